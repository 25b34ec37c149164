//! In our own English words: draws.

use acconcio_core::laws::index::Subject;

pub(super) static ENTRIES: &[(Subject, &str)] = &[
    (
        Subject::DrawRules,
        "Limits on draws | The event may forbid agreed draws, wholly or up to some move.",
    ),
    (
        Subject::DrawOffer,
        "Offering a draw | After moving and before pressing, without conditions; it cannot be \
         taken back.",
    ),
    (Subject::ClaimIsOffer, "A claim is an offer | Whoever claims a draw offers one too."),
    (
        Subject::RepetitionAhead,
        "Third time, about to appear | Who has the move writes it, tells the arbiter, and \
         claims.",
    ),
    (
        Subject::RepetitionAheadFixed,
        "Third time, about to appear | Who has the move records it, unchangeably, tells the \
         arbiter, and claims.",
    ),
    (
        Subject::RepetitionNow,
        "Third time, on the board | Who has the move claims before touching anything.",
    ),
    (
        Subject::SamePosition,
        "The same position | Same side to move, same pieces on the same squares, same moves \
         possible.",
    ),
    (
        Subject::SameEnPassant,
        "En passant makes a difference | Not the same if a pawn could then be taken en passant \
         and no longer can.",
    ),
    (
        Subject::SameCastling,
        "Castling makes a difference | The right to castle counts, until king or rook has in \
         fact moved.",
    ),
    (
        Subject::FiftyAhead,
        "Fifty moves, about to be | No capture and no pawn move: who has the move records it, \
         tells the arbiter, and claims.",
    ),
    (
        Subject::FiftyNow,
        "Fifty moves, done | Who has the move claims after fifty by each without capture or \
         pawn move.",
    ),
    (
        Subject::ClaimLostByTouch,
        "Touch loses the claim | Who touches a piece cannot claim on that move any more.",
    ),
    (Subject::ClaimMayStop, "Clocks at a claim | The claimant may stop them; he cannot withdraw."),
    (
        Subject::ClaimShallStop,
        "Clocks at a claim | Claimant or arbiter stops them; the claim cannot be withdrawn.",
    ),
    (
        Subject::ClaimWrongThree,
        "Claim wrong | Three minutes for the opponent; an announced move must be played.",
    ),
    (
        Subject::ClaimWrongTwo,
        "Claim wrong | Two minutes for the opponent; an announced move must be played.",
    ),
    (
        Subject::FivefoldInARow,
        "Fivefold repetition | The same position at five turns running: drawn without a claim.",
    ),
    (
        Subject::Fivefold,
        "Fivefold repetition | The same position five times, however far apart: drawn without a \
         claim.",
    ),
    (
        Subject::SeventyFive,
        "Seventy-five moves | By each, without capture or pawn move: drawn without a claim, \
         unless the last one mates.",
    ),
    (
        Subject::DeadPositionAgain,
        "Dead position, once more | Said again among the draws: no mate possible ends the game.",
    ),
    (
        Subject::QuickplayFinish,
        "Quickplay finish | The phase in which all remaining moves share one fixed time.",
    ),
    (
        Subject::BothFlagsMechanical,
        "Both flags down | Without increment, order unknown: drawn in the last period, \
         otherwise the game goes on.",
    ),
    (
        Subject::QuickplayIncrement,
        "Asking for an increment | Under two minutes one may ask for five seconds a move for \
         both; that is a draw offer too.",
    ),
    (
        Subject::QuickplayClaim,
        "Draw claim under two minutes | That the opponent does not try to win, or cannot by \
         normal means; the arbiter decides, now or later.",
    ),
    (
        Subject::QuickplayNoArbiter,
        "No arbiter present | The claim ends the game; position and score go to an arbiter.",
    ),
];
