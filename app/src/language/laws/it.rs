//! Paraphrases of the rules in Italian.

use acconcio_adjudication::laws::Rule;

pub(super) fn rule(rule: Rule) -> &'static str {
    match rule {
        Rule::KingIsNotCaptured => {
            "Il Re non si cattura mai, e nessuno può lasciare il proprio Re alla cattura."
        }
        Rule::BishopMoves => "L’Alfiere si muove lungo le sue diagonali.",
        Rule::RookMoves => "La Torre si muove lungo la sua colonna o la sua traversa.",
        Rule::QueenMoves => "La Donna si muove lungo colonna, traversa o diagonale.",
        Rule::NoPassingOver => "Alfiere, Torre e Donna non scavalcano altri pezzi.",
        Rule::KnightMoves => "Il Cavallo va di due case in linea retta e di una di lato.",
        Rule::PawnMoves => {
            "Il pedone avanza diritto e cattura di una casa in diagonale, in avanti."
        }
        Rule::Promotion => {
            "Il pedone giunto sull’ultima traversa si cambia con un pezzo nell’ambito della \
             stessa mossa."
        }
        Rule::KingMoves => "Il Re va in una casa adiacente che non sia attaccata.",
        Rule::Castling => {
            "Nell’arrocco si muove prima il Re, di due case verso la Torre; poi la Torre lo passa."
        }
        Rule::OwnKingSafe => "Nessuna mossa può mettere o lasciare il proprio Re sotto scacco.",
        Rule::OneHand => "La mossa si esegue con una mano sola.",
        Rule::Adjusting => {
            "Chi ha il tratto può acconciare i pezzi, purché lo dichiari prima di toccarli."
        }
        Rule::TouchIntended => "Il tocco vincola se il pezzo doveva essere mosso o catturato.",
        Rule::TouchPresumed => {
            "Il tocco che non è chiaramente accidentale si considera intenzionale."
        }
        Rule::TouchedOwnPiece => {
            "Fra i propri pezzi toccati deliberatamente si muove il primo che può essere mosso."
        }
        Rule::TouchedOpponentPiece => {
            "Fra i pezzi avversari toccati deliberatamente si cattura il primo che può essere \
             catturato."
        }
        Rule::TouchedBothColours => {
            "Toccato un pezzo di ciascun colore, si esegue quella cattura, se è legale; altrimenti \
             si gioca il primo pezzo toccato che può essere giocato."
        }
        Rule::KingAndRookTouched => {
            "Chi tocca deliberatamente Re e Torre arrocca da quel lato, se l’arrocco è legale."
        }
        Rule::RookTouchedFirst => {
            "Chi tocca la Torre prima del Re non può, con questa mossa, arroccare da quel lato."
        }
        Rule::CastlingMeantButIllegal => {
            "Se si voleva arroccare e l’arrocco è illegale, il Re fa un’altra mossa legale; se non \
             ne ha, si gioca una qualsiasi mossa legale."
        }
        Rule::PromotionChoice => {
            "La scelta del pezzo di promozione è definitiva quando il pezzo tocca la casa."
        }
        Rule::NothingTouchedPlayable => {
            "Se nessuno dei pezzi toccati può essere mosso o catturato, si gioca una qualsiasi \
             mossa legale."
        }
        Rule::ReleasedPieceStands => {
            "Il pezzo rilasciato in una casa con una mossa legale vi resta: la mossa è eseguita."
        }
        Rule::ReleasedCastlingKing => {
            "Rilasciato il Re a due case dalla sua, l’arrocco da quel lato va portato a termine, \
             se è legale."
        }
        Rule::ReleasedPromotionPawn => {
            "Rilasciato il pedone sull’ultima traversa, non si può più giocarlo in un’altra casa."
        }
        Rule::IllegalMoveDefined => {
            "Una mossa è illegale quando non rispetta ciò che l’articolo 3 richiede."
        }
        Rule::IllegalPosition => {
            "Una posizione a cui nessuna serie di mosse legali può portare è illegale."
        }
        Rule::LegalMove => {
            "Una mossa è legale quando rispetta tutto ciò che si richiede al movimento dei pezzi."
        }
        Rule::TouchClaim => {
            "L’avversario può reclamare una violazione delle norme sul pezzo toccato."
        }
        Rule::TouchClaimForfeited => {
            "Il diritto di reclamare una violazione delle norme sul pezzo toccato decade quando \
             l’avversario tocca deliberatamente un pezzo."
        }
        Rule::Checkmate => "Lo scacco matto termina subito la partita.",
        Rule::Resignation => "La partita termina quando un giocatore abbandona.",
        Rule::Stalemate => "Lo stallo termina subito la partita.",
        Rule::DeadPosition => "La partita è subito patta se nessuno può più dare matto.",
        Rule::AgreedDraw => "La partita termina quando i giocatori si accordano per la patta.",
        Rule::CompletedByClock => {
            "La mossa è completata quando il giocatore ha fermato il proprio orologio, a meno che \
             termini la partita."
        }
        Rule::ClockTimesByJudgement => {
            "Quando c’è qualcosa da rimettere a posto, l’arbitro regola gli orologi secondo il suo \
             miglior giudizio."
        }
        Rule::IllegalMoveUndone => {
            "La mossa illegale completata e constatata durante la partita si annulla; per la mossa \
             che la sostituisce valgono le norme sul pezzo toccato."
        }
        Rule::IllegalMovePenalty => {
            "La sanzione per la mossa illegale completata è fissa: tempo all’avversario, partita \
             persa, oppure prima l’uno e poi, alla recidiva, l’altra."
        }
        Rule::NoMateNoLoss => {
            "Se l’avversario non potrebbe dare matto con alcuna serie di mosse legali, la partita \
             è patta anziché persa."
        }
        Rule::LawsAreObserved => "L’arbitro vigila sulla stretta osservanza del Regolamento.",
        Rule::Penalties => {
            "Dove nessuna sanzione è fissata, l’arbitro ne sceglie una dal suo elenco."
        }
        Rule::NoIntervention => {
            "L’arbitro non interviene nella partita se non nei casi previsti dal Regolamento."
        }
        Rule::SupervisedPlay => {
            "Con supervisione adeguata, anche a gioco veloce valgono le regole del tempo lungo."
        }
        Rule::UnsupervisedRapid => {
            "Senza supervisione adeguata prevalgono le norme speciali dell’appendice."
        }
        Rule::TouchRulingOnRequest => {
            "Nel gioco veloce senza supervisione adeguata, sulle violazioni dell’articolo 4 si \
             decide solo su richiesta di un giocatore."
        }
        Rule::IllegalMoveOnClaim => {
            "Nel gioco rapido senza supervisione adeguata l’avversario reclama la mossa illegale prima di \
             eseguire la propria."
        }
        Rule::PlainIllegality => {
            "Se entrambi i Re sono sotto scacco o una promozione è incompleta, l’arbitro \
             interviene, se può."
        }
        Rule::RapidRuleSwitchedOff => {
            "Nel lampo senza supervisione adeguata non si applica la norma del gioco rapido sulle mosse \
             illegali."
        }
        Rule::IllegalMoveLosesOnClaim => {
            "Dopo una mossa illegale completata, nel lampo l’avversario può reclamare la vittoria \
             prima di eseguire la propria."
        }
        Rule::CorrectionByAgreement => {
            "Dopo la mossa dell’avversario solo i due giocatori, d’accordo, possono rimediare, \
             senza l’arbitro."
        }
        Rule::HavingTheMove => {
            "I giocatori muovono a turno; chi non ha il tratto non tocca i pezzi."
        }
        Rule::Chess960Castling => {
            "Negli Scacchi960 Re e Torre finiscono dove li porta l’arrocco usuale, da qualunque \
             casa partano, se le case del tragitto sono libere e il Re non passa per case attaccate."
        }
        Rule::TwoHands => "Usare due mani per una sola mossa vale come mossa illegale.",
        Rule::UpsideDownRook => {
            "Una Torre messa capovolta nella casa di promozione è una Torre, qualunque cosa sia stata \
             annunciata."
        }
        Rule::ReleasedKingOtherwise => {
            "Se il Re è stato rilasciato per un arrocco illegale, si fa un’altra mossa legale di \
             Re; se non ce n’è, una qualsiasi mossa legale."
        }
        Rule::GameEndingMove => {
            "Una mossa termina la partita solo se è legale ed eseguita secondo le norme sul pezzo \
             toccato."
        }
        Rule::CompletedByNextMove => {
            "La mossa per cui non si è premuto l’orologio è completata dalla mossa successiva dello \
             stesso giocatore."
        }
        Rule::PressIsAllowed => "A un giocatore va sempre permesso di premere l’orologio.",
        Rule::HandOnClock => "L’orologio si preme con la mano che ha eseguito la mossa.",
        Rule::ImproperPress => {
            "Premere l’orologio prima di muovere è un uso scorretto; la sanzione non è fissata."
        }
        Rule::ClockWithoutMove => "Premere l’orologio senza aver mosso vale come mossa illegale.",
        Rule::FlagFallen => {
            "La bandierina si considera caduta quando l’arbitro lo constata o un giocatore lo \
             reclama fondatamente."
        }
        Rule::FlagOnClaim => {
            "Il giocatore può reclamare la caduta della bandierina avversaria, che da quel momento \
             si considera caduta."
        }
        Rule::ArbiterCallsFlag => "L’arbitro che constata la caduta di una bandierina la dichiara.",
        Rule::DrawClaimLost => {
            "Chi ha toccato un pezzo per giocarlo, o eseguito la mossa, perde per quella mossa il diritto di reclamare la patta."
        }
        Rule::ClaimIsOffer => {
            "Richiedere la patta vale anche come proposta di patta, e l’avversario può accettarla."
        }
        Rule::RepetitionAhead => {
            "Chi ha il tratto può richiedere la patta perché la sua mossa farebbe apparire la stessa posizione per la terza volta: la scrive, la dichiara all’arbitro e non la esegue."
        }
        Rule::AnnouncedMoveFixed => "La mossa scritta per la richiesta non si può cambiare.",
        Rule::RepetitionNow => {
            "Chi ha il tratto può richiedere la patta perché la stessa posizione è appena apparsa per la terza volta, qualunque cosa si sia giocata nel frattempo; senza richiesta non accade nulla."
        }
        Rule::SamePosition => {
            "Le posizioni sono le stesse se il tratto è dello stesso giocatore, pezzi dello stesso tipo e colore occupano le stesse case ed entrambi potrebbero eseguire le stesse mosse."
        }
        Rule::SameEnPassant => {
            "Finché un pedone può essere catturato al varco, la posizione non è la stessa di quando non può più esserlo."
        }
        Rule::SameCastling => {
            "Finché un giocatore ha il diritto di arroccare, anche se ora non può usarlo, la posizione non è la stessa di quando muovendo l’ha perduto."
        }
        Rule::FiftyAhead => {
            "Chi ha il tratto può richiedere la patta perché con la sua mossa, scritta e dichiarata, ciascuno avrà eseguito cinquanta mosse senza catture e senza mosse di pedone."
        }
        Rule::FiftyNow => {
            "Chi ha il tratto può richiedere la patta perché ciascuno ha eseguito cinquanta mosse senza catture e senza mosse di pedone."
        }
        Rule::ClaimStopsClocks => {
            "Per una richiesta di patta il giocatore o l’arbitro ferma gli orologi."
        }
        Rule::ClaimNotWithdrawn => "La richiesta di patta non si può ritirare.",
        Rule::CorrectClaim => "Se la richiesta risulta corretta la partita è immediatamente patta.",
        Rule::WrongClaim => {
            "Se la richiesta risulta non corretta l’avversario riceve del tempo, e la partita prosegue."
        }
        Rule::AnnouncedMovePlayed => {
            "Dopo una richiesta non corretta si gioca la mossa annunciata, se è legale."
        }
        Rule::ClaimWithoutScoresheet => {
            "Chi non trascrive perché non vi è tenuto conserva il diritto di richiedere la patta."
        }
        Rule::Fivefold => {
            "Quando la stessa posizione è apparsa cinque volte la partita è patta senza richiesta."
        }
        Rule::SeventyFive => {
            "Quando ciascuno ha eseguito settantacinque mosse senza catture e senza mosse di pedone la partita è patta senza richiesta, salvo che l’ultima mossa dia scacco matto."
        }
        Rule::DrawOffer => {
            "La patta si propone dopo la mossa e prima di premere l’orologio. Un’offerta in altro momento è valida; non può essere condizionata e resta finché è accettata, rifiutata a voce o toccando un pezzo per giocarlo."
        }
        Rule::QuickplayFinish => {
            "Il finale rapido è la fase in cui tutte le mosse rimanenti vanno eseguite in un tempo limitato."
        }
        Rule::QuickplayExcluded => "Le norme sul finale rapido non valgono per questa partita.",
        Rule::QuickplayClaim => {
            "Chi ha il tratto e meno di due minuti può, prima che cada la sua bandierina, richiedere la patta perché l’avversario non fa alcuno sforzo per vincere con mezzi normali, o non può."
        }
        Rule::QuickplayAccepted => "Se l’arbitro è d’accordo, dichiara patta la partita.",
        Rule::QuickplayPostponed => {
            "Altrimenti rinvia la decisione e può dare due minuti all’avversario; può dichiarare la patta più tardi, anche dopo la caduta di una bandierina."
        }
        Rule::QuickplayRejected => {
            "Se l’arbitro respinge la richiesta, l’avversario riceve due minuti."
        }
        Rule::QuickplayFinal => "La decisione dell’arbitro è definitiva.",
        Rule::QuickplayIncrement => {
            "Chi ha il tratto e meno di due minuti può chiedere un incremento di cinque secondi per entrambi; vale anche come offerta di patta. Se è rifiutata e l’arbitro acconsente, si regolano gli orologi e l’avversario riceve due minuti."
        }
        Rule::QuickplayNoArbiter => {
            "Senza arbitro la richiesta conclude la partita; posizione e mosse si sottopongono a un arbitro."
        }
        Rule::LossOnTime => {
            "Chi non ha eseguito le mosse in tempo perde; se l’avversario non potrebbe dare matto, \
             la partita è patta."
        }
        Rule::BothFlags => {
            "Se le bandierine sono cadute entrambe e non si può stabilire quale per prima, \
             nell’ultimo periodo la partita è patta."
        }
        Rule::BothFlagsDown => {
            "Quando sono cadute entrambe le bandierine la partita è patta, quale che sia caduta per \
             prima."
        }
        Rule::WrongSetUp => {
            "La partita iniziata da una posizione errata si annulla e se ne gioca una nuova."
        }
        Rule::BoardTurned => {
            "Se la scacchiera è orientata male, la posizione si trasferisce su una orientata bene e \
             la partita prosegue."
        }
        Rule::ColoursReversed => {
            "La partita iniziata a colori invertiti prosegue, se l’arbitro non decide altrimenti."
        }
        Rule::SetUpCutoff => {
            "Quando ciascun giocatore ha completato un certo numero di mosse, la disposizione \
             errata non si corregge più."
        }
        Rule::PiecesDisplaced => {
            "Chi sposta dei pezzi inavvertitamente li rimette a posto, a proprie spese di tempo."
        }
        Rule::DisplacementFound => {
            "Se si scopre che dei pezzi sono stati spostati, si ripristina la posizione precedente \
             o, se non si può stabilire, l’ultima identificabile."
        }
        Rule::PawnBecomesQueen => {
            "Se si preme l’orologio con il pedone ancora sull’ultima traversa, la mossa è illegale \
             e il pedone diventa Donna."
        }
        Rule::PromotionToFinish => {
            "Se si preme l’orologio con il pedone ancora sull’ultima traversa, l’avversario può \
             rimettere in moto l’orologio del giocatore, e la promozione va portata a termine."
        }
        Rule::Distraction => "È vietato disturbare o infastidire l’avversario.",
        Rule::Advice => "È vietato servirsi di suggerimenti o di qualsiasi altro aiuto.",
        Rule::Refusal => "Chi persiste nel rifiuto di attenersi al Regolamento perde la partita.",
        Rule::Appeal => "Contro la decisione dell’arbitro si può ricorrere.",
        Rule::Bystanders => {
            "Chi non gioca resta fuori dalla partita; l’irregolarità che vede può segnalarla solo \
             all’arbitro."
        }
        Rule::IllegalMoveBeforeReply => {
            "Nel gioco veloce senza supervisione adeguata l’arbitro che vede la mossa illegale o \
             l’avversario che la reclama agiscono prima che l’avversario abbia eseguito la mossa \
             successiva; poi la mossa resta."
        }
        Rule::LateIllegalPosition => {
            "Con entrambi i Re sotto scacco o un pedone sull’ultima traversa l’arbitro attende che \
             sia completata un’altra mossa; se la posizione è ancora illegale, la partita è patta."
        }
        Rule::CorrectionAmongLastMoves => {
            "La mossa illegale si corregge solo se è fra le ultime del giocatore; se è più vecchia, \
             resta."
        }
        Rule::CorrectionAmongLastMovesInTimePressure => {
            "In zeitnot solo l’avversario può reclamare la mossa illegale, e solo fra meno mosse."
        }
        Rule::OldTouchedMan => "Il pezzo toccato va giocato.",
        Rule::OldEnemyManTouched => {
            "Chi tocca un pezzo avversario lo cattura o, se non può, muove il Re."
        }
        Rule::OldFalseMove => {
            "Dopo una mossa falsa si procede con i rimedi che il codice mette a disposizione \
             dell’avversario."
        }
        Rule::OldObjection => {
            "Chi vuole opporsi a una mossa lo fa prima di toccare un pezzo; dopo ne ha perso il \
             diritto."
        }
        Rule::OldDrawClaim => {
            "Il codice non conosce richieste di patta: i giocatori possono solo accordarsi."
        }
        Rule::OldGameEnd => {
            "Lo scacco matto, lo stallo, l’abbandono e l’accordo chiudono la partita."
        }
    }
}
