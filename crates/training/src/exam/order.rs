//! The order in which incidents are drawn, derived from a seed.

/// The rank of an incident in the order of a seed: the lower the earlier. It is pseudo-random, and each
/// incident keeps its place among the others whatever else is added.
///
/// FNV-1a over the names, then the final mix of SplitMix64 over that and the seed. Links depend on it: it
/// must never change.
pub fn rank(seed: u32, scenario: &str, variant: &str) -> u64 {
    let names = scenario.bytes().chain([b'/']).chain(variant.bytes());
    let hash = names.fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    let mixed = hash ^ u64::from(seed).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
