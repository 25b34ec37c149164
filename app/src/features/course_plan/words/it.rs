//! The sentences in Italian.

use crate::features::course_plan::{LONGEST_TITLE, MOST_ENTRIES, PlanError};

pub(crate) fn plan_error(error: &PlanError) -> String {
    match error {
        PlanError::Unreadable { line, column } => format!(
            "è danneggiato o troncato alla riga {line}, colonna {column}. Richiedilo da dove è arrivato."
        ),
        PlanError::NoPlan => {
            "non è un programma di Acconcio. Scegli il file creato con «Salva come file»."
                .to_owned()
        }
        PlanError::OtherVersion(version) => format!(
            "è della versione {version}, e questa versione di Acconcio ne legge un’altra. Ricarica la \
             pagina per avere l’Acconcio più recente, poi riaprilo."
        ),
        PlanError::NoEntries => "manca l’elenco delle voci.".to_owned(),
        PlanError::TooManyEntries(count) => {
            format!("ha {count} voci; un programma ne ha al massimo {MOST_ENTRIES}.")
        }
        PlanError::Title(field) => format!(
            "`{field}` contiene caratteri di controllo, o più di {LONGEST_TITLE} caratteri. Accorcialo dove il \
             programma è stato fatto."
        ),
    }
}
