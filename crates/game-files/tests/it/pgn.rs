//! A comparison of our PGN reader with the crate `pgn-reader`, on games that both read.

use std::ops::ControlFlow;

use acconcio_adjudication::game_record::GameRecord;
use acconcio_game_files::{Found, Rest, Stream};
use pgn_reader::{RawTag, Reader, SanPlus, Visitor};
use proptest::prelude::*;
use shakmaty::{Chess, Position};

/// The moves of a game in SAN.
fn moves(record: &GameRecord) -> String {
    let told = record.moves().iter().enumerate().map(|(ply, played)| {
        let before = record.position(ply).expect("every move has a position before it");
        SanPlus::from_move(before.clone(), *played).to_string()
    });
    told.collect::<Vec<_>>().join(" ")
}

/// The moves of each game as our reader finds them, with the text passed in pieces of this size.
fn read_by_us(text: &str, size: usize) -> Vec<Option<String>> {
    let (mut stream, mut found) = (Stream::default(), Vec::new());
    let mut take = |stream: &mut Stream, rest: Rest| {
        while let Some(Found { game, .. }) = stream.next(rest) {
            found.push(game.ok().map(|game| moves(&game.record)));
        }
    };
    for piece in text.as_bytes().chunks(size) {
        stream.push(piece);
        take(&mut stream, Rest::ToCome);
    }
    take(&mut stream, Rest::Here);
    found
}

/// The moves of each game as `pgn-reader` finds them, as long as they are legal.
fn read_by_the_library(text: &str) -> Vec<Option<String>> {
    struct Replay;

    impl Visitor for Replay {
        type Tags = ();
        type Movetext = (GameRecord, bool);
        type Output = Option<String>;

        fn begin_tags(&mut self) -> ControlFlow<Self::Output, ()> {
            ControlFlow::Continue(())
        }

        fn tag(&mut self, (): &mut (), _: &[u8], _: RawTag<'_>) -> ControlFlow<Self::Output> {
            ControlFlow::Continue(())
        }

        fn begin_movetext(&mut self, (): ()) -> ControlFlow<Self::Output, Self::Movetext> {
            ControlFlow::Continue((GameRecord::from(Chess::default()), true))
        }

        fn san(&mut self, game: &mut Self::Movetext, san: SanPlus) -> ControlFlow<Self::Output> {
            let (record, is_legal) = game;
            let next = record.position(record.last_ply()).map(|position| san.san.to_move(position));
            *is_legal &= next.is_some_and(|next| next.is_ok_and(|next| record.play(next).is_ok()));
            ControlFlow::Continue(())
        }

        fn end_game(&mut self, (record, is_legal): Self::Movetext) -> Self::Output {
            is_legal.then(|| moves(&record))
        }
    }

    let mut reader = Reader::new(text.as_bytes());
    let mut found = Vec::new();
    while let Some(game) = reader.read_game(&mut Replay).expect("memory can be read") {
        found.push(game);
    }
    found
}

/// The text after a move. An empty line between moves ends a game for the library, but not for us.
const BETWEEN: [&str; 8] =
    [" ", "\n", " {a (comment} ", " (1. e4 {)} (e5)) ", " $3 ", "!? ", " ; rest 1-0\n", " 12... "];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(acconcio_properties::cases(128)))]

    #[test]
    fn ok_the_library_reads_the_same(
        games in proptest::collection::vec(
            proptest::collection::vec((0usize..64, 0usize..BETWEEN.len()), 0..40), 1..4),
        size in 1usize..200,
        is_tagged_first: bool,
    ) {
        let mut text = String::new();
        for (number, choices) in games.iter().enumerate() {
            let first = if is_tagged_first { "Event" } else { "Site" };
            text.push_str(&format!("[{first} \"{number}\"]\n[White \"[{{;\"]\n\n"));
            let mut record = GameRecord::from(Chess::default());
            for (choice, between) in choices {
                let position = record.position(record.last_ply()).expect("it has a last position");
                let legal = Position::legal_moves(position);
                let Some(next) = legal.get(choice % legal.len().max(1)).copied() else { break };
                text.push_str(&SanPlus::from_move(position.clone(), next).to_string());
                text.push_str(BETWEEN[*between]);
                record.play(next).expect("it is legal");
            }
            text.push_str(" 1/2-1/2\n\n");
        }
        prop_assert_eq!(read_by_us(&text, size), read_by_the_library(&text));
    }
}
