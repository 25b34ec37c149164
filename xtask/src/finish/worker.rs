//! The service worker that saves the app on the device: `static/sw.js`, with the files of this version.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use acconcio_app_files::{digest, files_below};
use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};

use super::with_first_line;
use crate::process::step;

/// The name of the file; it never changes, because browsers look there for the next version.
pub const NAME: &str = "sw.js";

/// The pack of the matches, as the scenarios are compiled.
const MATCHES: &str = "quadrigliona.json";

/// The catalogue, as far as it names the scenarios.
#[derive(Deserialize)]
struct Catalogue {
    scenarios: Vec<CatalogueEntry>,
}

#[derive(Deserialize)]
struct CatalogueEntry {
    id: String,
}

/// The values for the worker; `static/sw.js` documents each.
#[derive(Serialize)]
struct Release<'a> {
    version: &'a str,
    packs: &'a str,
    app: BTreeMap<String, String>,
    later: BTreeMap<String, String>,
}

/// Returns the version of the scenarios.
///
/// # Errors
/// When a file cannot be read.
pub fn packs_version(folder: &Path) -> Result<String> {
    version(&folder.join("packs"))
}

/// Returns the version of everything in the folder.
///
/// # Errors
/// When a file cannot be read.
pub fn version(folder: &Path) -> Result<String> {
    let mut all = String::new();
    for file in files_below(folder)? {
        all.push_str(&digest::sha256(&fs::read(folder.join(&file))?));
        all.push_str(&file);
    }
    Ok(digest::short(all.as_bytes()))
}

/// Writes the worker of the build in this folder.
///
/// # Errors
/// When a file cannot be read or written.
pub fn write(folder: &Path, version: &str, packs: &str) -> Result<()> {
    let scenarios = scenario_packs(folder)?;
    let (mut app, mut later) = (BTreeMap::new(), BTreeMap::new());
    for file in files_below(folder)? {
        let content = fs::read(folder.join(&file))?;
        let list = if scenarios.contains(&file) { &mut later } else { &mut app };
        list.insert(name(&file, &content), digest::sha256(&content));
    }
    step(format!("the worker keeps {} files, and {} of scenarios", app.len(), later.len()));
    let release = Release { version, packs, app, later };
    fs::write(folder.join(NAME), with_first_line(NAME, &release)?)?;
    Ok(())
}

/// Returns the files of the scenarios that are listed, and that of the matches.
///
/// # Errors
/// When there is no catalogue.
pub fn scenario_packs(folder: &Path) -> Result<Vec<String>> {
    let catalogue = fs::read(folder.join("packs/catalogue.en.json"))
        .context("there is no catalogue: run `cargo xtask build` first")?;
    let catalogue: Catalogue = serde_json::from_slice(&catalogue)?;
    let scenarios = catalogue.scenarios.iter().map(|scenario| scenario.id.as_str());
    let names = scenarios.map(|id| format!("{id}.json")).chain([MATCHES.to_owned()]);
    Ok(names.map(|name| format!("packs/{name}")).collect())
}

/// Returns the worker's name of a file: its address, with a digest unless it has one.
fn name(file: &str, content: &[u8]) -> String {
    // Some hosts redirect index.html to the folder.
    let address = if file == "index.html" { "./" } else { file };
    if has_digest(file) {
        address.to_owned()
    } else {
        format!("{address}?{}", digest::short(content))
    }
}

/// Whether the name ends with a digest, as Trunk and the build give it to what they write.
fn has_digest(file: &str) -> bool {
    let stem = file.rsplit_once('.').map_or(file, |(stem, _)| stem);
    let last = stem.rsplit_once('-').map_or("", |(_, last)| last);
    last.len() >= 12 && last.chars().all(|digit| digit.is_ascii_hexdigit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(feature = "scenarios")]
    #[test]
    fn ok_the_pack_of_the_matches_is_known_by_its_name() {
        assert_eq!(MATCHES, acconcio_scenario_files::pack::MATCHES);
    }

    #[test]
    fn ok_a_file_is_named_after_its_content_once() {
        assert_eq!(name("style-0123456789ab.css", b""), "style-0123456789ab.css");
        assert_eq!(name("icon-d61e334945dd98f7.svg", b""), "icon-d61e334945dd98f7.svg");
        assert!(name("index.html", b"").starts_with("./?"));
        assert_ne!(name("icons/icon-512.png", b"a"), name("icons/icon-512.png", b"b"));
    }
}
