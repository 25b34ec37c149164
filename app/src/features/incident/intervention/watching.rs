//! The page of an intervention: the replay that runs once, by itself; then the assessment.

use std::rc::Rc;

use acconcio_part::part;
use acconcio_training::intervention::Watch;
use shakmaty::Square;
use yew::prelude::*;

use super::assessment::{HEADING, assessment, notes};
use super::round::{Round, RoundAction, RoundPhase};
use super::watched::{WatchedProps, beginning};
use crate::features::incident::card::brief;
use crate::features::incident::chip::LOOK_UP;
use crate::features::incident::keyboard::listen;
use crate::features::incident::line::line;
use crate::features::incident::onward::use_onward;
use crate::features::incident::player_props::{PlayerProps, use_queue_position, use_replay_view};
use crate::features::incident::session;
use crate::features::incident::table::{caption, table};
use crate::features::incident::visit;
use crate::features::incident::visit::Spot;
use crate::language::Group;
use crate::platform::browser;
use crate::platform::effects::use_certain_effect;
use crate::platform::storage::ruling_record::{RulingRecord, Score};
use crate::replay::Replay;
use crate::replay::playback::{Action, Playback};
use crate::ui::board::Seat;
use crate::ui::board::overlay::Overlay;
use crate::ui::controls::speed_choice;
use crate::ui::icon::icon;
use crate::ui::lazy::{Arrived, Lazy};
use crate::ui::notices::broken_ruling;
use crate::ui::player::use_spoken_step;
use crate::ui::showing::ReplayView;
use crate::ui::strip::{Note, strip};
use crate::ui::view::View;

/// The id of the button that stops the clocks.
const STOP: &str = "stop-clocks";

/// The properties of the page of an intervention.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct WatchingProps {
    pub(crate) player: PlayerProps,
}

impl Lazy for WatchingProps {
    const TEXTS: Group = Group::Incident;

    fn fetch() -> impl Future<Output = Arrived<WatchingProps>> {
        fetch_watching()
    }
}

#[part(queue)]
fn fetch_watching() -> Arrived<WatchingProps> {
    Ok(|props| html! { <Watching ..props /> })
}

/// The replay in which the trainee stops the clocks, if it can be ruled on.
#[component]
fn Watching(WatchingProps { player: props }: &WatchingProps) -> Html {
    let watch = use_memo((), |()| Watch::of(&props.variant.incident));
    let language = props.shared.language;
    match &*watch {
        Err(error) => {
            broken_ruling(language, language.of(&props.scenario.title), &error.to_string())
        }
        Ok(watch) => {
            let watched = Rc::new(beginning(&props.variant, watch.end()));
            match Replay::of(&watched) {
                Ok(replay) => {
                    let props =
                        PlayerProps { variant: watched, replay: Rc::new(replay), ..props.clone() };
                    html! { <Watched {props} watch={Rc::new(watch.clone())} /> }
                }
                // The whole replay can be played, so its beginning can.
                Err(_) => html! {},
            }
        }
    }
}

#[component]
fn Watched(watched: &WatchedProps) -> Html {
    let WatchedProps { props, watch } = watched;
    let PlayerProps { shared, scenario, .. } = props;
    let language = shared.language;
    let end = watch.end();
    let round = use_saved_round(props, end);
    let step = round.step;
    let playback = use_reducer(move || Playback::open(end, 0, step));
    let square = use_state_eq(|| Square::A1);
    let view = use_state_eq(|| View::FROM_WHITE);
    let showing = use_replay_view(props, &playback, *view);
    let position = use_queue_position(props);
    let position = (*position).as_ref();
    let onward = use_onward(props, position, round.stopped().is_some());
    let spoken = use_spoken_step(language, step, |step| showing.sentence_at(step).to_owned());
    use_running(&round, &showing, shared.settings.speed.interval());
    use_stop_keys(&round);
    use_recorded_stop(watched, &round);
    let seat = Seat::to_look(square, Callback::from(|()| browser::focus("content")));
    let notes: Vec<Note> = match round.stopped() {
        Some(stopped) => notes(language, watch, stopped),
        None => Vec::new(),
    };
    html! {
        <main id="content" class="player watching" tabindex="-1">
            <div class="player-head">
                { line(props, position) }
                <h1>{ language.said(&scenario.title) }</h1>
            </div>
            <section class="stage" id="stage" aria-label={language.player().replay()}>
                { table(&showing, &Overlay::default(), &seat) }
                { caption(&showing, showing.playback.step) }
                if round.stopped().is_some() { { strip(&showing.act_list(), &notes, &Callback::noop()) } }
            </section>
            <div class="papers">
                { match round.stopped() {
                    Some(stopped) => assessment(watched, onward, stopped),
                    None => task(props, &round),
                } }
            </div>
            { spoken }
        </main>
    }
}

/// The task: before the replay the information on the incident, then one button.
fn task(props: &PlayerProps, round: &UseReducerHandle<Round>) -> Html {
    let language = props.shared.language;
    let words = language.interventions();
    let on = |action: RoundAction| {
        let round = round.clone();
        Callback::from(move |_: MouseEvent| round.dispatch(action))
    };
    html! {
        <>
            { brief(language, &props.scenario, &props.variant) }
            <p class="watching-task">{ words.task() }</p>
            <div class="main-way">
                if round.is_running() {
                    <button key="stop" type="button" id={STOP} class="button primary watching-stop"
                        onclick={on(RoundAction::Stop)}>{ icon("mark-clock-stop") }{ words.stop() }</button>
                    <span class="watching-keys">{ words.stop_keys() }</span>
                } else {
                    <button key="start" type="button" class="button primary"
                        onclick={on(RoundAction::Start)}>{ icon("icon-play") }{ words.start() }</button>
                    { speed_choice(language, &props.shared.settings) }
                }
            </div>
        </>
    }
}

/// Runs the replay: shows the next act after an interval; focuses the button that stops it.
#[hook]
fn use_running(round: &UseReducerHandle<Round>, showing: &ReplayView, interval: u32) {
    let timed = round.clone();
    use_effect_with((round.is_running(), round.step, interval), move |(is_running, ..)| {
        let tick = move || timed.dispatch(RoundAction::Tick);
        let timer = is_running.then(|| gloo::timers::callback::Timeout::new(interval, tick));
        move || drop(timer)
    });
    let playback = showing.playback.clone();
    use_effect_with(round.step, move |step| {
        if *step > 0 {
            playback.dispatch(Action::Show(*step));
        }
    });
    let before = use_mut_ref(|| round.phase);
    use_effect_with(round.phase, move |phase| {
        if before.replace(*phase) == *phase {
            return;
        }
        match phase {
            RoundPhase::Before => {}
            RoundPhase::Running => browser::focus(STOP),
            RoundPhase::Over(_) => browser::focus(HEADING),
        }
    });
}

/// Stops the clocks on Space or Enter, wherever the focus is.
#[hook]
fn use_stop_keys(round: &UseReducerHandle<Round>) {
    let stopping = round.clone();
    use_effect_with(round.is_running(), move |is_running| {
        let on_key = move |event: &KeyboardEvent| {
            if matches!(event.key().as_str(), " " | "Enter") {
                event.prevent_default();
                stopping.dispatch(RoundAction::Stop);
            }
        };
        let listener = is_running.then(|| listen(on_key));
        move || drop(listener)
    });
}

/// The replay before its beginning or, for a reader who comes back from the handbook, as he left it.
#[hook]
fn use_saved_round(props: &PlayerProps, end: usize) -> UseReducerHandle<Round> {
    let name = props.name();
    let left = use_memo((), |()| {
        let spot = visit::with(|visit| visit.open(&name, &props.scenario.title))?;
        session::with(|session| session.watched(&name)).map(|stopped| (stopped, spot))
    });
    let stopped = left.map(|(stopped, _)| stopped);
    use_effect_with((), move |()| {
        if let Some((_, Spot { scrolled, link })) = *left {
            browser::return_to(scrolled, LOOK_UP, link);
        }
    });
    use_reducer(move || stopped.map_or(Round::of(end), |stopped| Round::over(end, stopped)))
}

/// Records the outcome once: not again when the reader comes back to it.
#[hook]
fn use_recorded_stop(watched: &WatchedProps, round: &UseReducerHandle<Round>) {
    let WatchedProps { props, watch } = watched.clone();
    let is_known = use_mut_ref(|| round.stopped().is_some());
    use_certain_effect(round.stopped(), move |stopped| {
        let Some(stopped) = *stopped else { return };
        if is_known.replace(true) {
            return;
        }
        session::with(|session| session.keep_watched(&props.name(), stopped));
        let progress = &props.shared.progress;
        let points = watch.finding(stopped).timing.points();
        let score = Score { points, out_of: 100 };
        progress.record(RulingRecord {
            mode: props.queue.mode(),
            run: props.queue.recorded(progress.progress(), props.here()),
            ..RulingRecord::of(&props.scenario.id, &props.variant.id, browser::now(), score)
        });
    });
}
