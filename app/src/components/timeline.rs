//! The story so far: the acts as sentences.

use std::rc::Rc;

use acconcio_core::incident::Person;
use yew::prelude::*;

use super::icon::Icon;
use crate::film::Film;
use crate::language::Language;
use crate::playback::{Action, Playback};

/// What the story needs.
#[derive(Clone, PartialEq, Properties)]
pub struct TimelineProps {
    /// The film.
    pub film: Rc<Film>,
    /// Where it stands.
    pub playback: UseReducerHandle<Playback>,
    /// What each act is, as a sentence.
    pub told: Rc<Vec<String>>,
}

/// The acts shown so far, as sentences that lead to their moments.
#[component]
pub fn Timeline(props: &TimelineProps) -> Html {
    let language = use_context::<Language>().unwrap_or_default();
    let words = &language.words().player;
    let TimelineProps { film, playback, .. } = props;
    let lines = (0..playback.reached.min(film.decision)).map(|index| line(props, language, index));
    let after = (film.decision..playback.reached).map(|index| line(props, language, index));
    html! {
        <section class="timeline" aria-labelledby="timeline-heading">
            <h2 id="timeline-heading">{ words.story_so_far }</h2>
            if playback.reached == 0 { <p class="timeline-empty">{ words.before_first }</p> }
            <ol class="timeline-lines">{ for lines }</ol>
            if playback.reached > film.decision {
                <h3>{ words.how_it_went_on }</h3>
                <ol class="timeline-lines" start={(film.decision + 1).to_string()}>{ for after }</ol>
            }
        </section>
    }
}

fn line(props: &TimelineProps, language: Language, index: usize) -> Html {
    let TimelineProps { film, playback, told } = props;
    let act = &film.acts[index];
    let step = index + 1;
    let is_current = step == playback.step;
    let class = classes!(
        "timeline-line",
        is_current.then_some("is-current"),
        (step > playback.step).then_some("is-ahead"),
    );
    let onclick = {
        let playback = playback.clone();
        Callback::from(move |_: MouseEvent| playback.dispatch(Action::Show(step)))
    };
    let stone = match act.by {
        Person::White => "is-white",
        Person::Black => "is-black",
        Person::Arbiter | Person::Bystander => "is-nobody",
    };
    let time =
        (act.after > 0).then(|| language.time_step(i32::try_from(act.after).unwrap_or(i32::MAX)));
    html! {
        <li key={step} {class}>
            <button type="button" aria-current={is_current.then_some("step")} {onclick}>
                <span class={classes!("stone", stone)} aria-hidden="true"></span>
                <span class="timeline-told">
                    { told.get(index).cloned() }
                    if !act.sight.is_seen() { { " " }<Icon name="mark-eye-struck" /> }
                </span>
                if let Some(time) = time { <span class="timeline-time">{ time }</span> }
            </button>
        </li>
    }
}
