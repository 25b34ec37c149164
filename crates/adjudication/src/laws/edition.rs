//! The provisions of an edition: one struct, every field required.

mod castling;
mod conduct;
mod draws;
mod quickplay;

pub(crate) use castling::{CastlingBars, CastlingMeant, RookFirstCastling};
pub(crate) use conduct::{
    Adjourned, Conduct, Devices, DrawsRestricted, Looks, Placed, Recording, Smoking, SpecialBoard,
    Start, TimeTrouble, Unspecified,
};
pub(crate) use draws::{Draws, Fivefold};
pub(crate) use quickplay::{IncrementRequest, QuickplayFinish, QuickplayGames};

use serde::Serialize;

use super::{Measure, Provision};
use crate::disputed_points::DisputedPoint;
use crate::edition_id::EditionId;
use crate::incident::SetUpFault;

/// The provisions of one edition. No default and no copying from another edition: a new edition
/// compiles only when every field has been decided.
#[derive(Clone, Debug, Serialize)]
pub struct Edition {
    /// The edition that this is.
    pub id: EditionId,
    pub(crate) having_the_move: Provision,
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
    pub(crate) castling_bars: CastlingBars,
    pub(crate) chess960_castling: Provision,
    pub(crate) own_king_safe: Provision,
    pub(crate) legal_move: Provision,
    pub(crate) illegal_move_defined: Provision,
    /// None before 2014.
    pub(crate) illegal_position: Option<Provision>,
    /// A board state that no legal move brings about gives way to another move before the press.
    pub(crate) another_move: Provision,
    pub(crate) one_hand: OneHand,
    pub(crate) adjusting: Provision,
    /// A touch binds if it is on purpose, whatever for. None where more is asked for.
    pub(crate) touch_deliberate: Option<Provision>,
    /// A touch binds only if the piece was to be moved or captured.
    pub(crate) touch_intended: Option<Provision>,
    /// Contact that is not clearly accidental counts as intent.
    pub(crate) touch_presumed: Option<Provision>,
    /// The touch on the special board of a visually disabled player; none where the code was not read on it.
    pub(crate) touched_out_of_hole: Option<Provision>,
    pub(crate) touched_own_piece: Provision,
    pub(crate) touched_opponent_piece: Provision,
    pub(crate) touched_both_colours: Provision<EachColour>,
    pub(crate) king_and_rook_touched: Provision,
    pub(crate) rook_touched_first: Provision,
    pub(crate) rook_first_castling: RookFirstCastling,
    pub(crate) castling_meant_but_illegal: Provision<CastlingMeant>,
    pub(crate) promotion_choice: Provision,
    pub(crate) upside_down_rook: UpsideDownRook,
    pub(crate) nothing_touched_playable: Provision,
    pub(crate) released_piece_stands: Provision,
    pub(crate) move_made: MoveMade,
    pub(crate) released_castling_king: Provision,
    /// The move to be played when the king was released for an illegal castling; where the edition says
    /// nothing, only the touch rules apply.
    pub(crate) released_king_otherwise: Option<Provision>,
    pub(crate) released_promotion_pawn: Provision,
    pub(crate) checkmate: Provision,
    pub(crate) stalemate: Provision,
    pub(crate) dead_position: Provision,
    pub(crate) game_ending_move: GameEndingMove,
    pub(crate) resignation: Resignation,
    /// The moves that both players must have made before they may agree a draw.
    pub(crate) agreed_draw: Provision<u32>,
    pub(crate) draws: Draws,
    /// The quickplay finish; none where the code was not read on it.
    pub(crate) quickplay: Option<QuickplayFinish>,
    pub(crate) completed_by_clock: Provision,
    /// A move after which the clock was not pressed counts as completed once its player makes his next one.
    pub(crate) completed_by_next_move: Option<Provision>,
    pub(crate) press_is_allowed: Provision,
    pub(crate) hand_on_clock: Provision,
    pub(crate) loss_on_time: Provision<MateTest>,
    pub(crate) both_flags: Provision<BothFlags>,
    pub(crate) illegal_move_then_flag: FlagOrder,
    pub(crate) clock_times_by_judgement: Provision<ClockTimes>,
    pub(crate) wrong_set_up: Provision,
    /// A clock that was set wrongly is set right, by the arbiter's judgement.
    pub(crate) clock_setting: Provision,
    /// The arbiter decides where the clock is placed.
    pub(crate) clock_placed: Provision,
    pub(crate) board_turned: Provision,
    pub(crate) colours_reversed: Provision<ColoursReversed>,
    pub(crate) pieces_displaced: Provision,
    pub(crate) displacement_found: Provision,
    pub(crate) non_move: NonMove,
    pub(crate) unpromoted_pawn: UnpromotedPawn,
    pub(crate) distraction: Provision,
    pub(crate) advice: Provision,
    pub(crate) refusal: Provision,
    /// The conduct of the players and of others; none where the code was not read on it.
    pub(crate) conduct: Option<Conduct>,
    pub(crate) appeal: Provision,
    pub(crate) bystanders: Provision,
    pub(crate) laws_are_observed: Provision,
    /// The measures that the arbiter may take.
    pub penalties: Provision<&'static [Measure]>,
    pub(crate) no_intervention: Provision,
    pub(crate) standard: RegimeRules,
    pub(crate) rapid_supervised: RegimeRules,
    pub(crate) rapid_unsupervised: RegimeRules,
    pub(crate) blitz_supervised: RegimeRules,
    pub(crate) blitz_unsupervised: RegimeRules,
}

/// The provisions that depend on the time control and the supervision.
#[derive(Clone, Debug, Serialize)]
pub struct RegimeRules {
    /// The clause that chooses this branch; none in standard play.
    pub(crate) branch: Option<(Provision, Supervision)>,
    /// The initiative by which the arbiter acts on a breach of Article 4.
    pub(crate) touch_breach: TouchBreach,
    /// The initiative by which the arbiter acts on a completed illegal move, and its time limit.
    pub(crate) illegal_move: IllegalMoveInitiative,
    /// The completion of an illegal move.
    pub(crate) illegal_move_completed: Provision,
    /// The correction of a completed illegal move.
    pub(crate) illegal_move_undone: Provision,
    /// The penalty for a completed illegal move.
    pub(crate) illegal_move_penalty: Provision<IllegalMovePenalty>,
    /// The disputed point about the time for the opponent, if it is disputed, and the penalty under the
    /// second reading.
    pub(crate) disputed_extra_time: Option<(DisputedPoint, Provision<IllegalMovePenalty>)>,
    /// A lost game is drawn where the opponent cannot mate.
    pub(crate) no_mate_no_loss: Provision,
    /// The seconds that the opponent of an incorrect claim of a draw is given.
    pub(crate) wrong_claim: Provision<i32>,
    /// The disputed point about that time, if it is disputed, and the seconds under the second reading.
    pub(crate) disputed_claim: Option<(DisputedPoint, Provision<i32>)>,
    /// The provisions on who may call flag-fall.
    pub(crate) flags: Flags,
    /// The cut-off for claiming a wrong set-up.
    pub(crate) set_up_cutoff: Option<Provision<SetUpCutoff>>,
    /// The cut-off for changing the setting of the clock.
    pub(crate) clock_setting_cutoff: Option<Provision<SetUpCutoff>>,
}

impl RegimeRules {
    /// The provision on the cut-off for a fault of the set-up.
    pub(crate) fn cutoff_of(&self, fault: SetUpFault) -> Option<&Provision<SetUpCutoff>> {
        match fault {
            SetUpFault::KingMisplaced
            | SetUpFault::RookMisplaced
            | SetUpFault::PiecesMisplaced
            | SetUpFault::BoardTurned => self.set_up_cutoff.as_ref(),
            SetUpFault::ClockWronglySet | SetUpFault::ClockSetAgainstSchedule => {
                self.clock_setting_cutoff.as_ref()
            }
            SetUpFault::ClockMisplaced | SetUpFault::ColoursReversed => None,
        }
    }
}

/// The cut-off after which a fault of the set-up stays as it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct SetUpCutoff {
    /// The number of moves completed by each player.
    pub(crate) moves: u32,
    /// Whether a clock setting is changed after that, too, where the schedule of the event would suffer.
    pub(crate) schedule_excepted: bool,
}

impl SetUpCutoff {
    /// The cut-off after so many moves.
    pub(crate) const fn after(moves: u32) -> SetUpCutoff {
        SetUpCutoff { moves, schedule_excepted: false }
    }

    /// The cut-off after so many moves, unless the schedule of the event would suffer.
    pub(crate) const fn unless_schedule_suffers(moves: u32) -> SetUpCutoff {
        SetUpCutoff { moves, schedule_excepted: true }
    }

    /// Whether a fault stays as it is, once each player has completed a number of moves.
    pub(crate) fn bars(&self, fault: SetUpFault, completed: u32) -> bool {
        let is_excepted = self.schedule_excepted && fault == SetUpFault::ClockSetAgainstSchedule;
        completed >= self.moves && !is_excepted
    }
}

/// Whether the supervision is adequate, as the appendices use the word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum Supervision {
    Adequate,
    Inadequate,
}

/// The status of a move made with two hands.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) enum OneHand {
    /// A breach of the touch rules.
    TouchRule(Provision),
    /// An illegal move, by the letter even before the clock is pressed.
    AsIllegalAtOnce { hand: Provision, at_once: Provision, penalty: Provision<IllegalMovePenalty> },
    /// An illegal move once the clock is pressed; before that, a breach of the touch rules.
    AsIllegalOncePressed { hand: Provision, pressed: Provision },
}

/// The number of pieces of each colour of which the edition speaks where both colours were touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum EachColour {
    /// One of each.
    One,
    /// One or more: the first touched of each.
    FirstOfEach,
}

/// The moment until which the player to move may claim a draw by repetition or by the number of moves.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) enum DrawClaim {
    /// The claim is possible until he touches a piece to play it.
    UntilTouching(Provision),
    /// The claim is possible until he presses the clock.
    UntilThePress(Provision),
}

/// The provisions by which a move that is more than one piece on a free square is made.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct MoveMade {
    /// The captured piece is off the board, and the capturing one released.
    pub(crate) capture: Provision,
    /// The rook is released on the square that the king has crossed.
    pub(crate) castling: Provision,
    /// The pawn is off the board, and the new piece released.
    pub(crate) promotion: Provision,
}

/// The status of a rook put upside down on the promotion square.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) enum UpsideDownRook {
    /// A rook.
    Rook(Provision),
    /// A queen, unless something else was announced.
    Queen(Provision),
}

/// The requirements for a move to end the game by mate, stalemate or a dead position.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) enum GameEndingMove {
    /// Legal; whether also regular is disputed.
    Legal,
    /// Legal and regular, apart from the one-hand rule; each way of ending in its own article.
    LegalAndRegular { mate: Provision, stalemate: Provision, dead: Provision },
}

/// The result of a game in which a player resigns.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) enum Resignation {
    /// The opponent wins, whatever material he has left.
    OpponentWins(Provision),
    /// The opponent wins, unless he cannot mate.
    DrawnIfNoMate(Provision),
}

impl Resignation {
    /// The provision under which a player resigns.
    pub(crate) const fn rule(&self) -> &Provision {
        match self {
            Resignation::OpponentWins(rule) | Resignation::DrawnIfNoMate(rule) => rule,
        }
    }
}

/// The test for whether the opponent of a player who loses can mate.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) enum MateTest {
    /// The search for any possible series of legal moves.
    AnySeriesOfMoves,
    /// A list of material, by this provision.
    MaterialList(Provision),
}

/// Whether it may be unknown which of two flags fell first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum BothFlags {
    /// The order may be unknown, and then the game is drawn in its last period.
    OrderMayBeUnknown,
    /// The game is drawn in its last period, whichever fell first.
    DrawnInAnyOrder,
    /// The electronic clock shows the order; only with mechanical clocks would the game be drawn.
    ClockTells,
}

/// The order of precedence when an illegal move was completed and then the opponent's flag fell.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) enum FlagOrder {
    /// No edition settles it.
    Disputed,
    /// The illegal move.
    IllegalMoveFirst(Provision),
}

/// The setting of the clocks after a correction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum ClockTimes {
    /// The arbiter's best judgement.
    BestJudgement,
    /// No adjustment.
    NotAdjusted,
}

/// The consequence of a game begun with colours reversed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum ColoursReversed {
    /// The game goes on, unless the arbiter rules otherwise.
    GoesOn,
    /// A new game, while both players have made fewer moves than this; else the game goes on.
    NewGameBeforeMade(u32),
    /// A new game, while both players have completed fewer moves than this; else the game goes on.
    NewGameBeforeCompleted(u32),
}

/// The status of a press of the clock without a move.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) enum NonMove {
    /// Disputed, since the edition is silent: an error with a discretionary measure, or an illegal move.
    /// With the time held adequate for the opponent, in seconds.
    Disputed { compensation: i32 },
    /// Improper handling of the clock, with a discretionary measure.
    Improper { rule: Provision, compensation: i32 },
    /// An illegal move, in some editions with an article of its own on the penalty.
    AsIllegal { rule: Provision, penalty: Option<Provision<IllegalMovePenalty>> },
}

impl NonMove {
    /// The provision on it, where the edition has one.
    pub(crate) const fn rule(&self) -> Option<&Provision> {
        match self {
            NonMove::Disputed { .. } => None,
            NonMove::Improper { rule, .. } | NonMove::AsIllegal { rule, .. } => Some(rule),
        }
    }
}

/// The status of a pawn left on the last rank once the clock is pressed.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) enum UnpromotedPawn {
    /// An illegal move that is undone; the choice of the new piece is free.
    IllegalAndFree,
    /// An illegal move that stands: the pawn becomes a queen.
    BecomesQueen(Provision),
    /// A move still to be finished; the opponent may start the clock again.
    StillToFinish(Provision),
}

/// The initiative by which the arbiter acts on a breach of Article 4.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) enum TouchBreach {
    /// The opponent's claim, until he touches a piece; whether the arbiter may act of his own
    /// accord is disputed.
    ClaimOrDisputed { claim: Provision, forfeited: Provision, observed: Provision },
    /// Only the opponent's claim, until he touches a piece.
    OnClaim { claim: Provision, forfeited: Provision },
    /// The opponent's claim, or the arbiter who sees the breach; until the opponent touches a piece.
    ClaimOrArbiter { claim: Provision, forfeited: Provision, observed: Provision },
    /// Only the request of a player, the opponent's until he touches a piece.
    OnRequest { request: Provision, forfeited: Provision },
    /// The request of a player, as above; whether a win might be claimed is disputed.
    OnRequestDisputed { request: Provision, forfeited: Provision, win: Provision },
}

impl TouchBreach {
    /// The provision under which a claim is heard.
    pub(crate) const fn heard_under(&self) -> &Provision {
        match self {
            TouchBreach::ClaimOrDisputed { claim, .. }
            | TouchBreach::OnClaim { claim, .. }
            | TouchBreach::ClaimOrArbiter { claim, .. } => claim,
            TouchBreach::OnRequest { request, .. }
            | TouchBreach::OnRequestDisputed { request, .. } => request,
        }
    }

    /// The provision under which the opponent's right to claim ends.
    pub(crate) const fn forfeited_under(&self) -> &Provision {
        match self {
            TouchBreach::ClaimOrDisputed { forfeited, .. }
            | TouchBreach::OnClaim { forfeited, .. }
            | TouchBreach::ClaimOrArbiter { forfeited, .. }
            | TouchBreach::OnRequest { forfeited, .. }
            | TouchBreach::OnRequestDisputed { forfeited, .. } => forfeited,
        }
    }

    /// Whether either player may ask, the one at fault included.
    pub(crate) const fn may_either_ask(&self) -> bool {
        match self {
            TouchBreach::ClaimOrDisputed { .. }
            | TouchBreach::OnClaim { .. }
            | TouchBreach::ClaimOrArbiter { .. } => false,
            TouchBreach::OnRequest { .. } | TouchBreach::OnRequestDisputed { .. } => true,
        }
    }
}

/// The initiative by which the arbiter acts on a completed illegal move.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) enum IllegalMoveInitiative {
    /// Anybody who finds it, during the game.
    AnyoneDuringTheGame(Provision),
    /// Anybody who finds it, among the last moves of the player; in time pressure only the opponent, among
    /// fewer moves.
    AmongTheLastMoves { found: Provision<u32>, pressure: Provision<TimePressure> },
    /// The opponent, before his own move; the arbiter only in plain cases.
    OpponentOrPlainCases { claim: Provision, plain: Provision },
    /// The opponent only, before his own move; afterwards, in some codes, both by agreement.
    Opponent { claim: Provision, switched_off: Option<Provision>, agreement: Option<Provision> },
    /// The arbiter who sees it or the opponent, before the opponent's next move; afterwards both by
    /// agreement. If the position is still plainly illegal after one more move, the game is drawn.
    ArbiterOrOpponent { found: Provision, agreement: Provision, late: Provision },
}

/// The conditions of time pressure, and the number of last moves that may then be corrected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct TimePressure {
    /// The number of last moves.
    pub(crate) last_moves: u32,
    /// The limit in seconds below which the remaining time has to be.
    pub(crate) less_than: u32,
    /// The limit in seconds below which the increment has to be.
    pub(crate) increment_below: u32,
}

/// The penalty for a completed illegal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum IllegalMovePenalty {
    /// Time for the opponent, and loss of the game at a given count, if any.
    Time {
        /// Seconds added to the opponent's clock.
        bonus: i32,
        /// The number of the offence that loses the game.
        losing: Option<u8>,
    },
    /// The game is lost at once.
    Loss,
}

/// The provisions on who may call flag-fall.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Flags {
    /// Whether the arbiter calls it when he sees it.
    pub(crate) arbiter: ArbiterCall,
    /// The provision under which a player claims it.
    pub(crate) player: Provision,
    /// Whether the claimant's own flag must still be up.
    pub(crate) own_time: OwnTime,
    /// The draw once both flags are down, whichever fell first, if the code provides for it.
    pub(crate) both_down: Option<Provision>,
}

/// Whether the arbiter calls a flag that he sees fall.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) enum ArbiterCall {
    /// The arbiter calls it.
    Yes(Provision),
    /// The arbiter calls it, or only may: disputed.
    Disputed(Provision),
    /// The arbiter does not intervene.
    No,
}

/// Whether a claimant must have time left himself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum OwnTime {
    /// The claimant's own flag must still be up.
    Needed,
    /// The claimant's own flag does not matter.
    NotNeeded,
}
