//! The texts of the handbook in Italian.

use super::{
    ChangesWords, DisputedWords, GlossaryWords, HandbookWords, IncidentsWords, ProposalWords,
};

pub(super) const WORDS: HandbookWords = HandbookWords {
    heading: "Manuale",
    lead: "Il Regolamento in parole semplici, edizione per edizione; che cosa è cambiato, che cosa è \
        controverso, e gli episodi che lo mostrano.",
    parts: "Parti del manuale",
    search: "Cerca articoli, termini e punti controversi",
    search_hint: "Per numero o parola: 7.5.1, promozione, bandierina …",
    nothing_found: "Nel manuale non c’è nulla che corrisponda.",
    more_found: "Ce ne sono altri: aggiungi una parola per restringere la ricerca.",
    back: "Torna alla decisione",
    articles: "Articoli",
    articles_line: "Ogni edizione dal 2009, articolo per articolo, con gli episodi che ne dipendono.",
    changes: "Che cosa è cambiato",
    changes_line: "Due edizioni a confronto, e gli episodi in cui la decisione cambia.",
    disputed: "Punti controversi",
    disputed_line: "Dove il Regolamento si legge in due modi: le due parti, chi le sostiene, che ne \
        è stato.",
    proposals: "Proposte",
    proposals_line: "Che cosa chiese il seminario di Salerno nel 2012, e che cosa è diventato norma.",
    glossary: "Glossario",
    glossary_line: "Le parole che servono a un arbitro, in italiano e in inglese fianco a fianco.",
    mate: "Ancora matto?",
    mate_line: "Se una parte può ancora dare matto in una posizione, con le mosse o con una prova.",
    claims: "Richieste di patta",
    claims_line: "Che cosa si sarebbe potuto richiedere nelle partite di un file PGN, posizione per posizione.",
    quadrigliona: "La Quadrigliona",
    quadrigliona_line: "Un gioco di due scacchiere e due squadre, con regole proprie: le regole, i punti aperti e i \
        filmati da arbitrare.",
    method: "Metodo",
    method_line: "Come nasce una decisione, quanto è sicura, e su che cosa non si decide.",
    incidents: IncidentsWords {
        asked: "Esaminato anche qui, senza essere decisivo",
        elsewhere: "Filmati secondo un’altra edizione, stessa regola",
        loading: "Ricerca degli episodi in corso …",
        failed: "Non è stato possibile caricare l’elenco degli episodi. Ricarica la pagina per riprovare.",
    },
    change: ChangesWords {
        heading: "Che cosa è cambiato",
        lead: "Scegli due edizioni: prima gli articoli, poi gli episodi su cui decidono \
            diversamente.",
        from: "Da",
        to: "A",
        same: "Scegli due edizioni diverse.",
        reworded: "Un’altra regola",
        new: "Nuovi",
        dropped: "Non ci sono più",
        laws: "Gli articoli",
        rulings: "Le decisioni",
        rulings_lead: "Gli stessi fatti, allo stesso ritmo di gioco, decisi secondo entrambe le \
            edizioni.",
        no_rulings: "In ogni episodio le due edizioni decidono allo stesso modo.",
        changed_in: "Cambia:",
    },
    dispute: DisputedWords {
        heading: "Punti controversi",
        lead: "Ciascuno è letto in due modi da chi conosce il Regolamento. L’app decide secondo uno \
            dei due e mostra sempre anche l’altro.",
        open: "Aperti secondo il Regolamento in vigore",
        closed: "Di edizioni precedenti e di altri codici",
        principal: "L’app decide così",
        other: "L’altra lettura",
        under: "Esiste secondo",
        became: "Che ne è stato",
        still_open: "È aperto ancora oggi.",
        other_code: "Non riguarda alcuna edizione del Regolamento FIDE.",
    },
    proposal: ProposalWords {
        point: "Il punto controverso",
        wording: "Riguardava solo le parole; nessuna decisione cambia.",
    },
    terms: GlossaryWords {
        heading: "Glossario",
        lead: "Che cosa significano le parole alla scacchiera, con parole nostre. L’inglese sta \
            accanto all’italiano, perché a molti arbitri servono entrambi.",
        search: "Cerca in entrambe le lingue",
        letters: "Lettere",
        nothing_found: "Nessun termine corrisponde.",
        reset: "Mostra tutti i termini",
        home: "Si trova in",
    },
};
