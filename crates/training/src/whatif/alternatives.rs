//! The changes that can be made in an incident, and the incident with them made.

use super::change::Change;
use super::facet::differences;
use super::scene::RuledIncident;
use super::{claiming, drawing, facts};
use acconcio_adjudication::adjudicate::rule_on;
use acconcio_adjudication::disputed_points::{DisputedPoint, Proposal};
use acconcio_adjudication::incident::{Incident, Regime};
use acconcio_adjudication::laws::{Code, EditionId};
use acconcio_adjudication::reconstruction::Reconstruction;
use acconcio_adjudication::ruling::Point;

impl Change {
    /// The changes that can be made in an incident: each leaves it playable and is not how things
    /// are already. Laws come first, then facts, nearest first (see [`nearest`](super::nearest())).
    /// There are at most 4 regimes, 8 editions and [`MOST_FACTS`](super::MOST_FACTS) facts; none
    /// where the incident cannot be played. A proposal is among them only where it makes a
    /// difference, a disputed point only where the ruling turns on it.
    pub fn all(incident: &Incident) -> Vec<Change> {
        let Some(scene) = RuledIncident::of(incident) else { return Vec::new() };
        let laws = regimes(incident)
            .into_iter()
            .map(Change::Regime)
            .chain(editions(incident).map(Change::Edition));
        let proposals = proposals(incident).filter(|one| makes_a_difference(one, &scene));
        laws.chain(readings(&scene)).chain(proposals).chain(facts(&scene)).collect()
    }

    /// The incident with the change made; none where it cannot be made or played.
    pub fn apply(&self, incident: &Incident) -> Option<Incident> {
        match self.of_law(incident) {
            Some(changed) => Reconstruction::of(&changed).is_ok().then_some(changed),
            None => self.apply_to(&RuledIncident::of(incident)?),
        }
    }

    /// The incident of a scene with the changed fact, if it can be played; none where a law is
    /// changed.
    pub(super) fn apply_to(&self, scene: &RuledIncident<'_>) -> Option<Incident> {
        let mut changed = match self {
            Change::Press(press) => facts::press(scene, *press)?,
            Change::Claim(way) if drawing::claim_of(scene).is_some() => {
                drawing::draw_claim(scene, *way)?
            }
            Change::Claim(claiming) => claiming::claim(scene, *claiming)?,
            Change::Sight(sight) => facts::sight(scene, *sight),
            Change::Offences(number) => {
                let mut changed = scene.incident.clone();
                *changed.illegal_moves.of_mut(scene.ruling.subject.player) = *number;
                changed
            }
            Change::Touch { act, manner } => facts::touch(scene, *act, *manner)?,
            Change::FirstTouch(square) => facts::touch_first(scene, *square)?,
            Change::Regime(_)
            | Change::Edition(_)
            | Change::Reading { .. }
            | Change::Enacted(_)
            | Change::NotEnacted(_) => return None,
        };
        // An act that a claim names has another number once acts are inserted or removed.
        if changed.acts.len() != scene.incident.acts.len() {
            changed.acts.iter_mut().for_each(|act| act.about = None);
        }
        Reconstruction::of(&changed).is_ok().then_some(changed)
    }
}

/// The incident with several changes made, in the order of [`About`](super::About); none where one of them cannot
/// be made after those before it.
pub fn apply_all(incident: &Incident, changes: &[Change]) -> Option<Incident> {
    let mut ordered = changes.to_vec();
    ordered.sort_by_key(Change::about);
    ordered.iter().try_fold(incident.clone(), |changed, change| change.apply(&changed))
}

/// The other regimes, nearest first: the same pace under other supervision, then the pace nearest to
/// it. An old code knows none.
pub(super) fn regimes(incident: &Incident) -> Vec<Regime> {
    const fn place(regime: Regime) -> (u8, u8) {
        match regime {
            Regime::Standard => (0, 0),
            Regime::RapidSupervised => (1, 0),
            Regime::RapidUnsupervised => (1, 1),
            Regime::BlitzSupervised => (2, 0),
            Regime::BlitzUnsupervised => (2, 1),
        }
    }
    let own = incident.regime;
    let distance = move |regime: Regime| {
        let ((pace, supervision), (own_pace, own_supervision)) = (place(regime), place(own));
        2 * pace.abs_diff(own_pace) + supervision.abs_diff(own_supervision)
    };
    let has_regimes = matches!(incident.edition.code(), Code::Edition(_));
    let others = Regime::ALL.into_iter().filter(move |regime| has_regimes && *regime != own);
    let mut others: Vec<Regime> = others.collect();
    others.sort_by_key(|regime| distance(*regime));
    others
}

/// The other editions, nearest first: of FIDE's, the later of two at the same distance; then US
/// Chess and the old codes.
pub(super) fn editions(incident: &Incident) -> impl Iterator<Item = EditionId> + use<> {
    let own = incident.edition;
    let place = |edition: EditionId| EditionId::ALL.iter().position(|one| *one == edition);
    let distance = move |edition: EditionId| {
        let (there, here) = (place(edition).unwrap_or(0), place(own).unwrap_or(0));
        (!edition.is_fide(), there.abs_diff(here), there < here)
    };
    let mut others: Vec<EditionId> =
        EditionId::ALL.into_iter().filter(|edition| *edition != own).collect();
    others.sort_by_key(|edition| distance(*edition));
    others.into_iter()
}

/// The disputed points on which the ruling turns, each read the other way.
fn readings(scene: &RuledIncident<'_>) -> impl Iterator<Item = Change> + use<> {
    let preset_readings = &scene.incident.preset_readings;
    let mut disputed_points: Vec<DisputedPoint> = Vec::new();
    for choice in scene.ruling.readings.iter().flat_map(|reading| &reading.taken) {
        if let Point::Law(disputed_point) = choice.point
            && !disputed_points.contains(&disputed_point)
        {
            disputed_points.push(disputed_point);
        }
    }
    let changes: Vec<Change> = disputed_points
        .into_iter()
        .map(|disputed_point| Change::Reading {
            disputed_point,
            side: preset_readings.side(disputed_point).other(),
        })
        .collect();
    changes.into_iter()
}

/// Each proposal the other way, on the Laws of 2009 only.
pub(super) fn proposals(incident: &Incident) -> impl Iterator<Item = Change> {
    let is_2009 = incident.edition == EditionId::E2009;
    Proposal::ALL.into_iter().filter(move |_| is_2009).map(|proposal| {
        if incident.enacted.contains(&proposal) {
            Change::NotEnacted(proposal)
        } else {
            Change::Enacted(proposal)
        }
    })
}

/// The proposals of 2012 that make a difference to the ruling on an incident: enacted, or not where
/// they are taken as enacted. None on other Laws than those of 2009, and where it cannot be played.
pub fn relevant_proposals(incident: &Incident) -> Vec<Proposal> {
    let Some(scene) = RuledIncident::of(incident) else { return Vec::new() };
    let telling = proposals(incident).filter(|change| makes_a_difference(change, &scene));
    telling.filter_map(|change| change.proposal()).collect()
}

/// Whether a change of law makes a difference to the ruling.
fn makes_a_difference(change: &Change, scene: &RuledIncident<'_>) -> bool {
    let changed = change.of_law(scene.incident);
    let ruling = changed.and_then(|changed| rule_on(&changed, &scene.reconstruction).ok());
    ruling.is_some_and(|ruling| !differences(&scene.ruling, &ruling).is_empty())
}

/// The changes of fact that can be made and played, in the order of their nearness: the press, the
/// claim, what the arbiter saw, the count, the touches.
pub(super) fn facts(scene: &RuledIncident<'_>) -> Vec<Change> {
    let changes = facts::presses(scene)
        .chain(drawing::draw_claims(scene))
        .chain(claiming::claims(scene))
        .chain(facts::sights())
        .chain(facts::offences(scene))
        .chain(facts::touches(scene))
        .chain(facts::first_touches(scene));
    let is_new =
        |change: &Change| change.apply_to(scene).is_some_and(|changed| changed != *scene.incident);
    changes.filter(is_new).collect()
}
