//! The texts in English.

use super::PhotographWords;
use crate::features::incident::occurrences::photographs::{Last, Point};

pub(super) const WORDS: PhotographWords = PhotographWords {
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
    photograph: "Photograph",
    taken: "Your photographs",
    told_later: "Photographed. Whether it counts is told with the verdict.",
    side_by_side: "See the photographs side by side",
    scoresheet: "Scoresheet",
    show_mate: "Play it on the board",
};

pub(super) const fn point(point: Point) -> &'static str {
    match point {
        Point::SideToMove => "The player to move",
        Point::Men => "Men of the same kind and colour on the same squares",
        Point::Moves => "The moves possible at once",
        Point::Castling => "The rights to castle",
        Point::EnPassant => "A capture in passing",
    }
}

pub(super) fn counted(count: usize, needed: usize, last: Last) -> String {
    let times = match count {
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        other => format!("{other} times"),
    };
    match last {
        Last::Stood => format!("The position asked about has arisen {times}; {needed} are needed."),
        Last::Announced => {
            format!("With the move announced the position arises {times}; {needed} are needed.")
        }
    }
}
