//! `rule` as a program: its output, and its exit codes.

use std::process::Output;

use serde_json::Value;

use super::acconcio;

fn rule(arguments: &[&str]) -> Output {
    acconcio("rule").args(arguments).output().expect("the program starts")
}

fn json(arguments: &[&str]) -> Value {
    let output = rule(arguments);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("it prints JSON")
}

const SCENARIO: &str = "scenarios/castling-rook-first.toml";

/// Checks that it ends with exit code 2, prints nothing for programs, and names all of these words in the
/// error.
#[track_caller]
fn refused(arguments: &[&str], words: &[&str]) {
    let output = rule(arguments);
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{error}");
    assert!(output.stdout.is_empty(), "{}", String::from_utf8_lossy(&output.stdout));
    for word in words {
        assert!(error.contains(word), "`{word}` is missing in:\n{error}");
    }
}

#[test]
fn ok_the_form_is_the_documented_one() {
    let golden = include_str!("../golden/rule.json");
    let golden: Value = serde_json::from_str(golden).expect("the golden file is JSON");
    assert_eq!(json(&[SCENARIO, "--variant", "completed", "--json"]), golden);
}

#[test]
fn ok_every_variant_and_other_laws() {
    let all = json(&[SCENARIO, "--json"]);
    assert!(all["rulings"].as_array().is_some_and(|rulings| rulings.len() > 3));
    let asked = ["--edition", "2023", "--regime", "blitz", "--supervision", "no"];
    let other = json(&[&[SCENARIO, "--variant", "completed", "--json"], &asked[..]].concat());
    let ruling = &other["rulings"][0];
    assert_eq!(ruling["edition"], "2023");
    assert_eq!(ruling["regime"], "blitz-unsupervised");
    let enacted = json(&[SCENARIO, "--variant", "completed", "--enact", "3", "7", "--json"]);
    assert_eq!(enacted["rulings"][0]["enacted"], serde_json::json!([3, 7]));
}

#[test]
fn ok_the_articles_are_told_by_facet() {
    let scenario = "scenarios/two-kings-found-in-time.toml";
    let told = json(&[scenario, "--variant", "seen-2023", "--cites", "--json"]);
    let cites = &told["rulings"][0]["cites"];
    let of = |facet: &str| {
        let facets = cites["facets"].as_array().expect("a list");
        let found = facets.iter().find(|cited| cited["facet"] == facet).expect("the facet");
        let articles = found["articles"].as_array().expect("a list").iter();
        articles.map(|it| it["article"].as_str().expect("a number")).collect::<Vec<_>>()
    };
    // The appendix changes the time of the competition rule: both are cited, and what leads to them.
    assert_eq!(of("time"), ["A.3", "7.5.5", "A.5.2"]);
    assert_eq!(of("classification"), ["3.9.2"]);
    let refused = json(&[
        "scenarios/claims-that-fail.toml",
        "--variant",
        "legal-castling",
        "--cites",
        "--json",
    ]);
    let reasons = refused["rulings"][0]["cites"]["not-met"].as_array().expect("a list").clone();
    assert!(reasons.iter().any(|reason| reason["article"] == "3.8.2.2.1"), "{reasons:?}");
    let unasked = json(&[scenario, "--json"]);
    assert!(unasked["rulings"][0].get("cites").is_none());
}

#[test]
fn ok_the_clauses_of_an_appendix_stand_beside_the_rules_to_which_they_lead() {
    let check = |options: &str, facet: &str, expected: &[&str]| {
        let scenario = ["scenarios/claims-that-fail.toml", "--variant", "castling-through-check"];
        let options: Vec<&str> = options.split(' ').collect();
        let told = json(&[&scenario[..], &options[..], &["--cites", "--json"]].concat());
        let facets = &told["rulings"][0]["cites"]["facets"];
        let found = facets.as_array().into_iter().flatten().find(|one| one["facet"] == facet);
        let articles = found.and_then(|one| one["articles"].as_array()).expect("the facet");
        let articles: Vec<_> = articles.iter().filter_map(|it| it["article"].as_str()).collect();
        assert_eq!(articles, expected, "{options:?}");
    };
    check("--edition 2023 --regime standard", "time", &["7.5.5"]);
    check("--edition 2023 --regime blitz", "time", &["7.5.5", "B.2"]);
    check(
        "--edition 2023 --regime blitz --supervision no",
        "time",
        &["A.3", "7.5.5", "B.3", "A.5.2"],
    );
    check("--edition 2023 --regime blitz --supervision no", "trigger", &["A.5.2", "B.3"]);
    check(
        "--edition 2023 --regime blitz --supervision no",
        "classification",
        &["3.8.2.2.1", "3.8.2.2"],
    );
    check("--edition 2018 --regime rapid", "time", &["7.5.5", "A.3"]);
    check("--edition 2018 --regime rapid --supervision no", "time", &["7.5.5", "A.4.2"]);
    check("--edition 2017 --regime blitz --supervision no", "result", &["A.4.2", "B.4"]);
    check("--edition 2017 --regime rapid --supervision no", "result", &["A.4.2"]);
}

#[test]
fn ok_people_read_text() {
    let output =
        rule(&[SCENARIO, "--variant", "completed", "--preset-readings", "proposals-enacted"]);
    let text = String::from_utf8_lossy(&output.stdout);
    for words in ["castling-rook-first / completed", "proposals-enacted", "trace", "[2009 4.4.b]"] {
        assert!(text.contains(words), "`{words}` is missing in:\n{text}");
    }
}

/// Every side of castling that is named, in the order of the text.
fn castling_sides(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get("castling").and_then(Value::as_str).map(str::to_owned));
            fields.values().for_each(|field| castling_sides(field, found));
        }
        Value::Array(items) => items.iter().for_each(|item| castling_sides(item, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn ok_the_side_of_castling_is_the_one_played() {
    let sides = |scenario: &str, variant: &str| {
        let mut found = Vec::new();
        castling_sides(&json(&[scenario, "--variant", variant, "--json"]), &mut found);
        found.dedup();
        found
    };
    assert_eq!(sides(SCENARIO, "completed"), ["king-side"]);
    assert_eq!(sides("scenarios/castling-long-rook-first.toml", "pressed"), ["queen-side"]);
    let touched = json(&["scenarios/castled-with-both-hands.toml", "--json"]);
    let duties = touched["rulings"].as_array().expect("a list").iter();
    let castle = duties.map(|ruling| &ruling["facets"]["obligation"]["value"]);
    let castle: Vec<&Value> = castle.filter(|value| value["duty"] == "castle").collect();
    assert!(!castle.is_empty() && castle.iter().all(|value| value["castling"] == "king-side"));
}

const MATCH: &str = "scenarios/quadrigliona/back-rank.toml";

#[test]
fn ok_a_match_has_a_form_of_its_own() {
    let golden = include_str!("../golden/rule-quadrigliona.json");
    let golden: Value = serde_json::from_str(golden).expect("the golden file is JSON");
    let variant = ["--variant", "rook-to-the-last-rank"];
    assert_eq!(json(&[&[MATCH, "--json"], &variant[..]].concat()), golden);
    let second = ["--json", "--second", "reserve-that-counts"];
    let other = json(&[&[MATCH], &variant[..], &second].concat());
    let ruling = &other["rulings"][0];
    assert_eq!(ruling["second"], serde_json::json!(["reserve-that-counts"]));
    let facets = ruling["facets"].as_array().expect("a list of facets");
    let result = facets.iter().find(|facet| facet["facet"] == "result").expect("there is a result");
    assert_eq!((&result["value"], &result["team"]), (&"won".into(), &"red".into()));
}

#[test]
fn ok_people_read_a_match() {
    let output = rule(&[MATCH, "--variant", "rook-to-the-last-rank"]);
    let text = String::from_utf8_lossy(&output.stdout);
    for words in
        ["back-rank / rook-to-the-last-rank", "not final", "trace", "[Quadrigliona rule 10]"]
    {
        assert!(text.contains(words), "`{words}` is missing in:\n{text}");
    }
}

#[test]
fn err_a_match_knows_no_edition() {
    refused(&[MATCH, "--edition", "2023"], &["rules of its own", "--second"]);
    refused(&[MATCH, "--second", "no-such"], &["no-such", "one of: fallen-piece"]);
    refused(&[SCENARIO, "--second", "rook-first"], &["--second is for a match"]);
}

#[test]
fn err_files() {
    refused(
        &["scenarios/no-such-scenario.toml"],
        &["no-such-scenario.toml", "name a scenario file"],
    );
    refused(&["xtask"], &["xtask", "name a scenario file"]);
    refused(&["README.md", "--json"], &["README.md", "is not right", "help"]);
    refused(&[], &["FILE"]);
}

#[test]
fn err_choices() {
    refused(&[SCENARIO, "--variant", "no-such"], &["`no-such`", "choose one of completed"]);
    refused(&[SCENARIO, "--edition", "1066"], &["1066", "one of: 2009"]);
    refused(&[SCENARIO, "--regime", "bullet"], &["bullet", "one of: standard"]);
    refused(&[SCENARIO, "--preset-readings", "mine"], &["mine", "one of: seminar-2012"]);
    refused(&[SCENARIO, "--supervision", "no"], &["--regime"]);
    refused(&[SCENARIO, "--regime", "rapid", "--supervision", "maybe"], &["maybe", "yes, no"]);
    let standard = ["--regime", "standard", "--supervision", "no"];
    refused(&[&[SCENARIO], &standard[..]].concat(), &["leave out --supervision"]);
    let named = ["--regime", "blitz-supervised", "--supervision", "no"];
    refused(&[&[SCENARIO], &named[..]].concat(), &["says already", "leave out"]);
    refused(&[SCENARIO, "--enact", "9"], &["proposal 9", "1 to 8"]);
    refused(&[SCENARIO, "--enact", "three"], &["1 to 8"]);
    refused(&[SCENARIO, "--edition", "2023", "--enact", "3"], &["proposals", "--edition 2009"]);
}
