use std::ops::ControlFlow;

use pgn_reader::{RawTag, Reader, SanPlus, Visitor};
use proptest::prelude::*;
use shakmaty::san::SanPlus as Written;

use super::*;

fn read(text: &str) -> Vec<Found> {
    Games::new(text.as_bytes(), 1).collect()
}

/// The moves of a game as SAN has them.
fn moves(record: &Record) -> String {
    let told = record.moves().iter().enumerate().map(|(ply, played)| {
        Written::from_move(record.position(ply).unwrap().clone(), *played).to_string()
    });
    told.collect::<Vec<_>>().join(" ")
}

/// What was read, a line for each game.
fn told(text: &str) -> Vec<String> {
    let told = read(text).into_iter().map(|Found { line, game }| match game {
        Ok(Game { tags, record }) => {
            format!("{line}: {} [{}] {}", tags.white, tags.result, moves(&record))
        }
        Err(fault) => format!("{line}: {fault:?}"),
    });
    told.collect()
}

#[track_caller]
fn check(text: &str, expected: &[&str]) {
    assert_eq!(told(text), expected, "{text}");
}

#[test]
fn ok_games_with_all_that_may_stand_between_moves() {
    check(
        "\u{feff}[White \"Müller \\\"M\\\"\"]\r\n[Result \"1-0\"]\r\n\r\n1.e4 {a comment (with 1. d4} e5 ; to the end\r\n\
         % not at all\r\n2. Nf3! $14 (2. f4 {)} exf4 (2... d5)) 2...Nc6 = 3.Bb5 a6?! 4.O-O 1-0\r\n",
        &["1: Müller \"M\" [1-0] e4 e5 Nf3 Nc6 Bb5 a6 O-O"],
    );
    check("1. e4 e5 * 1. d4 d5 1/2-1/2", &["1:  [*] e4 e5", "1:  [1/2-1/2] d4 d5"]);
    check("[White \"A\"]\n1. e4\n[White \"B\"]\n1. d4", &["1: A [] e4", "3: B [] d4"]);
    check("1. e4 d5 2. e5 f5 3. exf6e.p. *", &["1: NoMove(5, \"exf6e\")"]);
    check("1. e4 d5 2. e5 f5 3. exf6 e.p. *", &["1:  [*] e4 d5 e5 f5 exf6"]);
    check("[White \"A\"]\n\n*", &["1: A [*] "]);
    check("", &[]);
    check(" \n ", &[]);
}

#[test]
fn ok_castling_with_figures_and_a_name_in_latin_1() {
    check(
        "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0 0-0 *",
        &["1:  [*] e4 e5 Nf3 Nf6 Bc4 Bc5 O-O O-O"],
    );
    let found: Vec<Found> = Games::new(b"[White \"M\xfcller\"]\n*", 1).collect();
    assert_eq!(found[0].game.as_ref().unwrap().tags.white, "Müller");
}

#[test]
fn err_what_is_wrong_is_named_with_its_line() {
    check(
        "1. e4 e5\n2. Nf3 Nc6\n3. Bb6 a6 *\n\n1. d4 *",
        &["3: Illegal(5, \"Bb6\")", "5:  [*] d4"],
    );
    check("1. Nf3 Nf6 2. Nc3 Nc6 3. Nd4 Nd5 4. Nb5 *\n", &["1: Ambiguous(7, \"Nb5\")"]);
    check("1. Cf3 Cf6 *", &["1: NoMove(1, \"Cf3\")"]);
    let fen = "[FEN \"4k2r/8/8/8/8/8/8/R3K3 b - - 98 61\"]\n\n61... Rh7 62. Rb2 *";
    check(fen, &["3: Illegal(123, \"Rb2\")"]);
    check("1. e4 -- 2. d4 *", &["1: Illegal(2, \"--\")"]);
    check("1. e4\n{never closed\n1. d4 *", &["2: Comment"]);
    check("1. e4\n(1. d4 d5 *", &["2: Variation"]);
    check("[White \"A\"]\n[FEN \"8/8\"]\n[Black \"B\"]\n1. e4 *", &["2: Start(\"8/8\")"]);
    check("[Variant \"Atomic\"]\n1. e4 *", &["1: Variant(\"Atomic\")"]);
    check("*", &["1: NoGame"]);
    check("Dear arbiter,\nthe games follow.\n", &["1: NoGame"]);
    check("[[[", &["1:  [] "]);
}

#[test]
fn err_more_half_moves_than_any_game_has() {
    let there_and_back = "Nf3 Nf6 Ng1 Ng8 ";
    check(
        &there_and_back.repeat(LONGEST / 4),
        &[&format!("1:  [] {}", there_and_back.repeat(LONGEST / 4).trim())],
    );
    check(&there_and_back.repeat(LONGEST / 4 + 1), &["1: TooLong"]);
}

/// What `pgn-reader` finds: the moves of each game, as long as they are legal.
fn read_by_the_library(text: &str) -> Vec<Option<String>> {
    struct Replay;

    impl Visitor for Replay {
        type Tags = ();
        type Movetext = (Record, bool);
        type Output = Option<String>;

        fn begin_tags(&mut self) -> ControlFlow<Self::Output, ()> {
            ControlFlow::Continue(())
        }

        fn tag(&mut self, (): &mut (), _: &[u8], _: RawTag<'_>) -> ControlFlow<Self::Output> {
            ControlFlow::Continue(())
        }

        fn begin_movetext(&mut self, (): ()) -> ControlFlow<Self::Output, Self::Movetext> {
            ControlFlow::Continue((Record::from(Chess::default()), true))
        }

        fn san(&mut self, game: &mut Self::Movetext, san: SanPlus) -> ControlFlow<Self::Output> {
            let (record, is_legal) = game;
            let next = san.san.to_move(record.position(record.last_ply()).unwrap());
            *is_legal &= next.is_ok_and(|next| record.play(next).is_ok());
            ControlFlow::Continue(())
        }

        fn end_game(&mut self, (record, is_legal): Self::Movetext) -> Self::Output {
            is_legal.then(|| moves(&record))
        }
    }

    let mut reader = Reader::new(text.as_bytes());
    let mut found = Vec::new();
    while let Some(game) = reader.read_game(&mut Replay).unwrap() {
        found.push(game);
    }
    found
}

// An empty line between moves ends a game for the library, and not here.
proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn ok_the_library_reads_the_same(
        games in proptest::collection::vec(
            proptest::collection::vec((0usize..64, 0usize..8), 0..40), 1..4),
    ) {
        let mut text = String::new();
        for (number, choices) in games.iter().enumerate() {
            text.push_str(&format!("[Event \"{number}\"]\n[White \"[{{;\"]\n\n"));
            let mut record = Record::from(Chess::default());
            for (choice, between) in choices {
                let position = record.position(record.last_ply()).unwrap();
                let legal = Position::legal_moves(position);
                let Some(next) = legal.get(choice % legal.len().max(1)).copied() else { break };
                text.push_str(&Written::from_move(position.clone(), next).to_string());
                text.push_str([
                    " ", "\n", " {a (comment} ", " (1. e4 {)} (e5)) ", " $3 ", "!? ", " ; rest 1-0\n",
                    " 12... ",
                ][*between]);
                record.play(next).unwrap();
            }
            text.push_str(" 1/2-1/2\n\n");
        }
        let ours: Vec<Option<String>> =
            read(&text).into_iter().map(|found| found.game.ok().map(|game| moves(&game.record))).collect();
        prop_assert_eq!(ours, read_by_the_library(&text));
    }

    #[test]
    fn ok_no_text_stops_the_reading(text in "[\\[\\](){};%\"\\\\ \n.*$a-hNBRQKOx1-8=+#-]{0,200}") {
        let lines = text.matches('\n').count() as u64 + 1;
        prop_assert!(read(&text).iter().all(|found| (1..=lines).contains(&found.line)));
    }
}
