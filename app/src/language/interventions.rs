//! The texts of the practice on when to stop the clocks, in every language.

use acconcio_training::intervention::{Timing, Window};

use super::Language;

impl Language {
    /// The result of an intervention, in a word or two.
    pub fn timing(self, timing: Timing) -> &'static str {
        let words = self.interventions();
        match timing {
            Timing::InTime | Timing::Permitted => words.timing_in_time(),
            Timing::Tenable => words.timing_tenable(),
            Timing::TooEarly => words.timing_too_early(),
            Timing::TooLate => words.timing_too_late(),
            Timing::Missed => words.timing_missed(),
            Timing::LetPass => words.timing_let_pass(),
            Timing::RightlySilent => words.timing_rightly_silent(),
            Timing::NotCalledFor => words.timing_not_called_for(),
        }
    }

    /// The meaning of the result.
    pub fn timing_line(self, timing: Timing) -> &'static str {
        let words = self.interventions();
        match timing {
            Timing::InTime => words.line_in_time(),
            Timing::Permitted => words.line_permitted(),
            Timing::Tenable => words.line_tenable(),
            Timing::TooEarly => words.line_too_early(),
            Timing::TooLate => words.line_too_late(),
            Timing::Missed => words.line_missed(),
            Timing::LetPass => words.line_let_pass(),
            Timing::RightlySilent => words.line_rightly_silent(),
            Timing::NotCalledFor => words.line_not_called_for(),
        }
    }

    /// The acts between which the arbiter intervenes: `The arbiter intervenes from action 4 to action 6.`
    pub fn steps_in_from(self, Window { from, to }: Window) -> String {
        let words = self.interventions();
        match to {
            None => words.steps_in_from(from),
            Some(to) if to == from => words.steps_in_at(from),
            Some(to) => words.steps_in_between(from, to),
        }
    }
}
