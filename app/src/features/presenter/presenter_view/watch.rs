//! The presenter's stopwatch.

use yew::prelude::*;

use crate::features::presenter::action::PresenterAction;
use crate::features::presenter::keys::Command;
use crate::features::presenter::show::{Show, Timing};
use crate::language::Language;
use crate::platform::browser;

/// The properties of the stopwatch.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct WatchProps {
    pub(crate) language: Language,
    pub(crate) show: Show,
    pub(crate) on_order: Callback<Command>,
}

/// The total time, and that of the incident; only this part is drawn again every second.
#[component]
pub(crate) fn Watch(props: &WatchProps) -> Html {
    let WatchProps { language, show, on_order } = props;
    let words = language.present();
    let redraw = use_force_update();
    use_effect_with((), move |()| {
        let ticking = gloo::timers::callback::Interval::new(1000, move || redraw.force_update());
        move || drop(ticking)
    });
    let (all, item) = show.elapsed(browser::now());
    let time_text =
        |milliseconds: u64| language.clock(u32::try_from(milliseconds / 1000).unwrap_or(u32::MAX));
    let is_running = matches!(show.timing, Timing::Running(_));
    let turn = if is_running { words.watch_stop() } else { words.watch_go() };
    let gives = |action: PresenterAction| {
        on_order.reform(move |_: MouseEvent| Command::PresenterAction(action.clone()))
    };
    html! {
        <section class="watch" aria-label={words.watch()}>
            <p class="watch-time"><span>{ words.watch_item() }</span><b>{ time_text(item) }</b></p>
            <p class="watch-time"><span>{ words.watch_all() }</span><b>{ time_text(all) }</b></p>
            <div class="button-row">
                <button type="button" class="button small" onclick={gives(PresenterAction::Watch)}>{ turn }</button>
                <button type="button" class="button small" onclick={gives(PresenterAction::ZeroWatch)}>{ words.watch_zero() }</button>
            </div>
        </section>
    }
}
