//! The two displays of the clock, large enough for an audience.

use acconcio_adjudication::incident::{ActKind, PerPlayer};
use shakmaty::Color;
use yew::prelude::*;

use crate::features::presenter::presented::PresentedIncident;
use crate::language::Language;
use crate::ui::clock::fitted_name;
use crate::ui::icon::icon;
use crate::ui::view::View;

/// The clock of the board, with the nearer player's display last; `set` are the times of the ruling.
pub(crate) fn clocks(
    language: Language,
    presented: &PresentedIncident,
    step: usize,
    (view, set): (View, Option<PerPlayer<u32>>),
) -> Html {
    let Some(board_state) = presented.replay.board_states.get(step) else { return html! {} };
    let words = language.player();
    let pressing = presented.replay.act_at(step).and_then(|act| {
        let goes_there =
            matches!(act.kind, ActKind::PressesClock { .. } | ActKind::StopsClocks { .. });
        act.player().filter(|_| goes_there)
    });
    let display = |player: Color| {
        let is_running = board_state.running == Some(player);
        let seconds = set.unwrap_or(board_state.remaining).of(player);
        let state = if is_running { words.running() } else { words.stopped() };
        let class = classes!(
            "audience-clock",
            is_running.then_some("is-running"),
            (pressing == Some(player)).then_some("is-pressed"),
        );
        html! {
            <div {class}>
                <span class="clock-name">
                    <span class={classes!("stone", player.fold_wb("is-white", "is-black"))} aria-hidden="true"></span>
                    { fitted_name(&language.person(player.into(), presented.scenario.players.as_ref())) }
                </span>
                <span class="audience-time" aria-hidden="true">{ language.clock(seconds) }</span>
                <span class="visually-hidden">{ format!("{}, {state}", language.spoken_clock(seconds)) }</span>
                if board_state.flags.of(player) {
                    <span class="audience-flag">{ icon("mark-flag") }{ words.flag_down() }</span>
                } else {
                    <span class="audience-lever" aria-hidden="true"></span>
                }
            </div>
        }
    };
    html! {
        <section class="audience-clocks" aria-label={words.clocks()}>
            { display(!view.bottom) }
            { display(view.bottom) }
        </section>
    }
}
