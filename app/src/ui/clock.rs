//! The chess clock: two displays, and a lever that is down on the side of the player who pressed.

use acconcio_adjudication::incident::{ActKind, PerPlayer};
use shakmaty::Color;
use yew::prelude::*;

use super::icon::icon;
use super::showing::ReplayView;
use super::view::View;
use crate::language::Language;
use crate::replay::Replay;

/// Draws the clock after an act.
pub fn clock(showing: &ReplayView) -> Html {
    set_clock(showing, showing.board_state().remaining)
}

/// Draws the clock after an act, set to these times.
pub fn set_clock(showing: &ReplayView, remaining: PerPlayer<u32>) -> Html {
    let ReplayView { language, scenario, replay, playback, view, .. } = showing;
    let board_state = showing.board_state();
    let name = |player: Color| match &scenario.players {
        Some(_) => html! { { language.person(player.into(), scenario.players.as_ref()) } },
        None => html! { { language.color_label(player) } },
    };
    dial(&Dial {
        language: *language,
        label: language.player().clocks().to_owned(),
        view: *view,
        remaining,
        running: board_state.running,
        flags: board_state.flags,
        pressing: pressing(replay, playback.step),
        name: &name,
    })
}

/// The clock of one board.
pub struct Dial<'a> {
    /// The language of the labels.
    pub language: Language,
    /// The name of the clock.
    pub label: String,
    /// The side from which its board is seen.
    pub view: View,
    /// The remaining seconds of each player.
    pub remaining: PerPlayer<u32>,
    /// The player whose side is running.
    pub running: Option<Color>,
    /// The players whose flag has fallen.
    pub flags: PerPlayer<bool>,
    /// The player whose hand is at the clock.
    pub pressing: Option<Color>,
    /// The name of each player on the clock.
    pub name: &'a dyn Fn(Color) -> Html,
}

/// Draws a clock with both displays and its lever.
pub fn dial(dial: &Dial<'_>) -> Html {
    let Dial { language, view, .. } = dial;
    let lever = match dial.running {
        Some(player) if view.is_bottom(player) => "is-bottom-running",
        Some(_) => "is-top-running",
        None => "is-stopped",
    };
    let side = |player: Color| {
        let face = Face {
            player,
            name: (dial.name)(player),
            seconds: dial.remaining.of(player),
            is_running: dial.running == Some(player),
            has_fallen: dial.flags.of(player),
        };
        let place = if view.is_bottom(player) { "is-bottom" } else { "is-top" };
        let presses = dial.pressing.filter(|by| *by == player).map(|_| "is-pressing");
        html! { <>{ display(*language, &face, place) }{ hand(player, *view, presses) }</> }
    };
    html! {
        <section class={classes!("clock", lever)} aria-label={dial.label.clone()}>
            { side(!view.bottom) }
            <div class="clock-lever" aria-hidden="true"><span></span></div>
            { side(view.bottom) }
        </section>
    }
}

/// One display.
struct Face {
    player: Color,
    name: Html,
    seconds: u32,
    is_running: bool,
    has_fallen: bool,
}

fn display(language: Language, face: &Face, place: &'static str) -> Html {
    let words = &language.player();
    let class = classes!(
        "clock-side",
        place,
        face.is_running.then_some("is-running"),
        face.has_fallen.then_some("has-fallen"),
        (face.seconds < 60).then_some("is-short"),
    );
    let spoken = language.spoken_clock(face.seconds);
    let state = if face.is_running { words.running() } else { words.stopped() };
    let color = face.player.fold_wb("is-white", "is-black");
    html! {
        <div {class}>
            <span class="clock-name"><span class={classes!("stone", color)} aria-hidden="true"></span><span>{ face.name.clone() }</span></span>
            <span class="clock-time" aria-hidden="true">{ language.clock(face.seconds) }</span>
            <span class="visually-hidden">{ format!("{spoken}, {state}") }</span>
            if face.has_fallen {
                <span class="clock-flag">{ icon("mark-flag") }<span>{ words.flag_down() }</span></span>
            } else if face.is_running {
                <span class="clock-runs" aria-hidden="true"></span>
            }
        </div>
    }
}

/// Draws the hand of a player at his side of the clock; it is away unless he presses in this act.
fn hand(player: Color, view: View, presses: Option<&'static str>) -> Html {
    let is_bottom = view.is_bottom(player);
    let place = if is_bottom { "is-bottom" } else { "is-top" };
    let turn = if is_bottom { "rotate(-20 30 6)" } else { "translate(0 78) rotate(160 30 6)" };
    html! {
        <svg class={classes!("clock-hand", place, presses)}
            viewBox="0 0 60 90" aria-hidden="true" focusable="false">
            <g transform={turn}><use href="#hand-flat" width="60" height="90" /></g>
        </svg>
    }
}

/// The player who presses or stops the clock in the act shown.
fn pressing(replay: &Replay, step: usize) -> Option<Color> {
    let act = replay.act_at(step)?;
    let goes_there = matches!(act.kind, ActKind::PressesClock { .. } | ActKind::StopsClocks { .. });
    act.player().filter(|_| goes_there)
}
