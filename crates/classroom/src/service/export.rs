//! Everything in one file: the journal, and a result file for each candidate of each exam.

use std::io::{Cursor, Write};

use serde_json::json;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

use crate::classroom::Classroom;
use crate::exam::{Exam, Identified};
use crate::journal::Journal;
use crate::request::{Refusal, Reply};

/// The classroom as a ZIP file: `classroom.json` with every event and its instant, and below `results/` the files
/// that the app's page of results opens with the lecturer's code. Secrets, tokens, codes and keys are left out.
pub(super) fn export(classroom: &Classroom, journal: &Journal) -> Result<Reply, Refusal> {
    let entries = journal.read().map_err(|_| Refusal::NotSaved)?;
    let entries: Vec<_> = entries
        .iter()
        .filter_map(|entry| Some(json!({ "at": entry.at, "event": exported(&entry.event)? })))
        .collect();
    let document = json!({ "format": "acconcio-classroom", "version": 1, "events": entries });
    let mut files = vec![("classroom.json".to_owned(), document.to_string())];
    for (number, exam) in classroom.exams.iter().enumerate() {
        let path = |name: String| format!("results/{}/{name}", number + 1);
        files.extend(results(classroom, exam).map(|(name, text)| (path(name), text)));
    }
    zipped(&files).map(Reply::File).map_err(|_| Refusal::NotSaved)
}

/// An event without what is secret.
fn exported(event: &crate::event::Event) -> Option<serde_json::Value> {
    let mut content = serde_json::to_value(event).ok()?;
    for (event, field) in [("opened", "token"), ("opened", "code"), ("joined", "secret")] {
        if let Some(fields) = content.get_mut(event).and_then(|it| it.as_object_mut()) {
            fields.remove(field);
        }
    }
    let papers = content.get_mut("exam-prepared").and_then(|it| it["papers"].as_array_mut());
    for paper in papers.into_iter().flatten().filter_map(|it| it.as_object_mut()) {
        paper.remove("key");
    }
    if let Some(fields) = content.get_mut("exam-prepared").and_then(|it| it.as_object_mut()) {
        fields.remove("personal");
    }
    let people = content.get_mut("roster-set").and_then(|it| it["people"].as_array_mut());
    for person in people.into_iter().flatten().filter_map(|it| it.as_object_mut()) {
        person.remove("code");
    }
    Some(content)
}

/// The result files of an exam with their names, of those who have answered something or handed in.
pub(super) fn results(
    classroom: &Classroom,
    exam: &Exam,
) -> impl Iterator<Item = (String, String)> {
    let file = move |(participant, person): (usize, &crate::classroom::Participant)| {
        let exam_work = exam.known_exam_work(participant)?;
        let has_worked =
            exam_work.handed_in.is_some() || exam_work.items.iter().any(|it| it.seq > 0);
        let name = match person.name.as_str() {
            "" => (participant + 1).to_string(),
            name => name.to_owned(),
        };
        let identified = if classroom.is_identified(participant) {
            Identified::ByPersonalCode
        } else {
            Identified::Not
        };
        let result = exam.result_file(exam_work, &name, identified).filter(|_| has_worked)?;
        let plain: String =
            name.chars().map(|it| if it.is_alphanumeric() { it } else { '-' }).collect();
        Some((format!("{:03}-{plain}.json", participant + 1), result.text()))
    };
    classroom.participants.iter().enumerate().filter_map(file)
}

fn zipped(files: &[(String, String)]) -> zip::result::ZipResult<Vec<u8>> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    for (path, content) in files {
        archive.start_file(path.as_str(), options)?;
        archive.write_all(content.as_bytes())?;
    }
    Ok(archive.finish()?.into_inner())
}
