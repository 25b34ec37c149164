//! The sentences in English.

use crate::features::incident::occurrences::occurrence::{Last, Point};

pub(crate) fn point(point: Point) -> &'static str {
    match point {
        Point::SideToMove => "The player to move",
        Point::Men => "Men of the same kind and colour on the same squares",
        Point::Moves => "The moves possible at once",
        Point::Castling => "The rights to castle",
        Point::EnPassant => "A capture in passing",
    }
}

pub(crate) fn counted(count: usize, needed: usize, last: Last) -> String {
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
