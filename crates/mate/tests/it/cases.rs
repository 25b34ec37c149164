//! Known answers: none is contradicted, and a minimum number is found within a small budget.

use acconcio_mate::{Budget, Query};

use super::positions::{Case, answered, cases, hard};

/// The benchmark shows how many are decided within the interactive budget; this sets a minimum.
#[test]
fn ok_no_known_answer_is_contradicted() {
    let budget = Budget { states: 2_000, shortening: 0 };
    check("cases", &cases(), budget, 1_650);
}

#[test]
fn ok_the_hard_ones_and_the_traps() {
    let budget = Budget { states: 60_000, shortening: 0 };
    check("hard", &hard(), budget, 65);
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
