//! The timeline: the acts so far, as sentences.

use yew::prelude::*;

use super::icon::icon;
use super::showing::{ActList, doing};
use crate::replay::playback::Action;

/// Draws the acts shown so far, as sentences that lead to their moments.
pub fn timeline(act_list: &ActList) -> Html {
    let ActList { language, playback, .. } = act_list;
    let words = &language.player();
    let lines = (0..playback.reached.min(playback.decision)).map(|index| line(act_list, index));
    let after = (playback.decision..playback.reached).map(|index| line(act_list, index));
    html! {
        <section class="timeline" aria-labelledby="timeline-heading">
            <h2 id="timeline-heading">{ words.scenario_so_far() }</h2>
            if playback.reached == 0 { <p class="timeline-empty">{ words.before_first() }</p> }
            <ol class="timeline-lines">{ for lines }</ol>
            if playback.reached > playback.decision {
                <h3>{ words.how_it_went_on() }</h3>
                <ol class="timeline-lines" start={(playback.decision + 1).to_string()}>{ for after }</ol>
            }
        </section>
    }
}

fn line(act_list: &ActList, index: usize) -> Html {
    let ActList { language, playback, acts } = act_list;
    let act = &acts[index];
    let step = index + 1;
    let is_current = step == playback.step;
    let class = classes!(
        "timeline-line",
        is_current.then_some("is-current"),
        (step > playback.step).then_some("is-ahead"),
    );
    let onclick = doing(playback, Action::Show(step));
    let time =
        (act.after > 0).then(|| language.time_step(i32::try_from(act.after).unwrap_or(i32::MAX)));
    html! {
        <li key={step} {class}>
            <button type="button" aria-current={is_current.then_some("step")} {onclick}>
                <span class={classes!("stone", act.stone)} aria-hidden="true"></span>
                <span class="timeline-sentence">
                    { act.sentence.clone() }
                    if act.is_unseen { { " " }{ icon("mark-eye-struck") } }
                </span>
                if let Some(time) = time { <span class="timeline-time">{ time }</span> }
            </button>
        </li>
    }
}
