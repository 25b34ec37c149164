//! `diff` as a program: its output, and its exit codes.

use serde_json::Value;

use super::acconcio;

#[test]
fn ok_in_standard_play_only_the_resignation_has_changed_in_2023() {
    let arguments = ["2018", "2023", "--regime", "standard", "--json"];
    let output = acconcio("diff").args(arguments).output().expect("the program starts");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let changes: Value = serde_json::from_slice(&output.stdout).expect("it prints JSON");
    let provisions = changes["provisions"].as_array().expect("a list");
    assert_eq!(provisions.len(), 1, "{provisions:#?}");
    let Value::Object(resignation) = &provisions[0] else { panic!("{:#?}", provisions[0]) };
    assert_eq!(resignation["id"], "resignation");
    assert_eq!(resignation["after"][0]["article"], "5.1.2");
    assert_eq!(resignation["alone"][0]["facets"], serde_json::json!(["result"]));
    let alone = resignation["alone"].as_array().expect("a list").len();
    assert_eq!(changes["counts"]["changed"], alone);
}

#[test]
fn err_editions_that_cannot_be_compared_are_refused() {
    for (arguments, word) in
        [(["2018", "2018"], "two different"), (["2018", "us-chess"], "2009, 2014")]
    {
        let output = acconcio("diff").args(arguments).output().expect("the program starts");
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{error}");
        assert!(output.stdout.is_empty() && error.contains(word), "{error}");
    }
}
