//! A class of style has one meaning: what one feature styles, another does not style for a purpose of its own.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use acconcio_app_files::files_below;

/// The sheet for printing: it hides parts of the page that have their style elsewhere.
const PRINTED: &str = "features/print/print.css";

#[test]
fn ok_no_class_is_styled_by_two_features() {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("../app/src");
    let mut owners: BTreeMap<String, String> = BTreeMap::new();
    let mut shared = Vec::new();
    let files = files_below(&sources).expect("the sources of the app can be read");
    for file in files.iter().filter(|file| file.ends_with(".css") && *file != PRINTED) {
        let owner = file.rsplit_once('/').map_or("", |(folder, _)| folder);
        let sheet = fs::read_to_string(sources.join(file)).expect("the style sheet can be read");
        for class in lone_classes(&sheet) {
            let known = owners.entry(class.to_owned()).or_insert_with(|| owner.to_owned());
            if known != owner {
                shared.push(format!(".{class}: {known} and {owner}"));
            }
        }
    }
    assert!(owners.len() > 500, "{} classes were found", owners.len());
    assert!(shared.is_empty(), "{}: give one of them another name", shared.join(", "));
}

/// The classes of which a sheet styles every element, wherever it stands.
fn lone_classes(sheet: &str) -> Vec<&str> {
    let heads = sheet.split(['{', '}', ';']).flat_map(|head| head.rsplit("*/").next());
    // A list within parentheses only says which elements are not meant.
    let lists = heads.filter(|head| !head.contains('('));
    lists.flat_map(|list| list.split(',')).filter_map(lone_class).collect()
}

fn lone_class(selector: &str) -> Option<&str> {
    let class = selector.trim().strip_prefix('.')?;
    let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    (!class.is_empty() && class.chars().all(is_name)).then_some(class)
}

#[test]
fn ok_only_a_class_alone_counts() {
    let sheet = "/* .no, */ .one { color: red; }\n.two,\n.three > .four, .five:hover { top: 0.5rem }\n\
        @media (width < 2px) { .six { left: .5rem } }\n.list > :not(.seven, .eight, .nine) { }";
    assert_eq!(lone_classes(sheet), ["one", "two", "six"]);
}
