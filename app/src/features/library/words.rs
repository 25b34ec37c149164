//! The sentences about queues and choices of incidents, in every language.

use super::filter::Filter;
use super::queue::Purpose;
use super::run::{Ending, Tally};
use crate::language::Language;

impl Language {
    /// The purpose of a queue in a few words.
    pub fn purpose(self, purpose: &Purpose) -> &'static str {
        let words = self.practice();
        match purpose {
            Purpose::List => words.list,
            Purpose::Course(_) => words.course,
            Purpose::Continuous(_) => words.continuous,
            Purpose::SuddenDeath(_) => words.sudden_death,
            Purpose::Intervene(_) => words.intervene,
            Purpose::Mistakes => words.mistakes,
            Purpose::Review => words.review,
        }
    }

    /// A choice of incidents in a few words: `Castling, Level 2`; an empty string where all are
    /// admitted.
    pub fn chosen(self, filter: &Filter) -> String {
        let Filter { words, topic, level, complexity, regime, edition, article, chapter, state } =
            filter;
        let words = (!words.trim().is_empty()).then(|| self.quoted(words.trim()));
        let named = [
            topic.map(|it| self.topic(it)),
            level.map(|it| self.level(it)),
            complexity.map(|it| self.complexity(it)),
            regime.map(|it| self.regime(it)),
            edition.map(|it| self.edition(it)),
            chapter.map(|it| self.chapter(it)),
            state.map(|it| self.state(it)),
        ];
        let named = named.into_iter().flatten().map(str::to_owned);
        let article = (!article.is_empty()).then(|| self.fide_article(article));
        words.into_iter().chain(named).chain(article).collect::<Vec<_>>().join(", ")
    }

    /// The tally of a run: `7 of 9 fully right`.
    pub fn right_in_run(self, Tally { right, ruled }: Tally) -> String {
        match (self, ruled) {
            (Language::English, _) => format!("{right} of {ruled} fully right"),
            (Language::Italian, 1) => format!("{right} su 1 del tutto giusta"),
            (Language::Italian, _) => format!("{right} su {ruled} del tutto giuste"),
        }
    }

    /// The tally of the last rulings in a mode: `15 of the last 20`.
    pub fn right_lately(self, Tally { right, ruled }: Tally) -> String {
        match self {
            Language::English => format!("{right} of the last {ruled}"),
            Language::Italian => format!("{right} delle ultime {ruled}"),
        }
    }

    /// Says that a run has ended, and gives its length.
    pub fn run_ended(self, Ending { length, longest }: Ending) -> String {
        match self {
            Language::English => {
                let rulings = if length == 1 { "1 ruling" } else { &format!("{length} rulings") };
                format!(
                    "The run ends here, after {rulings} fully right. The longest so far: {longest}."
                )
            }
            Language::Italian => {
                let rulings = match length {
                    1 => "1 decisione del tutto giusta".to_owned(),
                    _ => format!("{length} decisioni del tutto giuste"),
                };
                format!("La serie finisce qui, dopo {rulings}. La più lunga finora: {longest}.")
            }
        }
    }
}
