//! Teaching: its page, the presenter's view, the audience's view, and the course plan.

use acconcio_part::part;
use yew::prelude::*;

use crate::features::course_plan::page::PlanPage;
use crate::features::presenter::audience::AudiencePage;
use crate::features::presenter::presenter_view::PresenterPage;
use crate::features::teach::page::TeachPage;
use crate::packs::{Fetched, Scenarios};
use crate::profile::shared::Shared;
use crate::route::PresentPage;
use crate::ui::lazy::{Arrived, Lazy};
use crate::ui::notices::{broken_pack, loading};

/// The page of presenting to show.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct PresentProps {
    pub(crate) shared: Shared,
    pub(crate) scenarios: Scenarios,
    pub(crate) page: PresentPage,
    /// The part of the address from `#` on.
    pub(crate) hash: String,
}

impl Lazy for PresentProps {
    fn fetch() -> impl Future<Output = Arrived<PresentProps>> {
        fetch_present()
    }
}

#[part(present)]
fn fetch_present() -> Arrived<PresentProps> {
    Ok(|props| html! { <Present ..props /> })
}

/// Draws the page. The audience and the page of teaching need no list of incidents, the others do.
#[component]
fn Present(props: &PresentProps) -> Html {
    let PresentProps { shared, scenarios, page, hash } = props;
    let language = shared.language;
    let catalogue = match (page, scenarios) {
        (PresentPage::Audience, _) => {
            return html! { <AudiencePage {language} settings={shared.settings.clone()} /> };
        }
        (PresentPage::Teach, _) => return html! { <TeachPage {language} /> },
        (_, Fetched::Loading) => return loading(language),
        (_, Fetched::Failed(error)) => return broken_pack(language, error),
        (_, Fetched::Ready(catalogue)) => catalogue.clone(),
    };
    let (shared, hash) = (shared.clone(), hash.clone());
    match page {
        PresentPage::Plan => html! { <PlanPage {shared} {catalogue} {hash} /> },
        PresentPage::Presenter | PresentPage::Audience | PresentPage::Teach => {
            html! { <PresenterPage {shared} {catalogue} {hash} /> }
        }
    }
}
