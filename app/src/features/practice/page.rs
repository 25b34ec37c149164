//! The page with the kinds of practice, on one choice of incidents.

use std::collections::BTreeSet;
use std::rc::Rc;

use acconcio_training::digest::Index;
use yew::prelude::*;

use crate::features::library::Library;
use crate::features::library::begin::begin;
use crate::features::library::filter::Filter;
use crate::features::library::filters::{Offered, filters};
use crate::features::library::page::{ChoiceProps, use_index_for};
use crate::features::library::queue::{Purpose, Queue};
use crate::features::library::run::{Run, longest};
use crate::features::lms::package::has_to_be_passed;
use crate::language::Language;
use crate::platform::storage::progress::State;
use crate::route::{ExamPage, Route};
use crate::ui::icon::icon;
use crate::ui::link::link;

/// The page with the kinds of practice.
#[component]
pub(crate) fn PracticePage(props: &ChoiceProps) -> Html {
    let ChoiceProps { shared, on_filter, .. } = props;
    let language = shared.language;
    let words = language.practice();
    let index = use_index_for(shared.laws);
    let choosing = Choosing { choice: lasting(props), index };
    let library = choosing.library();
    let filter = &choosing.choice.filter;
    let asked = library.variants(filter);
    let scenarios: BTreeSet<&str> = asked.iter().map(|item| item.scenario).collect();
    html! {
        <main id="content" class="practice" tabindex="-1">
            <h1>{ language.home().practice() }</h1>
            <p class="page-lead">{ words.lead() }</p>
            <section class="practice-choice" aria-labelledby="choice-heading">
                <h2 id="choice-heading">{ words.choice() }</h2>
                { filters(&library, filter, Offered::Lasting, on_filter) }
                <p>
                    <strong role="status">{ language.incidents_found(scenarios.len(), asked.len()) }</strong>
                    <span class="practice-hint">{ words.choice_line() }</span>
                </p>
            </section>
            <section class="practice-ways" aria-labelledby="ways-heading">
                <h2 id="ways-heading">{ words.ways() }</h2>
                <ul class="ways-to-practise">
                    { choosing.run(Purpose::Continuous, words.continuous_line(), None) }
                    { choosing.run(Purpose::SuddenDeath, words.sudden_death_line(), choosing.record()) }
                    { choosing.run(Purpose::Intervene, words.intervene_line(), None) }
                    { choosing.mistakes() }
                </ul>
                <ul class="ways-to-practise are-links">
                    { elsewhere(&Route::Courses, language.home().courses(), language.ways().courses_line()) }
                    if !has_to_be_passed() {
                        { elsewhere(&Route::Exam(ExamPage::Compose), words.exams(), words.exams_line()) }
                    }
                    { elsewhere(&Route::Progress, words.review(), words.review_line()) }
                </ul>
            </section>
        </main>
    }
}

/// The choice without a criterion of earlier results, which change during practice.
fn lasting(choice: &ChoiceProps) -> ChoiceProps {
    let filter = Filter { state: None, ..choice.filter.clone() };
    ChoiceProps { filter, ..choice.clone() }
}

/// A kind of practice with a page of its own.
fn elsewhere(to: &Route, name: &'static str, line: &'static str) -> Html {
    html! { <li><h3>{ link(to, "", html! { { name } }) }</h3><p>{ line }</p></li> }
}

/// The choice and the index, from which the kinds of practice follow.
#[derive(Clone)]
struct Choosing {
    choice: ChoiceProps,
    index: Option<Rc<Index>>,
}

impl Choosing {
    fn language(&self) -> Language {
        self.choice.shared.language
    }

    fn library(&self) -> Library<'_> {
        self.choice.library(self.index.as_deref())
    }

    /// A run on the chosen incidents.
    fn run(&self, of: fn(Run) -> Purpose, line: &'static str, so_far: Option<String>) -> Html {
        let purpose = of(Run { seed: 0, began: 0 });
        let name = self.language().purpose(&purpose);
        let queue = Queue { purpose, filter: self.choice.filter.clone() };
        html! {
            <li>
                <h3>{ name }</h3>
                <p>{ line }</p>
                if let Some(so_far) = so_far { <p class="practice-hint">{ so_far }</p> }
                { self.begin_button(name, queue) }
            </li>
        }
    }

    /// The length of the longest run, once there was one.
    fn record(&self) -> Option<String> {
        let longest = longest(self.choice.shared.progress.progress());
        (longest > 0).then(|| self.language().practice().longest_run(longest))
    }

    /// The incidents on which something was missed, to practise on and to look at.
    fn mistakes(&self) -> Html {
        let words = self.language().practice();
        let filter = &self.choice.filter;
        let queue = Queue { purpose: Purpose::Mistakes, filter: filter.clone() };
        let count = queue.items(&self.library(), None).len();
        let list = Filter { state: Some(State::Wrong), ..filter.clone() };
        html! {
            <li>
                <h3>{ words.mistakes() }</h3>
                <p>{ words.mistakes_line() }</p>
                if count == 0 {
                    <p class="practice-hint">{ words.no_mistakes() }</p>
                } else {
                    <p class="practice-hint">{ self.language().practice().mistakes_found(count) }</p>
                    <p class="button-row">
                        { self.begin_button(words.mistakes(), queue) }
                        <a class="button" href={list.to_hash(&Route::Library)}>{ words.list_mistakes() }</a>
                    </p>
                }
            </li>
        }
    }

    fn begin_button(&self, name: &'static str, queue: Queue) -> Html {
        let words = self.language().practice();
        let is_idle = queue.items(&self.library(), None).is_empty();
        let label = format!("{}: {name}", words.begin());
        let choosing = self.clone();
        let onclick = Callback::from(move |_: MouseEvent| begin(&queue, &choosing.library()));
        html! {
            <button type="button" class="button primary" aria-label={label} disabled={is_idle} {onclick}>
                { icon("icon-play") }{ words.begin() }
            </button>
        }
    }
}
