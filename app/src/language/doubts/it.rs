//! The disputed points in Italian.

use acconcio_adjudication::disputed_points::{Doubt, Holder, Side};

pub(super) const fn question(doubt: Doubt) -> &'static str {
    match doubt {
        Doubt::TouchBreachInitiative => {
            "Per una violazione dell’articolo 4 l’arbitro interviene d’ufficio?"
        }
        Doubt::NonMove => "Che cos’è premere l’orologio senza aver mosso?",
        Doubt::RookFirstCastling => {
            "L’arrocco eseguito muovendo prima la Torre è una mossa illegale?"
        }
        Doubt::IrregularMate => {
            "Lo scacco matto termina la partita anche se il pezzo toccato era un altro?"
        }
        Doubt::TouchBreachInBlitz => {
            "Nel lampo senza supervisione adeguata, una violazione dell’articolo 4 fa perdere \
                 la partita su reclamo?"
        }
        Doubt::PlainIllegalityInBlitz => {
            "Nel lampo senza supervisione adeguata, l’arbitro interviene se entrambi i Re sono \
                 sotto scacco o una promozione è incompleta?"
        }
        Doubt::HalfCastling => {
            "Re mosso di due case, Torre ferma, orologio premuto: è una mossa illegale?"
        }
        Doubt::IllegalMoveThenFlag => {
            "Completata una mossa illegale, cade la bandierina dell’avversario: che cosa viene prima?"
        }
        Doubt::FlagFellUnseen => {
            "La bandierina è caduta inosservata, poi l’avversario ha completato una mossa illegale: \
                 che cosa viene prima?"
        }
        Doubt::TwoHandsBeforeThePress => {
            "Due mani rendono illegale la mossa anche prima che si prema l’orologio?"
        }
        Doubt::BlitzMinutes2018 => {
            "Nel lampo senza supervisione adeguata, quanti minuti spettano all’avversario per una \
             mossa illegale?"
        }
        Doubt::BlitzMinutes2023 => {
            "Nel lampo con supervisione adeguata, quanti minuti spettano all’avversario per una \
             mossa illegale?"
        }
        Doubt::FlagCalledIn2017 => {
            "Senza supervisione adeguata, l’arbitro dichiara la bandierina che vede cadere?"
        }
        Doubt::Chess960RookFirst => {
            "Negli Scacchi960, che cos’è muovere per prima la Torre nell’arroccare?"
        }
        Doubt::RookFirstInUsChess => {
            "Secondo la US Chess, toccare prima la Torre preclude l’arrocco?"
        }
        Doubt::OpponentsFaultBeforeFlag => {
            "La bandierina è caduta dopo una mancanza dell’avversario: che cosa viene prima?"
        }
        Doubt::LaterIllegalMove => {
            "Due mosse illegali, una per parte, prima che si scopra la prima: conta anche la seconda?"
        }
        Doubt::ReplyMadeOrCompleted => {
            "Il diritto di reclamare cessa con la risposta eseguita o con la risposta completata?"
        }
        Doubt::TwoHandedMateIn2017 => "Lo scacco matto dato con due mani resta valido?",
        Doubt::ArbiterAfterForfeit => {
            "L’arbitro interviene ancora se l’avversario, toccando, ha perso il diritto di reclamare?"
        }
        Doubt::TogetherSince2014 => {
            "Re e Torre toccati insieme e arrocco illegale: deve muovere il Re?"
        }
        Doubt::CaptureAmongSeveral => {
            "Toccati più pezzi: viene prima una qualsiasi cattura fra di essi?"
        }
        Doubt::MinutesForAClaimNotHeard => {
            "Richiesta di patta che non può essere ammessa: l’avversario riceve il tempo?"
        }
        Doubt::IncompleteClaim => "Richiesta su una mossa non scritta prima: va respinta?",
        Doubt::ClaimWithoutScoresheet => {
            "Rapid e lampo senza formulario: basta la mossa dichiarata?"
        }
        Doubt::EnPassantByABoundPawn => {
            "Un pedone che non può catturare al varco: la posizione è un’altra?"
        }
        Doubt::DrawPassedUnnoticed => {
            "La patta senza richiesta è sfuggita e la partita è finita altrimenti: che cosa vale?"
        }
    }
}

pub(super) const fn side(doubt: Doubt, side: Side) -> &'static str {
    match (doubt, side) {
        (Doubt::TouchBreachInitiative, Side::First) => {
            "Solo su reclamo tempestivo dell’avversario."
        }
        (Doubt::TouchBreachInitiative, Side::Second) => "Sì, se ha visto il fatto.",
        (Doubt::NonMove, Side::First) => {
            "Un errore senza sanzione fissa; due minuti all’avversario sono adeguati."
        }
        (Doubt::NonMove, Side::Second) => "Una mossa illegale, con la relativa sanzione.",
        (Doubt::RookFirstCastling, Side::First) => {
            "Sì: l’arrocco comincia dal Re, e qui è cominciato dalla Torre."
        }
        (Doubt::RookFirstCastling, Side::Second) => {
            "No: la posizione è legale, sono violate solo le norme sul pezzo toccato."
        }
        (Doubt::IrregularMate, Side::First) => "Sì: basta che la mossa di matto sia legale.",
        (Doubt::IrregularMate, Side::Second) => "No: la mossa di matto dev’essere anche regolare.",
        (Doubt::TouchBreachInBlitz, Side::First) => "No: si decide su richiesta dell’avversario.",
        (Doubt::TouchBreachInBlitz, Side::Second) => "Sì: si reclama come una mossa illegale.",
        (Doubt::PlainIllegalityInBlitz, Side::First) => {
            "No: conta solo il reclamo dell’avversario."
        }
        (Doubt::PlainIllegalityInBlitz, Side::Second) => "Sì, se può.",
        (Doubt::HalfCastling, Side::First) => "Sì: l’orologio l’ha completata così com’è.",
        (Doubt::HalfCastling, Side::Second) => "No: l’arrocco è ancora da portare a termine.",
        (Doubt::IllegalMoveThenFlag, Side::First) => {
            "La mossa illegale: si annulla prima di guardare la bandierina."
        }
        (Doubt::IllegalMoveThenFlag, Side::Second) => {
            "La bandierina: la partita è persa per il tempo."
        }
        (Doubt::FlagFellUnseen, Side::First) => {
            "La bandierina, perché è caduta prima della mossa illegale."
        }
        (Doubt::FlagFellUnseen, Side::Second) => {
            "La mossa illegale: la bandierina vale da quando è vista o reclamata."
        }
        (Doubt::TwoHandsBeforeThePress, Side::First) => "Sì: l’articolo non parla dell’orologio.",
        (Doubt::TwoHandsBeforeThePress, Side::Second) => {
            "No: come ogni mossa illegale, conta solo quando si preme l’orologio."
        }
        (Doubt::BlitzMinutes2018, Side::First) => "Uno, come dice l’appendice sul lampo.",
        (Doubt::BlitzMinutes2018, Side::Second) => {
            "Due, perché l’appendice sul gioco rapido rinvia alla norma principale."
        }
        (Doubt::BlitzMinutes2023, Side::First) => {
            "Due: l’appendice rinvia alle norme principali senza modificarle."
        }
        (Doubt::BlitzMinutes2023, Side::Second) => "Uno, come nel gioco rapido.",
        (Doubt::FlagCalledIn2017, Side::First) => "Sì, deve.",
        (Doubt::FlagCalledIn2017, Side::Second) => "Può farlo, ma può anche attendere il reclamo.",
        (Doubt::Chess960RookFirst, Side::First) => {
            "Una mossa di Torre: è stata toccata prima del Re."
        }
        (Doubt::Chess960RookFirst, Side::Second) => {
            "Nulla che faccia perdere: la partita si rigioca."
        }
        (Doubt::RookFirstInUsChess, Side::First) => "Sì: si muove la Torre.",
        (Doubt::RookFirstInUsChess, Side::Second) => {
            "No, se l’organizzatore ha annunciato la variante che lo consente."
        }
        (Doubt::OpponentsFaultBeforeFlag, Side::First) => {
            "La mancanza: i tempi si fissano secondo il miglior giudizio e la partita prosegue."
        }
        (Doubt::OpponentsFaultBeforeFlag, Side::Second) => {
            "La bandierina: la partita è persa per il tempo."
        }
        (Doubt::LaterIllegalMove, Side::First) => "Sì, a carico di chi l’ha eseguita.",
        (Doubt::LaterIllegalMove, Side::Second) => "No: cade con le mosse annullate.",
        (Doubt::ReplyMadeOrCompleted, Side::First) => "Quando è eseguita: il pezzo è lasciato.",
        (Doubt::ReplyMadeOrCompleted, Side::Second) => "Quando è completata: l’orologio è premuto.",
        (Doubt::TwoHandedMateIn2017, Side::First) => {
            "Sì: la partita è finita prima che si prema l’orologio."
        }
        (Doubt::TwoHandedMateIn2017, Side::Second) => "No: con due mani la mossa è illegale.",
        (Doubt::ArbiterAfterForfeit, Side::First) => {
            "No: ciò che non si può più reclamare resta com’è."
        }
        (Doubt::ArbiterAfterForfeit, Side::Second) => {
            "Sì: decade il reclamo, non il dovere dell’arbitro."
        }
        (Doubt::TogetherSince2014, Side::First) => {
            "Sì, come se il Re fosse stato toccato per primo."
        }
        (Doubt::TogetherSince2014, Side::Second) => {
            "No: il testo dice il Re e poi una Torre, perciò vale la regola del pezzo toccato."
        }
        (Doubt::CaptureAmongSeveral, Side::First) => {
            "No: contano solo i primi toccati di ciascun colore."
        }
        (Doubt::CaptureAmongSeveral, Side::Second) => {
            "Sì: viene prima ogni cattura legale fra i pezzi toccati."
        }
        (Doubt::MinutesForAClaimNotHeard, Side::First) => {
            "Sì: è una richiesta risultata non corretta."
        }
        (Doubt::MinutesForAClaimNotHeard, Side::Second) => {
            "No: il diritto è perduto e non si esamina nulla."
        }
        (Doubt::IncompleteClaim, Side::First) => "Sì: non è presentata come vuole il Regolamento.",
        (Doubt::IncompleteClaim, Side::Second) => {
            "No: l’arbitro lo invita a presentarla come vuole il Regolamento."
        }
        (Doubt::ClaimWithoutScoresheet, Side::First) => "Sì, per quanto l’arbitro può verificare.",
        (Doubt::ClaimWithoutScoresheet, Side::Second) => "No: il testo chiede una mossa scritta.",
        (Doubt::EnPassantByABoundPawn, Side::First) => "No: le mosse possibili sono le stesse.",
        (Doubt::EnPassantByABoundPawn, Side::Second) => {
            "Sì: il testo non dice che la cattura debba essere legale."
        }
        (Doubt::DrawPassedUnnoticed, Side::First) => {
            "La patta: da quel momento la partita era finita."
        }
        (Doubt::DrawPassedUnnoticed, Side::Second) => {
            "La fine successiva: ciò che l’arbitro ha mancato è materia di ricorso."
        }
    }
}

pub(super) fn holder(holder: Holder) -> String {
    let named = match holder {
        Holder::Letter => "la lettera della norma",
        Holder::Pagano => "Pagano, Salerno 2012",
        Holder::Proposal(number) => {
            return format!("proposta {number} del seminario di Pagano, Salerno 2012");
        }
        Holder::Gijssen => "Gijssen, rubrica del 2011",
        Holder::ArbitersManual => "il Manuale FIDE per arbitri",
        Holder::Slide(number) => {
            return format!("diapositiva {number} del seminario di Pagano, Salerno 2012");
        }
        Holder::Practice => "la prassi e le chiavi d’esame",
        Holder::EuropeanCouncil => "il consiglio arbitrale della European Chess Union, 2019",
        Holder::Players => "giocatori che allora lo sostennero",
        Holder::FideInterpretation => "le interpretazioni FIDE del giugno 2017",
        Holder::AppealsCommittee2019 => "la commissione d’appello in Nepomniachtchi–So, 2019",
        Holder::VariationI => "la variante I delle regole della US Chess",
        Holder::FindingOfFact => "un fatto che l’arbitro deve accertare",
    };
    named.to_owned()
}
