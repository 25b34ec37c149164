//! `sbom`: what the app and the program `acconcio` are made of, each crate with its version, licence and checksum, in
//! CycloneDX JSON.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::process::{self, step};
use crate::{project, tools};

/// A bill of materials.
struct Bill {
    /// The folder of its package.
    package: &'static str,
    /// The name of its file in `target/sbom`.
    file: &'static str,
    /// The kind of machine; that on which this runs where none is named.
    target: Option<&'static str>,
}

const BILLS: [Bill; 2] = [
    Bill { package: "app", file: "acconcio-app.cdx.json", target: Some("wasm32-unknown-unknown") },
    Bill { package: "crates/cli", file: "acconcio.cdx.json", target: None },
];

/// The name that cargo-cyclonedx gives to its files, one beside the manifest of each package.
const WRITTEN: &str = "acconcio-sbom";

/// Writes the bills into `target/sbom`: the same sources give the same bytes.
///
/// # Errors
/// When cargo-cyclonedx is missing and cannot be installed, or fails.
pub fn sbom() -> Result<()> {
    let folder = project::target()?.join("sbom");
    fs::create_dir_all(&folder).with_context(|| format!("{} cannot be made", folder.display()))?;
    for bill in BILLS {
        let written = write(&bill);
        let text = written.and_then(|()| {
            fs::read_to_string(beside(bill.package)).context("cargo-cyclonedx wrote nothing")
        });
        clear()?;
        let place = folder.join(bill.file);
        fs::write(&place, without_folder(&text?, &project::root()))
            .with_context(|| format!("{} cannot be written", place.display()))?;
        step(format!("{}: written", place.display()));
    }
    Ok(())
}

fn write(bill: &Bill) -> Result<()> {
    let mut command = tools::cargo_cyclonedx()?;
    command.args(["cyclonedx", "--format", "json", "--spec-version", "1.5", "--no-build-deps"]);
    command.args(["--override-filename", WRITTEN, "--quiet", "--manifest-path"]);
    command.arg(project::root().join(bill.package).join("Cargo.toml"));
    if let Some(target) = bill.target {
        command.args(["--target", target]);
    }
    // The time of the sources, not of the bill.
    let time = process::output(process::in_project("git").args(["log", "-1", "--format=%ct"]));
    command.env("SOURCE_DATE_EPOCH", time.unwrap_or_default().trim());
    process::run(&mut command)
}

fn beside(package: &str) -> PathBuf {
    project::root().join(package).join(format!("{WRITTEN}.json"))
}

/// Removes the files beside all manifests.
fn clear() -> Result<()> {
    let crates = fs::read_dir(project::root().join("crates")).context("there are crates")?;
    let crates = crates.flatten().map(|entry| format!("crates/{}", entry.file_name().display()));
    for package in crates.chain(["app".to_owned(), "xtask".to_owned()]) {
        let file = beside(&package);
        if file.exists() {
            fs::remove_file(&file).with_context(|| format!("{} stays", file.display()))?;
        }
    }
    Ok(())
}

/// The bill without the folder of the repository on this machine.
fn without_folder(text: &str, root: &Path) -> String {
    text.replace(&format!("file://{}", root.display()), "file:///acconcio")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_a_bill_does_not_name_the_folder_of_this_machine() {
        let text = r#"{"bom-ref": "path+file:///home/me/x/app#acconcio-app@0.1.0"}"#;
        let expected = r#"{"bom-ref": "path+file:///acconcio/app#acconcio-app@0.1.0"}"#;
        assert_eq!(without_folder(text, Path::new("/home/me/x")), expected);
    }
}
