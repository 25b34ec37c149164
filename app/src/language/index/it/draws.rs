//! In our own Italian words: draws.

use acconcio_core::laws::index::Subject;

pub(super) static ENTRIES: &[(Subject, &str)] = &[
    (
        Subject::DrawRules,
        "Limiti alle patte | Il bando può vietare le patte d’accordo, del tutto o fino a una \
         certa mossa.",
    ),
    (
        Subject::DrawOffer,
        "Offerta di patta | Dopo la mossa e prima dell’orologio, senza condizioni; non si può \
         ritirare.",
    ),
    (Subject::ClaimIsOffer, "La richiesta è un’offerta | Chi chiede patta la offre anche."),
    (
        Subject::RepetitionAhead,
        "Terza volta, in arrivo | Chi ha il tratto scrive la mossa, la dichiara all’arbitro e \
         chiede patta.",
    ),
    (
        Subject::RepetitionAheadFixed,
        "Terza volta, in arrivo | Chi ha il tratto trascrive la mossa, senza poterla cambiare, \
         la dichiara e chiede patta.",
    ),
    (
        Subject::RepetitionNow,
        "Terza volta, sulla scacchiera | Chi ha il tratto chiede patta prima di toccare \
         alcunché.",
    ),
    (
        Subject::SamePosition,
        "La stessa posizione | Stesso tratto, stessi pezzi sulle stesse case, stesse mosse \
         possibili.",
    ),
    (
        Subject::SameEnPassant,
        "L’en passant conta | Non è la stessa se allora un pedone si poteva prendere en passant \
         e ora no.",
    ),
    (
        Subject::SameCastling,
        "L’arrocco conta | Il diritto di arroccare conta, finché Re o Torre non si sono davvero \
         mossi.",
    ),
    (
        Subject::FiftyAhead,
        "Cinquanta mosse, in arrivo | Senza catture né mosse di pedone: chi ha il tratto \
         trascrive la mossa, la dichiara e chiede patta.",
    ),
    (
        Subject::FiftyNow,
        "Cinquanta mosse, compiute | Chi ha il tratto chiede patta dopo cinquanta per parte \
         senza catture né mosse di pedone.",
    ),
    (
        Subject::ClaimLostByTouch,
        "Chi tocca non chiede più | Toccato un pezzo, per quella mossa non si può più chiedere \
         patta.",
    ),
    (
        Subject::ClaimMayStop,
        "Orologio alla richiesta | Il richiedente può fermarlo; non può ritirare la richiesta.",
    ),
    (
        Subject::ClaimShallStop,
        "Orologio alla richiesta | Lo ferma il richiedente o l’arbitro; la richiesta non si può \
         ritirare.",
    ),
    (
        Subject::ClaimWrongThree,
        "Richiesta infondata | Tre minuti all’avversario; la mossa annunciata va giocata.",
    ),
    (
        Subject::ClaimWrongTwo,
        "Richiesta infondata | Due minuti all’avversario; la mossa annunciata va giocata.",
    ),
    (
        Subject::FivefoldInARow,
        "Quintupla ripetizione | La stessa posizione per cinque volte di seguito: patta senza \
         richiesta.",
    ),
    (
        Subject::Fivefold,
        "Quintupla ripetizione | La stessa posizione cinque volte, anche lontane fra loro: \
         patta senza richiesta.",
    ),
    (
        Subject::SeventyFive,
        "Settantacinque mosse | Per parte, senza catture né mosse di pedone: patta senza \
         richiesta, a meno che l’ultima dia matto.",
    ),
    (
        Subject::DeadPositionAgain,
        "Posizione morta, di nuovo | Ripetuto fra le patte: se il matto è impossibile la \
         partita finisce.",
    ),
    (
        Subject::QuickplayFinish,
        "Fase finale rapida | La fase in cui tutte le mosse rimanenti hanno un solo tempo \
         fisso.",
    ),
    (
        Subject::BothFlagsMechanical,
        "Entrambe le bandierine | Senza incremento, ordine ignoto: patta nell’ultimo periodo, \
         altrimenti si prosegue.",
    ),
    (
        Subject::QuickplayIncrement,
        "Chiedere un incremento | Sotto i due minuti si possono chiedere cinque secondi a mossa \
         per entrambi; vale anche come offerta di patta.",
    ),
    (
        Subject::QuickplayClaim,
        "Richiesta di patta sotto i due minuti | Perché l’avversario non cerca di vincere, o \
         non può con mezzi normali; decide l’arbitro, subito o dopo.",
    ),
    (
        Subject::QuickplayNoArbiter,
        "Senza arbitro presente | La richiesta chiude la partita; posizione e formulario vanno \
         a un arbitro.",
    ),
];
