//! A player's scoresheet, with the move that he writes in the replay.

use acconcio_adjudication::incident::ActKind;
use shakmaty::Color;
use yew::prelude::*;

use super::icon::icon;
use super::showing::ReplayView;

/// Draws the scoresheets on which something is written in the replay. Their place is reserved before it
/// is.
pub(crate) fn scoresheets(showing: &ReplayView) -> Html {
    html! { <>{ for Color::ALL.into_iter().filter_map(|player| scoresheet(showing, player)) }</> }
}

fn scoresheet(showing: &ReplayView, player: Color) -> Option<Html> {
    let ReplayView { language, replay, playback, view, .. } = showing;
    let written: Vec<(usize, &str)> = replay
        .acts
        .iter()
        .enumerate()
        .filter_map(|(index, act)| {
            let ActKind::Writes { san } = &act.kind else { return None };
            (act.player() == Some(player)).then_some((index + 1, san.as_str()))
        })
        .collect();
    if written.is_empty() {
        return None;
    }
    let so_far = written.iter().rev().find(|(step, _)| *step <= playback.step);
    let place = if view.is_bottom(player) { "is-near" } else { "is-far" };
    let Some((step, san)) = so_far else {
        return Some(
            html! { <p class={classes!("scoresheet", place, "is-blank")} aria-hidden="true"></p> },
        );
    };
    let san = language.san_text(san);
    let stone = player.fold_wb("is-white", "is-black");
    Some(html! {
        <p key={*step} class={classes!("scoresheet", place)} title={language.occurrences().scoresheet()}>
            <span class={classes!("stone", stone)} aria-hidden="true"></span>
            { " " }{ icon("mark-write") }{ " " }
            <span class="visually-hidden">{ language.written_by(player, &san) }</span>
            <span aria-hidden="true">{ san }</span>
        </p>
    })
}
