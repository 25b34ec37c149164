//! The parts of the app that `static/boot.js` fetches beside the first one, against those in which the pages lie.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use super::*;
use crate::features::handbook::opening::has_opening;
use crate::language::Group;
use crate::texts::needed_by;

#[test]
fn ok_what_an_address_fetches_is_the_part_of_its_page() {
    let boot = read("../static/boot.js");
    let fetched = fetched(&boot);
    let frame = read("src/app.rs");
    let parts = parts(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let catalogue = Catalogue { version: PACK_VERSION, scenarios: vec![two_kings(&["a"])] };
    let mut asked = BTreeSet::new();
    for page in pages() {
        let hash = page.to_hash();
        // boot.js takes the first that fits.
        let entry = fetched.iter().find(|(address, _)| hash.starts_with(address));
        asked.extend(entry.map(|(address, _)| *address));
        let drawn = page.with_variant(&catalogue);
        let part = properties(&frame, &drawn)
            .map(|name| parts.get(name).unwrap_or_else(|| panic!("{name} is not drawn by a part")));
        assert_eq!(entry.map(|(_, part)| *part), part.map(String::as_str), "{hash}");
    }
    let idle: Vec<_> = fetched.iter().filter(|(address, _)| !asked.contains(address)).collect();
    assert!(idle.is_empty(), "no page has these addresses: {idle:?}");
}

#[test]
fn ok_an_opening_is_fetched_first_where_a_page_has_one() {
    let boot = read("../static/boot.js");
    let (_, list) = boot.split_once(r"const OPENED = /^#\/(").expect("boot.js has OPENED");
    let (list, _) = list.split_once(")/").expect("OPENED has an end");
    let is_fetched = |hash: &str| {
        list.split('|').any(|address| match address.strip_suffix('$') {
            Some(whole) => hash == format!("#/{whole}"),
            None => hash.starts_with(&format!("#/{address}")),
        })
    };
    let fetched = pages().into_iter().filter(|page| is_fetched(&page.to_hash())).count();
    assert!(fetched > 0, "OPENED names no page");
    for page in pages() {
        assert_eq!(is_fetched(&page.to_hash()), has_opening(&page), "{}", page.to_hash());
    }
}

#[test]
fn ok_the_texts_fetched_ahead_are_those_that_a_page_needs() {
    let boot = read("../static/boot.js");
    let (_, list) = boot.split_once("const WORDS = {").expect("boot.js has WORDS");
    let (list, _) = list.split_once("};").expect("WORDS has an end");
    for (name, group) in [("incident", Group::Incident), ("pages", Group::Pages)] {
        let (_, groups) = list.split_once(&format!("{name}: [")).expect("a list of groups");
        let (groups, _) = groups.split_once(']').expect("the list has an end");
        let fetched: Vec<&str> = groups.split(", ").map(|it| it.trim_matches('"')).collect();
        let needed: Vec<&str> = needed_by(group).iter().map(|it| it.name()).collect();
        assert_eq!(fetched, needed, "{name}");
    }
}

/// A file, by its path from the folder of the app.
fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The addresses that `PART_OF` names, each with its part.
fn fetched(boot: &str) -> Vec<(&str, &str)> {
    let (_, list) = boot.split_once("const PART_OF = {").expect("boot.js has PART_OF");
    let (list, _) = list.split_once("};").expect("PART_OF has an end");
    let entry = |line| {
        let mut quoted = str::split(line, '"').skip(1).step_by(2);
        Some((quoted.next()?, quoted.next()?))
    };
    list.lines().filter_map(entry).collect()
}

/// The part of each page, by the type of the properties of the page: what stands above
/// `fn fetch_…() -> Arrived<OwnProps>`.
fn parts(folder: &Path) -> BTreeMap<String, String> {
    let mut parts = BTreeMap::new();
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            parts.extend(self::parts(&path));
            continue;
        }
        let text = fs::read_to_string(&path).expect("UTF-8");
        for split in text.split("\n#[part(").skip(1) {
            let signature = split.split('{').next().unwrap_or_default();
            if let (Some((part, _)), Some((_, page))) =
                (signature.split_once(')'), signature.split_once("Arrived<"))
            {
                parts.insert(identifier(page).to_owned(), part.to_owned());
            }
        }
    }
    parts
}

/// The type of the properties with which the frame draws a page from a part; none for a page of the first part.
fn properties<'a>(frame: &'a str, page: &Route) -> Option<&'a str> {
    let page = format!("{page:?}");
    let pattern = format!("Route::{}", identifier(&page));
    let is_named = |text: &str| {
        text.split(&*pattern).skip(1).any(|rest| !rest.starts_with(|it: char| it.is_alphanumeric()))
    };
    let arm = arms(body(frame, "page")).into_iter().find(|(pattern, _)| is_named(pattern));
    let (_, drawn) = arm.unwrap_or_else(|| panic!("{pattern} is not drawn"));
    let drawn = if drawn.contains(" incident(page") { body(frame, "incident") } else { drawn };
    // `PageProps {` is what the page is made of.
    let mut places = drawn.match_indices("Props {").map(|(at, _)| at);
    let end = places.find(|at| !drawn[..*at].ends_with(" Page"))? + "Props".len();
    drawn[..end].rsplit(|it: char| !it.is_alphanumeric()).next()
}

/// The text of a function.
fn body<'a>(file: &'a str, function: &str) -> &'a str {
    let (_, text) = file.split_once(&format!("\nfn {function}(")).expect("a function");
    text.split("\n}\n").next().unwrap_or(text)
}

/// The arms of the `match` of a function: the pattern, and what stands behind it.
fn arms(body: &str) -> Vec<(&str, &str)> {
    let lines = body.split("\n        (").skip(1);
    lines.filter_map(|arm| arm.split_once("=>")).collect()
}

/// The name with which a text begins, white space apart.
fn identifier(text: &str) -> &str {
    let text = text.trim_start();
    let end = text.find(|it: char| !it.is_alphanumeric() && it != '_').unwrap_or(text.len());
    &text[..end]
}
