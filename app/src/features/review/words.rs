//! The sentences about review.

use super::schedule::Outlook;
use crate::language::Language;
use crate::profile::review_plan::Plan;

impl Language {
    /// The outlook for reviewing every scenario once more before the exam; `None` where there is no
    /// exam.
    pub fn outlook(self, outlook: Outlook) -> Option<String> {
        match outlook {
            Outlook::NoExam => None,
            Outlook::Past => Some(self.review().exam_is_past().to_owned()),
            Outlook::Enough { from } => Some(self.review().enough_days(self.day(from))),
            Outlook::Short { left_out, needed } => Some(self.too_few_days(left_out, needed)),
        }
    }

    fn too_few_days(self, left_out: usize, needed: usize) -> String {
        let words = self.review();
        let can_be_planned = needed <= usize::from(*Plan::CAPS.end());
        let sentence = words.too_few_days(left_out);
        match can_be_planned {
            true => format!("{sentence} {}", words.more_a_day(needed)),
            false => sentence,
        }
    }
}
