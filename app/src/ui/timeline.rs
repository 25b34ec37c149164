//! The timeline: the acts so far, as sentences.

use yew::prelude::*;

use super::icon::icon;
use super::showing::{Telling, doing};
use crate::replay::playback::Action;

/// Draws the acts shown so far, as sentences that lead to their moments.
pub fn timeline(telling: &Telling) -> Html {
    let Telling { language, playback, .. } = telling;
    let words = &language.player();
    let lines = (0..playback.reached.min(playback.decision)).map(|index| line(telling, index));
    let after = (playback.decision..playback.reached).map(|index| line(telling, index));
    html! {
        <section class="timeline" aria-labelledby="timeline-heading">
            <h2 id="timeline-heading">{ words.scenario_so_far }</h2>
            if playback.reached == 0 { <p class="timeline-empty">{ words.before_first }</p> }
            <ol class="timeline-lines">{ for lines }</ol>
            if playback.reached > playback.decision {
                <h3>{ words.how_it_went_on }</h3>
                <ol class="timeline-lines" start={(playback.decision + 1).to_string()}>{ for after }</ol>
            }
        </section>
    }
}

fn line(telling: &Telling, index: usize) -> Html {
    let Telling { language, playback, shots } = telling;
    let shot = &shots[index];
    let step = index + 1;
    let is_current = step == playback.step;
    let class = classes!(
        "timeline-line",
        is_current.then_some("is-current"),
        (step > playback.step).then_some("is-ahead"),
    );
    let onclick = doing(playback, Action::Show(step));
    let time =
        (shot.after > 0).then(|| language.time_step(i32::try_from(shot.after).unwrap_or(i32::MAX)));
    html! {
        <li key={step} {class}>
            <button type="button" aria-current={is_current.then_some("step")} {onclick}>
                <span class={classes!("stone", shot.stone)} aria-hidden="true"></span>
                <span class="timeline-sentence">
                    { shot.sentence.clone() }
                    if shot.is_unseen { { " " }{ icon("mark-eye-struck") } }
                </span>
                if let Some(time) = time { <span class="timeline-time">{ time }</span> }
            </button>
        </li>
    }
}
