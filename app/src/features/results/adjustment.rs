//! The lecturer's own marks, kept apart from those that the core computes.

use std::collections::BTreeMap;

use acconcio_training::exam::{Assessment, Tally};
use serde::{Deserialize, Serialize};

/// A change of the marks of one item, with its reason.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Adjustment {
    /// The points that the lecturer gives, in hundredths of a mark.
    pub points: u32,
    /// His reason.
    pub reason: String,
}

/// The changes of one result, by the index of the item.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Adjustments(pub BTreeMap<usize, Adjustment>);

/// The marks of a paper that the core has computed, as far as its outcome follows from them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Computed {
    /// The points of each item, and the points that can be had for it, in hundredths of a mark.
    pub items: Vec<(u32, u32)>,
    /// The points needed to pass.
    pub needed: u32,
    /// The items with an error that fails the paper.
    pub knock_outs: Vec<usize>,
}

impl Computed {
    /// The marks of an assessment.
    pub fn of(assessment: &Assessment) -> Computed {
        let items = assessment.items.iter().map(|item| (item.tally.points, item.tally.out_of));
        let knock_outs = assessment.knock_outs.iter().map(|(item, _)| *item);
        let needed = assessment.needed;
        Computed { items: items.collect(), needed, knock_outs: knock_outs.collect() }
    }
}

impl Adjustments {
    /// Returns these with another change of an item; none takes it back, and so does one without a reason.
    #[must_use]
    pub fn with(&self, item: usize, adjustment: Option<Adjustment>) -> Adjustments {
        let mut next = self.clone();
        match adjustment.filter(|it| !it.reason.trim().is_empty()) {
            Some(adjustment) => next.0.insert(item, adjustment),
            None => next.0.remove(&item),
        };
        next
    }

    /// The points of an item, with the change if there is one; never more than can be had.
    fn tally(&self, computed: &Computed, item: usize) -> Tally {
        let (points, out_of) = computed.items.get(item).copied().unwrap_or_default();
        let points = self.0.get(&item).map_or(points, |it| it.points);
        Tally { points: points.min(out_of), out_of }
    }

    /// The points of the paper, with the changes.
    pub fn total_of(&self, computed: &Computed) -> Tally {
        (0..computed.items.len()).map(|item| self.tally(computed, item)).collect()
    }

    /// Whether the exam is passed, with the changes. An error that fails the paper no longer does where the
    /// lecturer has given its item every mark.
    pub fn passes(&self, computed: &Computed) -> bool {
        let is_waived =
            |item: usize| self.0.contains_key(&item) && self.tally(computed, item).is_full();
        let holds = computed.knock_outs.iter().any(|item| !is_waived(*item));
        self.total_of(computed).points >= computed.needed && !holds
    }

    /// The points of an assessment, with the changes.
    pub fn total(&self, assessment: &Assessment) -> Tally {
        self.total_of(&Computed::of(assessment))
    }

    /// Whether an assessment passes, with the changes.
    pub fn is_passed(&self, assessment: &Assessment) -> bool {
        self.passes(&Computed::of(assessment))
    }
}

#[cfg(test)]
mod tests {
    use acconcio_training::exam::{ItemMarks, KnockOut};

    use super::*;

    fn assessment(points: &[u32]) -> Assessment {
        let item = |points: &u32| ItemMarks {
            reading: None,
            marks: Vec::new(),
            tally: Tally { points: *points, out_of: 700 },
        };
        let items: Vec<ItemMarks> = points.iter().map(item).collect();
        let total = items.iter().map(|it| it.tally).collect();
        let knock_outs = vec![(1, KnockOut::EndMissed)];
        Assessment { items, total, needed: 1000, knock_outs }
    }

    fn given(points: u32) -> Option<Adjustment> {
        Some(Adjustment { points, reason: "the wording was unclear".to_owned() })
    }

    #[test]
    fn ok_a_change_counts_beside_the_computed_marks() {
        let assessment = assessment(&[600, 300]);
        let none = Adjustments::default();
        assert_eq!(none.total(&assessment).points, 900);
        let more = none.with(1, given(500));
        assert_eq!((more.total(&assessment).points, more.is_passed(&assessment)), (1100, false));
        let all = more.with(1, given(9_999));
        assert_eq!(all.tally(&Computed::of(&assessment), 1), Tally { points: 700, out_of: 700 });
        assert!(all.is_passed(&assessment), "its error is waived with it");
        assert_eq!(all.with(1, None), none);
        let unfounded = Adjustment { points: 700, reason: " ".to_owned() };
        assert_eq!(none.with(1, Some(unfounded)), none, "a change has a reason");
    }
}
