//! The facts of an incident, without any judgement of them.
//!
//! An incident names the laws in force, the position from which it starts, the clocks, the illegal moves
//! already counted, and the acts in the order in which they happened. Nothing here classifies an act.

mod act;
mod event;
mod handling;
mod mirror;
mod misconduct;
mod score;
mod speech;

pub use act::{Act, ActKind, ActName, ArbiterAct, Clock, Person, Remedy, Sight, SignedResult};
pub use event::{Absent, AgreedDraws, DeviceRule, EventRules, LeavingRule, Scoresheets};
pub use handling::{Hand, Manner, Order, Owner, Purpose, Stance};
pub use misconduct::{Misconduct, Resumption, TwoBoards};
pub use score::Score;
pub use speech::{Claim, Declaration, Finding, OfferTerms, Reply, Testimony};

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use shakmaty::{ByColor, CastlingMode, CastlingSide, Color, Piece, Role, Setup, Square};
use strum::VariantArray;

use crate::disputed_points::{PresetReadings, Proposal};
use crate::edition_id::EditionId;

/// An incident over the board, from its first act to the moment of decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Incident {
    /// The edition of the Laws in force.
    pub edition: EditionId,
    /// The time control and the supervision, which choose the appendix.
    pub regime: Regime,
    /// The choice of the principal reading of each disputed point.
    #[serde(default, skip_serializing_if = "PresetReadings::is_default")]
    pub preset_readings: PresetReadings,
    /// The proposals of the seminar of 2012 taken as enacted, on the Laws of 1 July 2009.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub enacted: BTreeSet<Proposal>,
    /// The setting in which the game is played.
    #[serde(default, skip_serializing_if = "Setting::is_competition")]
    pub setting: Setting,
    /// Standard chess, or Chess960.
    #[serde(default, skip_serializing_if = "Game::is_standard")]
    pub game: Game,
    /// The quickplay finish, as the event announced it.
    #[serde(default, skip_serializing_if = "Quickplay::is_not_announced")]
    pub quickplay_finish: Quickplay,
    /// The regulations of the event, as far as the Laws leave a point to them.
    #[serde(default, skip_serializing_if = "EventRules::is_default")]
    pub event: EventRules,
    /// The players who are not at the board when the game begins.
    #[serde(default, skip_serializing_if = "Absent::is_nobody")]
    pub absent: Absent,
    /// The player who is blind or visually disabled and plays on a special board, if one is.
    #[serde(
        default,
        with = "acconcio_notation::optional_color",
        skip_serializing_if = "Option::is_none"
    )]
    pub visually_disabled: Option<Color>,
    /// The fault that was there from the first move on, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub set_up: Option<SetUpFault>,
    /// The position before the first act.
    #[serde(with = "acconcio_notation::fen")]
    pub start: Setup,
    /// The moves played before it, as far as they are known; they lead to `start`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<Score>,
    /// The clocks before the first act.
    pub clocks: Clocks,
    /// Illegal moves already counted against each player.
    #[serde(default, skip_serializing_if = "PerPlayer::is_zero")]
    pub illegal_moves: PerPlayer<u8>,
    /// The acts, in order. At first the clock of the player to move is running.
    pub acts: Vec<Act>,
}

impl Incident {
    /// The acts that are claims of this kind, by their indices.
    pub(crate) fn claims_of(&self, is_of_kind: fn(Claim) -> bool) -> Vec<usize> {
        let acts = self.acts.iter().enumerate();
        let claims =
            acts.filter(|(_, act)| matches!(act.kind, ActKind::Claims(claim) if is_of_kind(claim)));
        claims.map(|(index, _)| index).collect()
    }

    /// The acts beside the moves on which not every code was read, by their indices.
    pub(crate) fn conduct_apart(&self) -> Vec<usize> {
        let acts = self.acts.iter().enumerate();
        let apart = acts.filter(|(_, act)| act.kind.is_apart_from_the_moves());
        apart.map(|(index, _)| index).collect()
    }

    /// An incident without acts yet, from the initial position, under the Laws of 1 July 2009.
    pub fn initial(regime: Regime) -> Incident {
        Incident {
            edition: EditionId::E2009,
            regime,
            preset_readings: PresetReadings::default(),
            enacted: BTreeSet::new(),
            setting: Setting::default(),
            game: Game::default(),
            quickplay_finish: Quickplay::default(),
            event: EventRules::default(),
            absent: Absent::default(),
            visually_disabled: None,
            set_up: None,
            start: Setup::initial(),
            score: None,
            clocks: Clocks { white: 5400, black: 5400, increment: 30 },
            illegal_moves: PerPlayer::default(),
            acts: Vec::new(),
        }
    }

    /// The sides on which a player may no longer castle although king and rook stand on their first
    /// squares: the first known position does not show that. For standard chess.
    pub fn castling_lost(&self, player: Color) -> Vec<CastlingSide> {
        let first = self.score.as_ref().map_or(&self.start, |score| &score.from);
        let home = |square: Square| player.fold_wb(square, square.flip_vertical());
        let stands = |square: Square, role: Role| {
            first.board.piece_at(home(square)) == Some(Piece { color: player, role })
        };
        let is_king_at_home =
            self.game == Game::Standard && self.set_up.is_none() && stands(Square::E1, Role::King);
        let is_lost = |side: &CastlingSide| {
            let corner = if side.is_king_side() { Square::H1 } else { Square::A1 };
            is_king_at_home
                && stands(corner, Role::Rook)
                && !first.castling_rights.contains(home(corner))
        };
        CastlingSide::ALL.into_iter().filter(is_lost).collect()
    }
}

/// The time control with its supervision, which determine the appendix that applies.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum Regime {
    /// Standard play: the Competition Rules.
    Standard,
    /// Rapid with adequate supervision.
    RapidSupervised,
    /// Rapid without adequate supervision.
    RapidUnsupervised,
    /// Blitz with adequate supervision.
    BlitzSupervised,
    /// Blitz without adequate supervision.
    BlitzUnsupervised,
}

impl Regime {
    /// Every regime, in the order in which an arbiter lists them.
    pub const ALL: [Regime; Regime::VARIANTS.len()] =
        *Regime::VARIANTS.first_chunk().expect("of the same length");
}

/// The setting in which a game is played: the Laws govern competitions over the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Setting {
    /// A competition over the board.
    #[default]
    Competition,
    /// A friendly game over the board.
    Informal,
    /// A game on a server: pieces are moved with a pointing device.
    Online,
}

impl Setting {
    /// Whether the Laws govern the game.
    pub const fn is_competition(&self) -> bool {
        matches!(self, Setting::Competition)
    }
}

/// The initial position of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Game {
    /// The initial position of standard chess.
    #[default]
    Standard,
    /// One of the 960 initial positions of Chess960.
    Chess960,
}

impl Game {
    /// Whether it is standard chess.
    pub const fn is_standard(&self) -> bool {
        matches!(self, Game::Standard)
    }

    /// The castling rules of the move generator.
    pub const fn castling_mode(self) -> CastlingMode {
        match self {
            Game::Standard => CastlingMode::Standard,
            Game::Chess960 => CastlingMode::Chess960,
        }
    }
}

/// The quickplay finish, as the event announced it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Quickplay {
    /// Nothing was announced: since 2014 the last period is then no quickplay finish.
    #[default]
    NotAnnounced,
    /// The rules of the quickplay finish were announced.
    Announced,
    /// They apply, and there is no arbiter at the event.
    WithoutArbiter,
}

impl Quickplay {
    /// Whether nothing was announced.
    pub const fn is_not_announced(&self) -> bool {
        matches!(self, Quickplay::NotAnnounced)
    }
}

/// A fault that was there from the first move on. The move number of the position tells how many moves have
/// been completed since.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SetUpFault {
    /// The king did not start on its square.
    KingMisplaced,
    /// A rook did not start on its square.
    RookMisplaced,
    /// Other pieces did not start on their squares.
    PiecesMisplaced,
    /// The board is placed the wrong way round: no white square at the right hand of each player.
    BoardTurned,
    /// Black plays with the white pieces and White with the black ones.
    ColoursReversed,
    /// The clock was set to other times, or to another increment, than the event specifies.
    ClockWronglySet,
    /// The clock was set so that the schedule of the event would suffer if it stayed.
    ClockSetAgainstSchedule,
    /// The clock stands on the other side than the arbiter decided.
    ClockMisplaced,
}

/// Both clocks before the first act, in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clocks {
    /// White's remaining time in seconds.
    pub white: u32,
    /// Black's remaining time in seconds.
    pub black: u32,
    /// Seconds added at each press of the clock.
    #[serde(default)]
    pub increment: u32,
}

impl Clocks {
    /// The remaining time of a player in seconds.
    pub const fn of(&self, player: Color) -> u32 {
        match player {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }
}

/// One value for each player.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PerPlayer<T> {
    pub white: T,
    pub black: T,
}

impl<T: Copy> PerPlayer<T> {
    /// The value of a player.
    pub const fn of(&self, player: Color) -> T {
        match player {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// The value of a player, to change it.
    pub const fn of_mut(&mut self, player: Color) -> &mut T {
        match player {
            Color::White => &mut self.white,
            Color::Black => &mut self.black,
        }
    }

    /// The same values with the players exchanged.
    #[must_use]
    pub const fn swapped(self) -> PerPlayer<T> {
        PerPlayer { white: self.black, black: self.white }
    }
}

impl<T: Copy + Default + PartialEq> PerPlayer<T> {
    /// Whether both values are the default one.
    pub fn is_zero(&self) -> bool {
        *self == PerPlayer::default()
    }
}

impl<T> From<ByColor<T>> for PerPlayer<T> {
    fn from(values: ByColor<T>) -> PerPlayer<T> {
        PerPlayer { white: values.white, black: values.black }
    }
}
