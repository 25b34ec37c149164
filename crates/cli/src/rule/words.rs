//! The words that `rule` prints, in small letters and hyphens.

use acconcio_adjudication::disputed_points::{Holder, Preset, Side};
use acconcio_adjudication::incident;
use acconcio_adjudication::incident::Regime;
use acconcio_adjudication::laws::{Force, Rule, Status};
use acconcio_adjudication::ruling::{
    Admissibility, Claimant, Classification, Completion, Cutoff, Measure, Point, Trigger,
};
use acconcio_scenario_files::words::serialised;
use shakmaty::CastlingSide;

/// The word for a rule: its stable name.
pub fn rule(rule: Rule) -> String {
    serialised(rule)
}

/// The word for a regime, as in files.
pub fn regime(regime: Regime) -> String {
    serialised(regime)
}

/// The word for a preset of readings, as in files.
pub fn preset(preset: Preset) -> String {
    serialised(preset)
}

/// The word for a measure.
pub fn measure(measure: Measure) -> String {
    serialised(measure)
}

/// The word for a remedy of an old code, as in files.
pub fn remedy(remedy: incident::Remedy) -> String {
    serialised(remedy)
}

/// The word for a side of a disputed point.
pub fn side(side: Side) -> String {
    serialised(side)
}

/// The word for a disputed point, and the number of the act that it concerns.
pub fn point(point: Point) -> (String, Option<usize>) {
    match point {
        Point::Law(disputed_point) => (serialised(disputed_point), None),
        Point::DisputedTouch { act } => ("disputed-touch".to_owned(), Some(act + 1)),
        Point::PresumedTouch { act } => ("presumed-touch".to_owned(), Some(act + 1)),
        Point::UnknownOrder { act } => ("unknown-order".to_owned(), Some(act + 1)),
    }
}

/// The word for the holder of a reading.
pub fn holder(holder: Holder) -> String {
    match holder {
        Holder::Letter => "letter".to_owned(),
        Holder::Pagano => "pagano".to_owned(),
        Holder::Proposal(number) => format!("proposal-{number}"),
        Holder::Gijssen => "gijssen".to_owned(),
        Holder::ArbitersManual => "arbiters-manual".to_owned(),
        Holder::Slide(number) => format!("slide-{number}"),
        Holder::Practice => "practice".to_owned(),
        Holder::EuropeanCouncil => "european-council".to_owned(),
        Holder::Players => "players".to_owned(),
        Holder::FideInterpretation => "fide-interpretation".to_owned(),
        Holder::AppealsCommittee2019 => "appeals-committee-2019".to_owned(),
        Holder::VariationI => "variation-i".to_owned(),
        Holder::FindingOfFact => "finding-of-fact".to_owned(),
    }
}

/// The word for the initiative on which the arbiter acts.
pub const fn trigger(trigger: Trigger) -> &'static str {
    match trigger {
        Trigger::ExOfficio => "ex-officio",
        Trigger::OnClaim => "on-claim",
        Trigger::OnAgreement => "on-agreement",
        Trigger::None => "none",
    }
}

/// The word for the admissibility of a claim.
pub const fn admissibility(admissibility: Admissibility) -> &'static str {
    match admissibility {
        Admissibility::Admissible => "admissible",
        Admissibility::TooLate => "too-late",
        Admissibility::NoStanding => "no-standing",
    }
}

/// The word for the classification of an act.
pub const fn classification(classification: Classification) -> &'static str {
    match classification {
        Classification::Legal => "legal",
        Classification::Irregular => "irregular",
        Classification::Illegal => "illegal",
        Classification::NonMove => "non-move",
        Classification::Incomplete => "incomplete",
        Classification::WrongSetUp => "wrong-set-up",
        Classification::Displaced => "displaced",
        Classification::OutOfTurn => "out-of-turn",
        Classification::FlagFallen => "flag-fallen",
        Classification::Misconduct => "misconduct",
        Classification::CorrectClaim => "correct-claim",
        Classification::RefusedClaim => "refused-claim",
        Classification::DrawnByItself => "drawn-by-itself",
    }
}

/// The word for the stage that a move reached.
pub const fn completion(completion: Completion) -> &'static str {
    match completion {
        Completion::NotMade => "not-made",
        Completion::Made => "made",
        Completion::Completed => "completed",
        Completion::EndsGame => "ends-game",
    }
}

/// The word for the claimant.
pub const fn claimant(claimant: Claimant) -> &'static str {
    match claimant {
        Claimant::Opponent => "opponent",
        Claimant::Anyone => "anyone",
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

/// The word for the status of a provision in the trace.
pub const fn status(status: Status) -> &'static str {
    match status {
        Status::Holds => "holds",
        Status::NotMet => "not-met",
        Status::Displaced => "displaced",
    }
}

/// The word for the force of a provision.
pub const fn force(force: Force) -> &'static str {
    match force {
        Force::Shall => "shall",
        Force::May => "may",
    }
}

/// The word for a side of castling.
pub const fn castling_side(side: CastlingSide) -> &'static str {
    match side {
        CastlingSide::KingSide => "king-side",
        CastlingSide::QueenSide => "queen-side",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_names_become_words() {
        assert_eq!(rule(Rule::TouchedOwnPiece), "touched-own-piece");
        assert_eq!(rule(Rule::Chess960Castling), "chess960-castling");
        assert_eq!(regime(Regime::RapidUnsupervised), "rapid-unsupervised");
        assert_eq!(preset(Preset::Seminar2012), "seminar-2012");
        assert_eq!(measure(Measure::LossOfGame), "loss-of-game");
        assert_eq!(side(Side::Second), "second");
    }
}
