//! Questions and options in Italian.

use acconcio_adjudication::ruling::{
    Admissibility, Classification, Completion, Measure, Outcome, Reinstatement, Trigger,
};
use acconcio_training::grading::Question;
use shakmaty::Color;

use super::{OptionText, option};
use crate::language::Language;

pub(super) fn question(question: Question, player: Color) -> String {
    let player = Language::Italian.color_within(player);
    match question {
        Question::Trigger => "Intervieni?".to_owned(),
        Question::Classification => "Che cos’era?".to_owned(),
        Question::Board => "Da quale posizione si prosegue?".to_owned(),
        Question::Obligation => format!("Che cosa deve giocare {player}?"),
        Question::Clocks => "Regola gli orologi.".to_owned(),
        Question::Count => format!("Quante mosse illegali ha ora {player}?"),
        Question::Result => "Che ne è della partita?".to_owned(),
    }
}

pub(super) fn facet(question: Question) -> &'static str {
    match question {
        Question::Trigger => "Intervento",
        Question::Classification => "Qualifica",
        Question::Board => "Posizione",
        Question::Obligation => "Mossa da giocare",
        Question::Clocks => "Orologi",
        Question::Count => "Mosse illegali contate",
        Question::Result => "La partita",
    }
}

pub(super) fn trigger(trigger: Trigger) -> OptionText {
    match trigger {
        Trigger::ExOfficio => option(
            "Sì, d’ufficio",
            "Il Regolamento chiede all’arbitro di agire, che qualcuno reclami o no.",
        ),
        Trigger::OnClaim => option(
            "Sì, su reclamo",
            "L’arbitro agisce perché chi ne ha diritto ha reclamato in tempo.",
        ),
        Trigger::OnAgreement => option(
            "No, rimediano i giocatori d’accordo",
            "I due si accordano sulla correzione; l’arbitro non vi ha parte.",
        ),
        Trigger::None => option("No", "L’arbitro lascia la partita com’è."),
    }
}

pub(super) fn classification(classification: Classification) -> OptionText {
    match classification {
        Classification::Legal => {
            option("Nulla da eccepire", "Tutto si è svolto come chiede il Regolamento.")
        }
        Classification::Irregular => option(
            "Una mossa irregolare",
            "La mossa è legale, ma sono violate le norme sull’esecuzione della mossa.",
        ),
        Classification::Illegal => option(
            "Una mossa illegale",
            "Il pezzo non si muove così, o il Regolamento la considera illegale.",
        ),
        Classification::NonMove => {
            option("Una «non mossa»", "L’orologio è stato premuto senza muovere alcun pezzo.")
        }
        Classification::Incomplete => {
            option("Una mossa incompiuta", "Manca ancora qualcosa perché sia una mossa.")
        }
        Classification::WrongSetUp => option(
            "Una disposizione errata",
            "Pezzi, scacchiera o colori erano sbagliati fin dalla prima mossa.",
        ),
        Classification::Displaced => {
            option("Pezzi spostati", "Dei pezzi sono stati urtati o fatti cadere senza intenzione.")
        }
        Classification::OutOfTurn => {
            option("Pezzi toccati fuori tratto", "Chi li ha toccati o mossi non aveva il tratto.")
        }
        Classification::FlagFallen => option(
            "Tempo superato",
            "È caduta una bandierina, ed è su questo che si deve decidere.",
        ),
        Classification::Misconduct => option(
            "Una scorrettezza",
            "Il comportamento di un giocatore, non il modo di eseguire la mossa.",
        ),
        Classification::CorrectClaim => option(
            "Una richiesta di patta fondata",
            "È presentata come vuole il Regolamento, e ciò che afferma è vero.",
        ),
        Classification::RefusedClaim => option(
            "Una richiesta di patta da respingere",
            "Non è presentata come vuole il Regolamento, o ciò che afferma non è vero.",
        ),
        Classification::PostponedClaim => option(
            "Una richiesta da decidere più tardi",
            "L’arbitro rinvia la decisione e osserva come gioca l’avversario.",
        ),
        Classification::DrawnByItself => option(
            "Una patta senza richiesta",
            "La partita è patta per ciò che si è giocato, la richieda o no qualcuno.",
        ),
    }
}

pub(super) fn reinstatement(board: Reinstatement) -> OptionText {
    match board {
        Reinstatement::Keep => option("Quella attuale", "Non si ripristina nulla."),
        Reinstatement::BeforeTheTurn => option(
            "Quella precedente a questo tratto",
            "Si annulla tutto ciò che è stato fatto in questo tratto.",
        ),
        Reinstatement::AfterTheRelease => option(
            "Quella dopo il primo rilascio",
            "Vale la mossa eseguita con il primo rilascio; il seguito si annulla.",
        ),
        Reinstatement::PawnBecomesQueen(square) => option(
            format!("Il pedone in {square} diventa Donna"),
            "Il nuovo pezzo è una Donna, qualunque cosa volesse il giocatore.",
        ),
        Reinstatement::LastIdentifiable(act) => option(
            format!("L’ultima identificabile, prima dell’atto {}", act + 1),
            "Ciò che si è giocato dopo non si può stabilire.",
        ),
        Reinstatement::PiecesPutRight => option(
            "Quella attuale, rimessi a posto i pezzi spostati",
            "I pezzi tornano nelle case in cui stavano.",
        ),
        Reinstatement::BeforeTheAct(act) => option(
            format!("Quella prima dell’atto {}", act + 1),
            "Si annullano quell’atto e tutto ciò che è seguito.",
        ),
        Reinstatement::TransferredToRightBoard => option(
            "Quella attuale, su una scacchiera orientata bene",
            "La posizione si trasferisce e la partita prosegue.",
        ),
        Reinstatement::NewGame => {
            option("Quella iniziale di una nuova partita", "La partita giocata finora si annulla.")
        }
    }
}

pub(super) fn outcome(outcome: Outcome) -> OptionText {
    match outcome {
        Outcome::Continues => option("Prosegue", "Non si dichiara alcun risultato."),
        Outcome::Won(Color::White) => option("Vince il Bianco", "La partita è persa per il Nero."),
        Outcome::Won(Color::Black) => option("Vince il Nero", "La partita è persa per il Bianco."),
        Outcome::Drawn => option("È patta", "Mezzo punto a ciascuno."),
        Outcome::PlayedAgain => {
            option("Si rigioca", "La partita si annulla e ne comincia una nuova.")
        }
    }
}

pub(super) fn completion(completion: Completion) -> OptionText {
    match completion {
        Completion::NotMade => option("Non eseguita", "Nulla vincola ancora a una casa."),
        Completion::Made => {
            option("Eseguita", "Eseguita sulla scacchiera; l’orologio non è stato premuto.")
        }
        Completion::Completed => option("Completata", "L’orologio è stato premuto."),
        Completion::EndsGame => option("Termina la partita", "La partita è finita."),
    }
}

pub(super) fn admissibility(admissibility: Admissibility) -> OptionText {
    match admissibility {
        Admissibility::Admissible => option("Reclamo ricevibile", "È tempestivo."),
        Admissibility::TooLate => option("Reclamo tardivo", "Il diritto di reclamare è decaduto."),
        Admissibility::NoStanding => {
            option("Reclamo non ricevibile", "Chi reclama non ne ha titolo.")
        }
    }
}

pub(super) fn measure(measure: Measure) -> &'static str {
    match measure {
        Measure::Warning => "un’ammonizione",
        Measure::MoreTimeForOpponent => "più tempo all’avversario",
        Measure::LessTimeForOffender => "meno tempo al giocatore in torto",
        Measure::LossOfGame => "partita persa",
        Measure::FewerPointsForOffender => "meno punti al giocatore in torto",
        Measure::MorePointsForOpponent => "più punti all’avversario",
        Measure::Fine => "una multa annunciata in precedenza",
        Measure::Exclusion => "esclusione da uno o più turni",
        Measure::Expulsion => "espulsione dal torneo",
    }
}
