//! In our own Italian words: the clock.

use acconcio_core::laws::index::Subject;

pub(super) static ENTRIES: &[(Subject, &str)] = &[
    (
        Subject::Clock,
        "L’orologio | Due quadranti, uno solo in moto; ciascuno ha una bandierina che cade a \
         tempo scaduto.",
    ),
    (
        Subject::AllottedTime,
        "Mosse e tempo | Tante mosse, o tutte, nel tempo assegnato; gli incrementi si \
         annunciano prima.",
    ),
    (
        Subject::FlagCheck,
        "Dopo la caduta | Si controlla subito se le mosse richieste sono state giocate.",
    ),
    (
        Subject::DefaultTime,
        "Ritardo | Il bando fissa la tolleranza; se tace, è zero. Chi arriva oltre perde.",
    ),
    (Subject::Completed, "Mossa completata | La mossa eseguita si completa premendo l’orologio."),
    (
        Subject::CompletedByNextMove,
        "Orologio dimenticato | La mossa senza orologio si completa quando lo stesso giocatore \
         esegue la successiva.",
    ),
    (
        Subject::PressAllowed,
        "Poter premere | Il giocatore deve poter premere il proprio orologio; il tempo fino ad \
         allora è suo.",
    ),
    (
        Subject::SameHand,
        "Stessa mano | Preme la mano che ha mosso; nessun dito resta sul pulsante.",
    ),
    (Subject::ClockHandled, "Cura dell’orologio | Non si batte, non si solleva, non si rovescia."),
    (
        Subject::ClockHandledAfterMove,
        "Cura dell’orologio | Non si batte, non si solleva, non si rovescia e non si preme \
         prima di muovere.",
    ),
    (
        Subject::AdjustOwnTime,
        "Acconciare col proprio tempo | Acconcia i pezzi solo chi ha l’orologio in moto.",
    ),
    (
        Subject::ClockAssistant,
        "Chi preme per il giocatore | Chi non può usare l’orologio può avere un assistente; il \
         tempo si compensa con equità.",
    ),
    (
        Subject::FlagFallen,
        "Bandierina caduta | Vale da quando l’arbitro la vede o un giocatore la segnala a \
         ragione.",
    ),
    (
        Subject::LossOnTime,
        "Perdita per il tempo | Chi a tempo scaduto non ha fatto le mosse perde; è patta se \
         l’avversario non potrebbe mai mattare.",
    ),
    (
        Subject::ClockDefect,
        "Orologio difettoso | L’orologio fa fede salvo difetto evidente; allora l’arbitro lo \
         sostituisce e fissa i tempi.",
    ),
    (
        Subject::ClockSettingWrong,
        "Impostazione errata | Si ferma subito l’orologio e lo si regola bene.",
    ),
    (
        Subject::BothFlags,
        "Entrambe le bandierine | Ordine ignoto: patta nell’ultimo periodo, altrimenti si \
         prosegue.",
    ),
    (Subject::Interruption, "Interruzione | Se la partita va sospesa, l’arbitro ferma l’orologio."),
    (
        Subject::PlayerStopsClock,
        "Il giocatore ferma l’orologio | Solo per chiamare l’arbitro, ad esempio se manca il \
         pezzo per la promozione.",
    ),
    (
        Subject::NoGoodReason,
        "Fermato senza motivo | Chi ferma l’orologio senza motivo è sanzionato.",
    ),
    (Subject::Screens, "Schermi in sala | Schermi e orologi possono mostrare posizione e mosse."),
];
