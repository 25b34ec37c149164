//! What an edition has to say: one struct, every field required.

mod draws;

pub(crate) use draws::{Draws, Fivefold};

use serde::Serialize;

use super::{Measure, Provision};
use crate::disputed_points::DisputedPoint;
use crate::edition_id::EditionId;

/// The provisions of one edition. No default and no copying from another edition: a new edition
/// compiles only when every field has been decided.
#[derive(Clone, Debug, Serialize)]
pub struct Edition {
    /// Which edition this is.
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
    pub(crate) chess960_castling: Provision,
    pub(crate) own_king_safe: Provision,
    pub(crate) legal_move: Provision,
    pub(crate) illegal_move_defined: Provision,
    /// What stands on the board and is no legal move gives way to another move before the press.
    pub(crate) another_move: Provision,
    pub(crate) one_hand: OneHand,
    pub(crate) adjusting: Provision,
    /// Contact that is not clearly accidental counts as intent.
    pub(crate) touch_presumed: Option<Provision>,
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
    pub(crate) released_castling_king: Provision,
    /// What is to be played when the king was released for an illegal castling; where the edition
    /// says nothing, only the touch rules do.
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
    pub(crate) completed_by_clock: Provision,
    /// A move that was not clocked counts as completed once its player makes his next one.
    pub(crate) completed_by_next_move: Option<Provision>,
    pub(crate) press_is_allowed: Provision,
    pub(crate) hand_on_clock: Provision,
    pub(crate) loss_on_time: Provision<MateTest>,
    pub(crate) both_flags: Provision<BothFlags>,
    pub(crate) illegal_move_then_flag: FlagOrder,
    pub(crate) clock_times_by_judgement: Provision<ClockTimes>,
    pub(crate) wrong_set_up: Provision,
    pub(crate) board_turned: Provision,
    pub(crate) colours_reversed: Provision<ColoursReversed>,
    pub(crate) pieces_displaced: Provision,
    pub(crate) displacement_found: Provision,
    pub(crate) non_move: NonMove,
    pub(crate) unpromoted_pawn: UnpromotedPawn,
    pub(crate) distraction: Provision,
    pub(crate) advice: Provision,
    pub(crate) refusal: Provision,
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

/// What the time control and the supervision change.
#[derive(Clone, Debug, Serialize)]
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
    /// Where the time for the opponent is disputed: the disputed point, and what the second reading gives.
    pub(crate) disputed_bonus: Option<(DisputedPoint, Provision<IllegalMovePenalty>)>,
    /// A lost game is drawn where the opponent cannot mate.
    pub(crate) no_mate_no_loss: Provision,
    /// The seconds that the opponent of an incorrect claim of a draw is given.
    pub(crate) wrong_claim: Provision<i32>,
    /// Where that time is disputed: the disputed point, and what the second reading gives.
    pub(crate) disputed_claim: Option<(DisputedPoint, Provision<i32>)>,
    /// Who may call a fallen flag.
    pub(crate) flags: Flags,
    /// After how many moves completed by each player a wrong set-up may no longer be claimed.
    pub(crate) set_up_cutoff: Option<Provision<u32>>,
}

/// Whether the supervision is adequate, as the appendices use the word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum Supervision {
    Adequate,
    Inadequate,
}

/// What two hands on one move amount to.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) enum OneHand {
    /// A breach of the touch rules.
    TouchRule(Provision),
    /// As an illegal move, by the letter even before the clock is pressed.
    AsIllegalAtOnce { hand: Provision, at_once: Provision, penalty: Provision<IllegalMovePenalty> },
    /// As an illegal move once the clock is pressed; before that, a breach of the touch rules.
    AsIllegalOncePressed { hand: Provision, pressed: Provision },
}

/// Of how many pieces of each colour the edition speaks where both were touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum EachColour {
    /// One of each.
    One,
    /// One or more: the first touched of each.
    FirstOfEach,
}

/// Until when the player to move may claim a draw by repetition or by the number of moves.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) enum DrawClaim {
    /// Until he touches a piece to play it.
    UntilTouching(Provision),
    /// Until he presses the clock.
    UntilThePress(Provision),
}

/// What castling with the rook moved first amounts to.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) enum RookFirstCastling {
    /// Illegal or irregular: disputed.
    Disputed,
    /// A breach of the touch rules.
    TouchRule(Provision),
    /// Barred by the rule; a variation lets it pass.
    BarredOrAllowed { barred: Provision, allowed: Provision },
}

/// By which touches a player shows that he meant to castle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum CastlingMeant {
    /// The king, or king and rook together.
    KingOrBothTogether,
    /// The king and then a rook.
    KingThenRook,
}

/// What a rook put upside down on the promotion square is.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) enum UpsideDownRook {
    /// A rook.
    Rook(Provision),
    /// A queen, unless something else was announced.
    Queen(Provision),
}

/// What a move must be to end the game by mate, stalemate or a dead position.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) enum GameEndingMove {
    /// Legal; whether also regular is disputed.
    Legal,
    /// Legal and regular, the one-hand rule left aside; each end in its own article.
    LegalAndRegular { mate: Provision, stalemate: Provision, dead: Provision },
}

/// What becomes of a game in which a player resigns.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) enum Resignation {
    /// The opponent wins, whatever he has left.
    OpponentWins(Provision),
    /// The opponent wins, unless he cannot mate.
    DrawnIfNoMate(Provision),
}

/// How it is told that the opponent of a lost player cannot mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum MateTest {
    /// By any possible series of legal moves.
    AnySeriesOfMoves,
    /// By a list of material.
    MaterialList,
}

/// Whether it may be unknown which of two flags fell first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum BothFlags {
    /// It may, and then the game is drawn in its last period.
    OrderMayBeUnknown,
    /// The electronic clock shows it; only with mechanical clocks would the game be drawn.
    ClockTells,
}

/// What comes first when an illegal move was completed and then the opponent's flag fell.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) enum FlagOrder {
    /// No edition settles it.
    Disputed,
    /// The illegal move.
    IllegalMoveFirst(Provision),
}

/// How the clocks are set after a correction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum ClockTimes {
    /// By best judgement.
    BestJudgement,
    /// Not at all.
    NotAdjusted,
}

/// What becomes of a game begun with colours reversed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum ColoursReversed {
    /// It goes on, unless the arbiter rules otherwise.
    GoesOn,
    /// It is begun anew while both players have made fewer moves than this; else it goes on.
    NewGameBeforeMade(u32),
    /// It is begun anew while both players have completed fewer moves than this; else it goes on.
    NewGameBeforeCompleted(u32),
}

/// What it is to press the clock without a move.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) enum NonMove {
    /// The edition is silent: an error at discretion, or illegal; disputed. The time held adequate
    /// for the opponent, in seconds.
    Disputed { compensation: i32 },
    /// Improper handling of the clock, with a measure at discretion.
    Improper { rule: Provision, compensation: i32 },
    /// As an illegal move, in some editions with an article of its own on the penalty.
    AsIllegal { rule: Provision, penalty: Option<Provision<IllegalMovePenalty>> },
}

/// What a pawn left on the last rank amounts to once the clock is pressed.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) enum UnpromotedPawn {
    /// An illegal move, undone; the new piece is free.
    IllegalAndFree,
    /// An illegal move that stands: the pawn becomes a queen.
    BecomesQueen(Provision),
    /// A move still to be finished; the opponent may start the clock again.
    StillToFinish(Provision),
}

/// Who sets the arbiter in motion on a breach of Article 4.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) enum TouchBreach {
    /// The opponent's claim, until he touches a piece; whether the arbiter may act of his own
    /// accord is disputed.
    ClaimOrDisputed { claim: Provision, forfeited: Provision, observed: Provision },
    /// Only the opponent's claim, until he touches a piece.
    OnClaim { claim: Provision, forfeited: Provision },
    /// The opponent's claim, or the arbiter who sees it; until the opponent touches a piece.
    ClaimOrArbiter { claim: Provision, forfeited: Provision, observed: Provision },
    /// Only the request of a player, the opponent's until he touches a piece.
    OnRequest { request: Provision, forfeited: Provision },
    /// As on request; that it might be claimed as a win is disputed.
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

/// Who sets the arbiter in motion on a completed illegal move.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) enum IllegalMoveInitiative {
    /// Whoever finds it, while the game lasts.
    AnyoneDuringTheGame(Provision),
    /// Whoever finds it, among the last moves of the player; in time pressure only the opponent,
    /// among fewer.
    AmongTheLastMoves { found: Provision<u32>, pressure: Provision<TimePressure> },
    /// The opponent, before his own move; the arbiter only in plain cases.
    OpponentOrPlainCases { claim: Provision, plain: Provision },
    /// The opponent only, before his own move; afterwards, in some codes, both by agreement.
    Opponent { claim: Provision, switched_off: Option<Provision>, agreement: Option<Provision> },
    /// The arbiter who sees it or the opponent, before the opponent's next move; afterwards both by
    /// agreement. A position that is plainly illegal after one more move is drawn.
    ArbiterOrOpponent { found: Provision, agreement: Provision, late: Provision },
}

/// When a player is in time pressure, and how far is looked back then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct TimePressure {
    /// Among so many last moves.
    pub(crate) last_moves: u32,
    /// Less time left than this, in seconds.
    pub(crate) less_than: u32,
    /// A smaller increment than this, in seconds.
    pub(crate) increment_below: u32,
}

/// The penalty for a completed illegal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum IllegalMovePenalty {
    /// Time for the opponent, and loss of the game at a given count, if at any.
    Time {
        /// Seconds added to the opponent's clock.
        bonus: i32,
        /// The offence that loses.
        losing: Option<u8>,
    },
    /// The game is lost at once.
    Loss,
}

/// Who may call a fallen flag.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Flags {
    /// Whether the arbiter calls it when he sees it.
    pub(crate) arbiter: ArbiterCall,
    /// The provision under which a player claims it.
    pub(crate) player: Provision,
    /// Whether the claimant's own flag must still be up.
    pub(crate) own_time: OwnTime,
    /// Once both flags are down the game is drawn, whichever fell first.
    pub(crate) both_down: Option<Provision>,
}

/// Whether the arbiter calls a flag that he sees fall.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) enum ArbiterCall {
    /// He does.
    Yes(Provision),
    /// He does, or only may: disputed.
    Disputed(Provision),
    /// He keeps silent.
    No,
}

/// Whether a claimant must have time left himself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum OwnTime {
    /// His own flag must still be up.
    Needed,
    /// That does not matter.
    NotNeeded,
}
