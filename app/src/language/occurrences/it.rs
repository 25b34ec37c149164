//! The texts in Italian.

use super::OccurrenceWords;

pub(super) const WORDS: OccurrenceWords = OccurrenceWords {
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
    occurrence: "Fotografa",
    taken: "Le tue fotografie",
    recorded: "Fotografata. Se conta, lo dirà la decisione.",
    side_by_side: "Guarda le fotografie affiancate",
    scoresheet: "Formulario",
    show_mate: "Vedi sulla scacchiera",
};
