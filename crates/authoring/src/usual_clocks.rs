//! The clocks as games usually begin, for a draft whose author has not set them.

use acconcio_adjudication::incident::{Clocks, Regime};

/// The seconds of a minute.
const MINUTE: u32 = 60;

/// The clocks as they usually begin under a regime, in seconds: 90, 15 and 3 minutes. A draft begins with them.
pub const fn usual_clocks(regime: Regime) -> Clocks {
    let (time, increment) = match regime {
        Regime::Standard => (90 * MINUTE, 30),
        Regime::RapidSupervised | Regime::RapidUnsupervised => (15 * MINUTE, 10),
        Regime::BlitzSupervised | Regime::BlitzUnsupervised => (3 * MINUTE, 2),
    };
    Clocks { white: time, black: time, increment }
}
