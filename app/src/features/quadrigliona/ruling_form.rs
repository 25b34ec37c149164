//! The ruling form of a match: its questions, the answers, and their comparison with the ruling.

use super::part_of_answer::PartOfMatchAnswer;
use std::collections::BTreeSet;
use std::rc::Rc;

use acconcio_quadrigliona::grading::{
    Answer, Grade, Question, grade, grades, model_answer, questions,
};
use acconcio_quadrigliona::incident::Incident;
use acconcio_quadrigliona::match_state::MatchState;
use acconcio_quadrigliona::ruling::SideTaken;
use acconcio_quadrigliona::ruling::{Facets, Ruling};
use acconcio_quadrigliona::{PerSeat, PerTable, Seat, adjudicate};
use acconcio_training::grading::marked_otherwise;
use shakmaty::Square;
use yew::Reducible;

use super::offers::offered;
use super::shown;
use crate::features::incident::ruling_form::action::BoardShown;
use crate::features::incident::ruling_form::phase::Phase;

/// An incident of a match with its ruling and the questions it raises.
#[derive(Clone, Debug, PartialEq)]
pub struct AdjudicatedMatch {
    incident: Incident,
    /// The states of the match before the first act and after each act.
    match_states: Vec<MatchState>,
    /// The state of the match at the moment of decision.
    pub match_state: MatchState,
    /// The ruling, with its readings and its trace.
    pub ruling: Ruling,
    /// The questions in the order in which an arbiter asks them.
    pub questions: Vec<Question>,
    /// The answers offered to each question.
    pub offers: Vec<Vec<PartOfMatchAnswer>>,
}

impl AdjudicatedMatch {
    /// Rules on an incident.
    ///
    /// # Errors
    /// Returns the reason in words if the incident cannot be played or ruled on.
    pub fn of(incident: &Incident) -> Result<AdjudicatedMatch, String> {
        let ruling = adjudicate(incident).map_err(|error| error.to_string())?;
        let match_states =
            MatchState::all(incident, &incident.acts).map_err(|(_, error)| error.to_string())?;
        let match_state =
            match_states.last().cloned().unwrap_or_else(|| MatchState::opening(incident));
        let questions = questions(&ruling);
        let offers = questions.iter().map(|it| offered(&ruling, &incident.acts, *it)).collect();
        Ok(AdjudicatedMatch {
            incident: incident.clone(),
            match_states,
            match_state,
            ruling,
            questions,
            offers,
        })
    }

    /// The facets of a reading; those of the principal ruling where none is named.
    pub fn facets(&self, reading: Option<usize>) -> &Facets {
        let other = reading.and_then(|place| self.ruling.readings.get(place));
        other.map_or(&self.ruling.facets, |reading| &reading.facets)
    }

    /// The choices by which a reading differs from the principal ruling.
    pub fn taken(&self, reading: Option<usize>) -> &[SideTaken] {
        let other = reading.and_then(|place| self.ruling.readings.get(place));
        other.map_or(&[], |reading| &reading.taken)
    }

    /// The state with which each board goes on, where something is put back.
    pub fn put_back(&self) -> Option<PerTable<MatchState>> {
        let board = self.ruling.facets.board.value;
        shown::put_back(&self.incident, &self.match_states, &self.ruling.subject, board)
    }

    /// The squares on which something illegal stands.
    pub fn illegal_squares(&self) -> Vec<Square> {
        let Ruling { facets, trace, .. } = &self.ruling;
        shown::illegal_squares(
            &self.incident,
            &self.match_states,
            &self.ruling.subject,
            facets,
            trace,
        )
    }

    /// The answers offered to a question.
    pub fn offered(&self, question: Question) -> &[PartOfMatchAnswer] {
        let place = self.questions.iter().position(|it| *it == question);
        place.and_then(|place| self.offers.get(place)).map_or(&[], Vec::as_slice)
    }

    /// The times on the four clocks at the moment of decision, in seconds.
    pub fn clocks(&self) -> PerSeat<u32> {
        let mut clocks = PerSeat::default();
        for seat in Seat::ALL {
            *clocks.at_mut(seat) = self.match_state.tables.of(seat.table).remaining.of(seat.color);
        }
        clocks
    }
}

/// The comparison of an answer with the ruling.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchComparison {
    /// The marks, and the reading that agrees best.
    pub grade: Grade,
    /// The questions on which the principal ruling would give other marks.
    pub otherwise: Vec<Question>,
    /// Whether the trainee gave a ruling; otherwise there is nothing to mark.
    pub is_on_an_answer: bool,
    /// The boards shown beside it.
    pub view: BoardShown,
}

/// The form with the answers so far.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchRulingForm {
    adjudicated: Rc<Result<AdjudicatedMatch, String>>,
    /// The answer so far.
    pub answer: Answer,
    /// The questions answered.
    pub answered: BTreeSet<Question>,
    /// The question that is open.
    pub open: Option<Question>,
    /// The phase of the trainee's work.
    pub phase: Phase<MatchComparison>,
    /// Whether the notice is shown that the open question needs an answer.
    pub is_answer_missing: bool,
}

/// An action on the form.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MatchFormAction {
    /// Opens the form.
    Begin,
    /// Gives an answer or a part of one.
    Answer(PartOfMatchAnswer),
    /// Goes on to the next question.
    Continue,
    /// Opens a question again.
    Reopen(Question),
    /// Gives the ruling.
    Submit,
    /// Shows the ruling without giving one.
    Reveal,
    /// Shows other boards beside the ruling.
    Show(BoardShown),
    /// Takes every answer back and begins anew.
    Restart,
}

impl MatchRulingForm {
    /// The empty form for an incident.
    pub fn open(incident: &Incident) -> MatchRulingForm {
        MatchRulingForm::on(Rc::new(AdjudicatedMatch::of(incident)))
    }

    fn on(adjudicated: Rc<Result<AdjudicatedMatch, String>>) -> MatchRulingForm {
        MatchRulingForm {
            adjudicated,
            answer: Answer::default(),
            answered: BTreeSet::new(),
            open: None,
            phase: Phase::Waiting,
            is_answer_missing: false,
        }
    }

    /// The adjudicated incident.
    ///
    /// # Errors
    /// Returns the reason in words if the incident cannot be ruled on.
    pub fn adjudicated(&self) -> Result<&AdjudicatedMatch, &str> {
        self.adjudicated.as_ref().as_ref().map_err(String::as_str)
    }

    /// The questions in the order in which an arbiter asks them.
    pub fn questions(&self) -> &[Question] {
        self.adjudicated().map_or(&[], |adjudicated| &adjudicated.questions)
    }

    /// The questions without an answer.
    pub fn missing(&self) -> Vec<Question> {
        self.questions().iter().filter(|it| !self.answered.contains(it)).copied().collect()
    }

    /// The times to which the clocks have been set so far, in seconds.
    pub fn clocks(&self) -> PerSeat<u32> {
        self.answer.clocks.unwrap_or_else(|| {
            self.adjudicated().map_or_else(|_| PerSeat::default(), AdjudicatedMatch::clocks)
        })
    }

    /// The comparison with the ruling, once a ruling has been given or shown.
    pub const fn comparison(&self) -> Option<&MatchComparison> {
        self.phase.comparison()
    }

    /// Whether this answer is chosen.
    pub fn is_chosen(&self, part: PartOfMatchAnswer) -> bool {
        let answer = &self.answer;
        match part {
            PartOfMatchAnswer::Trigger(it) => answer.trigger == Some(it),
            PartOfMatchAnswer::Admissibility(it) => {
                self.is_answered(Question::Admissibility) && answer.admissibility == it
            }
            PartOfMatchAnswer::Classification(it) => answer.classification == Some(it),
            PartOfMatchAnswer::Completion(it) => {
                self.is_answered(Question::Completion) && answer.completion == it
            }
            PartOfMatchAnswer::Board(it) => answer.board == Some(it),
            PartOfMatchAnswer::Obligation(it) => {
                self.is_answered(Question::Obligation) && answer.obligation == it
            }
            PartOfMatchAnswer::Piece(it) => {
                answer.pieces.as_ref().is_some_and(|all| all.contains(&it))
            }
            PartOfMatchAnswer::Clock(seat, seconds) => self.clocks().at(seat) == seconds,
            PartOfMatchAnswer::Count(it) => answer.count == Some(it),
            PartOfMatchAnswer::Measure(it) => {
                self.is_answered(Question::Discipline) && answer.measure == it
            }
            PartOfMatchAnswer::Game(it) => self.is_answered(Question::Game) && answer.game == it,
            PartOfMatchAnswer::Result(it) => answer.result == Some(it),
            PartOfMatchAnswer::TieBreak(it) => {
                self.is_answered(Question::TieBreak) && answer.tie_break == it
            }
        }
    }

    fn is_answered(&self, question: Question) -> bool {
        self.answered.contains(&question)
    }

    /// Returns the form after an action.
    #[must_use]
    pub fn after(&self, action: MatchFormAction) -> MatchRulingForm {
        let mut next = self.clone();
        next.is_answer_missing = false;
        match action {
            MatchFormAction::Begin => {
                next.phase = Phase::Asking;
                next.open = next.missing().first().copied();
            }
            MatchFormAction::Answer(part) => next.take(part),
            MatchFormAction::Continue => next.go_on(),
            MatchFormAction::Reopen(question) => next.open = Some(question),
            MatchFormAction::Submit if self.missing().is_empty() => {
                next.compare(&self.answer, true)
            }
            MatchFormAction::Submit => next.open = self.missing().first().copied(),
            MatchFormAction::Reveal => {
                if let Ok(AdjudicatedMatch { match_state, ruling, .. }) = self.adjudicated() {
                    next.compare(&model_answer(match_state, ruling, &ruling.facets), false);
                }
            }
            MatchFormAction::Show(view) => {
                if let Phase::Ruled(comparison) = &mut next.phase {
                    comparison.view = view;
                }
            }
            MatchFormAction::Restart => return MatchRulingForm::on(self.adjudicated.clone()),
        }
        next
    }

    fn take(&mut self, part: PartOfMatchAnswer) {
        let mut clocks = self.clocks();
        let answer = &mut self.answer;
        match part {
            PartOfMatchAnswer::Trigger(it) => answer.trigger = Some(it),
            PartOfMatchAnswer::Admissibility(it) => answer.admissibility = it,
            PartOfMatchAnswer::Classification(it) => answer.classification = Some(it),
            PartOfMatchAnswer::Completion(it) => answer.completion = it,
            PartOfMatchAnswer::Board(it) => answer.board = Some(it),
            PartOfMatchAnswer::Obligation(it) => answer.obligation = it,
            PartOfMatchAnswer::Piece(it) => {
                let chosen = answer.pieces.get_or_insert_default();
                match chosen.iter().position(|one| *one == it) {
                    Some(place) => drop(chosen.remove(place)),
                    None => chosen.push(it),
                }
            }
            PartOfMatchAnswer::Clock(seat, seconds) => {
                *clocks.at_mut(seat) = seconds;
                answer.clocks = Some(clocks);
            }
            PartOfMatchAnswer::Count(it) => answer.count = Some(it),
            PartOfMatchAnswer::Measure(it) => answer.measure = it,
            PartOfMatchAnswer::Game(it) => answer.game = it,
            PartOfMatchAnswer::Result(it) => answer.result = Some(it),
            PartOfMatchAnswer::TieBreak(it) => answer.tie_break = it,
        }
        self.answered.insert(part.question());
    }

    /// Goes to the next question without an answer. Clocks left unchanged, and no piece chosen, are
    /// answers too.
    fn go_on(&mut self) {
        if self.open == Some(Question::Clocks) {
            self.answer.clocks = Some(self.clocks());
            self.answered.insert(Question::Clocks);
        } else if self.open == Some(Question::Pieces) {
            self.answer.pieces.get_or_insert_default();
            self.answered.insert(Question::Pieces);
        }
        if self.open.is_some_and(|open| !self.is_answered(open)) {
            self.is_answer_missing = true;
            return;
        }
        self.open = self.missing().first().copied();
    }

    fn compare(&mut self, answer: &Answer, is_on_an_answer: bool) {
        let Ok(AdjudicatedMatch { match_state, ruling, .. }) = self.adjudicated() else { return };
        let grade = grade(match_state, ruling, answer);
        let grades = grades(match_state, ruling, answer);
        let ruled = grades.first().map_or(&[][..], |ruled| &ruled.marks);
        let otherwise = marked_otherwise(&grade.marks, ruled);
        self.open = None;
        let view = BoardShown::AsItGoesOn;
        self.phase = Phase::Ruled(MatchComparison { grade, otherwise, is_on_an_answer, view });
    }
}

impl Reducible for MatchRulingForm {
    type Action = MatchFormAction;

    fn reduce(self: Rc<Self>, action: MatchFormAction) -> Rc<Self> {
        Rc::new(self.after(action))
    }
}
