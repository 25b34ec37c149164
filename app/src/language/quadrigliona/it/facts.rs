//! Facts of a match in Italian.

use acconcio_quadrigliona::act::{
    Agreement, Arrangement, Caps, Captaincy, Colours, Elimination, Misconduct, Moment, Need,
    Registration, RunnerFault, Saying,
};
use acconcio_quadrigliona::book::Fact;

use crate::language::quadrigliona::MatchContext;
use crate::language::{Language, capitalised};

const IT: Language = Language::Italian;

pub(in crate::language) fn fact(fact: &Fact, context: &MatchContext<'_>) -> String {
    let a = |role| capitalised(&IT.a_role(role));
    match fact {
        Fact::RulesAreSilent => "Il regolamento non ne dice nulla.".into(),
        Fact::NothingToCorrect => "Nulla richiede l’arbitro.".into(),
        Fact::Pressed(act) => format!("{} ha premuto l’orologio.", context.doer(IT, *act)),
        Fact::NotPressed => "L’orologio non è stato premuto.".into(),
        Fact::PressedBy(person, _) => {
            format!("L’orologio è stato premuto da altri: {}.", IT.somebody_within(*person))
        }
        Fact::Played(played) => {
            format!("La scacchiera mostra una mossa legale: {}.", IT.tandem(*played))
        }
        Fact::BoardShows(breach) => IT.breach(*breach),
        Fact::PutOnOccupiedSquare(square) => format!("In {square} c’era già un pezzo."),
        Fact::PawnPutOnEndRank(square) => {
            format!("Un pedone è stato messo in {square}, nella prima o nell’ultima traversa.")
        }
        Fact::KingLeftInCheck { king, by } => format!("Il Re in {king} è attaccato da {by}."),
        Fact::NotInReserve(role) => format!("Nella riserva non c’era: {}.", IT.role(*role)),
        Fact::StillOnItsWay(role) => {
            format!("Il pezzo non era ancora stato consegnato: {}.", IT.role(*role))
        }
        Fact::NotNamed(square) => {
            format!("Per il pedone in {square} non è stato dichiarato alcun pezzo.")
        }
        Fact::Named(role, square) => {
            format!("Il pedone in {square} è stato dichiarato {}.", IT.role(*role))
        }
        Fact::RookFromReserve(square) => format!("La Torre in {square} veniva dalla riserva."),
        Fact::RookMovedFirst(_) => "La Torre è stata mossa prima del Re.".into(),
        Fact::BoardUnchanged => "La scacchiera è come all’inizio del tratto.".into(),
        Fact::TakenBack => {
            "In questo tratto la scacchiera era cambiata, ed è stata ripristinata.".into()
        }
        Fact::SeveralBegun(pieces) => format!("Pezzi in movimento insieme: {pieces}."),
        Fact::OnlyTouched => "Qui toccare un pezzo non obbliga nessuno.".into(),
        Fact::Captured(role) => format!("Pezzo catturato: {}.", IT.role(*role)),
        Fact::CapturedCountedAs(role) => {
            format!("Ciò che è stato catturato valeva {}; di legno è un pedone.", IT.a_role(*role))
        }
        Fact::PawnPutOnStart(square) => {
            format!("Un pedone è stato messo in {square}, da dove i pedoni partono.")
        }
        Fact::CheckByContact(square) => format!("Lo scacco viene da {square}, accanto al Re."),
        Fact::CheckByKnight(square) => format!("Lo scacco viene dal Cavallo in {square}."),
        Fact::DoubleCheck(one, other) => {
            format!("Lo scacco viene da due pezzi, in {one} e in {other}.")
        }
        Fact::NothingCanParry => {
            "Qualunque pezzo possa arrivare, in nessuna casa parerebbe lo scacco.".into()
        }
        Fact::DropWouldParry(role, square) => {
            format!("{} in {square} parerebbe lo scacco.", a(*role))
        }
        Fact::CheckCanBeMet(played) => {
            format!("Lo scacco si può parare sulla scacchiera: {}.", IT.tandem(*played))
        }
        Fact::NotInCheck => "Il Re non è attaccato.".into(),
        Fact::NoMoveOnBoard => "Nessun pezzo sulla scacchiera può essere mosso.".into(),
        Fact::CouldArrive(role) => format!("{} può ancora arrivare.", a(*role)),
        Fact::NothingCanArrive => "La riserva è vuota, e nessun pezzo può più arrivare.".into(),
        Fact::CanMove(played) => format!("Si può eseguire una mossa: {}.", IT.tandem(*played)),
        Fact::FlagFell(seat, _) => format!("La bandierina {} è caduta.", IT.of_player_on(*seat)),
        Fact::FlagUp(seat) => format!("La bandierina {} è su.", IT.of_player_on(*seat)),
        Fact::BothDown(table) => {
            format!("Sulla {} sono cadute entrambe le bandierine.", IT.table(*table))
        }
        Fact::CouldNotMate(seat) => {
            format!("{} non può dare matto con ciò che ha.", IT.player_on(*seat))
        }
        Fact::ClaimedInTime(act) => format!("{} ha reclamato in tempo.", context.doer(IT, *act)),
        Fact::ClaimedAfterOwnMove(act) => {
            format!("{} ha reclamato dopo aver eseguito la propria mossa.", context.doer(IT, *act))
        }
        Fact::NoStanding(person, _) => {
            format!("{} non ha titolo per reclamare.", IT.somebody(*person))
        }
        Fact::ClaimedAlone(act) => format!(
            "{} ha agito da solo; il compagno non ha fermato con lui l’altro orologio.",
            context.doer(IT, *act)
        ),
        Fact::ClaimedTogether(_) => {
            "I due compagni, d’accordo, hanno fermato insieme entrambi gli orologi.".into()
        }
        Fact::NobodyClaimed => "Nessuno degli aventi diritto ha reclamato.".into(),
        Fact::OpponentReplied => "L’avversario aveva già risposto.".into(),
        Fact::BothAgreed => "I due giocatori si sono accordati per rimediare.".into(),
        Fact::ArbiterSaw => "L’arbitro l’ha visto.".into(),
        Fact::ArbiterDidNotSee => "L’arbitro non l’ha visto.".into(),
        Fact::OffenceNumber(seat, number) => {
            format!("È la mossa illegale numero {number} {}.", IT.of_player_on(*seat))
        }
        Fact::RunnerErred(team, fault, times) => {
            let fault = runner_fault(*fault);
            format!("{} {fault}{}.", IT.runner(*team), times_in_words(*times))
        }
        Fact::FellElsewhere(_) => {
            "Il pezzo è caduto su una scacchiera, non lungo il tragitto del corridore.".into()
        }
        Fact::TimeRunsOut(seat) => {
            format!("A disposizione {} restava meno tempo di quello tolto.", IT.of_player_on(*seat))
        }
        Fact::CarriedAtOnce(team, pieces) => {
            format!("{} ha portato insieme {pieces} pezzi.", IT.runner(*team))
        }
        Fact::HandedOver(role) => {
            format!("Consegnato dopo la pressione dell’orologio: {}.", IT.role(*role))
        }
        Fact::HandedOverTooEarly(role) => {
            format!("Consegnato prima della pressione dell’orologio: {}.", IT.role(*role))
        }
        Fact::Delivered(role, seat) => {
            format!("{} è nella riserva {}.", a(*role), IT.of_player_on(*seat))
        }
        Fact::Arisen(table, times) => format!(
            "Sulla {} la posizione si è verificata {}.",
            IT.table(*table),
            occurrences(*times)
        ),
        Fact::Counted(number) => format!("Si è contato ad alta voce fino a {number}."),
        Fact::NotCounted => "Le ripetizioni non sono state contate ad alta voce.".into(),
        Fact::DropBetween => {
            "Fra una volta e l’altra un pezzo della riserva è stato messo sulla scacchiera.".into()
        }
        Fact::ReservesDiffer => "Le riserve non erano ogni volta le stesse.".into(),
        Fact::Misbehaved(misconduct, act) => {
            format!("{} {}.", context.doer(IT, *act), misbehaved(*misconduct))
        }
        Fact::Repeatedly(team, times) => {
            format!("È la violazione numero {times} della {}.", IT.team_label(*team))
        }
        Fact::Said(person, saying) => format!("{} {}.", IT.somebody(*person), said(*saying)),
        Fact::InOpponentsTurn(act) => {
            format!("{} ha agito durante il tratto dell’avversario.", context.doer(IT, *act))
        }
        Fact::OnAnothersBoard(person, _) => {
            format!("{} ha agito su una scacchiera non sua.", IT.somebody(*person))
        }
        Fact::ArrangedOwnReserve => "Il giocatore ha solo ordinato la propria riserva.".into(),
        Fact::Waits(seat) => format!("{} attende, e il suo orologio corre.", IT.player_on(*seat)),
        Fact::BeganAlone(table, 0) => {
            format!("È cominciata soltanto la partita sulla {}.", IT.table(*table))
        }
        Fact::BeganAlone(table, seconds) => format!(
            "La partita sulla {} è cominciata prima dell’altra, di {}.",
            IT.table(*table),
            IT.spoken_clock(*seconds)
        ),
        Fact::BeganTogether => "Le due partite sono cominciate insieme.".into(),
        Fact::ClockShowed(seat, seconds) => {
            format!("L’orologio {} partiva da {}.", IT.of_player_on(*seat), IT.clock(*seconds))
        }
        Fact::SetUp(fault) => format!("{}.", IT.set_up_fault(*fault)),
        Fact::MovesCompleted(moves) => {
            format!("Mosse completate finora da ciascun giocatore: {moves}.")
        }
        Fact::Ended(table, _) => format!("La partita sulla {} è finita.", IT.table(*table)),
        Fact::OtherUnfinished(table) => {
            format!("La partita sulla {} non è finita.", IT.table(*table))
        }
        Fact::EndedTogether => "Le due partite sono finite nello stesso momento.".into(),
        Fact::CaptureWouldMate(role, square) => {
            format!("{} in {square} dà subito matto sull’altra scacchiera.", a(*role))
        }
        Fact::MatchOver => "L’incontro era già finito.".into(),
        Fact::ByBothMembers(team) => {
            format!("I due giocatori della {} erano d’accordo.", IT.team_label(*team))
        }
        Fact::ByOneMember(seat) => format!("{} ha agito senza il compagno.", IT.player_on(*seat)),
        Fact::ByCaptain(team) => format!(
            "Ha agito il capitano della {}, che non può farlo in luogo dei giocatori.",
            IT.team_label(*team)
        ),
        Fact::Declined(team) => {
            format!("{} non ha accettato.", capitalised(IT.team_within(*team)))
        }
        Fact::NoOffer => "Non c’è una proposta a cui rispondere.".into(),
        Fact::Resigned(seat) => format!("{} ha abbandonato.", IT.player_on(*seat)),
        Fact::AloneUnbeaten(team) => {
            format!("Soltanto {} ha già giocato ed è imbattuta.", IT.team_within(*team))
        }
        Fact::NoTeamAloneUnbeaten => {
            "Non c’è una sola squadra che abbia giocato e sia imbattuta.".into()
        }
        Fact::Arranged(arrangement) => arranged(*arrangement),
    }
}

pub(super) fn runner_fault(fault: RunnerFault) -> &'static str {
    match fault {
        RunnerFault::DropsPiece => "fa cadere un pezzo",
        RunnerFault::TouchesHoop => "tocca un cerchio",
        RunnerFault::StepsOnBoard => "sale su una scacchiera",
        RunnerFault::TouchesClock => "tocca un orologio",
    }
}

fn times_in_words(times: u8) -> String {
    if times == 1 { String::new() } else { format!(", {times} volte") }
}

fn occurrences(times: u8) -> String {
    if times == 1 { "una volta".into() } else { format!("{times} volte") }
}

pub(super) fn misbehaved(misconduct: Misconduct) -> &'static str {
    match misconduct {
        Misconduct::HidesReserve => "tiene la riserva fuori dalla vista degli avversari",
        Misconduct::BlocksView => "si frappone fra l’avversario e la scacchiera",
        Misconduct::Offends => "offende gli avversari",
        Misconduct::Noise => "fa più rumore del necessario",
    }
}

pub(super) fn said(saying: Saying) -> &'static str {
    match saying {
        Saying::SuggestsMove => "suggerisce una mossa",
        Saying::AsksToWait => "chiede di attendere a muovere",
        Saying::AsksForAdvice => "chiede un suggerimento",
    }
}

pub(super) fn arranged(arrangement: Arrangement) -> String {
    match arrangement {
        Arrangement::Registers { when, before, places } => {
            let when = match when {
                Registration::ByTheDayBefore => "iscrizione entro il giorno precedente",
                Registration::OnTheDay => "iscrizione il giorno stesso",
            };
            format!("{when}; squadre iscritte prima: {before}, posti: {places}.")
        }
        Arrangement::ArrivesLate { agreed: Agreement::Agreed } => {
            "arrivo in ritardo, concordato con l’organizzazione.".into()
        }
        Arrangement::ArrivesLate { agreed: Agreement::NotAgreed } => {
            "arrivo in ritardo, non concordato.".into()
        }
        Arrangement::LinesUp { players, runners, colours, captain, caps } => {
            let colours = match colours {
                Colours::OneOfEach => "uno con il Bianco e uno con il Nero",
                Colours::TheSame => "entrambi con lo stesso colore",
            };
            let captain = match captain {
                Captaincy::Named => "capitano designato",
                Captaincy::NotNamed => "nessun capitano designato",
            };
            let caps = match caps {
                Caps::Distinct => "cappellini che distinguono le squadre",
                Caps::Alike => "cappellini come quelli degli altri",
            };
            format!(
                "formazione; giocatori: {players}, {colours}; corridori: {runners}; {captain}; {caps}."
            )
        }
        Arrangement::Substitutes { when: Moment::BetweenGames } => {
            "scambio di due componenti fra una partita e l’altra.".into()
        }
        Arrangement::Substitutes { when: Moment::DuringGame } => {
            "scambio di due componenti durante una partita.".into()
        }
        Arrangement::Hires { players, from, need } => {
            let from = match from {
                Elimination::Eliminated => "di una squadra già eliminata",
                Elimination::StillIn => "di una squadra ancora in gara",
            };
            let need = match need {
                Need::Short => "è incompleta",
                Need::Complete => "è già completa",
            };
            format!("ingaggio {from}, in tutto {players}; la squadra {need}.")
        }
    }
}
