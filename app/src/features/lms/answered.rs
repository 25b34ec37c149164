//! The first ruling on an incident, as a platform stores it.

use acconcio_training::grading::{Answer, Question};
use serde_json::Value;

use crate::platform::storage::ruling_record::{QuestionScore, Score};

/// The first ruling on an incident, as a platform stores it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answered {
    /// The marks, in the order of the questions.
    pub marks: Vec<QuestionScore>,
    /// The answers in [`words`], while they are known: a platform gives back the marks alone.
    pub answer: String,
}

impl Answered {
    /// Every question with the answer to it and its marks, as text that separates nothing in either standard:
    /// letters, digits, hyphens and underscores, such as `ex-officio_100`. Without the answers, where they would
    /// be longer than this many signs altogether.
    pub fn as_text(&self, most: usize) -> Vec<(&'static str, String)> {
        let marks = || self.marks.iter().map(|mark| (mark.question, mark.points));
        let with_answers: Vec<_> = marks()
            .map(|(question, points)| {
                let answer = self.word(question);
                let answer = answer.map(|answer| format!("{answer}_")).unwrap_or_default();
                (question.name(), format!("{answer}{points}"))
            })
            .collect();
        let signs = |all: &[(&str, String)]| -> usize {
            all.iter().map(|(name, text)| name.len() + text.len() + 4).sum()
        };
        if signs(&with_answers) <= most {
            return with_answers;
        }
        marks().map(|(question, points)| (question.name(), points.to_string())).collect()
    }

    /// The answer to a question in a word.
    fn word(&self, question: Question) -> Option<&str> {
        let named = self.answer.split(' ').filter_map(|part| part.split_once(':'));
        named.into_iter().find(|(name, _)| *name == question.name()).map(|(_, word)| word)
    }

    /// The sum of the marks.
    pub fn score(&self) -> Score {
        let points = self.marks.iter().map(|mark| u32::from(mark.points)).sum();
        Score { points, out_of: self.marks.iter().map(|_| 100).sum() }
    }
}

/// The answers as one text that is kept with a ruling: `trigger:ex-officio result:won_black`. A text, because what reads
/// rulings is needed at once, and what reads answers is not.
pub(crate) fn words(answer: &Answer) -> String {
    let pair =
        |question: Question| Some(format!("{}:{}", question.name(), plain(answer, question)?));
    Question::ALL.into_iter().filter_map(pair).collect::<Vec<_>>().join(" ")
}

/// The answer to a question as one word: that of its saved form, without the signs of JSON.
fn plain(answer: &Answer, question: Question) -> Option<String> {
    if answer.inapplicable.contains(&question) {
        return Some("not-applicable".to_owned());
    }
    let saved = serde_json::to_value(answer).ok()?;
    word(saved.get(question.name())?)
}

fn word(value: &Value) -> Option<String> {
    let joined = |words: Vec<String>| words.join("_");
    match value {
        Value::Null => None,
        Value::Bool(it) => Some(it.to_string()),
        Value::Number(it) => Some(it.to_string()),
        Value::String(text) => {
            let sign = |it: char| if it.is_ascii_alphanumeric() || it == '-' { it } else { '_' };
            Some(text.chars().map(sign).collect())
        }
        Value::Array(all) => Some(joined(all.iter().filter_map(word).collect())),
        Value::Object(all) => {
            let one = |(name, value): (&String, &Value)| Some(format!("{name}_{}", word(value)?));
            Some(joined(all.iter().filter_map(one).collect()))
        }
    }
}

#[cfg(test)]
mod tests {
    use acconcio_adjudication::ruling::{Outcome, Trigger};
    use acconcio_training::grading::Play;
    use shakmaty::{Color, Square};

    use super::*;

    #[test]
    fn ok_the_answers_stand_beside_the_marks_as_far_as_there_is_room() {
        let answer = Answer {
            trigger: Some(Trigger::ExOfficio),
            obligation: Some(Play::Piece(Square::E4)),
            result: Some(Outcome::Won(Color::Black)),
            inapplicable: [Question::Board].into(),
            ..Answer::default()
        };
        let marks =
            Question::ALL.into_iter().map(|question| QuestionScore { question, points: 50 });
        let answered = Answered { marks: marks.collect(), answer: words(&answer) };
        let texts: Vec<String> = answered
            .as_text(255)
            .into_iter()
            .map(|(name, text)| format!("{name} {text}"))
            .collect();
        let expected = [
            "trigger ex-officio_50",
            "classification 50",
            "board not-applicable_50",
            "obligation piece_e4_50",
            "clocks 50",
            "count 50",
            "result won_black_50",
        ];
        assert_eq!(texts, expected);
        assert!(answered.as_text(100).iter().all(|(_, text)| text == "50"));
    }
}
