//! Mate and stalemate end the game (5.1.a and 5.2.a of 2009, 5.1.1 and 5.2.1 since 2017), and so does a
//! dead position: later acts do not change the result.

use std::cell::Cell;

use crate::generated::{do_if_possible, drawn_acts, empty_incidents, play, setup};
use crate::incident_text::incident;
use acconcio_adjudication::adjudicate;
use acconcio_adjudication::incident::{Act, ActKind, Incident, Regime};
use acconcio_adjudication::laws::{Code, EditionId};
use acconcio_adjudication::reconstruction::Reconstruction;
use acconcio_adjudication::ruling::{Completion, Outcome, Ruling};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use shakmaty::{Color, Square};

const MATE: &str = "6k1/pp3ppp/8/8/8/8/PP3PPP/3R2K1 w - - 0 28";
const MATING: &str = "w d1, w d1-d8, w .d8";
/// The king has a flight square on h7.
const CHECK: &str = "6k1/pp3pp1/7p/8/8/8/PP3PPP/3R2K1 w - - 0 28";
const STALEMATE: &str = "7k/8/5K2/p5Q1/P7/8/8/8 w - - 0 60";
const STALEMATING: &str = "w g5, w g5-g6, w .g6";
/// Mate by the hundredth ply without a capture or a pawn move.
const HUNDREDTH: &str = "6k1/pp3ppp/8/8/8/8/PP3PPP/3R2K1 w - - 99 88";

/// Positions and a move by which the player mates, stalemates or leaves a dead position.
const LAST_MOVES: [(&str, Square, Square); 8] = [
    ("6k1/pp3ppp/8/8/8/8/PP3PPP/3R2K1 w - - 0 28", Square::D1, Square::D8),
    ("3r2k1/pp3ppp/8/8/8/8/PP3PPP/6K1 b - - 0 28", Square::D8, Square::D1),
    // The hundredth ply without a capture or a pawn move.
    ("6k1/pp3ppp/8/8/8/8/PP3PPP/3R2K1 w - - 99 88", Square::D1, Square::D8),
    ("r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4", Square::H5, Square::F7),
    ("6k1/3Q4/6K1/8/5q2/5n2/8/8 w - - 0 1", Square::D7, Square::G7),
    ("7k/8/5K2/p5Q1/P7/8/8/8 w - - 0 60", Square::G5, Square::G6),
    ("8/8/8/p7/P5q1/5k2/8/7K b - - 0 60", Square::G4, Square::G3),
    ("8/8/8/3k4/8/8/4r3/4K3 w - - 0 70", Square::E1, Square::E2),
];

/// Acts that may follow, around the pawn or king on a square.
const LATER: [&str; 24] = [
    "w #a",
    "w #a, w !",
    "w #a, w !, b ?displaced",
    "w #a, b ?displaced",
    "w #a, w rights, w !, b ?displaced",
    "w #a, w !, w rights, b ?displaced",
    "w #a, w !, b !, b ?displaced",
    "w #a, a notices",
    "w !, w #a, b ?displaced",
    "w !, b #a, w ?displaced",
    "b #a",
    "b #a, w ?displaced",
    "b #a, w !, w ?displaced",
    "b #a, b resigns",
    "w #a, w !, b ?displaced, b resigns",
    "w #a, w resigns",
    "w offers, w #a, b accepts",
    "b ?fifty",
    "w !, b ?fifty",
    "w ?fifty",
    "b ~a, b ?displaced, w ?turn",
    "w #a, b flag, w ?flag",
    "w #a, w flag, b ?flag, b ?displaced",
    "b distracts, w ?misconduct",
];

fn every_law() -> impl Iterator<Item = (EditionId, Regime)> {
    let regimes = |edition| Regime::ALL.into_iter().map(move |regime| (edition, regime));
    EditionId::ALL.into_iter().flat_map(regimes)
}

fn result(incident: &Incident) -> Outcome {
    adjudicate(incident).expect("every incident here is ruled").facets.result.value
}

/// Checks the result of acts in a position, and of the same with the colours exchanged.
#[track_caller]
fn check(law: (EditionId, Regime), fen: &str, acts: &str, expected: Outcome) {
    let (edition, regime) = law;
    let straight = Incident { edition, ..incident(fen, regime, acts) };
    assert_eq!(result(&straight), expected, "{edition:?} {regime:?} {acts}");
    assert_eq!(
        result(&straight.mirrored()),
        expected.mirrored(),
        "mirrored {edition:?} {regime:?} {acts}"
    );
}

#[test]
fn ok_nothing_after_mate_changes_the_result() {
    let won = Outcome::Won(Color::White);
    for law in every_law() {
        check(law, MATE, MATING, won);
        // The press lets go of the rook.
        check(law, MATE, "w d1, w d1-d8, w !", won);
        for later in LATER {
            for (fen, square) in [(MATE, "b7"), (MATE, "g8"), (MATE, "d8"), (HUNDREDTH, "b7")] {
                let later = later.replace("#a", &format!("#{square}"));
                let later = later.replace("~a", &format!("~{square}"));
                check(law, fen, &format!("{MATING}, {later}"), won);
            }
        }
    }
}

#[test]
fn ok_nothing_after_stalemate_changes_the_result() {
    for law in every_law() {
        check(law, STALEMATE, STALEMATING, Outcome::Drawn);
        for later in LATER {
            let later = later.replace("#a", "#a5").replace("~a", "~a5");
            check(law, STALEMATE, &format!("{STALEMATING}, {later}"), Outcome::Drawn);
        }
    }
}

/// A piece displaced by the mating move itself, or before it, does not keep that move from being mate.
#[test]
fn ok_a_piece_displaced_over_before_the_mate_changes_nothing() {
    for law in every_law() {
        for acts in [
            "w d1, w d1-d8, w #b7, w .d8",
            "w d1, w d1-d8, w #b7, w .d8, w !, b ?displaced",
            "w #b7, w d1, w d1-d8, w .d8, b ?displaced",
            "b #b7, w d1, w d1-d8, w .d8, w !, w ?displaced",
        ] {
            check(law, MATE, acts, Outcome::Won(Color::White));
        }
    }
}

#[test]
fn err_the_game_goes_on_where_no_mate_was_made() {
    for law in every_law() {
        // The king has a flight square.
        check(law, CHECK, "w d1, w d1-d8, w .d8, w #b7, w !, b ?displaced", Outcome::Continues);
        check(law, CHECK, "w d1, w d1-d8, w .d8, w !, b #b7, w ?displaced", Outcome::Continues);
        // The rook is still in his hand.
        check(law, MATE, "w d1, w d1-d8, w #b7, b ?displaced", Outcome::Continues);
    }
}

/// A claim made before the mate is dealt with where the position has to be put back; a claim made only
/// after it is not.
#[test]
fn err_a_claim_before_the_mate_is_dealt_with() {
    let gone_on = "w a2, w a2-a3, w #b7, w .a3, w !, b a7, b a7-a6, b .a6, b !";
    let out_of_turn = "b a7, b a7-a6, b .a6";
    for law in every_law().filter(|(edition, _)| matches!(edition.code(), Code::Edition(_))) {
        for (acts, claim) in [(gone_on, "w ?displaced"), (out_of_turn, "w ?turn")] {
            let won = Outcome::Won(Color::White);
            check(law, MATE, &format!("{acts}, {claim}, {MATING}"), Outcome::Continues);
            check(law, MATE, &format!("{acts}, {MATING}, {claim}"), won);
            check(law, MATE, &format!("{acts}, {MATING}, w !, {claim}"), won);
        }
    }
}

/// Incidents with a move that ends the game on the board, unless earlier acts prevent it; with the number
/// of acts up to that move.
fn endings() -> impl Strategy<Value = (Incident, usize)> {
    let last_moves = (0..LAST_MOVES.len()).prop_map(|index| LAST_MOVES[index]);
    last_moves.prop_flat_map(|(fen, from, to)| {
        let start = empty_incidents(Just(setup(fen)));
        (start, drawn_acts(0..3), drawn_acts(1..6)).prop_map(
            move |(mut incident, before, after)| {
                play(&mut incident, before);
                let player = incident.start.turn;
                let hands = [
                    ActKind::touches(from),
                    ActKind::places(from, to),
                    ActKind::Releases { square: to },
                ];
                for kind in hands {
                    do_if_possible(&mut incident, Act::by(player, kind));
                }
                let acts = incident.acts.len();
                play(&mut incident, after);
                (incident, acts)
            },
        )
    })
}

/// Whether a ruling states that the game ended by mate, stalemate or a dead position.
fn has_ended_on_the_board(incident: &Incident, ruling: &Ruling) -> bool {
    let reconstruction = Reconstruction::of(incident).expect("reconstructed");
    reconstruction.end_on_the_board().is_some()
        && ruling.facets.completion.value == Completion::EndsGame
}

#[test]
fn ok_generated_acts_after_an_end_on_the_board_change_nothing() {
    let cases = acconcio_properties::cases(3_000);
    let mut runner = TestRunner::new(ProptestConfig {
        cases,
        failure_persistence: None,
        ..ProptestConfig::default()
    });
    let ended = Cell::new(0u32);
    let outcome = runner.run(&endings(), |(mut incident, acts)| {
        let later = incident.acts.split_off(acts);
        let up_to_the_end = incident.clone();
        // An arbiter who puts a position back decides that the game goes on from it.
        let is_decision = |act: &Act| matches!(act.kind, ActKind::Decides(_));
        incident.acts.extend(later.into_iter().take_while(|act| !is_decision(act)));
        let ruling = adjudicate(&up_to_the_end).expect("ruled");
        if has_ended_on_the_board(&up_to_the_end, &ruling) {
            ended.set(ended.get() + 1);
            prop_assert_eq!(ruling.facets.result.value, result(&incident));
        }
        Ok(())
    });
    outcome.unwrap_or_else(|failure| panic!("{failure}"));
    assert!(ended.get() > cases / 2, "only {} games ended", ended.get());
}
