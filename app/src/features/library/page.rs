//! The page with the list of incidents.

use std::rc::Rc;

use acconcio_training::digest::Index;
use acconcio_training::scenario::{Catalogue, LawsChoice};
use yew::prelude::*;

use super::Library;
use super::card::scenario_card;
use super::filter::Filter;
use super::filters::{Offered, filters};
use super::pages::{AT_A_TIME, Pages, turning, use_page};
use super::queue::{Purpose, Queue};
use super::source::Source;
use crate::features::lms::package::has_to_be_passed;
use crate::packs::{use_boards, use_index};
use crate::profile::shared::Shared;
use crate::route::Route;
use crate::ui::link::link;
use crate::ui::search::nothing_found;

/// The properties of a page on which incidents are chosen.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ChoiceProps {
    pub(crate) shared: Shared,
    pub(crate) catalogue: Rc<Catalogue>,
    pub(crate) filter: Filter,
    pub(crate) on_filter: Callback<Filter>,
}

impl ChoiceProps {
    /// The library to choose from.
    pub(crate) fn library<'a>(&'a self, index: Option<&'a Index>) -> Library<'a> {
        Library { index, ..Library::of(&self.catalogue, &self.shared) }
    }
}

/// The index under the laws chosen, whose articles are offered.
#[hook]
pub(crate) fn use_index_for(laws: LawsChoice) -> Option<Rc<Index>> {
    use_index(laws).ready().cloned()
}

/// The page with the list of incidents.
#[component]
pub(crate) fn LibraryPage(props: &ChoiceProps) -> Html {
    let ChoiceProps { shared, filter, on_filter, .. } = props;
    let language = shared.language;
    let words = &language.library();
    let index = use_index_for(shared.laws);
    let library = props.library(index.as_deref());
    let scenarios = filter.scenarios(&library);
    let queue = Queue { purpose: Purpose::List, filter: filter.clone() };
    let boards = use_boards();
    let (page, on_page) = use_page(filter);
    let pages = Pages { page, count: scenarios.len().div_ceil(AT_A_TIME) };
    let cards = scenarios.iter().skip(pages.shown() * AT_A_TIME).take(AT_A_TIME);
    let cards = cards.map(|scenario| scenario_card(&library, scenario, &queue, boards.as_deref()));
    let variants =
        scenarios.iter().map(|scenario| filter.variants(&library, scenario).count()).sum();
    let is_waiting = filter.needs_index() && index.is_none();
    let count = if is_waiting {
        language.shell().loading().to_owned()
    } else {
        language.incidents_found(scenarios.len(), variants)
    };
    let on_reset = on_filter.reform(|()| Filter::default());
    html! {
        <main id="content" class="library" tabindex="-1">
            <section class="listing" aria-labelledby="listing-heading">
                <div class="listing-head">
                    <h1 id="listing-heading">{ words.heading() }</h1>
                    if !has_to_be_passed() {
                        <p class="listing-own">{ link(&Route::Bench, "", html! { { language.bench().heading() } }) }</p>
                    }
                    { filters(&library, filter, Offered::All, on_filter) }
                    <p class="listing-count" role="status">{ count }</p>
                </div>
                if scenarios.is_empty() && !is_waiting {
                    { nothing_found(words.nothing_found(), words.reset(), on_reset) }
                } else {
                    <ul class="cards">{ for cards }</ul>
                    { turning(language, pages, on_page) }
                }
                <p class="listing-ways">
                    if !has_to_be_passed() {
                        <a href={Source::List(filter.clone()).to_hash()}>{ language.present().present_list() }</a>
                    }
                    { link(&Route::Own, "", html! { { language.own().heading() } }) }
                    { link(&Route::Quadrigliona { replay: None }, "", html! { { words.quadrigliona() } }) }
                </p>
            </section>
        </main>
    }
}
