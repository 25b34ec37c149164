//! In what the reasons of two rulings differ, whatever numbers their articles have.

use acconcio_adjudication::laws::{Citation, Rule, Status, Step};

/// Whether a provision was not asked in the other ruling, or came out otherwise there.
pub fn is_new(step: &Step, beside: &[Step]) -> bool {
    !asked(beside).contains(&(step.rule, step.status))
}

/// The provisions of one ruling that are not asked in another any more, in their order.
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

fn flat(steps: &[Step]) -> Vec<&Step> {
    let mut all = Vec::new();
    for step in steps {
        all.push(step);
        all.extend(flat(&step.under));
    }
    all
}
