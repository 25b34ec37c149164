//! The texts in English.

use super::{ProgressWords, ReviewWords};

pub(super) const WORDS: ProgressWords = ProgressWords {
    empty: "Nothing is ruled on yet.",
    empty_line: "After your first ruling this page shows how firm you are on each subject, article and \
        time control, and which principle you apply in the wrong place. If you want, it also brings \
        incidents back before you forget them, up to the day of an exam.",
    begin: "Watch the first incident",
    elsewhere: "Have you ruled on another device? Read its backup in the",
    to_settings: "settings",
    overview: "At a glance",
    rulings: "Rulings",
    incidents: "Incidents ruled on",
    last_twenty: "Right, last 20 rulings",
    in_all: "Right, all rulings",
    share_line: "The share of all questions asked that you answered rightly, hints deducted.",
    review: ReviewWords {
        heading: "Review",
        switch: "Bring incidents back before I forget them",
        line: "An incident you have ruled on comes back after a few days, then after longer and longer \
            times; after a mistake, soon. The times are reckoned by an open method, FSRS, from how other \
            people forget: they are an estimate and do not measure your memory. What you never ruled on \
            does not come up. The number for a day is never exceeded, and what you leave undone does not \
            pile up.",
        cap: "Incidents a day, at most",
        exam: "Day of the exam",
        no_exam: "No exam",
        nothing_due: "Nothing more is due today.",
        forecast: "The next 14 days",
        forecast_line: "If you do each day’s review and rule rightly.",
        day: "Day",
        today: "Today",
        incidents: "Incidents",
    },
    strength: "Strength",
    strength_line: "Each incident counts by your last ruling on it. Choose a line to see its incidents.",
    topics: "By subject",
    regimes: "By time control",
    questions: "By question of the ruling form",
    articles: "By article",
    articles_line: "The articles on which your rulings rest, by their numbers in the newest Laws that \
        have them.",
    as_table: "As a table",
    name: "Name",
    no_articles: "The index of articles did not arrive. Load the page again to see them.",
    in_list: "In the list of incidents",
    in_handbook: "In the handbook",
    principles: "Principles applied in the wrong place",
    principles_line: "A wrong ruling is often the right one of another place: of other Laws, another time \
        control, another fact. These are the places you took yours from.",
    no_principle: "None so far.",
    certainty: "How well you judge yourself",
    certainty_line: "The rulings of which you said beforehand how sure you were.",
    history: "History",
    weeks: "Rulings in the last 12 weeks",
    week: "Week of",
    latest: "Last rulings",
    more: "Show earlier ones",
    save_table: "Save all rulings as a table (CSV)",
    kept: "To save a backup, read one or erase everything, go to the",
};
