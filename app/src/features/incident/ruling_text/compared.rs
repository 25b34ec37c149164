//! Two rulings compared line by line.

use acconcio_adjudication::ruling::Facets;
use acconcio_training::grading::Question;

use super::text::{Line, RulingText};

/// A line of a ruling beside the line on the same facet in another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Compared {
    pub(crate) line: Line,
    /// The text in the other ruling, where it differs.
    pub(crate) before: Option<String>,
}

impl RulingText<'_> {
    /// The ruling compared with the one of another text: the questions that either raises, then the
    /// further lines.
    pub(crate) fn compared(
        &self,
        facets: &Facets,
        other: &RulingText<'_>,
        other_facets: &Facets,
    ) -> Vec<Compared> {
        let asked = [&self.adjudicated.questions, &other.adjudicated.questions];
        let is_asked = |question: &Question| asked.iter().any(|asked| asked.contains(question));
        let questions: Vec<Question> = Question::ALL.into_iter().filter(is_asked).collect();
        let now = self.lines(&questions, facets);
        let before = other.lines(&questions, other_facets);
        let nothing = self.language.ruling().nothing();
        let compared = now.iter().map(|line| {
            let same_point = before.iter().find(|other| other.about == line.about);
            let is_same =
                before.iter().any(|it| (it.about, &it.ruled) == (line.about, &line.ruled));
            let said = || same_point.map_or(nothing.to_owned(), |other| other.ruled.clone());
            Compared { line: line.clone(), before: (!is_same).then(said) }
        });
        let silent = before.iter().filter(|line| now.iter().all(|it| it.about != line.about));
        let silent = silent.map(|line| Compared {
            line: Line { ruled: nothing.to_owned(), by: None, ..line.clone() },
            before: Some(line.ruled.clone()),
        });
        compared.chain(silent).collect()
    }

    fn lines(&self, questions: &[Question], facets: &Facets) -> Vec<Line> {
        let mut lines: Vec<Line> =
            questions.iter().map(|question| self.ruled(facets, *question)).collect();
        lines.extend(self.also(facets));
        lines.extend(self.remedies(facets));
        lines.extend(self.left_open(facets));
        lines
    }
}
