//! The sentences about an attempt in progress.

use super::attempt::Warning;
use crate::language::Language;

impl Language {
    /// The warning that little time is left.
    pub fn exam_warning(self, warning: Warning) -> &'static str {
        match warning {
            Warning::FiveMinutes => self.exam().warning_five_minutes(),
            Warning::OneMinute => self.exam().warning_one_minute(),
        }
    }
}
