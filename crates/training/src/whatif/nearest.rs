//! The nearest laws or facts under which an answer would have been right.

use shakmaty::Color;

use super::alternatives::{self, editions, proposals, regimes};
use super::scene::RuledIncident;
use super::{Change, Prepared, claiming, drawing, facts};
use crate::grading::{Answer, is_right};
use acconcio_adjudication::disputed_points::Proposal;
use acconcio_adjudication::incident::{Incident, PerPlayer, Regime};
use acconcio_adjudication::laws::{Code, EditionId};
use acconcio_adjudication::reconstruction::Reconstruction;
use acconcio_adjudication::ruling::Ruling;

/// The maximum number of changes of fact that are tried.
pub const MOST_FACTS: usize = facts::MOST + claiming::MOST + drawing::MOST;

/// The maximum number of rulings that [`nearest`] makes: the incident's own, one for each proposal, and one
/// for each full edition and regime, as it is and with each change of fact.
pub const MOST_RULINGS: usize =
    1 + Proposal::ALL.len() + full_editions() * Regime::ALL.len() * (1 + MOST_FACTS);

const fn full_editions() -> usize {
    let (mut index, mut count) = (0, 0);
    while index < EditionId::ALL.len() {
        if let Code::Edition(_) = EditionId::ALL[index].code() {
            count += 1;
        }
        index += 1;
    }
    count
}

/// Returns the nearest change of law or fact under which an answer would have been right; none where there
/// is none among those tried, and an empty list where the answer is right already.
///
/// An answer is right in the sense of [`is_right`]: on every question raised there and on every one that it
/// answers, under one reading. It must be an answer about the same turn. The times in it count as changes
/// of the clock times.
///
/// Changes are tried in this order: another regime; another edition; both; a proposal; a change of fact; a
/// change of fact and another regime; a change of fact and another edition, and last another regime too.
/// Regimes are near by pace, then by supervision; editions by the number of editions between, the later one
/// first, then US Chess; facts in the order of [`Change::all`]. Old codes raise other questions and are
/// left out. At most [`MOST_RULINGS`] rulings are made.
pub fn nearest(incident: &Incident, answer: &Answer) -> Option<Vec<Change>> {
    let scene = RuledIncident::of(incident)?;
    let asked = Asked::of(&scene, answer);
    if asked.is_right(&scene.reconstruction, &scene.ruling) {
        return Some(Vec::new());
    }
    let own = Prepared::of(incident).ok()?;
    let laws = Laws::of(incident);
    let under_laws = |prepared: &Prepared<'_>, some: &[Law]| {
        some.iter().copied().find(|law| asked.is_right_under(prepared, *law))
    };
    for some in [&laws.regimes, &laws.editions, &laws.both] {
        if let Some(law) = under_laws(&own, some) {
            return Some(law.changes(incident));
        }
    }
    let enacted = proposals(incident).find(|proposal| {
        let changed = proposal.apply(incident);
        changed.is_some_and(|changed| asked.is_right_in(&changed))
    });
    if let Some(proposal) = enacted {
        return Some(vec![proposal]);
    }
    let otherwise: Vec<(Change, Incident)> = alternatives::facts(&scene)
        .into_iter()
        .filter_map(|fact| Some((fact, fact.apply_to(&scene)?)))
        .collect();
    let otherwise: Vec<(Change, Prepared<'_>)> = otherwise
        .iter()
        .filter_map(|(fact, changed)| Some((*fact, Prepared::of(changed).ok()?)))
        .collect();
    [&laws.own, &laws.regimes, &laws.editions, &laws.both].into_iter().find_map(|some| {
        otherwise.iter().find_map(|(fact, prepared)| {
            let law = under_laws(prepared, some)?;
            Some(law.changes(incident).into_iter().chain([*fact]).collect())
        })
    })
}

/// An edition and a regime.
#[derive(Clone, Copy)]
struct Law {
    edition: EditionId,
    regime: Regime,
}

impl Law {
    fn changes(self, incident: &Incident) -> Vec<Change> {
        let regime = (self.regime != incident.regime).then_some(Change::Regime(self.regime));
        let edition = (self.edition != incident.edition).then_some(Change::Edition(self.edition));
        regime.into_iter().chain(edition).collect()
    }
}

/// The laws to try, nearest first.
struct Laws {
    own: Vec<Law>,
    regimes: Vec<Law>,
    editions: Vec<Law>,
    both: Vec<Law>,
}

impl Laws {
    fn of(incident: &Incident) -> Laws {
        let Incident { edition, regime, .. } = *incident;
        let regimes = regimes(incident);
        let editions: Vec<EditionId> =
            editions(incident).filter(|one| matches!(one.code(), Code::Edition(_))).collect();
        let under = |edition| move |regime| Law { edition, regime };
        Laws {
            own: vec![Law { edition, regime }],
            regimes: regimes.iter().copied().map(under(edition)).collect(),
            editions: editions.iter().map(|edition| Law { edition: *edition, regime }).collect(),
            both: editions
                .iter()
                .flat_map(|edition| regimes.iter().copied().map(under(*edition)))
                .collect(),
        }
    }
}

/// An answer and the incident to which it was given.
struct Asked<'a> {
    answer: &'a Answer,
    turn: (Color, usize),
    remaining: PerPlayer<u32>,
}

impl<'a> Asked<'a> {
    fn of(scene: &RuledIncident<'_>, answer: &'a Answer) -> Asked<'a> {
        Asked {
            answer,
            turn: scene.ruling.subject.turn(),
            remaining: scene.reconstruction.board_state().remaining,
        }
    }

    fn is_right_in(&self, incident: &Incident) -> bool {
        RuledIncident::of(incident)
            .is_some_and(|scene| self.is_right(&scene.reconstruction, &scene.ruling))
    }

    fn is_right_under(&self, prepared: &Prepared<'_>, law: Law) -> bool {
        let ruling = prepared.rule(law.edition, law.regime);
        ruling.is_ok_and(|ruling| self.is_right(prepared.reconstruction(law.edition), &ruling))
    }

    fn is_right(&self, reconstruction: &Reconstruction, ruling: &Ruling) -> bool {
        self.turn == ruling.subject.turn()
            && (is_right(
                reconstruction,
                ruling,
                &self.moved_with(reconstruction.board_state().remaining),
            ) || is_right(reconstruction, ruling, self.answer))
    }

    /// The answer with its times shifted by the difference of the clock times.
    fn moved_with(&self, remaining: PerPlayer<u32>) -> Answer {
        let moved = |player: Color, seconds: u32| {
            let change = i64::from(seconds) - i64::from(self.remaining.of(player));
            u32::try_from((i64::from(remaining.of(player)) + change).max(0)).unwrap_or(u32::MAX)
        };
        let clocks = self.answer.clocks.map(|times| PerPlayer {
            white: moved(Color::White, times.white),
            black: moved(Color::Black, times.black),
        });
        Answer { clocks, ..self.answer.clone() }
    }
}
