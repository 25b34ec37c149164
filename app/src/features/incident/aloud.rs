//! A ruling as it is presented to an audience: lines and answers without a form around them.

use acconcio_adjudication::disputed_points::Holder;
use acconcio_adjudication::laws::Citation;
use acconcio_adjudication::ruling::Facets;
use acconcio_training::grading::{Answer, Play, Question, model_answer};
use acconcio_training::scenario::Variant;
use yew::prelude::*;

use super::ruling_text::compared::Compared;
use super::ruling_text::text::{Line, RulingText};
use crate::features::incident::adjudicated::AdjudicatedIncident;
use crate::features::incident::ruling_form::action::PartOfAnswer;
use crate::features::incident::ruling_form::form::RulingForm;
use crate::features::incident::ruling_form::options::offered;
use crate::features::incident::ruling_parts::readings::holders_of;
use crate::features::incident::what_if::section;
use crate::features::incident::what_if::{WhatIf, WhatIfAction};
use crate::language::{FactContext, Language};

/// A line of a ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RulingLine {
    /// The question that it answers, where it answers one.
    pub(crate) question: Option<Question>,
    /// The label of its facet.
    pub(crate) about: &'static str,
    /// The text of the ruling on it.
    pub(crate) ruled: String,
    /// The article that orders it.
    pub(crate) by: Option<Citation>,
    /// The text of the ruling before the changes, where it differs.
    pub(crate) before: Option<String>,
}

/// An answer that is offered to an audience.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Answered {
    /// The label of the answer.
    pub(crate) label: String,
    /// The digit that marks the answer: its own number, else its place, counted from 1.
    pub(crate) digit: Option<u8>,
    /// Whether the ruling agrees with it.
    pub(crate) is_right: bool,
    /// The holders of the readings that agree with it, where the ruling does not.
    pub(crate) held_by: Vec<Holder>,
}

/// The ruling, line by line.
pub(crate) fn ruling_lines(
    language: Language,
    variant: &Variant,
    adjudicated: &AdjudicatedIncident,
) -> Vec<RulingLine> {
    let ruling_text = RulingText { language, variant, adjudicated };
    let facets = adjudicated.facets(None);
    let asked = adjudicated.questions.iter().map(|question| {
        let line = ruling_line(ruling_text.ruled(facets, *question), None);
        RulingLine { question: Some(*question), ..line }
    });
    let beyond = ruling_text.remedies(facets).into_iter().chain(ruling_text.left_open(facets));
    asked.chain(beyond.map(|line| ruling_line(line, None))).collect()
}

/// The ruling with the changes made, beside the ruling before them.
pub(crate) fn ruling_beside(language: Language, what_if: &WhatIf) -> Vec<RulingLine> {
    let [base, now] = [what_if.base(), what_if.now()].map(|ruled| RulingText {
        language,
        variant: &ruled.variant,
        adjudicated: &ruled.adjudicated,
    });
    let compared = now.compared(now.adjudicated.facets(None), &base, base.adjudicated.facets(None));
    compared.into_iter().map(|Compared { line, before }| ruling_line(line, before)).collect()
}

fn ruling_line(line: Line, before: Option<String>) -> RulingLine {
    RulingLine { question: None, about: line.about, ruled: line.ruled, by: line.by, before }
}

/// The answers that are offered to a question; those that name a piece or a time are reduced to two.
pub(crate) fn answers(
    language: Language,
    ruling_form: &RulingForm,
    question: Question,
) -> Vec<Answered> {
    let Ok(adjudicated) = ruling_form.adjudicated() else { return Vec::new() };
    let words = language.present();
    let put = |digit: Option<u8>, label: String, is_said: &dyn Fn(&Facets, &Answer) -> bool| {
        let (is_right, held_by) = said_by(adjudicated, is_said);
        Answered { label, digit, is_right, held_by }
    };
    if question == Question::Clocks {
        return vec![
            put(Some(1), words.times_stay().to_owned(), &|facets, _| facets.time.is_empty()),
            put(Some(2), words.times_change().to_owned(), &|facets, _| !facets.time.is_empty()),
        ];
    }
    let certain_moves = (question == Question::Obligation)
        .then(|| put(Some(1), words.certain_moves().to_owned(), &|_, model| named_play(model)));
    let before = usize::from(certain_moves.is_some());
    let offered = offered(language, ruling_form, question).into_iter().enumerate();
    let offered = offered.map(|(place, offered)| {
        let is_said = |_: &Facets, model: &Answer| offered.part.is_in(model);
        put(offered.digit(before + place), offered.words(), &is_said)
    });
    certain_moves.into_iter().chain(offered).collect()
}

/// The place of an answer among the [`answers`] to a question for which these are `offered`.
pub(crate) fn answer_aloud(
    adjudicated: &AdjudicatedIncident,
    question: Question,
    offered: &[PartOfAnswer],
    answer: &Answer,
) -> Option<usize> {
    let place = || offered.iter().position(|part| part.is_in(answer));
    match question {
        Question::Clocks => {
            let now = adjudicated.reconstruction.board_state().remaining;
            answer.clocks.map(|times| usize::from(times != now))
        }
        Question::Obligation if named_play(answer) => Some(0),
        Question::Obligation => place().map(|place| place + 1),
        Question::Trigger
        | Question::Classification
        | Question::Board
        | Question::Count
        | Question::Result => place(),
    }
}

/// Whether the ruling agrees with an answer; where it does not, the holders of the readings that do.
fn said_by(
    adjudicated: &AdjudicatedIncident,
    is_said: &dyn Fn(&Facets, &Answer) -> bool,
) -> (bool, Vec<Holder>) {
    let is_said_under = |reading: Option<usize>| {
        let facets = adjudicated.facets(reading);
        is_said(facets, &model_answer(&adjudicated.reconstruction, &adjudicated.ruling, facets))
    };
    if is_said_under(None) {
        return (true, Vec::new());
    }
    let others = adjudicated.other_readings().filter(|reading| is_said_under(*reading));
    (false, holders_of(others.flat_map(|reading| adjudicated.taken(reading))))
}

/// Whether a ruling binds the player to a piece or to certain moves.
fn named_play(model: &Answer) -> bool {
    model.obligation.as_ref().is_some_and(|play| match play {
        Play::Piece(_) | Play::Moves(_) => true,
        Play::AnyLegalMove | Play::NoDuty => false,
    })
}

/// The context in which the facts of a ruling are put into words.
pub(crate) fn fact_context(
    language: Language,
    variant: &Variant,
    adjudicated: &AdjudicatedIncident,
) -> FactContext {
    RulingText { language, variant, adjudicated }.fact_context()
}

/// The laws, facts and readings that can be changed.
pub(crate) fn what_if_choices(
    language: Language,
    what_if: &WhatIf,
    on_action: Callback<WhatIfAction>,
) -> Html {
    section::choices_alone(language, what_if, on_action)
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use acconcio_adjudication::incident::{Act, ActKind, Claim, Incident, Regime};
    use acconcio_adjudication::laws::EditionId;
    use acconcio_training::scenario::Text;
    use shakmaty::fen::Fen;
    use shakmaty::{Color, Setup, Square};

    use super::*;

    /// Karpov–Chernin, Tilburg 1992, from 54.Qe6 on.
    const KARPOV: &str = "4Q3/1r3K2/3k4/6Rp/4P1p1/8/8/8 w - - 0 54";

    fn ruling_form() -> RulingForm {
        let mut incident = Incident::initial(Regime::Standard);
        incident.start = Setup::from(KARPOV.parse::<Fen>().unwrap());
        let kinds = [
            ActKind::touches(Square::E8),
            ActKind::places(Square::E8, Square::E6),
            ActKind::Releases { square: Square::E6 },
            ActKind::presses_clock(),
        ];
        incident.acts = kinds.into_iter().map(|kind| Act::by(Color::White, kind)).collect();
        ruling_form_on(incident)
    }

    fn ruling_form_on(incident: Incident) -> RulingForm {
        let label = Text::default();
        let variant = Variant {
            id: String::new(),
            label,
            incident,
            scope: Default::default(),
            epilogue: Vec::new(),
        };
        RulingForm::open(Rc::new(variant))
    }

    #[test]
    fn ok_of_the_answers_to_every_question_one_is_right() {
        let ruling_form = ruling_form();
        for language in Language::ALL {
            for question in Question::ALL {
                let answers = answers(language, &ruling_form, question);
                let right = answers.iter().filter(|answer| answer.is_right).count();
                assert_eq!(right, 1, "{question:?}: {answers:?}");
                let mut labels: Vec<&str> = answers.iter().map(|it| it.label.as_str()).collect();
                labels.sort_unstable();
                labels.dedup();
                assert_eq!(labels.len(), answers.len(), "{question:?}: {answers:?}");
            }
        }
    }

    #[test]
    fn ok_a_digit_marks_a_number_by_what_it_is_and_words_by_their_place() {
        let ruling_form = ruling_form();
        let digits = |question: Question| -> Vec<Option<u8>> {
            answers(Language::English, &ruling_form, question).iter().map(|it| it.digit).collect()
        };
        assert_eq!(digits(Question::Count), [Some(0), Some(1), Some(2), Some(3)]);
        assert_eq!(digits(Question::Obligation), [Some(1), Some(2), Some(3)]);
        assert_eq!(digits(Question::Clocks), [Some(1), Some(2)]);
    }

    #[test]
    fn ok_an_answer_of_another_reading_is_told_with_its_holders() {
        let mut incident = Incident::initial(Regime::Standard);
        incident.edition = EditionId::E2009;
        let claims = Act::by(Color::Black, ActKind::Claims(Claim::NoMove));
        incident.acts = vec![Act::by(Color::White, ActKind::presses_clock()), claims];
        let ruling_form = ruling_form_on(incident);
        let marks = |question: Question| -> Vec<(bool, Vec<Holder>)> {
            let answers = answers(Language::English, &ruling_form, question).into_iter();
            answers.map(|it| (it.is_right, it.held_by)).collect()
        };
        let proposal = vec![Holder::Proposal(4)];
        let nobody = (false, Vec::new());
        let [right, other] = [(true, Vec::new()), (false, proposal)];
        let counts = [right.clone(), other.clone(), nobody.clone(), nobody.clone()];
        assert_eq!(marks(Question::Count), counts);
        // The move was illegal, but the ruling does not say that no move was made.
        let classified = marks(Question::Classification);
        assert_eq!(classified[2..4], [other, right.clone()]);
        assert_eq!(classified.iter().filter(|it| **it == nobody).count(), classified.len() - 2);
        assert_eq!(marks(Question::Clocks), [nobody, right]);
    }

    #[test]
    fn ok_the_ruling_is_told_with_the_questions_first() {
        let ruling_form = ruling_form();
        let adjudicated = ruling_form.adjudicated().unwrap();
        let lines = ruling_lines(Language::English, ruling_form.variant(), adjudicated);
        let asked: Vec<Question> = lines.iter().filter_map(|line| line.question).collect();
        assert_eq!(asked, adjudicated.questions);
        assert!(lines.iter().all(|line| !line.ruled.is_empty() && line.before.is_none()));
    }
}
