//! The sentences about review, in every language.

use super::schedule::Outlook;
use crate::language::Language;
use crate::platform::calendar::Day;
use crate::profile::review_plan::Plan;

impl Language {
    /// The outlook for reviewing every scenario once more before the exam; `None` where there is no
    /// exam.
    pub fn outlook(self, outlook: Outlook) -> Option<String> {
        match outlook {
            Outlook::NoExam => None,
            Outlook::Past => Some(self.exam_is_past().to_owned()),
            Outlook::Enough { from } => Some(self.enough_days(from)),
            Outlook::Short { left_out, needed } => Some(self.too_few_days(left_out, needed)),
        }
    }

    fn exam_is_past(self) -> &'static str {
        match self {
            Language::English => {
                "The day of the exam has come. Choose another, or take it away: incidents then come \
                 back at their own time."
            }
            Language::Italian => {
                "Il giorno dell’esame è arrivato. Scegline un altro, o toglilo: gli episodi \
                 ritornano allora ai loro tempi."
            }
        }
    }

    fn enough_days(self, from: Day) -> String {
        let day = self.day(from);
        match self {
            Language::English => format!(
                "From {day} up to the day before the exam everything you have ruled on comes round \
                 once more, in even parts."
            ),
            Language::Italian => format!(
                "Dal {day} alla vigilia dell’esame tutto ciò che hai deciso ritorna ancora una \
                 volta, in parti uguali."
            ),
        }
    }

    fn too_few_days(self, left_out: usize, needed: usize) -> String {
        let can_be_planned = needed <= usize::from(*Plan::CAPS.end());
        let sentence = match (self, left_out) {
            (Language::English, 1) => {
                "1 incident will not come round again before the exam.".to_owned()
            }
            (Language::English, _) => {
                format!("{left_out} incidents will not come round again before the exam.")
            }
            (Language::Italian, 1) => "Un episodio non ritornerà prima dell’esame.".to_owned(),
            (Language::Italian, _) => {
                format!("{left_out} episodi non ritorneranno prima dell’esame.")
            }
        };
        match self {
            _ if !can_be_planned => sentence,
            Language::English => format!("{sentence} With {needed} a day they all would."),
            Language::Italian => format!("{sentence} Con {needed} al giorno ritornerebbero tutti."),
        }
    }
}
