//! Programs built by their own projects, downloaded from their releases on GitHub.

use std::env;
use std::fs;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::on_path;
use crate::process;
use acconcio_app_files::digest::sha256;
use anyhow::{Context, Result, anyhow, bail};

/// The archive of one release for this kind of machine.
pub struct Release {
    /// The path below the base address.
    path: String,
    /// The suffix that makes the address of the checksum from that of the archive.
    checksum_suffix: &'static str,
}

/// The address from which releases are downloaded; `ACCONCIO_RELEASES` names another with the same paths.
pub fn base() -> String {
    env::var("ACCONCIO_RELEASES").unwrap_or_else(|_| "https://github.com".to_owned())
}

impl Release {
    /// Returns the release of Trunk, if there is one for this kind of machine.
    pub fn of_trunk(version: &str) -> Option<Self> {
        let machine = match (env::consts::OS, env::consts::ARCH) {
            ("linux", "x86_64") => "x86_64-unknown-linux-gnu",
            ("linux", "aarch64") => "aarch64-unknown-linux-gnu",
            ("macos", "x86_64") => "x86_64-apple-darwin",
            ("macos", "aarch64") => "aarch64-apple-darwin",
            _ => return None,
        };
        Some(Self {
            path: format!("trunk-rs/trunk/releases/download/v{version}/trunk-{machine}.tar.gz"),
            checksum_suffix: ".sha256",
        })
    }

    /// Returns the release of wasm-bindgen, if there is one for this kind of machine.
    pub fn of_wasm_bindgen(version: &str) -> Option<Self> {
        let machine = match (env::consts::OS, env::consts::ARCH) {
            ("linux", "x86_64") => "x86_64-unknown-linux-musl",
            ("linux", "aarch64") => "aarch64-unknown-linux-musl",
            ("macos", "x86_64") => "x86_64-apple-darwin",
            ("macos", "aarch64") => "aarch64-apple-darwin",
            _ => return None,
        };
        Some(Self {
            path: format!(
                "wasm-bindgen/wasm-bindgen/releases/download/{version}/\
                 wasm-bindgen-{version}-{machine}.tar.gz"
            ),
            checksum_suffix: ".sha256sum",
        })
    }

    /// Returns the release of cargo-deny, if there is one for this kind of machine.
    pub fn of_cargo_deny(version: &str) -> Option<Self> {
        let machine = match (env::consts::OS, env::consts::ARCH) {
            ("linux", "x86_64") => "x86_64-unknown-linux-musl",
            ("linux", "aarch64") => "aarch64-unknown-linux-musl",
            ("macos", "x86_64") => "x86_64-apple-darwin",
            ("macos", "aarch64") => "aarch64-apple-darwin",
            _ => return None,
        };
        Some(Self {
            path: format!(
                "EmbarkStudios/cargo-deny/releases/download/{version}/\
                 cargo-deny-{version}-{machine}.tar.gz"
            ),
            checksum_suffix: ".sha256",
        })
    }

    /// Puts the program into `home/bin`.
    ///
    /// # Errors
    /// When curl or tar is missing, the archive or its checksum cannot be downloaded, or they do not
    /// belong together.
    pub fn download(&self, base: &str, program: &str, home: &Path) -> Result<()> {
        let curl = on_path("curl").context("curl is not installed")?;
        let tar = on_path("tar").context("tar is not installed")?;
        let bin = home.join("bin");
        fs::create_dir_all(&bin)?;

        let address = format!("{base}/{}", self.path);
        let checksum = home.join("checksum");
        fetch(&curl, &format!("{address}{}", self.checksum_suffix), &checksum)?;
        let archive = home.join("archive.tar.gz");
        fetch(&curl, &address, &archive)?;
        verify(&archive, &checksum)?;

        let unpacked = home.join("unpacked");
        fs::create_dir(&unpacked)?;
        process::run(Command::new(tar).arg("-xzf").arg(&archive).arg("-C").arg(&unpacked))?;
        let found = find(program, &unpacked)?.context("the archive does not have the program")?;
        fs::rename(found, bin.join(program))?;
        fs::remove_dir_all(unpacked)?;
        fs::remove_file(archive)?;
        fs::remove_file(checksum)?;
        Ok(())
    }
}

fn fetch(curl: &Path, address: &str, file: &Path) -> Result<()> {
    let mut command = Command::new(curl);
    command.args(["--fail", "--location"]);
    command.args(["--connect-timeout", "5", "--max-time", "300"]);
    if std::io::stderr().is_terminal() {
        command.arg("--progress-bar");
    } else {
        command.args(["--silent", "--show-error"]);
    }
    // curl has printed the reason.
    process::run(command.arg("--output").arg(file).arg(address))
        .map_err(|_| anyhow!("{address} is out of reach"))
}

/// Verifies the archive. The checksum comes first in its file; the name of the archive may follow.
fn verify(archive: &Path, checksum: &Path) -> Result<()> {
    let published = fs::read_to_string(checksum)?;
    let published = published.split_whitespace().next().unwrap_or_default();
    if !published.eq_ignore_ascii_case(&sha256(&fs::read(archive)?)) {
        bail!("the checksum is not the published one");
    }
    Ok(())
}

/// Returns the program in the folder, or in the one folder that an archive puts around its files.
fn find(program: &str, folder: &Path) -> Result<Option<PathBuf>> {
    let mut places = vec![folder.to_path_buf()];
    for entry in fs::read_dir(folder)? {
        places.push(entry?.path());
    }
    let candidates = places.iter().map(|place| place.join(program));
    Ok(candidates.into_iter().find(|candidate| candidate.is_file()))
}

#[cfg(test)]
mod tests;
