//! The texts of answers and rulings, line by line. It draws no page.

use acconcio_adjudication::board_state::BoardState;
use acconcio_adjudication::incident::PerPlayer;
use acconcio_adjudication::laws::{Citation, Ordered, Rule};
use acconcio_adjudication::ruling::{
    Admissibility, Classification, Discipline, Facets, RemedyOpen, TimeChange, Trigger,
};
use acconcio_training::grading::{Answer, FULL, Mark, Play, Question, basis, model_answer};
use acconcio_training::scenario::Variant;
use shakmaty::Color;

use crate::features::incident::adjudicated::AdjudicatedIncident;
use crate::language::{BeforeTheTurn, FactContext, Language, OptionText};

/// The texts of answers and rulings on one variant.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RulingText<'a> {
    pub(crate) language: Language,
    pub(crate) variant: &'a Variant,
    pub(crate) adjudicated: &'a AdjudicatedIncident,
}

/// A line of a ruling: its facet, its text, and the article that orders it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    pub(crate) about: &'static str,
    pub(crate) ruled: String,
    pub(crate) by: Option<Citation>,
    /// Whether the trainee answered the same.
    pub(crate) is_as_answered: bool,
}

impl<'a> RulingText<'a> {
    /// The text of the answer to a question, if there is one.
    pub(crate) fn answered(&self, answer: &Answer, question: Question) -> Option<String> {
        let language = self.language;
        let label = |text: OptionText| text.label.into_owned();
        if answer.inapplicable.contains(&question) {
            return Some(language.ruling_form().inapplicable().to_owned());
        }
        match question {
            Question::Trigger => answer.trigger.map(|it| label(self.trigger(it))),
            Question::Classification => {
                answer.classification.map(|it| label(language.classification(it)))
            }
            Question::Board => answer.board.map(|it| label(language.reinstatement(it))),
            Question::Obligation => {
                answer.obligation.as_ref().map(|play| language.play(play, self.before()))
            }
            Question::Clocks => answer.clocks.map(|clocks| self.clocks(clocks, None)),
            Question::Count => answer.count.map(|count| count.to_string()),
            Question::Result => answer.result.map(|it| label(language.outcome(it))),
        }
    }

    fn trigger(&self, trigger: Trigger) -> OptionText {
        self.language.trigger_in(&self.variant.incident, trigger)
    }

    /// The line of a ruling that answers a question.
    pub(crate) fn ruled(&self, facets: &Facets, question: Question) -> Line {
        let language = self.language;
        let label = |text: OptionText| text.label.into_owned();
        let ruled = match question {
            Question::Trigger => label(self.trigger(facets.trigger.value)),
            Question::Classification => label(language.classification(facets.classification.value)),
            Question::Board => label(language.reinstatement(facets.board.value)),
            Question::Obligation => {
                let duty = facets.obligation.as_ref().map(|duty| &duty.value);
                language.obligation(duty, self.before())
            }
            Question::Clocks => {
                self.clocks(self.model(facets).clocks.unwrap_or_default(), Some(facets))
            }
            Question::Count => self.model(facets).count.unwrap_or_default().to_string(),
            Question::Result => label(language.outcome(facets.result.value)),
        };
        let by = basis(facets, question).map(|basis| basis.by);
        Line { about: language.facet(question), ruled, by, is_as_answered: false }
    }

    /// Whether an answer about the clocks is right because the arbiter may choose the times.
    pub(crate) fn is_by_discretion(&self, facets: &Facets, answer: &Answer, mark: Mark) -> bool {
        let is_right = mark.question == Question::Clocks && mark.points == FULL;
        is_right && (facets.judgement.is_some() || answer.clocks != self.model(facets).clocks)
    }

    /// The meaning of the answers with no points for the incident, where it can be put into a sentence; or the rule that
    /// makes another thing of what the answer names.
    pub(crate) fn meanings(&self, facets: &Facets, answer: &Answer, marks: &[Mark]) -> Vec<Line> {
        let wrong = marks.iter().filter(|mark| mark.points == 0);
        wrong
            .filter_map(|mark| {
                let counted = self.counted_otherwise(facets, answer, mark.question);
                let meaning = counted.or_else(|| self.meaning(answer, mark.question))?;
                let label = self.answered(answer, mark.question)?;
                let about = self.language.facet(mark.question);
                let ruled = format!("{label}. {meaning}");
                Some(Line { about, ruled, by: None, is_as_answered: false })
            })
            .collect()
    }

    /// The rule by which the clock pressed without a move counts as an illegal move, where the answer names what was done.
    fn counted_otherwise(
        &self,
        facets: &Facets,
        answer: &Answer,
        question: Question,
    ) -> Option<&'static str> {
        let names_the_press = question == Question::Classification
            && answer.classification == Some(Classification::NonMove);
        let rule = facets.classification.rule;
        (names_the_press && rule == Rule::ClockWithoutMove).then(|| self.language.rule(rule))
    }

    fn meaning(&self, answer: &Answer, question: Question) -> Option<&'static str> {
        let words = &self.language.ruling_form();
        match question {
            Question::Trigger => answer.trigger.map(|it| self.trigger(it).meaning),
            Question::Classification => {
                answer.classification.map(|it| self.language.classification(it).meaning)
            }
            Question::Obligation => match answer.obligation.as_ref()? {
                Play::AnyLegalMove => Some(words.any_legal_move_hint()),
                Play::NoDuty => Some(words.nothing_binds_hint()),
                Play::Piece(_) | Play::Moves(_) => None,
            },
            Question::Board | Question::Clocks | Question::Count | Question::Result => None,
        }
    }

    /// The lines of a ruling beyond the questions: the completion of the move, and the decision on a
    /// claim.
    pub(crate) fn also(&self, facets: &Facets) -> Vec<Line> {
        let (language, words) = (self.language, &self.language.ruling());
        let completion = &facets.completion;
        let mut lines = vec![Line {
            about: words.completion(),
            ruled: language.completion(completion.value).label.into_owned(),
            by: Some(completion.by),
            is_as_answered: false,
        }];
        lines.extend(facets.admissibility.as_ref().map(|claim| Line {
            about: words.claim(),
            ruled: match (claim.value, facets.trigger.value) {
                (Admissibility::Admissible, Trigger::None) => words.claim_rejected().to_owned(),
                (heard, _) => language.admissibility(heard).label.into_owned(),
            },
            by: Some(claim.by),
            is_as_answered: false,
        }));
        lines
    }

    /// The remedies among which an old code lets the opponent choose, each with the moves that it
    /// permits.
    pub(crate) fn remedies(&self, facets: &Facets) -> Vec<Line> {
        let Some(remedies) = &facets.remedies else { return Vec::new() };
        let position = self.adjudicated.position();
        let line = |open: &RemedyOpen| Line {
            about: self.language.remedy_label(open.remedy),
            ruled: self.language.remedy_moves(open, position),
            by: Some(remedies.by),
            is_as_answered: false,
        };
        remedies.value.iter().map(line).collect()
    }

    /// The matters that a ruling leaves open: times by judgement, measures, claims still possible.
    pub(crate) fn left_open(&self, facets: &Facets) -> Vec<Line> {
        let words = &self.language.ruling();
        let mut lines = Vec::new();
        lines.extend(facets.judgement.as_ref().map(|range| {
            Line {
                about: words.judgement(),
                ruled: [Color::White, Color::Black]
                    .map(|player| self.language.clock_range(player, range.value.of(player)))
                    .join("; "),
                by: Some(range.by),
                is_as_answered: false,
            }
        }));
        lines.extend(facets.discipline.as_ref().map(|measures| Line {
            about: words.measures(),
            ruled: self.measures(measures),
            by: Some(measures.by),
            is_as_answered: false,
        }));
        lines.extend(self.window(facets));
        lines
    }

    /// The lines in which one ruling differs from another, each compared with the answer.
    pub(crate) fn differing(&self, facets: &Facets, from: &Facets, answer: &Answer) -> Vec<Line> {
        let before = self.everything(from);
        let now = self.everything(facets);
        let is_same =
            |one: &Line, other: &Line| one.about == other.about && one.ruled == other.ruled;
        let is_in = |lines: &[Line], line: &Line| lines.iter().any(|it| is_same(it, line));
        let is_about = |lines: &[Line], line: &Line| lines.iter().any(|it| it.about == line.about);
        let answered: Vec<(&str, String)> = Question::ALL
            .into_iter()
            .filter_map(|it| Some((self.language.facet(it), self.answered(answer, it)?)))
            .collect();
        let changed = now.iter().filter(|line| !is_in(&before, line)).map(|line| {
            let is_as_answered =
                answered.iter().any(|(about, said)| *about == line.about && *said == line.ruled);
            Line { is_as_answered, ..line.clone() }
        });
        let nothing = self.language.ruling().nothing();
        let silent = before.iter().filter(|line| !is_about(&now, line));
        let silent =
            silent.map(|line| Line { ruled: nothing.to_owned(), by: None, ..line.clone() });
        changed.chain(silent).collect()
    }

    /// The acts that the ruling does not cover yet, as the replay describes them.
    pub(crate) fn unruled(&self) -> Vec<String> {
        let acts = &self.variant.incident.acts;
        let Ok(board_states) = BoardState::all(&self.variant.incident, acts) else {
            return Vec::new();
        };
        let unruled = self.adjudicated.ruling.unruled.iter();
        unruled
            .map(|index| self.language.act_sentence(&acts[*index], &board_states[*index], None))
            .collect()
    }

    /// The position before the turn, by which duties and moves are named.
    pub(crate) fn before(&self) -> BeforeTheTurn<'a> {
        BeforeTheTurn {
            player: self.adjudicated.player(),
            board: &self.adjudicated.ruling.subject.before.board,
            position: self.adjudicated.position(),
        }
    }

    /// The context in which facts are put into words.
    pub(crate) fn fact_context(&self) -> FactContext {
        FactContext {
            player: self.adjudicated.player(),
            position: self.adjudicated.position().cloned(),
            doers: self.variant.incident.acts.iter().map(|act| act.by).collect(),
        }
    }

    /// All lines of a ruling, apart from the matters left open.
    fn everything(&self, facets: &Facets) -> Vec<Line> {
        let asked = self.adjudicated.questions.iter().map(|question| self.ruled(facets, *question));
        let mut lines: Vec<Line> = asked.chain(self.also(facets)).collect();
        let words = &self.language.ruling();
        lines.extend(facets.discipline.as_ref().map(|measures| Line {
            about: words.measures(),
            ruled: self.language.recommended(measures.value.recommended),
            by: Some(measures.by),
            is_as_answered: false,
        }));
        lines.extend(self.window(facets));
        lines
    }

    fn window(&self, facets: &Facets) -> Option<Line> {
        facets.window.as_ref().map(|window| Line {
            about: self.language.ruling().claim_window(),
            ruled: self.language.window(window.value),
            by: Some(window.by),
            is_as_answered: false,
        })
    }

    fn model(&self, facets: &Facets) -> Answer {
        let (reconstruction, ruling) = (&self.adjudicated.reconstruction, &self.adjudicated.ruling);
        model_answer(reconstruction, ruling, facets)
    }

    /// Both times, each with the change that a ruling orders.
    fn clocks(&self, clocks: PerPlayer<u32>, facets: Option<&Facets>) -> String {
        let changes = facets.map_or(&[][..], |facets| &facets.time);
        let one = |player: Color| {
            let time = self.language.clock(clocks.of(player));
            let change = self.change(changes, player);
            format!("{} {time}{change}", self.language.color_label(player))
        };
        format!("{}; {}", one(Color::White), one(Color::Black))
    }

    fn change(&self, changes: &[Ordered<TimeChange>], player: Color) -> String {
        let own = changes.iter().filter(|change| change.value.player == player);
        let seconds: i32 = own.map(|change| change.value.seconds).sum();
        match seconds {
            0 => String::new(),
            seconds => format!(" ({})", self.language.time_step(seconds)),
        }
    }

    fn measures(&self, measures: &Ordered<Discipline>) -> String {
        let Discipline { player, permitted, recommended } = measures.value;
        let named: Vec<&str> = permitted.iter().map(|it| self.language.measure(*it)).collect();
        let against = self.language.measures_against(player);
        let recommended = self.language.recommended(recommended);
        format!("{against} {} ({recommended})", named.join(", "))
    }
}
