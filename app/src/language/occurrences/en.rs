//! The texts in English.

use super::OccurrenceWords;

pub(super) const WORDS: OccurrenceWords = OccurrenceWords {
    heading: "The photographs",
    lead: "Everything that looks like the position asked about, in the order in which it arose. The same \
        letter is the same position; the number is its count.",
    announced: "announced, not played",
    equal: "equal",
    differs: "differs",
    here: "the position asked about",
    game: "The game up to here",
    game_lead: "Go through the moves, and photograph a position wherever you think that it counts.",
    moves: "Moves",
    no_move: "Before the first move",
    back: "One move back",
    on: "One move on",
    occurrence: "Photograph",
    taken: "Your photographs",
    recorded: "Photographed. Whether it counts is shown with the ruling.",
    side_by_side: "See the photographs side by side",
    scoresheet: "Scoresheet",
    show_mate: "Play it on the board",
};
