//! A comparison with an oracle that visits every position that can arise, without any pruning, and with the
//! search itself: mirrored, and one move later.

use std::collections::HashSet;

use acconcio_mate::{Budget, Query};
use proptest::prelude::*;
use shakmaty::{Chess, Color, Position, Setup};

use super::positions::{answered, cases, children, hard, near, query, sparse};

const BUDGET: Budget = Budget { states: 3_000, shortening: 200 };

/// The number of positions that the oracle visits before it gives up.
const VISITED: usize = 2_000;

/// The true answer for a position, if few enough positions can arise to find it.
fn oracle(query: &Query) -> Option<&'static str> {
    let mut seen = HashSet::from([query.position().clone()]);
    let mut open = vec![query.position().clone()];
    while let Some(position) = open.pop() {
        if position.is_checkmate() && position.turn() != query.winner() {
            return Some("possible");
        }
        for child in children(&position) {
            if seen.insert(child.clone()) {
                open.push(child);
            }
        }
        if seen.len() > VISITED {
            return None;
        }
    }
    Some("impossible")
}

fn check_with_oracle(setup: &Setup) -> Result<(), TestCaseError> {
    for winner in Color::ALL {
        let Some(query) = query(setup, winner) else { return Ok(()) };
        let answer = answered(&query, BUDGET);
        if let (Some(truth), true) = (oracle(&query), answer != "undecided") {
            prop_assert_eq!(answer, truth, "{} {:?}", query.fen(), winner);
        }
    }
    Ok(())
}

/// Checks that a mirrored position has the same answer. With colours exchanged even the states spent are
/// the same.
fn check_mirrored(setup: &Setup) -> Result<(), TestCaseError> {
    let Some(asked) = query(setup, Color::White) else { return Ok(()) };
    let answer = answered(&asked, BUDGET);
    let of_colors = query(&setup.clone().into_mirrored(), Color::Black).expect("a mirror image");
    prop_assert_eq!(answered(&of_colors, BUDGET), answer);
    let mut of_files = setup.clone();
    of_files.board.flip_horizontal();
    let of_files = query(&of_files, Color::White).expect("a mirror image");
    let other = answered(&of_files, BUDGET);
    let is_open = answer == "undecided" || other == "undecided";
    prop_assert!(is_open || answer == other, "{}: {answer}, {other}", asked.fen());
    Ok(())
}

/// Checks that a position with a possible child is possible, and that one whose children are all impossible
/// is impossible, unless it is mate.
fn check_children(setup: &Setup, winner: Color) -> Result<(), TestCaseError> {
    let Some(asked) = query(setup, winner) else { return Ok(()) };
    let answer = answered(&asked, BUDGET);
    let of = |child: Chess| answered(&Query::new(child, winner), BUDGET);
    let below: Vec<_> = children(asked.position()).into_iter().map(of).collect();
    if below.contains(&"possible") {
        prop_assert_ne!(answer, "impossible", "{}", asked.fen());
    }
    if !below.is_empty() && below.iter().all(|answer| *answer == "impossible") {
        prop_assert_ne!(answer, "possible", "{}", asked.fen());
    }
    Ok(())
}

fn known() -> Vec<&'static str> {
    cases().iter().map(|case| case.fen).collect()
}

/// The two families of positions that other solvers get wrong.
fn traps() -> Vec<&'static str> {
    let fens = hard().into_iter().take(24).map(|case| case.fen);
    let own = [
        "4k3/3p4/2pp4/3p2p1/1p1K1pP1/1P1P1P2/2B5/8 b - - 0 1",
        "8/p2p4/Pk1P4/RP1p4/PKpP4/1pP5/1P6/1b6 w - - 0 1",
    ];
    fens.filter(|fen| query(&super::positions::setup(fen), Color::White).is_some())
        .chain(own)
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(acconcio_properties::cases(600)))]

    #[test]
    fn ok_sparse_positions_agree_with_the_oracle(setup in sparse()) {
        check_with_oracle(&setup)?;
    }

    #[test]
    fn ok_mutations_agree_with_the_oracle(setup in near(known())) {
        check_with_oracle(&setup)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(acconcio_properties::cases(150)))]

    #[test]
    fn ok_the_neighbours_of_the_traps_agree_with_the_oracle(setup in near(traps())) {
        check_with_oracle(&setup)?;
    }

    #[test]
    fn ok_mirror_images_have_the_same_answer(setup in near(known())) {
        check_mirrored(&setup)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(acconcio_properties::cases(32)))]

    #[test]
    fn ok_positions_one_move_later_fit(setup in near(known())) {
        check_children(&setup, Color::White)?;
    }

    #[test]
    fn ok_positions_one_move_after_a_trap_fit(setup in near(traps())) {
        check_children(&setup, Color::White)?;
    }
}
