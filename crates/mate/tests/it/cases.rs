//! Known answers: none is contradicted, and a minimum number is found within a small budget.

use acconcio_mate::{Answer, Budget, MoveLimit, Progress, Query, Search, decide, solve};
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

/// Whether a player can mate does not depend on the line that is sought.
#[test]
fn ok_any_line_decides_what_a_short_one_does() {
    let budget = Budget { states: 3_000, ..Budget::QUICK };
    let mut other_lines = 0;
    for case in cases().iter().step_by(3).chain(&hard()) {
        let Ok(query) = Query::from_fen(case.fen, case.winner) else { continue };
        for limit in [MoveLimit::None, MoveLimit::SeventyFive] {
            let query = query.clone().under(limit);
            match (decide(query.clone(), budget), solve(query.clone(), budget)) {
                (Answer::Possible(any), Answer::Possible(_) | Answer::Undecided { .. }) => {
                    assert!(any.replay(&query).is_some(), "{}", case.fen);
                    other_lines += usize::from(any.moves.len() > 50);
                }
                (Answer::Undecided { .. }, Answer::Undecided { .. }) => {}
                (any, short) => assert_eq!(any, short, "{} {:?}", case.fen, case.winner),
            }
        }
    }
    assert!(other_lines > 20, "{other_lines}");
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

/// Proofs that once took 44 to 992 states.
#[test]
fn ok_few_states_are_spent_where_few_positions_arise() {
    for (fen, winner, most) in [
        // Every move ends the game.
        ("5k1K/5p1P/4p3/6q1/8/8/7r/8 b - - 0 1", Color::White, 2),
        ("8/8/8/8/5p2/1ppk1p2/2p2P2/2K5 b - - 0 1", Color::White, 2),
        // Of 187 and 155 positions none is mate.
        ("8/5p1p/8/8/1k3p2/1p3P2/pP5P/K7 w - - 0 1", Color::Black, 200),
        ("8/p7/6p1/5pPk/3K1P1p/7P/P7/8 b - - 0 1", Color::White, 200),
        // A blockade.
        ("8/1k6/2p5/2Pp2p1/1p1P2Pp/1P3K1P/8/8 w - - 0 1", Color::Black, 20),
    ] {
        let query = Query::from_fen(fen, winner).expect("a position");
        let mut search = Search::new(query, Budget::QUICK);
        let progress = search.advance(u64::MAX);
        assert!(matches!(progress, Progress::Done(Answer::Impossible(_))), "{fen}: {progress:?}");
        assert!(search.spent() <= most, "{fen}: {}", search.spent());
    }
}
