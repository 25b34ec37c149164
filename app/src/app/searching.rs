//! The pages that ask a worker: both are one part, because each kind of page costs the first one bytes.

use crate::features::mate::search_page::SearchingProps;
use wasm_split_helpers::wasm_split;
use yew::prelude::*;

use crate::features::claims::page::ClaimsPage;
use crate::features::mate::page::MatePage;
use crate::route::Route;
use crate::ui::lazy::{Arrived, Later};

impl Later for SearchingProps {
    fn fetch() -> impl Future<Output = Arrived<SearchingProps>> {
        fetch_searching()
    }
}

#[wasm_split(handbook, fallible)]
fn fetch_searching() -> Arrived<SearchingProps> {
    Ok(|props| {
        if Route::of_hash(&props.hash) == Route::Claims {
            html! { <ClaimsPage ..props /> }
        } else {
            html! { <MatePage ..props /> }
        }
    })
}
