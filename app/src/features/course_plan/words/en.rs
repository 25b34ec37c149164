//! The sentences in English.

use crate::features::course_plan::{LONGEST_TITLE, MOST_ENTRIES, PlanError};

pub(crate) fn plan_error(error: &PlanError) -> String {
    match error {
        PlanError::Unreadable { line, column } => format!(
            "it is damaged or cut off at line {line}, column {column}. Ask for it again where it came from."
        ),
        PlanError::NoPlan => {
            "it is no course plan of Acconcio. Choose the file that “Save as a file” made."
                .to_owned()
        }
        PlanError::OtherVersion(version) => format!(
            "it is of version {version}, and this version of Acconcio reads another one. Load this page \
             again for the newest Acconcio, then open it once more."
        ),
        PlanError::NoEntries => "its list of entries is missing.".to_owned(),
        PlanError::TooManyEntries(count) => {
            format!("it has {count} entries; a plan has {MOST_ENTRIES} at most.")
        }
        PlanError::Title(field) => format!(
            "`{field}` has control characters, or more than {LONGEST_TITLE} characters. Shorten it where the plan was \
             made."
        ),
    }
}
