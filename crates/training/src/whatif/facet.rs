//! The facets in which two rulings differ.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use acconcio_adjudication::incident::PerPlayer;
use acconcio_adjudication::laws::Ordered;
use acconcio_adjudication::ruling::{Facets, Ruling};

/// A part of a ruling in which two rulings may differ.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum Facet {
    /// The turn that is ruled on.
    Turn,
    /// The initiative by which the arbiter acts.
    Trigger,
    /// Whether the claim may be heard.
    Admissibility,
    /// The classification of the act.
    Classification,
    /// The stage that the move has reached.
    Completion,
    /// The position with which the game goes on.
    Board,
    /// The moves that must or may be played.
    Obligation,
    /// The time added or taken.
    Time,
    /// The range within which the clocks may be set.
    Judgement,
    /// The illegal moves counted from now on.
    Counts,
    /// The measures left to the arbiter.
    Discipline,
    /// The outcome of the game.
    Result,
    /// The right to claim that is still open.
    Window,
    /// The remedies from which an old code lets the opponent choose.
    Remedies,
    /// The other tenable readings.
    Readings,
}

impl Facet {
    /// Every facet, in the order in which a ruling is given.
    pub const ALL: [Facet; Facet::VARIANTS.len()] =
        *Facet::VARIANTS.first_chunk().expect("of the same length");

    /// Whether a difference in it concerns the outcome, not a detail.
    pub const fn is_of_the_outcome(self) -> bool {
        match self {
            Facet::Turn
            | Facet::Trigger
            | Facet::Classification
            | Facet::Board
            | Facet::Obligation
            | Facet::Time
            | Facet::Counts
            | Facet::Result
            | Facet::Remedies => true,
            Facet::Admissibility
            | Facet::Completion
            | Facet::Judgement
            | Facet::Discipline
            | Facet::Window
            | Facet::Readings => false,
        }
    }
}

/// The facets in which one ruling differs from another, whatever articles they rest on. Counts that are not
/// ordered are the same as counts that stay unchanged.
pub fn differences(one: &Ruling, other: &Ruling) -> Vec<Facet> {
    let differs = |facet: &Facet| !is_same(*facet, one, other);
    Facet::ALL.into_iter().filter(differs).collect()
}

fn is_same(facet: Facet, one: &Ruling, other: &Ruling) -> bool {
    let (a, b) = (&one.facets, &other.facets);
    match facet {
        Facet::Turn => one.subject.turn() == other.subject.turn(),
        Facet::Trigger => a.trigger.value == b.trigger.value,
        Facet::Admissibility => is_value_same(&a.admissibility, &b.admissibility),
        Facet::Classification => a.classification.value == b.classification.value,
        Facet::Completion => a.completion.value == b.completion.value,
        Facet::Board => a.board.value == b.board.value,
        Facet::Obligation => is_value_same(&a.obligation, &b.obligation),
        Facet::Time => time(a) == time(b),
        Facet::Judgement => is_value_same(&a.judgement, &b.judgement),
        Facet::Counts => counts(one) == counts(other),
        Facet::Discipline => is_value_same(&a.discipline, &b.discipline),
        Facet::Result => a.result.value == b.result.value,
        Facet::Window => is_value_same(&a.window, &b.window),
        Facet::Remedies => is_value_same(&a.remedies, &b.remedies),
        Facet::Readings => are_readings_same(one, other),
    }
}

fn is_value_same<T: PartialEq>(one: &Option<Ordered<T>>, other: &Option<Ordered<T>>) -> bool {
    match (one, other) {
        (Some(one), Some(other)) => one.value == other.value,
        (None, None) => true,
        (Some(_), None) | (None, Some(_)) => false,
    }
}

/// The time added to each clock by order of the Laws, in seconds.
fn time(facets: &Facets) -> PerPlayer<i32> {
    let mut seconds = PerPlayer::default();
    for change in &facets.time {
        *seconds.of_mut(change.value.player) += change.value.seconds;
    }
    seconds
}

fn counts(ruling: &Ruling) -> PerPlayer<u8> {
    ruling.facets.counts.map_or(ruling.subject.counted, |counts| counts.value)
}

fn are_readings_same(one: &Ruling, other: &Ruling) -> bool {
    one.readings.len() == other.readings.len()
        && one.readings.iter().zip(&other.readings).all(|(one, other)| {
            one.taken == other.taken && one.facets.come_to_the_same(&other.facets)
        })
}
