//! In our own Italian words: points, players, arbiter.

use acconcio_core::laws::index::Subject;

pub(super) static ENTRIES: &[(Subject, &str)] = &[
    (
        Subject::Points,
        "Punti | Uno per la vittoria, mezzo per la patta, zero per la sconfitta, salvo diverso \
         annuncio.",
    ),
    (Subject::Disrepute, "Decoro del gioco | Nulla che getti discredito sugli scacchi."),
    (
        Subject::LeavingTheVenue,
        "Allontanarsi | Dalla sede, o dall’area di gioco avendo il tratto, solo col permesso \
         dell’arbitro.",
    ),
    (Subject::Advice, "Nessun aiuto | Niente appunti, niente consigli, niente altra scacchiera."),
    (Subject::PhoneSounds, "Telefoni | Spenti, o con permesso; se suona, si perde la partita."),
    (
        Subject::Devices,
        "Dispositivi elettronici | Nessuno in sede senza approvazione; il bando può ammetterli \
         spenti in una borsa.",
    ),
    (
        Subject::DeviceCarried,
        "Dispositivo addosso | Fa perdere la partita; il bando può prevedere di meno.",
    ),
    (
        Subject::Inspection,
        "Controlli | L’arbitro può far controllare abiti, borse e persona, in privato.",
    ),
    (Subject::Smoking, "Fumo | Solo dove l’arbitro lo consente."),
    (Subject::FinishedPlayers, "A partita finita | Chi ha finito è uno spettatore."),
    (
        Subject::Distraction,
        "Non disturbare | Vietato distrarre o infastidire l’avversario, anche con richieste o \
         offerte.",
    ),
    (
        Subject::Refusal,
        "Rifiuto persistente | Chi si ostina a non rispettare il Regolamento perde; l’arbitro \
         fissa il punteggio dell’avversario.",
    ),
    (
        Subject::Explanation,
        "Chiedere spiegazioni | Il giocatore può farsi spiegare dall’arbitro un punto del \
         Regolamento.",
    ),
    (
        Subject::Appeal,
        "Appello | Contro ogni decisione, salvo diversa norma del bando; non su quelle della \
         fase rapida.",
    ),
    (
        Subject::AppealSigned,
        "Appello | Contro ogni decisione, anche dopo la firma, salvo diversa norma del bando.",
    ),
    (
        Subject::Reconstruction,
        "Aiutare a ricostruire | Entrambi collaborano quando la partita va ricostruita.",
    ),
    (Subject::LawsObserved, "Primo dovere dell’arbitro | Far rispettare il Regolamento."),
    (
        Subject::BestInterest,
        "Per il torneo | Agisce nell’interesse del torneo e cura le condizioni di gioco.",
    ),
    (Subject::Disturbance, "Disturbo esterno | Può concedere tempo in più a uno o a entrambi."),
    (
        Subject::NoIntervention,
        "Non intervenire | Interviene solo nei casi previsti, e non ricorda a nessuno mosse o \
         orologio.",
    ),
    (Subject::Bystanders, "Chi assiste | Chi nota un’irregolarità avvisa solo l’arbitro."),
    (Subject::PhonesOfOthers, "Telefoni altrui | Nessuno ne usa in sede senza permesso."),
    (
        Subject::Penalties,
        "Sanzioni | Dall’ammonizione, per tempo e punti, fino alla perdita e all’espulsione.",
    ),
];
