//! Cases that must fail: each kind of gap in the coverage, on a small list and a small incident.

use std::path::Path;

use super::articles::{Articles, Decided};
use super::library::{Library, LibraryScenario};
use super::lines::Lines;
use super::proof::{self, Mark};
use super::statements::Statements;

const LIST: &str = r#"[[statement]]
id = "SEM-01.1"
section = "Slide 1"
kind = "rule"
says = "A pinned piece may not leave its line."
facets = ["classification"]
look-for = ["classification = illegal", "own-king-safe holds"]
never = ["result = won"]
"#;

const SCENARIO: &str = r#"topics = ["illegal-move"]
level = 1
provenance = "constructed"
edition = 2009
regime = "standard"
position = "4rk2/5ppp/8/8/8/8/4RPPP/4K3 w - - 0 31"
clocks = { white = "5:00", black = "5:00" }

[[variant]]
id = "off-the-file"
shows = ["SEM-01.1"]
acts = [
  { by = "white", does = "plays", from = "e2", to = "d2" },
  { by = "arbiter", does = "notices" },
]

[[variant]]
id = "along-the-file"
beside = ["SEM-01.1"]
acts = [{ by = "white", does = "plays", from = "e2", to = "e5" }]
"#;

fn statements(list: &str) -> Statements {
    Statements::parse(Path::new("scenarios/statements.toml"), list).expect("the list is right")
}

fn library(scenario: &str) -> Library {
    let scenario = LibraryScenario::of("a-scenario", scenario).expect("the scenario is right");
    Library { scenarios: vec![scenario], matches: Vec::new() }
}

/// Checks that with these pieces replaced the statement has this mark, and the output has all of these
/// words.
#[track_caller]
fn check(list: (&str, &str), scenario: (&str, &str), mark: Mark, words: &[&str]) {
    assert!(LIST.contains(list.0) && SCENARIO.contains(scenario.0), "nothing to replace");
    let statements = statements(&LIST.replacen(list.0, list.1, 1));
    let (proofs, complaints) =
        proof::hold(&statements, &library(&SCENARIO.replacen(scenario.0, scenario.1, 1)));
    assert_eq!(proofs[0].mark, mark);
    let printed: Vec<String> = complaints.iter().map(ToString::to_string).collect();
    let printed = printed.join("\n");
    assert_eq!(complaints.is_empty(), words.is_empty(), "{printed}");
    for word in words {
        assert!(printed.contains(word), "`{word}` is missing in:\n{printed}");
    }
}

const SAME: (&str, &str) = ("", "");

#[test]
fn ok_proven_by_a_variant_and_one_just_outside() {
    check(SAME, SAME, Mark::Proven, &[]);
}

#[test]
fn ok_without_texts_it_is_only_shown() {
    let without = ("look-for = [\"classification = illegal\", \"own-king-safe holds\"]\n", "");
    check(without, SAME, Mark::Shown, &[]);
}

#[test]
fn err_an_unknown_number() {
    let scenario = ("beside = [\"SEM-01.1\"]", "beside = [\"SEM-01.1\", \"SEM-99.9\"]");
    let words = ["scenarios/a-scenario.toml:19:", "`variant[2].beside`", "`SEM-99.9`", "lists"];
    check(SAME, scenario, Mark::Proven, &words);
}

#[test]
fn err_named_twice_by_one_variant() {
    let scenario = ("beside = [\"SEM-01.1\"]", "beside = [\"SEM-01.1\"]\nshows = [\"SEM-01.1\"]");
    check(SAME, scenario, Mark::Missing, &["named twice", "keep one of the two"]);
}

#[test]
fn err_not_shown() {
    let scenario = ("shows = [\"SEM-01.1\"]\n", "");
    let words =
        ["scenarios/statements.toml:2:6", "`shows`", "no variant shows it", "write an incident"];
    check(SAME, scenario, Mark::Missing, &words);
}

#[test]
fn err_nothing_just_outside_unless_there_is_a_reason() {
    let scenario = ("beside = [\"SEM-01.1\"]\n", "");
    check(SAME, scenario, Mark::Missing, &["`beside`", "just outside", "no-outside"]);
    let reason = ("kind = \"rule\"", "kind = \"rule\"\nno-outside = \"a definition\"");
    check(reason, scenario, Mark::Proven, &[]);
}

#[test]
fn err_the_ruling_does_not_show_it() {
    let list = ("own-king-safe holds", "knight-moves holds");
    let words = ["a-scenario.toml:11:", "`variant[1].shows`", "does not have `knight-moves holds`"];
    check(list, SAME, Mark::Missing, &words);
    let list = ("result = won", "result = continues");
    check(list, SAME, Mark::Missing, &["has `result = continues`", "correct the facts"]);
}

#[test]
fn err_just_outside_the_ruling_is_the_same() {
    let list =
        ("\"classification = illegal\", \"own-king-safe holds\"", "\"completion = completed\"");
    let words = ["`look-for`", "show it too: a-scenario/along-the-file", "deciding fact"];
    check(list, SAME, Mark::Missing, &words);
}

#[test]
fn err_entries_that_are_wrong() {
    let check = |old: &str, new: &str, word: &str| {
        let list = LIST.replacen(old, new, 1);
        let parsed = Statements::parse(Path::new("scenarios/statements.toml"), &list);
        let wrong = parsed.err().expect("the list is wrong");
        let messages: Vec<_> = wrong.iter().map(|one| one.message.as_str()).collect();
        assert!(messages.join("\n").contains(word), "{messages:?}");
    };
    check("facets = [\"classification\"]\n", "", "nothing says whether");
    check("facets = [\"classification\"]", "ungradable = \" \"", "the reason is empty");
    check("kind = \"rule\"", "kind = \"rule\"\nungradable = \"a remark\"", "names facets and");
    check("kind = \"rule\"", "kind = \"rule\"\nsort = \"rule\"", "unknown field");
    check(LIST, &format!("{LIST}{LIST}"), "listed twice");
}

#[test]
fn ok_texts_are_found_within_a_line() {
    let lines = Lines::from_lines(
        &["trigger = on-claim [2009 7.4.a]", "2009 4.3.a touched-own-piece holds: x"],
        &["reading-1: board = keep [2009 13.6]"],
    );
    assert!(lines.show("trigger = on-claim") && lines.show("trigger = *7.4.a"));
    assert!(
        lines.show("touched-own-piece holds") && lines.show("result = won | trigger = on-claim")
    );
    assert!(lines.show("reading*board = keep"));
    assert!(!lines.show("board = keep"), "only in a reading");
    assert!(!lines.show("reading*trigger") && !lines.show("7.4.a*trigger"));
}

#[test]
fn ok_every_article_of_2023_is_ruled_shown_or_excused() {
    let articles = Articles::read().expect("the list is right");
    let printed: Vec<String> = articles.complaints.iter().map(ToString::to_string).collect();
    assert!(printed.is_empty(), "{}", printed.join("\n"));
    let edition = articles.editions.iter().find(|edition| edition.name == "2023");
    let edition = edition.expect("2023 is listed");
    let (all, ruled) = (edition.articles.len(), edition.count(Decided::Ruled));
    assert!(all > 300 && ruled > 150, "{all} articles, {ruled} ruled");
    let decided = |number: &str| {
        let mut listed = edition.articles.iter().filter(|it| it.number == number);
        let decided = listed.next().map(|it| it.decided);
        assert!(listed.next().is_none(), "{number} twice");
        decided
    };
    assert_eq!(decided("11.3.2.2"), Some(Decided::Ruled));
    assert_eq!(decided("12.9.6"), Some(Decided::Ruled));
    assert_eq!(decided("1.1"), Some(Decided::NotForRuling));
    assert_eq!(decided("7.5.6"), None);
}

#[test]
fn err_an_article_of_which_nothing_became() {
    let check = |list: &str, word: &str| {
        let list = format!("within = []\nnot-for-ruling = []\nmissing = []\n{list}");
        let articles = Articles::of(&list).expect("it can be read");
        let printed: Vec<String> = articles.complaints.iter().map(ToString::to_string).collect();
        assert!(printed.join("\n").contains(word), "{printed:?}");
    };
    check(
        "[[edition]]\nedition = \"2023\"\narticles = \"7.5.5 7.5.6\"",
        "7.5.6 of 2023 is neither",
    );
    check("[[edition]]\nedition = \"2024\"\narticles = \"1.1\"", "no edition `2024`");
}
