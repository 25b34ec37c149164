//! The pages of the part `handbook`: the Laws, the handbook, and those that use a worker. The bench has a part of its
//! own, which is fetched from here.

use acconcio_part::part;
use yew::prelude::*;

use super::page_props::PageProps;
use crate::features::bench::page::BenchPageProps;
use crate::features::claims::page::ClaimsPage;
use crate::features::handbook::page::ShownHandbookPage;
use crate::features::laws::page::LawsPage;
use crate::features::mate::page::MatePage;
use crate::features::mate::search_page::SearchPageProps;
use crate::route::Route;
use crate::ui::lazy::{Arrived, Fallback, Lazy, lazy};
use crate::ui::notices::not_found;

#[derive(Clone)]
pub(crate) struct HandbookPartProps {
    pub(crate) page: PageProps,
}

impl Lazy for HandbookPartProps {
    fn fetch() -> impl Future<Output = Arrived<HandbookPartProps>> {
        fetch_handbook()
    }
}

#[part(handbook)]
fn fetch_handbook() -> Arrived<HandbookPartProps> {
    Ok(|props| draw(props.page))
}

fn draw(page: PageProps) -> Html {
    let PageProps { shared, scenarios, route, hash, on_hash } = page;
    let (language, draft) = (shared.language, shared.settings.draft());
    if let Route::Laws { edition, place } = route {
        return html! { <LawsPage {language} {edition} {draft} {place} {scenarios} /> };
    }
    if let Route::Handbook(page) = route {
        return html! { <ShownHandbookPage {language} {scenarios} {draft} {page} /> };
    }
    let props = SearchPageProps { shared, hash, on_hash };
    if route == Route::Claims {
        html! { <ClaimsPage ..props /> }
    } else if route == Route::Bench {
        lazy(Fallback::page(language), BenchPageProps(props))
    } else if route == Route::Mate {
        html! { <MatePage ..props /> }
    } else {
        not_found(language)
    }
}
