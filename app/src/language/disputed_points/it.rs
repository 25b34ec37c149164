//! The disputed points in Italian.

use acconcio_adjudication::disputed_points::{DisputedPoint, Holder, Side};

pub(super) fn question(disputed_point: DisputedPoint) -> &'static str {
    match disputed_point {
        DisputedPoint::TouchBreachInitiative => {
            "Per una violazione dell’articolo 4 l’arbitro interviene d’ufficio?"
        }
        DisputedPoint::NonMove => "Che cos’è premere l’orologio senza aver mosso?",
        DisputedPoint::RookFirstCastling => {
            "L’arrocco eseguito muovendo prima la Torre è una mossa illegale?"
        }
        DisputedPoint::IrregularMate => {
            "Lo scacco matto termina la partita anche se il pezzo toccato era un altro?"
        }
        DisputedPoint::TouchBreachInBlitz => {
            "Nel lampo senza supervisione adeguata, una violazione dell’articolo 4 fa perdere \
                 la partita su reclamo?"
        }
        DisputedPoint::PlainIllegalityInBlitz => {
            "Nel lampo senza supervisione adeguata, l’arbitro interviene se entrambi i Re sono \
                 sotto scacco o una promozione è incompleta?"
        }
        DisputedPoint::HalfCastling => {
            "Re mosso di due case, Torre ferma, orologio premuto: è una mossa illegale?"
        }
        DisputedPoint::IllegalMoveThenFlag => {
            "Completata una mossa illegale, cade la bandierina dell’avversario: che cosa viene prima?"
        }
        DisputedPoint::FlagFellUnseen => {
            "La bandierina è caduta inosservata, poi l’avversario ha completato una mossa illegale: \
                 che cosa viene prima?"
        }
        DisputedPoint::TwoHandsBeforeThePress => {
            "Due mani rendono illegale la mossa anche prima che si prema l’orologio?"
        }
        DisputedPoint::BlitzMinutes2018 => {
            "Nel lampo senza supervisione adeguata, quanti minuti spettano all’avversario per una \
             mossa illegale?"
        }
        DisputedPoint::BlitzMinutes2023 => {
            "Nel lampo con supervisione adeguata, quanti minuti spettano all’avversario per una \
             mossa illegale?"
        }
        DisputedPoint::FlagCalledIn2017 => {
            "Senza supervisione adeguata, l’arbitro dichiara la bandierina che vede cadere?"
        }
        DisputedPoint::Chess960RookFirst => {
            "Negli Scacchi960, che cos’è muovere per prima la Torre nell’arroccare?"
        }
        DisputedPoint::RookFirstInUsChess => {
            "Secondo la US Chess, toccare prima la Torre preclude l’arrocco?"
        }
        DisputedPoint::OpponentsFaultBeforeFlag => {
            "La bandierina è caduta dopo una mancanza dell’avversario: che cosa viene prima?"
        }
        DisputedPoint::LaterIllegalMove => {
            "Due mosse illegali, una per parte, prima che si scopra la prima: conta anche la seconda?"
        }
        DisputedPoint::ReplyMadeOrCompleted => {
            "Il diritto di reclamare cessa con la risposta eseguita o con la risposta completata?"
        }
        DisputedPoint::TwoHandedMateIn2017 => "Lo scacco matto dato con due mani resta valido?",
        DisputedPoint::ArbiterAfterForfeit => {
            "L’arbitro interviene ancora se l’avversario, toccando, ha perso il diritto di reclamare?"
        }
        DisputedPoint::TogetherSince2014 => {
            "Re e Torre toccati insieme e arrocco illegale: deve muovere il Re?"
        }
        DisputedPoint::CaptureAmongSeveral => {
            "Toccati più pezzi: viene prima una qualsiasi cattura fra di essi?"
        }
        DisputedPoint::MinutesForAClaimNotHeard => {
            "Richiesta di patta che non può essere ammessa: l’avversario riceve il tempo?"
        }
        DisputedPoint::IncompleteClaim => "Richiesta su una mossa non scritta prima: va respinta?",
        DisputedPoint::ClaimWithoutScoresheet => {
            "Rapid e lampo senza formulario: basta la mossa dichiarata?"
        }
        DisputedPoint::EnPassantByABoundPawn => {
            "Un pedone che non può catturare al varco: la posizione è un’altra?"
        }
        DisputedPoint::DrawPassedUnnoticed => {
            "La patta senza richiesta è sfuggita e la partita è finita altrimenti: che cosa vale?"
        }
        DisputedPoint::PlainIllegalityBeforeTheReply => {
            "Due Re sotto scacco o pedone in ultima traversa, prima della risposta: chi interviene?"
        }
        DisputedPoint::MateByReplacedPawn => {
            "La Donna messa al posto del pedone dà matto e l’infrazione fa perdere: che cosa vale?"
        }
        DisputedPoint::QuickplayWithIncrement => {
            "Nel 2009, si può richiedere la patta in un finale rapido giocato con incremento?"
        }
        DisputedPoint::IncrementBeforeClaim => {
            "Nel finale rapido, prima di richiedere la patta si deve chiedere un incremento?"
        }
        DisputedPoint::DeclaredMateAccepted => {
            "La partita finisce se l’avversario accetta un matto che sulla scacchiera non c’è?"
        }
    }
}

pub(super) fn side(disputed_point: DisputedPoint, side: Side) -> &'static str {
    match (disputed_point, side) {
        (DisputedPoint::TouchBreachInitiative, Side::First) => {
            "Solo su reclamo tempestivo dell’avversario."
        }
        (DisputedPoint::TouchBreachInitiative, Side::Second) => "Sì, se ha visto il fatto.",
        (DisputedPoint::NonMove, Side::First) => {
            "Un errore senza sanzione fissa; due minuti all’avversario sono adeguati."
        }
        (DisputedPoint::NonMove, Side::Second) => "Una mossa illegale, con la relativa sanzione.",
        (DisputedPoint::RookFirstCastling, Side::First) => {
            "Sì: l’arrocco comincia dal Re, e qui è cominciato dalla Torre."
        }
        (DisputedPoint::RookFirstCastling, Side::Second) => {
            "No: la posizione è legale, sono violate solo le norme sul pezzo toccato."
        }
        (DisputedPoint::IrregularMate, Side::First) => {
            "Sì: basta che la mossa di matto sia legale."
        }
        (DisputedPoint::IrregularMate, Side::Second) => {
            "No: la mossa di matto dev’essere anche regolare."
        }
        (DisputedPoint::TouchBreachInBlitz, Side::First) => {
            "No: si decide su richiesta dell’avversario."
        }
        (DisputedPoint::TouchBreachInBlitz, Side::Second) => {
            "Sì: si reclama come una mossa illegale."
        }
        (DisputedPoint::PlainIllegalityInBlitz, Side::First) => {
            "No: conta solo il reclamo dell’avversario."
        }
        (DisputedPoint::PlainIllegalityInBlitz, Side::Second) => "Sì, se può.",
        (DisputedPoint::HalfCastling, Side::First) => "Sì: l’orologio l’ha completata così com’è.",
        (DisputedPoint::HalfCastling, Side::Second) => {
            "No: l’arrocco è ancora da portare a termine."
        }
        (DisputedPoint::IllegalMoveThenFlag, Side::First) => {
            "La mossa illegale: si annulla prima di guardare la bandierina."
        }
        (DisputedPoint::IllegalMoveThenFlag, Side::Second) => {
            "La bandierina: la partita è persa per il tempo."
        }
        (DisputedPoint::FlagFellUnseen, Side::First) => {
            "La bandierina, perché è caduta prima della mossa illegale."
        }
        (DisputedPoint::FlagFellUnseen, Side::Second) => {
            "La mossa illegale: la bandierina vale da quando è vista o reclamata."
        }
        (DisputedPoint::TwoHandsBeforeThePress, Side::First) => {
            "Sì: l’articolo non parla dell’orologio."
        }
        (DisputedPoint::TwoHandsBeforeThePress, Side::Second) => {
            "No: come ogni mossa illegale, conta solo quando si preme l’orologio."
        }
        (DisputedPoint::BlitzMinutes2018, Side::First) => "Uno, come dice l’appendice sul lampo.",
        (DisputedPoint::BlitzMinutes2018, Side::Second) => {
            "Due, perché l’appendice sul gioco rapido rinvia alla norma principale."
        }
        (DisputedPoint::BlitzMinutes2023, Side::First) => {
            "Due: l’appendice rinvia alle norme principali senza modificarle."
        }
        (DisputedPoint::BlitzMinutes2023, Side::Second) => "Uno, come nel gioco rapido.",
        (DisputedPoint::FlagCalledIn2017, Side::First) => "Sì, deve.",
        (DisputedPoint::FlagCalledIn2017, Side::Second) => {
            "Può farlo, ma può anche attendere il reclamo."
        }
        (DisputedPoint::Chess960RookFirst, Side::First) => {
            "Una mossa di Torre: è stata toccata prima del Re."
        }
        (DisputedPoint::Chess960RookFirst, Side::Second) => {
            "Nulla che faccia perdere: la partita si rigioca."
        }
        (DisputedPoint::RookFirstInUsChess, Side::First) => "Sì: si muove la Torre.",
        (DisputedPoint::RookFirstInUsChess, Side::Second) => {
            "No, se l’organizzatore ha annunciato la variante che lo consente."
        }
        (DisputedPoint::OpponentsFaultBeforeFlag, Side::First) => {
            "La mancanza: i tempi si fissano secondo il miglior giudizio e la partita prosegue."
        }
        (DisputedPoint::OpponentsFaultBeforeFlag, Side::Second) => {
            "La bandierina: la partita è persa per il tempo."
        }
        (DisputedPoint::LaterIllegalMove, Side::First) => "Sì, a carico di chi l’ha eseguita.",
        (DisputedPoint::LaterIllegalMove, Side::Second) => "No: cade con le mosse annullate.",
        (DisputedPoint::ReplyMadeOrCompleted, Side::First) => {
            "Quando è eseguita: il pezzo è lasciato."
        }
        (DisputedPoint::ReplyMadeOrCompleted, Side::Second) => {
            "Quando è completata: l’orologio è premuto."
        }
        (DisputedPoint::TwoHandedMateIn2017, Side::First) => {
            "Sì: la partita è finita prima che si prema l’orologio."
        }
        (DisputedPoint::TwoHandedMateIn2017, Side::Second) => {
            "No: con due mani la mossa è illegale."
        }
        (DisputedPoint::ArbiterAfterForfeit, Side::First) => {
            "No: ciò che non si può più reclamare resta com’è."
        }
        (DisputedPoint::ArbiterAfterForfeit, Side::Second) => {
            "Sì: decade il reclamo, non il dovere dell’arbitro."
        }
        (DisputedPoint::TogetherSince2014, Side::First) => {
            "Sì, come se il Re fosse stato toccato per primo."
        }
        (DisputedPoint::TogetherSince2014, Side::Second) => {
            "No: il testo dice il Re e poi una Torre, perciò vale la regola del pezzo toccato."
        }
        (DisputedPoint::CaptureAmongSeveral, Side::First) => {
            "No: contano solo i primi toccati di ciascun colore."
        }
        (DisputedPoint::CaptureAmongSeveral, Side::Second) => {
            "Sì: viene prima ogni cattura legale fra i pezzi toccati."
        }
        (DisputedPoint::MinutesForAClaimNotHeard, Side::First) => {
            "Sì: è una richiesta risultata non corretta."
        }
        (DisputedPoint::MinutesForAClaimNotHeard, Side::Second) => {
            "No: il diritto è perduto e non si esamina nulla."
        }
        (DisputedPoint::IncompleteClaim, Side::First) => {
            "Sì: non è presentata come vuole il Regolamento."
        }
        (DisputedPoint::IncompleteClaim, Side::Second) => {
            "No: l’arbitro lo invita a presentarla come vuole il Regolamento."
        }
        (DisputedPoint::ClaimWithoutScoresheet, Side::First) => {
            "Sì, per quanto l’arbitro può verificare."
        }
        (DisputedPoint::ClaimWithoutScoresheet, Side::Second) => {
            "No: il testo chiede una mossa scritta."
        }
        (DisputedPoint::EnPassantByABoundPawn, Side::First) => {
            "No: le mosse possibili sono le stesse."
        }
        (DisputedPoint::EnPassantByABoundPawn, Side::Second) => {
            "Sì: il testo non dice che la cattura debba essere legale."
        }
        (DisputedPoint::DrawPassedUnnoticed, Side::First) => {
            "La patta: da quel momento la partita era finita."
        }
        (DisputedPoint::DrawPassedUnnoticed, Side::Second) => {
            "La fine successiva: ciò che l’arbitro ha mancato è materia di ricorso."
        }
        (DisputedPoint::PlainIllegalityBeforeTheReply, Side::First) => {
            "L’arbitro, finché l’avversario non ha eseguito la sua mossa."
        }
        (DisputedPoint::PlainIllegalityBeforeTheReply, Side::Second) => {
            "Solo l’avversario: l’arbitro attende che la mossa successiva sia completata."
        }
        (DisputedPoint::MateByReplacedPawn, Side::First) => {
            "La sanzione: la partita è patta, perché chi è matto non può dare matto."
        }
        (DisputedPoint::MateByReplacedPawn, Side::Second) => {
            "Il matto: pone fine alla partita all’istante."
        }
        (DisputedPoint::QuickplayWithIncrement, Side::First) => {
            "No: con l’incremento il tempo per le mosse rimanenti non è limitato."
        }
        (DisputedPoint::QuickplayWithIncrement, Side::Second) => {
            "Sì: l’articolo 10 non parla di incrementi."
        }
        (DisputedPoint::IncrementBeforeClaim, Side::First) => {
            "No: la richiesta è per le manifestazioni i cui orologi non danno incrementi."
        }
        (DisputedPoint::IncrementBeforeClaim, Side::Second) => {
            "Sì: la richiesta vale quando non si applica quella dell’incremento."
        }
        (DisputedPoint::DeclaredMateAccepted, Side::First) => {
            "No: finisce con il matto, o con un giocatore che dichiara di abbandonare."
        }
        (DisputedPoint::DeclaredMateAccepted, Side::Second) => {
            "Sì: accettandolo l’avversario ha abbandonato."
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
