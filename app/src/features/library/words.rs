//! The sentences about queues and choices of incidents.

use super::filter::Filter;
use super::queue::Purpose;
use super::run::{Ending, Tally};
use crate::language::Language;

impl Language {
    /// The purpose of a queue in a few words.
    pub fn purpose(self, purpose: &Purpose) -> &'static str {
        let words = self.practice();
        match purpose {
            Purpose::List => words.list(),
            Purpose::Course(_) => words.course(),
            Purpose::Chosen(_) => self.course_plan().heading(),
            Purpose::Continuous(_) => words.continuous(),
            Purpose::SuddenDeath(_) => words.sudden_death(),
            Purpose::Intervene(_) => words.intervene(),
            Purpose::Mistakes => words.mistakes(),
            Purpose::Review => words.review(),
        }
    }

    /// A choice of incidents in a few words: `Castling, Level 2`; an empty string where all are
    /// admitted.
    pub fn chosen(self, filter: &Filter) -> String {
        let Filter { words, topic, level, complexity, regime, laws, article, chapter, state } =
            filter;
        let words = (!words.trim().is_empty()).then(|| self.quoted(words.trim()));
        let named = [
            topic.map(|it| self.topic(it)),
            level.map(|it| self.level(it)),
            complexity.map(|it| self.complexity(it)),
            regime.map(|it| self.regime(it)),
            chapter.map(|it| self.chapter(it)),
            state.map(|it| self.state(it)),
        ];
        let laws = laws.map(|it| self.laws_choice(it));
        let named = named.into_iter().flatten().map(str::to_owned).chain(laws);
        let article = (!article.is_empty()).then(|| self.fide_article(article));
        self.listed(&words.into_iter().chain(named).chain(article).collect::<Vec<_>>())
    }

    /// The tally of a run: `7 of 9 fully right`.
    pub fn right_in_run(self, Tally { right, ruled }: Tally) -> String {
        self.library().right_in_run(right, ruled)
    }

    /// The tally of the last rulings in a mode: `15 of the last 20`.
    pub fn right_lately(self, Tally { right, ruled }: Tally) -> String {
        self.library().right_lately(right, ruled)
    }

    /// Says that a run has ended, and gives its length.
    pub fn run_ended(self, Ending { length, longest }: Ending) -> String {
        self.library().run_ended(length, longest)
    }
}
