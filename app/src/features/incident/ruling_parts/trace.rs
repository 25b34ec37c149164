//! The differences between the reasons of two rulings, regardless of the numbers of the articles.

use acconcio_adjudication::laws::{Citation, Rule, Status, Step};

use crate::features::incident::adjudicated::flat;

/// Whether a provision was not examined in the other ruling, or has another status there.
pub fn is_new(step: &Step, beside: &[Step]) -> bool {
    !asked(beside).contains(&(step.rule, step.status))
}

/// The provisions of one ruling that are no longer examined in another, in their order.
pub fn fallen_away(from: &[Step], now: &[Step]) -> Vec<Citation> {
    let asked: Vec<Rule> = asked(now).into_iter().map(|(rule, _)| rule).collect();
    let mut fallen: Vec<Citation> = Vec::new();
    for step in flat(from) {
        if !asked.contains(&step.rule) && !fallen.contains(&step.by) {
            fallen.push(step.by);
        }
    }
    fallen
}

fn asked(steps: &[Step]) -> Vec<(Rule, Status)> {
    flat(steps).into_iter().map(|step| (step.rule, step.status)).collect()
}
