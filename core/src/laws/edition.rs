//! What an edition has to say: one struct, every field required.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Provision;
use super::editions;
use crate::ruling::Measure;

/// An edition of the FIDE Laws of Chess, by the year in which it came into force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum EditionId {
    /// In force from 1 July 2009 to 30 June 2014.
    E2009,
}

impl EditionId {
    /// Every edition, oldest first.
    pub const ALL: [EditionId; 1] = [EditionId::E2009];

    /// The edition's table.
    pub const fn table(self) -> &'static Edition {
        match self {
            EditionId::E2009 => &editions::e2009::LAWS,
        }
    }

    /// The year in which it came into force.
    pub const fn year(self) -> u16 {
        match self {
            EditionId::E2009 => 2009,
        }
    }
}

impl fmt::Display for EditionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.year())
    }
}

/// The provisions of one edition. No default and no copying from another edition: a new edition
/// compiles only when every field has been decided.
#[derive(Debug)]
pub struct Edition {
    /// Which edition this is.
    pub id: EditionId,
    pub(crate) king_is_not_captured: Provision,
    pub(crate) bishop_moves: Provision,
    pub(crate) rook_moves: Provision,
    pub(crate) queen_moves: Provision,
    pub(crate) no_passing_over: Provision,
    pub(crate) knight_moves: Provision,
    pub(crate) pawn_moves: Provision,
    pub(crate) promotion: Provision,
    pub(crate) king_moves: Provision,
    pub(crate) castling: Provision,
    pub(crate) own_king_safe: Provision,
    pub(crate) one_hand: Provision,
    pub(crate) adjusting: Provision,
    pub(crate) touched_own_piece: Provision,
    pub(crate) touched_opponent_piece: Provision,
    pub(crate) touched_both_colours: Provision,
    pub(crate) king_and_rook_touched: Provision,
    pub(crate) rook_touched_first: Provision,
    pub(crate) castling_meant_but_illegal: Provision,
    pub(crate) promotion_choice: Provision,
    pub(crate) nothing_touched_playable: Provision,
    pub(crate) released_piece_stands: Provision,
    pub(crate) released_castling_king: Provision,
    pub(crate) released_promotion_pawn: Provision,
    pub(crate) legal_move: Provision,
    pub(crate) checkmate: Provision,
    pub(crate) resignation: Provision,
    pub(crate) stalemate: Provision,
    pub(crate) dead_position: Provision,
    pub(crate) agreed_draw: Provision,
    pub(crate) completed_by_clock: Provision,
    pub(crate) clock_times_by_judgement: Provision,
    pub(crate) laws_are_observed: Provision,
    pub(crate) penalties: Provision<&'static [Measure]>,
    pub(crate) no_intervention: Provision,
    /// Two minutes are held to be adequate where a clock was pressed without a move; in seconds.
    pub(crate) non_move_compensation: i32,
    pub(crate) standard: RegimeRules,
    pub(crate) rapid_supervised: RegimeRules,
    pub(crate) rapid_unsupervised: RegimeRules,
    pub(crate) blitz_supervised: RegimeRules,
    pub(crate) blitz_unsupervised: RegimeRules,
}

/// What the time control and the supervision change.
#[derive(Clone, Copy, Debug)]
pub struct RegimeRules {
    /// The clause that chooses this branch; none in standard play.
    pub(crate) branch: Option<(Provision, Supervision)>,
    /// Who sets the arbiter in motion on a breach of Article 4.
    pub(crate) touch_breach: TouchBreach,
    /// Who sets the arbiter in motion on a completed illegal move, and until when.
    pub(crate) illegal_move: IllegalMoveInitiative,
    /// When an illegal move is completed.
    pub(crate) illegal_move_completed: Provision,
    /// What becomes of a completed illegal move.
    pub(crate) illegal_move_undone: Provision,
    /// The penalty for a completed illegal move.
    pub(crate) illegal_move_penalty: Provision<IllegalMovePenalty>,
    /// A lost game is drawn where the opponent cannot mate.
    pub(crate) no_mate_no_loss: Provision,
}

/// Whether the supervision is adequate, as the appendices use the word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Supervision {
    Adequate,
    Inadequate,
}

/// Who sets the arbiter in motion on a breach of Article 4.
#[derive(Clone, Copy, Debug)]
pub(crate) enum TouchBreach {
    /// The opponent's claim, until he touches a piece; whether the arbiter may act of his own
    /// accord is disputed.
    ClaimOrDisputed { claim: Provision, forfeited: Provision, observed: Provision },
    /// Only the request of a player, the opponent's until he touches a piece.
    OnRequest { request: Provision, forfeited: Provision },
    /// As on request; that it might be claimed as a win is disputed.
    OnRequestDisputed { request: Provision, forfeited: Provision, win: Provision },
}

impl TouchBreach {
    /// The provision under which a claim is heard.
    pub(crate) const fn heard_under(&self) -> &Provision {
        match self {
            TouchBreach::ClaimOrDisputed { claim, .. } => claim,
            TouchBreach::OnRequest { request, .. }
            | TouchBreach::OnRequestDisputed { request, .. } => request,
        }
    }

    /// The provision under which the opponent's right to claim ends.
    pub(crate) const fn forfeited_under(&self) -> &Provision {
        match self {
            TouchBreach::ClaimOrDisputed { forfeited, .. }
            | TouchBreach::OnRequest { forfeited, .. }
            | TouchBreach::OnRequestDisputed { forfeited, .. } => forfeited,
        }
    }

    /// Whether either player may ask, the one at fault included.
    pub(crate) const fn may_either_ask(&self) -> bool {
        match self {
            TouchBreach::ClaimOrDisputed { .. } => false,
            TouchBreach::OnRequest { .. } | TouchBreach::OnRequestDisputed { .. } => true,
        }
    }
}

/// Who sets the arbiter in motion on a completed illegal move.
#[derive(Clone, Copy, Debug)]
pub(crate) enum IllegalMoveInitiative {
    /// Whoever finds it, while the game lasts.
    AnyoneDuringTheGame(Provision),
    /// The opponent, before his own move; the arbiter only in plain cases.
    OpponentOrPlainCases { claim: Provision, plain: Provision },
    /// The opponent only, before his own move; afterwards both players by agreement.
    Opponent { claim: Provision, switched_off: Provision, agreement: Provision },
}

/// The penalty for a completed illegal move.
#[derive(Clone, Copy, Debug)]
pub(crate) enum IllegalMovePenalty {
    /// Time for the opponent, and loss of the game at a given count.
    Time {
        /// Seconds added to the opponent's clock.
        bonus: i32,
        /// The offence that loses.
        losing: u8,
    },
    /// The game is lost at once.
    Loss,
}
