//! The vocabulary of acts: everything that can happen at a board.

use serde::{Deserialize, Serialize};
use shakmaty::{Color, Role, Square};
use strum::{EnumDiscriminants, VariantArray};

use super::{
    Claim, Declaration, Finding, Hand, Manner, Misconduct, OfferTerms, Order, Owner, Purpose,
    Reply, Stance, Testimony,
};
use acconcio_notation as notation;

/// One act: the person, the action, whether the arbiter saw it, and the time since the act before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// The person who acted; for a fallen flag, the player whose flag it is.
    pub by: Person,
    /// The action.
    pub kind: ActKind,
    /// Whether the arbiter saw or heard it.
    #[serde(default, skip_serializing_if = "Sight::is_seen")]
    pub sight: Sight,
    /// Seconds since the act before; they run off the clock that is running.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub after: u32,
    /// The index of the act that a claim is about, where the claimant names it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<usize>,
}

impl Act {
    /// An act that the arbiter sees, without delay.
    pub fn by(who: impl Into<Person>, kind: ActKind) -> Act {
        Act { by: who.into(), kind, sight: Sight::Seen, after: 0, about: None }
    }

    /// Whether the arbiter becomes aware of what has just happened.
    pub fn is_notice(&self) -> bool {
        self.by == Person::Arbiter && self.kind == ActKind::Notices
    }

    /// Whether the arbiter steps in: he stops the clocks.
    pub fn is_intervention(&self) -> bool {
        self.by == Person::Arbiter
            && matches!(
                self.kind,
                ActKind::StopsClocks { .. } | ActKind::Decides(ArbiterAct::StepsIn)
            )
    }

    /// The player who acted, if it was one.
    pub const fn player(&self) -> Option<Color> {
        self.by.player()
    }
}

/// Somebody at or near the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Person {
    /// The player of the white pieces.
    White,
    /// The player of the black pieces.
    Black,
    /// The arbiter.
    Arbiter,
    /// A spectator or a player of another game.
    Bystander,
}

impl Person {
    /// The colour of a player; none for the others.
    pub const fn player(self) -> Option<Color> {
        match self {
            Person::White => Some(Color::White),
            Person::Black => Some(Color::Black),
            Person::Arbiter | Person::Bystander => None,
        }
    }
}

impl From<Color> for Person {
    fn from(color: Color) -> Person {
        color.fold_wb(Person::White, Person::Black)
    }
}

/// Whether the arbiter saw or heard an act.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sight {
    /// The arbiter saw it.
    #[default]
    Seen,
    /// The arbiter did not see it.
    Unseen,
}

impl Sight {
    /// Whether the arbiter saw it.
    pub const fn is_seen(&self) -> bool {
        matches!(self, Sight::Seen)
    }
}

/// The kind of an act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, EnumDiscriminants)]
#[strum_discriminants(
    name(ActName),
    derive(Hash, VariantArray),
    doc = "The kind of an act without its facts."
)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum ActKind {
    /// Says "I adjust", "j'adoube", "acconcio" or the like.
    AnnouncesAdjusting,
    /// Touches a piece, his own or the opponent's. Picking it up is a touch, then [`ActKind::Places`].
    Touches {
        /// The square on which the piece stands.
        #[serde(with = "notation::square")]
        square: Square,
        /// The manner of the touch.
        #[serde(default)]
        manner: Manner,
        /// The hand that touches it.
        #[serde(default)]
        hand: Hand,
        /// Another piece touched in the same instant.
        #[serde(
            default,
            with = "notation::optional_square",
            skip_serializing_if = "Option::is_none"
        )]
        together_with: Option<Square>,
        /// Whether it is known that this touch came after the touches listed before it.
        #[serde(default)]
        order: Order,
        /// The purpose of the touch, as stated or observed.
        #[serde(default, skip_serializing_if = "Purpose::is_to_play")]
        purpose: Purpose,
    },
    /// Feels a piece on the special board without taking it out of its hole, being visually disabled.
    Feels {
        /// The square on which the piece stands.
        #[serde(with = "notation::square")]
        square: Square,
    },
    /// Sets a piece on a square without letting go; an opponent's piece there is taken off.
    /// `from` equal to `to` puts the piece back on its own square.
    Places {
        /// The square on which the piece stood.
        #[serde(with = "notation::square")]
        from: Square,
        /// The square on which it stands now, still held.
        #[serde(with = "notation::square")]
        to: Square,
        /// The hand that holds it.
        #[serde(default)]
        hand: Hand,
    },
    /// Lets go of the piece on a square.
    Releases {
        /// The square on which the piece stands.
        #[serde(with = "notation::square")]
        square: Square,
    },
    /// Takes a piece off the board: a captured piece, or a pawn being promoted.
    Removes {
        /// The square on which the piece stood.
        #[serde(with = "notation::square")]
        square: Square,
        /// The hand that takes it.
        #[serde(default, skip_serializing_if = "Hand::is_one")]
        hand: Hand,
    },
    /// Puts a piece on the board and lets go of it: a new one of his colour, or a captured one of the opponent.
    Puts {
        /// The new piece.
        #[serde(with = "notation::role")]
        role: Role,
        /// The square on which it is put.
        #[serde(with = "notation::square")]
        square: Square,
        /// The hand that puts it there.
        #[serde(default, skip_serializing_if = "Hand::is_one")]
        hand: Hand,
        /// The right way up or upside down.
        #[serde(default, skip_serializing_if = "Stance::is_upright")]
        stance: Stance,
        /// The player whose piece it is.
        #[serde(default, skip_serializing_if = "Owner::is_own")]
        of: Owner,
    },
    /// Displaces a piece by accident: knocks it over or pushes it away.
    Displaces {
        /// The square on which it stood.
        #[serde(with = "notation::square")]
        square: Square,
        /// The square on which it comes to stand; none when it lies beside the board.
        #[serde(
            default,
            with = "notation::optional_square",
            skip_serializing_if = "Option::is_none"
        )]
        to: Option<Square>,
    },
    /// Puts every displaced piece back where it stood.
    SetsRight,
    /// Declares something with legal effect.
    Declares(Declaration),
    /// Presses his clock: stops it and starts the opponent's.
    PressesClock {
        /// The hand that presses.
        #[serde(default)]
        hand: Hand,
    },
    /// Stops one or both clocks, usually to call the arbiter.
    StopsClocks {
        /// The clocks that are stopped.
        #[serde(default)]
        which: Clock,
    },
    /// Makes a claim to the arbiter.
    Claims(Claim),
    /// Asks to withdraw his claim of a draw.
    WithdrawsClaim,
    /// Writes a move on the scoresheet, in SAN.
    Writes {
        /// The move as written.
        san: String,
    },
    /// Stops recording the moves: from here on his scoresheet is not evidence.
    StopsRecording,
    /// Chooses among the remedies that an old code leaves to the opponent.
    Chooses(Remedy),
    /// Offers a draw.
    OffersDraw(OfferTerms),
    /// Asks to withdraw his offer of a draw.
    WithdrawsOffer,
    /// Answers a draw offer.
    AnswersDraw(Reply),
    /// Arrives at the chessboard, having been absent when the game began.
    Arrives,
    /// Signs the scoresheets with this result.
    Signs(SignedResult),
    /// Writes his move down and seals it in the envelope, as the game is adjourned.
    Seals {
        /// The move as written, in SAN; it may be ambiguous, illegal, or no move at all.
        san: String,
        /// Seconds left of the playing session; none when it has come to its end.
        #[serde(default, skip_serializing_if = "is_zero")]
        early: u32,
    },
    /// Resigns.
    Resigns,
    /// The flag of this player falls.
    FlagFalls,
    /// Becomes aware of what has just happened.
    Notices,
    /// Tells the arbiter what he knows about the last touch or move.
    Testifies(Testimony),
    /// Lets a fault pass, or agrees to put it right.
    Consents,
    /// Does something on which the arbiter may have to decide beside the moves.
    Misbehaves(Misconduct),
    /// Finds, as the arbiter, how the opponent of a claimant has played in a quickplay finish.
    Finds(Finding),
    /// Does something as the arbiter, within the incident.
    Decides(ArbiterAct),
    /// Appeals against the arbiter's decision.
    Appeals,
}

impl ActKind {
    /// A deliberate touch with the hand that makes the moves.
    pub const fn touches(square: Square) -> ActKind {
        ActKind::Touches {
            square,
            manner: Manner::Deliberate,
            hand: Hand::One,
            together_with: None,
            order: Order::Known,
            purpose: Purpose::ToPlay,
        }
    }

    /// The placing of a piece on another square with the hand that makes the moves.
    pub const fn places(from: Square, to: Square) -> ActKind {
        ActKind::Places { from, to, hand: Hand::One }
    }

    /// Whether a rook is put upside down on the board.
    pub const fn puts_upside_down(&self) -> bool {
        matches!(self, ActKind::Puts { role: Role::Rook, stance: Stance::UpsideDown, .. })
    }

    /// Whether a piece is touched for another purpose than to play it.
    pub const fn is_touch_for_another_purpose(&self) -> bool {
        matches!(self, ActKind::Touches { purpose: Purpose::ToShow | Purpose::ToClearUp, .. })
    }

    /// Whether an increment is asked for in a quickplay finish.
    pub const fn asks_for_increment(&self) -> bool {
        matches!(self, ActKind::Claims(Claim::QuickplayIncrement))
    }

    /// Whether the arbiter decides what was claimed before: not by a permission, nor by what he does about the score.
    pub const fn settles_claims(&self) -> bool {
        matches!(self, ActKind::Decides(decision) if !matches!(
            decision,
            ArbiterAct::Permits
                | ArbiterAct::KeepsScore
                | ArbiterAct::Reconstructs
                | ArbiterAct::CannotReconstruct
        ))
    }

    /// Whether it is done with a hand on a piece.
    pub const fn handles_piece(&self) -> bool {
        match self {
            ActKind::Touches { .. }
            | ActKind::Places { .. }
            | ActKind::Releases { .. }
            | ActKind::Removes { .. }
            | ActKind::Puts { .. } => true,
            ActKind::Feels { .. }
            | ActKind::AnnouncesAdjusting
            | ActKind::Displaces { .. }
            | ActKind::SetsRight
            | ActKind::Declares(_)
            | ActKind::PressesClock { .. }
            | ActKind::StopsClocks { .. }
            | ActKind::Claims(_)
            | ActKind::WithdrawsClaim
            | ActKind::Writes { .. }
            | ActKind::StopsRecording
            | ActKind::Chooses(_)
            | ActKind::OffersDraw(_)
            | ActKind::WithdrawsOffer
            | ActKind::AnswersDraw(_)
            | ActKind::Arrives
            | ActKind::Signs(_)
            | ActKind::Seals { .. }
            | ActKind::Resigns
            | ActKind::FlagFalls
            | ActKind::Notices
            | ActKind::Testifies(_)
            | ActKind::Consents
            | ActKind::Misbehaves(_)
            | ActKind::Finds(_)
            | ActKind::Decides(_)
            | ActKind::Appeals => false,
        }
    }

    /// Whether it is an act beside the moves, on which not every code was read.
    pub(crate) const fn is_apart_from_the_moves(&self) -> bool {
        if let ActKind::Misbehaves(kind) = self {
            return kind.is_of_conduct();
        }
        matches!(
            self,
            ActKind::Arrives | ActKind::Signs(_) | ActKind::Feels { .. } | ActKind::Seals { .. }
        )
    }

    /// A press of the clock with the hand that moved.
    pub const fn presses_clock() -> ActKind {
        ActKind::PressesClock { hand: Hand::One }
    }
}

/// The result that a player signs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SignedResult {
    /// White has won.
    WhiteWins,
    /// Black has won.
    BlackWins,
    /// The game was drawn.
    Draw,
}

impl SignedResult {
    /// The player who has won by it; none for a draw.
    pub const fn winner(self) -> Option<Color> {
        match self {
            SignedResult::WhiteWins => Some(Color::White),
            SignedResult::BlackWins => Some(Color::Black),
            SignedResult::Draw => None,
        }
    }

    /// The same with the colours exchanged.
    #[must_use]
    pub const fn mirrored(self) -> SignedResult {
        match self {
            SignedResult::WhiteWins => SignedResult::BlackWins,
            SignedResult::BlackWins => SignedResult::WhiteWins,
            SignedResult::Draw => self,
        }
    }
}

/// A remedy for a false move that an old code lets the opponent choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Remedy {
    /// The false move stands.
    LetStand,
    /// The piece is moved to another square, by a legal move.
    MoveCorrectly,
    /// The piece that was to be taken is taken by a legal move.
    CaptureLegally,
    /// The piece is put back and the king is moved.
    MoveKing,
    /// The piece is put back and any other is moved.
    MoveAnother,
}

/// The clocks that are stopped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Clock {
    /// Both clocks.
    #[default]
    Both,
    /// The clock of the person who acts.
    Own,
}

/// An act of the arbiter within the incident.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ArbiterAct {
    /// Stops the clocks and steps in.
    StepsIn,
    /// Puts the pieces back as they stood before the last turn.
    Reinstates,
    /// Orders the player to move the piece he touched.
    OrdersTouchedPiece,
    /// Lets the game go on as it stands.
    LetsPlayGoOn,
    /// Gives the permission or the approval that was asked for.
    Permits,
    /// Excuses a late arrival: he decides otherwise than that the game is lost.
    ExcusesDelay,
    /// Keeps the score of the game himself, as neither player has to.
    KeepsScore,
    /// Has the players reconstruct the game on a second board.
    Reconstructs,
    /// Finds that the game cannot be reconstructed.
    CannotReconstruct,
    /// Tells the player who has the move to seal it.
    OrdersSealing,
    /// Starts the session in which the adjourned game is resumed.
    Resumes,
    /// Opens the envelope with the sealed move.
    OpensEnvelope,
    /// Finds that the envelope is missing.
    MissesEnvelope,
    /// Finds that the envelope is missing, and that position and times cannot be established.
    MissesPosition,
    /// The appeals committee upholds the arbiter's decision.
    AppealRejected,
    /// The appeals committee reverses it and has the game played again.
    AppealUpheld,
}

const fn is_zero(seconds: &u32) -> bool {
    *seconds == 0
}
