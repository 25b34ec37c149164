//! What a presenter does in a show.

use acconcio_training::grading::Question;
use acconcio_training::whatif::Change;
use serde::{Deserialize, Serialize};

use super::scene::Blanking;
use super::stage::Part;

/// What the presenter does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ShowAction {
    /// One stage on.
    Next,
    /// One stage back.
    Previous,
    /// Plays the replay: from where it stands, or once more from its beginning.
    Start,
    /// Stops the replay, and lights a blank screen.
    Stop,
    /// Plays or stops the replay; elsewhere one stage on.
    Toggle,
    /// The replay is one act on, by itself.
    Tick,
    /// To the beginning of the replay.
    First,
    /// To the moment of decision.
    Last,
    /// To a part of the incident.
    To(Part),
    /// To the next incident.
    NextItem,
    /// To the incident before.
    PreviousItem,
    /// To an incident, counted from zero.
    Item(usize),
    /// Blanks the screen in this way or, where it is blank so, lights it.
    Blanking(Blanking),
    /// Larger type, or smaller.
    Zoom(i8),
    /// Turns the board.
    Flip,
    /// Counts the hands for this answer, counted from zero.
    Mark(usize),
    /// So many hands more for the answer that is marked, or fewer.
    Hands(i16),
    /// So many hands for an answer.
    Count(usize, u16),
    /// Asks the audience a question, or no longer.
    Ask(Question),
    /// What if: these changes.
    Turn(Vec<Change>),
    /// Stops the watch or lets it go on.
    Watch,
    /// Sets the watch to zero.
    ZeroWatch,
}
