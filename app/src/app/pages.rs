//! The pages of the part `pages`: those for choosing incidents, progress, the settings, and the one of an incident that
//! there is not.

use acconcio_part::part;
use yew::prelude::*;

use super::page_props::PageProps;
use crate::features::courses::course::CoursePage;
use crate::features::courses::page::CoursesPage;
use crate::features::incident::unknown::UnknownPage;
use crate::features::library::filter::Filter;
use crate::features::library::page::LibraryPage;
use crate::features::practice::page::PracticePage;
use crate::features::progress::page::ProgressPage;
use crate::features::settings::page::SettingsPage;
use crate::packs::Fetched;
use crate::route::Route;
use crate::ui::lazy::{Arrived, Lazy};
use crate::ui::notices::{broken_pack, loading, not_found};

#[derive(Clone)]
pub(crate) struct PagesPartProps {
    pub(crate) page: PageProps,
}

impl Lazy for PagesPartProps {
    fn fetch() -> impl Future<Output = Arrived<PagesPartProps>> {
        fetch_pages()
    }
}

#[part(pages)]
fn fetch_pages() -> Arrived<PagesPartProps> {
    Ok(|props| draw(props.page))
}

fn draw(page: PageProps) -> Html {
    let PageProps { shared, scenarios, route, hash, on_hash } = page;
    let language = shared.language;
    if route == Route::Settings {
        return html! { <SettingsPage {shared} /> };
    }
    let catalogue = match scenarios {
        Fetched::Loading => return loading(language),
        Fetched::Failed(error) => return broken_pack(language, &error),
        Fetched::Ready(catalogue) => catalogue,
    };
    if let Some((scenario, variant, _)) = route.replay() {
        let (scenario, variant) = (scenario.to_owned(), variant.to_owned());
        return html! { <UnknownPage {language} {catalogue} {scenario} {variant} /> };
    }
    if let Route::Scenario { scenario } = route {
        return html! { <UnknownPage {language} {catalogue} {scenario} variant="" /> };
    }
    if let Route::Course { course } = route {
        return html! { <CoursePage {shared} {catalogue} {course} /> };
    }
    let filter = Filter::of_hash(&hash);
    if route == Route::Courses {
        html! { <CoursesPage {shared} {catalogue} /> }
    } else if route == Route::Progress {
        html! { <ProgressPage {shared} {catalogue} {hash} {on_hash} /> }
    } else if route == Route::Practice {
        let on_filter = on_hash.reform(|filter: Filter| filter.to_hash(&Route::Practice));
        html! { <PracticePage {shared} {catalogue} {filter} {on_filter} /> }
    } else if route == Route::Library {
        let on_filter = on_hash.reform(|filter: Filter| filter.to_hash(&Route::Library));
        html! { <LibraryPage {shared} {catalogue} {filter} {on_filter} /> }
    } else {
        not_found(language)
    }
}
