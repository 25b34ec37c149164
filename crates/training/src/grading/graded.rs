//! The grading that both games share: an answer is compared with the principal ruling and with every other
//! reading of it, each as a whole.

use strum::VariantArray;

use acconcio_adjudication::laws::Book;
use acconcio_adjudication::ruling::{Basis, Ruling};

/// The points of a correct answer, in hundredths.
pub const FULL: u8 = 100;
/// The points of a partly correct answer, in hundredths.
pub const HALF: u8 = 50;

/// The facets of a ruling of one game, as an answer is graded against them. `state` is the game at the moment
/// of decision, `subject` that of the reading whose facets these are.
pub trait Graded: Sized + PartialEq {
    /// The book whose rules order the facets.
    type Book: Book;
    /// The subject of a ruling.
    type Subject;
    /// The knowledge of the moment of decision.
    type State;
    /// A question to the arbiter; the variants in the order in which he works.
    type Question: Copy + PartialEq + VariantArray;
    /// An arbiter's answer.
    type Answer;

    /// The basis on which a ruling answers a question; none where nothing is ordered on it.
    fn basis(&self, question: Self::Question) -> Option<Basis<Self::Book>>;

    /// Whether the ruling makes it necessary to ask a question.
    fn raises(&self, subject: &Self::Subject, question: Self::Question) -> bool;

    /// The points for the answer to a question, from 0 to [`FULL`].
    fn points(
        &self,
        state: &Self::State,
        subject: &Self::Subject,
        question: Self::Question,
        answer: &Self::Answer,
    ) -> u8;

    /// The correct answer.
    fn model(&self, state: &Self::State, subject: &Self::Subject) -> Self::Answer;

    /// Whether an answer covers a question that need not be asked.
    fn covers(answer: &Self::Answer, question: Self::Question) -> bool {
        let _ = (answer, question);
        false
    }
}

/// A ruling with facets against which an answer is graded.
pub type GradedRuling<F, P> = Ruling<<F as Graded>::Subject, F, P, <F as Graded>::Book>;

/// The result of a comparison.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grade<Q> {
    /// The reading that agrees best: none for the principal ruling, else an index of
    /// [`Ruling::readings`].
    pub reading: Option<usize>,
    /// One mark for each question asked.
    pub marks: Vec<Mark<Q>>,
}

impl<Q> Grade<Q> {
    /// The points reached, in hundredths of a question.
    pub fn points(&self) -> u32 {
        self.marks.iter().map(|mark| u32::from(mark.points)).sum()
    }

    /// The points to be had, in hundredths of a question.
    pub fn out_of(&self) -> u32 {
        self.marks.iter().map(|_| u32::from(FULL)).sum()
    }
}

/// The mark for one question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark<Q> {
    /// The question.
    pub question: Q,
    /// Points from 0 to 100.
    pub points: u8,
}

/// The basis on which a ruling answers a question; none where nothing is ordered on it.
pub fn basis<F: Graded>(facets: &F, question: F::Question) -> Option<Basis<F::Book>> {
    facets.basis(question)
}

/// The questions that an incident raises: those on which the ruling, or another reading of it,
/// orders something.
pub fn questions<F: Graded, P>(ruling: &GradedRuling<F, P>) -> Vec<F::Question> {
    let is_raised = |question: &F::Question| {
        ruling.under_each_reading().any(|(subject, facets)| facets.raises(subject, *question))
    };
    F::Question::VARIANTS.iter().copied().filter(is_raised).collect()
}

/// Compares an answer with a ruling. `state` is the game at the moment of decision.
pub fn grade<F: Graded, P>(
    state: &F::State,
    ruling: &GradedRuling<F, P>,
    answer: &F::Answer,
) -> Grade<F::Question> {
    best(grades(state, ruling, answer))
}

/// Compares an answer with a ruling and with every other reading of it, the principal ruling first.
pub fn grades<F: Graded, P>(
    state: &F::State,
    ruling: &GradedRuling<F, P>,
    answer: &F::Answer,
) -> Vec<Grade<F::Question>> {
    grades_on(state, ruling, answer, &questions(ruling))
}

/// Compares the answers to some questions, whether the incident raises them or not, with a ruling and with
/// every other reading of it, the principal ruling first.
pub fn grades_on<F: Graded, P>(
    state: &F::State,
    ruling: &GradedRuling<F, P>,
    answer: &F::Answer,
    questions: &[F::Question],
) -> Vec<Grade<F::Question>> {
    let grade = |(place, (subject, facets)): (usize, (&F::Subject, &F))| {
        let marks = questions.iter().map(|question| Mark {
            question: *question,
            points: facets.points(state, subject, *question, answer),
        });
        Grade { reading: place.checked_sub(1), marks: marks.collect() }
    };
    ruling.under_each_reading().enumerate().map(grade).collect()
}

/// The questions on which the marks differ from those that the ruling itself would give: those on which the
/// reading that agrees best makes the difference.
pub fn marked_otherwise<Q: Copy + PartialEq>(marks: &[Mark<Q>], ruled: &[Mark<Q>]) -> Vec<Q> {
    let is_otherwise = |mark: &&Mark<Q>| {
        ruled.iter().any(|it| it.question == mark.question && it.points != mark.points)
    };
    marks.iter().filter(is_otherwise).map(|mark| mark.question).collect()
}

/// The grade with the most points; the first of equals, so the principal ruling comes before other
/// readings.
fn best<Q>(grades: Vec<Grade<Q>>) -> Grade<Q> {
    let better = |best: Grade<Q>, next: Grade<Q>| {
        if next.points() > best.points() { next } else { best }
    };
    let none = Grade { reading: None, marks: Vec::new() };
    grades.into_iter().reduce(better).unwrap_or(none)
}

/// Whether an answer is fully correct: under one reading of the ruling, on every question that the incident
/// raises and on every other one that the answer covers. A question raised and left open makes it wrong.
pub fn is_right<F: Graded, P>(
    state: &F::State,
    ruling: &GradedRuling<F, P>,
    answer: &F::Answer,
) -> bool {
    let raised = questions(ruling);
    let is_asked =
        |question: &&F::Question| raised.contains(question) || F::covers(answer, **question);
    let asked: Vec<&F::Question> = F::Question::VARIANTS.iter().filter(is_asked).collect();
    ruling.under_each_reading().any(|(subject, facets)| {
        asked.iter().all(|question| facets.points(state, subject, **question, answer) == FULL)
    })
}

/// Returns the correct answer under the reading of a ruling that has these facets.
pub fn model_answer<F: Graded, P>(
    state: &F::State,
    ruling: &GradedRuling<F, P>,
    facets: &F,
) -> F::Answer {
    facets.model(state, ruling.subject_of(facets))
}

/// Gives full points for the expected answer, none for any other.
pub fn all_or_none<T: PartialEq>(answer: Option<T>, expected: T) -> u8 {
    same(answer, Some(expected))
}

/// Gives full points where the answer is what is expected, or both are absent.
pub fn same<T: PartialEq>(answer: Option<T>, expected: Option<T>) -> u8 {
    if answer == expected { FULL } else { 0 }
}
