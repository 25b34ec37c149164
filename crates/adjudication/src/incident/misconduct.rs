//! Conduct on which an arbiter may have to decide.

use serde::{Deserialize, Serialize};

/// A kind of conduct that a player, or somebody else, may be held to account for. Whether the Laws object to
/// it depends on the edition, on the regulations of the event and on the arbiter's permission.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Misconduct {
    /// Keeps the opponent from pressing his clock.
    PreventsPress,
    /// Distracts or annoys.
    Distracts,
    /// Gives or takes advice.
    Advice,
    /// Refuses to play on or to follow the arbiter's order.
    RefusesToPlay,
    /// An electronic device that he has on him makes a sound.
    DeviceSounds,
    /// Has an electronic device on him that is switched on and silent.
    DeviceOn,
    /// Has an electronic device on him that is completely switched off.
    DeviceOff,
    /// Has an electronic device, completely switched off, in a bag that is placed as the arbiter agreed.
    DeviceInBag,
    /// An electronic device in such a bag makes a sound.
    DeviceSoundsInBag,
    /// Uses the bag in which a device is stored.
    UsesBag,
    /// Uses a telephone or another means of communication.
    UsesDevice,
    /// Refuses to let clothes or bags be inspected.
    RefusesInspection,
    /// Leaves the playing venue.
    LeavesVenue,
    /// Leaves the playing area.
    LeavesArea,
    /// Comes into the playing area, being neither a player nor an arbiter.
    EntersArea,
    /// Uses notes or another source of information.
    UsesNotes,
    /// Analyses a game on another chessboard.
    AnalysesElsewhere,
    /// Smokes outside the section designated for it.
    Smokes,
    /// Uses an electronic cigarette outside the section designated for it.
    Vapes,
    /// Proposes to fix the result of the game.
    ProposesAFix,
    /// Writes a move in advance.
    WritesAhead,
    /// Does not record the moves.
    DoesNotRecord,
    /// Makes another move although the previous own one is not on the scoresheet.
    MovesUnrecorded,
    /// Writes something else on the scoresheet than the Laws allow.
    WritesRemarks,
    /// Does not note an offer of a draw on the scoresheet.
    OmitsDrawOffer,
    /// Asks for the arbiter's scoresheet a sixth time.
    AsksASixthTime,
    /// Hides the scoresheet from the arbiter.
    HidesScoresheet,
    /// Moves after a flag-fall without having completed the scoresheet.
    MovesBeforeUpdating,
    /// Refuses to assist in a reconstruction of the game.
    RefusesToAssist,
    /// Presses the clock forcibly, picks it up or knocks it over.
    HitsClock,
    /// Keeps a finger on the clock, or hovers over it.
    HoversOverClock,
    /// Stops the clocks without a valid reason.
    StopsClockWithoutReason,
    /// Does something that the rules for visually disabled players are about.
    OnTwoBoards(TwoBoards),
    /// Does something that the rules for the resumption of an adjourned game are about.
    AtResumption(Resumption),
    /// Makes a claim on nothing but what a screen or a display in the hall shows.
    ClaimsByADisplay,
    /// Asks the arbiter what an article says.
    AsksAboutTheLaws,
    /// Stops the clocks to ask for the arbiter's assistance.
    StopsClocksForHelp,
    /// Speaks about a game that is going on, having finished his own.
    FinishedPlayerTalks,
    /// Has an assistant move the pieces, being unable to do so.
    HelperForPieces,
    /// Has an assistant press the clock, being unable to do so.
    HelperForClock,
    /// Has an assistant record the moves, being unable to do so.
    HelperForScore,
    /// Points out that the clock is evidently defective.
    PointsOutDefect,
    /// Says that the clock shows too little time; nothing shows that it is defective.
    DisputesTheClock,
    /// Disturbs the game from outside, as an alarm or a noise in the street does.
    OutsideDisturbance,
    /// Records the moves on a certified electronic scoresheet.
    RecordsElectronically,
    /// Stops the clocks to bring his scoresheet up to date.
    StopsClocksToUpdate,
}

impl Misconduct {
    /// Whether it is about an electronic device on the person.
    pub const fn is_device_on_the_person(self) -> bool {
        matches!(
            self,
            Misconduct::DeviceSounds
                | Misconduct::DeviceOn
                | Misconduct::DeviceOff
                | Misconduct::UsesDevice
        )
    }

    /// Whether only the articles on conduct in the narrower sense are about it.
    pub const fn is_of_conduct(self) -> bool {
        match self {
            Misconduct::PreventsPress
            | Misconduct::Distracts
            | Misconduct::Advice
            | Misconduct::RefusesToPlay
            | Misconduct::UsesNotes
            | Misconduct::AnalysesElsewhere
            | Misconduct::HoversOverClock => false,
            Misconduct::DeviceSounds
            | Misconduct::DeviceOn
            | Misconduct::DeviceOff
            | Misconduct::DeviceInBag
            | Misconduct::DeviceSoundsInBag
            | Misconduct::UsesBag
            | Misconduct::UsesDevice
            | Misconduct::RefusesInspection
            | Misconduct::LeavesVenue
            | Misconduct::LeavesArea
            | Misconduct::EntersArea
            | Misconduct::Smokes
            | Misconduct::Vapes
            | Misconduct::ProposesAFix
            | Misconduct::WritesAhead
            | Misconduct::DoesNotRecord
            | Misconduct::MovesUnrecorded
            | Misconduct::WritesRemarks
            | Misconduct::OmitsDrawOffer
            | Misconduct::AsksASixthTime
            | Misconduct::HidesScoresheet
            | Misconduct::MovesBeforeUpdating
            | Misconduct::RefusesToAssist
            | Misconduct::HitsClock
            | Misconduct::StopsClockWithoutReason
            | Misconduct::OnTwoBoards(_)
            | Misconduct::AtResumption(_)
            | Misconduct::ClaimsByADisplay
            | Misconduct::AsksAboutTheLaws
            | Misconduct::StopsClocksForHelp
            | Misconduct::FinishedPlayerTalks
            | Misconduct::HelperForPieces
            | Misconduct::HelperForClock
            | Misconduct::HelperForScore
            | Misconduct::StopsClocksToUpdate
            | Misconduct::RecordsElectronically
            | Misconduct::OutsideDisturbance
            | Misconduct::DisputesTheClock
            | Misconduct::PointsOutDefect => true,
        }
    }
}

/// An act of a player, or of his assistant, in a game of a sighted against a visually disabled player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TwoBoards {
    /// Refuses to play on two boards, which the opponent asks for.
    Refuses,
    /// Makes a move without announcing it.
    OmitsAnnouncement,
    /// Moves a piece that he has placed and not announced yet to another square.
    ChangesBeforeAnnouncing,
    /// Moves a piece that he has placed, with the move announced, to another square.
    ChangesAfterAnnouncing,
    /// Starts the opponent's clock before he has announced his move.
    PressesBeforeAnnouncing,
    /// Keeps the score in Braille, or on a recording device.
    RecordsOtherwise,
    /// Corrects a slip of the tongue in announcing a move.
    CorrectsASlip,
    /// Has made another move on his own board than both scores have.
    PlaysOtherThanRecorded,
    /// Has another position on his board than the opponent, and the scores differ too.
    ScoresDisagree,
    /// Has an assistant make the moves on the opponent's board.
    AssistantMoves,
    /// Has an assistant announce the moves.
    AssistantAnnounces,
    /// Has an assistant keep the score and start the opponent's clock.
    AssistantKeepsScore,
    /// Asks an assistant for the number of moves and the times, and is told.
    AssistantAnswers,
    /// Is told the number of moves and the times by an assistant whom he did not ask.
    AssistantTellsUnasked,
    /// Has an assistant claim that the time limit has been exceeded.
    AssistantClaims,
    /// Has an assistant see to the formalities of an adjournment.
    AssistantAdjourns,
}

/// An act of a player when an adjourned game is resumed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Resumption {
    /// Writes the reply down and seals it in a new envelope.
    SealsReply,
    /// Asks for the envelope with the sealed move to be opened.
    AsksForTheEnvelope,
    /// Points out that the clocks show other times than the envelope.
    QuestionsTheTimes,
}
