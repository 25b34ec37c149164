//! The words that `rule` prints, in small letters and hyphens.

use acconcio_adjudication::disputed_points::Holder;
use acconcio_adjudication::ruling::{Cutoff, Point};
use acconcio_scenario_files::words::serialised;

/// The word for a disputed point, and the number of the act that it concerns.
pub fn point(point: Point) -> (String, Option<usize>) {
    match point {
        Point::Law(disputed_point) => (serialised(disputed_point), None),
        Point::DisputedTouch { act } => ("disputed-touch".to_owned(), Some(act + 1)),
        Point::PresumedTouch { act } => ("presumed-touch".to_owned(), Some(act + 1)),
        Point::QuickplayFinding { act } => ("quickplay-finding".to_owned(), Some(act + 1)),
        Point::UnknownOrder { act } => ("unknown-order".to_owned(), Some(act + 1)),
    }
}

/// The word for the holder of a reading.
pub fn holder(holder: Holder) -> String {
    if let Holder::Proposal(number) = holder {
        format!("proposal-{number}")
    } else if let Holder::Slide(number) = holder {
        format!("slide-{number}")
    } else {
        serialised(holder)
    }
}

/// The word for the time until which a claim may be made, and the number of moves where one is set.
pub const fn cutoff(cutoff: Cutoff) -> (&'static str, Option<u32>) {
    match cutoff {
        Cutoff::PieceTouched => ("piece-touched", None),
        Cutoff::OwnMoveMade => ("own-move-made", None),
        Cutoff::LastMoves(moves) => ("last-moves", Some(moves)),
        Cutoff::GameEnds => ("game-ends", None),
    }
}

#[cfg(test)]
mod tests {
    use acconcio_adjudication::disputed_points::{Preset, Side};
    use acconcio_adjudication::incident::Regime;
    use acconcio_adjudication::laws::{Measure, Rule};

    use super::*;

    #[test]
    fn ok_names_become_words() {
        assert_eq!(serialised(Rule::TouchedOwnPiece), "touched-own-piece");
        assert_eq!(serialised(Rule::Chess960Castling), "chess960-castling");
        assert_eq!(serialised(Regime::RapidUnsupervised), "rapid-unsupervised");
        assert_eq!(serialised(Preset::Seminar2012), "seminar-2012");
        assert_eq!(serialised(Measure::LossOfGame), "loss-of-game");
        assert_eq!(serialised(Side::Second), "second");
        assert_eq!(holder(Holder::AppealsCommittee2019), "appeals-committee-2019");
        assert_eq!(holder(Holder::Slide(17)), "slide-17");
    }
}
