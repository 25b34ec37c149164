//! In our own English words: points, players, arbiter.

use acconcio_core::laws::index::Subject;

pub(super) static ENTRIES: &[(Subject, &str)] = &[
    (
        Subject::Points,
        "Points | One for a win, half for a draw, none for a loss, unless announced otherwise.",
    ),
    (Subject::Disrepute, "Good name of chess | Nothing that brings the game into disrepute."),
    (
        Subject::LeavingTheVenue,
        "Leaving | The venue, or the playing area while on move, only with the arbiter’s leave.",
    ),
    (Subject::Advice, "No help | No notes, no advice, no second board."),
    (Subject::PhoneSounds, "Phones | Switched off, or with leave; one that sounds loses the game."),
    (
        Subject::Devices,
        "Electronic devices | None in the venue without approval; the event may allow them, \
         off, in a bag.",
    ),
    (
        Subject::DeviceCarried,
        "Device on the person | Loses the game; the event may provide for less.",
    ),
    (
        Subject::Inspection,
        "Inspection | The arbiter may have clothes, bags and body checked, in private.",
    ),
    (Subject::Smoking, "Smoking | Only where the arbiter allows it."),
    (Subject::FinishedPlayers, "After the game | Who has finished is a spectator."),
    (
        Subject::Distraction,
        "No disturbing | The opponent is not to be distracted or annoyed, be it by claims or \
         offers.",
    ),
    (
        Subject::Refusal,
        "Persistent refusal | Who keeps refusing the Laws loses; the arbiter fixes the \
         opponent’s score.",
    ),
    (
        Subject::Explanation,
        "Asking what the Laws say | A player may have the arbiter explain a point.",
    ),
    (
        Subject::Appeal,
        "Appeal | Against any decision, unless the event says otherwise; not against quickplay \
         rulings.",
    ),
    (
        Subject::AppealSigned,
        "Appeal | Against any decision, even after signing, unless the event says otherwise.",
    ),
    (
        Subject::Reconstruction,
        "Helping to rebuild | Both players help when the game must be reconstructed.",
    ),
    (Subject::LawsObserved, "The arbiter’s first duty | To see that the Laws are kept."),
    (
        Subject::BestInterest,
        "For the event | He acts for the good of the event and keeps the hall fit to play in.",
    ),
    (Subject::Disturbance, "Disturbed from outside | He may give either or both more time."),
    (
        Subject::NoIntervention,
        "No stepping in | He intervenes only where the Laws say so, and reminds nobody of moves \
         or clock.",
    ),
    (Subject::Bystanders, "Bystanders | Who sees an irregularity tells only the arbiter."),
    (Subject::PhonesOfOthers, "Phones of others | Nobody uses one in the venue without leave."),
    (
        Subject::Penalties,
        "Penalties | From a warning, over time and points, to loss and expulsion.",
    ),
];
