//! The part of the course page that a package adds: the score, and whether it is saved.

use std::rc::Rc;

use acconcio_part::part;
use acconcio_training::scenario::Package;
use yew::prelude::*;

use super::link;
use super::link::SessionState;
use super::score::{PackageScore, Percent};
use super::session::Purpose;
use crate::language::Language;
use crate::profile::shared::Shared;
use crate::ui::icon::icon;
use crate::ui::lazy::{Arrived, Lazy};

/// The properties of the part.
#[derive(Clone)]
pub(crate) struct LmsProps {
    pub(crate) shared: Shared,
    pub(crate) package: Rc<Package>,
}

impl Lazy for LmsProps {
    fn fetch() -> impl Future<Output = Arrived<LmsProps>> {
        fetch_score()
    }
}

#[part(pages)]
fn fetch_score() -> Arrived<LmsProps> {
    Ok(score)
}

fn score(props: LmsProps) -> Html {
    let LmsProps { shared, package } = props;
    let (language, state) = (shared.language, link::state());
    let words = language.lms();
    let package_score = PackageScore::of(&package, shared.progress.progress());
    let needed = match &state {
        Some(state) => state.mastery,
        None => package.mastery.map(Percent::whole),
    };
    let outcome = package_score.outcome(needed);
    html! {
        <section class="score" aria-labelledby="score-heading">
            <h2 id="score-heading">{ words.heading() }</h2>
            <p class="score-points">{ language.score_reached(package_score.percent(), needed) }</p>
            <p><strong>{ language.package_outcome(outcome, package_score) }</strong>{ " " }{ words.once() }</p>
            { state.map(|state| saved(language, &state)).unwrap_or_default() }
        </section>
    }
}

/// Whether the platform has saved everything.
fn saved(language: Language, state: &SessionState) -> Html {
    let words = language.lms();
    match (state.purpose, &state.trouble) {
        (_, Some(trouble)) => html! {
            <p class="score-saved is-not" role="alert">{ icon("icon-cross") }
                <span>{ language.not_saved(trouble) }{ " " }{ words.kept_here() }</span></p>
        },
        (Purpose::Looking, None) => {
            html! { <p class="score-saved">{ icon("mark-eye") }<span>{ words.looking() }</span></p> }
        }
        (Purpose::Marks, None) => {
            html! { <p class="score-saved">{ icon("icon-check") }<span>{ words.saved() }</span></p> }
        }
    }
}
