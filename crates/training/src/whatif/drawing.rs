//! Changes of the way in which a draw is claimed: in writing, before a piece is touched, or only after.

use shakmaty::san::San;

use super::reply::touch;
use super::scene::RuledIncident;
use super::{Change, Claiming};
use acconcio_adjudication::incident::{Act, ActKind, Claim, Incident};
use acconcio_adjudication::reconstruction::{DrawClaimMade, HavingTheMove};

/// The maximum number of ways.
pub(super) const MOST: usize = WAYS.len();

const WAYS: [Claiming; 4] =
    [Claiming::InWriting, Claiming::BeforeTouching, Claiming::AfterTouching, Claiming::Nobody];

/// The other ways of claiming the draw that is claimed.
pub(super) fn draw_claims(scene: &RuledIncident<'_>) -> impl Iterator<Item = Change> + use<> {
    let is_claimed = claim_of(scene).is_some();
    WAYS.into_iter().filter(move |_| is_claimed).map(Change::Claim)
}

/// The incident with the draw claimed in that way; none where it does not fit.
pub(super) fn draw_claim(scene: &RuledIncident<'_>, way: Claiming) -> Option<Incident> {
    let claim = claim_of(scene)?;
    match way {
        Claiming::InWriting => in_writing(scene, claim),
        Claiming::BeforeTouching => before_touching(scene, claim),
        Claiming::AfterTouching => after_touching(scene, claim),
        Claiming::Nobody => Some(unclaimed(scene.incident)),
        Claiming::AtOnce { .. } | Claiming::TooLate { .. } => None,
    }
}

/// The claim of a draw that is ruled on, if the ruling is on one.
pub(super) fn claim_of<'a>(scene: &'a RuledIncident<'_>) -> Option<&'a DrawClaimMade> {
    let turn = scene.ruling.subject.turn();
    scene.reconstruction.draw_claims.iter().find(|claim| {
        let begun = &scene.reconstruction.turns[claim.turn];
        (begun.player, begun.first_act) == turn
    })
}

/// Writes the declared move first, or replaces the move that was made by a written one.
fn in_writing(scene: &RuledIncident<'_>, claim: &DrawClaimMade) -> Option<Incident> {
    match claim.having {
        HavingTheMove::Made(_) | HavingTheMove::JustPressed(_) => before_touching(scene, claim),
        HavingTheMove::Yes | HavingTheMove::ByAMoveNotPressed => {
            let san = claim.declared.clone().filter(|_| claim.written.is_none())?;
            let mut changed = scene.incident.clone();
            changed.acts.insert(claim.act, Act::by(claim.by, ActKind::Writes { san }));
            Some(changed)
        }
        HavingTheMove::Touched(_) | HavingTheMove::No => None,
    }
}

/// Puts the claim before the claimant's first touch; the move that he made is only written.
fn before_touching(scene: &RuledIncident<'_>, claim: &DrawClaimMade) -> Option<Incident> {
    let (touched, is_made) = match claim.having {
        HavingTheMove::Touched(act) => (act, false),
        HavingTheMove::Made(act) | HavingTheMove::JustPressed(act) => (act, true),
        HavingTheMove::Yes | HavingTheMove::ByAMoveNotPressed | HavingTheMove::No => return None,
    };
    let mut changed = scene.incident.clone();
    changed.acts.truncate(touched);
    let mut what = claim.claim;
    if is_made {
        let turn = &scene.reconstruction.turns[claim.turn];
        let san = San::from_move(turn.before.position.as_ref()?, turn.board_change.legal_move()?);
        changed.acts.push(Act::by(claim.by, ActKind::Writes { san: san.to_string() }));
        if claim.claim.is_of_repetition() {
            what = Claim::RepetitionAboutToAppear;
        }
    }
    changed.acts.push(Act::by(claim.by, ActKind::Claims(what)));
    Some(changed)
}

/// Lets the claimant touch a piece that he can move before he claims.
fn after_touching(scene: &RuledIncident<'_>, claim: &DrawClaimMade) -> Option<Incident> {
    if claim.having != HavingTheMove::Yes {
        return None;
    }
    let mut changed = scene.incident.clone();
    let later = changed.acts.split_off(claim.act);
    let touched = touch(&changed, claim.by)?;
    changed.acts.extend(touched);
    changed.acts.extend(later.into_iter().take(1));
    Some(changed)
}

/// Removes the claim of a draw and the stops of the clocks for it.
fn unclaimed(incident: &Incident) -> Incident {
    let is_claim = |act: &Act| {
        matches!(act.kind, ActKind::WithdrawsClaim)
            || matches!(act.kind, ActKind::Claims(claim) if claim.is_of_a_draw())
    };
    let acts = &incident.acts;
    let is_stop_for_it = |index: usize| {
        let next = acts.get(index + 1);
        matches!(acts[index].kind, ActKind::StopsClocks { .. })
            && next.is_some_and(|next| next.by == acts[index].by && is_claim(next))
    };
    let kept = acts.iter().enumerate();
    let kept = kept.filter(|(index, act)| !is_claim(act) && !is_stop_for_it(*index));
    Incident { acts: kept.map(|(_, act)| act.clone()).collect(), ..incident.clone() }
}
