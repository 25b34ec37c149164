//! The class as tables for other programs.

use acconcio_training::exam::{Class, Integrity};
use acconcio_training::grading::Question;

use super::register::Register;
use crate::platform::csv::cell;

/// The name of the file of the candidates.
pub const CANDIDATES_NAME: &str = "acconcio-candidates.csv";

/// The name of the file of the items.
pub const ITEMS_NAME: &str = "acconcio-items.csv";

/// The byte order mark, by which spreadsheets recognize UTF-8.
const MARK: char = '\u{feff}';

/// Writes every candidate as a line, in the order of the table. Points are hundredths of a mark, times
/// seconds.
pub fn candidates_table(register: &Register) -> String {
    let mut text = format!(
        "{MARK}candidate,paper,points,out_of,needed,passed,knock_outs,seconds,extra_percent,handed_in,checksum,file\r\n"
    );
    for entry in register.sorted() {
        let attempt = &entry.result.attempt;
        let spent = attempt.ended.map(|ended| ended.saturating_sub(attempt.started) / 1000);
        let yes = |is_so: bool| if is_so { "yes" } else { "no" }.to_owned();
        let line = [
            cell(&entry.result.candidate),
            entry.paper.link.paper_variant.letter().to_string(),
            entry.assessment.total.points.to_string(),
            entry.assessment.total.out_of.to_string(),
            entry.assessment.needed.to_string(),
            yes(entry.assessment.is_passed()),
            entry.assessment.knock_outs.len().to_string(),
            spent.map(|spent| spent.to_string()).unwrap_or_default(),
            attempt.extra.to_string(),
            yes(attempt.ended.is_some()),
            match entry.integrity {
                Integrity::Whole => "right".to_owned(),
                Integrity::Changed => "changed".to_owned(),
            },
            cell(&entry.file),
        ];
        text.push_str(&line.join(","));
        text.push_str("\r\n");
    }
    text
}

/// Writes every item as a line. Shares are in thousandths, discrimination in hundredths, empty where it
/// is undefined; the column of a question that is not asked is empty.
pub fn items_table(class: &Class) -> String {
    let mut text = format!(
        "{MARK}item,scenario,variant,candidates,wholly_right,share,discrimination,median_seconds"
    );
    for question in Question::ALL {
        text.push(',');
        text.push_str(question.name());
    }
    text.push_str("\r\n");
    for (index, item) in class.items.iter().enumerate() {
        let mut line = vec![
            (index + 1).to_string(),
            cell(&item.name.scenario),
            cell(&item.name.variant),
            item.candidates.to_string(),
            item.wholly.to_string(),
            item.share.to_string(),
            item.discrimination.map(|value| value.to_string()).unwrap_or_default(),
            item.median_seconds.to_string(),
        ];
        for question in Question::ALL {
            let asked = item.questions.iter().find(|it| it.question == question);
            line.push(asked.map(|it| it.share.to_string()).unwrap_or_default());
        }
        text.push_str(&line.join(","));
        text.push_str("\r\n");
    }
    text
}
