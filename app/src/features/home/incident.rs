//! The incident on the first page: it plays, asks its questions below the board, and shows the verdict in
//! place. It comes after the page has been drawn, with what rules.

use std::rc::Rc;

use shakmaty::Square;
use yew::prelude::*;

use super::coming::coming_of;
use super::verdict::Verdict;
use crate::features::incident::early_replay::taken_over;
use crate::features::incident::hooks::{
    DrawnParts, use_begun_form, use_drawn_ruling, use_growth, use_next_key, use_opening,
    use_recorded_ruling, use_saved_form, use_timer,
};
use crate::features::incident::opening::Opening;
use crate::features::incident::player::answering_seat;
use crate::features::incident::player_props::{PlayerProps, use_replay_view};
use crate::features::incident::queue_files::QueueFiles;
use crate::features::incident::ruling_form::flow::Flow;
use crate::features::incident::ruling_form::form::RulingForm;
use crate::features::incident::ruling_form::phase::Phase;
use crate::features::incident::ruling_form::terms::Terms;
use crate::features::incident::table::{caption, table};
use crate::features::library::queue::Queue;
use crate::language::Language;
use crate::packs::{Fetched, LoadError, played_under, use_scenario};
use crate::platform::browser;
use crate::platform::effects::use_told_if;
use crate::profile::settings::Switch;
use crate::profile::shared::Shared;
use crate::replay::Replay;
use crate::replay::playback::Playback;
use crate::route::Route;
use crate::ui::board::overlay::Overlay;
use crate::ui::player::{main_way, use_spoken_step};
use crate::ui::view::View;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct HomeIncidentProps {
    pub(super) shared: Shared,
    pub(super) scenario: String,
    pub(super) variant: String,
    /// Called to go on to the next incident.
    pub(super) on_next: Callback<()>,
    /// Told when its board is drawn, or cannot be.
    pub(super) on_board: Callback<()>,
}

/// The incident, once its scenario has arrived; its place is kept until then.
#[component]
pub(super) fn HomeIncident(props: &HomeIncidentProps) -> Html {
    let HomeIncidentProps { shared, on_next, on_board, .. } = props;
    let language = shared.language;
    let name = (props.scenario.clone(), props.variant.clone());
    let reached = use_memo(name, |(scenario, variant)| taken_over(scenario, variant));
    let fetched = use_scenario(&props.scenario, language, shared.laws);
    let playable = fetched.ready().and_then(|scenario| {
        let variant = scenario.variant(&props.variant)?;
        Some((scenario.clone(), variant, Replay::of(variant).ok()?))
    });
    use_told_if(playable.is_none() && fetched != Fetched::Loading, on_board);
    let Some((scenario, variant, replay)) = playable else {
        return match &fetched {
            Fetched::Loading => coming_of(language, &props.scenario),
            Fetched::Failed(error) => broken(language, error),
            Fetched::Ready(_) => html! {},
        };
    };
    let (replay, variant) = (Rc::new(replay), Rc::new(variant.clone()));
    let played_under = played_under(&scenario.id, &variant);
    let less = browser::wants_less_motion();
    let key = format!("{} {} {}", scenario.id, variant.id, variant.incident.edition);
    let player = PlayerProps {
        shared: shared.clone(),
        scenario,
        variant,
        played_under,
        replay,
        step: reached.unwrap_or_default(),
        opening: if less { Opening::Waits } else { Opening::Plays },
        queue: Queue::default(),
        queue_files: QueueFiles::default(),
        on_drawn: on_board.clone(),
        on_ruled: Callback::noop(),
    };
    html! { <Played {key} {player} on_next={on_next.clone()} /> }
}

/// Draws the notice in the place of an incident that cannot be loaded.
pub(super) fn broken(language: Language, error: &LoadError) -> Html {
    html! {
        <p role="alert">{ language.shell().pack_failed() }{ " " }<code>{ error.to_string() }</code></p>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct PlayedProps {
    player: PlayerProps,
    on_next: Callback<()>,
}

#[component]
fn Played(props: &PlayedProps) -> Html {
    let PlayedProps { player, on_next } = props;
    let PlayerProps { shared, replay, .. } = player;
    let language = shared.language;
    let (ruling_form, _) = use_saved_form(player);
    let playback = {
        let (decision, all) = (replay.decision, replay.acts.len());
        let step = if *ruling_form.phase() == Phase::Waiting { player.step } else { decision };
        use_reducer(move || Playback::open(decision, all - decision, step))
    };
    let view = use_state_eq(|| View::FROM_WHITE);
    let square = use_state_eq(|| Square::A1);
    let showing = use_replay_view(player, &playback, *view);
    use_timer(&playback, &shared.settings);
    let spoken =
        use_spoken_step(language, playback.step, |step| showing.sentence_at(step).to_owned());
    use_recorded_ruling(player, &ruling_form);
    use_drawn_ruling(ruling_form.comparison().is_some(), &playback);
    let grown = use_growth();
    use_told_if(grown >= DrawnParts::Board, &player.on_drawn);
    use_opening(&playback, (player.opening, player.step), grown);
    use_begun_form(&ruling_form, playback.is_at_decision(), player.depth());
    use_next_key(ruling_form.comparison().is_some(), on_next.clone());
    let overlay =
        if playback.is_at_decision() { ruling_form.overlay() } else { Overlay::default() };
    let seat = answering_seat(square, &ruling_form);
    let is_coming = grown < DrawnParts::Board;
    let class =
        classes!("home-player", ruling_form.phase().class(), is_coming.then_some("is-coming"));
    html! {
        <div {class}>
            <section class="stage" id="stage" aria-label={language.player().replay()}>
                if !is_coming {
                    { table(&showing, &overlay, &seat) }
                    { caption(&showing, playback.step) }
                }
            </section>
            <div class="home-papers">
                { head(player, &ruling_form) }
                if grown == DrawnParts::Whole {
                    { main_way(language, &playback, *ruling_form.phase() == Phase::Waiting, None) }
                    { work(props, &ruling_form) }
                }
            </div>
            { spoken }
        </div>
    }
}

/// The title and, while the replay is watched, the introduction.
fn head(player: &PlayerProps, ruling_form: &RulingForm) -> Html {
    let PlayerProps { shared, scenario, variant, .. } = player;
    let language = shared.language;
    let is_watching = *ruling_form.phase() == Phase::Waiting;
    let page = Route::incident(&scenario.id, &variant.id).to_hash();
    html! {
        <div class="home-head">
            <h2><a href={page}>{ language.said(&scenario.title) }</a></h2>
            <p class="home-laws">{ language.laws_of(&variant.incident) }</p>
            if is_watching { <p class="framing">{ language.said(&scenario.framing) }</p> }
        </div>
    }
}

/// The questions or, once they are answered, the verdict.
fn work(props: &PlayedProps, ruling_form: &UseReducerHandle<RulingForm>) -> Html {
    let PlayedProps { player, on_next } = props;
    let PlayerProps { shared, scenario, replay, .. } = player;
    let language = shared.language;
    let terms = Terms {
        help: Switch::Off,
        single_keys: shared.settings.single_keys,
        certainty: shared.settings.certainty,
        ruling: Switch::On,
    };
    match ruling_form.phase() {
        Phase::Waiting => html! {},
        Phase::Asking => html! {
            <Flow {language} ruling_form={ruling_form.clone()} {terms} players={scenario.players.clone()} />
        },
        Phase::Ruled(_) => {
            let moment = Route::moment(&scenario.id, &ruling_form.variant().id, replay.decision);
            html! {
                <Verdict {language} ruling_form={ruling_form.clone()} full={moment.to_hash()} on_next={on_next.clone()} />
            }
        }
    }
}
