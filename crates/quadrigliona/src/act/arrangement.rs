//! What a team does before or beside the match, towards the organisers.

use serde::{Deserialize, Serialize};

/// What a team does before or beside the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Arrangement {
    /// Registers.
    Registers {
        /// When.
        when: Registration,
        /// How many teams registered before it.
        before: u8,
        /// How many teams there is room for.
        places: u8,
    },
    /// Arrives late.
    ArrivesLate {
        /// Whether that was agreed with the organisers.
        agreed: Agreement,
    },
    /// Presents its line-up.
    LinesUp {
        /// How many players.
        players: u8,
        /// How many runners.
        runners: u8,
        /// Which colours its players take.
        colours: Colours,
        /// Whether it has named a captain.
        captain: Captaincy,
        /// Whether the teams can be told apart by caps or otherwise.
        caps: Caps,
    },
    /// Exchanges members.
    Substitutes {
        /// When.
        when: Moment,
    },
    /// Hires players of other teams.
    Hires {
        /// How many, those hired before included.
        players: u8,
        /// Whether their team has been eliminated.
        from: Elimination,
        /// Whether it needs them to be complete.
        need: Need,
    },
}

/// When a team registered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Registration {
    /// By the day before.
    ByTheDayBefore,
    /// On the day.
    OnTheDay,
}

/// Whether something was agreed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Agreement {
    /// It was.
    Agreed,
    /// It was not.
    NotAgreed,
}

/// The colours of a team's players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colours {
    /// One White, one Black.
    OneOfEach,
    /// Both the same.
    TheSame,
}

/// Whether a captain has been named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Captaincy {
    /// He has.
    Named,
    /// Nobody has.
    NotNamed,
}

/// Whether the teams can be told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Caps {
    /// They can.
    Distinct,
    /// They cannot.
    Alike,
}

/// When members are exchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Moment {
    /// Between two games.
    BetweenGames,
    /// During a game.
    DuringGame,
}

/// Whether a team has been eliminated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Elimination {
    /// It has.
    Eliminated,
    /// It is still in the event.
    StillIn,
}

/// Whether a team is short of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Need {
    /// It is not complete without them.
    Short,
    /// It is complete.
    Complete,
}
