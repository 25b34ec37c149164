//! The principle that a wrong answer follows: a name for the change that would have made it right.
//!
//! Each principle has a code that is stable for ever, so that a learner's log can be read years later.

use strum::VariantArray;

use std::fmt;

use super::{Change, Claiming, Press};
use acconcio_adjudication::incident::{Incident, Manner, Regime, Sight};
use acconcio_adjudication::laws::EditionId;

/// A principle that a wrong answer follows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Principle {
    /// The rule of another pace.
    OtherPace {
        /// The pace whose rule is applied.
        applied: Pace,
        /// The pace that is played.
        played: Pace,
    },
    /// The rule of the other supervision at the same pace.
    OtherSupervision {
        /// The pace.
        pace: Pace,
        /// The actual supervision.
        given: Supervision,
    },
    /// The rule of another edition or code.
    OtherEdition {
        /// The edition whose rule is applied.
        applied: EditionId,
        /// The edition in force.
        in_force: EditionId,
    },
    /// A reading that is not the one in force.
    OtherReading,
    /// A proposal taken as enacted that is not.
    ProposalAsLaw,
    /// A proposal overlooked that is taken as enacted.
    EnactedOverlooked,
    /// The clock taken as pressed.
    AsIfPressed,
    /// The clock taken as not pressed.
    AsIfNotPressed,
    /// A claim assumed to have been made in time.
    AsIfClaimed,
    /// A claim assumed to have come too late.
    AsIfClaimedTooLate,
    /// A claim disregarded, as if nobody had claimed.
    AsIfNobodyClaimed,
    /// The move assumed to have been written before the claim, and not made.
    AsIfWrittenFirst,
    /// The draw assumed to have been claimed before a piece was touched.
    AsIfClaimedUntouched,
    /// A piece assumed to have been touched before the draw was claimed.
    AsIfTouchedFirst,
    /// The arbiter assumed to have seen it.
    AsIfSeen,
    /// The arbiter assumed not to have seen it.
    AsIfUnseen,
    /// The offence taken as the first.
    AsIfFirstOffence,
    /// The offence taken as a repeated one.
    AsIfLaterOffence,
    /// An accidental or disputed touch taken as deliberate.
    TouchAsDeliberate,
    /// A deliberate or disputed touch taken as accidental.
    TouchAsAccidental,
    /// A touch taken as disputed that is not.
    TouchAsDisputed,
    /// The other of two pieces taken as the one touched first.
    OtherPieceFirst,
}

/// The pace of a game.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray)]
pub enum Pace {
    Standard,
    Rapid,
    Blitz,
}

/// Whether the supervision is adequate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Supervision {
    /// The supervision is adequate.
    Supervised,
    /// The supervision is not adequate.
    Unsupervised,
}

impl Principle {
    /// The principle that an answer to an incident follows, where these changes would make it right: the
    /// law comes before the fact. None where the answer is right already.
    pub fn of(incident: &Incident, changes: &[Change]) -> Option<Principle> {
        changes.first().map(|change| Principle::of_change(incident, *change))
    }

    /// Every principle.
    pub fn all() -> Vec<Principle> {
        let mut all = Vec::new();
        for applied in Pace::ALL {
            let others = Pace::ALL.into_iter().filter(|played| *played != applied);
            all.extend(others.map(|played| Principle::OtherPace { applied, played }));
        }
        for pace in [Pace::Rapid, Pace::Blitz] {
            let given = [Supervision::Supervised, Supervision::Unsupervised];
            all.extend(given.map(|given| Principle::OtherSupervision { pace, given }));
        }
        for applied in EditionId::ALL {
            let others = EditionId::ALL.into_iter().filter(|in_force| *in_force != applied);
            all.extend(others.map(|in_force| Principle::OtherEdition { applied, in_force }));
        }
        all.extend([
            Principle::OtherReading,
            Principle::ProposalAsLaw,
            Principle::EnactedOverlooked,
            Principle::AsIfPressed,
            Principle::AsIfNotPressed,
            Principle::AsIfClaimed,
            Principle::AsIfClaimedTooLate,
            Principle::AsIfNobodyClaimed,
            Principle::AsIfWrittenFirst,
            Principle::AsIfClaimedUntouched,
            Principle::AsIfTouchedFirst,
            Principle::AsIfSeen,
            Principle::AsIfUnseen,
            Principle::AsIfFirstOffence,
            Principle::AsIfLaterOffence,
            Principle::TouchAsDeliberate,
            Principle::TouchAsAccidental,
            Principle::TouchAsDisputed,
            Principle::OtherPieceFirst,
        ]);
        all
    }

    /// The principle of a code, if there is one.
    pub fn named(code: &str) -> Option<Principle> {
        Principle::all().into_iter().find(|principle| principle.to_string() == code)
    }

    fn of_change(incident: &Incident, change: Change) -> Principle {
        match change {
            Change::Regime(regime) => of_regime(regime, incident.regime),
            Change::Edition(applied) => {
                Principle::OtherEdition { applied, in_force: incident.edition }
            }
            Change::Reading { .. } => Principle::OtherReading,
            Change::Enacted(_) => Principle::ProposalAsLaw,
            Change::NotEnacted(_) => Principle::EnactedOverlooked,
            Change::Press(Press::Pressed) => Principle::AsIfPressed,
            Change::Press(Press::NotPressed) => Principle::AsIfNotPressed,
            Change::Claim(Claiming::AtOnce { .. }) => Principle::AsIfClaimed,
            Change::Claim(Claiming::TooLate { .. }) => Principle::AsIfClaimedTooLate,
            Change::Claim(Claiming::Nobody) => Principle::AsIfNobodyClaimed,
            Change::Claim(Claiming::InWriting) => Principle::AsIfWrittenFirst,
            Change::Claim(Claiming::BeforeTouching) => Principle::AsIfClaimedUntouched,
            Change::Claim(Claiming::AfterTouching) => Principle::AsIfTouchedFirst,
            Change::Sight(Sight::Seen) => Principle::AsIfSeen,
            Change::Sight(Sight::Unseen) => Principle::AsIfUnseen,
            Change::Offences(0) => Principle::AsIfFirstOffence,
            Change::Offences(_) => Principle::AsIfLaterOffence,
            Change::Touch { manner: Manner::Deliberate, .. } => Principle::TouchAsDeliberate,
            Change::Touch { manner: Manner::Accidental, .. } => Principle::TouchAsAccidental,
            Change::Touch { manner: Manner::Disputed, .. } => Principle::TouchAsDisputed,
            Change::FirstTouch(_) => Principle::OtherPieceFirst,
        }
    }
}

/// The rule of another regime: of its pace or, at the same pace, of its supervision.
fn of_regime(applied: Regime, played: Regime) -> Principle {
    let (pace, given) = (Pace::of(played), Supervision::of(played));
    if Pace::of(applied) == pace {
        Principle::OtherSupervision { pace, given }
    } else {
        Principle::OtherPace { applied: Pace::of(applied), played: pace }
    }
}

impl Pace {
    /// Every pace, the slowest first.
    pub const ALL: [Pace; Pace::VARIANTS.len()] =
        *Pace::VARIANTS.first_chunk().expect("of the same length");

    const fn of(regime: Regime) -> Pace {
        match regime {
            Regime::Standard => Pace::Standard,
            Regime::RapidSupervised | Regime::RapidUnsupervised => Pace::Rapid,
            Regime::BlitzSupervised | Regime::BlitzUnsupervised => Pace::Blitz,
        }
    }

    const fn code(self) -> &'static str {
        match self {
            Pace::Standard => "standard",
            Pace::Rapid => "rapid",
            Pace::Blitz => "blitz",
        }
    }
}

impl Supervision {
    const fn of(regime: Regime) -> Supervision {
        match regime {
            Regime::Standard | Regime::RapidSupervised | Regime::BlitzSupervised => {
                Supervision::Supervised
            }
            Regime::RapidUnsupervised | Regime::BlitzUnsupervised => Supervision::Unsupervised,
        }
    }
}

/// Writes the code.
impl fmt::Display for Principle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let code = match self {
            Principle::OtherPace { applied, played } => {
                return write!(f, "{}-in-{}", applied.code(), played.code());
            }
            Principle::OtherSupervision { pace, given: Supervision::Supervised } => {
                return write!(f, "{}-supervised-as-unsupervised", pace.code());
            }
            Principle::OtherSupervision { pace, given: Supervision::Unsupervised } => {
                return write!(f, "{}-unsupervised-as-supervised", pace.code());
            }
            Principle::OtherEdition { applied, in_force } => {
                return write!(f, "law-of-{applied}-in-{in_force}");
            }
            Principle::OtherReading => "reading-not-in-force",
            Principle::ProposalAsLaw => "proposal-taken-as-law",
            Principle::EnactedOverlooked => "enacted-proposal-overlooked",
            Principle::AsIfPressed => "as-if-pressed",
            Principle::AsIfNotPressed => "as-if-not-pressed",
            Principle::AsIfClaimed => "as-if-claimed",
            Principle::AsIfClaimedTooLate => "as-if-claimed-too-late",
            Principle::AsIfNobodyClaimed => "as-if-nobody-claimed",
            Principle::AsIfWrittenFirst => "as-if-written-first",
            Principle::AsIfClaimedUntouched => "as-if-claimed-untouched",
            Principle::AsIfTouchedFirst => "as-if-touched-first",
            Principle::AsIfSeen => "as-if-seen",
            Principle::AsIfUnseen => "as-if-unseen",
            Principle::AsIfFirstOffence => "as-if-first-offence",
            Principle::AsIfLaterOffence => "as-if-later-offence",
            Principle::TouchAsDeliberate => "touch-taken-as-deliberate",
            Principle::TouchAsAccidental => "touch-taken-as-accidental",
            Principle::TouchAsDisputed => "touch-taken-as-disputed",
            Principle::OtherPieceFirst => "other-piece-first",
        };
        f.write_str(code)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use shakmaty::{Color, Square};

    use super::*;
    use acconcio_adjudication::disputed_points::{DisputedPoint, Proposal, Side};
    use acconcio_adjudication::incident::Claim;

    fn check(edition: EditionId, regime: Regime, changes: &[Change], code: &str) {
        let incident = Incident { edition, ..Incident::initial(regime) };
        let principle = Principle::of(&incident, changes).expect("something is changed");
        assert_eq!(principle.to_string(), code);
        assert_eq!(Principle::named(code), Some(principle));
    }

    fn check_fact(change: Change, code: &str) {
        check(EditionId::E2009, Regime::Standard, &[change], code);
    }

    #[test]
    fn ok_laws_have_names() {
        use EditionId::{E2009, E2018, E2023, LondonXiii, UsChess};
        use Regime::{
            BlitzSupervised, BlitzUnsupervised, RapidSupervised, RapidUnsupervised, Standard,
        };
        let regime = Change::Regime;
        check(E2009, BlitzUnsupervised, &[regime(Standard)], "standard-in-blitz");
        check(E2009, Standard, &[regime(BlitzSupervised)], "blitz-in-standard");
        let treated = "rapid-unsupervised-as-supervised";
        check(E2009, RapidUnsupervised, &[regime(RapidSupervised)], treated);
        let treated = "blitz-supervised-as-unsupervised";
        check(E2009, BlitzSupervised, &[regime(BlitzUnsupervised)], treated);
        check(E2018, Standard, &[Change::Edition(E2009)], "law-of-2009-in-2018");
        check(LondonXiii, Standard, &[Change::Edition(UsChess)], "law-of-us-chess-in-london-xiii");
        // Of several changes the first names it: the law before the fact.
        let several = [regime(Standard), Change::Edition(E2023), Change::Press(Press::Pressed)];
        check(E2009, BlitzSupervised, &several, "standard-in-blitz");
    }

    #[test]
    fn ok_facts_have_names() {
        let claim = Claim::IllegalMove;
        let by = Color::White;
        let touch = |manner| Change::Touch { act: 0, manner };
        check_fact(Change::Press(Press::Pressed), "as-if-pressed");
        check_fact(Change::Press(Press::NotPressed), "as-if-not-pressed");
        check_fact(Change::Claim(Claiming::AtOnce { by, claim }), "as-if-claimed");
        check_fact(Change::Claim(Claiming::TooLate { by, claim }), "as-if-claimed-too-late");
        check_fact(Change::Claim(Claiming::Nobody), "as-if-nobody-claimed");
        check_fact(Change::Sight(Sight::Seen), "as-if-seen");
        check_fact(Change::Sight(Sight::Unseen), "as-if-unseen");
        check_fact(Change::Offences(0), "as-if-first-offence");
        check_fact(Change::Offences(2), "as-if-later-offence");
        check_fact(touch(Manner::Deliberate), "touch-taken-as-deliberate");
        check_fact(touch(Manner::Accidental), "touch-taken-as-accidental");
        check_fact(touch(Manner::Disputed), "touch-taken-as-disputed");
        check_fact(Change::FirstTouch(Square::E1), "other-piece-first");
        let disputed_point = DisputedPoint::ALL[0];
        check_fact(Change::Reading { disputed_point, side: Side::Second }, "reading-not-in-force");
        check_fact(Change::Enacted(Proposal::ALL[0]), "proposal-taken-as-law");
        check_fact(Change::NotEnacted(Proposal::ALL[0]), "enacted-proposal-overlooked");
    }

    #[test]
    fn ok_every_principle_has_a_code_of_its_own() {
        let all = Principle::all();
        let codes: BTreeSet<String> = all.iter().map(Principle::to_string).collect();
        assert_eq!(codes.len(), all.len());
        assert!(codes.iter().all(|code| Principle::named(code).is_some()));
    }

    #[test]
    fn err_what_is_no_code_names_nothing() {
        assert_eq!(Principle::named("standard-in-bullet"), None);
        assert_eq!(Principle::of(&Incident::initial(Regime::Standard), &[]), None);
    }
}
