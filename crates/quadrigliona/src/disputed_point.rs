//! The points on which the rules are silent, contradict each other or can be read in two ways.
//!
//! For each the first reading is the one that counts unless the incident says otherwise; the second is
//! tenable too. Where text is missing, so that there is nothing to read in two ways, there is a [`Gap`].

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use acconcio_adjudication::disputed_points;
pub use acconcio_adjudication::disputed_points::Side;

/// A point that can be read in two ways.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum DisputedPoint {
    /// A piece that falls anywhere. First: only one that the runner drops costs a minute.
    ///
    /// DOUBT: the sentence describes the runner's task; second, any piece knocked over on a board.
    FallenPiece,
    /// The exchange of members during a game. First: only between games.
    ///
    /// DOUBT: "freely interchangeable" of the preamble against rule 11.
    Substitution,
    /// The fifteen minutes. First: they are each player's.
    ///
    /// DOUBT: "each team has 15 minutes for the single game", and "both clocks" of a team.
    FifteenMinutes,
    /// Putting a piece that is still on its way. First: not allowed, only one that was delivered.
    ///
    /// DOUBT: rule 10 calls every piece off the board reserve; rule 5 has it handed over first.
    PieceOnItsWay,
    /// A promotion pressed without announcing a piece: first, an illegal move; second, a queen.
    ///
    /// DOUBT: rule 9 says that he must name it, and nothing of what follows if he does not.
    SilentPromotion,
    /// The reserve that counts for mate and stalemate. First: every piece that could ever arrive.
    ///
    /// DOUBT: "all pieces not on the board" against "where the pieces of the reserve are not on the
    /// table" in rule 10.
    ReserveThatCounts,
    /// A flag-fall although the opponent could not mate. First: it loses.
    ///
    /// DOUBT: rule 10, third point, against Article 6.9 of the FIDE Laws.
    NoMatingMaterial,
    /// Advice from runner and captain. First: they may, as members of the team.
    ///
    /// DOUBT: rule 13 names the partner only.
    AdviceOfTheTeam,
    /// Arranging one's own reserve on the opponent's time. First: allowed.
    ///
    /// DOUBT: rule 12 says "pieces", and means to keep the board free of interference.
    OwnReserve,
    /// The members who have to stop both clocks for a flag-fall or an illegal move. First: the player
    /// alone.
    ///
    /// DOUBT: rule 15 speaks of disputes; blitz rights would depend on the partner.
    ClaimAlone,
    /// A draw by repetition on one board: first, it ends the match; second, only the game.
    ///
    /// DOUBT: rule 17 says "a draw", rule 19 speaks of a game that is finished.
    DrawOnOneBoard,
    /// The reserves in a repetition. First: they need not be the same; only the board counts.
    ///
    /// DOUBT: "the position must occur on one board" of rule 17.
    ReservesInRepetition,
    /// The drops that prevent a repetition. First: any between the occurrences counted; second, only one
    /// that brings the position about.
    ///
    /// DOUBT: rule 17 says "reached by putting pieces from the reserve".
    DropsInRepetition,
    /// A wrong claim of repetition: first, no time; second, three minutes for the opponent.
    ///
    /// DOUBT: rule 17 is silent; Article 9.5.b of the FIDE Laws of 2009 has three minutes.
    WrongRepetitionClaim,
    /// The third illegal move: first, it loses the match; second, only the game.
    ///
    /// DOUBT: rule 18 says "the defeat of the player", rule 19 ends the match with the game.
    ThirdIllegalMove,
    /// The minute for the opponent: first, on his own clock; second, on both clocks of his team.
    ///
    /// DOUBT: rule 18 says "the opponent", the preamble "both clocks".
    ExtraMinute,
    /// An illegal move: first, on a claim; second, of the arbiter's own accord.
    ///
    /// DOUBT: rule 18 is silent; on a claim before his own move is FIDE blitz (2009, B.3).
    IllegalMoveInitiative,
    /// An ending that rule 20 calls simultaneous: first, it prevails over the order of the presses;
    /// second, the first game to end decides.
    ///
    /// DOUBT: rule 20 against the main sentence of rule 19; because of the runner's way, "at once" has no
    /// clear limit.
    CaptureAndMate,
    /// Castling with the rook moved first: first, legal by the position at the press; second, illegal.
    ///
    /// DOUBT: rule 14 does not provide for touched pieces; Article 3.8 of the FIDE Laws moves the king
    /// first.
    RookFirst,
}

impl DisputedPoint {
    /// Every point, in the order of the document.
    pub const ALL: [DisputedPoint; DisputedPoint::VARIANTS.len()] =
        *DisputedPoint::VARIANTS.first_chunk().expect("of the same length");
}

/// The readings that count as principal; points not named are read the first way.
pub type PresetReadings = disputed_points::PresetReadings<DisputedPoint>;

/// The places where the document itself has a gap or an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Gap {
    /// No section 2 exists, and the numbers of the rules run on.
    SectionTwo,
    /// The note in rule 14 is incomplete: "Note: the FIDE Article".
    NoteInRuleFourteen,
    /// No rule 16 exists; FIDE blitz is followed.
    RuleSixteen,
    /// Rule 13 names Article 12.2 for the ban on advice: in the Laws of 2009 it is 12.3.a.
    ArticleTwelveTwo,
    /// Fifteen minutes are rapid by the FIDE Laws; the rules follow blitz.
    BlitzOfFifteenMinutes,
    /// The powers of the captain are not stated.
    Captain,
    /// Two ways to break a tie are given, without an order.
    TieBreakOrder,
    /// Several faults have no fixed penalty.
    FaultsWithoutPenalty,
}
