//! The texts in Italian.

use super::PhotographWords;
use crate::features::incident::occurrences::photographs::{Last, Point};

pub(super) const WORDS: PhotographWords = PhotographWords {
    heading: "Le fotografie",
    lead: "Tutto ciò che somiglia alla posizione in esame, nell’ordine in cui è apparso. La stessa lettera \
        indica la stessa posizione; il numero è il conteggio.",
    announced: "annunciata, non giocata",
    equal: "nessuna differenza",
    differs: "differenza",
    here: "la posizione in esame",
    game: "La partita fin qui",
    game_lead: "Scorri le mosse e fotografa la posizione ogni volta che secondo te conta.",
    moves: "Mosse",
    no_move: "Prima della prima mossa",
    back: "Una mossa indietro",
    on: "Una mossa avanti",
    photograph: "Fotografa",
    taken: "Le tue fotografie",
    told_later: "Fotografata. Se conta, lo dirà la decisione.",
    side_by_side: "Guarda le fotografie affiancate",
    scoresheet: "Formulario",
    show_mate: "Vedi sulla scacchiera",
};

pub(super) const fn point(point: Point) -> &'static str {
    match point {
        Point::SideToMove => "Il giocatore che ha il tratto",
        Point::Men => "Pezzi dello stesso genere e colore nelle stesse case",
        Point::Moves => "Le mosse possibili subito",
        Point::Castling => "I diritti di arrocco",
        Point::EnPassant => "La presa al varco",
    }
}

pub(super) fn counted(count: usize, needed: usize, last: Last) -> String {
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
