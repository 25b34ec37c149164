//! The page of results in Italian.

use super::ResultsWords;

pub(super) const WORDS: ResultsWords = ResultsWords {
    heading: "Risultati",
    lead: "Apri i file dei risultati dei tuoi candidati, tutti insieme. Vengono letti e valutati di nuovo \
        su questo dispositivo; nulla viene inviato, e nulla resta quando la pagina si chiude.",
    open: "Apri i file dei risultati",
    drop: "Oppure trascinali qui.",
    reading: "I file vengono letti",
    empty: "Riponi tutto",
    print: "Stampa",
    refused: "File esclusi dalla tabella",
    candidates: "Candidati",
    candidate: "Candidato",
    variant: "Variante",
    marks: "Punti",
    outcome: "Esito",
    time: "Tempo",
    remarks: "Note",
    none: "Nessuna",
    pass_list: "Chi ha superato la prova",
    nobody: "Nessuno ha superato la prova.",
    items: "Episodi",
    item: "Episodio",
    wholly: "Del tutto giusti",
    share: "Punti ottenuti",
    discrimination: "Discriminazione",
    discrimination_hint: "La discriminazione è la correlazione fra i punti su un episodio e quelli su tutti \
        gli altri, da −1 a 1. Vicino a 0, o sotto, l’episodio non distingue i candidati preparati dagli \
        altri. Un trattino sta dove non si può dire: meno di tre candidati, o tutti con gli stessi punti. \
        Per gli aspetti della decisione è indicata la parte dei punti ottenuta.",
    median: "Tempo mediano",
    untold: "–",
    principles: "Principi errati",
    principles_hint: "Quale altra norma o quale altro fatto avrebbe reso giusta una risposta errata? Lo \
        dicono solo le decisioni con tutte le risposte date.",
    look: "Cerca i principi errati",
    principle: "Il candidato",
    no_principle: "Nessuna risposta errata segue un principio noto all’app.",
    on_items: "Episodi",
    save_candidates: "Candidati (CSV)",
    save_items: "Episodi (CSV)",
    checksum: "Che cosa mostra la somma di controllo",
    checksum_lines: [
        "Un file modificato per caso, o a mano, è indicato come modificato. I punti non sono mai presi dal \
         file: si calcolano dalle sue risposte.",
        "Non è un sigillo. Chi sa come è fatta l’app può scrivere un file con la somma giusta, e nessun \
         file mostra chi ha sostenuto la prova, con quale aiuto o quante volte l’ha iniziata. Lo mostra \
         solo la sorveglianza.",
    ],
};
