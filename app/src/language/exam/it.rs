//! Exams in Italian.

use acconcio_training::exam::Preset;

use super::ExamWords;

pub(super) const WORDS: ExamWords = ExamWords {
    heading: "Esami",
    lead: "Componi una prova con i filmati e dai il suo collegamento ai candidati: tutti ricevono la \
        stessa prova, su ogni macchina. Nulla viene inviato; ogni candidato salva un file con il \
        risultato e te lo consegna.",
    compose: "Componi una prova",
    preset: "Sul modello dell’esame",
    own: "un modello tuo",
    add_section: "Aggiungi una sezione",
    remove_section: "Togli la sezione",
    count: "Episodi",
    admitted: "Quali episodi",
    admitted_hint: "Ciò che resta vuoto ammette tutto.",
    topics: "Argomenti",
    levels: "Livelli",
    editions: "Regole in vigore",
    regimes: "Tempo e supervisione",
    articles: "Articoli su cui poggia la decisione, per esempio 4.3, 7.5",
    minutes: "Minuti",
    to_pass: "Per superarla",
    to_pass_in: "Per superarla, in",
    in_percent: "per cento",
    in_marks: "punti",
    marking: "Punteggio",
    per_item: "Un punto per ogni episodio interamente giusto",
    weights_hint: "I punti per ogni aspetto della decisione. Un aspetto da 0 punti non viene chiesto.",
    knock_outs: "Errori che fanno fallire la prova",
    drawn: "La prova",
    seed: "Numero del sorteggio",
    another_seed: "Sorteggia di nuovo",
    variant: "Variante",
    link: "Collegamento all’esame",
    link_hint: "Le varianti A, B e C valgono lo stesso: scacchiere speculari, altri nomi e tempi, un altro \
        ordine, dovunque la decisione resta la stessa.",
    copy: "Copia il collegamento",
    copied: "Il collegamento è stato copiato.",
    open: "Apri l’esame",
    incidents: "I suoi episodi",
    question_paper: "Prova da stampare",
    key: "Soluzioni con punti e articoli",
    sat: "Esami su questo dispositivo",
    goes_on: "L’esame è in corso",
    go_on: "Riprendi l’esame",
    rules: "Le regole",
    rules_lines: [
        "Puoi rispondere nell’ordine che vuoi, tornare su una risposta e cambiarla fino alla consegna.",
        "Segna ciò che vuoi rivedere. Ciò che resta senza risposta non vale nulla.",
        "Ogni risposta viene conservata subito su questo dispositivo. Se la pagina si chiude, riapri il \
         collegamento e riprendi; l’orologio non si ferma.",
        "Allo scadere del tempo la prova si consegna da sola, con le risposte date fino a quel momento. \
         Prima di allora nulla dice se una risposta è giusta.",
    ],
    assumptions: "Salvo diversa indicazione",
    assumption_lines: [
        "Sei l’arbitro di questa partita. Ciò che è segnato da un occhio barrato non l’hai visto.",
        "Non è accaduto altro che ciò che si racconta. Dopo ogni atto gli orologi segnano ciò che segnano.",
        "Valgono le regole indicate per l’episodio, senza altre disposizioni.",
    ],
    candidate: "Candidato",
    date: "Data",
    signature: "Firma",
    extra_time: "Tempo aggiuntivo, per cento",
    handed_in: "Questa prova è già stata consegnata su questo dispositivo: il risultato",
    extra_hint: "Tempo aggiuntivo solo se concordato con l’esaminatore; il file del risultato lo riporta.",
    begin: "Comincia: il tempo parte",
    items: "Gli episodi della prova",
    time_left: "Tempo rimasto",
    previous: "Precedente",
    next: "Successivo",
    flag: "Da rivedere",
    hand_in: "Consegna",
    confirm: "Consegnare la prova?",
    confirm_hint: "Dopo, nessuna risposta si può più cambiare.",
    confirm_yes: "Consegna",
    confirm_no: "Continua a rispondere",
    time_up: "Secondo l’orologio di questo dispositivo il tempo è finito. Consegnare la prova?",
    time_up_hint: "Se nel frattempo l’orologio è stato cambiato, continua con il tempo che restava: il file del \
        risultato lo riporta.",
    time_up_no: "L’orologio era sbagliato: continua",
    over: "L’esame è finito",
    result: "Risultato",
    passed: "Superata",
    not_passed: "Non superata",
    save: "Salva il file del risultato",
    save_hint: "Il file contiene le tue risposte, non i punti: chi lo apre li fa calcolare di nuovo. Il \
        risultato resta anche su questo dispositivo.",
    by_topic: "Per argomento",
    by_article: "Per articolo",
    topic: "Argomento",
    marks: "Punti",
    no_answer: "nessuna risposta",
    to_replay: "Il filmato di questo episodio, nella forma originale",
    to_exams: "Esami",
    cannot_open: "Questo esame non si può aprire",
    damaged: "Il collegamento non è intero: ne manca una parte, o è stato alterato.",
    damaged_remedy: "Copialo tutto, dall’inizio alla fine, oppure chiedilo di nuovo.",
    other_version: "Il collegamento viene da un’altra versione dell’app.",
    other_version_remedy: "Ricarica la pagina per avere la versione più recente; altrimenti chiedi \
        all’esaminatore un nuovo collegamento.",
    misfits: "Alcuni episodi di questa prova non sono qui com’erano quando fu composta.",
    misfits_remedy: "Ricarica la pagina per avere la versione più recente; altrimenti chiedi \
        all’esaminatore un nuovo collegamento. Nulla è stato cominciato.",
};

pub(super) fn preset(preset: Preset) -> &'static str {
    match preset {
        Preset::FideArbiter => "FIDE: Arbitro FIDE, 80 %",
        Preset::FrenchUvr => "Francia: unità sul regolamento (UVR), 24 su 30",
        Preset::PolishThirdClass => "Polonia: III classe, 80 %",
        Preset::PolishSecondClass => "Polonia: II classe, 85 %",
        Preset::UsChessLocal => "US Chess: direttore locale, 80 %",
        Preset::AustralianNational => "Australia: arbitro nazionale, 80 %",
    }
}

pub(super) fn preset_limits(preset: Preset) -> &'static str {
    match preset {
        Preset::FideArbiter => {
            "Solo la parte sul Regolamento. Norme dei tornei, titoli e punteggi Elo, abbinamenti e \
             spareggi qui non si chiedono; il numero degli episodi è nostro."
        }
        Preset::FrenchUvr => {
            "Le risposte scritte con i loro articoli diventano una decisione nel modulo; un punto per \
             ogni episodio interamente giusto."
        }
        Preset::PolishThirdClass | Preset::PolishSecondClass => {
            "Le domande aperte e chiuse diventano decisioni nel modulo; il tempo è nostro."
        }
        Preset::UsChessLocal => {
            "Solo ciò che mostrano i filmati secondo le regole della US Chess; abbinamenti e altri \
             capitoli non si chiedono. Numero e tempo sono nostri."
        }
        Preset::AustralianNational => {
            "Solo la parte sul Regolamento; il numero degli episodi è nostro."
        }
    }
}
