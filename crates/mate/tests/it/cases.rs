//! Known answers: none is contradicted, and a minimum number is found within a small budget.

use acconcio_mate::{Answer, Budget, Query, solve};
use shakmaty::Color;

use super::positions::{Case, answered, cases, hard};

/// The benchmark shows how many are decided within the interactive budget; this sets a minimum.
#[test]
fn ok_no_known_answer_is_contradicted() {
    let budget = Budget { states: 2_000, shortening: 0 };
    check("cases", &cases(), budget, 1_800);
}

#[test]
fn ok_the_hard_ones_and_the_traps() {
    let budget = Budget { states: 60_000, shortening: 0 };
    check("hard", &hard(), budget, 74);
}

fn check(name: &str, cases: &[Case], budget: Budget, least: usize) {
    let mut decided = 0;
    for case in cases {
        let Ok(query) = Query::from_fen(case.fen, case.winner) else {
            // A position with nine pawns: the only one of the reference that is not valid.
            assert_eq!(case.fen, "3b4/4p1p1/1p1pP1P1/1P1PpBp1/1pBpP1P1/1P1P4/4K1P1/2k5 w - - 0 1");
            continue;
        };
        let answer = answered(&query, budget);
        if answer != "undecided" {
            decided += 1;
            let is_right = answer == case.expected || case.expected == "unknown";
            assert!(is_right, "{} {:?}: {answer}", case.fen, case.winner);
        }
    }
    assert!(decided >= least, "{name}: {decided} of {} decided", cases.len());
}

/// A line is short at once: the figures of the benchmark are lower still.
#[test]
fn ok_the_lines_of_real_games_are_short_even_in_a_ruling() {
    let mut plies: Vec<usize> = cases()
        .iter()
        .filter(|case| case.kind == "game")
        .filter_map(|case| Query::from_fen(case.fen, case.winner).ok())
        .filter_map(|query| match solve(query, Budget::QUICK) {
            Answer::Possible(line) => Some(line.moves.len()),
            Answer::Impossible(_) | Answer::Undecided { .. } => None,
        })
        .collect();
    plies.sort_unstable();
    let (median, nine_tenths) = (plies[plies.len() / 2], plies[plies.len() * 9 / 10]);
    assert!(median <= 10 && nine_tenths <= 20, "{plies:?}");
}

/// Lines that were once 50 to 160 plies long.
#[test]
fn ok_no_long_line_where_a_short_one_is_near() {
    for (fen, winner, most) in [
        ("Q7/6k1/8/8/8/6n1/7P/6K1 b - - 0 55", Color::Black, 40),
        ("7k/r7/6K1/8/8/5Q2/8/8 w - - 0 58", Color::Black, 24),
        ("8/7p/R7/2Nk4/1Q6/8/6PP/6K1 w - - 2 40", Color::Black, 24),
        ("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", Color::Black, 12),
    ] {
        let query = Query::from_fen(fen, winner).expect("a position");
        let Answer::Possible(line) = solve(query, Budget::QUICK) else { panic!("{fen}") };
        assert!(line.moves.len() <= most, "{fen}: {:?}", line.moves);
    }
}
