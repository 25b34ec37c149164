//! In our own English words: rapid, blitz and what else is appended.

use acconcio_core::laws::index::Subject;

pub(super) static ENTRIES: &[(Subject, &str)] = &[
    (
        Subject::RapidFifteen,
        "What is rapid | At least fifteen and under sixty minutes each, an increment counted \
         for sixty moves.",
    ),
    (
        Subject::RapidTen,
        "What is rapid | Over ten and under sixty minutes each, an increment counted for sixty \
         moves.",
    ),
    (Subject::RapidNoRecord, "No duty to write | Moves need not be recorded."),
    (
        Subject::RapidClaimsKept,
        "No duty to write | Moves need not be recorded, and no claim is lost thereby.",
    ),
    (
        Subject::RapidOneMinute,
        "One minute, not two | Illegal moves and wrong claims cost one minute.",
    ),
    (
        Subject::RapidSupervised,
        "Rapid, well supervised | The Competition Rules apply; for example one arbiter for \
         three games.",
    ),
    (
        Subject::RapidSupervisedRecorded,
        "Rapid, well supervised | The Competition Rules apply if one arbiter has at most three \
         games and each is recorded.",
    ),
    (
        Subject::RapidLooks,
        "Looking at the score | On his move a player may ask to see it, five times a game.",
    ),
    (
        Subject::RapidUnsupervised,
        "Rapid, not so supervised | The rules that follow take the place of the Competition \
         Rules.",
    ),
    (
        Subject::CutoffThree,
        "After three moves | Each having completed three: no more claims on set-up, board or \
         clock setting.",
    ),
    (
        Subject::CutoffTen,
        "After ten moves | Each having completed ten: set-up, board and clock setting stay as \
         they are.",
    ),
    (
        Subject::MisplacedNoCastling,
        "Misplaced, no castling | After that, a misplaced king does not castle.",
    ),
    (
        Subject::TouchOnRequest,
        "Touch rulings on request | On Article 4 the arbiter rules only when a player asks.",
    ),
    (
        Subject::RapidIllegalOnClaim,
        "Illegal move on claim | The opponent claims before his own move; only then does the \
         arbiter rule.",
    ),
    (
        Subject::PlainIllegality,
        "Plain cases | Both kings in check, or a promotion unfinished: the arbiter steps in if \
         he can.",
    ),
    (
        Subject::RapidIllegalLoses,
        "Illegal move loses | If arbiter or opponent acts before the opponent’s next move; a \
         draw if he could never mate.",
    ),
    (
        Subject::RapidIllegalBeforeReply,
        "Illegal move, before the reply | Arbiter or opponent acts before the opponent’s next \
         move; afterwards it stands.",
    ),
    (
        Subject::FlagOnlyClaimed,
        "Flags are the players’ affair | A flag counts when a player claims it; the arbiter \
         keeps silent, unless both are down.",
    ),
    (
        Subject::OwnFlagUp,
        "Claiming a win on time | Stop the clocks; time must be left on one’s own.",
    ),
    (
        Subject::WinOnTime,
        "Claiming a win on time | The claimant may stop the clock; a draw if he could never \
         mate.",
    ),
    (Subject::RapidBothFlags, "Both flags down in rapid | The game is drawn."),
    (
        Subject::LateIllegalPosition,
        "Illegal position seen late | The arbiter waits for one more completed move; if still \
         illegal, the game is drawn.",
    ),
    (Subject::ArbiterMayCallFlag, "Arbiter and flag | He can call a flag that he sees."),
    (Subject::ArbiterCallsFlag, "Arbiter and flag | He calls a flag that he sees."),
    (
        Subject::RapidBranchNamed,
        "The event says which | Supervised or not: the event fixes it for all its rounds.",
    ),
    (
        Subject::BlitzFifteen,
        "What is blitz | Under fifteen minutes each, an increment counted for sixty moves.",
    ),
    (
        Subject::BlitzTen,
        "What is blitz | Ten minutes each or less, an increment counted for sixty moves.",
    ),
    (
        Subject::BlitzOneMinute,
        "One minute, not two | Illegal moves and wrong claims cost one minute.",
    ),
    (
        Subject::BlitzSupervised,
        "Blitz, well supervised | One arbiter to one game: the Competition Rules apply.",
    ),
    (Subject::BlitzUnsupervised, "Blitz, not so supervised | The rapid rules for that case apply."),
    (
        Subject::BlitzSwitchedOff,
        "Not in blitz | Neither the quickplay claim nor the rapid rule on illegal moves \
         applies.",
    ),
    (
        Subject::BlitzIllegalLoses,
        "Illegal move claimed as a win | Before the claimant’s own move; he gets a draw if he \
         could never mate. Later only by agreement.",
    ),
    (
        Subject::BlitzBranchNamed,
        "The event says which | Supervised or not: the event fixes it for all its rounds.",
    ),
    (Subject::Notation, "Algebraic notation | How moves are written."),
    (
        Subject::BlindPlayers,
        "Blind players | Two boards, moves announced, and an assistant if wanted.",
    ),
    (Subject::Adjourning, "Adjourned games | How a move is sealed and play resumed."),
    (
        Subject::Chess960,
        "Chess960 | Pieces drawn by lot behind the pawns: king between the rooks, bishops on \
         both colours.",
    ),
    (
        Subject::Chess960Castling,
        "Castling in Chess960 | King and rook end where they do in ordinary castling; the way \
         there must be free.",
    ),
];
