//! The sentences of absence of the README, each checked.

use std::fs;
use std::path::{Path, PathBuf};

pub(super) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the repository").into()
}

/// Returns the Rust files below a folder, with their text.
pub(super) fn sources(folder: &str) -> Vec<(PathBuf, String)> {
    fn walk(folder: &Path, files: &mut Vec<(PathBuf, String)>) {
        let entries = fs::read_dir(folder).expect("the folder can be read");
        for path in entries.map(|entry| entry.expect("the entry can be read").path()) {
            if path.is_dir() {
                walk(&path, files);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let text = fs::read_to_string(&path).expect("a source is UTF-8");
                files.push((path, text));
            }
        }
    }
    let mut files = Vec::new();
    walk(&root().join(folder), &mut files);
    assert!(!files.is_empty(), "{folder} has sources");
    files
}

/// Returns the lines of code of a file: no comments, nothing from its test module on.
fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let until_tests = text.split("#[cfg(test)]").next().unwrap_or_default();
    let lines = until_tests.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
    lines.filter(|(_, line)| !line.starts_with("//"))
}

/// Returns the string literals of a line.
fn literals(line: &str) -> Vec<&str> {
    line.split('"').skip(1).step_by(2).collect()
}

#[track_caller]
fn check(folder: &str, is_exempt: impl Fn(&str) -> bool, offends: impl Fn(&str) -> bool) {
    let mut found = Vec::new();
    for (path, text) in sources(folder) {
        let name = path.strip_prefix(root()).unwrap_or(&path).display().to_string();
        if is_exempt(&name) {
            continue;
        }
        for (number, line) in code(&text).filter(|(_, line)| offends(line)) {
            found.push(format!("{name}:{number}: {line}"));
        }
    }
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

fn is_article(word: &str) -> bool {
    let mut parts = word.split('.');
    let chapter = parts.next().unwrap_or_default();
    let is_chapter = matches!(chapter, "A" | "B")
        || (!chapter.is_empty() && chapter.chars().all(|c| c.is_ascii_digit()));
    let rest: Vec<&str> = parts.collect();
    let has_letter =
        rest.iter().any(|part| part.len() == 1 && part.chars().all(char::is_alphabetic));
    let is_numbered =
        rest.len() == 2 && rest.iter().all(|part| part.len() < 3 && part.parse::<u8>().is_ok());
    is_chapter && !rest.is_empty() && (has_letter || is_numbered || matches!(chapter, "A" | "B"))
}

/// The library crates that rule and train; none of them uses input, output, time or chance.
const LIBRARIES: [&str; 5] = ["adjudication", "mate", "notation", "quadrigliona", "training"];

#[test]
fn ok_the_libraries_know_no_browser_no_files_and_no_clock() {
    for name in LIBRARIES {
        let manifest = fs::read_to_string(root().join(format!("crates/{name}/Cargo.toml")));
        let manifest: toml::Table = manifest.expect("a manifest").parse().expect("it is TOML");
        let dependencies = manifest["dependencies"].as_table().expect("it has dependencies");
        for dependency in dependencies.keys() {
            let is_ours =
                dependency.strip_prefix("acconcio-").is_some_and(|it| LIBRARIES.contains(&it));
            let is_known =
                ["base64", "crc", "serde", "serde_json", "shakmaty", "strum", "thiserror"];
            // What seals exams: chance is given to it.
            let seals = ["argon2", "blake2", "chacha20poly1305", "crypto_box"];
            assert!(
                is_ours
                    || is_known.contains(&dependency.as_str())
                    || (name == "training" && seals.contains(&dependency.as_str())),
                "{name} depends on {dependency}"
            );
        }
        let reaches_out =
            ["std::fs", "std::io", "std::net", "std::time", "std::env", "std::process"];
        let source = format!("crates/{name}/src");
        check(&source, |_| false, |line| reaches_out.iter().any(|name| line.contains(name)));
    }
}

#[test]
fn ok_no_law_outside_the_adjudication() {
    let cites = |line: &str| literals(line).iter().any(|text| text.split(' ').any(is_article));
    for source in ["app/src", "crates/training/src", "crates/scenario-files/src", "crates/cli/src"]
    {
        check(source, |name| name.contains("tests"), cites);
    }
}

#[test]
fn ok_no_number_of_the_laws_outside_an_editions_table() {
    // Minutes of a penalty, and the counts that lose, in seconds and offences.
    let fixes = |line: &str| {
        let words = line.split(|c: char| !c.is_alphanumeric());
        words.into_iter().any(|word| matches!(word, "60" | "120" | "180"))
            || line.contains("losing: ")
            || line.contains("bonus: ")
    };
    // The rules of Quadrigliona are a book with a table of its own.
    let is_table = |name: &str| {
        name.contains("editions")
            || name.ends_with("quadrigliona/src/book/provisions.rs")
            // The duration of exams.
            || name.ends_with("exam/preset.rs")
            || name.ends_with("tests.rs")
    };
    for name in LIBRARIES {
        check(&format!("crates/{name}/src"), is_table, |line| {
            let is_a_type = ["bonus: i32", "bonus: Option<", "losing: Option<"];
            fixes(line) && !is_a_type.iter().any(|name| line.contains(name))
        });
    }
}

#[test]
fn ok_no_effect_without_its_provision() {
    let is_home = |name: &str| name.ends_with("laws/provision.rs");
    for name in LIBRARIES {
        check(&format!("crates/{name}/src"), is_home, |line| {
            line.contains("Ordered {") && !line.contains("struct")
        });
    }
}

#[test]
fn ok_no_words_for_people_outside_the_files_of_texts() {
    let is_test = |name: &str| name.contains("tests");
    check("app/src", is_test, |line| {
        let is_for_developers = ["expect(", "panic!", "assert", "error(", "reason ="];
        !is_for_developers.iter().any(|word| line.contains(word))
            && literals(line).iter().any(|text| is_sentence(text))
    });
}

/// Whether a text has two words, the first with a capital letter: text that only people read.
fn is_sentence(text: &str) -> bool {
    let mut words = text.split(' ');
    let first = words.next().unwrap_or_default();
    let is_capital = first.len() > 1 && first.chars().next().is_some_and(char::is_uppercase);
    let is_word = |word: &str| word.len() > 1 && word.chars().all(char::is_alphabetic);
    is_capital && is_word(first) && words.next().is_some_and(is_word)
}

#[test]
fn ok_no_storage_key_outside_storage() {
    let is_home = |name: &str| name.contains("platform/storage") || name.contains("/tests");
    check("app/src", is_home, |line| {
        line.contains("local_storage")
            || line.contains("localStorage")
            || line.contains("\"acconcio.")
    });
}

#[test]
fn ok_the_board_knows_no_law() {
    let is_elsewhere = |name: &str| !name.contains("ui/board");
    check("app/src", is_elsewhere, |line| {
        line.contains("legal_moves")
            || line.contains("acconcio_adjudication::laws")
            || line.contains("adjudicate")
    });
}

#[test]
fn ok_no_ruling_written_by_hand() {
    let folder = root().join("scenarios");
    for entry in fs::read_dir(folder).expect("there are scenarios") {
        let path = entry.expect("the entry can be read").path();
        if path.extension().is_none_or(|ending| ending != "toml") {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a scenario is UTF-8");
        let written = text.split("# ---- What the core rules.").next().unwrap_or_default();
        assert!(!written.contains("[expected"), "{}: a ruling by hand", path.display());
    }
}

#[test]
fn err_these_tests_see_what_they_look_for() {
    assert!(is_article("7.5.3") && !is_article("0.2.130"));
    assert!(is_article("7.4.a") && is_article("A.4.c") && is_article("B.2"));
    assert!(!is_article("0.5") && !is_article("icon.svg") && !is_article("1.5"));
    assert!(is_sentence("White claims") && !is_sentence("scenario mark") && !is_sentence("Escape"));
    assert_eq!(literals("let a = \"one\"; // \"two\""), ["one", "two"]);
}
