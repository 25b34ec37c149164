//! The index of articles in English.

use acconcio_adjudication::laws::index::Chapter;

use super::IndexWords;

pub(super) const WORDS: IndexWords = IndexWords {
    name: "Laws",
    heading: "The Laws, article by article",
    lead: "What each article is about, in our own words, and under which number the other editions \
        have it. The text itself is FIDE’s.",
    official: "Official text in the FIDE Handbook",
    editions: "Edition",
    parts: "Go to",
    search: "Search by number or word",
    nothing_found: "No article matches.",
    reset: "Show all articles",
    numbers: "Numbers by edition",
    otherwise: "with another rule",
    otherwise_key: "≠ marks editions that have another rule on the same matter.",
    proposals: "What became of the proposals of Salerno",
    proposals_lead: "In 2012 Pagano’s seminar for arbiters ended with proposals to change the Laws \
        then in force. Eight of them can be followed up.",
};

pub(super) fn chapter(chapter: Chapter) -> &'static str {
    match chapter {
        Chapter::Aim => "What the game is about",
        Chapter::Board => "Board and starting position",
        Chapter::Moves => "How the pieces move",
        Chapter::Touch => "Touching and moving",
        Chapter::End => "How a game ends",
        Chapter::Clock => "The clock",
        Chapter::Irregularities => "Irregularities",
        Chapter::Recording => "Recording the moves",
        Chapter::Draws => "Draws",
        Chapter::QuickplayFinish => "Quickplay finish",
        Chapter::Points => "Points",
        Chapter::Conduct => "Conduct of the players",
        Chapter::Arbiter => "The arbiter",
        Chapter::Rapid => "Rapid",
        Chapter::Blitz => "Blitz",
        Chapter::Notation => "Notation",
        Chapter::BlindPlayers => "Blind players",
        Chapter::Adjournment => "Adjourned games",
        Chapter::Chess960 => "Chess960",
    }
}
