//! The counts of the core compared with the simplest implementation: every position written out, and the
//! whole game searched for each.

use acconcio_adjudication::game_record::{EnPassantReading, GameRecord};
use acconcio_properties::cases;
use proptest::collection::vec;
use proptest::prelude::*;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Move, Position};

/// Few men and many rights, so that positions come back, with and without the rights.
const STARTS: [&str; 8] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "4k2r/5ppp/8/8/2B5/8/5PPP/6K1 w k - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "4k3/8/8/8/4p3/8/3P4/K3R3 w - - 0 1",
    "4k3/3p4/8/2P1P3/8/8/8/4K2R b K - 5 40",
    "8/P6k/8/8/8/8/1p6/1K4R1 w - - 0 1",
    "2k5/8/8/8/8/8/8/K1B1N3 w - - 90 60",
    // Chess960.
    "1r3kr1/8/8/8/8/8/8/1R3KR1 w KQkq - 0 1",
];

#[derive(Clone, Debug)]
struct PlyDrawn {
    /// Whether the player moves back to the square from which he came, if he can.
    goes_back: bool,
    index: usize,
}

fn choices() -> impl Strategy<Value = Vec<PlyDrawn>> {
    let one = (prop::bool::weighted(0.6), 0..1000usize);
    vec(one.prop_map(|(goes_back, index)| PlyDrawn { goes_back, index }), 0..90)
}

fn played(start: &str, choices: &[PlyDrawn]) -> GameRecord {
    let fen: Fen = start.parse().expect("the starts are FEN");
    let mode = CastlingMode::detect(fen.as_setup());
    let start: Chess = fen.into_position(mode).expect("the starts are legal");
    let mut record = GameRecord::from(start);
    for choice in choices {
        let legal = record.position(record.last_ply()).expect("it is recorded").legal_moves();
        let Some(drawn) = legal.get(choice.index % legal.len().max(1)) else { break };
        let next = undoing(&record, &legal).filter(|_| choice.goes_back).unwrap_or(*drawn);
        record.play(next).expect("it is legal");
    }
    record
}

/// The move back of the man that the same player moved last.
fn undoing(record: &GameRecord, legal: &[Move]) -> Option<Move> {
    let last = record.moves().iter().rev().nth(1)?;
    legal
        .iter()
        .find(|back| back.from() == Some(last.to()) && Some(back.to()) == last.from())
        .copied()
}

/// The position as text, without its counters.
fn written(position: &Chess, reading: EnPassantReading) -> String {
    let mode = match reading {
        EnPassantReading::Playable => EnPassantMode::Legal,
        EnPassantReading::ByTheLetter => EnPassantMode::PseudoLegal,
    };
    let fen = Fen::from_position(position, mode).to_string();
    fen.split(' ').take(4).collect::<Vec<_>>().join(" ")
}

fn quiet(record: &GameRecord, ply: usize) -> u32 {
    let start = record.position(0).expect("there is a start").halfmoves();
    let since = record.moves()[..ply].iter().rev().position(|one| one.is_zeroing());
    since.map_or(start + ply as u32, |quiet| quiet as u32)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(1_000)))]

    #[test]
    fn ok_counts_agree_with_a_naive_comparison(
        start in prop::sample::select(&STARTS[..]),
        choices in choices(),
    ) {
        let record = played(start, &choices);
        for reading in [EnPassantReading::Playable, EnPassantReading::ByTheLetter] {
            let all: Vec<String> = record.arisen().map(|one| written(one.position, reading)).collect();
            for ply in 0..all.len() {
                let same: Vec<usize> = (0..=ply).filter(|one| all[*one] == all[ply]).collect();
                let repetition = record.repetition(ply).expect("it is recorded");
                prop_assert_eq!(repetition.same(reading).collect::<Vec<_>>(), &same[..]);
                prop_assert_eq!(record.occurrences(ply, reading), same.len());
                let men = |one: usize| all[one].split(' ').next();
                let alike = (0..=ply).filter(|one| men(*one) == men(ply)).count();
                prop_assert_eq!(repetition.lookalikes.len(), alike);
                prop_assert_eq!(record.quiet_half_moves(ply), quiet(&record, ply));
            }
        }
    }
}
