//! The order of a run: it follows from its seed, for ever.

use crate::shelf::Stop;

/// The stops in an order that looks like chance and is the same for the same seed. Each stop keeps
/// its place among the others whatever else is added. No story comes twice before every other has come
/// once, and no stop twice at all.
pub(super) fn shuffled(stops: Vec<Stop<'_>>, seed: u32) -> Vec<Stop<'_>> {
    let mut keyed: Vec<(u64, Stop<'_>)> =
        stops.into_iter().map(|stop| (key(seed, stop), stop)).collect();
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

/// FNV-1a over the names, then the finish of SplitMix64 over that and the seed.
fn key(seed: u32, stop: Stop<'_>) -> u64 {
    let names = stop.story.bytes().chain([b'/']).chain(stop.variant.bytes());
    let hash = names.fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    let mixed = hash ^ u64::from(seed).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
