//! One changed law or fact.

use serde::{Deserialize, Serialize};
use shakmaty::{Color, Square};

use super::scene::Scene;
use super::{claiming, differences, drawing, facts};
use acconcio_adjudication::adjudicate::rule_on;
use acconcio_adjudication::disputed_points::{DisputedPoint, Proposal, Side};
use acconcio_adjudication::incident::{Claim, Incident, Manner, Regime, Sight};
use acconcio_adjudication::laws::{Code, EditionId};
use acconcio_adjudication::reconstruction::Reconstruction;
use acconcio_adjudication::ruling::Point;

/// One changed law or fact. Each sets a value, so that making a change twice is the same as making it once.
/// A change of fact is about the turn that is ruled on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Change {
    /// Another time control or supervision.
    Regime(Regime),
    /// Another edition or code.
    Edition(EditionId),
    /// A disputed point read in this way.
    Reading {
        /// The disputed point.
        disputed_point: DisputedPoint,
        /// The reading to take.
        side: Side,
    },
    /// A proposal of 2012 taken as enacted on the Laws of 2009.
    Enacted(Proposal),
    /// A proposal of 2012 not taken as enacted.
    NotEnacted(Proposal),
    /// The press of the clock after the player's last act on the board, or no press: then acts for which
    /// the opponent needs the move have not happened either.
    Press(Press),
    /// Another way of claiming; later acts have not happened.
    Claim(Claiming),
    /// The arbiter saw the acts of the turn, or he did not and has not become aware of them.
    Sight(Sight),
    /// The number of illegal moves counted against the player before.
    Offences(u8),
    /// The touch by this act was on purpose or by accident.
    Touch {
        /// The index of the act.
        act: usize,
        /// The manner of the touch.
        manner: Manner,
    },
    /// The piece on this square, of two that were touched, was known to be touched first.
    FirstTouch(#[serde(with = "acconcio_notation::square")] Square),
}

/// Whether the clock was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Press {
    /// The clock was pressed.
    Pressed,
    /// The clock was not pressed.
    NotPressed,
}

/// The way in which a claim is made, and its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Claiming {
    /// No player claims.
    Nobody,
    /// The claimant of a draw has first written the move and not made it.
    InWriting,
    /// The claimant of a draw claims before he touches a piece; a move that he made he has only written.
    BeforeTouching,
    /// The claimant of a draw claims only after he has touched a piece.
    AfterTouching,
    /// This player claims as soon as the fault is done.
    AtOnce {
        /// The claimant.
        #[serde(with = "acconcio_notation::color")]
        by: Color,
        /// The subject of the claim.
        claim: Claim,
    },
    /// This player claims only after he has touched a piece or, for an illegal move, made his own move.
    TooLate {
        /// The claimant.
        #[serde(with = "acconcio_notation::color")]
        by: Color,
        /// The subject of the claim.
        claim: Claim,
    },
}

/// The subject of a change. Of two changes on the same subject only one can apply.
///
/// The order is the one in which several changes are made: first those that refer to acts by their index,
/// then those that add or remove acts, the laws last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum About {
    /// A touch, by the index of its act.
    Touch(usize),
    /// The piece that was touched first.
    FirstTouch,
    /// The illegal moves counted before.
    Offences,
    /// The acts that the arbiter saw.
    Sight,
    /// The press of the clock.
    Press,
    /// The claim.
    Claim,
    /// A disputed point.
    Reading(DisputedPoint),
    /// A proposal.
    Proposal(Proposal),
    /// The time control and the supervision.
    Regime,
    /// The edition or code.
    Edition,
}

impl Change {
    /// The changes that can be made in an incident: each leaves it playable and differs from the present
    /// state. Laws come first, then facts, nearest first (see [`nearest`](super::nearest())). There are at
    /// most 4 regimes, 8 editions and [`MOST_FACTS`](super::MOST_FACTS) facts; none where the incident
    /// cannot be played. A proposal is among them only where it makes a difference, a disputed point only
    /// where the ruling depends on it.
    pub fn all(incident: &Incident) -> Vec<Change> {
        let Some(scene) = Scene::of(incident) else { return Vec::new() };
        let laws = regimes(incident)
            .into_iter()
            .map(Change::Regime)
            .chain(editions(incident).map(Change::Edition));
        let proposals = proposals(incident).filter(|one| makes_a_difference(one, &scene));
        laws.chain(readings(&scene)).chain(proposals).chain(facts(&scene)).collect()
    }

    /// The subject of the change.
    pub const fn about(&self) -> About {
        match self {
            Change::Regime(_) => About::Regime,
            Change::Edition(_) => About::Edition,
            Change::Reading { disputed_point, .. } => About::Reading(*disputed_point),
            Change::Enacted(proposal) | Change::NotEnacted(proposal) => About::Proposal(*proposal),
            Change::Press(_) => About::Press,
            Change::Claim(_) => About::Claim,
            Change::Sight(_) => About::Sight,
            Change::Offences(_) => About::Offences,
            Change::Touch { act, .. } => About::Touch(*act),
            Change::FirstTouch(_) => About::FirstTouch,
        }
    }

    /// The proposal to which the change refers, if any.
    const fn proposal(&self) -> Option<Proposal> {
        if let About::Proposal(proposal) = self.about() { Some(proposal) } else { None }
    }

    /// The incident with the change made; none where it cannot be made or played.
    pub fn apply(&self, incident: &Incident) -> Option<Incident> {
        match self.of_law(incident) {
            Some(changed) => Reconstruction::of(&changed).is_ok().then_some(changed),
            None => self.apply_to(&Scene::of(incident)?),
        }
    }

    /// The incident under the changed law; none where a fact is changed.
    fn of_law(&self, incident: &Incident) -> Option<Incident> {
        let mut changed = incident.clone();
        match self {
            Change::Regime(regime) => changed.regime = *regime,
            Change::Edition(edition) => changed.edition = *edition,
            Change::Reading { disputed_point, side } => {
                changed.preset_readings = changed.preset_readings.with(*disputed_point, *side);
            }
            Change::Enacted(proposal) => {
                changed.enacted.insert(*proposal);
            }
            Change::NotEnacted(proposal) => {
                changed.enacted.remove(proposal);
            }
            Change::Press(_)
            | Change::Claim(_)
            | Change::Sight(_)
            | Change::Offences(_)
            | Change::Touch { .. }
            | Change::FirstTouch(_) => return None,
        }
        Some(changed)
    }

    /// The incident of a scene with the changed fact, if it can be played; none where a law is changed.
    pub(super) fn apply_to(&self, scene: &Scene<'_>) -> Option<Incident> {
        let changed = match self {
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
        Reconstruction::of(&changed).is_ok().then_some(changed)
    }
}

/// The incident with several changes made, in the order of [`About`]; none where one of them cannot
/// be made after those before it.
pub fn apply_all(incident: &Incident, changes: &[Change]) -> Option<Incident> {
    let mut ordered = changes.to_vec();
    ordered.sort_by_key(Change::about);
    ordered.iter().try_fold(incident.clone(), |changed, change| change.apply(&changed))
}

/// The other regimes, nearest first: the same pace under other supervision, then the pace nearest to it. An
/// old code has none.
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

/// The disputed points on which the ruling depends, each read the other way.
fn readings(scene: &Scene<'_>) -> impl Iterator<Item = Change> + use<> {
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

/// Each proposal the other way, for the Laws of 2009 only.
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

/// The proposals of 2012 that make a difference to the ruling on an incident: enacted, or not where they
/// are taken as enacted. None under other Laws than those of 2009, and where the incident cannot be played.
pub fn telling_proposals(incident: &Incident) -> Vec<Proposal> {
    let Some(scene) = Scene::of(incident) else { return Vec::new() };
    let telling = proposals(incident).filter(|change| makes_a_difference(change, &scene));
    telling.filter_map(|change| change.proposal()).collect()
}

/// Whether a change of law makes a difference to the ruling.
fn makes_a_difference(change: &Change, scene: &Scene<'_>) -> bool {
    let changed = change.of_law(scene.incident);
    let ruling = changed.and_then(|changed| rule_on(&changed, &scene.reconstruction).ok());
    ruling.is_some_and(|ruling| !differences(&scene.ruling, &ruling).is_empty())
}

/// The changes of fact that can be made and played, nearest first: the press, the claim, what the arbiter
/// saw, the count, the touches.
pub(super) fn facts(scene: &Scene<'_>) -> Vec<Change> {
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
