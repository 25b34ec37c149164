//! In our own English words: irregularities and recording.

use acconcio_core::laws::index::Subject;

pub(super) static ENTRIES: &[(Subject, &str)] = &[
    (
        Subject::ClockTimes,
        "Times after a correction | The arbiter sets clocks and move counter by his best \
         judgement.",
    ),
    (
        Subject::ClockTimesMayStay,
        "Times after a correction | By the arbiter’s best judgement; he may also leave them as \
         they are.",
    ),
    (
        Subject::WrongSetUp,
        "Wrong start position | Found during play: the game is void and a new one is played.",
    ),
    (
        Subject::BoardTurned,
        "Board turned | The position moves to a board placed rightly; the game goes on.",
    ),
    (
        Subject::ColoursGoOn,
        "Colours reversed | The game goes on, unless the arbiter rules otherwise.",
    ),
    (
        Subject::ColoursTenMoves,
        "Colours reversed | Before ten moves by both: a new game; from then on it continues.",
    ),
    (
        Subject::PiecesDisplaced,
        "Pieces knocked over | Who displaces them puts them back on his own time.",
    ),
    (
        Subject::IllegalMoveUndone,
        "Illegal move undone | Found during the game: back to the position before it; the touch \
         rules bind the new move.",
    ),
    (
        Subject::PawnLeft,
        "Pawn not promoted | Counts as an illegal move and is undone; the new piece may be \
         chosen freely.",
    ),
    (
        Subject::PawnBecomesQueen,
        "Pawn not promoted | Illegal once the clock is pressed; the pawn becomes a queen.",
    ),
    (
        Subject::PenaltyThird,
        "Penalty for illegal moves | Two minutes for the opponent the first and second time; \
         the third loses.",
    ),
    (
        Subject::PenaltySecond,
        "Penalty for illegal moves | Two minutes for the opponent; the second loses, or draws \
         if he could never mate.",
    ),
    (Subject::ClockWithoutMove, "Clock pressed, no move | Treated as an illegal move."),
    (
        Subject::ClockWithoutMovePenalty,
        "Penalty for pressing without a move | Two minutes for the opponent; the second loses, \
         or draws if he could never mate.",
    ),
    (
        Subject::TwoHandsAtOnce,
        "Two hands | Both hands on one move count as an illegal move; the wording asks for no \
         press.",
    ),
    (
        Subject::TwoHandsPenalty,
        "Penalty for two hands | Two minutes for the opponent; the second loses, or draws if he \
         could never mate.",
    ),
    (
        Subject::TwoHandsPressed,
        "Two hands | Both hands on one move, and the clock pressed: as an illegal move.",
    ),
    (
        Subject::DisplacementFound,
        "Displaced pieces found later | Back to the position before, or the last that is \
         certain.",
    ),
    (
        Subject::Recording,
        "Recording | Each player writes down all the moves, one after the other, in algebraic \
         notation.",
    ),
    (
        Subject::ElectronicSheet,
        "Electronic scoresheet | A device that FIDE has certified may replace the paper.",
    ),
    (
        Subject::NotInAdvance,
        "Not in advance | A move is not written before it is played, except to claim a draw or \
         to seal it.",
    ),
    (
        Subject::ReplyFirst,
        "Reply first | One may answer before writing, but not fall two moves behind.",
    ),
    (
        Subject::ScoreAssistant,
        "Somebody writes for a player | Who cannot write may bring an assistant; the time is \
         evened out.",
    ),
    (
        Subject::FiveMinutes,
        "Under five minutes | With less, and an increment below thirty seconds, nobody need \
         write till the period ends.",
    ),
    (
        Subject::NeitherRecords,
        "Neither writes | The arbiter tries to keep score; after a flag both complete their \
         sheets, clocks stopped.",
    ),
    (
        Subject::OneDoesNotRecord,
        "One does not write | After a flag he completes his sheet before he moves.",
    ),
    (
        Subject::NoFullScore,
        "No full score | The players rebuild the game on a second board under the arbiter’s \
         eyes.",
    ),
    (
        Subject::NextPeriod,
        "Count unclear | The next move is taken as the first of the next period.",
    ),
    (
        Subject::ResultSigned,
        "Result signed | Both confirm the result; it stands even if wrong, unless the arbiter \
         decides otherwise.",
    ),
];
