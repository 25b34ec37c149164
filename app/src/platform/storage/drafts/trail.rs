//! The states of a draft before and after the one that is saved, each as what differs from the next one: so that undo
//! and redo go on after a reload. As many as fit; the nearest first.

use serde::{Deserialize, Serialize};

/// The number of states in each direction.
const MOST_STATES: usize = 100;

/// The bytes of what differs, of all states together.
const MOST_BYTES: usize = 50_000;

/// The states around the saved one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trail {
    /// Those before it, the last one first.
    #[serde(default)]
    before: Vec<Change>,
    /// Those that were undone, the one undone last first.
    #[serde(default)]
    after: Vec<Change>,
}

/// The change that makes one text of another: the bytes kept at the beginning and at the end, and those between them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Change(usize, usize, String);

impl Trail {
    /// The trail around a state; the others are given from the nearest on.
    pub fn around<'a>(
        now: &'a str,
        before: impl Iterator<Item = &'a str>,
        after: impl Iterator<Item = &'a str>,
    ) -> Trail {
        let mut room = MOST_BYTES;
        let before = changes(now, before, &mut room);
        Trail { before, after: changes(now, after, &mut room) }
    }

    /// Whether there is no other state.
    pub fn is_empty(&self) -> bool {
        self.before.is_empty() && self.after.is_empty()
    }

    /// The states before and those that were undone, from the nearest on, up to one that cannot be read.
    pub fn states(&self, now: &str) -> (Vec<String>, Vec<String>) {
        (states(now, &self.before), states(now, &self.after))
    }
}

fn changes<'a>(
    now: &'a str,
    states: impl Iterator<Item = &'a str>,
    room: &mut usize,
) -> Vec<Change> {
    let mut from = now;
    let mut changes = Vec::new();
    for state in states.take(MOST_STATES) {
        let change = Change::between(from, state);
        let Some(rest) = room.checked_sub(change.2.len()) else { break };
        *room = rest;
        changes.push(change);
        from = state;
    }
    changes
}

fn states(now: &str, changes: &[Change]) -> Vec<String> {
    let mut states: Vec<String> = Vec::new();
    for change in changes {
        match change.made(states.last().map_or(now, String::as_str)) {
            Some(state) => states.push(state),
            None => break,
        }
    }
    states
}

impl Change {
    fn between(from: &str, to: &str) -> Change {
        let most = from.len().min(to.len());
        let same = from.bytes().zip(to.bytes()).take_while(|(one, other)| one == other).count();
        let is_edge = |at: &usize| from.is_char_boundary(*at) && to.is_char_boundary(*at);
        let start = (0..=same).rev().find(is_edge).unwrap_or_default();
        let ends = from.bytes().rev().zip(to.bytes().rev());
        let same = ends.take(most - start).take_while(|(one, other)| one == other).count();
        let is_edge = |left: &usize| {
            from.is_char_boundary(from.len() - left) && to.is_char_boundary(to.len() - left)
        };
        let end = (0..=same).rev().find(is_edge).unwrap_or_default();
        Change(start, end, to[start..to.len() - end].to_owned())
    }

    /// The other text; none where this is no change of the given one.
    fn made(&self, from: &str) -> Option<String> {
        let Change(start, end, between) = self;
        let rest = from.len().checked_sub(*end).filter(|rest| start <= rest)?;
        Some([from.get(..*start)?, between, from.get(rest..)?].concat())
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn ok_states_come_back_as_they_were(
            now in "[aé{}]{0,8}",
            before in proptest::collection::vec("[aé{}]{0,8}", 0..5),
            after in proptest::collection::vec("[aé{}]{0,8}", 0..5),
        ) {
            let of = |states: &[String]| states.to_vec();
            let trail = Trail::around(
                &now,
                before.iter().map(String::as_str),
                after.iter().map(String::as_str),
            );
            prop_assert_eq!(trail.states(&now), (of(&before), of(&after)));
        }

        #[test]
        fn ok_no_trail_panics(start in 0_usize..9, end in 0_usize..9, now in "[aé]{0,6}") {
            let change = Change(start, end, "b".to_owned());
            let trail = Trail { before: vec![change; 3], after: Vec::new() };
            prop_assert!(trail.states(&now).0.len() <= 3);
        }
    }

    #[test]
    fn ok_there_are_no_more_states_than_fit() {
        let long = |sign: char| sign.to_string().repeat(MOST_BYTES / 3);
        let states: Vec<String> = "abcdefg".chars().map(long).collect();
        let trail = Trail::around("", states.iter().map(String::as_str), std::iter::empty());
        assert_eq!(trail.states("").0, states[..3]);
        let many: Vec<String> = (0..300).map(|number: u32| number.to_string()).collect();
        let trail = Trail::around("", std::iter::empty(), many.iter().map(String::as_str));
        assert_eq!(trail.states("").1, many[..MOST_STATES]);
        assert!(!trail.is_empty());
    }
}
