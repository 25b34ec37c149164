//! The texts of presentations to an audience, and of course plans, in every language.

#![allow(missing_docs, reason = "the English text of a field says what it is for")]

mod en;
mod it;

use super::Language;
use crate::platform::calendar::Day;

/// Presentations to an audience.
#[derive(Debug)]
pub struct PresentWords {
    pub heading: &'static str,
    pub lead: &'static str,
    pub choose: &'static str,
    pub choose_course: &'static str,
    pub choose_list: &'static str,
    pub choose_list_line: &'static str,
    pub choose_plan: &'static str,
    pub choose_plan_line: &'static str,
    pub present_course: &'static str,
    pub present_list: &'static str,
    pub end: &'static str,
    pub audience_window: &'static str,
    pub audience_window_hint: &'static str,
    pub audience_here: &'static str,
    pub presenter_here: &'static str,
    pub full_screen: &'static str,
    pub black: &'static str,
    pub paper: &'static str,
    pub is_black: &'static str,
    pub is_paper: &'static str,
    pub larger: &'static str,
    pub smaller: &'static str,
    pub type_size: &'static str,
    pub what_the_audience_sees: &'static str,
    pub parts: &'static str,
    pub part: [&'static str; 5],
    pub previous: &'static str,
    pub next: &'static str,
    pub next_item: &'static str,
    pub no_next: &'static str,
    pub play: &'static str,
    pub stop: &'static str,
    pub play_again: &'static str,
    pub decision: &'static str,
    pub notes: &'static str,
    pub no_notes: &'static str,
    pub watch: &'static str,
    pub watch_all: &'static str,
    pub watch_item: &'static str,
    pub watch_stop: &'static str,
    pub watch_go: &'static str,
    pub watch_zero: &'static str,
    pub hands: &'static str,
    pub hands_hint: &'static str,
    pub hands_keys: &'static str,
    pub more: &'static str,
    pub fewer: &'static str,
    pub asked: &'static str,
    pub asked_hint: &'static str,
    pub agrees: &'static str,
    pub the_ruling: &'static str,
    pub why: &'static str,
    pub what_if: &'static str,
    pub what_if_hint: &'static str,
    pub nothing_turned: &'static str,
    pub instead_of: &'static str,
    pub changed: &'static str,
    pub times_stay: &'static str,
    pub times_change: &'static str,
    pub certain_moves: &'static str,
    pub incidents: &'static str,
    pub waiting: &'static str,
    pub waiting_line: &'static str,
    pub unknown: &'static str,
    pub nothing_here: &'static str,
    pub choose_other: &'static str,
    pub unseen: &'static str,
    pub keys: &'static str,
    pub key_stage: &'static str,
    pub key_start: &'static str,
    pub key_stop: &'static str,
    pub key_space: &'static str,
    pub key_item: &'static str,
    pub key_ends: &'static str,
    pub key_black: &'static str,
    pub key_paper: &'static str,
    pub key_answers: &'static str,
    pub key_count: &'static str,
    pub key_audience: &'static str,
    pub key_full_screen: &'static str,
    pub key_flip: &'static str,
    pub key_help: &'static str,
    pub single_keys_off: &'static str,
}

/// Course plans.
#[derive(Debug)]
pub struct CoursePlanWords {
    pub heading: &'static str,
    pub lead: &'static str,
    pub which: &'static str,
    pub new: &'static str,
    pub open: &'static str,
    pub drop_hint: &'static str,
    pub save: &'static str,
    pub link: &'static str,
    pub copied: &'static str,
    pub forget: &'static str,
    pub forget_sure: &'static str,
    pub forget_not: &'static str,
    pub title: &'static str,
    pub untitled: &'static str,
    pub entries: &'static str,
    pub add_entry: &'static str,
    pub entry_title: &'static str,
    pub date: &'static str,
    pub no_date: &'static str,
    pub notes: &'static str,
    pub incidents: &'static str,
    pub no_incidents: &'static str,
    pub incident_notes: &'static str,
    pub add_incident: &'static str,
    pub search: &'static str,
    pub nothing_found: &'static str,
    pub more_found: &'static str,
    pub add: &'static str,
    pub add_course: &'static str,
    pub choose_course: &'static str,
    pub raise: &'static str,
    pub remove: &'static str,
    pub remove_entry: &'static str,
    pub raise_entry: &'static str,
    pub edit: &'static str,
    pub edit_done: &'static str,
    pub present: &'static str,
    pub troubles: &'static str,
    pub troubles_line: &'static str,
    pub not_opened: &'static str,
    pub opened: &'static str,
    pub shared: &'static str,
    pub keep: &'static str,
    pub unknown_incident: &'static str,
    pub unread: &'static str,
    pub not_kept: &'static str,
}

words_by_language! {
    /// The texts without parameters of presentations.
    pub fn present -> PresentWords = WORDS;

    /// The texts without parameters of course plans.
    pub fn course_plan -> CoursePlanWords = PLAN;
}

impl Language {
    /// The number of the incident: `Incident 3 of 8`.
    pub fn incident_of(self, (place, of): (usize, usize)) -> String {
        match self {
            Language::English => format!("Incident {place} of {of}"),
            Language::Italian => format!("Episodio {place} di {of}"),
        }
    }

    /// The number of hands raised for an answer, out of how many: `12 of 30`.
    pub fn hands_of(self, hands: u16, of: u32) -> String {
        match self {
            Language::English => format!("{hands} of {of} hands"),
            Language::Italian => format!("{hands} mani su {of}"),
        }
    }

    /// The name of the field for the hands raised for an answer: `Hands for: An illegal move`.
    pub fn hands_for(self, answer: &str) -> String {
        match self {
            Language::English => format!("Hands for: {answer}"),
            Language::Italian => format!("Mani per: {answer}"),
        }
    }

    /// The next step of a presentation: `Next: Replay, act 3 of 7`.
    pub fn comes_next(self, what: &str) -> String {
        match self {
            Language::English => format!("Next: {what}"),
            Language::Italian => format!("Poi: {what}"),
        }
    }

    /// The next act of the replay.
    pub fn act_ahead(self, step: usize, of: usize) -> String {
        match self {
            Language::English => format!("act {step} of {of}"),
            Language::Italian => format!("atto {step} di {of}"),
        }
    }

    /// The next reason.
    pub fn reason_ahead(self, place: usize, of: usize) -> String {
        match self {
            Language::English => format!("reason {place} of {of}"),
            Language::Italian => format!("motivo {place} di {of}"),
        }
    }

    /// The incidents of a playlist that do not exist.
    pub fn not_there(self, names: &[String]) -> String {
        format!("{} {}", self.present().unknown, names.join(", "))
    }

    /// An entry of a course plan: `Entry 2, “Castling”`.
    pub fn entry_named(self, number: usize, title: &str) -> String {
        match (self, title.is_empty()) {
            (Language::English, true) => format!("Entry {number}"),
            (Language::English, false) => format!("Entry {number}, “{title}”"),
            (Language::Italian, true) => format!("Voce {number}"),
            (Language::Italian, false) => format!("Voce {number}, «{title}»"),
        }
    }

    /// The day of an entry, or that it has none.
    pub fn planned_for(self, day: Option<Day>) -> String {
        day.map_or_else(|| self.course_plan().no_date.to_owned(), |day| self.day(day))
    }

    /// The number of incidents of an entry.
    pub fn incidents_planned(self, count: usize) -> String {
        match (self, count) {
            (Language::English, 1) => "1 incident".to_owned(),
            (Language::English, _) => format!("{count} incidents"),
            (Language::Italian, 1) => "1 episodio".to_owned(),
            (Language::Italian, _) => format!("{count} episodi"),
        }
    }
}
