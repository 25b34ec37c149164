//! In our own Italian words: rapid, blitz and what else is appended.

use acconcio_core::laws::index::Subject;

pub(super) static ENTRIES: &[(Subject, &str)] = &[
    (
        Subject::RapidFifteen,
        "Che cos’è il rapid | Da quindici a meno di sessanta minuti a testa, contando \
         l’incremento per sessanta mosse.",
    ),
    (
        Subject::RapidTen,
        "Che cos’è il rapid | Più di dieci e meno di sessanta minuti a testa, contando \
         l’incremento per sessanta mosse.",
    ),
    (Subject::RapidNoRecord, "Nessun obbligo di scrivere | Le mosse si possono non trascrivere."),
    (
        Subject::RapidClaimsKept,
        "Nessun obbligo di scrivere | Le mosse si possono non trascrivere, senza perdere alcun \
         diritto di richiesta.",
    ),
    (
        Subject::RapidOneMinute,
        "Un minuto, non due | Mosse illegali e richieste infondate costano un minuto.",
    ),
    (
        Subject::RapidSupervised,
        "Gioco rapido con supervisione adeguata | Valgono le regole di torneo; per esempio un arbitro \
         ogni tre partite.",
    ),
    (
        Subject::RapidSupervisedRecorded,
        "Gioco rapido con supervisione adeguata | Valgono le regole di torneo se un arbitro segue al \
         massimo tre partite e ognuna è trascritta.",
    ),
    (
        Subject::RapidLooks,
        "Vedere il formulario | Avendo il tratto si può chiedere di vederlo, cinque volte a \
         partita.",
    ),
    (
        Subject::RapidUnsupervised,
        "Gioco rapido senza supervisione adeguata | Le norme che seguono prevalgono sulle regole di \
         torneo.",
    ),
    (
        Subject::CutoffThree,
        "Dopo tre mosse | Completate tre mosse a testa: nessun reclamo su posizione, scacchiera \
         o orologio.",
    ),
    (
        Subject::CutoffTen,
        "Dopo dieci mosse | Completate dieci mosse a testa: posizione, scacchiera e orologio \
         restano come sono.",
    ),
    (
        Subject::MisplacedNoCastling,
        "Fuori posto, niente arrocco | Da allora il Re mal collocato non arrocca.",
    ),
    (
        Subject::TouchOnRequest,
        "Tocco solo su richiesta | Sull’articolo 4 l’arbitro decide solo se un giocatore lo \
         chiede.",
    ),
    (
        Subject::RapidIllegalOnClaim,
        "Mossa illegale su reclamo | L’avversario reclama prima della propria mossa; solo \
         allora l’arbitro decide.",
    ),
    (
        Subject::PlainIllegality,
        "Casi evidenti | Entrambi i Re sotto scacco o promozione incompleta: l’arbitro \
         interviene, se può.",
    ),
    (
        Subject::RapidIllegalLoses,
        "La mossa illegale perde | Se l’arbitro o l’avversario agisce prima della mossa \
         seguente; patta se egli non potrebbe mai mattare.",
    ),
    (
        Subject::RapidIllegalBeforeReply,
        "Mossa illegale, prima della risposta | L’arbitro o l’avversario agisce prima della \
         mossa seguente; dopo, essa resta.",
    ),
    (
        Subject::FlagOnlyClaimed,
        "La bandierina spetta ai giocatori | Vale quando un giocatore la segnala; l’arbitro \
         tace, salvo che siano cadute entrambe.",
    ),
    (
        Subject::OwnFlagUp,
        "Chiedere la vittoria per il tempo | Si ferma l’orologio; bisogna avere ancora tempo \
         sul proprio.",
    ),
    (
        Subject::WinOnTime,
        "Chiedere la vittoria per il tempo | Chi la chiede può fermare l’orologio; patta se non \
         potrebbe mai mattare.",
    ),
    (Subject::RapidBothFlags, "Entrambe le bandierine nel rapid | La partita è patta."),
    (
        Subject::LateIllegalPosition,
        "Posizione illegale vista tardi | L’arbitro attende una mossa completata; se è ancora \
         illegale, la partita è patta.",
    ),
    (
        Subject::ArbiterMayCallFlag,
        "Arbitro e bandierina | Può segnalare la bandierina che vede cadere.",
    ),
    (Subject::ArbiterCallsFlag, "Arbitro e bandierina | Segnala la bandierina che vede cadere."),
    (
        Subject::RapidBranchNamed,
        "Lo dice il bando | Con o senza supervisione adeguata: il bando lo fissa per tutto il \
         torneo.",
    ),
    (
        Subject::BlitzFifteen,
        "Che cos’è il lampo | Meno di quindici minuti a testa, contando l’incremento per \
         sessanta mosse.",
    ),
    (
        Subject::BlitzTen,
        "Che cos’è il lampo | Dieci minuti a testa o meno, contando l’incremento per sessanta \
         mosse.",
    ),
    (
        Subject::BlitzOneMinute,
        "Un minuto, non due | Mosse illegali e richieste infondate costano un minuto.",
    ),
    (
        Subject::BlitzSupervised,
        "Lampo con supervisione adeguata | Un arbitro per partita: valgono le regole di torneo.",
    ),
    (
        Subject::BlitzUnsupervised,
        "Lampo senza supervisione adeguata | Valgono le norme del rapid per quel caso.",
    ),
    (
        Subject::BlitzSwitchedOff,
        "Non nel lampo | Non valgono la richiesta della fase rapida né la norma rapid sulle \
         mosse illegali.",
    ),
    (
        Subject::BlitzIllegalLoses,
        "Mossa illegale, vittoria su richiesta | Prima della propria mossa; è patta se non \
         potrebbe mai mattare. Poi solo d’accordo.",
    ),
    (
        Subject::BlitzBranchNamed,
        "Lo dice il bando | Con o senza supervisione adeguata: il bando lo fissa per tutto il \
         torneo.",
    ),
    (Subject::Notation, "Notazione algebrica | Come si scrivono le mosse."),
    (
        Subject::BlindPlayers,
        "Giocatori non vedenti | Due scacchiere, mosse annunciate e, se voluto, un assistente.",
    ),
    (Subject::Adjourning, "Partite sospese | Come si mette la mossa in busta e come si riprende."),
    (
        Subject::Chess960,
        "Scacchi960 | Pezzi sorteggiati dietro i pedoni: Re fra le Torri, Alfieri su colori \
         diversi.",
    ),
    (
        Subject::Chess960Castling,
        "Arrocco negli Scacchi960 | Re e Torre finiscono dove nell’arrocco ordinario; la via \
         dev’essere libera.",
    ),
];
