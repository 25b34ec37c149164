//! An incident as questions of a question bank: each question that it raises, with answers to choose
//! from, worded from the facts and marked by the ruling. No page of the app uses it, only `acconcio
//! moodle`.

use acconcio_adjudication::AdjudicationError;
use acconcio_adjudication::board_state::BoardState;
use acconcio_adjudication::incident::Incident;
use acconcio_adjudication::laws::{Status, Step};
use acconcio_adjudication::ruling::Trigger;
use acconcio_training::grading::{Answer, Question};
use acconcio_training::scenario::{Scenario, Variant};
use shakmaty::{Board, Color};

use super::candidates::{candidates, points};
use crate::features::incident::adjudicated::AdjudicatedIncident;
use crate::features::incident::ruling_text::text::{Line, RulingText};
use crate::language::Language;
use crate::replay::Replay;

/// An incident with its questions.
#[derive(Clone, Debug)]
pub struct Item {
    /// The ids of the scenario and the variant.
    pub id: String,
    /// The title of the scenario.
    pub title: String,
    /// The tags by which the questions are found: the level, the topics and the laws.
    pub tags: Vec<String>,
    /// The provisions that lead to the ruling, each with its article.
    pub reasons: Vec<String>,
    /// The facts.
    pub facts: Facts,
    /// The questions.
    pub asked: Vec<Asked>,
}

/// The facts of an incident. They do not reveal the ruling.
#[derive(Clone, Debug)]
pub struct Facts {
    /// The laws, the arbiter's place, the earlier offences of the players, and the clocks at the end.
    pub lines: Vec<String>,
    /// The moves before, where they are recorded.
    pub played: Option<String>,
    /// The acts, each as a sentence.
    pub acts: Vec<String>,
    /// The board before the first act.
    pub before: Board,
    /// The board at the end, where it is another one.
    pub now: Option<Board>,
}

/// A question with the answers to choose from.
#[derive(Clone, Debug)]
pub struct Asked {
    /// The question.
    pub question: Question,
    /// The text of the question.
    pub words: String,
    /// The answers, no two with the same text.
    pub options: Vec<AnswerOption>,
    /// The ruling on it under every reading, with the articles.
    pub rulings: Vec<String>,
}

impl Asked {
    fn has_a_wrong_answer(&self) -> bool {
        self.options.iter().any(|option| option.points < 100)
    }
}

/// An answer to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnswerOption {
    /// The text of the answer.
    pub words: String,
    /// The points for it, out of 100.
    pub points: u8,
}

impl Item {
    /// The questions on a variant of a scenario.
    ///
    /// # Errors
    /// Returns the error if its replay cannot be played, or the incident cannot be ruled on.
    pub fn of(
        scenario: &Scenario,
        variant: &Variant,
        language: Language,
    ) -> Result<Item, AdjudicationError> {
        let incident = &variant.incident;
        let adjudicated = AdjudicatedIncident::of(incident)?;
        let replay = Replay::of(variant)
            .map_err(|error| AdjudicationError::Act { act: error.index, error: error.reason })?;
        let ruling_text = RulingText { language, variant, adjudicated: &adjudicated };
        let asked = adjudicated.questions.iter().map(|question| asked(&ruling_text, *question));
        Ok(Item {
            id: format!("{}/{}", scenario.id, variant.id),
            title: format!("{} – {}", language.of(&scenario.title), language.of(&variant.label)),
            facts: facts(language, incident, &replay, adjudicated.reconstruction.board_state()),
            tags: tags(scenario, incident, language),
            reasons: reasons(&ruling_text),
            // A question to which every answer is right is left out.
            asked: asked.filter(Asked::has_a_wrong_answer).collect(),
        })
    }
}

fn tags(scenario: &Scenario, incident: &Incident, language: Language) -> Vec<String> {
    let topics = scenario.topics.iter().map(|topic| language.topic(*topic).to_owned());
    let level = language.level(scenario.level).to_string();
    let edition = language.edition_short(incident.edition).to_string();
    [level, edition].into_iter().chain(topics).collect()
}

/// The provisions that hold or are displaced, in the order of the ruling.
fn reasons(ruling_text: &RulingText<'_>) -> Vec<String> {
    let RulingText { language, adjudicated, .. } = *ruling_text;
    let context = ruling_text.fact_context();
    let trace = adjudicated.trace(None).iter();
    let told = trace.filter(|step| step.status != Status::NotMet);
    let reason = |step: &Step| {
        let fact = language.fact(step.fact.clone(), &context);
        let rule = language.rule_under(step.rule, step.by.edition);
        format!("{}: {fact} {rule}", language.citation(step.by))
    };
    told.map(reason).collect()
}

fn facts(language: Language, incident: &Incident, replay: &Replay, now: &BoardState) -> Facts {
    let words = language.bank();
    let mut lines = vec![language.laws_of(incident), language.arbiter_asked(incident).to_owned()];
    let known = language.known_before(incident).into_iter();
    lines.extend(known.map(|(about, fact)| format!("{about}: {fact}")));
    let clock = |color: Color| {
        format!("{} {}", language.color_label(color), language.clock(now.remaining.of(color)))
    };
    lines.push(format!("{}: {}; {}", words.clocks(), clock(Color::White), clock(Color::Black)));
    let played = incident.score.as_ref().and_then(|score| score.played(incident.game));
    let before = incident.start.board.clone();
    let acts = replay.acts.iter().zip(&replay.board_states).take(replay.decision);
    Facts {
        lines,
        played: played.map(|(start, moves)| language.line(&start, &moves)),
        acts: acts
            .map(|(act, board_state)| language.act_sentence(act, board_state, None))
            .collect(),
        now: Some(now.board.clone()).filter(|board| *board != before),
        before,
    }
}

/// The points of an answer. To act on a claim where the arbiter would have had to act without one is half right: the
/// same is done, for another reason.
fn points_in_bank(adjudicated: &AdjudicatedIncident, question: Question, answer: &Answer) -> u8 {
    let points = points(adjudicated, question, answer);
    let is_claimed = !adjudicated.reconstruction.claims.is_empty();
    let has_to_act = adjudicated.facets(None).trigger.value == Trigger::ExOfficio;
    match answer.trigger {
        Some(Trigger::OnClaim) if is_claimed && has_to_act => points.max(HALF),
        Some(_) | None => points,
    }
}

/// Half of the points.
const HALF: u8 = 50;

fn asked(ruling_text: &RulingText<'_>, question: Question) -> Asked {
    let (language, adjudicated) = (ruling_text.language, ruling_text.adjudicated);
    let mut options: Vec<AnswerOption> = Vec::new();
    for answer in candidates(ruling_text.variant, adjudicated, question) {
        let Some(words) = ruling_text.answered(&answer, question) else { continue };
        let points = points_in_bank(adjudicated, question, &answer);
        match options.iter_mut().find(|option| option.words == words) {
            Some(option) => option.points = option.points.max(points),
            None => options.push(AnswerOption { words, points }),
        }
    }
    let ruled = |reading: Option<usize>| ruling_text.ruled(adjudicated.facets(reading), question);
    let principal = ruled(None);
    let others = adjudicated.other_readings();
    let others = others.map(|reading| (reading, ruled(reading)));
    let others = others.filter(|(_, line)| line.ruled != principal.ruled);
    let line_text = |line: &Line| match line.by {
        Some(by) => format!("{} ({})", line.ruled, language.citation(by)),
        None => line.ruled.clone(),
    };
    let other = |(reading, line): (Option<usize>, Line)| {
        let taken = adjudicated.taken(reading).iter();
        let held: Vec<String> = taken.map(|it| language.held_by(it.holders())).collect();
        format!("{}: {}", line_text(&line), held.join("; "))
    };
    let rulings = std::iter::once(line_text(&principal)).chain(others.map(other)).collect();
    Asked { question, words: language.question(question, adjudicated.player()), options, rulings }
}
