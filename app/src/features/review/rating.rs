//! The rating of a ruling for the computation of memory.

use crate::platform::storage::ruling_record::{Certainty, Mode, RulingRecord};

/// The rating of a recall, as FSRS defines it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rating {
    /// A recall that failed.
    Again,
    /// A recall with effort, or in part.
    Hard,
    /// A good recall.
    Good,
    /// A recall without effort.
    Easy,
}

/// Rates a ruling:
///
/// - everything right, no hint taken: easy when the arbiter was certain, good when he was fairly sure
///   or was not asked, hard when he guessed;
/// - most of it right, hints deducted: hard;
/// - less: again.
///
/// An intervention has no rating, as no ruling was given.
pub fn rating(attempt: &RulingRecord) -> Option<Rating> {
    if attempt.mode == Mode::Intervene || attempt.score.out_of == 0 {
        return None;
    }
    let is_unaided = attempt.score.is_full() && attempt.hints == 0;
    let is_most = attempt.score.percent() >= MOST;
    Some(match (is_unaided, attempt.certainty) {
        (true, Some(Certainty::Certain)) => Rating::Easy,
        (true, None | Some(Certainty::Fair)) => Rating::Good,
        (true, Some(Certainty::Guess)) => Rating::Hard,
        (false, _) if is_most => Rating::Hard,
        (false, _) => Rating::Again,
    })
}

/// The share from which a ruling counts as mostly right, in per cent: three questions of four.
const MOST: u32 = 75;
