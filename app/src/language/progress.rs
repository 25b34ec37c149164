//! The texts of progress and review, in every language.

#![allow(missing_docs, reason = "the English text of a field says what it is for")]

mod en;
mod it;

use super::Language;
use crate::platform::calendar::Day;
use crate::platform::storage::progress::State;
use crate::platform::storage::ruling_record::Mode;

/// Progress and review.
#[derive(Debug)]
pub struct ProgressWords {
    pub empty: &'static str,
    pub empty_line: &'static str,
    pub begin: &'static str,
    pub elsewhere: &'static str,
    pub to_settings: &'static str,
    pub overview: &'static str,
    pub rulings: &'static str,
    pub incidents: &'static str,
    pub last_twenty: &'static str,
    pub in_all: &'static str,
    pub share_line: &'static str,
    pub review: ReviewWords,
    pub strength: &'static str,
    pub strength_line: &'static str,
    pub topics: &'static str,
    pub regimes: &'static str,
    pub questions: &'static str,
    pub articles: &'static str,
    pub articles_line: &'static str,
    pub as_table: &'static str,
    pub name: &'static str,
    pub no_articles: &'static str,
    pub in_list: &'static str,
    pub in_handbook: &'static str,
    pub principles: &'static str,
    pub principles_line: &'static str,
    pub no_principle: &'static str,
    pub certainty: &'static str,
    pub certainty_line: &'static str,
    pub history: &'static str,
    pub weeks: &'static str,
    pub week: &'static str,
    pub latest: &'static str,
    pub more: &'static str,
    pub save_table: &'static str,
    pub kept: &'static str,
}

/// Review.
#[derive(Debug)]
pub struct ReviewWords {
    pub heading: &'static str,
    pub switch: &'static str,
    pub line: &'static str,
    pub cap: &'static str,
    pub exam: &'static str,
    pub no_exam: &'static str,
    pub nothing_due: &'static str,
    pub forecast: &'static str,
    pub forecast_line: &'static str,
    pub day: &'static str,
    pub today: &'static str,
    pub incidents: &'static str,
}

words_by_language! {
    /// The texts of progress and review.
    pub fn progress -> ProgressWords = WORDS;
}

impl Language {
    /// The label of incidents or rulings with this result.
    pub fn state_label(self, state: State) -> &'static str {
        match (self, state) {
            (Language::English, State::Right) => "Right",
            (Language::English, State::Wrong) => "With a mistake",
            (Language::English, State::NotRuled) => "Not ruled on",
            (Language::Italian, State::Right) => "Giusti",
            (Language::Italian, State::Wrong) => "Con errori",
            (Language::Italian, State::NotRuled) => "Non decisi",
        }
    }

    /// The mode in which a ruling was given; empty where it was given from the list.
    pub fn mode(self, mode: Mode) -> &'static str {
        let words = self.practice();
        match mode {
            Mode::Free => "",
            Mode::Course => words.course,
            Mode::Continuous => words.continuous,
            Mode::SuddenDeath => words.sudden_death,
            Mode::Mistakes => words.mistakes,
            Mode::Review => words.review,
            Mode::Intervene => words.intervene,
        }
    }

    /// A count out of another: `12 of 202`.
    pub fn out_of(self, count: usize, all: usize) -> String {
        match self {
            Language::English => format!("{count} of {all}"),
            Language::Italian => format!("{count} su {all}"),
        }
    }

    /// The number of incidents ruled on rightly: `12 of 15 right`.
    pub fn right_of(self, right: usize, ruled: usize) -> String {
        match (self, ruled) {
            (Language::English, 0) => "not ruled on yet".to_owned(),
            (Language::English, _) => format!("{right} of {ruled} right"),
            (Language::Italian, 0) => "non ancora decisi".to_owned(),
            (Language::Italian, _) if right == 1 => format!("1 giusto su {ruled}"),
            (Language::Italian, _) => format!("{right} giusti su {ruled}"),
        }
    }

    /// The number of articles on which no ruling was given.
    pub fn articles_not_ruled(self, count: usize) -> String {
        match (self, count) {
            (Language::English, 1) => "1 article not ruled on yet".to_owned(),
            (Language::English, _) => format!("{count} articles not ruled on yet"),
            (Language::Italian, 1) => "1 articolo non ancora deciso".to_owned(),
            (Language::Italian, _) => format!("{count} articoli non ancora decisi"),
        }
    }

    /// The number of right rulings: `12 of 15 right`.
    pub fn rulings_right(self, right: usize, given: usize) -> String {
        match (self, right) {
            (Language::English, _) => format!("{right} of {given} right"),
            (Language::Italian, 1) => format!("1 giusta su {given}"),
            (Language::Italian, _) => format!("{right} giuste su {given}"),
        }
    }

    /// The values of a bar: `Right 12, with a mistake 3, not ruled on 10`.
    pub fn bar(self, counts: &[(State, usize)]) -> String {
        let part =
            |(state, count): &(State, usize)| format!("{} {count}", self.state_label(*state));
        counts.iter().map(part).collect::<Vec<_>>().join(", ")
    }

    /// The values of a column of the history.
    pub fn week(self, monday: Day, right: usize, wrong: usize) -> String {
        let (week, given) = (self.day(monday), right + wrong);
        let rulings = self.attempts(u32::try_from(given).unwrap_or(u32::MAX));
        match (self, given) {
            (Language::English, 0) => format!("Week of {week}: no rulings"),
            (Language::English, _) => format!("Week of {week}: {rulings}, {right} fully right"),
            (Language::Italian, 0) => format!("Settimana del {week}: nessuna decisione"),
            (Language::Italian, _) if right == 1 => {
                format!("Settimana del {week}: {rulings}, 1 del tutto giusta")
            }
            (Language::Italian, _) => {
                format!("Settimana del {week}: {rulings}, {right} del tutto giuste")
            }
        }
    }

    /// The values of a column of the forecast.
    pub fn forecast_of(self, day: Day, count: usize) -> String {
        format!("{}: {}", self.day(day), self.incidents_shown(count))
    }

    /// The number of times a wrong principle was applied, and the last day.
    pub fn applied(self, times: usize, last: Day) -> String {
        let last = self.day(last);
        match (self, times) {
            (Language::English, 1) => format!("once, on {last}"),
            (Language::English, _) => format!("{times} times, last on {last}"),
            (Language::Italian, 1) => format!("una volta, il {last}"),
            (Language::Italian, _) => format!("{times} volte, l’ultima il {last}"),
        }
    }

    /// The number of entries that are not listed.
    pub fn and_more(self, count: usize) -> String {
        match (self, count) {
            (Language::English, _) => format!("and {count} more"),
            (Language::Italian, 1) => "e un altro".to_owned(),
            (Language::Italian, _) => format!("e altri {count}"),
        }
    }

    /// The number of incidents not ruled on yet.
    pub fn not_ruled_yet(self, count: usize) -> String {
        match (self, count) {
            (Language::English, 1) => "1 incident not ruled on yet".to_owned(),
            (Language::English, _) => format!("{count} incidents not ruled on yet"),
            (Language::Italian, 1) => "1 episodio non ancora deciso".to_owned(),
            (Language::Italian, _) => format!("{count} episodi non ancora decisi"),
        }
    }

    /// The label of the link to today's review: `Review (7 today)`.
    pub fn review_today(self, count: usize) -> String {
        match self {
            Language::English => format!("Review ({count} today)"),
            Language::Italian => format!("Ripasso (oggi {count})"),
        }
    }

    /// The day of the next review, and its number of incidents.
    pub fn next_review(self, day: Day, count: usize) -> String {
        let (day, incidents) = (self.day_of_year(day), self.incidents_shown(count));
        match self {
            Language::English => format!("Next: {incidents} on {day}."),
            Language::Italian => format!("Prossimo ripasso: {incidents} il {day}."),
        }
    }
}
