//! The texts in Italian.

use acconcio_core::laws::claimable::{Ground, How};
use acconcio_core::record::{Capturer, Difference, Holder};
use shakmaty::Color;

use super::{ClaimsWords, move_number};
use crate::claims::pgn::Fault;
use crate::language::Language;

const IT: Language = Language::Italian;

pub(super) const WORDS: ClaimsWords = ClaimsWords {
    heading: "Che cosa si poteva richiedere",
    lead: "Incolla delle partite o apri un file PGN: ogni ripetizione, le cinquanta e le settantacinque \
        mosse, le posizioni morte, con chi avrebbe potuto richiedere la patta e come. Le partite restano su \
        questo dispositivo.",
    games: "Partite (PGN)",
    games_hint: "Le mosse con le lettere inglesi, come nei programmi di scacchi e nei file dei tornei. Un file può \
        contenere molte partite.",
    look: "Esamina queste partite",
    open: "Apri un file",
    drop: "Un file si può anche trascinare qui.",
    example: "Prova un esempio",
    example_games: "[Event \"Un diritto di arrocco\"]\n[White \"Bianco\"]\n[Black \"Nero\"]\n[Result \"*\"]\n\
        [SetUp \"1\"]\n[FEN \"4k2r/5ppp/8/8/2B5/8/5PPP/6K1 w k - 0 1\"]\n\n\
        1. Bb5+ Kf8 2. Bc4 Ke8 3. Bb5+ Kf8 4. Bc4 Ke8 5. Bb5+ Kf8 *\n\n\
        [Event \"Andata e ritorno\"]\n[White \"Bianco\"]\n[Black \"Nero\"]\n[Result \"1/2-1/2\"]\n\n\
        1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 1/2-1/2\n",
    edition: "Edizione",
    at_work: "Lettura in corso …",
    stop: "Interrompi",
    stopped: "Interrotta prima della fine del file.",
    failed: "La lettura non è partita o si è interrotta. Ricarica la pagina; senza rete funziona dopo che \
        l’app è stata conservata sul dispositivo.",
    no_game: "Non contiene nessuna partita.",
    nothing: "In queste partite non si poteva richiedere la patta, e nulla le ha rese patte senza richiesta.",
    list: "Partite con qualcosa da vedere",
    skipped: "Partite saltate",
    findings: "Che cosa c’era",
    none_under: "Nulla secondo questa edizione.",
    board: "La posizione",
    at_start: "All’inizio",
    apparent: "Sembra la terza volta, e non lo è",
    apparent_line: "I pezzi stanno sulle stesse case di prima, ma la posizione non è apparsa tre volte: una \
        richiesta sarebbe errata.",
    open_point: "Aperto: alla lettera dell’articolo conta anche una presa al varco che esporrebbe il Re; allora \
        la patta non c’è.",
    occurrences: "Gli stessi pezzi sulle stesse case",
    counts_not: "Non vale",
    unknown: "Sconosciuto",
};

pub(super) fn games_read(games: u64, with_entries: u64, skipped: u64) -> String {
    let read = match games {
        1 => "1 partita".to_owned(),
        _ => format!("{} partite", IT.grouped(games)),
    };
    let (with_entries, skipped) = (IT.grouped(with_entries), IT.grouped(skipped));
    format!("{read}: {with_entries} con qualcosa da vedere, {skipped} saltate")
}

pub(super) fn ground(ground: &Ground) -> String {
    match ground {
        Ground::Repetition(plies) => format!("La stessa posizione per la {}ª volta", plies.len()),
        Ground::Fivefold(_) => "La stessa posizione cinque volte".to_owned(),
        Ground::FiftyMoves => {
            "Cinquanta mosse di ciascun giocatore senza catture né mosse di pedone".to_owned()
        }
        Ground::SeventyFiveMoves => {
            "Settantacinque mosse di ciascun giocatore senza catture né mosse di pedone".to_owned()
        }
        Ground::DeadPosition => {
            "Una posizione morta: nessuno dei due giocatori può più dare matto".to_owned()
        }
    }
}

pub(super) fn how(how: How, played: &str) -> String {
    match how {
        How::WritingTheMove(color) => format!(
            "{} poteva richiederla prima della mossa: scrivendo {played}, dichiarandola all’arbitro e non \
             eseguendola",
            IT.color(color)
        ),
        How::HavingTheMove(color) => {
            format!("{} poteva richiederla dopo, avendo il tratto", IT.color(color))
        }
        How::Unclaimed => "Qui la partita era patta senza richiesta".to_owned(),
    }
}

pub(super) fn difference(difference: Difference, to_move: Color) -> String {
    match difference {
        Difference::SideToMove => format!("Qui il tratto era {}.", IT.color_genitive(to_move)),
        Difference::Castling { color, side, held: Holder::Earlier } => format!(
            "Qui {} aveva ancora il diritto all’{}, anche se non poteva usarlo subito.",
            IT.color_within(color),
            castling(side)
        ),
        Difference::Castling { color, side, held: Holder::Later } => format!(
            "Qui {} non aveva il diritto all’{} che ha in seguito.",
            IT.color_within(color),
            castling(side)
        ),
        Difference::EnPassant { square, open: Holder::Earlier, capturer: Capturer::Free } => {
            format!("Qui si poteva catturare un pedone al varco in {square}.")
        }
        Difference::EnPassant { square, open: Holder::Later, capturer: Capturer::Free } => {
            format!("Qui non si poteva catturare al varco in {square}, come in seguito.")
        }
        Difference::EnPassant { square, capturer: Capturer::Bound, .. } => format!(
            "Una presa al varco in {square} avrebbe esposto il Re: alla lettera distingue le posizioni, come \
             mossa possibile no."
        ),
    }
}

const fn castling(side: shakmaty::CastlingSide) -> &'static str {
    match side {
        shakmaty::CastlingSide::KingSide => "arrocco corto",
        shakmaty::CastlingSide::QueenSide => "arrocco lungo",
    }
}

pub(super) fn fault(fault: &Fault) -> String {
    match fault {
        Fault::Illegal(ply, san) => format!("{} {san} lì non è legale", move_number(*ply)),
        Fault::Ambiguous(ply, san) => format!(
            "{} {san} può essere di più di un pezzo: indica anche la casa di partenza",
            move_number(*ply)
        ),
        Fault::NoMove(ply, text) => {
            format!("«{} {text}» non è una mossa con le lettere inglesi", move_number(*ply))
        }
        Fault::Start(fen) => format!("il tag FEN, «{fen}», non è una posizione legale"),
        Fault::Variant(variant) => format!(
            "«{variant}» non sono gli scacchi del Regolamento: si leggono soltanto gli scacchi usuali e \
             Chess960"
        ),
        Fault::Comment => "un commento si apre con una graffa e non viene chiuso".to_owned(),
        Fault::Variation => "una variante si apre con una parentesi e non viene chiusa".to_owned(),
        Fault::TooLong => "più semimosse di quante ne abbia una partita".to_owned(),
        Fault::TooLarge => "troppo testo senza un tag Event: è un file PGN?".to_owned(),
        Fault::NoGame => "né tag né mosse: è un file PGN?".to_owned(),
    }
}
