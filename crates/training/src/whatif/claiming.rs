//! Changes of the claimant and the time of a claim.

use shakmaty::Color;

use super::reply::{own_move, touch};
use super::scene::RuledIncident;
use super::{Change, Claiming};
use acconcio_adjudication::incident::{Act, ActKind, Claim, Incident, Person};
use acconcio_adjudication::ruling::Classification;

/// A claim that fits an incident, its claimant, and the act after which it is possible.
struct Fitting {
    by: Color,
    claim: Claim,
    /// The index of the act by which the fault is done.
    fault: usize,
}

impl Fitting {
    /// Finds the claim; none where there is nothing to claim.
    fn of(scene: &RuledIncident<'_>) -> Option<Fitting> {
        let last = scene.incident.acts.len().checked_sub(1)?;
        let opponent = !scene.ruling.subject.player;
        let beside = |by, claim| Some(Fitting { by, claim, fault: last });
        let of_turn = |claim| Some(Fitting { by: opponent, claim, fault: fault_of_turn(scene)? });
        match scene.ruling.facets.classification.value {
            Classification::Illegal => of_turn(Claim::IllegalMove),
            Classification::NonMove => of_turn(Claim::NoMove),
            Classification::Irregular => of_turn(Claim::TouchMove),
            Classification::WrongSetUp => beside(!opponent, Claim::WrongSetUp),
            Classification::Displaced => {
                let by = scene
                    .reconstruction
                    .displaced_pieces
                    .first()
                    .and_then(|displaced| displaced.by.player());
                beside(by.map_or(!opponent, |by| !by), Claim::DisplacedPieces)
            }
            Classification::OutOfTurn => beside(!opponent, Claim::OutOfTurn),
            Classification::FlagFallen => flag(scene),
            Classification::Misconduct => {
                let (_, by, _) = scene.reconstruction.misconduct.last()?;
                beside(!by.player()?, Claim::Misconduct)
            }
            Classification::Legal | Classification::Incomplete => unestablished(scene),
            Classification::CorrectClaim
            | Classification::RefusedClaim
            | Classification::DrawnByItself
            | Classification::LateArrival
            | Classification::FaultySealedMove
            | Classification::PostponedClaim => None,
        }
    }
}

/// The claim that a player might make where the ruling finds no fault yet.
fn unestablished(scene: &RuledIncident<'_>) -> Option<Fitting> {
    if let Some(flag) = flag(scene) {
        return Some(flag);
    }
    if scene.incident.set_up.is_some() {
        let (by, fault) = (scene.ruling.subject.player, scene.incident.acts.len() - 1);
        return Some(Fitting { by, claim: Claim::WrongSetUp, fault });
    }
    let turn = scene.turn()?;
    let made = scene.reconstruction.claims.iter().find(|made| made.claim.is_of_a_fault());
    let by = !turn.player;
    let fault = fault_of_turn(scene)?;
    match made {
        Some(made) if made.by == by => Some(Fitting { by, claim: made.claim, fault }),
        Some(_) | None if turn.contacts.len() > 1 || turn.two_hands.is_some() => {
            Some(Fitting { by, claim: Claim::TouchMove, fault })
        }
        Some(_) | None => None,
    }
}

fn flag(scene: &RuledIncident<'_>) -> Option<Fitting> {
    let (fault, player) = *scene.reconstruction.flags.first()?;
    Some(Fitting { by: !player, claim: Claim::FlagFall, fault })
}

/// The press or, where the clock was not pressed, the player's last hand on a piece.
fn fault_of_turn(scene: &RuledIncident<'_>) -> Option<usize> {
    scene.turn()?.press.or_else(|| scene.last_handling())
}

/// The maximum number of ways of claiming.
pub(super) const MOST: usize = 3;

/// The other ways of claiming.
pub(super) fn claims(scene: &RuledIncident<'_>) -> impl Iterator<Item = Change> + use<> {
    let made = scene.reconstruction.claims.iter().find(|made| made.claim.is_of_a_fault());
    let nobody = made.map(|_| Claiming::Nobody);
    let (at_once, too_late) = match Fitting::of(scene) {
        Some(Fitting { by, claim, fault }) => {
            let cutoff = cutoff(scene, claim, fault);
            let is_late = |act| cutoff.is_some_and(|cutoff| act > cutoff);
            let was_at_once = made.is_some_and(|made| made.by == by && !is_late(made.act));
            let was_late = made.is_some_and(|made| made.by == by && is_late(made.act));
            let at_once = (!was_at_once).then_some(Claiming::AtOnce { by, claim });
            let too_late =
                (!was_late && can_be_late(scene, claim)).then_some(Claiming::TooLate { by, claim });
            (at_once, too_late)
        }
        None => (None, None),
    };
    let ways: [Option<Claiming>; MOST] = [nobody, at_once, too_late];
    ways.into_iter().flatten().map(Change::Claim)
}

/// Whether a claim can come too late: only where a move was made, and for an illegal one completed, can the
/// opponent go on.
fn can_be_late(scene: &RuledIncident<'_>, claim: Claim) -> bool {
    let Some(turn) = scene.turn() else { return false };
    claim.is_about_a_move() && (turn.press.is_some() || claim == Claim::TouchMove && turn.is_made())
}

/// The act of the opponent after the fault from which on a claim comes too late, if he did it.
fn cutoff(scene: &RuledIncident<'_>, claim: Claim, fault: usize) -> Option<usize> {
    let opponent = !scene.ruling.subject.player;
    if claim == Claim::TouchMove {
        return scene.reconstruction.touch_from(fault + 1, opponent);
    }
    let turns = scene.reconstruction.turns.iter();
    let mut later = turns.filter(|turn| turn.player == opponent && turn.first_act > fault);
    later.find_map(acconcio_adjudication::reconstruction::Turn::made_by)
}

/// The incident with that way of claiming; none where it does not fit.
pub(super) fn claim(scene: &RuledIncident<'_>, way: Claiming) -> Option<Incident> {
    let changed = match way {
        Claiming::Nobody => without_claims(scene.incident),
        Claiming::InWriting | Claiming::BeforeTouching | Claiming::AfterTouching => return None,
        Claiming::AtOnce { by, claim } => {
            let fault = fault_for(scene, claim)?;
            claimed_after(up_to(scene.incident, fault), by, claim)
        }
        Claiming::TooLate { by, claim } => {
            let fault = fault_for(scene, claim)?;
            match cutoff(scene, claim, fault).filter(|_| can_be_late(scene, claim)) {
                Some(cutoff) => claimed_after(up_to(scene.incident, cutoff), by, claim),
                None => {
                    let mut cut = up_to(scene.incident, fault);
                    let reply = if claim == Claim::TouchMove {
                        touch(&cut, by)
                    } else {
                        own_move(&cut, by)
                    };
                    cut.acts.extend(reply?);
                    claimed_after(cut, by, claim)
                }
            }
        }
    };
    Some(changed)
}

/// The act after which a claim of this kind can be made at once.
fn fault_for(scene: &RuledIncident<'_>, claim: Claim) -> Option<usize> {
    if claim.is_about_a_move() {
        fault_of_turn(scene)
    } else if claim == Claim::FlagFall {
        flag(scene).map(|flag| flag.fault)
    } else {
        scene.incident.acts.len().checked_sub(1)
    }
}

/// The incident up to and including an act, without claims of a fault.
fn up_to(incident: &Incident, act: usize) -> Incident {
    let mut cut = incident.clone();
    cut.acts.truncate(act + 1);
    without_claims(&cut)
}

fn claimed_after(mut incident: Incident, by: Color, claim: Claim) -> Incident {
    incident.acts.push(Act::by(by, ActKind::Claims(claim)));
    incident
}

/// The incident without the players' claims of a fault and the stops of the clocks for them.
fn without_claims(incident: &Incident) -> Incident {
    let is_claim = |act: &Act| {
        matches!(act.kind, ActKind::Claims(claim) if claim.is_of_a_fault())
            && matches!(act.by, Person::White | Person::Black)
    };
    let acts = &incident.acts;
    let is_stop_for_it = |index: usize| {
        matches!(acts[index].kind, ActKind::StopsClocks { .. })
            && acts.get(index + 1).is_some_and(|next| next.by == acts[index].by && is_claim(next))
    };
    let kept = acts.iter().enumerate();
    let kept = kept.filter(|(index, act)| !is_claim(act) && !is_stop_for_it(*index));
    let acts = kept.map(|(_, act)| act.clone()).collect();
    Incident { acts, ..incident.clone() }
}
