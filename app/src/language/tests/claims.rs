//! Tests of the texts on draws that could have been claimed.

use acconcio_adjudication::claimable::{Ground, Procedure};
use shakmaty::Color;

use super::check;
use crate::features::claims::findings::Amount;

#[test]
fn ok_what_is_found_has_words() {
    for ground in [
        Ground::Repetition(vec![0, 4, 8]),
        Ground::Fivefold(vec![0, 4, 8, 12, 16]),
        Ground::FiftyMoves,
        Ground::SeventyFiveMoves,
        Ground::DeadPosition,
    ] {
        check(|language| language.ground(&ground));
    }
    for how in [
        Procedure::WritingTheMove(Color::Black),
        Procedure::HavingTheMove(Color::White),
        Procedure::Unclaimed,
    ] {
        check(|language| language.how_drawn(how, "Kf8"));
    }
    for amount in [
        Amount::default(),
        Amount { claims: 1, unclaimed: 1, apparent: 1 },
        Amount { claims: 2, unclaimed: 0, apparent: 3 },
    ] {
        check(|language| language.to_see(amount));
    }
    check(|language| language.claims().proof_of_no_mate(Color::Black));
    check(|language| language.claims().quiet_since("37. a4"));
}
