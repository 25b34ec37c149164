//! The points on which the Laws are read in more than one way.
//!
//! Each [`DisputedPoint`] has a first and a second reading, and each reading its holders. The
//! [`PresetReadings`] determine which reading leads to the principal ruling; the other readings are always
//! listed with it.
//!
//! SW-1 to SW-7 are the points on which the seminar of 2012 itself wavers; G-01 and on are the gaps that a comparison
//! of the editions has shown. `scenarios/statements.toml` lists the statements of the seminar (SEM-…) and of the other
//! three documents.

mod preset;
mod proposal;

pub use preset::Preset;
pub use proposal::{NoSuchProposal, Proposal, ProposalHistory};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// A point on which the Laws are read in two ways.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum DisputedPoint {
    /// SW-1: a breach of Article 4: the arbiter acts only on a claim, or of his own accord.
    ///
    /// DOUBT: on claim is the text of 4.7 and Pagano's preference (2012); of his own accord is
    /// what A.4.b implies for standard play, and what FIDE's manuals ask for since 2016.
    TouchBreachInitiative,
    /// SW-2: a clock pressed without a move: an error with a discretionary measure, or an illegal move.
    ///
    /// DOUBT: discretion, two minutes adequate, is Gijssen (November 2011); illegal is Pagano's
    /// proposal 4 (2012), law since July 2017.
    NonMove,
    /// SW-3: castling with the rook moved first: illegal, or a breach of Article 4.
    ///
    /// DOUBT: illegal by the letter of 3.8 is Pagano (2012); a breach of the touch rules is 4.4.b,
    /// Pagano's proposal 3 and the practice of FIDE.
    RookFirstCastling,
    /// SW-4: mate by a legal move although the touch rules were broken: it stands, or it does not.
    ///
    /// DOUBT: it stands by 5.1.a of 2009; that the move must also be regular is Pagano's
    /// proposal 7 (2012), law since 2014.
    IrregularMate,
    /// SW-6: a breach of Article 4 in unsupervised blitz: ruled on request, or claimed as a win.
    ///
    /// DOUBT: on request is A.4.b through B.3.a and the heading of slide 18; a win is what the
    /// text printed on slide 18 would give.
    TouchBreachInBlitz,
    /// SW-7: both kings in check or an unfinished promotion in unsupervised blitz: on claim only, or on the
    /// arbiter's own initiative.
    ///
    /// DOUBT: on claim only is B.3.b and slide 16; stepping in is Gijssen (August 2011).
    PlainIllegalityInBlitz,
    /// The king moved two squares, the rook not moved, the clock pressed, castling possible: an illegal
    /// move, or a castling still to be finished.
    ///
    /// DOUBT: illegal by the letter of 7.4.a; FIDE's Arbiters' Manual leaves the choice to the
    /// arbiter.
    HalfCastling,
    /// SW-5: an illegal move was completed, then the opponent's flag fell: the one or the other comes
    /// first.
    ///
    /// DOUBT: the illegal move is Gijssen (August 2011), by analogy with 5.1.a; the flag is the last
    /// sentence of slide 28, by 6.9.
    IllegalMoveThenFlag,
    /// The flag fell unseen, then the opponent completed an illegal move, and only then was the flag
    /// claimed: the one or the other comes first.
    ///
    /// DOUBT: the order of the events is what slide 28 goes by; by the letter of 6.8, and by the Manual, a
    /// flag counts from the moment in which it is seen or claimed.
    FlagFellUnseen,
    /// Two hands on one move in the second half of 2017: illegal even before the press, or only after it.
    ///
    /// DOUBT: 7.7.1 names no press; 7.5.4 of 2018 asks for one, and practice did so before.
    TwoHandsBeforeThePress,
    /// Unsupervised blitz from 2018 to 2022: one minute or two for the opponent.
    ///
    /// DOUBT: one minute is B.2 and the European arbiters' council (August 2019); two is what A.4.2
    /// gives through 7.5.5.
    BlitzMinutes2018,
    /// Supervised blitz since 2023: two minutes or one for the opponent.
    ///
    /// DOUBT: two is the letter of B.2; one is the practice, as in rapid (A.3).
    BlitzMinutes2023,
    /// Unsupervised play in the second half of 2017: the arbiter calls flag-fall, or he does not.
    ///
    /// DOUBT: "can" is A.4.5; that he shall is FIDE's interpretation of June 2017.
    FlagCalledIn2017,
    /// Chess960, the rook moved first although the king's square was taken by it.
    ///
    /// DOUBT: a rook move is 4.4.2 and the convention; the game was played again by decision of the
    /// appeals committee in Nepomniachtchi–So, 2019, without reasons given.
    Chess960RookFirst,
    /// US Chess, the rook touched before the king: castling is barred, or it is not.
    ///
    /// DOUBT: barred is 10I2; Variation I lets it pass where the organiser announced it.
    RookFirstInUsChess,
    /// The opponent kept the player from pressing, or displaced pieces, and then the player's flag fell.
    ///
    /// DOUBT: nobody wins by his own fault, and the times are set by judgement, is 6.7.a, 7.3 and 6.13;
    /// the loss is the letter of 6.9.
    OpponentsFaultBeforeFlag,
    /// Both players completed an illegal move before the first was found: the later one counts, or it does
    /// not.
    ///
    /// DOUBT: it counts against the player who made it (G-05 of the seminar's checklist); it falls with
    /// the moves that are undone is as tenable. No edition says.
    LaterIllegalMove,
    /// Unsupervised play: the right to claim ends when the claimant's own move is made, or when it is
    /// completed.
    ///
    /// DOUBT: "has made his own move" is the text of A.4.c and B.3.c; players argue that it is completed
    /// only by the press (G-10).
    ReplyMadeOrCompleted,
    /// Mate with two hands in the second half of 2017: it stands, or it does not.
    ///
    /// DOUBT: 5.1.1 does not ask for 4.1; 7.7.1 calls two hands an illegal move and names no press.
    TwoHandedMateIn2017,
    /// Since 2014, the opponent has touched a piece and so lost his claim: the arbiter who saw the breach
    /// still acts, or he does not.
    ///
    /// DOUBT: the claim is lost by 4.8, and the result stood at the World Cup of 2015; the Manual has the
    /// arbiter act without a claim.
    ArbiterAfterForfeit,
    /// Since 2014, king and rook touched in the same instant and castling illegal: another king move, or
    /// not.
    ///
    /// DOUBT: by analogy with 4.4.3; by the letter, which says "king and then a rook", 4.3.1 governs.
    TogetherSince2014,
    /// Until 2017, several pieces of both colours touched, and the first two make no capture: any capture
    /// among them, or the first piece that can be played.
    ///
    /// DOUBT: the text speaks of one piece of each colour; the first of each is the text of 2017, any pair
    /// is G-21 of the seminar's checklist.
    CaptureAmongSeveral,
    /// A claim of a draw that comes too late, or from a player who does not have the move: the opponent is
    /// given the extra time as after an incorrect claim, or he is not.
    ///
    /// DOUBT: that he is, is the key of the Manual's examination for a claim after the move; by the letter
    /// 9.5 speaks of a claim that was examined, and 9.4 takes the right to make it.
    MinutesForAClaimNotHeard,
    /// A claim on a move that was not written first: refused as incorrect, or the claimant is told to make
    /// it complete.
    ///
    /// DOUBT: refused is the letter of 9.2 and was done at the World Cup of 2013; the Manual has the arbiter
    /// invite him to make it as the Laws ask.
    IncompleteClaim,
    /// Rapid and blitz before 2017, a claim on a move declared and not written: the declaration is enough,
    /// or not.
    ///
    /// DOUBT: the Laws do not address it. That it does, as far as the arbiter can verify it, is G-31 of the
    /// seminar's checklist; the letter of 9.2.a asks for a written move.
    ClaimWithoutScoresheet,
    /// The same position except for a pawn beside which another stood that could not have captured it,
    /// since its king would be exposed: the same position, or another one.
    ///
    /// DOUBT: it is the same, by the same possible moves; by the letter of the en passant clause, which does
    /// not say "legally", it is another one.
    EnPassantByABoundPawn,
    /// The fifth occurrence or the seventy-fifth move passed unnoticed, and then the game ended otherwise.
    ///
    /// DOUBT: "is drawn" is the letter of 9.6; the Manual has the arbiter step in, and what he missed is a
    /// matter for an appeal.
    DrawPassedUnnoticed,
    /// Since 2014, with inadequate supervision, an arbiter who did not see the move finds both kings in check
    /// or a pawn on the last rank before the opponent has replied: he acts, or he waits for the next move.
    ///
    /// DOUBT: he acts is A.5.2 (2023), which lets him until the opponent has made his move; that he waits is
    /// the letter of A.5.4, which does not ask whether the opponent has replied.
    PlainIllegalityBeforeTheReply,
    /// Since 2014, with inadequate supervision, the arbiter has noticed an illegal move, and the opponent replies before
    /// he does anything about it: the move stands, or he still acts.
    ///
    /// DOUBT: it stands is the key of the French arbiters' examination of June 2022 for an arbiter who was watching and
    /// did not reach the board in time; by the letter of A.5.2 he shall act on what he observes before the reply.
    NoticedBeforeTheReply,
    /// Since 2014, a pawn left on the last rank becomes a queen that mates, and the offence loses the game:
    /// drawn, since the opponent cannot mate any more, or won by the mate.
    ///
    /// DOUBT: drawn is the key of the French arbiters' examination of June 2021; that mate ends the game
    /// whatever the penalty is the letter of 5.1.1.
    MateByReplacedPawn,
    /// 2009, a claim in a quickplay finish of a game with increment: there is none, or there is.
    ///
    /// DOUBT: with increment the time for the remaining moves is not limited; Article 10 does not speak of increments,
    /// and only since 2014 are games with increment excepted (G.3).
    QuickplayWithIncrement,
    /// Since 2014, a claim in a quickplay finish before an increment was asked for: heard, or not.
    ///
    /// DOUBT: heard, since G.5 is for events whose clocks cannot add time; not heard, since G.5 is for when G.4 does not
    /// apply. Both were held in Britain in 2014 and 2015.
    IncrementBeforeClaim,
    /// The opponent accepts a mate that was declared and is not on the board: the game goes on, or he has resigned.
    ///
    /// DOUBT: by the letter of 5.1 the game ends by mate, or by a player who declares that he resigns; in practice
    /// any sign that a player gives up, such as stopping the clocks and shaking hands, is taken for that.
    DeclaredMateAccepted,
    /// Since 2014, the opponent accepts a claim in a quickplay finish: the arbiter decides on the claim, or the players
    /// have agreed a draw.
    ///
    /// DOUBT: by the letter of 9.1.2.3, which no longer names it, the claim is no offer that could be accepted; in practice
    /// an opponent who says yes to a player who wants a draw has agreed with him (5.2.3).
    QuickplayClaimAccepted,
    /// The players agree a draw that the regulations of the event forbid: the agreement is void, or the draw stands and is
    /// punished.
    ///
    /// DOUBT: 9.1.1 lets the event say that the players cannot agree, 5.2.3 has the agreement end the game at once; that
    /// the arbiter may have the game played on is not written, nor that he may not.
    AgreementAgainstTheEvent,
    /// Mate, stalemate or a dead position by a move other than the one announced with a claim of a draw: it stands, or
    /// the announced move has to be played.
    ///
    /// DOUBT: 5.1.1 asks for a move by Article 3 and 4.2 to 4.7 and names no announcement; by 9.5.3 the announced move must
    /// be played. Nobody is known to have ruled on it.
    EndByAnotherMoveThanAnnounced,
    /// The clock pressed back with nothing touched, to object to a breach of the touch rules: an objection, or an illegal
    /// move of its own.
    ///
    /// DOUBT: by the letter of 7.5.3 (2018) a press without a move is an illegal move; that whoever presses in order to
    /// object makes none, is what arbiters do with an illegal move that is pressed back.
    PressedBackToObject,
    /// Since 2014, an illegal move for which the clock was not pressed, after its player has made the next move: taken back
    /// and not penalised, or penalised as well.
    ///
    /// DOUBT: by 7.5.1 an illegal move is completed by the press; by 6.2.1.2 a move is completed by the next one too.
    IllegalMoveNeverPressed,
}

/// The holder of a reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Holder {
    /// The wording of the Laws.
    Letter,
    /// Sergio Pagano, seminar of Salerno, 2012.
    Pagano,
    /// A proposal of that seminar, by its number.
    Proposal(u8),
    /// Geurt Gijssen, in his column.
    Gijssen,
    /// FIDE's Arbiters' Manuals.
    ArbitersManual,
    /// A slide of the seminar, by its number.
    Slide(u8),
    /// Common practice and examination keys.
    Practice,
    /// The arbiters' council of the European Chess Union, August 2019.
    EuropeanCouncil,
    /// Players who argued it, in the years in question.
    Players,
    /// FIDE's interpretations of June 2017.
    FideInterpretation,
    /// The appeals committee in Nepomniachtchi–So, 2019.
    #[serde(rename = "appeals-committee-2019")]
    AppealsCommittee2019,
    /// Variation I of the rules of US Chess, where announced.
    VariationI,
    /// The arbiter, who has to find the fact.
    FindingOfFact,
    /// Nobody who could be named: the Laws leave the point open.
    Nobody,
}

/// One of the two readings of a disputed point.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The reading that counts as the principal one by default.
    #[default]
    First,
    /// The other reading.
    Second,
}

impl Side {
    /// The other reading.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }
}

impl DisputedPoint {
    /// Every disputed point.
    pub const ALL: [DisputedPoint; DisputedPoint::VARIANTS.len()] =
        *DisputedPoint::VARIANTS.first_chunk().expect("of the same length");

    /// The holders of a reading of this disputed point.
    pub const fn holders(self, side: Side) -> &'static [Holder] {
        match (self, side) {
            (DisputedPoint::TouchBreachInitiative, Side::First) => {
                &[Holder::Letter, Holder::Proposal(5)]
            }
            (DisputedPoint::TouchBreachInitiative, Side::Second) => {
                &[Holder::Slide(17), Holder::ArbitersManual]
            }
            (DisputedPoint::NonMove, Side::First) => &[Holder::Gijssen],
            (DisputedPoint::NonMove, Side::Second) => &[Holder::Proposal(4)],
            (DisputedPoint::RookFirstCastling, Side::First) => &[Holder::Pagano],
            (DisputedPoint::RookFirstCastling, Side::Second) => {
                &[Holder::Letter, Holder::Proposal(3), Holder::ArbitersManual]
            }
            (DisputedPoint::IrregularMate, Side::First) => &[Holder::Letter],
            (DisputedPoint::IrregularMate, Side::Second) => &[Holder::Proposal(7)],
            (DisputedPoint::TouchBreachInBlitz, Side::First) => &[Holder::Letter],
            (DisputedPoint::TouchBreachInBlitz, Side::Second) => &[Holder::Slide(18)],
            (DisputedPoint::PlainIllegalityInBlitz, Side::First) => {
                &[Holder::Letter, Holder::Pagano]
            }
            (DisputedPoint::PlainIllegalityInBlitz, Side::Second) => &[Holder::Gijssen],
            (DisputedPoint::HalfCastling, Side::First) => &[Holder::Letter],
            (DisputedPoint::HalfCastling, Side::Second) => &[Holder::ArbitersManual],
            (DisputedPoint::IllegalMoveThenFlag, Side::First) => &[Holder::Gijssen],
            (DisputedPoint::IllegalMoveThenFlag, Side::Second) => {
                &[Holder::Letter, Holder::Slide(28)]
            }
            (DisputedPoint::FlagFellUnseen, Side::First) => &[Holder::Slide(28)],
            (DisputedPoint::FlagFellUnseen, Side::Second) => {
                &[Holder::Letter, Holder::ArbitersManual]
            }
            (DisputedPoint::TwoHandsBeforeThePress, Side::First) => &[Holder::Letter],
            (DisputedPoint::TwoHandsBeforeThePress, Side::Second) => &[Holder::Practice],
            (DisputedPoint::BlitzMinutes2018, Side::First) => {
                &[Holder::Letter, Holder::EuropeanCouncil]
            }
            (DisputedPoint::BlitzMinutes2018, Side::Second) => &[Holder::Players],
            (DisputedPoint::BlitzMinutes2023, Side::First) => &[Holder::Letter],
            (DisputedPoint::BlitzMinutes2023, Side::Second) => &[Holder::Practice],
            (DisputedPoint::FlagCalledIn2017, Side::First) => &[Holder::FideInterpretation],
            (DisputedPoint::FlagCalledIn2017, Side::Second) => &[Holder::Letter],
            (DisputedPoint::Chess960RookFirst, Side::First) => &[Holder::Letter],
            (DisputedPoint::Chess960RookFirst, Side::Second) => &[Holder::AppealsCommittee2019],
            (DisputedPoint::RookFirstInUsChess, Side::First) => &[Holder::Letter],
            (DisputedPoint::RookFirstInUsChess, Side::Second) => &[Holder::VariationI],
            (DisputedPoint::OpponentsFaultBeforeFlag, Side::First) => &[Holder::Practice],
            (DisputedPoint::OpponentsFaultBeforeFlag, Side::Second) => &[Holder::Letter],
            (DisputedPoint::LaterIllegalMove, Side::First) => &[Holder::Practice],
            (DisputedPoint::LaterIllegalMove, Side::Second) => &[Holder::Players],
            (DisputedPoint::ReplyMadeOrCompleted, Side::First) => &[Holder::Letter],
            (DisputedPoint::ReplyMadeOrCompleted, Side::Second) => &[Holder::Players],
            (DisputedPoint::TwoHandedMateIn2017, Side::First) => &[Holder::ArbitersManual],
            (DisputedPoint::TwoHandedMateIn2017, Side::Second) => &[Holder::Letter],
            (DisputedPoint::ArbiterAfterForfeit, Side::First) => &[Holder::Letter],
            (DisputedPoint::ArbiterAfterForfeit, Side::Second) => &[Holder::ArbitersManual],
            (DisputedPoint::TogetherSince2014, Side::First) => &[Holder::Practice],
            (DisputedPoint::TogetherSince2014, Side::Second) => &[Holder::Letter],
            (DisputedPoint::CaptureAmongSeveral, Side::First) => &[Holder::Letter],
            (DisputedPoint::CaptureAmongSeveral, Side::Second) => &[Holder::Practice],
            (DisputedPoint::MinutesForAClaimNotHeard, Side::First) => &[Holder::ArbitersManual],
            (DisputedPoint::MinutesForAClaimNotHeard, Side::Second) => &[Holder::Letter],
            (DisputedPoint::IncompleteClaim, Side::First) => &[Holder::Letter, Holder::Practice],
            (DisputedPoint::IncompleteClaim, Side::Second) => &[Holder::ArbitersManual],
            (DisputedPoint::ClaimWithoutScoresheet, Side::First) => &[Holder::Practice],
            (DisputedPoint::ClaimWithoutScoresheet, Side::Second) => &[Holder::Letter],
            (DisputedPoint::EnPassantByABoundPawn, Side::First) => &[Holder::Practice],
            (DisputedPoint::EnPassantByABoundPawn, Side::Second) => &[Holder::Letter],
            (DisputedPoint::DrawPassedUnnoticed, Side::First) => &[Holder::Letter],
            (DisputedPoint::DrawPassedUnnoticed, Side::Second) => &[Holder::ArbitersManual],
            (DisputedPoint::PlainIllegalityBeforeTheReply, Side::First) => &[Holder::Practice],
            (DisputedPoint::PlainIllegalityBeforeTheReply, Side::Second) => &[Holder::Letter],
            (DisputedPoint::NoticedBeforeTheReply, Side::First) => &[Holder::Practice],
            (DisputedPoint::NoticedBeforeTheReply, Side::Second) => &[Holder::Letter],
            (DisputedPoint::MateByReplacedPawn, Side::First) => &[Holder::Practice],
            (DisputedPoint::MateByReplacedPawn, Side::Second) => &[Holder::Letter],
            (DisputedPoint::QuickplayWithIncrement, Side::First) => &[Holder::Practice],
            (DisputedPoint::QuickplayWithIncrement, Side::Second) => &[Holder::Letter],
            (DisputedPoint::IncrementBeforeClaim, Side::First) => &[Holder::Practice],
            (DisputedPoint::IncrementBeforeClaim, Side::Second) => &[Holder::Letter],
            (DisputedPoint::DeclaredMateAccepted, Side::First) => &[Holder::Letter],
            (DisputedPoint::DeclaredMateAccepted, Side::Second) => &[Holder::Practice],
            (DisputedPoint::QuickplayClaimAccepted, Side::First) => &[Holder::Letter],
            (DisputedPoint::QuickplayClaimAccepted, Side::Second) => &[Holder::Practice],
            (DisputedPoint::AgreementAgainstTheEvent, Side::First | Side::Second)
            | (DisputedPoint::EndByAnotherMoveThanAnnounced, Side::Second)
            | (DisputedPoint::IllegalMoveNeverPressed, Side::Second) => &[Holder::Nobody],
            (DisputedPoint::EndByAnotherMoveThanAnnounced, Side::First) => &[Holder::Letter],
            (DisputedPoint::PressedBackToObject, Side::First) => &[Holder::Practice],
            (DisputedPoint::PressedBackToObject, Side::Second) => &[Holder::Letter],
            (DisputedPoint::IllegalMoveNeverPressed, Side::First) => &[Holder::Letter],
        }
    }
}

/// The choice of the principal reading of each disputed point, stored as the points read the second way; the
/// points of the Laws, unless another book's are named.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent, bound = "P: Ord + Serialize + DeserializeOwned")]
pub struct PresetReadings<P = DisputedPoint> {
    second: std::collections::BTreeSet<P>,
}

impl<P> Default for PresetReadings<P> {
    fn default() -> PresetReadings<P> {
        PresetReadings { second: std::collections::BTreeSet::new() }
    }
}

impl<P: Copy + Ord> PresetReadings<P> {
    /// Whether every disputed point is read the first way.
    pub fn is_default(&self) -> bool {
        self.second.is_empty()
    }

    /// The points that are read the second way.
    pub fn second(&self) -> impl Iterator<Item = P> {
        self.second.iter().copied()
    }

    /// The chosen reading of a disputed point.
    pub fn side(&self, disputed_point: P) -> Side {
        if self.second.contains(&disputed_point) { Side::Second } else { Side::First }
    }

    /// Returns the same preset readings with one disputed point read in a given way.
    #[must_use]
    pub fn with(mut self, disputed_point: P, side: Side) -> PresetReadings<P> {
        match side {
            Side::First => self.second.remove(&disputed_point),
            Side::Second => self.second.insert(disputed_point),
        };
        self
    }
}

/// The readings with these points read the second way, and all others the first.
impl<P: Ord> FromIterator<P> for PresetReadings<P> {
    fn from_iter<I: IntoIterator<Item = P>>(second: I) -> PresetReadings<P> {
        PresetReadings { second: second.into_iter().collect() }
    }
}
