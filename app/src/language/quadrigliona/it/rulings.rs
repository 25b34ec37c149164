//! Questions, options and rulings of a match, in Italian.

use acconcio_adjudication::ruling::Cutoff;
use acconcio_quadrigliona::grading::Question;
use acconcio_quadrigliona::ruling::{
    Admission, Classification, Duty, GameOutcome, Outcome, PieceEffect, Reinstatement, TieBreak,
};
use acconcio_quadrigliona::scenario::Topic;

use crate::language::answers::option;
use crate::language::{Language, OptionText, capitalised};

const IT: Language = Language::Italian;

pub(in crate::language) fn question(question: Question) -> &'static str {
    match question {
        Question::Trigger => "Intervieni?",
        Question::Admissibility => "Può essere ascoltato?",
        Question::Classification => "Che cos’era?",
        Question::Completion => "Fin dove è arrivata la mossa?",
        Question::Board => "Da quale posizione si prosegue?",
        Question::Obligation => "A che cosa è tenuto il giocatore?",
        Question::Pieces => "Che ne è dei pezzi? Scegli tutto ciò che vale.",
        Question::Clocks => "Regola gli orologi delle due scacchiere.",
        Question::Count => "Quante mosse illegali ha ora il giocatore?",
        Question::Discipline => "Quale provvedimento prendi?",
        Question::Game => "Che ne è della partita su questa scacchiera?",
        Question::Result => "Che ne è dell’incontro?",
        Question::TieBreak => "Come si può decidere lo spareggio?",
    }
}

pub(in crate::language) fn facet(question: Question) -> &'static str {
    match question {
        Question::Trigger => "Intervento",
        Question::Admissibility => "Ammissibilità",
        Question::Classification => "Qualifica",
        Question::Completion => "Stato della mossa",
        Question::Board => "Posizione",
        Question::Obligation => "Obbligo",
        Question::Pieces => "I pezzi",
        Question::Clocks => "I quattro orologi",
        Question::Count => "Mosse illegali contate",
        Question::Discipline => "Provvedimento",
        Question::Game => "La partita",
        Question::Result => "L’incontro",
        Question::TieBreak => "Spareggio",
    }
}

pub(in crate::language) fn classification(classification: Classification) -> OptionText {
    match classification {
        Classification::Legal => {
            option("Nulla da eccepire", "Una mossa legale, o un pezzo messo come si può.")
        }
        Classification::Illegal => option(
            "Una mossa illegale",
            "Ciò che la scacchiera mostra non si può giocare, e l’orologio corre.",
        ),
        Classification::NotCompleted => option(
            "Una mossa non completata",
            "L’orologio non è stato premuto; non è ancora accaduto nulla.",
        ),
        Classification::FinalMate => {
            option("Un matto definitivo", "Nessun pezzo che possa arrivare parerebbe lo scacco.")
        }
        Classification::NotFinal => {
            option("Uno scacco, non un matto", "Un pezzo della riserva può ancora pararlo.")
        }
        Classification::NotStalemate => {
            option("Nessuno stallo", "Nulla si può muovere, ma un pezzo può essere messo.")
        }
        Classification::Stalemate => {
            option("Stallo", "Nulla si può muovere, e nessun pezzo può più arrivare.")
        }
        Classification::FlagFallen => option("Una bandierina caduta", "Il tempo è superato."),
        Classification::RunnerFault => option(
            "Un errore del corridore con penalità fissa",
            "È caduto un pezzo, o è stato toccato un cerchio.",
        ),
        Classification::Fault => option(
            "Una mancanza senza penalità fissa",
            "Di un giocatore, di un corridore o di una squadra.",
        ),
        Classification::Permitted => option("Qui è permesso", "Questo gioco lo consente."),
        Classification::CorrectClaim => option("Un reclamo fondato", "Ciò che si reclama è così."),
        Classification::RefusedClaim => {
            option("Un reclamo da respingere", "Non è così, o non può essere ascoltato.")
        }
        Classification::Agreed => {
            option("Una patta concordata", "Da entrambi i giocatori delle due squadre.")
        }
        Classification::Void => option("Senza effetto", "Non conta, chiunque l’abbia fatto."),
        Classification::Resigned => option("Un abbandono", "Il giocatore cede la partita."),
        Classification::MatchOver => {
            option("L’incontro è già finito", "Ciò che è venuto dopo non conta più.")
        }
        Classification::Arrangement => {
            option("Una questione di squadra", "Formazione, iscrizione e simili.")
        }
    }
}

pub(in crate::language) fn admission(admission: Admission) -> OptionText {
    match admission {
        Admission::Heard(heard) => IT.admissibility(heard),
        Admission::TooEarly => option("È troppo presto", "La mossa non è stata completata."),
        Admission::NeedsBothMembers => {
            option("Non da uno solo", "I due giocatori della squadra devono agire insieme.")
        }
        Admission::NotCountedAloud => {
            option("No: non contate ad alta voce", "Le ripetizioni vanno contate ad alta voce.")
        }
        Admission::NotInThisGame => {
            option("In questo gioco non esiste", "Il regolamento del gioco non lo conosce.")
        }
        Admission::Admitted => option("Ammesso", "L’organizzazione lo ammette."),
        Admission::Refused => option("Rifiutato", "L’organizzazione non lo ammette."),
    }
}

pub(in crate::language) fn reinstatement(board: Reinstatement) -> OptionText {
    match board {
        Reinstatement::Keep => option("Com’è", "Non si ripristina nulla."),
        Reinstatement::BeforeTheTurn => {
            option("Com’era prima del tratto", "L’intero tratto è annullato.")
        }
        Reinstatement::BeforeTheAct(act) => option(
            format!("Com’era prima dell’atto {}", act + 1),
            "Si annulla soltanto ciò che altri hanno fatto sulla scacchiera.",
        ),
        Reinstatement::BothAnew => {
            option("Le due partite ricominciano", "Insieme, dalla posizione iniziale.")
        }
    }
}

pub(in crate::language) fn duty(duty: Duty) -> OptionText {
    match duty {
        Duty::Free => option(
            "Nulla lo obbliga",
            "Qualsiasi mossa legale, o qualsiasi pezzo della sua riserva.",
        ),
        Duty::MayWait => option("Può attendere", "Lo limita soltanto il suo orologio."),
        Duty::NamePromotion(square) => option(
            format!("Deve dichiarare il pezzo in {square}"),
            "Ad alta voce, prima di premere l’orologio.",
        ),
        Duty::FinishOneMove => option(
            "Una sola mossa",
            "Ciò che altro ha messo in movimento torna a posto prima della pressione.",
        ),
    }
}

pub(in crate::language) fn effect(effect: PieceEffect) -> String {
    let a = |role| capitalised(&IT.a_role(role));
    match effect {
        PieceEffect::ToReserve { role, of } => {
            format!("{} va nella riserva {}", a(role), IT.of_player_on(of))
        }
        PieceEffect::BackToCapturer { role, of } => format!(
            "Il pezzo ({}) torna accanto a chi l’ha catturato, {}, finché non ha premuto",
            IT.role(role),
            IT.player_on_within(of)
        ),
        PieceEffect::BackToStart { pieces, team } => format!(
            "{} torna indietro con ciò che portava (pezzi: {pieces}), e ne porta uno per volta",
            IT.runner(team)
        ),
        PieceEffect::CountsAs { table, square, role } => {
            format!("Sulla {} il pedone in {square} vale {}", IT.table(table), IT.a_role(role))
        }
        PieceEffect::NoCastlingWith { table, square } => {
            format!("Sulla {} la Torre in {square} non arrocca", IT.table(table))
        }
        PieceEffect::DoubleStepFrom { table, square } => format!(
            "Sulla {} il pedone in {square} può avanzare di due case ed essere catturato en passant",
            IT.table(table)
        ),
        PieceEffect::Occurred { table, times } => {
            format!("Volte in cui la posizione si è verificata sulla {}: {times}", IT.table(table))
        }
    }
}

pub(in crate::language) fn game(outcome: GameOutcome) -> String {
    match outcome {
        GameOutcome::Continues => "Prosegue".into(),
        GameOutcome::Won(team) => format!("Vinta dalla {}", IT.team_label(team)),
        GameOutcome::Drawn => "Patta".into(),
    }
}

pub(in crate::language) fn outcome(outcome: Outcome) -> String {
    match outcome {
        Outcome::Continues => "Prosegue".into(),
        Outcome::Won(team) => format!("Vinto dalla {}", IT.team_label(team)),
        Outcome::Drawn => "Patto; segue lo spareggio".into(),
        Outcome::BeginsAnew => "Ricomincia da capo".into(),
    }
}

pub(in crate::language) fn tie_break(tie_break: TieBreak) -> String {
    match tie_break {
        TieBreak::Race => "Con una gara a piedi".into(),
        TieBreak::RaceOrAward(team) => {
            format!("Con una gara a piedi, o assegnando l’incontro alla {}", IT.team_label(team))
        }
    }
}

pub(in crate::language) fn window(until: Cutoff) -> &'static str {
    match until {
        Cutoff::PieceTouched => "L’avversario può reclamare finché non tocca un pezzo.",
        Cutoff::OwnMoveMade => {
            "L’avversario può reclamare finché non ha eseguito la propria mossa."
        }
        Cutoff::LastMoves(_) => "L’avversario può reclamare finché è fra le ultime mosse.",
        Cutoff::GameEnds => "L’avversario può reclamare finché dura la partita.",
    }
}

pub(in crate::language) fn topic(topic: Topic) -> &'static str {
    match topic {
        Topic::Runner => "Il corridore",
        Topic::Reserve => "La riserva",
        Topic::Drop => "Mettere un pezzo",
        Topic::Promotion => "La promozione",
        Topic::Mate => "Matto e stallo",
        Topic::Moves => "La mossa e l’orologio",
        Topic::IllegalMove => "Mosse illegali",
        Topic::Clock => "Orologi e bandierine",
        Topic::Draw => "Patte",
        Topic::EndOfMatch => "La fine dell’incontro",
        Topic::Conduct => "La condotta",
        Topic::Team => "La squadra",
    }
}
