//! The pages that use a worker, and the bench: one kind of page for the first part, because each costs it bytes.

use crate::features::mate::search_page::SearchPageProps;
use acconcio_part::part;
use yew::prelude::*;

use crate::features::bench::page::BenchPageProps;
use crate::features::claims::page::ClaimsPage;
use crate::features::mate::page::MatePage;
use crate::route::Route;
use crate::ui::lazy::{Arrived, Fallback, Lazy, lazy};

impl Lazy for SearchPageProps {
    fn fetch() -> impl Future<Output = Arrived<SearchPageProps>> {
        fetch_searching()
    }
}

#[part(handbook)]
fn fetch_searching() -> Arrived<SearchPageProps> {
    Ok(|props| {
        let route = Route::of_hash(&props.hash);
        if route == Route::Claims {
            html! { <ClaimsPage ..props /> }
        } else if route == Route::Bench {
            // A part of its own, fetched from here because each kind of page costs the first part bytes.
            lazy(Fallback::page(props.shared.language), BenchPageProps(props))
        } else {
            html! { <MatePage ..props /> }
        }
    })
}
