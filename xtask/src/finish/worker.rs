//! The service worker that saves the app on the device: `static/sw.js`, with the files of this version.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use acconcio_app_files::{digest, files_below};
use anyhow::{Result, ensure};
use serde::{Deserialize, Serialize};

use super::{Profile, with_first_line};
use crate::process::step;

/// The name of the file; it never changes, because browsers look there for the next version.
pub const NAME: &str = "sw.js";

/// The pack of the matches, as the scenarios are compiled.
const MATCHES: &str = "quadrigliona";

/// The language that is kept where the visitor's has no texts.
const SOURCE: &str = "en";

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
    app: Files,
    languages: Vec<Language>,
}

/// The files that the worker keeps, with their digests.
type Files = BTreeMap<String, String>;

/// The files of one language.
#[derive(Default, Serialize)]
struct Language {
    code: String,
    app: Files,
    later: Files,
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
    let packs_of = scenario_packs(folder)?;
    let mut app = Files::new();
    let of_language = |code: &String| Language { code: code.clone(), ..Language::default() };
    let mut languages: Vec<Language> = packs_of.keys().map(of_language).collect();
    // The first is kept where no other is asked for.
    languages.sort_by_key(|language| language.code != SOURCE);
    for file in files_below(folder)? {
        let content = fs::read(folder.join(&file))?;
        let code = language_of(&file);
        let language = languages.iter_mut().find(|language| code == Some(&language.code));
        let list = match language {
            None => &mut app,
            Some(language) if packs_of[&language.code].contains(&file) => &mut language.later,
            Some(language) => &mut language.app,
        };
        list.insert(name(&file, &content), digest::sha256(&content));
    }
    let each = languages.iter().map(|Language { code, app, later }| {
        format!(", {} and {} of scenarios in `{code}`", app.len(), later.len())
    });
    step(format!("the worker keeps {} files{}", app.len(), each.collect::<String>()));
    let release = Release { version, packs, app, languages };
    fs::write(folder.join(NAME), with_first_line(NAME, &release, Profile::Release)?)?;
    Ok(())
}

/// Returns the codes of the languages, the one that is used where no other is asked for first.
///
/// # Errors
/// When there is no catalogue.
pub fn languages(folder: &Path) -> Result<Vec<String>> {
    let mut languages: Vec<String> = scenario_packs(folder)?.into_keys().collect();
    languages.sort_by_key(|code| code != SOURCE);
    Ok(languages)
}

/// Returns for each language the files of the scenarios that are listed, and that of the matches.
///
/// # Errors
/// When there is no catalogue.
pub fn scenario_packs(folder: &Path) -> Result<BTreeMap<String, BTreeSet<String>>> {
    let mut packs = BTreeMap::new();
    for file in files_below(&folder.join("packs"))? {
        let Some(code) = language_of(&file).filter(|_| file.starts_with("catalogue.")) else {
            continue;
        };
        let catalogue: Catalogue =
            serde_json::from_slice(&fs::read(folder.join("packs").join(&file))?)?;
        let ids = catalogue.scenarios.iter().map(|scenario| scenario.id.as_str());
        let names = ids.chain([MATCHES]).map(|stem| format!("packs/{stem}.{code}.json"));
        packs.insert(code.to_owned(), names.collect());
    }
    ensure!(!packs.is_empty(), "there is no catalogue: run `cargo xtask build` first");
    Ok(packs)
}

/// Returns the code of the language in the name of a file of the pack: `packs/courses.it.json`,
/// `packs/words/home.it.txt`.
fn language_of(file: &str) -> Option<&str> {
    let stem = file.strip_suffix(".json").or_else(|| file.strip_suffix(".txt"))?;
    let (_, code) = stem.rsplit_once('.')?;
    Some(code)
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
    fn ok_what_the_pack_calls_its_files_is_known() {
        use acconcio_scenario_files::{pack, texts};
        assert_eq!((MATCHES, SOURCE), (pack::MATCHES, texts::SOURCE));
    }

    #[test]
    fn ok_a_file_of_the_pack_tells_its_language() {
        assert_eq!(language_of("packs/courses.pt-BR.json"), Some("pt-BR"));
        assert_eq!(language_of("packs/words/home.it.txt"), Some("it"));
        assert_eq!(language_of("packs/index-2023.json"), None);
        assert_eq!(language_of("acconcio-app-0123456789ab.wasm"), None);
    }

    #[test]
    fn ok_a_file_is_named_after_its_content_once() {
        assert_eq!(name("style-0123456789ab.css", b""), "style-0123456789ab.css");
        assert_eq!(name("icon-d61e334945dd98f7.svg", b""), "icon-d61e334945dd98f7.svg");
        assert!(name("index.html", b"").starts_with("./?"));
        assert_ne!(name("icons/icon-512.png", b"a"), name("icons/icon-512.png", b"b"));
    }
}
