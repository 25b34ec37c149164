//! The ruling form as a plain struct and a reducer: the questions that an incident raises, the answers,
//! and their comparison with the ruling. It contains no page and no texts.

use super::action::BoardShown;
use super::action::{PartOfAnswer, RulingFormAction};
use super::asked::only;
pub use super::comparison::{Comparison, Elsewhere};
use super::depth::Depth;
use super::hint::Hint;
use super::phase::Phase;
use crate::features::incident::adjudicated::AdjudicatedIncident;
use crate::features::incident::pointing::{Notice, Pointing};
use crate::features::incident::ruling_replay::Moment;

use std::cell::OnceCell;
use std::rc::Rc;

use acconcio_adjudication::AdjudicationError;
use acconcio_adjudication::incident::PerPlayer;
use acconcio_training::grading;
use acconcio_training::grading::{Answer, Grade, Play, Question};
use acconcio_training::scenario::Variant;
use acconcio_training::whatif::nearest;
use shakmaty::Square;
use yew::Reducible;

use crate::platform::storage::ruling_record::Certainty;

/// The ruling form for one variant of a scenario.
#[derive(Clone, Debug)]
pub struct RulingForm {
    pub(crate) variant: Rc<Variant>,
    /// The number of points of the ruling that are asked.
    pub(crate) depth: Depth,
    /// The points asked, in the order in which an arbiter works; computed on first use.
    asked: Rc<OnceCell<Vec<Question>>>,
    /// Computed on first use, so that a replay begins without waiting for it.
    pub(crate) adjudicated: Rc<OnceCell<Result<Rc<AdjudicatedIncident>, AdjudicationError>>>,
    pub(crate) phase: Phase<Comparison>,
    pub(crate) answer: Answer,
    pub(crate) open: Option<Question>,
    pub(crate) notice: Option<Notice>,
    pub(crate) pointing: Pointing,
    pub(crate) clocks: PerPlayer<u32>,
    pub(crate) hints: Vec<(Question, Hint)>,
    pub(crate) certainty: Option<Certainty>,
    /// The form before the last answer with which the trainee went on.
    undo: Option<Rc<RulingForm>>,
}

impl RulingForm {
    /// The empty form for a variant, which asks every point.
    pub fn open(variant: Rc<Variant>) -> RulingForm {
        RulingForm::asking_for(variant, Depth::All)
    }

    /// The empty form for a variant, which asks so many points.
    pub fn asking_for(variant: Rc<Variant>, depth: Depth) -> RulingForm {
        RulingForm {
            variant,
            depth,
            asked: Rc::default(),
            adjudicated: Rc::default(),
            phase: Phase::Waiting,
            answer: Answer::default(),
            open: None,
            notice: None,
            pointing: Pointing::default(),
            clocks: PerPlayer::default(),
            hints: Vec::new(),
            certainty: None,
            undo: None,
        }
    }

    /// The form of an exam for a variant on which answers were given before, with every question folded but the first that
    /// has none. It asks what the paper asks, not what the incident raises.
    pub fn resumed(variant: Rc<Variant>, answer: Answer, asked: &[Question]) -> RulingForm {
        let mut ruling_form = RulingForm::asking_for(variant, Depth::Exam);
        let adjudicated =
            AdjudicatedIncident::of(&ruling_form.variant.incident).map(|mut adjudicated| {
                adjudicated.questions = asked.to_vec();
                Rc::new(adjudicated)
            });
        ruling_form.adjudicated = Rc::new(OnceCell::from(adjudicated));
        if answer == Answer::default() {
            return ruling_form;
        }
        ruling_form.take(RulingFormAction::Begin);
        if ruling_form.phase == Phase::Asking {
            ruling_form.clocks = answer.clocks.unwrap_or(ruling_form.clocks);
            ruling_form.pointing = answer.obligation.as_ref().map(Pointing::of).unwrap_or_default();
            ruling_form.answer = answer;
            ruling_form.open = ruling_form.missing().first().copied();
        }
        ruling_form
    }

    /// Returns the form after an action; an action that does not fit the phase changes nothing.
    #[must_use]
    pub fn after(&self, action: RulingFormAction) -> RulingForm {
        let mut next = self.clone();
        next.take(action);
        next
    }

    /// The variant that is ruled on.
    pub fn variant(&self) -> &Rc<Variant> {
        &self.variant
    }

    /// The adjudicated incident, computed on first use.
    ///
    /// # Errors
    /// Returns the error if the incident cannot be ruled on.
    pub fn adjudicated(&self) -> Result<&AdjudicatedIncident, &AdjudicationError> {
        self.made_adjudicated().as_deref()
    }

    /// The phase of the trainee's work.
    pub fn phase(&self) -> &Phase<Comparison> {
        &self.phase
    }

    /// The comparison with the ruling, once a ruling has been given or shown.
    pub fn comparison(&self) -> Option<&Comparison> {
        self.phase.comparison()
    }

    /// The answers so far.
    pub fn answer(&self) -> &Answer {
        &self.answer
    }

    /// The question that is open, if one is.
    pub fn open_question(&self) -> Option<Question> {
        self.open
    }

    /// The notice on the trainee's last action.
    pub fn notice(&self) -> Option<Notice> {
        self.notice
    }

    /// The certainty that the trainee has chosen.
    pub fn certainty(&self) -> Option<Certainty> {
        self.certainty
    }

    /// The squares and pieces pointed at on the board.
    pub fn pointing(&self) -> &Pointing {
        &self.pointing
    }

    /// The times to which the clocks have been set so far, in seconds.
    pub fn clocks(&self) -> PerPlayer<u32> {
        self.clocks
    }

    /// The number of points of the ruling that are asked.
    pub fn depth(&self) -> Depth {
        self.depth
    }

    /// Whether the last answer can be taken back.
    pub fn may_undo(&self) -> bool {
        self.phase == Phase::Asking && self.undo.is_some()
    }

    /// The question answered last, while that can be taken back.
    pub fn answered_last(&self) -> Option<Question> {
        self.undo.as_ref().filter(|_| self.phase == Phase::Asking)?.open
    }

    /// Whether every question is answered and none is open: the ruling can be given.
    pub fn is_complete(&self) -> bool {
        self.phase == Phase::Asking && self.open.is_none() && self.missing().is_empty()
    }

    /// The questions in the order in which an arbiter asks them.
    pub fn questions(&self) -> &[Question] {
        let Ok(adjudicated) = self.adjudicated() else { return &[] };
        self.asked.get_or_init(|| self.depth.asked(adjudicated))
    }

    /// The questions without an answer.
    pub fn missing(&self) -> Vec<Question> {
        self.questions().iter().copied().filter(|question| !self.is_answered(*question)).collect()
    }

    /// Whether a question has an answer.
    pub fn is_answered(&self, question: Question) -> bool {
        self.answer.answers_question(question)
    }

    fn made_adjudicated(&self) -> &Result<Rc<AdjudicatedIncident>, AdjudicationError> {
        self.adjudicated
            .get_or_init(|| AdjudicatedIncident::of(&self.variant.incident).map(Rc::new))
    }

    fn take(&mut self, action: RulingFormAction) {
        match (&self.phase, action) {
            (_, RulingFormAction::Restart) => {
                *self = RulingForm::asking_for(self.variant.clone(), self.depth);
            }
            (Phase::Waiting, RulingFormAction::Begin) => self.begin(),
            (Phase::Waiting | Phase::Asking, RulingFormAction::Ask(depth)) => self.ask(depth),
            (Phase::Asking, RulingFormAction::Undo) => {
                if let Some(before) = self.undo.take() {
                    *self = (*before).clone();
                }
            }
            (Phase::Asking, RulingFormAction::Conclude) if !self.is_complete() => {}
            (Phase::Asking, action) => self.take_and_remember(action),
            (Phase::Ruled(comparison), RulingFormAction::Show(view)) => {
                let moment = Moment::Whole;
                self.phase = Phase::Ruled(Comparison { view, moment, ..comparison.clone() });
            }
            (Phase::Ruled(comparison), RulingFormAction::ShowMoment(moment)) => {
                let view = BoardShown::AsItGoesOn;
                self.phase = Phase::Ruled(Comparison { view, moment, ..comparison.clone() });
            }
            (Phase::Ruled(_), RulingFormAction::LookElsewhere) => self.look_elsewhere(),
            (Phase::Waiting | Phase::Ruled(_), _) => {}
        }
    }

    fn begin(&mut self) {
        let Ok(adjudicated) = self.made_adjudicated().clone() else { return };
        let first = self.questions().first().copied();
        if first.is_some() {
            self.clocks = adjudicated.reconstruction.board_state().remaining;
            self.open = first;
            self.phase = Phase::Asking;
        }
    }

    /// Asks more points or fewer. Answers given stay; those to points that are not asked count for nothing.
    fn ask(&mut self, depth: Depth) {
        if self.depth == depth {
            return;
        }
        self.depth = depth;
        self.asked = Rc::default();
        self.undo = None;
        if self.phase == Phase::Asking {
            self.open = self.missing().first().copied();
        }
    }

    /// Takes an action, and remembers the form before it where the trainee has gone on by it.
    fn take_and_remember(&mut self, action: RulingFormAction) {
        let goes_on = matches!(action, RulingFormAction::Choose(_) | RulingFormAction::Continue)
            || matches!(action, RulingFormAction::Enter(square) if self.is_chosen(square));
        let before = goes_on.then(|| Rc::new(self.clone()));
        self.take_while_asking(action);
        if let Some(before) = before.filter(|before| before.open != self.open) {
            self.undo = Some(before);
        }
    }

    fn take_while_asking(&mut self, action: RulingFormAction) {
        self.notice = None;
        match action {
            RulingFormAction::Answer(part) => self.take_part(part),
            RulingFormAction::Choose(part) => {
                self.take_part(part);
                self.go_on();
            }
            RulingFormAction::Square(square) => self.point_at(square),
            RulingFormAction::Enter(square) if self.is_chosen(square) => self.go_on(),
            RulingFormAction::Enter(square) => self.point_at(square),
            RulingFormAction::Promote(role) => self.point(|pointing| pointing.promote(role)),
            RulingFormAction::AddPiece => self.pointing.add_piece(),
            RulingFormAction::ClearBoard => self.point(|pointing| *pointing = Pointing::default()),
            RulingFormAction::SetClock(player, seconds) => {
                *self.clocks.of_mut(player) = seconds;
                self.answer_clocks();
            }
            RulingFormAction::ResetClocks => self.reset_clocks(),
            RulingFormAction::Continue => self.go_on(),
            RulingFormAction::Reopen(question) if self.questions().contains(&question) => {
                self.open = Some(question);
            }
            RulingFormAction::Hint(hint) => self.take_hint(hint),
            RulingFormAction::Sure(certainty) => self.certainty = Some(certainty),
            RulingFormAction::Submit | RulingFormAction::Conclude => self.submit(),
            RulingFormAction::Reveal => self.show_ruling(),
            RulingFormAction::Reopen(_)
            | RulingFormAction::Begin
            | RulingFormAction::LookElsewhere
            | RulingFormAction::Show(_)
            | RulingFormAction::Ask(_)
            | RulingFormAction::Undo
            | RulingFormAction::ShowMoment(_)
            | RulingFormAction::Restart => {}
        }
    }

    fn take_part(&mut self, part: PartOfAnswer) {
        match part {
            PartOfAnswer::Trigger(trigger) => self.answer.trigger = Some(trigger),
            PartOfAnswer::Classification(class) => self.answer.classification = Some(class),
            PartOfAnswer::Board(board) => self.answer.board = Some(board),
            PartOfAnswer::Play(blanket) => {
                self.point(|pointing| *pointing = Pointing::blanket(blanket));
            }
            PartOfAnswer::Count(count) => self.answer.count = Some(count),
            PartOfAnswer::Result(outcome) => self.answer.result = Some(outcome),
            PartOfAnswer::Inapplicable(question) => return self.leave_without_object(question),
        }
        self.answer.inapplicable.retain(|other| Some(*other) != self.open);
    }

    /// Answers a question by "not applicable", in place of any other answer to it.
    fn leave_without_object(&mut self, question: Question) {
        let others: Vec<Question> =
            Question::ALL.into_iter().filter(|it| *it != question).collect();
        self.answer = only(&self.answer, &others);
        self.answer.inapplicable.insert(question);
        if question == Question::Obligation {
            self.pointing = Pointing::default();
        }
    }

    fn answer_clocks(&mut self) {
        self.answer.clocks = Some(self.clocks);
        self.answer.inapplicable.remove(&Question::Clocks);
    }

    fn point_at(&mut self, square: Square) {
        if self.open == Some(Question::Obligation)
            && let Ok(adjudicated) = self.made_adjudicated().clone()
        {
            let board = adjudicated.pointed_board(self.answer.board);
            self.notice = self.pointing.point(square, &board);
            self.answer_play(self.pointing.play(&board));
        }
    }

    /// Whether a square of the board has been chosen to answer the open question.
    fn is_chosen(&self, square: Square) -> bool {
        self.open == Some(Question::Obligation)
            && self.adjudicated().is_ok_and(|adjudicated| {
                self.pointing.is_chosen(square, &adjudicated.pointed_board(self.answer.board))
            })
    }

    fn point(&mut self, change: impl FnOnce(&mut Pointing)) {
        change(&mut self.pointing);
        if let Ok(adjudicated) = self.made_adjudicated().clone() {
            let board = adjudicated.pointed_board(self.answer.board);
            self.answer_play(self.pointing.play(&board));
        }
    }

    fn answer_play(&mut self, play: Option<Play>) {
        if play.is_some() {
            self.answer.inapplicable.remove(&Question::Obligation);
        }
        self.answer.obligation = play;
    }

    fn reset_clocks(&mut self) {
        if let Ok(adjudicated) = self.made_adjudicated().clone() {
            self.clocks = adjudicated.reconstruction.board_state().remaining;
            self.answer_clocks();
        }
    }

    /// Goes to the next question. Clocks left unchanged are an answer too; every other question needs a
    /// choice.
    fn go_on(&mut self) {
        let Some(open) = self.open else { return };
        if open == Question::Clocks && !self.is_answered(open) {
            self.answer_clocks();
        }
        if self.is_answered(open) {
            let missing = self.missing();
            let later = missing.iter().find(|question| **question > open);
            self.open = later.or(missing.first()).copied();
        } else {
            self.notice = Some(Notice::AnswerFirst);
        }
    }

    fn submit(&mut self) {
        if let Some(first) = self.missing().first() {
            self.open = Some(*first);
            self.notice = Some(Notice::AnswerFirst);
            return;
        }
        let Ok(adjudicated) = self.made_adjudicated().clone() else { return };
        let AdjudicatedIncident { reconstruction, ruling, .. } = &*adjudicated;
        let answer = only(&self.answer, self.questions());
        let mut grade = grading::grade(reconstruction, ruling, &answer);
        let grades = grading::grades(reconstruction, ruling, &answer);
        let unasked = self.keep_asked(&mut grade);
        let ruled = grades.first().map_or(&[][..], |ruled| &ruled.marks);
        let otherwise = grading::marked_otherwise(&grade.marks, ruled);
        // Of a few points alone it cannot be said under which laws they would be right.
        let is_wrong = grade.points() < grade.out_of() && unasked.is_empty();
        let elsewhere = if is_wrong { Elsewhere::Unsought } else { Elsewhere::Nowhere };
        let deducted = self.deducted_from(&grade);
        self.answer = answer;
        self.show(Comparison {
            grade,
            otherwise,
            unasked,
            view: BoardShown::AsItGoesOn,
            moment: Moment::first(&adjudicated),
            is_on_an_answer: true,
            deducted,
            elsewhere,
        });
    }

    /// Leaves only the marks of the points asked; returns the other points.
    fn keep_asked(&self, grade: &mut Grade) -> Vec<Question> {
        let asked = self.questions();
        let all = grade.marks.iter().map(|mark| mark.question);
        let unasked = all.filter(|question| !asked.contains(question)).collect();
        grade.marks.retain(|mark| asked.contains(&mark.question));
        unasked
    }

    /// Shows the ruling without comparing the answers given so far.
    fn show_ruling(&mut self) {
        let Ok(adjudicated) = self.made_adjudicated().clone() else { return };
        self.answer = Answer::default();
        self.show(Comparison {
            grade: grading::grade(&adjudicated.reconstruction, &adjudicated.ruling, &self.answer),
            otherwise: Vec::new(),
            unasked: Vec::new(),
            view: BoardShown::AsItGoesOn,
            moment: Moment::first(&adjudicated),
            is_on_an_answer: false,
            deducted: Vec::new(),
            elsewhere: Elsewhere::Nowhere,
        });
    }

    /// Gives up to [`MOST_RULINGS`](acconcio_training::whatif::MOST_RULINGS) rulings.
    fn look_elsewhere(&mut self) {
        if let Phase::Ruled(comparison) = &mut self.phase
            && comparison.elsewhere == Elsewhere::Unsought
        {
            let found = nearest(&self.variant.incident, &self.answer);
            comparison.elsewhere = found.map_or(Elsewhere::Nowhere, Elsewhere::Under);
        }
    }

    fn show(&mut self, comparison: Comparison) {
        self.open = None;
        self.undo = None;
        self.phase = Phase::Ruled(comparison);
    }
}

/// The adjudicated incident follows from its variant, so it is not compared.
impl PartialEq for RulingForm {
    fn eq(&self, other: &RulingForm) -> bool {
        Rc::ptr_eq(&self.variant, &other.variant)
            && self.depth == other.depth
            && self.undo.is_some() == other.undo.is_some()
            && self.phase == other.phase
            && self.answer == other.answer
            && self.open == other.open
            && self.notice == other.notice
            && self.pointing == other.pointing
            && self.clocks == other.clocks
            && self.hints == other.hints
            && self.certainty == other.certainty
    }
}

impl Reducible for RulingForm {
    type Action = RulingFormAction;

    fn reduce(self: Rc<Self>, action: RulingFormAction) -> Rc<Self> {
        Rc::new(self.after(action))
    }
}
