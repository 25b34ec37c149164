//! A question put to the whole class at once, the answers that it takes, and its ruling when it is revealed.

use acconcio_adjudication::movement::captured_square;
use acconcio_notation::move_word;
use acconcio_training::grading::{Answer, FULL, Play, Question};
use acconcio_training::scenario::{Scenario, Variant};
use serde::Serialize;
use shakmaty::{Move, Position, Square};

use super::form::answer_of;
use super::sheet::Sheet;
use crate::features::incident::adjudicated::AdjudicatedIncident;
use crate::features::incident::aloud::answer_aloud;
use crate::features::incident::ruling_form::action::PartOfAnswer;
use crate::features::incident::ruling_form::asked::only;
use crate::features::incident::ruling_form::depth::Depth;
use crate::features::incident::ruling_text::text::RulingText;
use crate::features::question_bank::candidates::points;
use crate::language::Language;

/// A question on an incident, as a phone shows it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LiveQuestion {
    /// The title of the incident.
    pub title: String,
    /// The incident with the question alone.
    pub sheet: Sheet,
}

/// The ruling on a live question.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ruled {
    /// For each choice, whether it is fully right under the ruling or another reading.
    pub right: Vec<bool>,
    /// The ruling in words.
    pub ruling: String,
    /// The article that orders it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub article: Option<String>,
}

/// An answer with the number of those who gave it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Counted {
    /// The answer in words; none for all the answers beyond those that are listed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub label: Option<String>,
    /// Their number.
    pub count: usize,
    /// Whether it is fully right under the ruling or another reading.
    pub is_right: bool,
}

/// The greatest number of answers that are listed beside the choices, those of most people first.
const MOST_LISTED: usize = 10;

/// The longest time on a clock that is taken for an answer, in seconds.
const LONGEST_TIME: u32 = 100 * 60 * 60 - 1;

/// The questions that can be put on an incident, each with its subject.
pub fn live_questions(language: Language, variant: &Variant) -> Vec<(Question, String)> {
    let Ok(adjudicated) = AdjudicatedIncident::of(&variant.incident) else { return Vec::new() };
    let asked = Depth::All.asked(&adjudicated).into_iter();
    asked.map(|question| (question, language.facet(question).to_owned())).collect()
}

impl LiveQuestion {
    /// A question on a variant of a scenario; none where the incident does not raise it.
    pub fn of(
        language: Language,
        scenario: &Scenario,
        variant: &Variant,
        question: Question,
    ) -> Option<LiveQuestion> {
        Judge::of(language, variant, question)?;
        let title = language.of(&scenario.title).to_owned();
        let sheet = Sheet::of_scenario(language, scenario, variant, question)?;
        Some(LiveQuestion { title, sheet })
    }
}

/// The judge of the answers to a live question; it never leaves the lecturer's laptop.
#[derive(Debug)]
pub struct Judge<'a> {
    language: Language,
    variant: &'a Variant,
    adjudicated: AdjudicatedIncident,
    question: Question,
}

impl<'a> Judge<'a> {
    /// The judge of a question on a variant; none where the incident does not raise it.
    pub fn of(language: Language, variant: &'a Variant, question: Question) -> Option<Judge<'a>> {
        let adjudicated = AdjudicatedIncident::of(&variant.incident).ok()?;
        let is_raised = adjudicated.questions.contains(&question);
        is_raised.then_some(Judge { language, variant, adjudicated, question })
    }

    /// Whether an answer is one to this question alone, and one that the form can give.
    pub fn takes(&self, answer: &Answer) -> bool {
        let is_alone = answer.answers_question(self.question)
            && answer.inapplicable.is_empty()
            && only(answer, &[self.question]) == *answer;
        is_alone && (self.choices().contains(answer) || self.is_given_otherwise(answer))
    }

    /// Whether an answer is fully right under the ruling or another reading.
    pub fn is_right(&self, answer: &Answer) -> bool {
        points(&self.adjudicated, self.question, answer) == FULL
    }

    /// The ruling.
    pub fn ruled(&self) -> Ruled {
        let line = self.text().ruled(self.adjudicated.facets(None), self.question);
        Ruled {
            right: self.choices().iter().map(|answer| self.is_right(answer)).collect(),
            ruling: line.ruled,
            article: line.by.map(|by| self.language.citation(by)),
        }
    }

    /// The choices in their order, then the other answers that were given, each with its number.
    pub fn counted<'b>(&self, answers: impl Iterator<Item = &'b Answer>) -> Vec<Counted> {
        let mut all: Vec<(Answer, usize)> =
            self.choices().into_iter().map(|answer| (answer, 0)).collect();
        let choices = all.len();
        for answer in answers.map(ordered) {
            match all.iter_mut().find(|(known, _)| *known == answer) {
                Some((_, count)) => *count += 1,
                None => all.push((answer, 1)),
            }
        }
        all[choices..].sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        let beyond = all.split_off(all.len().min(choices + MOST_LISTED));
        let mut counted: Vec<Counted> = all
            .into_iter()
            .map(|(answer, count)| {
                let label = self.text().answered(&answer, self.question).unwrap_or_default();
                Counted { label: Some(label), count, is_right: self.is_right(&answer) }
            })
            .collect();
        if !beyond.is_empty() {
            let count = beyond.iter().map(|(_, count)| count).sum();
            counted.push(Counted { label: None, count, is_right: false });
        }
        counted
    }

    /// The number of answers that come to each of those for which a presenter counts hands, in their order.
    pub fn hands<'b>(&self, answers: impl Iterator<Item = &'b Answer>) -> Vec<u16> {
        let mut hands: Vec<u16> = Vec::new();
        for answer in answers {
            let place = answer_aloud(&self.adjudicated, self.question, &self.offers(), answer);
            let Some(place) = place else { continue };
            hands.resize(hands.len().max(place + 1), 0);
            hands[place] = hands[place].saturating_add(1);
        }
        hands
    }

    fn choices(&self) -> Vec<Answer> {
        self.offers().into_iter().map(answer_of).collect()
    }

    fn offers(&self) -> Vec<PartOfAnswer> {
        Depth::All.offers(&self.adjudicated, self.question, &self.variant.id)
    }

    fn is_given_otherwise(&self, answer: &Answer) -> bool {
        match self.question {
            Question::Clocks => {
                answer.clocks.is_some_and(|it| it.white <= LONGEST_TIME && it.black <= LONGEST_TIME)
            }
            Question::Obligation => {
                answer.obligation.as_ref().is_some_and(|play| self.is_playable(play))
            }
            Question::Trigger
            | Question::Classification
            | Question::Board
            | Question::Count
            | Question::Result => false,
        }
    }

    fn is_playable(&self, play: &Play) -> bool {
        let Some(position) = self.adjudicated.position() else { return false };
        let legal = position.legal_moves();
        let concerns = |played: &Move, square: Square| {
            played.from() == Some(square) || captured_square(played) == Some(square)
        };
        match play {
            Play::NoDuty | Play::AnyLegalMove => true,
            Play::Piece(square) => legal.iter().any(|played| concerns(played, *square)),
            Play::Moves(moves) => {
                !moves.is_empty()
                    && moves.len() <= legal.len()
                    && moves.iter().all(|played| legal.contains(played))
            }
        }
    }

    fn text(&self) -> RulingText<'_> {
        RulingText {
            language: self.language,
            variant: self.variant,
            adjudicated: &self.adjudicated,
        }
    }
}

/// An answer with its moves in the order of their names, so that the same moves are the same answer.
fn ordered(answer: &Answer) -> Answer {
    let mut answer = answer.clone();
    if let Some(Play::Moves(moves)) = &mut answer.obligation {
        moves.sort_by_key(move_word);
        moves.dedup();
    }
    answer
}
