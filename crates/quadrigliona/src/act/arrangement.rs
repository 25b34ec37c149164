//! Acts of a team before or beside the match, towards the organisers.

use serde::{Deserialize, Serialize};

/// An act of a team before or beside the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Arrangement {
    /// Registers for the event.
    Registers {
        /// The time at which it registered.
        when: Registration,
        /// The number of teams that registered before it.
        before: u8,
        /// The number of teams for which there is room.
        places: u8,
    },
    /// Arrives after the agreed time.
    ArrivesLate {
        /// Whether the delay was agreed with the organisers.
        agreed: Agreement,
    },
    /// Presents its line-up.
    LinesUp {
        /// The number of players.
        players: u8,
        /// The number of runners.
        runners: u8,
        /// The colours of its players.
        colours: Colours,
        /// Whether it has named a captain.
        captain: Captaincy,
        /// Whether the teams can be told apart by caps or otherwise.
        caps: Caps,
    },
    /// Exchanges members.
    Substitutes {
        /// The time of the exchange.
        when: Moment,
    },
    /// Hires players of other teams.
    Hires {
        /// The number of players hired, including those hired before.
        players: u8,
        /// Whether their own team has been eliminated.
        from: Elimination,
        /// Whether the team is incomplete without them.
        need: Need,
    },
}

/// The time at which a team registered.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Registration {
    ByTheDayBefore,
    OnTheDay,
}

/// Whether something was agreed.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Agreement {
    Agreed,
    NotAgreed,
}

/// The colours of a team's players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colours {
    /// One White, one Black.
    OneOfEach,
    /// Two players of the same colour.
    TheSame,
}

/// Whether a captain has been named.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Captaincy {
    Named,
    NotNamed,
}

/// Whether the teams can be told apart.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Caps {
    Distinct,
    Alike,
}

/// The time at which members are exchanged.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    BetweenGames,
    DuringGame,
}

/// Whether a team has been eliminated.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Elimination {
    Eliminated,
    StillIn,
}

/// Whether a team is short of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Need {
    /// The team is incomplete without them.
    Short,
    /// The team is complete.
    Complete,
}
