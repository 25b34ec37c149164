//! The texts of the handbook in English.

use super::{
    ChangesWords, DisputedWords, GlossaryWords, HandbookWords, IncidentsWords, ProposalWords,
};

pub(super) const WORDS: HandbookWords = HandbookWords {
    heading: "Handbook",
    lead: "The Laws in plain words, edition by edition; what changed, what is disputed, and the \
        incidents that show it.",
    parts: "Parts of the handbook",
    search: "Search articles, terms and disputed points",
    search_hint: "By number or word: 7.5.1, promotion, flag …",
    nothing_found: "Nothing in the handbook matches.",
    more_found: "More are found: add a word to narrow the search.",
    back: "Back to the ruling",
    articles: "Articles",
    articles_line: "Every edition since 2009, article by article, each with the incidents that turn \
        on it.",
    changes: "What changed",
    changes_line: "Any two editions side by side, and the incidents on which the ruling changed.",
    disputed: "Disputed points",
    disputed_line: "Where the Laws are read in two ways: both sides, who holds them, what became of \
        it.",
    proposals: "Proposals",
    proposals_line: "What the seminar of Salerno asked for in 2012, and what became law.",
    glossary: "Glossary",
    glossary_line: "The words an arbiter needs, in English and Italian side by side.",
    mate: "Still a mate?",
    mate_line: "Whether a side can still mate in a position, with the moves or with a proof.",
    claims: "Claims in games",
    claims_line: "What could have been claimed in the games of a PGN file, position by position.",
    quadrigliona: "Quadrigliona",
    quadrigliona_line: "A game of two boards and two teams, with rules of its own: the rules, their open points, \
        and incidents to rule on.",
    method: "Method",
    method_line: "How a ruling comes about, how sure it is, and what is not ruled on.",
    incidents: IncidentsWords {
        asked: "Asked as well, without deciding",
        elsewhere: "Shown under another edition, same rule",
        loading: "The incidents are being looked up …",
        failed: "The list of incidents could not be loaded. Load the page again to try once more.",
    },
    change: ChangesWords {
        heading: "What changed",
        lead: "Choose two editions: first the articles, then the incidents on which they rule \
            otherwise.",
        from: "From",
        to: "To",
        same: "Choose two different editions.",
        reworded: "Another rule",
        new: "New",
        dropped: "No longer there",
        laws: "The articles",
        rulings: "The rulings",
        rulings_lead: "The same facts, in the same kind of play, ruled on under both editions.",
        no_rulings: "On every incident both editions rule alike.",
        changed_in: "Changed:",
    },
    dispute: DisputedWords {
        heading: "Disputed points",
        lead: "Each is read in two ways by people who know the Laws. The app rules by one of them \
            and always shows the other.",
        open: "Open under the Laws in force",
        closed: "Of earlier editions and other codes",
        principal: "The app rules by this",
        other: "The other reading",
        under: "Exists under",
        became: "What became of it",
        still_open: "It is open to this day.",
        other_code: "It concerns no edition of FIDE’s Laws.",
    },
    proposal: ProposalWords {
        point: "The disputed point",
        wording: "It concerned words only; no ruling changes.",
    },
    terms: GlossaryWords {
        heading: "Glossary",
        lead: "What the words mean at the board, in our own words. Italian stands beside English, \
            since many arbiters need both.",
        search: "Search in either language",
        letters: "Letters",
        nothing_found: "No term matches.",
        reset: "Show all terms",
        home: "At home in",
    },
};
