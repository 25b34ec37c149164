//! The words that are said at the board: claims, declarations, offers and answers, testimony, findings.

use serde::{Deserialize, Serialize};
use shakmaty::Role;

use acconcio_notation as notation;

/// A declaration of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Declaration {
    /// The piece that he wants for his pawn.
    Promotion(#[serde(with = "notation::role")] Role),
    /// The move he intends to play, in SAN.
    Move(String),
    /// Mate.
    Mate,
}

/// The subject of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Claim {
    /// The opponent completed an illegal move.
    IllegalMove,
    /// The opponent broke the rules of touching and moving.
    TouchMove,
    /// The opponent pressed the clock without a move.
    NoMove,
    /// The opponent's flag has fallen.
    FlagFall,
    /// The same position has appeared for the third time.
    RepetitionAppeared,
    /// The same position is about to appear for the third time.
    RepetitionAboutToAppear,
    /// Fifty moves have been made without a capture and without a pawn move.
    FiftyMoves,
    /// The opponent makes no effort to win, or cannot win by normal means, in a quickplay finish.
    QuickplayFinish,
    /// An increment for both players, in a quickplay finish.
    QuickplayIncrement,
    /// Neither player can mate any more.
    DeadPosition,
    /// The pieces were set up wrongly.
    WrongSetUp,
    /// Pieces were displaced.
    DisplacedPieces,
    /// The opponent moved without having the move.
    OutOfTurn,
    /// The opponent misbehaved.
    Misconduct,
}

impl Claim {
    /// Whether it is a claim of a fault: not of a draw, under whatever article.
    pub const fn is_of_a_fault(self) -> bool {
        !self.is_of_a_draw() && !self.is_beside_article_9()
    }

    /// Whether it is a claim in a quickplay finish.
    pub const fn is_of_quickplay(self) -> bool {
        matches!(self, Claim::QuickplayFinish | Claim::QuickplayIncrement)
    }

    /// Whether it is a claim of a draw, or a request that is an offer of one, under another article than 9.
    pub const fn is_beside_article_9(self) -> bool {
        self.is_of_quickplay() || matches!(self, Claim::DeadPosition)
    }

    /// Whether it is a claim of a draw by repetition.
    pub const fn is_of_repetition(self) -> bool {
        matches!(self, Claim::RepetitionAppeared | Claim::RepetitionAboutToAppear)
    }

    /// Whether it is a claim of a draw by repetition or by the number of moves.
    pub const fn is_of_a_draw(self) -> bool {
        self.is_of_repetition() || matches!(self, Claim::FiftyMoves)
    }

    /// Whether it is a claim about the opponent's move.
    pub const fn is_about_a_move(self) -> bool {
        matches!(self, Claim::IllegalMove | Claim::TouchMove | Claim::NoMove)
    }
}

/// The answer to a draw offer.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    Accepts,
    Declines,
    /// Asks to see the move first.
    AsksForTheMove,
}

/// The terms on which a draw is offered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OfferTerms {
    /// No condition.
    #[default]
    Plain,
    /// A condition: a time limit, the result on another board, or the like.
    Conditional,
}

/// The finding of the arbiter on a claim in a quickplay finish.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Finding {
    /// The opponent makes no effort to win by normal means.
    NoEffortToWin,
    /// The opponent cannot win by normal means.
    CannotWinNormally,
    /// The opponent tries to win by normal means, and it can be done.
    TriesToWin,
}

impl Finding {
    /// Whether the claim is good on this finding.
    pub const fn upholds(self) -> bool {
        match self {
            Finding::NoEffortToWin | Finding::CannotWinNormally => true,
            Finding::TriesToWin => false,
        }
    }
}

/// The answer of a player who is asked about the last touch or move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Testimony {
    /// The player confirms the claim.
    Confirms,
    /// The player denies the claim.
    Denies,
    /// The player does not know.
    DoesNotKnow,
}
