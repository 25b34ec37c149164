//! The changes of rulings in words: what each edition has on a matter, and the refresher course.

use acconcio_adjudication::laws::index::{Entry, entries, find};
use acconcio_adjudication::laws::{Article, EditionId};
use acconcio_training::changes::{ChangedProvision, Stated, Taken};
use acconcio_training::scenario::{LanguageCode, Prose, Text, Wordings};

use super::Language;

/// The number of subjects of one article up to which all of them are told.
const MOST_SUBJECTS: usize = 2;

/// A matter as an edition states it.
pub(crate) struct StatedWords {
    /// The article, where the index of the edition has it.
    pub(crate) article: Option<Article>,
    /// Its number.
    pub(crate) number: String,
    /// Its paraphrase.
    pub(crate) line: String,
}

impl Language {
    /// The title of a change: the subject of the article in the second edition, else in the first, one of the
    /// Competition Rules before one of an appendix; with the time controls, where the provision depends on them.
    pub(crate) fn changed_title(
        self,
        wordings: &Wordings,
        provision: &ChangedProvision,
        (from, to): (EditionId, EditionId),
    ) -> String {
        let after = provision.after.iter().map(|stated| (to, stated));
        let mut all: Vec<(EditionId, &Stated)> =
            after.chain(provision.before.iter().map(|stated| (from, stated))).collect();
        all.sort_by_key(|(_, stated)| {
            !stated.article.starts_with(|sign: char| sign.is_ascii_digit())
        });
        let Some((edition, stated)) = all.first() else { return provision.id.clone() };
        let title = match subjects(*edition, stated).as_slice() {
            [entry] => self.subject(wordings, entry.subject).title.to_owned(),
            _ => self.rule_under(stated.rule, *edition).trim_end_matches('.').to_owned(),
        };
        if provision.regimes.is_empty() {
            return title;
        }
        let regimes: Vec<&str> = provision.regimes.iter().map(|it| self.regime(*it)).collect();
        self.changes().title_in(title, regimes.join("; "))
    }

    /// A matter as an edition states it, article by article.
    pub(crate) fn stated(
        self,
        wordings: &Wordings,
        edition: EditionId,
        stated: &[Stated],
    ) -> Vec<StatedWords> {
        let one = |stated: &Stated| {
            let subjects = subjects(edition, stated);
            let line = if (1..=MOST_SUBJECTS).contains(&subjects.len()) {
                let lines = subjects.iter().map(|it| self.subject(wordings, it.subject).line);
                lines.collect::<Vec<_>>().join(" ")
            } else {
                self.rule_under(stated.rule, edition).to_owned()
            };
            let line = match stated.taken {
                Taken::Principally => line,
                Taken::Otherwise => self.changes().as_others_read(line),
            };
            let article = find(edition, &stated.article);
            StatedWords { article, number: stated.article.clone(), line }
        };
        let mut all: Vec<StatedWords> = stated.iter().map(one).collect();
        all.dedup_by(|one, other| one.number == other.number && one.line == other.line);
        all
    }

    /// The title of the refresher course from one edition to another, and its subject.
    pub(crate) fn refresher(self, from: EditionId, to: EditionId) -> (Text, Text) {
        let words = self.changes();
        let (from, to) = (self.edition_short(from), self.edition_short(to));
        let (title, lead) = (words.refresher_title(from, to), words.refresher_lead(to, from));
        (Text::original(self.own_code(), title), Text::original(self.own_code(), lead))
    }

    /// The title and the text of a lesson of that course.
    pub(crate) fn refresher_lesson(
        self,
        wordings: &Wordings,
        provision: &ChangedProvision,
        from: EditionId,
        to: EditionId,
    ) -> (Text, Prose) {
        let title = self.changed_title(wordings, provision, (from, to));
        let side = |edition: EditionId, stated: &[Stated]| {
            let name = self.edition_short(edition);
            let told = self.stated(wordings, edition, stated).into_iter();
            let told: Vec<String> =
                told.map(|it| self.changes().stated(name, it.number, it.line)).collect();
            if told.is_empty() { vec![self.changes().stated_silent(name)] } else { told }
        };
        let text = [side(from, &provision.before), side(to, &provision.after)].concat();
        (Text::original(self.own_code(), title), Prose::original(self.own_code(), text))
    }

    fn own_code(self) -> LanguageCode {
        LanguageCode::new(self.code())
    }
}

/// The entries of the index that have the article.
fn subjects(edition: EditionId, stated: &Stated) -> Vec<Entry> {
    let Some(article) = find(edition, &stated.article) else { return Vec::new() };
    entries(edition).into_iter().filter(|entry| entry.article == article).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_the_course_says_from_which_edition_to_which() {
        let (title, lead) = Language::English.refresher(EditionId::E2018, EditionId::E2023);
        assert_eq!(
            title.get("en").map(String::as_str),
            Some("Refresher course: from 2018 to 2023")
        );
        let lead = lead.get("en").expect("it is in English");
        assert!(
            lead.contains("under the 2023 edition differ from the ruling under the 2018 edition"),
            "{lead}"
        );
    }
}
