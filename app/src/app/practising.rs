//! The pages for choosing incidents to rule on, in a part of their own.

use std::rc::Rc;

use acconcio_part::part;
use acconcio_training::scenario::Catalogue;
use yew::prelude::*;

use crate::features::courses::course::CoursePage;
use crate::features::courses::page::CoursesPage;
use crate::features::library::filter::Filter;
use crate::features::library::page::LibraryPage;
use crate::features::practice::page::PracticePage;
use crate::profile::shared::Shared;
use crate::route::Route;
use crate::ui::lazy::{Arrived, Lazy};

/// The properties of these pages.
#[derive(Clone)]
pub(crate) struct ChoosingProps {
    pub(crate) shared: Shared,
    pub(crate) catalogue: Rc<Catalogue>,
    pub(crate) page: ChoosingPage,
    /// Its address, `#` included, which names the choice of incidents.
    pub(crate) hash: String,
    /// Another address takes its place.
    pub(crate) on_hash: Callback<String>,
}

/// One of these pages.
#[derive(Clone)]
pub(crate) enum ChoosingPage {
    /// The list of incidents.
    Library,
    /// The ways to practise.
    Practice,
    /// The list of courses.
    Courses,
    /// A course, by its name.
    Course(String),
}

impl Lazy for ChoosingProps {
    fn fetch() -> impl Future<Output = Arrived<ChoosingProps>> {
        fetch_practising()
    }
}

#[part(pages)]
fn fetch_practising() -> Arrived<ChoosingProps> {
    Ok(practising)
}

fn practising(props: ChoosingProps) -> Html {
    let ChoosingProps { shared, catalogue, page, hash, on_hash } = props;
    let filter = Filter::of_hash(&hash);
    match page {
        ChoosingPage::Library => {
            let on_filter = on_hash.reform(|filter: Filter| filter.to_hash(&Route::Library));
            html! { <LibraryPage {shared} {catalogue} {filter} {on_filter} /> }
        }
        ChoosingPage::Practice => {
            let on_filter = on_hash.reform(|filter: Filter| filter.to_hash(&Route::Practice));
            html! { <PracticePage {shared} {catalogue} {filter} {on_filter} /> }
        }
        ChoosingPage::Courses => html! { <CoursesPage {shared} {catalogue} /> },
        ChoosingPage::Course(course) => html! { <CoursePage {shared} {catalogue} {course} /> },
    }
}
