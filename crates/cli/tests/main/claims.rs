//! `claims` as a program: its findings, the games it skips, and its exit codes.

use std::io::{Read, Write};
use std::process::{Child, Output, Stdio};
use std::thread;

use serde_json::Value;

use super::acconcio;

const GAMES: &str = "crates/cli/tests/games/claims.pgn";

fn started(arguments: &[&str]) -> Child {
    let mut command = acconcio("claims");
    command.args(arguments);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().expect("the program starts")
}

fn claims(arguments: &[&str]) -> Output {
    started(arguments).wait_with_output().expect("it ends")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn objects(output: &Output) -> Vec<Value> {
    let lines = text(&output.stdout);
    lines.lines().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect()
}

/// Returns the findings of a game: ply, move, ground, and each way with its article.
fn claims_of(game: &Value) -> Vec<String> {
    let finding = |finding: &Value| {
        let draws = finding["draws"].as_array().expect("a list").iter().map(|draw| {
            let by = draw["by"].as_str().unwrap_or("nobody");
            format!("{by} {} {}", draw["how"], draw["article"]).replace('"', "")
        });
        let draws: Vec<String> = draws.collect();
        let (ply, after) = (&finding["ply"], finding["after"].as_str().unwrap_or("start"));
        format!("{ply} {after} {}: {}", finding["ground"], draws.join(", ")).replace('"', "")
    };
    game["findings"].as_array().expect("a list").iter().map(finding).collect()
}

#[test]
fn ok_every_game_with_what_was_there_to_claim() {
    let output = claims(&[GAMES, "--json"]);
    let games = objects(&output);
    let third = |ply: u32, after: &str, by: &str, other: &str| {
        format!(
            "{ply} {after} repetition: {by} writing-the-move 9.2.1, {other} having-the-move 9.2.2"
        )
    };
    assert_eq!(
        claims_of(&games[0]),
        [
            third(8, "4...Ng8", "black", "white"),
            third(9, "5.Nf3", "white", "black"),
            third(10, "5...Nf6", "black", "white"),
            third(11, "6.Ng1", "white", "black"),
            third(12, "6...Ng8", "black", "white"),
            third(13, "7.Nf3", "white", "black"),
            third(14, "7...Nf6", "black", "white"),
            third(15, "8.Ng1", "white", "black"),
            "16 8...Ng8 fivefold: nobody unclaimed 9.6.1".to_owned(),
        ]
    );
    // The right to castle of the first position: see POS-J.
    assert_eq!(claims_of(&games[4]), [third(10, "5...Kf8", "black", "white")]);
    assert_eq!(claims_of(&games[5]), ["1 1.Kxd2 dead-position: nobody unclaimed 5.2.2"]);
    assert_eq!(
        claims_of(&games[6]),
        ["2 61...Rh7 fifty-moves: black writing-the-move 9.3.1, white having-the-move 9.3.2"]
    );
    assert_eq!(claims_of(&games[7]), Vec::<String>::new());
    assert_eq!(games.len(), 8);
}

#[test]
fn ok_another_edition() {
    let games = objects(&claims(&[GAMES, "--json", "--edition", "2009"]));
    let all = claims_of(&games[0]);
    let sixth = "9.2.a, white having-the-move 9.2.b";
    assert_eq!(all.len(), 10, "no fivefold repetition in 2009");
    assert_eq!(all[8], format!("16 8...Ng8 repetition: black writing-the-move {sixth}"));
    assert_eq!(claims_of(&games[5]), ["1 1.Kxd2 dead-position: nobody unclaimed 5.2.b"]);
}

#[test]
fn err_what_cannot_be_read_is_skipped_with_its_line() {
    let output = claims(&[GAMES, "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let games = objects(&output);
    let skipped =
        |number: usize| (games[number]["line"].as_u64(), games[number]["skipped"].as_str());
    let (line, wrong) = skipped(1);
    assert_eq!(line, Some(12));
    assert!(wrong.is_some_and(|wrong| wrong.contains("half-move 5, `Bb6`")), "{wrong:?}");
    let (line, wrong) = skipped(2);
    assert_eq!(line, Some(17), "where the comment is opened");
    assert!(wrong.is_some_and(|wrong| wrong.contains("never closed")), "{wrong:?}");
    let (line, wrong) = skipped(3);
    assert_eq!(line, Some(22), "where the tag stands");
    assert!(wrong.is_some_and(|wrong| wrong.contains("`Atomic`")), "{wrong:?}");
    let error = text(&output.stderr);
    assert!(error.contains("8 games, 4 with something to tell, 3 skipped"), "{error}");
    assert!(!error.contains('\r'), "no bar where nobody sees it");
}

/// The faults of the games that are skipped: `app/src/claims/tests.rs` checks the page against the same.
const WRONG: &str = include_str!("../games/unreadable.txt");

#[test]
fn err_a_game_that_is_not_read_to_its_end_is_skipped() {
    let file = "crates/cli/tests/games/unreadable.pgn";
    let output = claims(&[file, "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let games = objects(&output);
    let wrong =
        |game: &Value| Some(format!("line {}: {}", game["line"], game["skipped"].as_str()?));
    let mut lines: Vec<String> = games.iter().filter_map(wrong).collect();
    lines.push(format!("{} games, {} skipped", games.len(), lines.len()));
    assert_eq!(lines, WRONG.lines().collect::<Vec<_>>());
    let read = games.iter().filter_map(|game| game["white"].as_str());
    assert!(read.clone().all(|white| white != "Skipped"), "{:?}", read.collect::<Vec<_>>());
    let error = text(&output.stderr);
    assert!(error.contains(&format!("{} skipped", lines.len() - 1)), "{error}");
    // The text for people says the same.
    let printed = text(&claims(&[file]).stdout);
    assert_eq!(printed.matches(": skipped: ").count(), lines.len() - 1, "{printed}");
}

#[test]
fn ok_people_read_text() {
    let output = claims(&[GAMES]);
    let text = text(&output.stdout);
    for words in [
        "game 1, line 1: A – B, There and back",
        "ply 8, 4...Ng8: repetition (3 times: plies 0, 4, 8): black by writing 4...Ng8 and not \
         playing it [2023 9.2.1]; white, having the move [2023 9.2.2]",
        "game 2, line 12: skipped",
        "drawn without a claim [2023 9.6.1]",
    ] {
        assert!(text.contains(words), "`{words}` is missing in:\n{text}");
    }
    assert!(!text.contains("game 8"), "nothing to tell of it");
}

#[test]
fn err_command_lines() {
    for (arguments, words) in [
        (&["no-such.pgn"][..], "no-such.pgn"),
        (&[GAMES, "--edition", "us-chess"], "2009, 2014, 2017, 2018, 2023"),
    ] {
        let output = claims(arguments);
        assert_eq!(output.status.code(), Some(2));
        assert!(output.stdout.is_empty());
        let error = text(&output.stderr);
        assert!(error.contains(words), "{error}");
    }
    let output = claims(&["README.md", "--json"]);
    assert_eq!(output.status.code(), Some(1), "a file, but of no games");
}

#[test]
fn err_a_game_without_end_is_not_kept() {
    let moves = "Nf3 Nf6 Ng1 Ng8 ".repeat(5_000);
    for (more, is_skipped) in [("", false), ("Nf3 Nf6", true)] {
        let mut running = started(&["--json", "--edition", "2014"]);
        let mut stream = running.stdin.take().expect("it is piped");
        write!(stream, "[Event \"?\"]\n\n{moves}{more} *\n").expect("it reads");
        drop(stream);
        let games = objects(&running.wait_with_output().expect("it ends"));
        assert_eq!(games[0].get("skipped").is_some(), is_skipped, "after 20,000 half-moves");
    }
}

#[test]
fn ok_a_long_stream_is_told_as_it_comes() {
    // The answer to the first game is there though the stream has not ended, and nothing after it is held
    // back: a pipe holds 64 kB, so all of it had to be read on the way.
    let mut running = started(&["--json"]);
    let mut stream = running.stdin.take().expect("it is piped");
    let mut answers = running.stdout.take().expect("it is piped");
    let game = "[Event \"?\"]\n\n1. e4 {a comment that is not looked at} e5 2. Nf3 Nc6 *\n\n";
    stream.write_all(game.repeat(200).as_bytes()).expect("it reads");
    let mut first = [0; 8];
    answers.read_exact(&mut first).expect("it answers");
    assert_eq!(&first, b"{\"game\":");
    let rest = thread::spawn(move || {
        let mut rest = String::new();
        answers.read_to_string(&mut rest).map(|_| rest)
    });
    for _ in 0..10 {
        stream.write_all(game.repeat(200).as_bytes()).expect("it reads");
    }
    drop(stream);
    let rest = rest.join().expect("the thread ends").expect("it is text");
    assert_eq!(rest.lines().count(), 2_200);
    assert_eq!(running.wait().expect("it ends").code(), Some(0));
}
