//! The numbers of a subject in the editions, as short as possible.

use acconcio_adjudication::laws::index::{Subject, counterpart};
use acconcio_adjudication::laws::{Article, EditionId};

/// Consecutive editions that have a subject under one number and with one rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Run {
    /// The first edition.
    pub(crate) first: EditionId,
    /// The last edition.
    pub(crate) last: EditionId,
    /// The number of the article.
    pub(crate) article: Article,
    /// The subject of the article in these editions.
    pub(crate) subject: Subject,
}

impl Run {
    /// The years: `2009`, `2017–2023`.
    pub(crate) fn years(&self) -> String {
        if self.first == self.last {
            self.first.name().to_owned()
        } else {
            format!("{}–{}", self.first.name(), self.last.name())
        }
    }

    /// Whether an edition is among them.
    pub(crate) fn has(&self, edition: EditionId) -> bool {
        (self.first..=self.last).contains(&edition)
    }
}

/// The numbers of a subject through the editions, oldest first.
pub(crate) fn runs(subject: Subject) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    let mut before = None;
    for edition in EditionId::FIDE {
        let found = counterpart(subject, edition);
        match (found, runs.last_mut()) {
            (Some(_), Some(run)) if found == before => run.last = edition,
            (Some(it), _) => runs.push(Run {
                first: edition,
                last: edition,
                article: it.article,
                subject: it.subject,
            }),
            (None, _) => {}
        }
        before = found;
    }
    runs
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(subject: Subject, expected: &[(&str, &str)]) {
        let found: Vec<(String, &str)> =
            runs(subject).iter().map(|run| (run.years(), run.article.0)).collect();
        let found: Vec<(&str, &str)> =
            found.iter().map(|(years, number)| (years.as_str(), *number)).collect();
        assert_eq!(found, expected, "{subject:?}");
    }

    #[test]
    fn ok_editions_with_one_number_are_told_together() {
        check(Subject::OneHand, &[("2009–2023", "4.1")]);
        check(Subject::Released, &[("2009", "4.6"), ("2014–2023", "4.7")]);
        check(Subject::RapidOneMinute, &[("2023", "A.3")]);
    }

    #[test]
    fn ok_another_rule_under_one_number_is_told_apart() {
        check(Subject::ColoursTenMoves, &[("2009", "7.2"), ("2014", "7.3"), ("2017–2023", "7.3")]);
    }
}
