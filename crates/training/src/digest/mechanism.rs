//! The mechanism of a ruling: the rules by which an incident is ruled, as one word.

use super::turning::orders;
use acconcio_adjudication::ruling::Ruling;

/// Returns the classification of the act, then the rules that order the ruling, in the order of its facets,
/// each once: `Illegal:IllegalMoveUndone:IllegalMovePenalty`. Names of rules outlive renumbering, so that
/// incidents of one kind have the same word whatever the edition, the colours and the squares.
pub(super) fn of(ruling: &Ruling) -> String {
    let mut names = vec![format!("{:?}", ruling.facets.classification.value)];
    for order in orders(&ruling.facets) {
        let name = format!("{:?}", order.rule);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names.join(":")
}
