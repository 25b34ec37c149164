//! An incident as questions of a question bank: each question that it raises, with answers to choose from,
//! worded from the facts and marked by the core. It is no part of the page: `cargo xtask moodle` asks for it.

mod board;
mod candidates;
mod xml;

pub use xml::moodle;

use acconcio_core::AdjudicationError;
use acconcio_core::grading::{Answer, Question};
use acconcio_core::incident::Incident;
use acconcio_core::standing::Standing;
use acconcio_core::story::{Story, Variant};
use shakmaty::{Board, Color};

use crate::components::desk::{Clerk, Line};
use crate::desk::Dossier;
use crate::film::Film;
use crate::language::Language;

/// An incident as it is asked about.
#[derive(Clone, Debug)]
pub struct Item {
    /// Its names: of the story and the variant.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// What is to be known.
    pub facts: Facts,
    /// What is asked.
    pub asked: Vec<Asked>,
}

/// What is to be known of an incident. Nothing here tells how it is ruled.
#[derive(Clone, Debug)]
pub struct Facts {
    /// The laws, where the arbiter is, what stands against the players, the clocks at the end.
    pub lines: Vec<String>,
    /// What was played before, where it is known.
    pub played: Option<String>,
    /// What happened, act by act.
    pub acts: Vec<String>,
    /// The board before the first act.
    pub before: Board,
    /// The board now, where it is another one.
    pub now: Option<Board>,
}

/// A question with the answers to choose from.
#[derive(Clone, Debug)]
pub struct Asked {
    /// What it is about.
    pub question: Question,
    /// How it is put.
    pub words: String,
    /// The answers, no two in the same words.
    pub options: Vec<Choice>,
    /// How it is ruled, with the articles, under every reading.
    pub rulings: Vec<String>,
}

impl Asked {
    fn has_a_wrong_answer(&self) -> bool {
        self.options.iter().any(|option| option.points < 100)
    }
}

/// An answer to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// How it is worded.
    pub words: String,
    /// What it is worth, of 100.
    pub points: u8,
}

impl Item {
    /// A variant of a story as it is asked about.
    ///
    /// # Errors
    /// When its film cannot be played, or the core does not rule on it.
    pub fn of(
        story: &Story,
        variant: &Variant,
        language: Language,
    ) -> Result<Item, AdjudicationError> {
        let incident = &variant.incident;
        let dossier = Dossier::of(incident)?;
        let film = Film::of(variant)
            .map_err(|error| AdjudicationError::Act { act: error.index, error: error.reason })?;
        let clerk = Clerk { language, variant, dossier: &dossier };
        let asked = dossier.questions.iter().map(|question| asked(&clerk, *question));
        Ok(Item {
            id: format!("{}/{}", story.id, variant.id),
            title: format!("{} – {}", language.of(&story.title), language.of(&variant.label)),
            facts: facts(language, incident, &film, &dossier.account.standing),
            // Where every answer is right there is nothing to ask.
            asked: asked.filter(Asked::has_a_wrong_answer).collect(),
        })
    }
}

fn facts(language: Language, incident: &Incident, film: &Film, now: &Standing) -> Facts {
    let words = language.bank();
    let mut lines = vec![language.laws_of(incident), language.seat_asked(incident).to_owned()];
    let known = language.known_before(incident).into_iter();
    lines.extend(known.map(|(about, told)| format!("{about}: {told}")));
    let clock = |color: Color| {
        format!("{} {}", language.color_label(color), language.clock(now.remaining.of(color)))
    };
    lines.push(format!("{}: {}; {}", words.clocks, clock(Color::White), clock(Color::Black)));
    let played = incident.score.as_ref().and_then(|score| score.played(incident.game));
    let before = incident.start.board.clone();
    let acts = film.acts.iter().zip(&film.standings).take(film.decision);
    Facts {
        lines,
        played: played.map(|(start, moves)| language.line(&start, &moves)),
        acts: acts.map(|(act, standing)| language.act_sentence(act, standing, None)).collect(),
        now: Some(now.board.clone()).filter(|board| *board != before),
        before,
    }
}

fn asked(clerk: &Clerk<'_>, question: Question) -> Asked {
    let (language, dossier) = (clerk.language, clerk.dossier);
    let mut options: Vec<Choice> = Vec::new();
    for answer in candidates::candidates(clerk.variant, dossier, question) {
        let Some(words) = clerk.answered(&answer, question) else { continue };
        let points = points(dossier, question, &answer);
        match options.iter_mut().find(|option| option.words == words) {
            Some(option) => option.points = option.points.max(points),
            None => options.push(Choice { words, points }),
        }
    }
    let ruled = |reading: Option<usize>| clerk.ruled(dossier.facets(reading), question);
    let principal = ruled(None);
    let others = dossier.other_readings();
    let others = others.map(|reading| (reading, ruled(reading)));
    let others = others.filter(|(_, line)| line.ruled != principal.ruled);
    let told = |line: &Line| match line.by {
        Some(by) => format!("{} ({})", line.ruled, language.citation(by)),
        None => line.ruled.clone(),
    };
    let other = |(reading, line): (Option<usize>, Line)| {
        let taken = dossier.taken(reading).iter();
        let held: Vec<String> = taken.map(|it| language.held_by(it.holders())).collect();
        format!("{}: {}", told(&line), held.join("; "))
    };
    let rulings = std::iter::once(told(&principal)).chain(others.map(other)).collect();
    Asked { question, words: language.question(question, dossier.player()), options, rulings }
}

/// What an answer to one question is worth, by the reading that agrees best.
fn points(dossier: &Dossier, question: Question, answer: &Answer) -> u8 {
    let grade = acconcio_core::grading::grade(&dossier.account, &dossier.ruling, answer);
    let mark = grade.marks.iter().find(|mark| mark.question == question);
    mark.map_or(0, |mark| mark.points)
}

#[cfg(test)]
mod tests;
