//! In our own English words: the clock.

use acconcio_core::laws::index::Subject;

pub(super) static ENTRIES: &[(Subject, &str)] = &[
    (
        Subject::Clock,
        "The chess clock | Two displays of which one runs; each has a flag that falls when the \
         time is up.",
    ),
    (
        Subject::AllottedTime,
        "Moves and time | So many moves, or all, in the time given; increments are announced \
         beforehand.",
    ),
    (
        Subject::FlagCheck,
        "After a flag | It is checked at once whether the moves required were made.",
    ),
    (
        Subject::DefaultTime,
        "Arriving late | The event fixes how late one may come; where it is silent, not at all. \
         Who comes later loses.",
    ),
    (Subject::Completed, "Move completed | A move made is completed by pressing the clock."),
    (
        Subject::CompletedByNextMove,
        "Press forgotten | A move not clocked is completed when its player makes his next one.",
    ),
    (
        Subject::PressAllowed,
        "Room to press | A player must be let press his clock; the time till then is his own.",
    ),
    (Subject::SameHand, "Same hand | The hand that moved presses; no finger waits on the button."),
    (Subject::ClockHandled, "Care for the clock | No hitting, lifting or knocking over."),
    (
        Subject::ClockHandledAfterMove,
        "Care for the clock | No hitting, lifting or knocking over, and no press before the \
         move.",
    ),
    (
        Subject::AdjustOwnTime,
        "Adjusting on one’s own time | Only the player whose clock runs adjusts pieces.",
    ),
    (
        Subject::ClockAssistant,
        "Somebody presses for a player | Who cannot use the clock may bring an assistant; the \
         time is evened out.",
    ),
    (
        Subject::FlagFallen,
        "Flag fallen | A flag counts from when the arbiter sees it or a player rightly claims \
         it.",
    ),
    (
        Subject::LossOnTime,
        "Loss on time | Who lacks moves when the time is up loses; it is a draw if the opponent \
         could never mate.",
    ),
    (
        Subject::ClockDefect,
        "Defective clock | The clock is believed unless plainly faulty; then the arbiter \
         replaces it and sets the times.",
    ),
    (Subject::ClockSettingWrong, "Wrong setting | The clocks are stopped at once and set right."),
    (
        Subject::BothFlags,
        "Both flags down | Order unknown: drawn in the last period, otherwise the game goes on.",
    ),
    (Subject::Interruption, "Interruption | If the game must pause, the arbiter stops the clocks."),
    (
        Subject::PlayerStopsClock,
        "A player stops the clocks | Only to call the arbiter, for instance when the new piece \
         is missing.",
    ),
    (
        Subject::NoGoodReason,
        "Stopped without reason | Who stops the clocks for nothing is penalised.",
    ),
    (Subject::Screens, "Screens in the hall | Boards and clocks may show position and moves."),
];
