//! The answer that sets both clocks.

use acconcio_training::scenario::PlayersNamed;
use shakmaty::Color;
use yew::prelude::*;

use super::action::RulingFormAction;
use super::form::RulingForm;
use crate::language::Language;

/// The steps of the buttons, in seconds.
const STEPS: [i32; 6] = [-120, -60, -30, 30, 60, 120];

/// The two clocks to be set.
pub(crate) fn clocks_answer(
    language: Language,
    ruling_form: &UseReducerHandle<RulingForm>,
    players: Option<&PlayersNamed>,
) -> Html {
    let words = &language.ruling_form();
    let onreset = {
        let ruling_form = ruling_form.clone();
        Callback::from(move |_: MouseEvent| ruling_form.dispatch(RulingFormAction::ResetClocks))
    };
    let on_continue = {
        let ruling_form = ruling_form.clone();
        Callback::from(move |()| ruling_form.dispatch(RulingFormAction::Continue))
    };
    let clock = |player: Color| {
        let name = players.map(|named| match player {
            Color::White => named.white.clone(),
            Color::Black => named.black.clone(),
        });
        let seconds = ruling_form.clocks().of(player);
        let now = ruling_form.adjudicated().map_or(seconds, |adjudicated| {
            adjudicated.reconstruction.board_state().remaining.of(player)
        });
        let on_set = {
            let ruling_form = ruling_form.clone();
            Callback::from(move |seconds| {
                ruling_form.dispatch(RulingFormAction::SetClock(player, seconds))
            })
        };
        let label = language.color_label(player).to_owned();
        set_clock(language, &ToSet { label, name, now, seconds }, on_set, on_continue.clone())
    };
    html! {
        <>
            <p class="hint">{ words.clocks_hint() }</p>
            <div class="set-clocks">
                { clock(Color::White) }
                { clock(Color::Black) }
            </div>
            <button type="button" class="button small" onclick={onreset}>{ words.reset_clocks() }</button>
        </>
    }
}

/// A clock to be set.
pub(crate) struct ToSet {
    /// The spoken label, which names the owner.
    pub(crate) label: String,
    /// The player's name, if it is known.
    pub(crate) name: Option<String>,
    /// The time it shows now, in seconds.
    pub(crate) now: u32,
    /// The time to which it is set, in seconds.
    pub(crate) seconds: u32,
}

/// One clock: arrows change it by half a minute, Page Up and Page Down by two minutes; Enter continues,
/// as in every other answer.
pub(crate) fn set_clock(
    language: Language,
    to_set: &ToSet,
    on_set: Callback<u32>,
    on_continue: Callback<()>,
) -> Html {
    let words = &language.ruling_form();
    let ToSet { label, name, now, seconds } = to_set;
    let (label, seconds) = (label.clone(), *seconds);
    let change = i64::from(seconds) - i64::from(*now);
    let changed = match i32::try_from(change) {
        Ok(0) | Err(_) => words.unchanged().to_owned(),
        Ok(change) => language.time_step(change),
    };
    let set = on_set.reform(move |step: i32| seconds.saturating_add_signed(step));
    let onkeydown = {
        let set = set.clone();
        Callback::from(move |event: KeyboardEvent| {
            if let Some(step) = key_step(&event.key()) {
                event.prevent_default();
                set.emit(step);
            } else if event.key() == "Enter" {
                event.prevent_default();
                on_continue.emit(());
            }
        })
    };
    let buttons = STEPS.map(|step| {
        let set = set.clone();
        let step_text = language.time_step(step);
        html! {
            <button type="button" class="button small" aria-label={format!("{label} {step_text}")}
                onclick={Callback::from(move |_: MouseEvent| set.emit(step))}>{ step_text }</button>
        }
    });
    html! {
        <div class={classes!("set-clock", (change != 0).then_some("is-changed"))}>
            <span class="set-clock-player">{ label.clone() }if let Some(name) = name { <small>{ name.clone() }</small> }</span>
            <span class="set-clock-time" role="spinbutton" tabindex="0" data-focus="clock" {onkeydown}
                aria-label={label} aria-valuemin="0" aria-valuenow={seconds.to_string()}
                aria-valuetext={format!("{}, {changed}", language.spoken_clock(seconds))}>
                { language.clock(seconds) }
            </span>
            <span class="set-clock-change" aria-hidden="true">{ changed }</span>
            <div class="set-clock-steps">{ for buttons }</div>
        </div>
    }
}

fn key_step(key: &str) -> Option<i32> {
    match key {
        "ArrowUp" | "ArrowRight" => Some(30),
        "ArrowDown" | "ArrowLeft" => Some(-30),
        "PageUp" => Some(120),
        "PageDown" => Some(-120),
        _ => None,
    }
}
