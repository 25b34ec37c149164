//! The texts in Italian.

use super::{ProgressWords, ReviewWords};

pub(super) const WORDS: ProgressWords = ProgressWords {
    empty: "Non hai ancora deciso nulla.",
    empty_line: "Dopo la prima decisione questa pagina mostra quanto sei sicuro su ogni argomento, \
        articolo e cadenza, e quale principio applichi nel posto sbagliato. Se vuoi, ti ripropone gli \
        episodi prima che tu li dimentichi, fino al giorno di un esame.",
    begin: "Guarda il primo episodio",
    elsewhere: "Hai già deciso su un altro dispositivo? Leggi la sua copia nelle",
    to_settings: "impostazioni",
    overview: "In breve",
    rulings: "Decisioni",
    incidents: "Episodi decisi",
    last_twenty: "Giuste, ultime 20 decisioni",
    in_all: "Giuste, tutte le decisioni",
    share_line: "La quota di tutte le domande a cui hai risposto bene, tolti gli aiuti.",
    review: ReviewWords {
        heading: "Ripasso",
        switch: "Riproponimi gli episodi prima che li dimentichi",
        line: "Un episodio già deciso ritorna dopo qualche giorno, poi a distanze sempre maggiori; dopo \
            un errore, presto. I tempi sono calcolati con un metodo aperto, FSRS, da come dimenticano \
            altre persone: sono una stima e non misurano la tua memoria. Ciò che non hai mai deciso non \
            compare. Il numero al giorno non viene mai superato, e ciò che tralasci non si accumula.",
        cap: "Episodi al giorno, al massimo",
        exam: "Giorno dell’esame",
        no_exam: "Nessun esame",
        nothing_due: "Per oggi non c’è altro da ripassare.",
        forecast: "I prossimi 14 giorni",
        forecast_line: "Se ogni giorno fai il ripasso e decidi bene.",
        day: "Giorno",
        today: "Oggi",
        incidents: "Episodi",
    },
    strength: "Preparazione",
    strength_line: "Ogni episodio conta secondo la tua ultima decisione. Scegli una riga per vederne gli \
        episodi.",
    topics: "Per argomento",
    regimes: "Per cadenza",
    questions: "Per domanda del modulo di decisione",
    articles: "Per articolo",
    articles_line: "Gli articoli su cui poggiano le tue decisioni, con il numero che hanno nel \
        Regolamento più recente che li contiene.",
    as_table: "In tabella",
    name: "Voce",
    no_articles: "L’indice degli articoli non è arrivato. Ricarica la pagina per vederli.",
    in_list: "Nell’elenco degli episodi",
    in_handbook: "Nel manuale",
    principles: "Principi applicati nel posto sbagliato",
    principles_line: "Una decisione sbagliata è spesso quella giusta altrove: con un altro Regolamento, \
        un’altra cadenza, un altro fatto. Ecco da dove venivano le tue.",
    no_principle: "Finora nessuno.",
    certainty: "Quanto bene ti giudichi",
    certainty_line: "Le decisioni di cui hai detto prima quanto eri sicuro.",
    history: "Storico",
    weeks: "Decisioni nelle ultime 12 settimane",
    week: "Settimana del",
    latest: "Ultime decisioni",
    more: "Mostra le precedenti",
    save_table: "Salva tutte le decisioni in una tabella (CSV)",
    kept: "Per salvare una copia, leggerne una o cancellare tutto, vai alle",
};
