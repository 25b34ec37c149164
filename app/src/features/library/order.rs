//! The order of a run, which follows from its seed alone.

use acconcio_training::exam::rank;

use super::QueueItem;

/// Shuffles the items in an order that is the same for the same seed. Items keep their relative order
/// when others are added. No scenario comes twice before every other has come once, and no item comes
/// twice.
pub(crate) fn shuffled(items: Vec<QueueItem<'_>>, seed: u32) -> Vec<QueueItem<'_>> {
    let mut keyed: Vec<(u64, QueueItem<'_>)> =
        items.into_iter().map(|item| (rank(seed, item.scenario, item.variant), item)).collect();
    keyed.sort_unstable_by_key(|(key, item)| (item.scenario, *key));
    let mut round = 0;
    let mut before = None;
    let mut ordered: Vec<(usize, u64, QueueItem<'_>)> = keyed
        .into_iter()
        .map(|(key, item)| {
            round = if before == Some(item.scenario) { round + 1 } else { 0 };
            before = Some(item.scenario);
            (round, key, item)
        })
        .collect();
    ordered.sort_unstable();
    ordered.into_iter().map(|(_, _, item)| item).collect()
}
