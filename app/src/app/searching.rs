//! The pages that use a worker: both are one part, because each kind of page costs the first part bytes.

use crate::features::mate::search_page::SearchPageProps;
use wasm_split_helpers::wasm_split;
use yew::prelude::*;

use crate::features::claims::page::ClaimsPage;
use crate::features::mate::page::MatePage;
use crate::route::Route;
use crate::ui::lazy::{Arrived, Lazy};

impl Lazy for SearchPageProps {
    fn fetch() -> impl Future<Output = Arrived<SearchPageProps>> {
        fetch_searching()
    }
}

#[wasm_split(handbook, fallible)]
fn fetch_searching() -> Arrived<SearchPageProps> {
    Ok(|props| {
        if Route::of_hash(&props.hash) == Route::Claims {
            html! { <ClaimsPage ..props /> }
        } else {
            html! { <MatePage ..props /> }
        }
    })
}
