//! In our own Italian words: irregularities and recording.

use acconcio_core::laws::index::Subject;

pub(super) static ENTRIES: &[(Subject, &str)] = &[
    (
        Subject::ClockTimes,
        "Tempi dopo una correzione | L’arbitro regola tempi e contamosse secondo il suo miglior \
         giudizio.",
    ),
    (
        Subject::ClockTimesMayStay,
        "Tempi dopo una correzione | Secondo il miglior giudizio dell’arbitro, che può anche \
         lasciarli invariati.",
    ),
    (
        Subject::WrongSetUp,
        "Posizione iniziale errata | Scoperta durante il gioco: partita annullata, se ne gioca \
         una nuova.",
    ),
    (
        Subject::BoardTurned,
        "Scacchiera girata | Si trasferisce la posizione su una scacchiera ben posta e si \
         prosegue.",
    ),
    (Subject::ColoursGoOn, "Colori invertiti | Si prosegue, salvo diversa decisione dell’arbitro."),
    (
        Subject::ColoursTenMoves,
        "Colori invertiti | Prima di dieci mosse per parte: nuova partita; da lì in poi si \
         prosegue.",
    ),
    (
        Subject::PiecesDisplaced,
        "Pezzi urtati | Chi li sposta li rimette a posto col proprio tempo.",
    ),
    (
        Subject::IllegalMoveUndone,
        "Mossa illegale annullata | Scoperta durante la partita: si torna alla posizione \
         precedente; la nuova mossa segue le regole sul tocco.",
    ),
    (
        Subject::PawnLeft,
        "Pedone non promosso | Vale come mossa illegale e si annulla; il nuovo pezzo si sceglie \
         liberamente.",
    ),
    (
        Subject::PawnBecomesQueen,
        "Pedone non promosso | Illegale una volta premuto l’orologio; il pedone diventa Donna.",
    ),
    (
        Subject::PenaltyThird,
        "Sanzione per le mosse illegali | Due minuti all’avversario la prima e la seconda \
         volta; la terza fa perdere.",
    ),
    (
        Subject::PenaltySecond,
        "Sanzione per le mosse illegali | Due minuti all’avversario; la seconda volta si perde, \
         o si patta se egli non potrebbe mai mattare.",
    ),
    (Subject::ClockWithoutMove, "Orologio premuto senza muovere | Si tratta come mossa illegale."),
    (
        Subject::ClockWithoutMovePenalty,
        "Sanzione per l’orologio senza mossa | Due minuti all’avversario; la seconda volta si \
         perde, o si patta se egli non potrebbe mai mattare.",
    ),
    (
        Subject::TwoHandsAtOnce,
        "Due mani | Due mani per una mossa valgono mossa illegale; il testo non chiede \
         l’orologio.",
    ),
    (
        Subject::TwoHandsPenalty,
        "Sanzione per le due mani | Due minuti all’avversario; la seconda volta si perde, o si \
         patta se egli non potrebbe mai mattare.",
    ),
    (
        Subject::TwoHandsPressed,
        "Due mani | Due mani per una mossa e orologio premuto: come mossa illegale.",
    ),
    (
        Subject::DisplacementFound,
        "Pezzi fuori posto scoperti dopo | Si torna alla posizione precedente, o all’ultima \
         certa.",
    ),
    (
        Subject::Recording,
        "Trascrizione | Ciascuno trascrive tutte le mosse, una dopo l’altra, in notazione \
         algebrica.",
    ),
    (
        Subject::ElectronicSheet,
        "Formulario elettronico | Un dispositivo certificato dalla FIDE può sostituire la \
         carta.",
    ),
    (
        Subject::NotInAdvance,
        "Mai in anticipo | La mossa non si scrive prima di giocarla, salvo per chiedere patta o \
         metterla in busta.",
    ),
    (
        Subject::ReplyFirst,
        "Prima la risposta | Si può rispondere prima di scrivere, ma non restare indietro di \
         due mosse.",
    ),
    (
        Subject::ScoreAssistant,
        "Chi scrive per il giocatore | Chi non può scrivere può avere un assistente; il tempo \
         si compensa con equità.",
    ),
    (
        Subject::FiveMinutes,
        "Sotto i cinque minuti | Con meno, e un incremento sotto i trenta secondi, si può non \
         scrivere fino alla fine del periodo.",
    ),
    (
        Subject::NeitherRecords,
        "Nessuno scrive | L’arbitro cerca di trascrivere; caduta una bandierina si ferma \
         l’orologio e si completano i formulari.",
    ),
    (
        Subject::OneDoesNotRecord,
        "Uno non scrive | Caduta una bandierina completa il formulario prima di muovere.",
    ),
    (
        Subject::NoFullScore,
        "Nessun formulario completo | I giocatori ricostruiscono la partita su un’altra \
         scacchiera, sotto gli occhi dell’arbitro.",
    ),
    (
        Subject::NextPeriod,
        "Conto incerto | La mossa seguente vale come prima del periodo successivo.",
    ),
    (
        Subject::ResultSigned,
        "Risultato firmato | Entrambi confermano il risultato; resta anche se errato, salvo \
         decisione dell’arbitro.",
    ),
];
