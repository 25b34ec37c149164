//! Changes of the facts: the press, the arbiter's sight, the touches.

use shakmaty::Square;

use super::scene::RuledIncident;
use super::{Change, Press};
use acconcio_adjudication::incident::{Act, ActKind, Hand, Incident, Manner, Order, Person, Sight};
use acconcio_adjudication::ruling::Classification;

/// The number of touches that may each be changed.
const TOUCHES: usize = 4;

const MANNERS: [Manner; 2] = [Manner::Deliberate, Manner::Accidental];
const COUNTS: [u8; 3] = [0, 1, 2];
const SIGHTS: [Sight; 2] = [Sight::Seen, Sight::Unseen];

/// The maximum number of changes of the facts: the press, the arbiter's sight, the counts, the touches, the
/// order of two touches.
pub(super) const MOST: usize =
    1 + SIGHTS.len() + COUNTS.len() + TOUCHES * MANNERS.len() + TwoTouches::NUMBER;

/// The press removed, or added where the board was changed and the clock not pressed.
pub(super) fn presses(scene: &RuledIncident<'_>) -> impl Iterator<Item = Change> + use<> {
    let press = scene.turn().map(|turn| match turn.press {
        Some(_) => Press::NotPressed,
        None => Press::Pressed,
    });
    press.map(Change::Press).into_iter()
}

pub(super) fn press(scene: &RuledIncident<'_>, press: Press) -> Option<Incident> {
    let turn = scene.turn()?;
    let mut changed = scene.incident.clone();
    match (press, turn.press) {
        (Press::Pressed, Some(_)) | (Press::NotPressed, None) => {}
        (Press::Pressed, None) => {
            if turn.after == turn.before.setup.board {
                return None;
            }
            let last = scene.last_handling()?;
            let Act { by, sight, .. } = scene.incident.acts[last];
            let kind = ActKind::presses_clock();
            changed.acts.insert(last + 1, Act { by, kind, sight, after: 0, about: None });
        }
        (Press::NotPressed, Some(press)) => {
            let later = changed.acts.split_off(press);
            let kept = later.into_iter().skip(1).filter(|act| does_not_need_the_move(&act.kind));
            changed.acts.extend(kept);
        }
    }
    Some(changed)
}

/// Whether an act is possible although the opponent's clock has not been started: statements and notices
/// are.
const fn does_not_need_the_move(kind: &ActKind) -> bool {
    match kind {
        ActKind::Claims(_)
        | ActKind::WithdrawsClaim
        | ActKind::Notices
        | ActKind::Testifies(_)
        | ActKind::Consents
        | ActKind::Chooses(_)
        | ActKind::StopsClocks { .. }
        | ActKind::StopsRecording
        | ActKind::Misbehaves(_)
        | ActKind::WithdrawsOffer
        | ActKind::Finds(_) => true,
        ActKind::Touches { .. }
        | ActKind::Feels { .. }
        | ActKind::Places { .. }
        | ActKind::Releases { .. }
        | ActKind::Removes { .. }
        | ActKind::Puts { .. }
        | ActKind::AnnouncesAdjusting
        | ActKind::Displaces { .. }
        | ActKind::SetsRight
        | ActKind::Declares(_)
        | ActKind::PressesClock { .. }
        | ActKind::Writes { .. }
        | ActKind::OffersDraw(_)
        | ActKind::AnswersDraw(_)
        | ActKind::Arrives
        | ActKind::Signs(_)
        | ActKind::Seals { .. }
        | ActKind::Resigns
        | ActKind::FlagFalls
        | ActKind::Decides(_)
        | ActKind::Appeals => false,
    }
}

/// The changes of the arbiter's sight.
pub(super) fn sights() -> impl Iterator<Item = Change> {
    SIGHTS.into_iter().map(Change::Sight)
}

/// The acts of the turn, those outside it, and flags, all seen or unseen. An arbiter who has not seen them
/// does not become aware of them either; but he does become aware of a wrong set-up.
pub(super) fn sight(scene: &RuledIncident<'_>, sight: Sight) -> Incident {
    let mut changed = scene.incident.clone();
    let subject = &scene.ruling.subject;
    let reconstruction = &scene.reconstruction;
    let off_turn = reconstruction.off_turn.iter().map(|contact| contact.act);
    let beside: Vec<usize> = reconstruction.displacements.iter().copied().chain(off_turn).collect();
    for (index, act) in changed.acts.iter_mut().enumerate() {
        let is_of_turn = (subject.first_act..subject.last_act).contains(&index)
            && act.by == Person::from(subject.player);
        let is_beside = beside.contains(&index)
            || matches!(
                act.kind,
                ActKind::FlagFalls | ActKind::Displaces { .. } | ActKind::Misbehaves(_)
            );
        if is_of_turn || is_beside {
            act.sight = sight;
        }
    }
    match sight {
        Sight::Unseen => changed.acts.retain(|act| !act.is_notice()),
        Sight::Seen if changed.set_up.is_some() && !changed.acts.iter().any(Act::is_notice) => {
            changed.acts.push(Act::by(Person::Arbiter, ActKind::Notices));
        }
        Sight::Seen => {}
    }
    changed
}

/// The count of earlier illegal moves set to 0, 1 or 2, where it may matter.
pub(super) fn offences(scene: &RuledIncident<'_>) -> impl Iterator<Item = Change> + use<> {
    let facets = &scene.ruling.facets;
    let was = facets.classification.value;
    let counts = matches!(was, Classification::Illegal | Classification::NonMove)
        || if was == Classification::Incomplete {
            scene.ruling.subject.is_board_changed
        } else {
            facets.counts.is_some()
        };
    COUNTS.into_iter().filter(move |_| counts).map(Change::Offences)
}

/// The first touches of the turn, and those of a player who did not have the move, on purpose or by
/// accident. A touch on purpose stays so if the piece was then carried to another square: only an incident
/// that shows an accident leaves that open.
pub(super) fn touches(scene: &RuledIncident<'_>) -> impl Iterator<Item = Change> + use<> {
    let of_turn = scene.acts_of_turn().map(|(index, _)| index);
    let off_turn = scene.reconstruction.off_turn.iter().map(|contact| contact.act);
    let touched = of_turn.chain(off_turn).filter(|act| is_manner_open(scene.incident, *act));
    let changes: Vec<Change> = touched
        .take(TOUCHES)
        .flat_map(|act| MANNERS.map(|manner| Change::Touch { act, manner }))
        .collect();
    changes.into_iter()
}

/// Whether an act touches one piece and not on purpose, or its player does not carry it or take it off
/// afterwards.
fn is_manner_open(incident: &Incident, index: usize) -> bool {
    let act = &incident.acts[index];
    let ActKind::Touches { square, manner, together_with: None, .. } = act.kind else {
        return false;
    };
    if manner != Manner::Deliberate {
        return true;
    }
    let mut later = incident.acts[index + 1..].iter().filter(|later| later.by == act.by);
    let is_taken_along = |later: &Act| {
        matches!(later.kind, ActKind::Places { from, to, .. } if from == square && from != to)
            || matches!(later.kind, ActKind::Removes { square: removed, .. } if removed == square)
    };
    let mut until_press =
        later.by_ref().take_while(|later| !matches!(later.kind, ActKind::PressesClock { .. }));
    !until_press.any(is_taken_along)
}

pub(super) fn touch(scene: &RuledIncident<'_>, act: usize, to: Manner) -> Option<Incident> {
    let mut changed = scene.incident.clone();
    let ActKind::Touches { manner, .. } = &mut changed.acts.get_mut(act)?.kind else { return None };
    *manner = to;
    Some(changed)
}

/// Two plain touches at the beginning of a turn.
struct TwoTouches {
    acts: [usize; TwoTouches::NUMBER],
    squares: [Square; TwoTouches::NUMBER],
}

impl TwoTouches {
    const NUMBER: usize = 2;

    fn of(scene: &RuledIncident<'_>) -> Option<TwoTouches> {
        let still = scene.acts_of_turn().take_while(|(_, act)| {
            !matches!(
                act.kind,
                ActKind::Places { .. } | ActKind::Removes { .. } | ActKind::Puts { .. }
            )
        });
        let mut touches = still.filter_map(|(index, act)| {
            let ActKind::Touches { square, together_with: None, hand: Hand::One, .. } = act.kind
            else {
                return None;
            };
            Some((index, square))
        });
        let (first, second) = (touches.next()?, touches.next()?);
        let is_plain = first.1 != second.1;
        is_plain.then_some(TwoTouches { acts: [first.0, second.0], squares: [first.1, second.1] })
    }
}

/// The changes by which each of two pieces is touched first.
pub(super) fn first_touches(scene: &RuledIncident<'_>) -> impl Iterator<Item = Change> + use<> {
    let squares = TwoTouches::of(scene).map(|two| two.squares);
    squares.into_iter().flatten().map(Change::FirstTouch)
}

/// The incident with the piece on a square touched first of two: the touches change places, with the
/// releases that belong to them, and their order is known.
pub(super) fn touch_first(scene: &RuledIncident<'_>, first: Square) -> Option<Incident> {
    let TwoTouches { acts: [one, other], squares } = TwoTouches::of(scene)?;
    let mut changed = scene.incident.clone();
    if first == squares[1] {
        let kind = changed.acts[one].kind.clone();
        changed.acts[one].kind = std::mem::replace(&mut changed.acts[other].kind, kind);
        for act in &mut changed.acts[one..other] {
            if act.kind == (ActKind::Releases { square: squares[0] }) {
                act.kind = ActKind::Releases { square: squares[1] };
            }
        }
    } else if first != squares[0] {
        return None;
    }
    for index in [one, other] {
        if let ActKind::Touches { order, .. } = &mut changed.acts[index].kind {
            *order = Order::Known;
        }
    }
    Some(changed)
}
