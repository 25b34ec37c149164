//! The chess clock: two displays, and a lever that lies down on the side of the player who pressed.

use std::rc::Rc;

use acconcio_core::incident::Deed;
use acconcio_core::story::PlayersNamed;
use shakmaty::Color;
use yew::prelude::*;

use super::board::view::View;
use super::icon::Icon;
use crate::film::Film;
use crate::language::Language;

/// What the clock needs.
#[derive(Clone, PartialEq, Properties)]
pub struct ClockProps {
    /// The film.
    pub film: Rc<Film>,
    /// How many acts are shown.
    pub step: usize,
    /// Who sits at the bottom.
    pub view: View,
    /// The players' names, if they are known.
    pub players: Option<PlayersNamed>,
}

/// The clock as it stands after an act.
#[component]
pub fn ChessClock(props: &ClockProps) -> Html {
    let language = use_context::<Language>().unwrap_or_default();
    let ClockProps { film, step, view, players } = props;
    let standing = &film.standings[(*step).min(film.standings.len() - 1)];
    let lever = match standing.running {
        Some(player) if view.is_bottom(player) => "is-bottom-running",
        Some(_) => "is-top-running",
        None => "is-stopped",
    };
    let pressing = pressing(film, *step);
    let side = |player: Color| {
        let face = Face {
            player,
            name: language.person(player.into(), players.as_ref()),
            seconds: standing.remaining.of(player),
            is_running: standing.running == Some(player),
            has_fallen: standing.flags.of(player),
        };
        html! {
            <>
                { display(language, &face, *view) }
                { hand(player, *view, pressing == Some(player)) }
            </>
        }
    };
    html! {
        <section class={classes!("clock", lever)} aria-label={language.words().player.clocks}>
            { side(!view.bottom) }
            <div class="clock-lever" aria-hidden="true"><span></span></div>
            { side(view.bottom) }
        </section>
    }
}

/// One display.
struct Face {
    player: Color,
    name: String,
    seconds: u32,
    is_running: bool,
    has_fallen: bool,
}

fn display(language: Language, face: &Face, view: View) -> Html {
    let words = &language.words().player;
    let place = if view.is_bottom(face.player) { "is-bottom" } else { "is-top" };
    let class = classes!(
        "clock-side",
        place,
        face.is_running.then_some("is-running"),
        face.has_fallen.then_some("has-fallen"),
        (face.seconds < 60).then_some("is-short"),
    );
    let spoken = language.spoken_clock(face.seconds);
    let state = if face.is_running { words.running } else { words.stopped };
    let color = face.player.fold_wb("is-white", "is-black");
    html! {
        <div {class}>
            <span class="clock-name"><span class={classes!("stone", color)} aria-hidden="true"></span><span>{ face.name.clone() }</span></span>
            <span class="clock-time" aria-hidden="true">{ language.clock(face.seconds) }</span>
            <span class="visually-hidden">{ format!("{spoken}, {state}") }</span>
            if face.has_fallen {
                <span class="clock-flag"><Icon name="mark-flag" />{ words.flag_down }</span>
            } else if face.is_running {
                <span class="clock-runs" aria-hidden="true"></span>
            }
        </div>
    }
}

/// The hand of a player at his side of the clock; away unless he presses in this act.
fn hand(player: Color, view: View, is_pressing: bool) -> Html {
    let is_bottom = view.is_bottom(player);
    let place = if is_bottom { "is-bottom" } else { "is-top" };
    let turn = if is_bottom { "rotate(-20 30 6)" } else { "translate(0 78) rotate(160 30 6)" };
    html! {
        <svg class={classes!("clock-hand", place, is_pressing.then_some("is-pressing"))}
            viewBox="0 0 60 90" aria-hidden="true" focusable="false">
            <g transform={turn}><use href="#hand-flat" width="60" height="90" /></g>
        </svg>
    }
}

/// The player whose hand goes to the clock in the act shown.
fn pressing(film: &Film, step: usize) -> Option<Color> {
    let act = film.act_at(step)?;
    let goes_there = matches!(act.deed, Deed::PressesClock { .. } | Deed::StopsClocks { .. });
    act.player().filter(|_| goes_there)
}
