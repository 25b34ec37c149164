//! The texts in Italian.

use super::BoardEditorWords;

pub(super) const WORDS: BoardEditorWords = BoardEditorWords {
    board: "La scacchiera da preparare",
    hint: "Trascina i pezzi sulla scacchiera, oppure scegline uno e tocca le case.",
    keys_hint: "Con la tastiera: le frecce passano da una casa all’altra; R, D, T, A, C o P mette un pezzo bianco, con \
        Maiusc uno nero; Canc lo toglie; Invio prende un pezzo e lo posa.",
    tray: "Pezzi da mettere sulla scacchiera",
    white_pieces: "Pezzi bianchi",
    black_pieces: "Pezzi neri",
    carry: "Sposta un pezzo in un’altra casa",
    remove: "Togli i pezzi",
    whole: "La posizione intera",
    clear: "Scacchiera vuota",
    initial: "Posizione iniziale",
    exchange: "Scambia i colori",
    undo: "Annulla",
    to_move: "Ha il tratto",
    castling: "Può ancora arroccare",
    en_passant: "Un pedone ha appena attraversato",
    not_en_passant: "nessuna casa",
    half_moves: "Semimosse dall’ultima cattura o mossa di pedone",
    pawn_refused: "Nessun pedone può stare sulla prima o sull’ottava traversa.",
};

pub(super) fn taken_up(square: &str) -> String {
    format!("{square}: preso. Scegli la casa in cui metterlo.")
}
