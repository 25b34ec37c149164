//! The texts about exams, in every language.

#![allow(missing_docs, reason = "the English text of a field says what it is for")]

mod en;
mod it;

use acconcio_training::exam::{
    BlueprintError, Item, KnockOut, Marking, Paper, PaperVariant, PassMark, Preset, Tally, Why,
};
use acconcio_training::scenario::PlayersNamed;

use super::Language;

/// Exams: composing a paper, attempting it, the result, and the printed forms.
#[derive(Debug)]
pub struct ExamWords {
    pub heading: &'static str,
    pub lead: &'static str,
    pub compose: &'static str,
    pub preset: &'static str,
    pub own: &'static str,
    pub add_section: &'static str,
    pub remove_section: &'static str,
    pub count: &'static str,
    pub admitted: &'static str,
    pub admitted_hint: &'static str,
    pub topics: &'static str,
    pub levels: &'static str,
    pub editions: &'static str,
    pub regimes: &'static str,
    pub articles: &'static str,
    pub minutes: &'static str,
    pub to_pass: &'static str,
    pub to_pass_in: &'static str,
    pub in_percent: &'static str,
    pub in_marks: &'static str,
    pub marking: &'static str,
    pub per_item: &'static str,
    pub weights_hint: &'static str,
    pub knock_outs: &'static str,
    pub drawn: &'static str,
    pub seed: &'static str,
    pub another_seed: &'static str,
    pub variant: &'static str,
    pub link: &'static str,
    pub link_hint: &'static str,
    pub copy: &'static str,
    pub copied: &'static str,
    pub open: &'static str,
    pub incidents: &'static str,
    pub question_paper: &'static str,
    pub key: &'static str,
    pub sat: &'static str,
    pub goes_on: &'static str,
    pub go_on: &'static str,
    pub rules: &'static str,
    pub rules_lines: [&'static str; 4],
    pub assumptions: &'static str,
    pub assumption_lines: [&'static str; 3],
    pub candidate: &'static str,
    pub date: &'static str,
    pub signature: &'static str,
    pub extra_time: &'static str,
    pub extra_hint: &'static str,
    pub handed_in: &'static str,
    pub begin: &'static str,
    pub items: &'static str,
    pub time_left: &'static str,
    pub previous: &'static str,
    pub next: &'static str,
    pub flag: &'static str,
    pub hand_in: &'static str,
    pub confirm: &'static str,
    pub confirm_hint: &'static str,
    pub confirm_yes: &'static str,
    pub confirm_no: &'static str,
    pub time_up: &'static str,
    pub time_up_hint: &'static str,
    pub time_up_no: &'static str,
    pub over: &'static str,
    pub result: &'static str,
    pub passed: &'static str,
    pub not_passed: &'static str,
    pub save: &'static str,
    pub save_hint: &'static str,
    pub by_topic: &'static str,
    pub by_article: &'static str,
    pub topic: &'static str,
    pub marks: &'static str,
    pub no_answer: &'static str,
    pub to_replay: &'static str,
    pub to_exams: &'static str,
    pub cannot_open: &'static str,
    pub damaged: &'static str,
    pub damaged_remedy: &'static str,
    pub other_version: &'static str,
    pub other_version_remedy: &'static str,
    pub misfits: &'static str,
    pub misfits_remedy: &'static str,
}

/// The players’ names on papers, by their number: surnames of many countries, of nobody in particular.
const NAMES: [(&str, &str); 16] = [
    ("Adler", "Moreau"),
    ("Bianchi", "Novak"),
    ("Costa", "Olsen"),
    ("Dvorak", "Petrov"),
    ("Eriksen", "Quiroga"),
    ("Fischer", "Rossi"),
    ("Garcia", "Silva"),
    ("Horvat", "Tanaka"),
    ("Ivanov", "Urban"),
    ("Jansen", "Varga"),
    ("Kowalski", "Weber"),
    ("Lindgren", "Yilmaz"),
    ("Marino", "Zanetti"),
    ("Nielsen", "Brandt"),
    ("Ortega", "Conti"),
    ("Popescu", "Duarte"),
];

words_by_language! {
    /// The texts without parameters about exams.
    pub fn exam -> ExamWords = WORDS;
}

texts_by_language! {
    /// The name of a known exam.
    pub fn known_exam(preset: Preset) -> &'static str = preset;

    /// The parts of a known exam that the app cannot ask.
    pub fn known_exam_limits(preset: Preset) -> &'static str = preset_limits;
}

impl Language {
    /// The names of the players on a paper, by their number.
    pub fn exam_players(number: u8) -> PlayersNamed {
        let (white, black) = NAMES[usize::from(number) % NAMES.len()];
        PlayersNamed { white: white.to_owned(), black: black.to_owned() }
    }

    /// The variant of a paper: `Exam paper A`.
    pub fn exam_paper(self, paper_variant: PaperVariant) -> String {
        match self {
            Language::English => format!("Exam paper {}", paper_variant.letter()),
            Language::Italian => format!("Prova d’esame {}", paper_variant.letter()),
        }
    }

    /// The extent of a paper: `20 incidents in 132 minutes`.
    pub fn exam_extent(self, items: usize, minutes: u64) -> String {
        let items = self.incidents_shown(items);
        match (self, minutes) {
            (Language::English, 1) => format!("{items} in 1 minute"),
            (Language::English, _) => format!("{items} in {minutes} minutes"),
            (Language::Italian, 1) => format!("{items} in 1 minuto"),
            (Language::Italian, _) => format!("{items} in {minutes} minuti"),
        }
    }

    /// The heading of a section of a paper, by its number.
    pub fn exam_section(self, number: usize) -> String {
        match self {
            Language::English => format!("Section {number}"),
            Language::Italian => format!("Sezione {number}"),
        }
    }

    /// The number of incidents that a section admits.
    pub fn replays_for(self, count: usize) -> String {
        match (self, count) {
            (Language::English, 1) => "1 incident to choose from".to_owned(),
            (Language::English, _) => format!("{count} incidents to choose from"),
            (Language::Italian, 1) => "1 filmato fra cui scegliere".to_owned(),
            (Language::Italian, _) => format!("{count} filmati fra cui scegliere"),
        }
    }

    /// The heading of an item, by its number: `Incident 3 of 20`.
    pub fn exam_item(self, number: usize, of: usize) -> String {
        match self {
            Language::English => format!("Incident {number} of {of}"),
            Language::Italian => format!("Episodio {number} di {of}"),
        }
    }

    /// The label of an item in the list, with its state.
    pub fn exam_entry(self, number: usize, state: Given, is_flagged: bool) -> String {
        let (item, state) = match (self, state) {
            (Language::English, Given::Wholly) => ("Incident", "answered"),
            (Language::English, Given::InPart) => ("Incident", "answered in part"),
            (Language::English, Given::Nothing) => ("Incident", "not answered"),
            (Language::Italian, Given::Wholly) => ("Episodio", "con risposta"),
            (Language::Italian, Given::InPart) => ("Episodio", "con risposta parziale"),
            (Language::Italian, Given::Nothing) => ("Episodio", "senza risposta"),
        };
        let flagged = match (self, is_flagged) {
            (_, false) => "",
            (Language::English, true) => ", flagged for review",
            (Language::Italian, true) => ", da rivedere",
        };
        format!("{item} {number}: {state}{flagged}")
    }

    /// The number of items with an unanswered question.
    pub fn unanswered(self, count: usize) -> String {
        match (self, count) {
            (Language::English, 0) => "Everything is answered".to_owned(),
            (Language::English, 1) => "1 incident is not fully answered".to_owned(),
            (Language::English, _) => format!("{count} incidents are not fully answered"),
            (Language::Italian, 0) => "Tutte le risposte sono date".to_owned(),
            (Language::Italian, 1) => "1 episodio non ha tutte le risposte".to_owned(),
            (Language::Italian, _) => format!("{count} episodi non hanno tutte le risposte"),
        }
    }

    /// The pass mark, as a sentence.
    pub fn pass_mark(self, pass: PassMark) -> String {
        match (self, pass) {
            (Language::English, PassMark::Percent(percent)) => {
                format!("To pass, {percent} per cent of the marks are needed, rounded up.")
            }
            (Language::English, PassMark::Marks(marks)) => {
                format!("To pass, {marks} marks are needed.")
            }
            (Language::Italian, PassMark::Percent(percent)) => {
                format!(
                    "Per superarla serve il {percent} per cento dei punti, arrotondato per eccesso."
                )
            }
            (Language::Italian, PassMark::Marks(marks)) => {
                format!("Per superarla servono {marks} punti.")
            }
        }
    }

    /// The way in which answers become marks, as a sentence.
    pub fn marking(self, marking: &Marking) -> String {
        let text = match (self, marking) {
            (Language::English, Marking::PerItem) => {
                "An incident is worth one mark if every answer on it is right, and none otherwise."
            }
            (Language::English, Marking::PerQuestion(_)) => {
                "Every point of a ruling has its own marks; part of the truth is worth part of them."
            }
            (Language::Italian, Marking::PerItem) => {
                "Un episodio vale un punto se tutte le risposte sono giuste, altrimenti nessuno."
            }
            (Language::Italian, Marking::PerQuestion(_)) => {
                "Ogni aspetto della decisione ha i suoi punti; una parte del vero ne vale una parte."
            }
        };
        text.to_owned()
    }

    /// A knock-out error, which fails the paper, as a sentence.
    pub fn knock_out(self, error: KnockOut) -> &'static str {
        match (self, error) {
            (Language::English, KnockOut::EndMissed) => {
                "Who misses that the game is over, or gives another result, does not pass."
            }
            (Language::English, KnockOut::EndInvented) => {
                "Who ends a game that goes on does not pass."
            }
            (Language::English, KnockOut::PositionKept) => {
                "Who keeps a position that has to be put right does not pass."
            }
            (Language::English, KnockOut::LookedAway) => {
                "Who does nothing where the arbiter has to step in does not pass."
            }
            (Language::English, KnockOut::SteppedIn) => {
                "Who steps in where there is nothing for the arbiter to do does not pass."
            }
            (Language::Italian, KnockOut::EndMissed) => {
                "Chi non vede che la partita è finita, o dà un altro risultato, non supera la prova."
            }
            (Language::Italian, KnockOut::EndInvented) => {
                "Chi fa finire una partita che prosegue non supera la prova."
            }
            (Language::Italian, KnockOut::PositionKept) => {
                "Chi mantiene una posizione che va corretta non supera la prova."
            }
            (Language::Italian, KnockOut::LookedAway) => {
                "Chi non fa nulla dove l’arbitro deve intervenire non supera la prova."
            }
            (Language::Italian, KnockOut::SteppedIn) => {
                "Chi interviene dove l’arbitro non ha nulla da fare non supera la prova."
            }
        }
    }

    /// A knock-out error with its item: `Incident 3. …`.
    pub fn knock_out_hit(self, number: usize, error: KnockOut) -> String {
        let rule = self.knock_out(error);
        match self {
            Language::English => format!("Incident {number}: {rule}"),
            Language::Italian => format!("Episodio {number}: {rule}"),
        }
    }

    /// The marks reached and the marks needed.
    pub fn reached(self, total: Tally, needed: u32) -> String {
        let reached = self.points(total.points, total.out_of);
        let needed = self.marks(needed);
        match self {
            Language::English => format!("Marks: {reached}; needed: {needed}"),
            Language::Italian => format!("Punti: {reached}; necessari: {needed}"),
        }
    }

    /// The marks available for an item: `6 marks`.
    pub fn marks_for(self, paper: &Paper, item: &Item) -> String {
        let marks = match paper.blueprint().marking {
            Marking::PerItem => 1,
            Marking::PerQuestion(_) => {
                let asked = paper.asked(item).into_iter();
                asked.map(|question| u32::from(paper.blueprint().weight(question))).sum()
            }
        };
        match (self, marks) {
            (Language::English, 1) => "1 mark".to_owned(),
            (Language::English, _) => format!("{marks} marks"),
            (Language::Italian, 1) => "1 punto".to_owned(),
            (Language::Italian, _) => format!("{marks} punti"),
        }
    }

    /// The reason why a blueprint makes no exam, and the remedy.
    pub fn blueprint_error(self, error: BlueprintError) -> String {
        match (self, error) {
            (Language::English, BlueprintError::Empty) => {
                "No section asks for an incident. Ask for at least one.".to_owned()
            }
            (Language::English, BlueprintError::TooMany { asked }) => {
                format!("The sections ask for {asked} incidents. A paper has 100 at most.")
            }
            (Language::English, BlueprintError::Minutes(_)) => {
                "Give it from 1 to 600 minutes.".to_owned()
            }
            (Language::English, BlueprintError::Percent(_)) => {
                "More than 100 per cent cannot be reached.".to_owned()
            }
            (Language::English, BlueprintError::NothingCounts) => {
                "No point has a mark. Give a mark to at least one.".to_owned()
            }
            (Language::Italian, BlueprintError::Empty) => {
                "Nessuna sezione chiede un episodio. Chiedine almeno uno.".to_owned()
            }
            (Language::Italian, BlueprintError::TooMany { asked }) => {
                format!("Le sezioni chiedono {asked} episodi. Una prova ne ha al massimo 100.")
            }
            (Language::Italian, BlueprintError::Minutes(_)) => {
                "Assegna da 1 a 600 minuti.".to_owned()
            }
            (Language::Italian, BlueprintError::Percent(_)) => {
                "Più del 100 per cento non si può raggiungere.".to_owned()
            }
            (Language::Italian, BlueprintError::NothingCounts) => {
                "Nessun aspetto vale un punto. Assegnane almeno uno.".to_owned()
            }
        }
    }

    /// The reason why a section cannot be filled, and the remedy.
    pub fn drawn_short(self, section: usize, asked: usize, found: usize) -> String {
        match self {
            Language::English => format!(
                "Section {section} asks for {asked} incidents; only {found} were found that differ in \
                 story and in the way they are ruled. Ask for fewer, or admit more."
            ),
            Language::Italian => format!(
                "La sezione {section} chiede {asked} episodi; se ne trovano solo {found} diversi per \
                 storia e per modo di decidere. Chiedine meno, o ammetti di più."
            ),
        }
    }

    /// The reason why an item of a paper cannot be used.
    pub fn misfit(self, number: usize, why: Why) -> String {
        match (self, why) {
            (Language::English, Why::Unknown) => {
                format!("Incident {number} is not known to this version of the app.")
            }
            (Language::English, Why::Changed) => {
                format!("Incident {number} has been changed since the paper was made.")
            }
            (Language::English, Why::NotRuled) => format!("Incident {number} cannot be ruled on."),
            (Language::Italian, Why::Unknown) => {
                format!("L’episodio {number} non è noto a questa versione dell’app.")
            }
            (Language::Italian, Why::Changed) => {
                format!("L’episodio {number} è stato modificato dopo la stesura della prova.")
            }
            (Language::Italian, Why::NotRuled) => {
                format!("Sull’episodio {number} non si può decidere.")
            }
        }
    }
}

/// The extent to which an item is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given {
    /// Every question.
    Wholly,
    /// Some questions.
    InPart,
    /// None.
    Nothing,
}
