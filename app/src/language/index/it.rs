//! The index of articles in Italian.

use acconcio_adjudication::laws::index::Chapter;

use super::IndexWords;

pub(super) const WORDS: IndexWords = IndexWords {
    name: "Regolamento",
    heading: "Il Regolamento, articolo per articolo",
    lead: "Di che cosa tratta ogni articolo, con parole nostre, e sotto quale numero si trova nelle \
        altre edizioni. Il testo è della FIDE.",
    official: "Testo ufficiale nel FIDE Handbook",
    editions: "Edizione",
    parts: "Vai a",
    search: "Cerca per numero o parola",
    nothing_found: "Nessun articolo corrisponde.",
    reset: "Mostra tutti gli articoli",
    numbers: "Numeri per edizione",
    otherwise: "con un’altra regola",
    otherwise_key: "≠ indica le edizioni con un’altra regola sulla stessa materia.",
    proposals: "Che ne è stato delle proposte di Salerno",
    proposals_lead: "Nel 2012 il seminario di Pagano per arbitri si chiuse con alcune proposte di \
        modifica del Regolamento allora in vigore. Di otto si può seguire la sorte.",
};

pub(super) fn chapter(chapter: Chapter) -> &'static str {
    match chapter {
        Chapter::Aim => "Di che gioco si tratta",
        Chapter::Board => "Scacchiera e posizione iniziale",
        Chapter::Moves => "Come muovono i pezzi",
        Chapter::Touch => "Toccare e muovere",
        Chapter::End => "Come finisce la partita",
        Chapter::Clock => "L’orologio",
        Chapter::Irregularities => "Irregolarità",
        Chapter::Recording => "La trascrizione delle mosse",
        Chapter::Draws => "La patta",
        Chapter::QuickplayFinish => "Fase finale rapida",
        Chapter::Points => "Punteggio",
        Chapter::Conduct => "La condotta dei giocatori",
        Chapter::Arbiter => "L’arbitro",
        Chapter::Rapid => "Gioco rapido",
        Chapter::Blitz => "Gioco lampo",
        Chapter::Notation => "Notazione",
        Chapter::BlindPlayers => "Giocatori non vedenti",
        Chapter::Adjournment => "Partite sospese",
        Chapter::Chess960 => "Scacchi960",
    }
}
