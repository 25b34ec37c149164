//! The texts of the first page, in every language.

#![allow(missing_docs, reason = "the English text of a field says what it is for")]

use super::Language;

/// The first page.
#[derive(Debug)]
pub struct HomeWords {
    pub heading: &'static str,
    pub lead: &'static str,
    pub begin: &'static str,
    pub resume: &'static str,
    pub go_on: &'static str,
    pub steps: &'static str,
    pub watch: &'static str,
    pub watch_line: &'static str,
    pub rule: &'static str,
    pub rule_line: &'static str,
    pub compare: &'static str,
    pub compare_line: &'static str,
    pub ways: &'static str,
    pub courses: &'static str,
    pub courses_line: &'static str,
    pub practice: &'static str,
    pub practice_line: &'static str,
    pub incidents_line: &'static str,
    pub handbook_line: &'static str,
    pub progress_line: &'static str,
    pub private: &'static str,
}

const ENGLISH: HomeWords = HomeWords {
    heading: "Judge an incident as its arbiter.",
    lead: "A hand touches the king. A clock is pressed with no move made. A claim is spoken. Watch it \
        happen at the board, give your ruling, and see the one that follows from the Laws, article \
        by article.",
    begin: "Watch the first incident",
    resume: "Go on where you left",
    go_on: "Go on with the next incident",
    steps: "How it works",
    watch: "Watch",
    watch_line: "The replay shows every touch, move, press and word in its order, and what the arbiter \
        saw of it.",
    rule: "Rule",
    rule_line: "What was it? Which position, what must be played, which times, what result? You answer \
        as an arbiter does.",
    compare: "Compare",
    compare_line: "Point by point, with the article for each. Where the Laws are read in two ways, both \
        readings are told, and who holds them.",
    ways: "Ways to learn",
    courses: "Courses",
    courses_line: "Subject by subject, from the easy to the hard: castling, promotion, blitz, the \
        seminar slide by slide.",
    practice: "Practice",
    practice_line: "One incident after another, up to the first mistake, or only those you got wrong.",
    incidents_line: "All of them, by subject, article, edition and level.",
    handbook_line: "The articles of every edition in plain words, what changed, what is disputed.",
    progress_line: "What you know, what you mix up, and what is due.",
    private: "No account. What you do stays on this device.",
};

const ITALIAN: HomeWords = HomeWords {
    heading: "Giudica l’episodio come se fossi l’arbitro.",
    lead: "Una mano tocca il Re. Un orologio viene premuto senza aver mosso. Qualcuno reclama. Osserva \
        che cosa accade alla scacchiera, prendi la tua decisione e confrontala con quella che discende \
        dal Regolamento, articolo per articolo.",
    begin: "Guarda il primo episodio",
    resume: "Riprendi da dove eri rimasto",
    go_on: "Continua con il prossimo episodio",
    steps: "Come funziona",
    watch: "Osserva",
    watch_line: "Il filmato mostra nell’ordine ogni tocco, mossa, pressione e parola, e che cosa ne ha \
        visto l’arbitro.",
    rule: "Decidi",
    rule_line: "Che cos’era? Quale posizione, che cosa va giocato, quali tempi, quale risultato? \
        Rispondi come fa un arbitro.",
    compare: "Confronta",
    compare_line: "Punto per punto, ciascuno con il suo articolo. Dove il Regolamento si legge in due \
        modi, trovi entrambe le letture e chi le sostiene.",
    ways: "Come studiare",
    courses: "Corsi",
    courses_line: "Un argomento alla volta, dal facile al difficile: arrocco, promozione, gioco lampo, \
        il seminario diapositiva per diapositiva.",
    practice: "Allenamento",
    practice_line: "Un episodio dopo l’altro, fino al primo errore, o soltanto quelli sbagliati.",
    incidents_line: "Tutti, per argomento, articolo, edizione e livello.",
    handbook_line: "Gli articoli di ogni edizione in parole semplici, che cosa è cambiato, che cosa è \
        controverso.",
    progress_line: "Che cosa sai, che cosa confondi e che cosa è da ripassare.",
    private: "Nessun account. Quello che fai resta su questo dispositivo.",
};

impl Language {
    /// The texts of the first page.
    pub fn home(self) -> &'static HomeWords {
        match self {
            Language::English => &ENGLISH,
            Language::Italian => &ITALIAN,
        }
    }

    /// The number of incidents ruled on: `Ruled on so far: 12 of 202 incidents`.
    pub fn ruled_so_far(self, ruled: usize, all: usize) -> String {
        match self {
            Language::English => format!("Ruled on so far: {ruled} of {all} incidents."),
            Language::Italian => format!("Decisi finora: {ruled} episodi su {all}."),
        }
    }
}
