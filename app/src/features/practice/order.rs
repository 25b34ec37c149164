//! The order of a run: it follows from its seed, for ever.

use acconcio_core::exam::rank;

use crate::features::library::shelf::Stop;

/// The stops in an order that looks like chance and is the same for the same seed. Each stop keeps
/// its place among the others whatever else is added. No story comes twice before every other has come
/// once, and no stop twice at all.
pub(crate) fn shuffled(stops: Vec<Stop<'_>>, seed: u32) -> Vec<Stop<'_>> {
    let mut keyed: Vec<(u64, Stop<'_>)> =
        stops.into_iter().map(|stop| (rank(seed, stop.story, stop.variant), stop)).collect();
    keyed.sort_unstable_by_key(|(key, stop)| (stop.story, *key));
    let mut round = 0;
    let mut before = None;
    let mut ordered: Vec<(usize, u64, Stop<'_>)> = keyed
        .into_iter()
        .map(|(key, stop)| {
            round = if before == Some(stop.story) { round + 1 } else { 0 };
            before = Some(stop.story);
            (round, key, stop)
        })
        .collect();
    ordered.sort_unstable();
    ordered.into_iter().map(|(_, _, stop)| stop).collect()
}
