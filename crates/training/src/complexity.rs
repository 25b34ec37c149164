//! The complexity of an incident: how much has to be understood before anything can be ruled.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use shakmaty::Square;
use strum::VariantArray;

use acconcio_adjudication::incident::{ActKind, Hand, Incident, Manner, Order, Person};

/// The complexity of an incident, whatever knowledge its ruling requires.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, VariantArray,
)]
#[serde(try_from = "u8", into = "u8")]
pub enum Complexity {
    /// 1: understood at a glance.
    Plain,
    /// 2: several facts to keep apart.
    Several,
    /// 3: many facts to keep apart.
    Much,
}

impl Complexity {
    /// Every complexity, the least first.
    pub const ALL: [Complexity; Complexity::VARIANTS.len()] =
        *Complexity::VARIANTS.first_chunk().expect("of the same length");

    /// Its number, 1 to 3.
    pub const fn number(self) -> u8 {
        match self {
            Complexity::Plain => 1,
            Complexity::Several => 2,
            Complexity::Much => 3,
        }
    }
}

/// A number that belongs to no complexity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no complexity {0}; it goes from 1 to 3")]
pub struct NoSuchComplexity(u8);

impl TryFrom<u8> for Complexity {
    type Error = NoSuchComplexity;

    fn try_from(number: u8) -> Result<Complexity, NoSuchComplexity> {
        let named = Complexity::ALL.into_iter().find(|one| one.number() == number);
        named.ok_or(NoSuchComplexity(number))
    }
}

impl From<Complexity> for u8 {
    fn from(complexity: Complexity) -> u8 {
        complexity.number()
    }
}

/// The complexity of an incident, up to the moment of decision.
///
/// It is counted in points: one for every three acts after the first three, four at most; one for each
/// person who acts after the first; one for each square on which a piece is handled after the second, three
/// at most; one where more than the one hand is used; one for the first act that the arbiter does not see
/// and one if there are more; one where something is disputed or its order is unknown; one where the clock
/// is pressed more than once, and one where clocks are stopped or a flag falls; one where illegal moves
/// were counted before; one where the set-up was wrong. An incident with up to [`PLAIN`] points is plain,
/// one with up to [`SEVERAL`] has several facts to keep apart.
pub fn complexity(incident: &Incident) -> Complexity {
    let points = points(incident);
    if points <= PLAIN {
        Complexity::Plain
    } else if points <= SEVERAL {
        Complexity::Several
    } else {
        Complexity::Much
    }
}

/// The highest number of points of a plain incident.
pub const PLAIN: usize = 2;

/// The highest number of points of an incident with several facts to keep apart.
pub const SEVERAL: usize = 5;

fn points(incident: &Incident) -> usize {
    let acts = &incident.acts;
    let kinds = || acts.iter().map(|act| &act.kind);
    let length = acts.len().saturating_sub(3).div_ceil(3).min(4);
    let people: BTreeSet<u8> = acts.iter().map(|act| seat(act.by)).collect();
    let squares: BTreeSet<Square> = kinds().flat_map(handled).collect();
    let pieces = squares.len().saturating_sub(2).min(3);
    let has_two_hands = kinds().any(uses_another_hand);
    let unseen = acts.iter().filter(|act| !act.sight.is_seen()).count().min(2);
    let is_disputed = kinds().any(is_open_to_disputed_point);
    let presses = kinds().filter(|kind| matches!(kind, ActKind::PressesClock { .. })).count();
    let stops = |kind: &ActKind| matches!(kind, ActKind::StopsClocks { .. } | ActKind::FlagFalls);
    let further = [
        has_two_hands,
        is_disputed,
        presses > 1,
        kinds().any(stops),
        !incident.illegal_moves.is_zero(),
        incident.set_up.is_some(),
    ];
    let further = further.into_iter().filter(|holds| *holds).count();
    length + people.len().saturating_sub(1) + pieces + unseen + further
}

const fn seat(person: Person) -> u8 {
    match person {
        Person::White => 0,
        Person::Black => 1,
        Person::Arbiter => 2,
        Person::Bystander => 3,
    }
}

/// The squares on which an act lays a hand, or from which it displaces a piece.
fn handled(kind: &ActKind) -> impl Iterator<Item = Square> {
    let first = if let ActKind::Touches { square, .. }
    | ActKind::Places { from: square, .. }
    | ActKind::Removes { square, .. }
    | ActKind::Puts { square, .. }
    | ActKind::Displaces { square, .. } = kind
    {
        Some(*square)
    } else {
        None
    };
    let other =
        if let ActKind::Touches { together_with, .. } = kind { *together_with } else { None };
    first.into_iter().chain(other)
}

fn uses_another_hand(kind: &ActKind) -> bool {
    matches!(
        kind,
        ActKind::Touches { hand: Hand::Other | Hand::Both, .. }
            | ActKind::Places { hand: Hand::Other | Hand::Both, .. }
            | ActKind::Removes { hand: Hand::Other | Hand::Both, .. }
            | ActKind::Puts { hand: Hand::Other | Hand::Both, .. }
            | ActKind::PressesClock { hand: Hand::Other | Hand::Both }
    )
}

fn is_open_to_disputed_point(kind: &ActKind) -> bool {
    matches!(
        kind,
        ActKind::Touches { manner: Manner::Disputed, .. }
            | ActKind::Touches { order: Order::Unknown, .. }
            | ActKind::Testifies(_)
    )
}

#[cfg(test)]
mod tests {
    use shakmaty::Color::{Black, White};

    use super::*;
    use acconcio_adjudication::incident::{Act, Regime, SetUpFault, Sight, Testimony};

    fn incident(acts: Vec<Act>) -> Incident {
        Incident { acts, ..Incident::initial(Regime::Standard) }
    }

    /// One move, touched, placed, released, and the clock pressed.
    fn plain_move() -> Vec<Act> {
        vec![
            Act::by(White, ActKind::touches(Square::E2)),
            Act::by(White, ActKind::places(Square::E2, Square::E4)),
            Act::by(White, ActKind::Releases { square: Square::E4 }),
            Act::by(White, ActKind::presses_clock()),
        ]
    }

    #[track_caller]
    fn check(incident: &Incident, expected: usize, complexity_expected: Complexity) {
        assert_eq!(points(incident), expected);
        assert_eq!(complexity(incident), complexity_expected);
        let mirrored = incident.mirrored();
        assert_eq!(points(&mirrored), expected, "with the colours exchanged");
    }

    #[test]
    fn ok_a_plain_move_is_plain() {
        check(&incident(plain_move()), 1, Complexity::Plain);
        check(&incident(Vec::new()), 0, Complexity::Plain);
    }

    #[test]
    fn ok_below_at_and_above_the_limits() {
        let mut acts = plain_move();
        acts.push(Act::by(Black, ActKind::touches(Square::E7)));
        check(&incident(acts.clone()), PLAIN, Complexity::Plain);
        acts.last_mut().expect("there are acts").sight = Sight::Unseen;
        check(&incident(acts.clone()), PLAIN + 1, Complexity::Several);
        acts.push(Act::by(Black, ActKind::touches(Square::D7)));
        acts.push(Act::by(Black, ActKind::Testifies(Testimony::Denies)));
        check(&incident(acts.clone()), SEVERAL + 1, Complexity::Much);
        acts.pop();
        let mut at_limit = incident(acts);
        check(&at_limit, SEVERAL - 1, Complexity::Several);
        at_limit.set_up = Some(SetUpFault::BoardTurned);
        check(&at_limit, SEVERAL, Complexity::Several);
    }

    #[test]
    fn ok_every_kind_of_thing_counts_once() {
        let with = |acts: Vec<Act>| incident(plain_move().into_iter().chain(acts).collect());
        let by_white = |kind: ActKind| vec![Act::by(White, kind)];
        check(&with(by_white(ActKind::PressesClock { hand: Hand::Other })), 3, Complexity::Several);
        check(
            &with(by_white(ActKind::StopsClocks { which: Default::default() })),
            2,
            Complexity::Plain,
        );
        let mut counted = incident(plain_move());
        counted.illegal_moves.white = 1;
        check(&counted, 2, Complexity::Plain);
    }

    #[test]
    fn err_no_such_number() {
        assert!(Complexity::try_from(0).is_err() && Complexity::try_from(4).is_err());
        for one in Complexity::ALL {
            assert_eq!(Complexity::try_from(one.number()), Ok(one));
        }
    }
}
