//! In our own Italian words: the board, the moves, the touch, the end.

use acconcio_core::laws::index::Subject;

pub(super) static ENTRIES: &[(Subject, &str)] = &[
    (
        Subject::HavingTheMove,
        "Avere il tratto | Il tratto passa al giocatore appena la mossa dell’avversario è stata \
         eseguita.",
    ),
    (Subject::Aim, "Lo scopo | Vince chi dà scacco matto al Re avversario."),
    (
        Subject::KingIsNotCaptured,
        "Il Re non si cattura | Il Re non si prende mai, e nessuno può lasciarlo dove potrebbe \
         essere preso.",
    ),
    (
        Subject::BoardPlaced,
        "Come si pone la scacchiera | Ciascun giocatore ha una casa chiara nell’angolo alla \
         propria destra.",
    ),
    (
        Subject::InitialPosition,
        "La posizione iniziale | Dove sta ciascun pezzo prima della prima mossa.",
    ),
    (
        Subject::OwnPieceInTheWay,
        "Case occupate | Non si va su una casa occupata da un proprio pezzo; il pezzo \
         avversario che vi sta si cattura e lascia la scacchiera.",
    ),
    (Subject::BishopMoves, "L’Alfiere | Si muove lungo le diagonali."),
    (Subject::RookMoves, "La Torre | Si muove lungo colonna e traversa."),
    (Subject::QueenMoves, "La Donna | Si muove lungo colonna, traversa e diagonali."),
    (Subject::NoPassingOver, "Nessun salto | Alfiere, Torre e Donna non scavalcano altri pezzi."),
    (
        Subject::KnightMoves,
        "Il Cavallo | Va di due case in linea retta e di una di lato, scavalcando ciò che \
         incontra.",
    ),
    (
        Subject::PawnMoves,
        "Il pedone | Avanza diritto e cattura di una casa in diagonale, in avanti.",
    ),
    (
        Subject::EnPassant,
        "En passant | Il pedone appena avanzato di due case si può prendere come se ne avesse \
         fatta una, subito o mai più.",
    ),
    (
        Subject::Promotion,
        "Promozione | Sull’ultima traversa il pedone si cambia, nella stessa mossa, con Donna, \
         Torre, Alfiere o Cavallo.",
    ),
    (Subject::KingMoves, "Il Re | Si muove di una casa in ogni direzione."),
    (
        Subject::Castling,
        "Arrocco | Una sola mossa di Re e Torre: il Re va di due case verso la Torre, che lo \
         scavalca.",
    ),
    (
        Subject::CastlingHindered,
        "Niente arrocco | Mai più se il Re o quella Torre si è mosso; non ora sotto scacco, \
         attraverso una casa attaccata o sopra un pezzo.",
    ),
    (
        Subject::OwnKingSafe,
        "Il proprio Re | Nessuna mossa può mettere o lasciare il proprio Re sotto scacco.",
    ),
    (
        Subject::LegalMove,
        "Mossa legale | La mossa è legale se rispetta tutto ciò che chiede l’articolo 3.",
    ),
    (
        Subject::IllegalMove,
        "Mossa illegale | La mossa che viola una qualsiasi regola dell’articolo 3.",
    ),
    (
        Subject::IllegalPosition,
        "Posizione illegale | Quella a cui nessuna serie di mosse legali può portare.",
    ),
    (Subject::OneHand, "Una sola mano | Una mossa, una mano."),
    (
        Subject::Adjusting,
        "Acconciare | Chi ha il tratto può acconciare i pezzi, dopo averlo annunciato.",
    ),
    (
        Subject::TouchIsIntent,
        "Il contatto conta | Ogni contatto non palesemente accidentale vale come intenzionale.",
    ),
    (Subject::TouchedOwn, "Toccato un proprio pezzo | Si muove il primo toccato che può muovere."),
    (
        Subject::TouchedOpponent,
        "Toccato un pezzo avversario | Si cattura il primo toccato che può essere catturato.",
    ),
    (
        Subject::TouchedOneEach,
        "Toccato un pezzo per colore | Si esegue quella cattura, se legale; altrimenti si gioca \
         il primo toccato giocabile.",
    ),
    (
        Subject::TouchedSeveralEach,
        "Toccati pezzi dei due colori | Il primo pezzo proprio cattura il primo avversario; se \
         non può, si gioca il primo toccato giocabile.",
    ),
    (Subject::KingAndRookTouched, "Toccati Re e Torre | Si arrocca da quel lato, se è legale."),
    (
        Subject::RookTouchedFirst,
        "La Torre prima del Re | Da quel lato non si arrocca in questa mossa; vale la Torre \
         come pezzo toccato.",
    ),
    (
        Subject::CastlingMeantTogether,
        "Arrocco voluto ma illegale | Toccato il Re, da solo o con la Torre: altra mossa di Re, \
         altrimenti qualsiasi mossa.",
    ),
    (
        Subject::CastlingMeantInOrder,
        "Arrocco voluto ma illegale | Toccato il Re e poi la Torre: altra mossa di Re, \
         altrimenti qualsiasi mossa.",
    ),
    (
        Subject::PromotionChoice,
        "Scelta del nuovo pezzo | È definitiva quando il nuovo pezzo tocca la casa di \
         promozione.",
    ),
    (
        Subject::NothingPlayable,
        "Nulla di giocabile fra i toccati | Si gioca qualsiasi mossa legale.",
    ),
    (
        Subject::WaysToPromote,
        "Modi di promuovere | Si toglie il pedone e si mette il pezzo, in qualsiasi ordine; il \
         pedone può anche non toccare l’ultima traversa.",
    ),
    (
        Subject::Released,
        "Pezzo lasciato, pezzo giocato | Il pezzo lasciato su una casa legale vi resta; la \
         mossa è allora eseguita.",
    ),
    (
        Subject::CaptureMade,
        "Cattura eseguita | Quando il pezzo preso è fuori e quello che prende ha lasciato la \
         mano.",
    ),
    (
        Subject::CastlingBegun,
        "Re lasciato per arroccare | Mossa non ancora eseguita; resta solo l’arrocco da quel \
         lato, se legale.",
    ),
    (
        Subject::CastlingBegunElse,
        "Re lasciato per arroccare | Resta solo quell’arrocco; se è illegale, altra mossa di \
         Re; se non ce n’è, qualsiasi mossa.",
    ),
    (
        Subject::PromotionMadePawnFirst,
        "Promozione eseguita | Tolto il pedone e lasciato il nuovo pezzo; il pedone lasciato \
         sull’ultima traversa fissa la casa.",
    ),
    (
        Subject::PromotionMade,
        "Promozione eseguita | Quando il nuovo pezzo è lasciato sulla sua casa e il pedone è \
         fuori.",
    ),
    (
        Subject::TouchClaimForfeited,
        "Reclamo prima di toccare | Chi vuole contestare una violazione dell’articolo 4 lo fa \
         prima di toccare un pezzo per giocarlo.",
    ),
    (
        Subject::MovingAssistant,
        "Chi muove per il giocatore | Chi non può muovere i pezzi può avere un assistente \
         gradito all’arbitro.",
    ),
    (
        Subject::Checkmate,
        "Scacco matto | Chiude subito la partita, se la mossa che lo dà è legale.",
    ),
    (
        Subject::CheckmateRegular,
        "Scacco matto | Chiude subito la partita, se la mossa è legale e rispetta le regole sul \
         tocco; la mano unica non è richiesta.",
    ),
    (Subject::Resignation, "Abbandono | Chiude subito la partita; vince l’avversario."),
    (
        Subject::ResignationMayDraw,
        "Abbandono | Chiude subito la partita; vince l’avversario, oppure è patta se non \
         potrebbe mai mattare.",
    ),
    (Subject::Stalemate, "Stallo | Nessuna mossa legale e Re non sotto scacco: subito patta."),
    (
        Subject::DeadPosition,
        "Posizione morta | Nessuno può più dare matto in alcun modo: subito patta.",
    ),
    (Subject::AgreedDraw, "Patta d’accordo | I giocatori si accordano e la partita finisce."),
    (
        Subject::AgreedDrawAfterAMove,
        "Patta d’accordo | I giocatori si accordano, dopo almeno una mossa ciascuno.",
    ),
];
