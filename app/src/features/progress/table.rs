//! The history as a table for other programs.

use std::fmt::Write;

use acconcio_training::grading::Question;

use crate::platform::calendar::Zone;
use crate::platform::csv::cell;
use crate::platform::names::name_of;
use crate::platform::storage::progress::Progress;
use crate::platform::storage::ruling_record::RulingRecord;

/// The name of the file.
pub(crate) const TABLE_NAME: &str = "acconcio-history.csv";

/// Writes every ruling as a line, the oldest first; times are in UTC (ISO 8601). Columns are separated
/// by commas (RFC 4180); points are in hundredths of a question.
pub(crate) fn history_table(progress: &Progress) -> String {
    let mut text = String::from("at,scenario,variant,points,out_of,mode,hints,certainty,principle");
    for question in Question::ALL {
        text.push(',');
        text.push_str(&name_of(&question));
    }
    text.push_str("\r\n");
    for attempt in progress.attempts() {
        text.push_str(&line(attempt).join(","));
        text.push_str("\r\n");
    }
    text
}

fn line(attempt: &RulingRecord) -> Vec<String> {
    let mut cells = vec![
        moment(attempt.at),
        cell(&attempt.scenario),
        cell(&attempt.variant),
        attempt.score.points.to_string(),
        attempt.score.out_of.to_string(),
        name_of(&attempt.mode),
        attempt.hints.to_string(),
        attempt.certainty.map(|degree| name_of(&degree)).unwrap_or_default(),
        cell(attempt.principle.as_deref().unwrap_or_default()),
    ];
    for question in Question::ALL {
        let mark = attempt.marks.iter().find(|mark| mark.question == question);
        cells.push(mark.map(|mark| mark.points.to_string()).unwrap_or_default());
    }
    cells
}

/// Writes a time as `2026-11-21T09:05:00Z`.
fn moment(at: u64) -> String {
    let seconds = at / 1000 % 86_400;
    let (hour, minute, second) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let mut text = Zone::default().day_of(at).to_string();
    // Writing to a string cannot fail.
    let _ = write!(text, "T{hour:02}:{minute:02}:{second:02}Z");
    text
}
