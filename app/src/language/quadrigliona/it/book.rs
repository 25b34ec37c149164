//! Paraphrases of the rules in Italian.

use acconcio_quadrigliona::book::Rule;

pub(in crate::language) fn rule(rule: Rule) -> &'static str {
    match rule {
        Rule::PreRegistration => {
            "Le squadre si iscrivono entro il giorno precedente; i posti sono limitati."
        }
        Rule::LateArrival => "Si può arrivare in ritardo, se concordato con l’organizzazione.",
        Rule::TakingPartAccepts => "Chi partecipa accetta il regolamento esposto in sala.",
        Rule::HoopsOnTheWay => {
            "Nel tragitto fra le scacchiere il corridore salta a piedi pari fra i cerchi."
        }
        Rule::PieceFalls => "Ogni pezzo che cade lungo il tragitto costa un minuto.",
        Rule::HoopTouched => "Ogni cerchio toccato costa un minuto.",
        Rule::MinuteOnBothClocks => {
            "Il minuto è tolto alla squadra che ha commesso l’errore, su entrambi i suoi orologi."
        }
        Rule::EveryOccurrenceCounts => "Ogni volta costa il suo minuto, senza un limite.",
        Rule::KnockOut => "Si gioca a eliminazione diretta, in almeno due gironi.",
        Rule::FreeExchange => "I componenti di una squadra possono scambiarsi liberamente.",
        Rule::CaptainNamed => "Ogni squadra designa un capitano prima che il gioco inizi.",
        Rule::TeamsToldApart => {
            "Le squadre si distinguono per cappellini di colore diverso, o in altro modo."
        }
        Rule::FifteenMinutes => "Quindici minuti per una partita.",
        Rule::MoverPresses => "Preme l’orologio il giocatore che ha eseguito la mossa.",
        Rule::OneHiredPlayer => {
            "Una squadra incompleta può ingaggiare un solo giocatore di una squadra già eliminata."
        }
        Rule::OrderOfRegistration => "Le squadre sono ammesse in ordine di iscrizione.",
        Rule::RaceBreaksTie => {
            "Un incontro patto può essere deciso da una gara a piedi, un giocatore per squadra."
        }
        Rule::AwardBreaksTie => {
            "Un incontro patto può essere assegnato alla squadra che ha già giocato ed è imbattuta."
        }
        Rule::FollowsFideBlitz => "Dove non è detto altro, vale il regolamento FIDE per il lampo.",
        Rule::TwoPlayersAndRunner => {
            "Una squadra è composta da due giocatori, su scacchiere diverse, e un corridore."
        }
        Rule::OneOfEachColour => "In ogni squadra un giocatore ha il Bianco e l’altro il Nero.",
        Rule::OnePieceAtATime => "Il corridore porta un solo pezzo per volta.",
        Rule::RunnerOffTheBoards => "Il corridore non sale sulle scacchiere.",
        Rule::RunnerOffTheClocks => "Il corridore non tocca gli orologi.",
        Rule::TwoGamesAtOnce => "Un incontro sono due partite diverse, giocate contemporaneamente.",
        Rule::ClocksInSight => {
            "Le scacchiere sono vicine e gli orologi all’esterno: ogni giocatore li vede entrambi."
        }
        Rule::BeginTogether => "Le due partite cominciano nello stesso momento.",
        Rule::CapturedGoesToPartner => "Ogni pezzo catturato va al compagno di chi l’ha catturato.",
        Rule::PassedAfterTheMove => {
            "Si consegna soltanto dopo aver completato la mossa di cattura."
        }
        Rule::ReserveOfPartner => "Entra nella riserva del compagno, di cui ha il colore.",
        Rule::ReserveVisible => "La riserva resta ben visibile alla squadra avversaria.",
        Rule::DropInsteadOfMove => {
            "Invece di muovere, un giocatore può mettere un pezzo della riserva in una casa libera \
             della propria scacchiera."
        }
        Rule::DropMayMate => "Il pezzo così messo può dare scacco, anche matto.",
        Rule::KingSafeAfterDrop => {
            "Alla fine del tratto il proprio Re non può essere sotto scacco; altrimenti la mossa è \
             illegale."
        }
        Rule::NoPawnOnEndRanks => "Un pedone non si mette nella prima né nell’ultima traversa.",
        Rule::OnlyReserveOnEmptySquare => {
            "Soltanto in una casa libera, e soltanto un pezzo che è nella riserva."
        }
        Rule::DroppedPawnStartsAnew => {
            "Un pedone messo nella traversa di partenza può avanzare di due case alla sua prima mossa."
        }
        Rule::DroppedPawnEnPassant => "Dopo quel doppio passo può essere catturato en passant.",
        Rule::DroppedRookNeverCastles => "Una Torre venuta dalla riserva non arrocca.",
        Rule::PromotedStaysPawn => {
            "Un pedone giunto nell’ultima traversa è promosso, ma il pezzo di legno resta un pedone."
        }
        Rule::PromotionNamedAloud => "Il giocatore dichiara a voce quale pezzo è da quel momento.",
        Rule::CapturedPromotedIsPawn => "Se viene catturato, va nella riserva come pedone.",
        Rule::OffBoardIsReserve => {
            "Tutti i pezzi di un giocatore che non sono sulle scacchiere valgono come riserva del \
             compagno."
        }
        Rule::NeverStalemated => "Nessuno è in stallo finché un pezzo può ancora essere messo.",
        Rule::NotMatedWhileDropParries => {
            "Uno scacco che un pezzo della riserva potrebbe parare non è matto, anche se la riserva \
             ora è vuota."
        }
        Rule::FinalMate => {
            "Il matto è definitivo se lo scacco viene da una casa adiacente, da un Cavallo o da due \
             pezzi insieme."
        }
        Rule::NoLackOfMaterial => {
            "A nessuno mancano mai i pezzi per dare matto: il compagno può mandargliene."
        }
        Rule::MayWait => {
            "Un giocatore può attendere un pezzo finché il gioco continua; il suo orologio corre."
        }
        Rule::OwnBoardOnly => "Ciascuno gioca la propria partita e non agisce su altre scacchiere.",
        Rule::OwnClockOnly => "Ciascuno preme il proprio orologio e nessun altro.",
        Rule::PartnersCaptures => "I pezzi catturati dal compagno si possono maneggiare.",
        Rule::HandsOffInOpponentsTurn => {
            "Durante il tratto dell’avversario non si muovono e non si toccano pezzi."
        }
        Rule::ViewNotObstructed => "Nessuno si frappone fra l’avversario e la sua scacchiera.",
        Rule::RepeatedViolations => {
            "Le violazioni ripetute possono essere punite, a discrezione dell’arbitro, fino alla \
             perdita della partita."
        }
        Rule::PartnersMayTalk => {
            "I compagni possono parlarsi: suggerire mosse, chiedere suggerimenti, chiedere di \
             attendere."
        }
        Rule::NoOffence => {
            "Nessuno irrita di proposito gli avversari con il comportamento o con le parole."
        }
        Rule::LittleNoise => "Il rumore è mantenuto al minimo.",
        Rule::NoTouchMove => "Il pezzo toccato non deve essere mosso.",
        Rule::CompletedByPress => {
            "Una mossa è completata quando il giocatore avvia l’orologio dell’avversario, non prima."
        }
        Rule::OneMoveAtATime => "Non si dovrebbero iniziare più mosse insieme.",
        Rule::TakenBackBeforePress => {
            "Finché l’orologio non è stato premuto, la mossa si può ritirare e sostituire."
        }
        Rule::DisputeByBoth => {
            "In caso di contenzioso i due giocatori della squadra, d’accordo, possono fermare \
             entrambi gli orologi e chiamare l’arbitro."
        }
        Rule::RepetitionClaim => {
            "Dopo tre ripetizioni della posizione un giocatore può reclamare la patta."
        }
        Rule::FourOccurrences => "Cioè la posizione si è verificata quattro volte.",
        Rule::CountedAloud => "Le ripetizioni sono state contate ad alta voce.",
        Rule::OnOneBoard => "Sono ripetizioni su una stessa scacchiera.",
        Rule::NotByDrops => "Nessun pezzo della riserva ha prodotto la posizione.",
        Rule::IllegalOncePressed => {
            "Una mossa è illegale solo quando l’orologio dell’avversario è in moto."
        }
        Rule::IllegalMoveMinute => {
            "Per la prima e la seconda mossa illegale l’avversario riceve un minuto."
        }
        Rule::ThirdIllegalMoveLoses => "La terza mossa illegale fa perdere.",
        Rule::FinishedGameStops => {
            "Appena una partita è finita, i due avversari smettono di giocare e fermano l’orologio."
        }
        Rule::FirstEndDecides => {
            "Questo pone fine all’incontro, qualunque cosa stia per accadere sull’altra scacchiera."
        }
        Rule::BothWonAtOnce => {
            "Se le due partite finiscono insieme e le ha vinte la stessa squadra, questa vince \
             l’incontro."
        }
        Rule::OtherwiseDrawn => {
            "In ogni altro caso in cui le due partite finiscono insieme l’incontro è patto."
        }
        Rule::CaptureAndMate => {
            "Una cattura dà al compagno il pezzo con cui matta subito, e chi ha catturato riceve a \
             sua volta matto subito: le due partite finiscono insieme."
        }
        Rule::OfferByBoth => "La patta è proposta da entrambi i giocatori della squadra.",
        Rule::AcceptanceByBoth => "È accettata da entrambi i giocatori dell’altra squadra.",
        Rule::AgreementDecides => "La patta così concordata è l’esito dell’incontro.",
        Rule::LegalMove => "I pezzi si muovono come in ogni partita a scacchi.",
        Rule::OwnKingSafe => "Nessuno lascia il proprio Re sotto scacco.",
        Rule::KingCastlesFirst => "Nell’arrocco si muove prima il Re.",
        Rule::EnPassant => "Un pedone appena avanzato di due case può essere catturato en passant.",
        Rule::PromotionCompleted => {
            "La promozione fa parte della mossa; se manca, la mossa è illegale."
        }
        Rule::Checkmate => "Lo scacco matto vince.",
        Rule::Resignation => "Chi abbandona perde.",
        Rule::Stalemate => "Lo stallo è patta.",
        Rule::IllegalMoveOnClaim => {
            "La mossa illegale si reclama prima di aver eseguito la propria mossa."
        }
        Rule::IllegalMoveLosesAtOnce => {
            "Nel lampo una mossa illegale completata fa perdere, su reclamo."
        }
        Rule::CorrectionByAgreement => {
            "Dopo la risposta dell’avversario, per correggere occorre l’accordo dei due giocatori."
        }
        Rule::IllegalMoveFound => "Ciò che l’arbitro rileva, lo rimette a posto.",
        Rule::PositionPutBack => "Si ripristina la posizione precedente alla mossa illegale.",
        Rule::TimesSet => "L’arbitro regola gli orologi.",
        Rule::NoQuickplayFinish => "Negli ultimi due minuti non si può chiedere la patta.",
        Rule::FlagOnClaim => {
            "La bandierina si considera caduta quando un giocatore lo reclama validamente."
        }
        Rule::BothFlagsDown => "Con entrambe le bandierine cadute la partita è patta.",
        Rule::LossOnTime => {
            "Chi supera il tempo perde, a meno che l’avversario non possa dare matto."
        }
        Rule::SetUpCutoff => {
            "L’errata disposizione si reclama prima che ciascuno abbia completato tre mosse."
        }
        Rule::WrongSetUp => "Se i pezzi erano disposti male, si comincia una nuova partita.",
        Rule::NoScoresheet => "Nessuno trascrive le mosse.",
        Rule::SamePosition => "Quando due posizioni sono la stessa.",
        Rule::WrongClaimMinutes => "Una richiesta di patta errata dà all’avversario tre minuti.",
        Rule::NoAdvice => "I consigli di altri sono vietati.",
        Rule::HavingTheMove => "Agisce sulla scacchiera soltanto chi ha il tratto.",
        Rule::Penalties => "I provvedimenti che il Regolamento mette a disposizione dell’arbitro.",
        Rule::NoIntervention => "Per il resto l’arbitro non interviene.",
    }
}
