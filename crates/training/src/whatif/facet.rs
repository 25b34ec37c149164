//! The facets in which two rulings differ.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use acconcio_adjudication::incident::PerPlayer;
use acconcio_adjudication::ruling::{FacetName, Facets, Ruling};

/// A part of a ruling in which two rulings may differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Facet {
    /// The turn that is ruled on.
    Turn,
    /// The other tenable readings.
    Readings,
    /// A facet of the ruling, under its own name.
    #[serde(untagged)]
    Of(FacetName),
}

impl Facet {
    /// Every facet, in the order in which a ruling is given.
    pub fn all() -> impl Iterator<Item = Facet> {
        let named = FacetName::VARIANTS.iter().copied().map(Facet::Of);
        [Facet::Turn].into_iter().chain(named).chain([Facet::Readings])
    }

    /// Whether a difference in it concerns the outcome, not a detail.
    pub const fn is_of_the_outcome(self) -> bool {
        !matches!(
            self,
            Facet::Readings
                | Facet::Of(
                    FacetName::Admissibility
                        | FacetName::Completion
                        | FacetName::Judgement
                        | FacetName::Discipline
                        | FacetName::Window
                )
        )
    }
}

/// The facets in which one ruling differs from another, whatever articles they rest on. Counts that are not
/// ordered are the same as counts that stay unchanged.
pub fn differences(one: &Ruling, other: &Ruling) -> Vec<Facet> {
    Facet::all().filter(|facet| !is_same(*facet, one, other)).collect()
}

fn is_same(facet: Facet, one: &Ruling, other: &Ruling) -> bool {
    match facet {
        Facet::Turn => one.subject.turn() == other.subject.turn(),
        Facet::Of(FacetName::Time) => time(&one.facets) == time(&other.facets),
        Facet::Of(FacetName::Counts) => counts(one) == counts(other),
        Facet::Of(name) => one.facets.come_to_the_same_on(&other.facets, name),
        Facet::Readings => are_readings_same(one, other),
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
