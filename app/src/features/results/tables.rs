//! The class as tables that a spreadsheet in the lecturer's language opens: one of the candidates, one of the
//! incidents, one of the answers.

use acconcio_training::exam::Class;
use acconcio_training::grading::Question;

use super::identity::Identity;
use super::mark_book::{MarkBook, Presence};
use super::register::{Entry, Register};
use crate::features::exam::opening::{adjudicated_of, variant_of};
use crate::features::incident::ruling_text::text::RulingText;
use crate::language::Language;
use crate::platform::calendar::Zone;
use crate::platform::csv::{Cell, Table};

/// The name of the file of the candidates.
pub const CANDIDATES_NAME: &str = "acconcio-candidates.csv";

/// The name of the file of the items.
pub const ITEMS_NAME: &str = "acconcio-items.csv";

/// The name of the file of the history.
pub const HISTORY_NAME: &str = "acconcio-history.csv";

/// The name of the file of the answers.
pub const ANSWERS_NAME: &str = "acconcio-answers.csv";

/// Writes every candidate as a line, in the order of the table.
pub fn candidates_table(language: Language, register: &Register) -> String {
    let words = language.results();
    let head = [
        words.candidate(),
        words.variant(),
        words.marks(),
        words.computed_marks(),
        words.maximum(),
        words.needed(),
        words.outcome(),
        words.time(),
        language.exam().extra_time(),
        language.exam_codes().personal(),
        words.remarks(),
        words.file(),
    ];
    let mut table = Table::new(language.times().decimal_mark(), &head);
    for entry in register.sorted() {
        let Entry { result, assessment, .. } = &*entry;
        let attempt = &result.attempt;
        let spent = attempt.ended.map(|ended| ended.saturating_sub(attempt.started) / 1000);
        let spent = spent.and_then(|spent| u32::try_from(spent).ok());
        let marks = |points: u32| Cell::Number(language.marks(points));
        let words_of_exam = language.exam();
        let outcome = if register.is_passed(&entry) {
            words_of_exam.passed()
        } else {
            words_of_exam.not_passed()
        };
        let remarks: Vec<String> =
            register.remarks(&entry).iter().map(|it| language.remark(it)).collect();
        let identity = match entry.identity {
            Identity::Confirmed => words.confirmed(),
            Identity::Unknown => "",
            Identity::OtherCode => words.remark_other_code(),
        };
        table.row([
            Cell::Text(result.candidate.clone()),
            Cell::Text(entry.paper().link.paper_variant.letter().to_string()),
            marks(register.total(&entry).points),
            marks(assessment.total.points),
            marks(assessment.total.out_of),
            marks(assessment.needed),
            Cell::Text(outcome.to_owned()),
            Cell::Text(spent.map(|spent| language.clock(spent)).unwrap_or_default()),
            Cell::Number(attempt.extra.to_string()),
            Cell::Text(identity.to_owned()),
            Cell::Text(remarks.join(" ")),
            Cell::Text(entry.file.clone()),
        ]);
    }
    table.text()
}

/// Writes every item as a line; the column of a question that is not asked is empty. `title` gives the titles of
/// the incidents.
pub fn items_table(language: Language, class: &Class, title: impl Fn(&str) -> String) -> String {
    let words = language.results();
    let mut head = vec![
        "#",
        words.item(),
        words.candidates(),
        words.wholly(),
        words.share(),
        words.discrimination(),
        words.median(),
    ];
    head.extend(Question::ALL.map(|question| language.facet(question)));
    let mut table = Table::new(language.times().decimal_mark(), &head);
    for (index, item) in class.items.iter().enumerate() {
        let correlation = |value: i8| language.correlation(value).replace('−', "-");
        let mut line = vec![
            Cell::Number((index + 1).to_string()),
            Cell::Text(title(&item.name.scenario)),
            Cell::Number(item.candidates.to_string()),
            Cell::Number(item.wholly.to_string()),
            Cell::Number(language.share(item.share)),
            Cell::Number(item.discrimination.map(correlation).unwrap_or_default()),
            Cell::Text(language.clock(item.median_seconds)),
        ];
        for question in Question::ALL {
            let asked = item.questions.iter().find(|it| it.question == question);
            let share = asked.map(|it| language.share(it.share)).unwrap_or_default();
            line.push(Cell::Number(share));
        }
        table.row(line);
    }
    table.text()
}

/// Writes every answer of every candidate as a line, beside the ruling.
pub fn answers_table(language: Language, register: &Register) -> String {
    let words = language.results();
    let ruling = language.ruling();
    let head = [
        words.candidate(),
        words.variant(),
        words.item(),
        ruling.point(),
        words.answer(),
        ruling.ruling(),
        ruling.article(),
        words.marks(),
    ];
    let mut table = Table::new(language.times().decimal_mark(), &head);
    for entry in register.sorted() {
        for line in answers_of(language, &entry) {
            table.row(line);
        }
    }
    table.text()
}

/// Writes what every candidate did in every exam, a line for each candidate.
pub fn history_table(language: Language, book: &MarkBook, zone: Zone) -> String {
    let words = language.mark_book();
    let exams = book.in_order();
    let titles: Vec<String> =
        exams.iter().map(|(_, exam)| language.kept_exam(exam, zone)).collect();
    let mut head = vec![language.results().candidate()];
    head.extend(titles.iter().map(String::as_str));
    head.extend([words.exams_taken(), words.exams_asked()]);
    let mut table = Table::new(language.times().decimal_mark(), &head);
    for name in book.names() {
        let cells = exams.iter().map(|(_, exam)| match exam.presence(&name) {
            Presence::HandedIn(result) => Cell::Number(language.marks(result.total().points)),
            Presence::Missing => Cell::Text(words.missing().to_owned()),
            Presence::NotAsked => Cell::Text(String::new()),
        });
        let cells: Vec<Cell> = cells.collect();
        let counts = [book.taken(&name), book.asked(&name)].map(|it| Cell::Number(it.to_string()));
        table.row([Cell::Text(name.clone())].into_iter().chain(cells).chain(counts));
    }
    table.text()
}

fn answers_of(language: Language, entry: &Entry) -> Vec<Vec<Cell>> {
    let paper = entry.paper();
    let mut lines = Vec::new();
    let items = paper.items.iter().zip(&entry.assessment.items);
    for (place, (item, marks)) in items.enumerate() {
        let (Some(adjudicated), variant) = (adjudicated_of(item), variant_of(item)) else {
            continue;
        };
        let Some(given) = entry.result.attempt.given.get(place) else { continue };
        let text = RulingText { language, variant: &variant, adjudicated: &adjudicated };
        for mark in &marks.marks {
            let line = text.ruled(marks.facets(item), mark.question);
            let answered = text.answered(&given.answer, mark.question).unwrap_or_default();
            let weight = u32::from(paper.weight(item, mark.question));
            lines.push(vec![
                Cell::Text(entry.result.candidate.clone()),
                Cell::Text(paper.link.paper_variant.letter().to_string()),
                Cell::Number((place + 1).to_string()),
                Cell::Text(line.about.to_owned()),
                Cell::Text(answered),
                Cell::Text(line.ruled),
                Cell::Text(line.by.map(|by| by.to_string()).unwrap_or_default()),
                Cell::Number(language.marks(u32::from(mark.points) * weight)),
            ]);
        }
    }
    lines
}
