//! The story so far: the acts as sentences.

use acconcio_core::incident::Person;
use yew::prelude::*;

use super::icon::icon;
use super::showing::Showing;
use crate::playback::Action;

/// The acts shown so far, as sentences that lead to their moments.
pub fn timeline(showing: &Showing) -> Html {
    let Showing { language, film, playback, .. } = showing;
    let words = &language.player();
    let lines = (0..playback.reached.min(film.decision)).map(|index| line(showing, index));
    let after = (film.decision..playback.reached).map(|index| line(showing, index));
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

fn line(showing: &Showing, index: usize) -> Html {
    let Showing { language, film, playback, told, .. } = showing;
    let act = &film.acts[index];
    let step = index + 1;
    let is_current = step == playback.step;
    let class = classes!(
        "timeline-line",
        is_current.then_some("is-current"),
        (step > playback.step).then_some("is-ahead"),
    );
    let onclick = showing.does(Action::Show(step));
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
                    if !act.sight.is_seen() { { " " }{ icon("mark-eye-struck") } }
                </span>
                if let Some(time) = time { <span class="timeline-time">{ time }</span> }
            </button>
        </li>
    }
}
