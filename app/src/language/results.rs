//! The texts of the page of results, in every language.

#![allow(missing_docs, reason = "the English text of a field says what it is for")]

mod en;
mod it;

use super::Language;

/// The page of results.
#[derive(Debug)]
pub struct ResultsWords {
    pub heading: &'static str,
    pub lead: &'static str,
    pub open: &'static str,
    pub drop: &'static str,
    pub reading: &'static str,
    pub empty: &'static str,
    pub print: &'static str,
    pub refused: &'static str,
    pub candidates: &'static str,
    pub candidate: &'static str,
    pub variant: &'static str,
    pub marks: &'static str,
    pub outcome: &'static str,
    pub time: &'static str,
    pub remarks: &'static str,
    pub none: &'static str,
    pub pass_list: &'static str,
    pub nobody: &'static str,
    pub items: &'static str,
    pub item: &'static str,
    pub wholly: &'static str,
    pub share: &'static str,
    pub discrimination: &'static str,
    pub discrimination_hint: &'static str,
    pub median: &'static str,
    pub untold: &'static str,
    pub principles: &'static str,
    pub principles_hint: &'static str,
    pub look: &'static str,
    pub principle: &'static str,
    pub no_principle: &'static str,
    pub on_items: &'static str,
    pub save_candidates: &'static str,
    pub save_items: &'static str,
    pub checksum: &'static str,
    pub checksum_lines: [&'static str; 2],
}

words_by_language! {
    /// The texts without parameters of the page of results.
    pub fn results -> ResultsWords = WORDS;
}

impl Language {
    /// The progress of reading files: `40 of 100 files`.
    pub fn files_read(self, done: usize, of: usize) -> String {
        match self {
            Language::English => format!("{done} of {of} files"),
            Language::Italian => format!("{done} di {of} file"),
        }
    }

    /// The outcome of reading files: `98 results; 2 files could not be used.`
    pub fn files_opened(self, results: usize, refused: usize) -> String {
        let results = match (self, results) {
            (Language::English, 1) => "1 result in the table".to_owned(),
            (Language::English, _) => format!("{results} results in the table"),
            (Language::Italian, 1) => "1 risultato nella tabella".to_owned(),
            (Language::Italian, _) => format!("{results} risultati nella tabella"),
        };
        match (self, refused) {
            (_, 0) => format!("{results}."),
            (Language::English, 1) => format!("{results}; 1 file is not in it, see below."),
            (Language::English, _) => {
                format!("{results}; {refused} files are not in it, see below.")
            }
            (Language::Italian, 1) => format!("{results}; 1 file ne è escluso, vedi sotto."),
            (Language::Italian, _) => {
                format!("{results}; {refused} file ne sono esclusi, vedi sotto.")
            }
        }
    }

    /// The number of candidates who passed: `62 of 100 candidates passed`.
    pub fn how_many_passed(self, passed: usize, of: usize) -> String {
        match (self, of) {
            (Language::English, 1) => format!("{passed} of 1 candidate passed."),
            (Language::English, _) => format!("{passed} of {of} candidates passed."),
            (Language::Italian, 1) => format!("Prova superata: {passed} su 1 candidato."),
            (Language::Italian, _) => format!("Prova superata: {passed} su {of} candidati."),
        }
    }

    /// The extra time of a candidate: `25% extra`.
    pub fn extra_time(self, percent: u16) -> String {
        match self {
            Language::English => format!("{percent}% extra"),
            Language::Italian => format!("{percent}\u{a0}% in più"),
        }
    }

    /// A proportion in thousandths as a percentage: `62.5%`.
    pub fn share(self, thousandths: u16) -> String {
        let number = self.marks(u32::from(thousandths) * 10);
        match self {
            Language::English => format!("{number}%"),
            Language::Italian => format!("{number}\u{a0}%"),
        }
    }

    /// A correlation in hundredths: `0.42`, `−0.07`.
    pub fn correlation(self, hundredths: i8) -> String {
        let mark = match self {
            Language::English => '.',
            Language::Italian => ',',
        };
        let sign = if hundredths < 0 { "−" } else { "" };
        let size = hundredths.unsigned_abs();
        format!("{sign}{}{mark}{:02}", size / 100, size % 100)
    }

    /// The number of wrong answers that were examined for principles: `40 different wrong answers looked
    /// into`.
    pub fn wrong_answers(self, looked_into: usize, more: usize) -> String {
        match (self, more) {
            (Language::English, 0) => {
                format!("Different wrong answers looked into: {looked_into}.")
            }
            (Language::English, _) => format!(
                "Different wrong answers looked into: {looked_into}, the most frequent; {more} more were not."
            ),
            (Language::Italian, 0) => {
                format!("Risposte errate diverse esaminate: {looked_into}.")
            }
            (Language::Italian, _) => format!(
                "Risposte errate diverse esaminate: {looked_into}, le più frequenti; altre {more} no."
            ),
        }
    }
}
