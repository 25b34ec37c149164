//! The one place where sealed papers are opened and result files are written, by the training crate.

use acconcio_training::exam::{
    AccessCode, ExamPaper, LecturerAccess, Paper, PaperKey, ResultFile, SealedPaper, SealedResult,
};
use acconcio_training::scenario::Scenario;

use crate::event::PreparedPaper;
use crate::request::Fault;
use crate::secret;

/// A paper that the lecturer's code has opened, before its incidents are read.
pub struct Opened {
    text: String,
    key: PaperKey,
    exam: ExamPaper,
}

/// Opens the papers of an exam, each given as its text or as an address that ends with it, and returns them with the
/// lecturer's access to the last one. The code is derived slowly, once for each exam among them.
///
/// # Errors
/// When something is no paper, or the code opens another exam.
pub fn opened(papers: &[&String], code: &str) -> Result<(Vec<Opened>, LecturerAccess), Fault> {
    let code = AccessCode::read(code).ok_or(Fault::Code)?;
    let mut access = None::<LecturerAccess>;
    let mut all = Vec::new();
    for text in papers {
        let sealed = read(text)?;
        if !access.as_ref().is_some_and(|it| it.is_of(&sealed)) {
            access = sealed.access_of(&code);
        }
        let known = access.as_ref().ok_or(Fault::OtherExam)?;
        let (key, _) = sealed.for_lecturer(known).ok_or(Fault::OtherExam)?;
        let exam = sealed.open(&key).map_err(|error| Fault::NoPaper(error.to_string()))?;
        all.push(Opened { text: sealed.text(), key, exam });
    }
    Ok((all, access.ok_or(Fault::Links)?))
}

impl Opened {
    /// The title that the exam was given when it was made.
    pub fn title(&self) -> &str {
        &self.exam.head.title
    }

    /// The names of the scenarios that the paper does not bring with it.
    pub fn scenarios(&self) -> impl Iterator<Item = &str> {
        let names = self.exam.link.places.iter().map(|place| place.name.scenario.as_str());
        names.filter(|id| self.exam.own.iter().all(|own| own.id != *id))
    }

    /// Prepares the paper with its scenarios.
    ///
    /// # Errors
    /// When incidents of it are missing or have changed.
    pub fn prepared(self, scenarios: &[Scenario]) -> Result<PreparedPaper, Fault> {
        let Opened { text, key, exam } = self;
        let find = |id: &str| exam.own.iter().chain(scenarios).find(|scenario| scenario.id == id);
        let paper = Paper::open(exam.link.clone(), find).map_err(|misfits| {
            let told: Vec<String> = misfits.iter().map(ToString::to_string).collect();
            Fault::Changed(told.join("; "))
        })?;
        Ok(PreparedPaper { sealed: text, key, facts: paper.facts() })
    }
}

/// A paper in the classroom, with what seals the results of it.
#[derive(Debug)]
pub struct Sealing {
    text: String,
    exam: ExamPaper,
}

impl Sealing {
    /// The text of the sealed paper.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Seals a result for the lecturer of the exam; none where the operating system has no chance to give.
    pub fn sealed(&self, result: &ResultFile) -> Option<SealedResult> {
        Some(result.sealed(&self.exam, secret::bytes().ok()?))
    }
}

/// The paper of an exam that was prepared; none where it cannot be ruled on any more.
pub fn reopened(prepared: &PreparedPaper) -> Option<(Sealing, Paper)> {
    let exam = read(&prepared.sealed).ok()?.open(&prepared.key).ok()?;
    let paper = Paper::reopen(exam.link.clone(), &prepared.facts)?;
    Some((Sealing { text: prepared.sealed.clone(), exam }, paper))
}

fn read(text: &str) -> Result<SealedPaper, Fault> {
    let text = text.trim().rsplit('/').next().unwrap_or_default();
    SealedPaper::read(text).map_err(|error| Fault::NoPaper(error.to_string()))
}
