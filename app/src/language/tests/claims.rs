//! What could have been claimed in games has words.

use acconcio_core::laws::claimable::{Ground, How};
use acconcio_core::record::{Capturer, Difference, Holder};
use shakmaty::{CastlingSide, Chess, Color, Square};

use super::check;
use crate::claims::pgn::Fault;

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
    for how in [How::WritingTheMove(Color::Black), How::HavingTheMove(Color::White), How::Unclaimed]
    {
        check(|language| language.how_drawn(how, "Kf8"));
    }
    let mut differences = vec![Difference::SideToMove];
    for held in [Holder::Earlier, Holder::Later] {
        for side in CastlingSide::ALL {
            differences.push(Difference::Castling { color: Color::Black, side, held });
        }
        for capturer in [Capturer::Free, Capturer::Bound] {
            differences.push(Difference::EnPassant { square: Square::E3, open: held, capturer });
        }
    }
    for difference in differences {
        check(|language| language.why_not_same(difference, &Chess::default()));
    }
}

#[test]
fn ok_what_is_wrong_with_a_game_has_words() {
    for fault in [
        Fault::Illegal(3, "Bb6".to_owned()),
        Fault::Ambiguous(4, "Nd4".to_owned()),
        Fault::NoMove(1, "Cf3".to_owned()),
        Fault::Start("8/8".to_owned()),
        Fault::Variant("Atomic".to_owned()),
        Fault::Comment,
        Fault::Variation,
        Fault::TooLong,
        Fault::TooLarge,
        Fault::NoGame,
    ] {
        check(|language| language.game_fault(&fault));
    }
}
