//! The sentences in Italian.

use crate::features::incident::occurrences::occurrence::{Last, Point};

pub(crate) fn point(point: Point) -> &'static str {
    match point {
        Point::SideToMove => "Il giocatore che ha il tratto",
        Point::Men => "Pezzi dello stesso genere e colore nelle stesse case",
        Point::Moves => "Le mosse possibili subito",
        Point::Castling => "I diritti di arrocco",
        Point::EnPassant => "La presa al varco",
    }
}

pub(crate) fn counted(count: usize, needed: usize, last: Last) -> String {
    let times = match count {
        1 => "una volta".to_owned(),
        2 => "due volte".to_owned(),
        other => format!("{other} volte"),
    };
    match last {
        Last::Stood => format!("La posizione in esame è apparsa {times}; ne occorrono {needed}."),
        Last::Announced => {
            format!("Con la mossa annunciata la posizione appare {times}; ne occorrono {needed}.")
        }
    }
}
