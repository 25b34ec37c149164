//! The texts in Italian.

use acconcio_mate::{Ending, QueryError, Reason, Theorem};
use shakmaty::Color;

use super::MateWords;
use crate::language::Language;

const IT: Language = Language::Italian;

pub(super) const WORDS: MateWords = MateWords {
    heading: "Può ancora dare matto?",
    lead: "Con una qualsiasi serie di mosse legali, per quanto male giochino entrambi: da questo dipende \
        il risultato quando cade una bandierina, un giocatore abbandona o si completa una seconda mossa \
        illegale. La risposta viene con le mosse, o con una prova.",
    set_up: "La posizione",
    ask_heading: "La domanda",
    ask: [
        "Il Bianco può ancora dare matto?",
        "Il Nero può ancora dare matto?",
        "Può uno dei due? La posizione è morta?",
    ],
    missing: "Prima della risposta:",
    copy: "Copia il link",
    copied: "Copiato.",
    not_copied: "Il browser non lo permette: copia l’indirizzo della pagina.",
    change: "Cambia la posizione",
    and_white: "E il Bianco?",
    and_black: "E il Nero?",
    board: "La posizione",
    answer: "Risposta",
    details: "Le mosse, o la prova",
    at_work: "Ricerca in corso …",
    stop: "Interrompi",
    stopped: "Interrotta prima di una risposta.",
    again: "Chiedi di nuovo",
    further: "Cerca più a fondo",
    failed: "La ricerca non è partita. Ricarica la pagina; senza rete funziona dopo che l’app è stata \
        conservata sul dispositivo.",
    line: "Le mosse",
    at_start: "La posizione della domanda.",
    in_words: "Perché no",
    proof_checked: "La prova è stata verificata, mossa per mossa, da una parte dell’app che non sa nulla \
        della ricerca.",
    king_mark: "con cornice: ogni casa che il Re può mai raggiungere",
    fixed_mark: "con lucchetto: pezzi che non si muovono mai e non vengono mai catturati",
    no_attacker: "Nessun pezzo dell’altra parte può mai attaccare una di queste case.",
    attackers_line: "Soltanto questi possono mai attaccarne una e, ovunque lo facciano, il Re conserva una \
        casa di fuga o lo scacco non ha da dove venire:",
    both_can: "La posizione non è morta: ciascuna parte può ancora dare matto, e chi supera il tempo perde.",
    neither_can: "La posizione è morta: nessuna delle due parti può dare matto con nessuna serie di mosse legali, \
        e la partita è patta dal momento in cui si è presentata.",
    paste_heading: "Oppure incollala",
    paste: "Una FEN, una partita (PGN) o un link",
    paste_hint: "Si può incollare ovunque in questa pagina. Partite con le lettere di qualsiasi lingua o con le \
        figurine; link di Lichess, di questa pagina o con una FEN.",
    read: "Leggi",
    game: "La partita",
    choose_move: "Scegli la mossa dopo la quale poni la domanda.",
    move_back: "Una mossa indietro",
    move_on: "Una mossa avanti",
    rules: "Che cosa ne fa il Regolamento",
    rules_line: "Se il matto è impossibile la partita è patta: subito, se nessuna delle due parti può dare \
        matto; invece della sconfitta quando cade una bandierina, all’abbandono o per mosse illegali. \
        Finché l’impossibilità non è dimostrata, la sconfitta resta.",
    examples: "Posizioni da provare",
    example: [
        "Un muro di pedoni",
        "Due Alfieri dietro un muro",
        "Un Cavallo contro il Re solo",
        "Un Cavallo contro un pedone",
        "Un muro con un varco",
        "Una mossa è forzata",
    ],
};

pub(super) fn at_work(winner: Color) -> String {
    format!("Si cerca un matto {} …", IT.color_genitive(winner))
}

pub(super) fn shown_on_board(winner: Color) -> String {
    format!("{} sulla scacchiera", IT.color(winner))
}

pub(super) fn only_one_can(winner: Color) -> String {
    let (name, other) = (IT.color_within(winner), IT.color_within(!winner));
    format!(
        "La posizione non è morta, perché {name} può ancora dare matto. Se supera il tempo {other}, vince {name}; \
         se lo supera {name}, la partita è patta."
    )
}

pub(super) fn possible(winner: Color, half_moves: usize) -> String {
    let winner = IT.color(winner);
    match half_moves {
        0 => format!("Sì. {winner} ha dato matto: la posizione è scacco matto."),
        1 => format!("Sì. {winner} può ancora dare matto, alla prossima mossa."),
        _ => format!(
            "Sì. {winner} può ancora dare matto: bastano {half_moves} mosse, contando quelle di entrambi i giocatori."
        ),
    }
}

pub(super) fn impossible(winner: Color) -> String {
    format!("No. {} non può dare matto con nessuna serie di mosse legali.", IT.color(winner))
}

pub(super) fn undecided(winner: Color, spent: &str) -> String {
    let winner = IT.color_genitive(winner);
    format!(
        "Non deciso: dopo {spent} posizioni non si è trovato né un matto {winner} né una prova. Finché non è \
         dimostrato che il matto è impossibile, vale la regola e non la sua eccezione."
    )
}

pub(super) fn why(reason: Reason, winner: Color) -> String {
    let (name, loser) = (IT.color(winner), IT.color(!winner));
    match reason {
        Reason::Over(Ending::Stalemate) => "È stallo: la partita è finita.".to_owned(),
        Reason::Over(Ending::WinnerMated) => format!("{name} è sotto scacco matto: la partita è finita."),
        Reason::Over(Ending::SeventyFiveMoves) => {
            "Ciascun giocatore ha eseguito settantacinque mosse senza catture e senza mosse di pedone: la \
             partita è patta."
                .to_owned()
        }
        Reason::Material(Theorem::BareKing) => {
            format!("{name} ha soltanto il Re, e un Re non dà mai scacco.")
        }
        Reason::Material(Theorem::KnightAgainstQueens) => format!(
            "{name} ha un solo Cavallo e {} tutt’al più Donne: quando il Cavallo dà scacco, il Re ha \
             una casa di fuga o una Donna cattura il Cavallo.",
            IT.color_within(!winner)
        ),
        Reason::Material(Theorem::BishopsOfOneColor) => format!(
            "{name} ha soltanto Alfieri dello stesso colore di case, e {} non ha né pedoni né Cavalli né \
             Alfieri dell’altro: a ogni scacco resta una casa di fuga, o un pezzo che può interporsi.",
            IT.color_within(!winner)
        ),
        Reason::Repetition => {
            "Ogni mossa è forzata, e le stesse posizioni ritornano per sempre.".to_owned()
        }
        Reason::Closed(positions) => format!(
            "Sono state visitate tutte le {} posizioni che possono presentarsi. In nessuna c’è matto.",
            IT.grouped(u64::from(positions))
        ),
        Reason::Patterns => format!(
            "Il Re {} vive dietro un muro. Ovunque vadano i pezzi che possono ancora muoversi, non c’è \
             casa in cui possa ricevere matto.",
            IT.color_genitive(!winner)
        ),
        Reason::ClosedWithPatterns(positions) => format!(
            "Sono state visitate tutte le {} posizioni che possono presentarsi prima che i pezzi siano \
             murati. In nessuna c’è matto, e dietro il muro non può essercene. {loser} è al sicuro.",
            IT.grouped(u64::from(positions))
        ),
    }
}

pub(super) fn error(error: QueryError) -> String {
    match error {
        QueryError::Fields => "Non è una FEN: scrivi i sei campi, separati da spazi.".to_owned(),
        QueryError::Pieces => {
            "Il campo dei pezzi è errato: otto traverse dall’ottava alla prima, separate da «/», con le \
             lettere pnbrqk e PNBRQK e cifre per le case vuote, otto case in ciascuna."
                .to_owned()
        }
        QueryError::SideToMove => "Il campo di chi ha il tratto è errato: «w» o «b».".to_owned(),
        QueryError::Castling => "Il campo dell’arrocco è errato: lettere di «KQkq», o «-».".to_owned(),
        QueryError::EnPassant => {
            "Il campo della presa al varco è errato: la casa attraversata, come «e3», o «-».".to_owned()
        }
        QueryError::Counter => {
            "Un contatore è errato: le semimosse dall’ultima cattura o mossa di pedone, poi il numero \
             della mossa."
                .to_owned()
        }
        QueryError::EmptyBoard => {
            "La scacchiera è vuota: metti almeno i due Re.".to_owned()
        }
        QueryError::NoKing(color) => {
            format!("Manca il Re {}: mettilo sulla scacchiera.", IT.color_genitive(color))
        }
        QueryError::ManyKings(color) => {
            format!("C’è più di un Re {}: lasciane uno.", IT.color_genitive(color))
        }
        QueryError::PawnOnLastRank => {
            "Un pedone sta sulla prima o sull’ottava traversa: spostalo o sostituiscilo.".to_owned()
        }
        QueryError::CastlingRight => {
            "C’è un diritto di arrocco senza Re e Torre sulle loro case: togli la lettera.".to_owned()
        }
        QueryError::EnPassantSquare => {
            "Nessun pedone ha appena attraversato la casa della presa al varco: scrivi «-».".to_owned()
        }
        QueryError::OppositeCheck => {
            "È sotto scacco il giocatore che non ha il tratto: cambia il tratto, o la posizione."
                .to_owned()
        }
        QueryError::TooMuchMaterial => {
            "Un giocatore ha più pezzi di quanti ne consentano un assortimento e le promozioni: \
             toglierne qualcuno."
                .to_owned()
        }
    }
}
