//! The texts in Italian.

use super::{ClaimsWords, move_number};
use crate::features::claims::findings::Amount;
use crate::language::Language;
use acconcio_adjudication::claimable::{Ground, Procedure};
use acconcio_game_files::Fault;

const IT: Language = Language::Italian;

pub(super) const WORDS: ClaimsWords = ClaimsWords {
    heading: "Che cosa si poteva richiedere",
    lead: "Incolla delle partite o apri un file PGN: ogni ripetizione, le cinquanta e le settantacinque \
        mosse, le posizioni morte, con chi avrebbe potuto richiedere la patta e come. Le partite restano su \
        questo dispositivo.",
    games: "Partite (PGN)",
    games_hint: "Le mosse con le lettere inglesi, di un’altra lingua o con le figurine; quante \
        partite si vuole. Un file si può anche trascinare qui.",
    look: "Esamina queste partite",
    open: "Apri un file",
    placeholder: "1. Nf3 Nf6 2. Ng1 Ng8 3. …",
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
    empty: "Il campo è vuoto: incolla una partita, apri un file o prova l’esempio.",
    empty_file: "Il file è vuoto.",
    no_game: "Non contiene nessuna partita.",
    nothing: "In queste partite non si poteva richiedere la patta, e nulla le ha rese patte senza richiesta.",
    list: "Partite con qualcosa da vedere",
    skipped: "Partite saltate",
    findings: "Che cosa c’è da vedere",
    none_under: "Nulla secondo questa edizione.",
    board: "La posizione",
    at_start: "All’inizio",
    apparent: "Sembra la terza volta, e non lo è",
    apparent_line: "I pezzi stanno sulle stesse case di prima, ma la posizione non è apparsa tre volte: una \
        richiesta sarebbe errata.",
    open_point: "Aperto: alla lettera dell’articolo conta anche una presa al varco che esporrebbe il Re; allora \
        la patta non c’è.",
    unknown: "Sconosciuto",
};

pub(super) fn games_read(games: u64, with_entries: u64, skipped: u64) -> String {
    let read = match games {
        1 => "1 partita".to_owned(),
        _ => format!("{} partite", IT.grouped(games)),
    };
    let passed = if skipped == 1 { "saltata" } else { "saltate" };
    let (with_entries, skipped) = (IT.grouped(with_entries), IT.grouped(skipped));
    format!("{read}: {with_entries} con qualcosa da vedere, {skipped} {passed}")
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

pub(super) fn how(how: Procedure, played: &str) -> String {
    match how {
        Procedure::WritingTheMove(color) => format!(
            "{} poteva richiederla prima della mossa: scrivendo {played}, dichiarandola all’arbitro e non \
             eseguendola",
            IT.color(color)
        ),
        Procedure::HavingTheMove(color) => {
            format!("{} poteva richiederla dopo, avendo il tratto", IT.color(color))
        }
        Procedure::Unclaimed => "Qui la partita era patta senza richiesta".to_owned(),
    }
}

pub(super) fn to_see(amount: Amount) -> [Option<String>; 3] {
    let Amount { claims, unclaimed, apparent } = amount;
    [
        counted(claims, "richiesta possibile", "richieste possibili"),
        counted(unclaimed, "patta senza richiesta", "patte senza richiesta"),
        counted(apparent, "ripetizione solo apparente", "ripetizioni solo apparenti"),
    ]
}

fn counted(count: usize, one: &str, many: &str) -> Option<String> {
    let word = if count == 1 { one } else { many };
    (count > 0).then(|| format!("{count} {word}"))
}

pub(super) fn fault(fault: &Fault) -> String {
    match fault {
        Fault::Illegal(ply, san) => format!("{} {san} lì non è legale", move_number(*ply)),
        Fault::Ambiguous(ply, san) => format!(
            "{} {san} può essere di più di un pezzo: indica anche la casa di partenza",
            move_number(*ply)
        ),
        Fault::NoMove(ply, text) => {
            format!("«{} {text}» non è una mossa", move_number(*ply))
        }
        Fault::Start(fen) => format!("il tag FEN, «{fen}», non è una posizione legale"),
        Fault::Variant(variant) => format!(
            "«{variant}» non sono gli scacchi del Regolamento: si leggono soltanto gli scacchi usuali e \
             Chess960"
        ),
        Fault::Comment => "un commento si apre con una graffa e non viene chiuso".to_owned(),
        Fault::Variation => "una variante si apre con una parentesi e non viene chiusa".to_owned(),
        Fault::TooLong => "più semimosse di quante ne abbia una partita".to_owned(),
        Fault::TooLarge => "troppo testo per una sola partita: è un file PGN?".to_owned(),
        Fault::NoGame => "né tag né mosse: è un PGN?".to_owned(),
        Fault::NotText => "non è semplice testo: è un file PGN, salvato in UTF-8?".to_owned(),
    }
}
