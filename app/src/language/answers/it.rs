//! Questions and options in Italian.

use acconcio_core::grading::Question;
use acconcio_core::ruling::{
    Admissibility, Classification, Completion, Measure, Outcome, Reinstatement, Trigger,
};
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

pub(super) const fn facet(question: Question) -> &'static str {
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

pub(super) const fn trigger(trigger: Trigger) -> OptionText {
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

pub(super) const fn classification(classification: Classification) -> OptionText {
    match classification {
        Classification::Legal => {
            option("Nulla da eccepire", "Tutto si è svolto come chiedono gli articoli 3 e 4.")
        }
        Classification::Irregular => option(
            "Una mossa irregolare",
            "La mossa è legale, ma è violato l’articolo 4 sull’esecuzione della mossa.",
        ),
        Classification::Illegal => option(
            "Una mossa illegale",
            "L’articolo 3 non la consente o non è rispettato del tutto.",
        ),
        Classification::NonMove => {
            option("Una «non mossa»", "L’orologio è stato premuto senza muovere alcun pezzo.")
        }
        Classification::Incomplete => {
            option("Una mossa incompiuta", "Manca ancora qualcosa perché sia una mossa.")
        }
    }
}

pub(super) const fn reinstatement(board: Reinstatement) -> OptionText {
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
    }
}

pub(super) const fn outcome(outcome: Outcome) -> OptionText {
    match outcome {
        Outcome::Continues => option("Prosegue", "Non si dichiara alcun risultato."),
        Outcome::Won(Color::White) => option("Vince il Bianco", "La partita è persa per il Nero."),
        Outcome::Won(Color::Black) => option("Vince il Nero", "La partita è persa per il Bianco."),
        Outcome::Drawn => option("È patta", "Mezzo punto a ciascuno."),
    }
}

pub(super) const fn completion(completion: Completion) -> OptionText {
    match completion {
        Completion::NotMade => option("Non eseguita", "Nulla vincola ancora a una casa."),
        Completion::Made => {
            option("Eseguita", "Eseguita sulla scacchiera; l’orologio non è stato premuto.")
        }
        Completion::Completed => option("Completata", "L’orologio è stato premuto."),
        Completion::EndsGame => option("Termina la partita", "La partita è finita."),
    }
}

pub(super) const fn admissibility(admissibility: Admissibility) -> OptionText {
    match admissibility {
        Admissibility::Admissible => option("Reclamo ammesso", "È tempestivo."),
        Admissibility::TooLate => option("Reclamo tardivo", "Il diritto di reclamare è decaduto."),
        Admissibility::NoStanding => {
            option("Reclamo non ammesso", "Riguarda un atto di chi reclama.")
        }
    }
}

pub(super) const fn measure(measure: Measure) -> &'static str {
    match measure {
        Measure::Warning => "un richiamo",
        Measure::MoreTimeForOpponent => "più tempo all’avversario",
        Measure::LessTimeForOffender => "meno tempo al giocatore in torto",
        Measure::LossOfGame => "partita persa",
        Measure::FewerPointsForOffender => "meno punti al giocatore in torto",
        Measure::MorePointsForOpponent => "più punti all’avversario",
        Measure::Expulsion => "espulsione dal torneo",
    }
}
