//! Whether a replay plays by itself when it is opened.

use crate::platform::browser;
use crate::route::Route;

/// Whether a replay plays by itself when it is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Opening {
    /// Plays at once.
    Plays,
    /// Waits for its reader: the address names a moment, or he wants less motion.
    Waits,
}

impl Opening {
    /// The opening of an incident at an address.
    pub(crate) fn at(hash: &str) -> Opening {
        let names_a_moment = matches!(Route::of_hash(hash), Route::Moment { .. });
        if names_a_moment || browser::wants_less_motion() { Opening::Waits } else { Opening::Plays }
    }
}
