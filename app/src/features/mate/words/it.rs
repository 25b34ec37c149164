//! The texts in Italian.

use shakmaty::Color;

use crate::features::mate::plain::{Checks, LockedPawns, PlainReason};
use crate::language::Language;
use crate::pasted::{BoardError, PasteError};

const IT: Language = Language::Italian;

pub(super) fn plain(reason: PlainReason, winner: Color) -> String {
    let (name, loser) = (IT.color(winner), IT.color_genitive(!winner));
    match reason {
        PlainReason::TwoKings => {
            "Sono rimasti soltanto i due Re: nessuno dei due può mai dare scacco.".to_owned()
        }
        PlainReason::BareKing => format!("{name} ha il Re solo: un Re da solo non può dare matto."),
        PlainReason::OnePieceAgainstKing(role) => format!(
            "Re e {} contro Re solo: il matto non è possibile in nessun modo.",
            IT.role(role)
        ),
        PlainReason::BishopsAgainstKing => {
            "Re e Alfieri tutti su case dello stesso colore contro Re solo: il matto non è possibile in nessun modo."
                .to_owned()
        }
        PlainReason::KnightAgainstQueens => {
            "Re e Cavallo non possono dare matto a un Re che ha soltanto Donne: nessuna Donna rinchiude il proprio \
             Re senza poter catturare il Cavallo. Una Torre, un Alfiere, un Cavallo o un pedone potrebbero."
                .to_owned()
        }
        PlainReason::BishopsAgainstPieces => format!(
            "Re e Alfieri su case dello stesso colore qui non possono dare matto: a rinchiudere il Re {loser} \
             potrebbe essere soltanto un pedone, un Cavallo o un Alfiere dell’altro colore, e non ce n’è."
        ),
        PlainReason::Wall { pawns, squares, checks } => {
            let pawns = match pawns {
                LockedPawns::All => "Tutti i pedoni sono bloccati per sempre e nessun pezzo può passare:",
                LockedPawns::NotAll => "I pezzi col lucchetto non si muovono più e nulla può passare:",
            };
            let checks = match checks {
                Checks::Never => "e là nulla può mai dargli scacco",
                Checks::NeverMate => "e nessuno scacco ancora possibile là è matto",
            };
            format!("{pawns} il Re {loser} può raggiungere soltanto {squares} case, {checks}.")
        }
    }
}

pub(super) fn paste_error(error: &PasteError) -> String {
    match error {
        PasteError::Nothing => {
            "Il campo è vuoto: incolla una FEN, una partita (PGN) o un link.".to_owned()
        }
        PasteError::TooLong => {
            "Il testo è troppo lungo: incolla una partita, oppure esamina un intero file nella pagina «Che cosa si \
             poteva reclamare»."
                .to_owned()
        }
        PasteError::Board(BoardError::Ranks(ranks)) => format!(
            "La scacchiera di questa FEN ha {ranks} traverse: scrivine otto, dall’ottava alla prima, separate da «/»."
        ),
        PasteError::Board(BoardError::Squares { rank, squares }) => format!(
            "La traversa {rank} di questa FEN ha {squares} case: devono essere otto; una cifra sta per altrettante \
             case vuote."
        ),
        PasteError::Board(BoardError::Letter(letter)) => format!(
            "«{letter}» in una FEN non è un pezzo: le lettere sono quelle inglesi K, Q, R, B, N e P, maiuscole per \
             il Bianco e minuscole per il Nero."
        ),
        PasteError::Fen(error) => IT.query_error(*error),
        PasteError::Link => {
            "Questo link non contiene una posizione ma soltanto il nome di una partita, e da altri siti non si \
             scarica nulla: aprilo là e copia la FEN o il PGN."
                .to_owned()
        }
        PasteError::Game(line, fault) => format!(
            "La partita non si può leggere. {}: {}.",
            IT.line_of_file(line.get()),
            IT.game_fault(fault)
        ),
        PasteError::Unknown => {
            "Non è né una FEN né una partita né un link: prepara la posizione sulla scacchiera, o incolla una di \
             queste cose."
                .to_owned()
        }
    }
}
