//! The pages that ask a worker: both are one part, because each kind of page costs the first one bytes.

use wasm_split_helpers::wasm_split;
use yew::prelude::*;

use crate::features::claims::page::ClaimsPage;
use crate::features::mate::page::MatePage;
use crate::language::Language;
use crate::replay::playback::Speed;
use crate::route::Route;
use crate::ui::later::{Arrived, Later};

/// What the pages need.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct SearchingProps {
    pub(crate) language: Language,
    /// How fast the moves are shown.
    pub(crate) speed: Speed,
    /// The address: it tells which page, and what is asked.
    pub(crate) hash: String,
    /// Writes another one.
    pub(crate) on_hash: Callback<String>,
}

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
