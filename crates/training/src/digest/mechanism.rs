//! The mechanism of a ruling: the rules by which an incident is ruled, as one word.

use acconcio_adjudication::ruling::Ruling;
use acconcio_notation::words::serialised;

/// The kind of act, then the rules that order the ruling, in the order of its facets, each once:
/// `illegal:illegal-move-undone:illegal-move-penalty`. Names of rules outlive renumbering, so that
/// incidents of one kind have the same word whatever the edition, the colours and the squares.
pub(super) fn of(ruling: &Ruling) -> String {
    let mut names = vec![serialised(ruling.facets.classification.value)];
    for order in ruling.facets.orders() {
        let name = serialised(order.rule);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names.join(":")
}
