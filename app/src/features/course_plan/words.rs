//! The sentences about course plans, in every language.

pub(crate) mod en;
pub(crate) mod it;

use super::{Fault, PlanError, Trouble};
use crate::language::{Language, texts_by_language};
use acconcio_training::scenario::IncidentName;

texts_by_language! {
    /// The reason why a file or a link is not a course plan, and the remedy.
    pub fn plan_error(error: &PlanError) -> String = plan_error;
}

impl Language {
    /// A problem of a course plan, with the entry concerned.
    pub fn plan_trouble(self, trouble: &Trouble) -> String {
        let Trouble { number, title, fault } = trouble;
        let entry = self.entry_named(*number, title);
        let fault = match (self, fault) {
            (Language::English, Fault::Unread) => {
                "it cannot be read; it is kept as it was written".to_owned()
            }
            (Language::English, Fault::NoDay(date)) => format!("“{date}” is no date"),
            (Language::English, Fault::Unknown(IncidentName { scenario, variant })) => {
                format!("there is no incident “{scenario}/{variant}” in this version of Acconcio")
            }
            (Language::Italian, Fault::Unread) => {
                "non si legge; resta conservata com’è scritta".to_owned()
            }
            (Language::Italian, Fault::NoDay(date)) => format!("«{date}» non è una data"),
            (Language::Italian, Fault::Unknown(IncidentName { scenario, variant })) => {
                format!(
                    "l’episodio «{scenario}/{variant}» non esiste in questa versione di Acconcio"
                )
            }
        };
        format!("{entry}: {fault}.")
    }
}
