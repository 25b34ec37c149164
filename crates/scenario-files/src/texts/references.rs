//! References to articles in the texts of courses: `{Adjusting}` stands for the number that the laws of the reader
//! give to a subject, so that a text is true under each edition.
//!
//! A name is one of [`Subject`]. `{TouchedOwn+TouchedOpponent}` is the article to which both belong. Where a text
//! speaks of an edition, the number is that edition's: `{Released@2009}`. The number of an article of the FIDE Laws
//! cannot be typed; a rule of another code, which has no table of subjects, can.

use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::LazyLock;

use acconcio_adjudication::laws::EditionId;
use acconcio_adjudication::laws::index::{Subject, counterpart, entries, subjects};
use acconcio_training::scenario::LawsChoice;

use crate::words::serialised;

/// The sign between subjects of one article.
const AND: char = '+';

/// The sign between the subjects and the edition that the text speaks of.
const OF: char = '@';

/// A reference to an article.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Reference {
    /// The subjects that belong to it, one at least.
    subjects: Vec<Subject>,
    /// The edition that the text speaks of; otherwise that of the reader.
    edition: Option<EditionId>,
}

impl Reference {
    /// Parses what stands between the braces.
    fn parse(written: &str) -> Result<Reference, String> {
        let (names, edition) = match written.split_once(OF) {
            Some((names, edition)) => (names, Some(edition)),
            None => (written, None),
        };
        let subject = |name: &str| {
            let found = subjects().find(|subject| serialised(subject) == name);
            found.ok_or_else(|| format!("there is no subject `{name}`"))
        };
        let named = |edition: &str| {
            let fide = EditionId::named(edition).filter(|it| it.is_fide());
            fide.ok_or_else(|| format!("there is no edition `{edition}` of the FIDE Laws"))
        };
        let subjects = names.split(AND).map(subject).collect::<Result<_, _>>()?;
        let reference = Reference { subjects, edition: edition.map(named).transpose()? };
        match reference.edition.filter(|edition| reference.number_in(*edition).is_none()) {
            Some(edition) => Err(format!("the Laws of {} have no `{names}`", edition.name())),
            None => Ok(reference),
        }
    }

    /// Returns the number in an edition; none where it has nothing on the matter.
    fn number_in(&self, edition: EditionId) -> Option<String> {
        let numbers = self.subjects.iter().filter_map(|subject| counterpart(*subject, edition));
        let steps = numbers.map(|there| there.article.0.split('.').collect::<Vec<&str>>());
        let shared = steps.reduce(|one, other| {
            let both = one.into_iter().zip(other).take_while(|(one, other)| one == other);
            both.map(|(step, _)| step).collect()
        });
        shared.filter(|steps| !steps.is_empty()).map(|steps| steps.join("."))
    }

    /// Returns the number for a reader with this choice, with the year where it is not of the laws chosen.
    fn under(&self, laws: LawsChoice) -> String {
        let chosen = self.edition.or(laws.edition());
        if let Some(number) = chosen.and_then(|edition| self.number_in(edition)) {
            return number;
        }
        let newest_first =
            std::iter::once(EditionId::IN_FORCE).chain(EditionId::FIDE.into_iter().rev());
        let dated =
            |edition: EditionId| Some(format!("{} [{}]", self.number_in(edition)?, edition.name()));
        newest_first.into_iter().find_map(dated).unwrap_or_default()
    }
}

/// Returns a text with the numbers for a reader with this choice.
pub(crate) fn resolved(text: &str, laws: LawsChoice) -> String {
    let mut whole = String::with_capacity(text.len());
    let mut end = 0;
    for (span, written) in written(text) {
        whole.push_str(&text[end..span.start]);
        match Reference::parse(written) {
            Ok(reference) => whole.push_str(&reference.under(laws)),
            Err(_) => whole.push_str(&text[span.clone()]),
        }
        end = span.end;
    }
    whole.push_str(&text[end..]);
    whole
}

/// Returns the errors of a text, each with the remedy.
pub(super) fn errors(text: &str) -> Vec<(String, String)> {
    let mut all = Vec::new();
    let mut complain = |message: String, help: String| all.push((message, help));
    for (_, inside) in written(text) {
        if let Err(message) = Reference::parse(inside) {
            let help =
                "crates/adjudication/src/laws/index/subject.rs lists the subjects".to_owned();
            complain(message, help);
        }
    }
    let rest = without(text);
    if rest.contains(['{', '}']) {
        let help = "write {Adjusting}, {TouchedOwn+TouchedOpponent} or {Released@2009}".to_owned();
        complain("a brace opens or closes nothing".to_owned(), help);
    }
    for number in typed(&rest) {
        let named = subject_of(&number).map(serialised).unwrap_or_default();
        let help =
            format!("write {{{named}}}, or another subject, so that it holds under each edition");
        complain(format!("the number of an article, {number}, is typed"), help);
    }
    all
}

/// Returns a text without its references.
pub(super) fn without(text: &str) -> String {
    let mut rest = text.to_owned();
    for (span, _) in written(text).into_iter().rev() {
        rest.replace_range(span, "…");
    }
    rest
}

/// Returns the references in a text, each with its place there.
pub(super) fn written(text: &str) -> Vec<(Range<usize>, &str)> {
    let opened = text.match_indices('{').filter_map(|(start, _)| {
        let inside = &text[start + 1..];
        let end = inside.find(['{', '}']).filter(|end| inside[*end..].starts_with('}'))?;
        Some((start..start + end + 2, &inside[..end]))
    });
    opened.collect()
}

/// Returns the numbers of articles of the FIDE Laws that are typed in a text.
fn typed(text: &str) -> BTreeSet<String> {
    static NUMBERS: LazyLock<BTreeSet<&'static str>> = LazyLock::new(|| {
        let with_those_above = |number: &'static str| {
            std::iter::successors(Some(number), |it| it.rsplit_once('.').map(|(above, _)| above))
        };
        let all = EditionId::FIDE.into_iter().flat_map(entries);
        let all = all.flat_map(|entry| with_those_above(entry.article.0));
        all.filter(|number| number.contains('.')).collect()
    });
    let tokens = text.split(|c: char| !(c.is_alphanumeric() || c == '.'));
    let tokens = tokens.map(|token| token.trim_matches('.'));
    tokens.filter(|token| NUMBERS.contains(token)).map(str::to_owned).collect()
}

/// Returns a subject that has a number, in the newest edition that knows it.
fn subject_of(number: &str) -> Option<Subject> {
    let newest_first = EditionId::FIDE.into_iter().rev().flat_map(entries);
    let mut found = newest_first.filter(|entry| entry.article.0 == number);
    found.next().map(|entry| entry.subject)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, laws: LawsChoice, expected: &str) {
        assert_eq!(errors(text), [], "{text}");
        assert_eq!(resolved(text, laws), expected);
    }

    #[test]
    fn ok_a_subject_has_the_number_of_the_laws_chosen() {
        let of = |edition| LawsChoice::Edition(edition);
        check("(Article {Released})", LawsChoice::InForce, "(Article 4.7)");
        check("(Article {Released})", of(EditionId::E2009), "(Article 4.6)");
        check("{Released@2009} since {PromotionMade}", LawsChoice::InForce, "4.6 since 4.7.3");
        check("{TouchedOwn+TouchedOpponent}", of(EditionId::E2009), "4.3");
        check("Article {Adjusting+TouchedOwn}", LawsChoice::InForce, "Article 4");
    }

    #[test]
    fn ok_what_the_laws_chosen_lack_says_of_which_year_it_is() {
        let of = |edition| LawsChoice::Edition(edition);
        check("{TwoHandsPressed}", of(EditionId::E2009), "7.5.4 [2023]");
        check("{Released}", LawsChoice::AsPlayed, "4.7 [2023]");
        check("{Released}", of(EditionId::UsChess), "4.7 [2023]");
        check("{ClockHandled}", LawsChoice::InForce, "6.2.4");
    }

    #[track_caller]
    fn rejects(text: &str, expected: &str) {
        let found = errors(text);
        assert!(found.iter().any(|(message, _)| message.contains(expected)), "{found:?}");
    }

    #[test]
    fn err_what_is_typed_or_unknown_is_named() {
        rejects("see 4.6.", "4.6, is typed");
        rejects("see 7.5 (A.4.b)", "A.4.b, is typed");
        rejects("see {Ajusting}", "no subject `Ajusting`");
        rejects("see {Adjusting@2012}", "no edition `2012`");
        rejects("see {TwoHandsPressed@2009}", "2009 have no");
        rejects("see {Adjusting", "opens or closes nothing");
        assert_eq!(errors("rule 13C1, on 1.5 pages, 12.7.2009"), []);
    }
}
