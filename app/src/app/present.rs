//! The pages of the part `present`: the page of teaching, the presenter's view, the audience's view, and the course plan.

use acconcio_part::part;
use yew::prelude::*;

use super::page_props::PageProps;
use crate::features::course_plan::page::PlanPage;
use crate::features::presenter::audience::AudiencePage;
use crate::features::presenter::presenter_view::PresenterPage;
use crate::features::teach::page::TeachPage;
use crate::packs::Fetched;
use crate::route::{PresentPage, Route};
use crate::ui::lazy::{Arrived, Lazy};
use crate::ui::notices::{broken_pack, loading, not_found};

#[derive(Clone)]
pub(crate) struct PresentPartProps {
    pub(crate) page: PageProps,
}

impl Lazy for PresentPartProps {
    fn fetch() -> impl Future<Output = Arrived<PresentPartProps>> {
        fetch_present()
    }
}

#[part(present)]
fn fetch_present() -> Arrived<PresentPartProps> {
    Ok(|props| draw(props.page))
}

/// Draws the page. The audience and the page of teaching need no list of incidents, the others do.
fn draw(page: PageProps) -> Html {
    let PageProps { shared, scenarios, route, hash, .. } = page;
    let language = shared.language;
    let Route::Present(page) = route else { return not_found(language) };
    let catalogue = match (page, scenarios) {
        (PresentPage::Audience, _) => {
            return html! { <AudiencePage {language} settings={shared.settings.clone()} /> };
        }
        (PresentPage::Teach, _) => return html! { <TeachPage {language} /> },
        (_, Fetched::Loading) => return loading(language),
        (_, Fetched::Failed(error)) => return broken_pack(language, &error),
        (_, Fetched::Ready(catalogue)) => catalogue,
    };
    match page {
        PresentPage::Plan => html! { <PlanPage {shared} {catalogue} {hash} /> },
        PresentPage::Presenter | PresentPage::Audience | PresentPage::Teach => {
            html! { <PresenterPage {shared} {catalogue} {hash} /> }
        }
    }
}
