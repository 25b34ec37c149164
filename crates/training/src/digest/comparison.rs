//! The comparison of the FIDE editions' rulings on one incident.

use serde::{Deserialize, Serialize};

use crate::whatif::{Facet, differences};
use acconcio_adjudication::laws::EditionId;
use acconcio_adjudication::ruling::Ruling;

/// The FIDE editions' rulings on one incident: which editions rule alike, and in which facets the others
/// differ.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Comparison {
    /// The number of the ruling for each edition of [`EditionId::FIDE`]: those that rule alike have the
    /// same one. Numbers count from 0, in the order in which the rulings first appear.
    rulings: [u8; 5],
    /// The facets in which each ruling differs from each before it: 1 from 0; 2 from 0, 2 from 1; and so
    /// on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    differences: Vec<Vec<Facet>>,
}

impl Comparison {
    /// The comparison of the rulings of [`EditionId::FIDE`], in this order.
    pub(super) fn of(fide: &[Ruling]) -> Comparison {
        let mut seen: Vec<&Ruling> = Vec::new();
        let mut rulings = [0; 5];
        let mut all = Vec::new();
        for (number, ruling) in rulings.iter_mut().zip(fide) {
            let from_those: Vec<Vec<Facet>> =
                seen.iter().map(|one| differences(one, ruling)).collect();
            let same = from_those.iter().position(Vec::is_empty);
            if same.is_none() {
                seen.push(ruling);
                all.extend(from_those);
            }
            // There are five at most.
            *number = u8::try_from(same.unwrap_or(seen.len() - 1)).unwrap_or(u8::MAX);
        }
        Comparison { rulings, differences: all }
    }

    /// The facets in which the rulings of two editions differ; none where they rule alike.
    pub fn between(&self, one: EditionId, other: EditionId) -> &[Facet] {
        let number = |edition| {
            let place = EditionId::FIDE.into_iter().position(|listed| listed == edition)?;
            self.rulings.get(place).copied().map(usize::from)
        };
        let (Some(one), Some(other)) = (number(one), number(other)) else { return &[] };
        let (first, later) = (one.min(other), one.max(other));
        if first == later {
            return &[];
        }
        self.differences.get(later * (later - 1) / 2 + first).map_or(&[], Vec::as_slice)
    }

    /// Whether every edition rules alike.
    pub fn is_the_same_everywhere(&self) -> bool {
        self.differences.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use acconcio_adjudication::ruling::FacetName;

    #[test]
    fn ok_two_editions_are_compared_either_way_round() {
        let comparison = Comparison {
            rulings: [0, 1, 1, 2, 0],
            differences: vec![
                vec![Facet::Of(FacetName::Time)],
                vec![Facet::Of(FacetName::Result)],
                vec![Facet::Of(FacetName::Time), Facet::Of(FacetName::Result)],
            ],
        };
        let check = |one, other, expected: &[Facet]| {
            assert_eq!(comparison.between(one, other), expected, "{one} {other}");
            assert_eq!(comparison.between(other, one), expected, "{other} {one}");
        };
        check(EditionId::E2009, EditionId::E2014, &[Facet::Of(FacetName::Time)]);
        check(EditionId::E2009, EditionId::E2018, &[Facet::Of(FacetName::Result)]);
        check(
            EditionId::E2014,
            EditionId::E2018,
            &[Facet::Of(FacetName::Time), Facet::Of(FacetName::Result)],
        );
        check(EditionId::E2014, EditionId::E2017, &[]);
        check(EditionId::E2009, EditionId::E2023, &[]);
        check(EditionId::E2018, EditionId::E2023, &[Facet::Of(FacetName::Result)]);
        check(EditionId::E2018, EditionId::UsChess, &[]);
    }
}
