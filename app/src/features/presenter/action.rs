//! The actions of a presenter.

use acconcio_training::grading::Question;
use acconcio_training::whatif::Change;
use serde::{Deserialize, Serialize};

use super::scene::Blanking;
use super::stage::Section;

/// An action of the presenter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PresenterAction {
    /// Goes one stage on.
    Next,
    /// Goes one stage back.
    Previous,
    /// Plays the replay: from the current act, or once more from its beginning.
    Start,
    /// Stops the replay, and lights a blank screen.
    Stop,
    /// Plays or stops the replay; in another stage goes one stage on.
    Toggle,
    /// Shows the next act while the replay plays.
    Tick,
    /// Goes to the beginning of the replay.
    First,
    /// Goes to the moment of decision.
    Last,
    /// Goes to a section of the incident.
    To(Section),
    /// Goes to the next incident.
    NextItem,
    /// Goes to the previous incident.
    PreviousItem,
    /// Goes to the incident at an index.
    Item(usize),
    /// Blanks the screen in this way or, where it is blank so, lights it.
    Blanking(Blanking),
    /// Makes the type larger, or smaller where negative.
    Zoom(i8),
    /// Scrolls the panel by so many windows, back where negative.
    Scroll(i8),
    /// Turns the board.
    Flip,
    /// Marks the answer at an index, for which hands are counted.
    Mark(usize),
    /// Adds this many hands for the marked answer, or removes them where negative.
    Hands(i16),
    /// Sets the number of hands for the answer at an index.
    Count(usize, u16),
    /// Shows the audience the hands counted for the question, or hides them again.
    Reveal,
    /// Forgets the hands for a question, which phones are asked now.
    PhonesAsked(Question),
    /// Takes the revealed answers of the phones to a question for the hands, and shows them to the audience.
    PhonesCounted(Question, Vec<u16>),
    /// Asks the audience a question, or leaves it out.
    Ask(Question),
    /// Applies these changes to the incident.
    Turn(Vec<Change>),
    /// Stops the stopwatch or lets it go on.
    Watch,
    /// Sets the stopwatch to zero.
    ZeroWatch,
}
