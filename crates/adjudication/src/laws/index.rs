//! The index of articles: the number under which each edition of the FIDE Laws has a subject.
//!
//! The tables contain numbers only: neither the text of the Laws nor names of the subjects for readers.
//! If an edition's number for a subject is not known for certain, the article above it is given, or
//! none.

mod appendices;
mod basic_rules;
mod competition_rules;
mod part;
mod shift;
mod subject;
#[cfg(test)]
mod tests;

pub use part::{Chapter, Part};
pub use shift::{Shift, shifts};
pub use subject::Subject;

use std::sync::OnceLock;

use super::Article;
use crate::article::sort_key;
use crate::edition_id::EditionId;

/// A subject and its numbers in the editions, oldest first, separated by semicolons: `=` stands for the
/// number before it, `-` for none.
type Row = (Subject, &'static str);

/// Successive wordings of the same matter, oldest first.
static SUCCESSIONS: &[&[Subject]] = &[
    &[Subject::TouchDeliberate, Subject::TouchIntended],
    &[Subject::TouchedOneEach, Subject::TouchedSeveralEach],
    &[Subject::CastlingMeantTogether, Subject::CastlingMeantInOrder],
    &[Subject::CastlingBegun, Subject::CastlingBegunElse],
    &[Subject::PromotionMadePawnFirst, Subject::PromotionMade],
    &[Subject::Checkmate, Subject::CheckmateRegular],
    &[Subject::Resignation, Subject::ResignationMayDraw],
    &[Subject::AgreedDraw, Subject::AgreedDrawAfterAMove],
    &[Subject::ClockHandled, Subject::ClockHandledAfterMove],
    &[Subject::BothFlags, Subject::BothFlagsMechanical],
    &[Subject::ClockTimes, Subject::ClockTimesMayStay],
    &[Subject::ColoursGoOn, Subject::ColoursTenMoves],
    &[Subject::PawnLeft, Subject::PawnBecomesQueen],
    &[Subject::PenaltyThird, Subject::PenaltySecond],
    &[Subject::TwoHandsAtOnce, Subject::TwoHandsPressed],
    &[Subject::RepetitionAhead, Subject::RepetitionAheadFixed],
    &[Subject::ClaimMayStop, Subject::ClaimShallStop],
    &[Subject::ClaimWrongThree, Subject::ClaimWrongTwo],
    &[Subject::FivefoldInARow, Subject::Fivefold],
    &[Subject::PhoneSounds, Subject::Devices],
    &[Subject::Appeal, Subject::AppealSigned],
    &[Subject::RapidFifteen, Subject::RapidTen],
    &[Subject::RapidNoRecord, Subject::RapidClaimsKept],
    &[Subject::RapidSupervised, Subject::RapidSupervisedRecorded],
    &[Subject::CutoffThree, Subject::CutoffTen],
    &[Subject::RapidIllegalOnClaim, Subject::RapidIllegalLoses, Subject::RapidIllegalBeforeReply],
    &[Subject::PlainIllegality, Subject::LateIllegalPosition],
    &[Subject::OwnFlagUp, Subject::WinOnTime],
    &[Subject::FlagOnlyClaimed, Subject::ArbiterMayCallFlag, Subject::ArbiterCallsFlag],
    &[Subject::BlitzFifteen, Subject::BlitzTen],
];

/// An entry in the index of one edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The subject of the article.
    pub subject: Subject,
    /// Its number.
    pub article: Article,
}

/// The article of another edition on the same matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counterpart {
    /// Its number there.
    pub article: Article,
    /// The subject there: a different one where the substance differs.
    pub subject: Subject,
}

/// Every subject, in the order of the tables.
pub fn subjects() -> impl Iterator<Item = Subject> {
    rows().map(|(subject, _)| *subject)
}

/// The index of an edition in the order of its own numbers; empty for a code that is not FIDE's.
pub fn entries(edition: EditionId) -> Vec<Entry> {
    let entry = |row: &Row| {
        number_in(row, edition).map(|article| Entry { subject: row.0, article: Article(article) })
    };
    let mut entries: Vec<Entry> = rows().filter_map(entry).collect();
    entries.sort_by_key(|entry| sort_key(entry.article.0));
    entries
}

/// The article of an edition on the matter of a subject, if it has one.
pub fn counterpart(of: Subject, edition: EditionId) -> Option<Counterpart> {
    let wordings = SUCCESSIONS.iter().find(|wordings| wordings.contains(&of));
    let article_of = |subject: Subject| {
        let row = rows().find(|(listed, _)| *listed == subject)?;
        let article = Article(number_in(row, edition)?);
        Some(Counterpart { article, subject })
    };
    article_of(of).or_else(|| wordings?.iter().find_map(|subject| article_of(*subject)))
}

/// The article of the index to which a number leads in an edition: the same number, the first below it, or
/// the nearest beside it.
pub fn find(edition: EditionId, number: &str) -> Option<Article> {
    // A proposal is cited as an addition to an article.
    let mut sought = number.split(", ").next()?;
    let numbers = numbers(edition)?;
    loop {
        let is_below =
            |listed: &&&str| listed.strip_prefix(sought).is_some_and(|rest| rest.starts_with('.'));
        let itself = numbers.iter().find(|listed| **listed == sought);
        if let Some(found) = itself.or_else(|| numbers.iter().find(is_below)) {
            return Some(Article(found));
        }
        sought = sought.rsplit_once('.').map(|(above, _)| above).filter(|it| it.contains('.'))?;
    }
}

/// The numbers of all rows in an edition, which are read once: a ruling shows dozens of articles. None for a code that is
/// not FIDE's.
fn numbers(edition: EditionId) -> Option<&'static [&'static str]> {
    static NUMBERS: [OnceLock<Vec<&str>>; COLUMNS] = [const { OnceLock::new() }; COLUMNS];
    let numbers = &NUMBERS[column(edition)?];
    Some(numbers.get_or_init(|| rows().filter_map(|row| number_in(row, edition)).collect()))
}

/// The number of columns: one for each edition, and one for a draft.
const COLUMNS: usize = EditionId::FIDE.len() + 1;

/// The column of an edition in the tables.
fn column(edition: EditionId) -> Option<usize> {
    let mut columns = EditionId::FIDE.into_iter().chain(EditionId::DRAFT);
    columns.position(|listed| listed == edition)
}

fn rows() -> impl Iterator<Item = &'static Row> {
    let tables =
        [basic_rules::BASIC_RULES, competition_rules::COMPETITION_RULES, appendices::APPENDICES];
    tables.into_iter().flatten()
}

/// The number of a row in an edition; none where it has no such article. A draft has the column after the last
/// edition's: as long as a row has none, the last number holds.
fn number_in(row: &Row, edition: EditionId) -> Option<&'static str> {
    let column = column(edition)?;
    let mut last = "-";
    for cell in row.1.split("; ").take(column + 1) {
        if cell != "=" {
            last = cell;
        }
    }
    (last != "-").then_some(last)
}
