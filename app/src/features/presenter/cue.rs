//! What a lecturer does in a show.

use acconcio_core::grading::Question;
use acconcio_core::whatif::Change;
use serde::{Deserialize, Serialize};

use super::scene::Curtain;
use super::stage::Part;

/// What the lecturer does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cue {
    /// One stage on.
    Next,
    /// One stage back.
    Previous,
    /// Plays the film: from where it stands, or once more from its beginning.
    Start,
    /// Stops the film, and opens the curtain.
    Stop,
    /// Plays or stops the film; elsewhere one stage on.
    Toggle,
    /// The film is one act on, by itself.
    Tick,
    /// To the beginning of the film.
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
    /// Draws this curtain or, where it is drawn, opens it.
    Curtain(Curtain),
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
    /// Asks the room a question, or no longer.
    Ask(Question),
    /// What if: these changes.
    Turn(Vec<Change>),
    /// Stops the watch or lets it go on.
    Watch,
    /// Sets the watch to zero.
    ZeroWatch,
}
