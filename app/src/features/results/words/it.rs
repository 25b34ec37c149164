//! The sentences in Italian.

use crate::features::results::register::{Refusal, Remark};
use acconcio_training::exam::{LinkError, ResultError};

pub(crate) fn refusal(why: &Refusal) -> String {
    let fixed = match why {
        Refusal::TooLarge => "è troppo grande per essere il file di un risultato.",
        Refusal::Unreadable => {
            "non si è potuto leggere. Aprilo di nuovo; le cartelle non si possono aprire."
        }
        Refusal::NoResult(ResultError::NotJson { line }) => {
            return format!(
                "non è il file di un risultato, o è incompleto: dalla riga {line} non si legge. Richiedilo."
            );
        }
        Refusal::NoResult(ResultError::OtherContent) => "non è il risultato di una prova d’esame.",
        Refusal::NoResult(
            ResultError::OtherVersion { .. } | ResultError::Paper(LinkError::OtherVersion { .. }),
        ) => "è stato scritto da un’altra versione dell’app. Ricarica la pagina e riprova.",
        Refusal::NoResult(ResultError::Paper(LinkError::Damaged)) => {
            "il link della prova che contiene è stato modificato: la prova non si conosce. Richiedi il file."
        }
        Refusal::NoResult(ResultError::OtherLength { items, given }) => {
            return format!(
                "la prova ha {items} episodi e il file ne contiene {given}: è stato modificato. Richiedilo."
            );
        }
        Refusal::OtherPaper => {
            "è di una prova diversa da quella dei risultati già aperti. Per vedere quella prova, riponi \
             prima tutto."
        }
        Refusal::Duplicate { of } => return format!("dice lo stesso di {of}, che conta."),
        Refusal::Misfits(_) => {
            "alcuni episodi della prova sono stati modificati nel frattempo, perciò qui non si può valutare. \
             Aprilo con la versione dell’app con cui la prova è stata sostenuta."
        }
        Refusal::Scenarios(_) => {
            "i filmati della prova non sono arrivati. Collegati alla rete e riaprilo."
        }
    };
    fixed.to_owned()
}

/// A remark on a result.
pub(crate) fn remark(remark: Remark) -> String {
    match remark {
        Remark::Changed => "Il file è stato modificato dopo il salvataggio.".to_owned(),
        Remark::NotHandedIn => "È stato salvato prima della consegna.".to_owned(),
        Remark::TimesDoNotFit => "I tempi non corrispondono alla durata della prova.".to_owned(),
        Remark::ClockJumped { minutes } => format!(
            "L’orologio del dispositivo ha fatto un salto, fino a {minutes} min: è stato cambiato, oppure il \
             dispositivo era in pausa. Il tempo dell’esame non ne è stato toccato."
        ),
        Remark::SameName => "Un altro file porta lo stesso nome.".to_owned(),
    }
}
