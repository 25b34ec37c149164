//! A class of style has one meaning: what one feature styles, another does not style for a purpose of its own. And a
//! style that asks what an element holds names what it is for, so that a page is not styled anew as a whole.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use acconcio_app_files::files_below;

/// The sheet for printing: it hides parts of the page that have their style elsewhere.
const PRINTED: &str = "features/print/print.css";

#[test]
fn ok_no_class_is_styled_by_two_features() {
    let mut owners: BTreeMap<String, String> = BTreeMap::new();
    let mut shared = Vec::new();
    for (file, sheet) in sheets().iter().filter(|(file, _)| *file != PRINTED) {
        let owner = file.rsplit_once('/').map_or("", |(folder, _)| folder);
        for class in lone_classes(sheet) {
            let known = owners.entry(class.to_owned()).or_insert_with(|| owner.to_owned());
            if known != owner {
                shared.push(format!(".{class}: {known} and {owner}"));
            }
        }
    }
    assert!(owners.len() > 500, "{} classes were found", owners.len());
    assert!(shared.is_empty(), "{}: give one of them another name", shared.join(", "));
}

/// The style sheets of the app with their paths below its sources.
fn sheets() -> Vec<(String, String)> {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("../app/src");
    let files = files_below(&sources).expect("the sources of the app can be read");
    let sheets = files.into_iter().filter(|file| file.ends_with(".css"));
    let read = |file: String| {
        let sheet = fs::read_to_string(sources.join(&file)).expect("the style sheet can be read");
        (file, sheet)
    };
    sheets.map(read).collect()
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

/// With `:has()` in a selector for elements of any kind, whatever is drawn in the page has the style of all that stands
/// in it worked out anew, before a frame can be painted.
#[test]
fn ok_what_asks_for_its_content_names_what_it_styles() {
    let mut asking = 0;
    for (file, sheet) in sheets() {
        for selector in asking_for_content(&sheet) {
            asking += 1;
            let is_of_any_kind = is_of_any_kind(&selector);
            assert!(!is_of_any_kind, "{file}: {selector}: give what it is for a class of its own");
        }
    }
    assert!(asking > 10, "{asking} selectors with :has() were found");
}

/// The heads of the rules of a sheet that contain `:has()`.
fn asking_for_content(sheet: &str) -> Vec<String> {
    let heads = sheet.split(['{', '}', ';']).filter_map(|head| head.rsplit("*/").next());
    heads.filter(|head| head.contains(":has(")).map(|head| head.trim().to_owned()).collect()
}

/// Whether a selector of a list that contains `:has()` leaves open what kind of element it styles.
fn is_of_any_kind(list: &str) -> bool {
    let mut depth = 0_usize;
    let mut plain = String::new();
    let mut asks = false;
    let mut found = false;
    for (index, letter) in list.char_indices().chain([(list.len(), ',')]) {
        match letter {
            '(' => {
                asks |= list[..index].ends_with(":has");
                depth += 1;
            }
            ')' => depth -= 1,
            ',' if depth == 0 => {
                let subject = plain.split_whitespace().last().unwrap_or_default();
                found |= asks && (subject.starts_with('*') || subject.starts_with(':'));
                plain.clear();
                asks = false;
            }
            _ if depth == 0 => plain.push(letter),
            _ => {}
        }
    }
    found
}

#[test]
fn ok_the_kind_is_that_of_the_last_element() {
    for any in
        [".papers:has(> .onward) > *", ".a, .b:has(c) *", ".exam > :not(.desk, :has(> .frame))"]
    {
        assert!(is_of_any_kind(any), "{any}");
    }
    for one in [".a > *, .b:has(*)", "html:has(.c, .d)", ".e:not(:has(f)) > .g::before"] {
        assert!(!is_of_any_kind(one), "{one}");
    }
}
