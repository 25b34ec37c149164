//! The parts of an edition, and the order of its numbers.

use std::fmt;

use crate::article::{APPENDIX, ARTICLE, sort_key};
use crate::edition_id::EditionId;
use crate::laws::Article;

/// A part of an edition, named by the beginning of its numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Part {
    /// An article, 1 to 14.
    Article(u8),
    /// An appendix, by its letter.
    Appendix(char),
    /// A set of guidelines, by its number.
    Guidelines(u8),
}

/// The topic of a part. The same number heads different chapters in different editions.
#[allow(missing_docs, reason = "the words of the app say what each is about")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chapter {
    Aim,
    Board,
    Moves,
    Touch,
    End,
    Clock,
    Irregularities,
    Recording,
    Draws,
    QuickplayFinish,
    Points,
    Conduct,
    Arbiter,
    Rapid,
    Blitz,
    Notation,
    BlindPlayers,
    Adjournment,
    Chess960,
}

impl Part {
    /// The part to which a number belongs.
    pub fn of(article: Article) -> Part {
        let [kind, number, ..] = sort_key(article.0);
        match kind {
            ARTICLE => Part::Article(number),
            APPENDIX => Part::Appendix(char::from(b'A' + number - 1)),
            _ => Part::Guidelines(number),
        }
    }

    /// The topic of the part in an edition; none where the index has nothing of it.
    pub fn chapter(self, edition: EditionId) -> Option<Chapter> {
        let is_first = edition == EditionId::E2009;
        // Article 10 of 2009 left the Laws; the articles after it moved up.
        let chapter = match self {
            Part::Article(number @ ..=9) => *CHAPTERS.get(usize::from(number.checked_sub(1)?))?,
            Part::Article(10) if is_first => Chapter::QuickplayFinish,
            Part::Article(number) => match number - u8::from(is_first) {
                10 => Chapter::Points,
                11 => Chapter::Conduct,
                12 => Chapter::Arbiter,
                _ => return None,
            },
            Part::Appendix('A') => Chapter::Rapid,
            Part::Appendix('B') => Chapter::Blitz,
            Part::Appendix('C') => Chapter::Notation,
            Part::Appendix('D') if is_first => Chapter::QuickplayFinish,
            Part::Appendix('D') => Chapter::BlindPlayers,
            Part::Appendix('E') if is_first => Chapter::BlindPlayers,
            Part::Appendix('E') => Chapter::Adjournment,
            Part::Appendix('F') => Chapter::Chess960,
            Part::Appendix('G') if is_first => Chapter::Adjournment,
            Part::Appendix('G') => Chapter::QuickplayFinish,
            Part::Guidelines(1) => Chapter::Adjournment,
            Part::Guidelines(2) => Chapter::Chess960,
            Part::Guidelines(3) => Chapter::QuickplayFinish,
            Part::Appendix(_) | Part::Guidelines(_) => return None,
        };
        Some(chapter)
    }
}

impl fmt::Display for Part {
    /// Writes the number alone: `4`, `A`, `III`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Part::Article(number) => write!(f, "{number}"),
            Part::Appendix(letter) => write!(f, "{letter}"),
            Part::Guidelines(1) => f.write_str("I"),
            Part::Guidelines(2) => f.write_str("II"),
            Part::Guidelines(3) => f.write_str("III"),
            Part::Guidelines(number) => write!(f, "{number}"),
        }
    }
}

/// Articles 1 to 9, the same in every edition.
static CHAPTERS: [Chapter; 9] = [
    Chapter::Aim,
    Chapter::Board,
    Chapter::Moves,
    Chapter::Touch,
    Chapter::End,
    Chapter::Clock,
    Chapter::Irregularities,
    Chapter::Recording,
    Chapter::Draws,
];
