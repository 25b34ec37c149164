//! The film of an incident, to which a link leads, in the place of its page.

use acconcio_part::part;
use yew::prelude::*;

use super::film::{FilmProps, Shown, use_film};
use crate::language::Group;
use crate::ui::lazy::{Arrived, Lazy};
use crate::ui::notices::loading;

/// The properties of the film.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct PreludeProps {
    pub(crate) film: FilmProps,
}

impl Lazy for PreludeProps {
    const TEXTS: Group = Group::Home;

    fn fetch() -> impl Future<Output = Arrived<PreludeProps>> {
        fetch_prelude()
    }

    fn is_missed(&self) {
        self.film.on_drawn.emit(());
    }
}

#[part(film)]
fn fetch_prelude() -> Arrived<PreludeProps> {
    Ok(|props| html! { <Prelude ..props /> })
}

/// The board between the title and the introduction.
#[component]
fn Prelude(props: &PreludeProps) -> Html {
    let language = props.film.language;
    let Some(Shown { scenario, board }) = use_film(&props.film) else { return loading(language) };
    html! {
        <main id="content" class="prelude" tabindex="-1" aria-busy="true">
            <h1>{ language.said(&scenario.title) }</h1>
            { board }
            <p>{ language.said(&scenario.framing) }</p>
        </main>
    }
}
