//! `mate` as a program: one position, many, and a wrong one.

use std::io::Write;
use std::process::{Output, Stdio};

use serde_json::Value;

use super::acconcio;

const SMOTHERED: &str = "k1K5/p7/8/1N6/8/8/8/8 w - - 0 1";
const BARE_KING: &str = "8/8/8/8/8/2k5/8/K7 w - - 0 1";
const NO_BLACK_KING: &str = "8/8/8/8/8/8/8/K7 w - - 0 1";

fn mate(arguments: &[&str], input: impl AsRef<[u8]>) -> Output {
    let mut command = acconcio("mate");
    command.args(arguments);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut running = command.spawn().expect("the program starts");
    let mut stream = running.stdin.take().expect("it is piped");
    stream.write_all(input.as_ref()).expect("it reads, or has all it needs");
    drop(stream);
    running.wait_with_output().expect("it ends")
}

fn answers(output: &Output) -> Vec<String> {
    String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect()
}

#[test]
fn ok_a_position_on_the_command_line() {
    let output = mate(&[SMOTHERED, "--winner", "white"], "");
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(answers(&output).len(), 1);
    assert!(answers(&output)[0].starts_with("possible b5c7"), "{:?}", answers(&output));
    // Without quotation marks the shell passes it as six words.
    let words: Vec<&str> = BARE_KING.split(' ').chain(["--winner", "white"]).collect();
    let answer = &answers(&mate(&words, ""))[0];
    assert!(answer.starts_with("impossible bare-king"), "{answer}");
}

#[test]
fn ok_positions_on_standard_input_are_answered_in_order() {
    let input = format!("{BARE_KING}\n{NO_BLACK_KING}\n{SMOTHERED}\n");
    let output = mate(&["--winner", "white"], &input);
    assert_eq!(
        output.status.code(),
        Some(1),
        "a wrong line among others stops nothing, but is told"
    );
    let first: Vec<String> = answers(&output)
        .iter()
        .filter_map(|line| line.split(' ').next().map(str::to_owned))
        .collect();
    assert_eq!(first, ["impossible", "invalid", "possible"]);
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(error, "error: 1 of 3 positions of standard input are not right\n");
    let output = mate(&["--winner", "white"], format!("{BARE_KING}\n{SMOTHERED}"));
    assert_eq!((output.status.code(), &*output.stderr), (Some(0), &b""[..]));
}

#[test]
fn err_lines_that_are_no_text_or_have_no_end() {
    let mut input = SMOTHERED.as_bytes().to_vec();
    input.extend(b"\n\xff\xfe\0\n");
    input.extend(vec![b'k'; 3_000_000]);
    input.extend(b"\n");
    input.extend(BARE_KING.as_bytes());
    let output = mate(&["--winner", "white"], &input);
    assert_eq!(output.status.code(), Some(1));
    let lines = answers(&output);
    let first = lines.iter().map(|line| line.split(' ').next().unwrap_or_default());
    assert_eq!(first.collect::<Vec<_>>(), ["possible", "invalid", "invalid", "impossible"]);
    assert!(lines.iter().all(|line| line.len() < 5_000), "nothing is repeated at length");
}

/// Checks that a full disk is one line of error, for every command that writes to standard output.
#[test]
#[cfg(target_os = "linux")]
fn err_standard_output_is_full() {
    let scenario = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/karpov-chernin.toml");
    let games = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games/claims.pgn");
    for arguments in
        [&["rule", scenario][..], &["claims", games], &["mate", SMOTHERED, "--winner", "white"]]
    {
        let full = std::fs::File::options().write(true).open("/dev/full").expect("Linux has it");
        let mut command = acconcio(arguments[0]);
        command.args(&arguments[1..]).stdout(full).stderr(Stdio::piped());
        let output = command.spawn().and_then(|it| it.wait_with_output()).expect("it ends");
        assert_eq!(output.status.code(), Some(1), "{arguments:?}");
        let error = String::from_utf8_lossy(&output.stderr);
        let last = error.lines().last().unwrap_or_default();
        assert!(last.starts_with("error: standard output cannot be written: "), "{error}");
        assert!(!error.contains("panicked"), "{error}");
    }
}

#[test]
fn ok_json() {
    let output = mate(&["--winner", "white", "--json"], format!("{SMOTHERED}\n{BARE_KING}\n"));
    let lines = answers(&output);
    let read = |line: &String| -> Value { serde_json::from_str(line).expect("a line is JSON") };
    let (possible, impossible) = (read(&lines[0]), read(&lines[1]));
    assert_eq!(possible["answer"], "possible");
    assert_eq!(possible["fen"], SMOTHERED);
    assert_eq!(possible["winner"], "white");
    assert_eq!(possible["moves"][0], "b5c7");
    assert_eq!(impossible["reason"], "bare-king");
    assert_eq!(impossible["forced"], 0);
    assert!(impossible.get("moves").is_none());
}

#[test]
fn err_a_wrong_position_or_winner() {
    let output = mate(&[NO_BLACK_KING, "--winner", "white"], "");
    assert_eq!(output.status.code(), Some(2));
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(error.contains("black has no king"), "{error}");
    assert!(answers(&output)[0].starts_with("invalid"), "{:?}", answers(&output));
    let output = mate(&[SMOTHERED, "--winner", "green"], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    assert_eq!(mate(&[SMOTHERED], "").status.code(), Some(2), "who is to mate must be said");
}
