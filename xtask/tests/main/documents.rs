//! The things that the documents name are there: a reader who follows them finds them.

use std::fs;
use std::path::{Path, PathBuf};

const DOCUMENTS: [&str; 9] = [
    "README.md",
    "docs/classroom.md",
    "docs/commands.md",
    "docs/deploy.md",
    "docs/design.md",
    "docs/features.md",
    "docs/new-edition.md",
    "scenarios/README.md",
    "scenarios/quadrigliona/README.md",
];

/// A path of the repository begins with one of these.
const FOLDERS: [&str; 6] = ["app/", "crates/", "docs/", "scenarios/", "static/", "xtask/"];

#[test]
fn ok_every_path_and_every_link_of_the_documents_leads_somewhere() {
    let root: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask lies in the repository")
        .into();
    let mut lost = Vec::new();
    for document in DOCUMENTS {
        let text = fs::read_to_string(root.join(document)).expect("the document is there");
        let folder = root.join(document).parent().expect("it lies in a folder").to_path_buf();
        let paths = paths(&text).into_iter().map(|path| (path, root.join(path)));
        let links = links(&text).into_iter().map(|link| {
            let (file, heading) = link.split_once('#').unwrap_or((link, ""));
            let place = if file.is_empty() { root.join(document) } else { folder.join(file) };
            if !heading.is_empty() && !has_heading(&place, heading) {
                lost.push(format!("{document}: the heading of {link}"));
            }
            (link, place)
        });
        let all: Vec<_> = paths.chain(links).collect();
        let missing = all.into_iter().filter(|(_, place)| !place.exists());
        lost.extend(missing.map(|(named, _)| format!("{document}: {named}")));
    }
    assert!(lost.is_empty(), "named, but not there:\n{}", lost.join("\n"));
}

/// Trunk ends where a folder that it is to watch is not there.
#[test]
fn ok_every_folder_that_trunk_watches_is_there() {
    let root =
        Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the repository");
    let text = fs::read_to_string(root.join("Trunk.toml")).expect("Trunk.toml is there");
    let settings: toml::Table = toml::from_str(&text).expect("Trunk.toml is TOML");
    let watched = settings["watch"]["watch"].as_array().expect("it watches folders");
    let folders: Vec<&str> = watched.iter().filter_map(toml::Value::as_str).collect();
    assert!(folders.contains(&"app"), "{folders:?}");
    let missing: Vec<&&str> = folders.iter().filter(|it| !root.join(it).is_dir()).collect();
    assert!(missing.is_empty(), "Trunk.toml watches {missing:?}, which is not there");
}

#[test]
fn err_paths_links_and_headings_are_seen() {
    let text = "`app/src/x.rs` and `cargo run`, [a](docs/b.md#c-d), [e](https://f) `crates/g`";
    assert_eq!(paths(text), ["app/src/x.rs", "crates/g"]);
    assert_eq!(links(text), ["docs/b.md#c-d"]);
    assert_eq!(anchor("`acconcio rule FILE`"), "acconcio-rule-file");
    assert_eq!(
        anchor("The statements, and `cargo xtask coverage`"),
        "the-statements-and-cargo-xtask-coverage"
    );
}

/// The paths from the root of the repository that stand between backticks.
fn paths(text: &str) -> Vec<&str> {
    let quoted = text.split('`').skip(1).step_by(2);
    let is_path = |text: &&str| {
        FOLDERS.iter().any(|folder| text.starts_with(folder)) && !text.contains([' ', '*', '\n'])
    };
    quoted.filter(is_path).collect()
}

/// The targets of the links that stay in the repository.
fn links(text: &str) -> Vec<&str> {
    let targets = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    targets.filter(|target| !target.contains("://")).collect()
}

fn has_heading(document: &Path, wanted: &str) -> bool {
    let text = fs::read_to_string(document).unwrap_or_default();
    let headings = text.lines().filter(|line| line.starts_with('#'));
    headings.map(|line| anchor(line.trim_start_matches('#'))).any(|heading| heading == wanted)
}

/// The name of a heading in an address, as GitHub makes it.
fn anchor(heading: &str) -> String {
    let kept = |c: char| match c {
        ' ' => Some('-'),
        c if c.is_alphanumeric() || c == '-' || c == '_' => Some(c.to_ascii_lowercase()),
        _ => None,
    };
    heading.trim().chars().filter_map(kept).collect()
}
