//! The files of a package: the app, set to begin with its course, and the incidents of the course.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use acconcio_app_files::{Release, digest, files_below, named_by_content};
use acconcio_scenario_files::{Chosen, pack, texts};
use acconcio_training::digest::Index;
use acconcio_training::scenario::{Courses, LawsChoice, PACK_VERSION, Package};
use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::checkout;

/// Returns the files, by their paths.
///
/// # Errors
/// When the app in the folder is not one that `cargo xtask build` has left there.
pub fn files(dist: &Path, chosen: Chosen, package: &Package) -> Result<BTreeMap<String, Vec<u8>>> {
    let no_build = || {
        let folder = dist.display();
        format!("{folder} has no app: run `cargo xtask build`, or name another folder with --app")
    };
    let mut files = BTreeMap::new();
    for file in files_below(dist).with_context(no_build)? {
        if !is_left_out(&file) {
            let content = fs::read(dist.join(&file))?;
            files.insert(file, content);
        }
    }
    let courses =
        Courses { version: PACK_VERSION, courses: vec![chosen.course], of_matches: Vec::new() };
    let in_force = LawsChoice::InForce.index_file();
    // The statements of the sources were checked against the scenarios when the app was built.
    let whole = fs::read_to_string(dist.join("packs").join(in_force)).with_context(no_build)?;
    let Index { statements, .. } = serde_json::from_str(&whole).with_context(no_build)?;
    let indexes = Index::under_each(&chosen.scenarios, statements)?;
    let languages = texts::languages(&checkout::root()?)?;
    let scenarios = &chosen.scenarios;
    let content = pack::Content { scenarios, indexes: &indexes, matches: &[], courses: &courses };
    let mut packs = pack::files(&content, &languages)?;
    packs.extend([pack::changes(scenarios)?]);
    // Texts of the app, which were compiled with it.
    for language in &languages {
        for name in pack::HANDBOOK.map(|stem| pack::name(stem, language)) {
            let words =
                fs::read_to_string(dist.join("packs").join(&name)).with_context(no_build)?;
            packs.insert(name, words);
        }
    }
    let all: String = packs.values().map(|json| digest::sha256(json.as_bytes())).collect();
    let version = digest::short(all.as_bytes());
    files
        .extend(packs.into_iter().map(|(name, json)| (format!("packs/{name}"), json.into_bytes())));
    begin_with_the_course(&mut files, package, &version).with_context(no_build)?;
    Ok(files)
}

/// The texts of the app, by group and language.
const WORDS: &str = "packs/words/";

/// Whether a file is left out: the incidents, of which a package has its own, and those by which the app is
/// saved on a device, because a platform saves its own.
fn is_left_out(file: &str) -> bool {
    let is_in = |folder: &&str| file.starts_with(*folder);
    file == "sw.js"
        || file == "manifest.webmanifest"
        || !file.starts_with(WORDS) && ["packs/", "icons/"].iter().any(is_in)
}

fn begin_with_the_course(
    files: &mut BTreeMap<String, Vec<u8>>,
    package: &Package,
    packs: &str,
) -> Result<()> {
    let is_boot = |name: &&String| name.starts_with("boot-") && name.ends_with(".js");
    let boot = files.keys().find(is_boot).context("boot.js is missing")?.clone();
    let script = text_of(files, &boot)?;
    let Release { mut told, script: rest } = Release::read(&script)?;
    told.insert("packs".to_owned(), packs.into());
    told.insert("worker".to_owned(), Value::Null);
    told.insert("lms".to_owned(), serde_json::to_value(package)?);
    let script = Release::written(&told, rest)?;
    let name = named_by_content("boot", "js", script.as_bytes());

    let page = text_of(files, "index.html")?;
    ensure!(page.contains(&boot), "index.html does not name {boot}");
    let page = without_links(&page.replace(&boot, &name), &["manifest", "apple-touch-icon"]);
    files.remove(&boot);
    files.insert(name, script.into_bytes());
    files.insert("index.html".to_owned(), page.into_bytes());
    Ok(())
}

fn text_of(files: &BTreeMap<String, Vec<u8>>, name: &str) -> Result<String> {
    let content = files.get(name).with_context(|| format!("{name} is missing"))?;
    String::from_utf8(content.clone()).with_context(|| format!("{name} is not UTF-8"))
}

/// Returns the page without the links of these kinds.
fn without_links(page: &str, relations: &[&str]) -> String {
    let mut kept = String::with_capacity(page.len());
    let mut rest = page;
    while let Some(start) = rest.find("<link ") {
        let end = rest[start..].find('>').map_or(rest.len(), |end| start + end + 1);
        let tag = &rest[start..end];
        let is_of = |relation: &&str| {
            [format!("rel={relation}"), format!("rel=\"{relation}\"")]
                .iter()
                .any(|attribute| tag.contains(attribute.as_str()))
        };
        kept.push_str(&rest[..start]);
        if !relations.iter().any(is_of) {
            kept.push_str(tag);
        }
        rest = &rest[end..];
    }
    kept.push_str(rest);
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_links_are_taken_out_minified_or_not() {
        let page = "<head><link href=a rel=manifest><link rel=\"icon\" href=b>\
            <link href=c rel=\"apple-touch-icon\"></head>";
        let expected = "<head><link rel=\"icon\" href=b></head>";
        assert_eq!(without_links(page, &["manifest", "apple-touch-icon"]), expected);
    }
}
