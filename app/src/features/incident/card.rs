//! The column beside the board: the facts before the replay, the ruling after it.

use std::rc::Rc;

use acconcio_training::scenario::{Scenario, Variant};
use yew::prelude::*;

use super::occurrences::game_walk::{GameStepper, Stage};
use super::occurrences::occurrence::OccurrenceList;
use super::onward::{Onward, onward};
use super::player_props::{PlayerProps, play_again};
use super::ruling_form::action::RulingFormAction;
use super::ruling_form::form::{Phase, RulingForm};
use super::ruling_form::terms::Terms;
use super::ruling_section::RulingSection;
use crate::features::library::queue::QueuePosition;
use crate::features::lms::package;
use crate::language::Language;
use crate::platform::browser;
use crate::platform::storage::ruling_record::Mode;
use crate::profile::settings::Switch;
use crate::replay::playback::Action;
use crate::route::{Printed, Route};
use crate::ui::icon::icon;
use crate::ui::link::link;
use crate::ui::showing::ReplayView;
use crate::ui::timeline::timeline;

/// The facts or, once it has begun, the ruling.
pub(crate) fn card(
    props: &PlayerProps,
    showing: &ReplayView,
    ruling_form: &UseReducerHandle<RulingForm>,
    position: &QueuePosition,
) -> Html {
    let PlayerProps { scenario, variant, .. } = props;
    let language = showing.language;
    let brief = brief(language, scenario, variant);
    html! {
        <div class="papers">
            if *ruling_form.phase() == Phase::Waiting {
                { brief }
                { main_way(showing, ruling_form) }
                { timeline(&showing.act_list()) }
            } else {
                { ruling(props, showing, ruling_form, position) }
                <details class="fold">
                    <summary>{ language.player().scenario_so_far }</summary>
                    { brief }
                    { timeline(&showing.act_list()) }
                </details>
                { main_way(showing, ruling_form) }
            }
            { game_walk(props, ruling_form) }
            { print_links(props, ruling_form) }
            { variant_links(props) }
            { source(language, scenario) }
        </div>
    }
}

/// The ruling form or the ruling, and the button to the next incident.
fn ruling(
    props: &PlayerProps,
    showing: &ReplayView,
    ruling_form: &UseReducerHandle<RulingForm>,
    position: &QueuePosition,
) -> Html {
    let Onward { label: next, on_next } = onward(props, position);
    let epilogue = {
        let playback = showing.playback.clone();
        Callback::from(move |()| playback.dispatch(Action::PlayEpilogue))
    };
    let shown = |on_shown: Callback<()>| {
        Callback::from(move |()| {
            browser::show_element("stage");
            on_shown.emit(());
        })
    };
    html! {
        <RulingSection ruling_form={ruling_form.clone()} terms={terms(props)} players={props.scenario.players.clone()} {next} {on_next}
            on_play_again={shown(play_again(&showing.playback, ruling_form))}
            on_epilogue={shown(epilogue)}
            has_epilogue={props.replay.acts.len() > props.replay.decision} />
    }
}

/// The settings of the form: no hints in a run that ends at the first mistake, or where a course has to
/// be passed.
fn terms(props: &PlayerProps) -> Terms {
    let settings = &props.shared.settings;
    let is_refused = package::has_to_be_passed() || props.queue.mode() == Mode::SuddenDeath;
    let help = if is_refused { Switch::Off } else { Switch::On };
    Terms {
        help,
        single_keys: settings.single_keys,
        certainty: settings.certainty,
        ruling: Switch::On,
    }
}

/// The information before the replay: the scenario, the Laws, the seat of the arbiter.
pub(crate) fn brief(language: Language, scenario: &Scenario, variant: &Variant) -> Html {
    let words = &language.player();
    let incident = &variant.incident;
    let known = |(about, fact)| html! { <p class="counted">{ about }{ ": " }{ fact }</p> };
    html! {
        <div class="brief">
            <p class="framing">{ language.of(&scenario.framing).trim().to_owned() }</p>
            <p class="seat">{ icon("mark-eye") }<span>{ language.arbiters_position(incident) }</span></p>
            <p class="laws"><span class="visually-hidden">{ words.laws }{ ": " }</span>{ language.laws_of(incident) }</p>
            { for language.known_before(incident).into_iter().map(known) }
        </div>
    }
}

/// The moves of the game before the replay, where they are recorded; once the ruling was given, up to
/// the position that decides.
fn game_walk(props: &PlayerProps, ruling_form: &RulingForm) -> Html {
    let incident = &props.variant.incident;
    // Until the replay has ended nothing is ruled on.
    let adjudicated = match ruling_form.phase() {
        Phase::Waiting => None,
        Phase::Asking | Phase::Ruled(_) => ruling_form.adjudicated().ok(),
    };
    let (occurrence_list, stage) = match (ruling_form.phase(), adjudicated) {
        (Phase::Ruled(_), Some(adjudicated)) => {
            let turns = OccurrenceList::of_ruling(adjudicated, adjudicated.trace(None));
            match turns {
                Some(occurrence_list) => (Some(occurrence_list), Stage::TurnsOnRepetition),
                None => (OccurrenceList::up_to_the_decision(incident, adjudicated), Stage::Ruled),
            }
        }
        (Phase::Asking, Some(adjudicated)) => {
            (OccurrenceList::up_to_the_decision(incident, adjudicated), Stage::BeforeTheRuling)
        }
        (Phase::Waiting | Phase::Asking | Phase::Ruled(_), _) => {
            (OccurrenceList::before_the_replay(incident), Stage::BeforeTheRuling)
        }
    };
    let language = props.shared.language;
    html! {
        <>
            if let Some(occurrence_list) = occurrence_list { <GameStepper {language} occurrence_list={Rc::new(occurrence_list)} {stage} name={props.name()} /> }
        </>
    }
}

/// The links to the printed sheets of an incident, once it has been ruled on; nothing before.
fn print_links(props: &PlayerProps, ruling_form: &RulingForm) -> Html {
    let PlayerProps { shared, scenario, variant, .. } = props;
    let words = &shared.language.player();
    match ruling_form.phase() {
        Phase::Waiting | Phase::Asking => html! {},
        Phase::Ruled(_) => {
            let to = |sheet, label: &'static str| {
                link(
                    &Route::print(sheet, &scenario.id, &variant.id),
                    "button small",
                    html! { { label } },
                )
            };
            html! {
                <nav class="print-ways button-row" aria-label={words.print}>
                    { to(Printed::Handout, words.print_handout) }
                    { to(Printed::Report, words.print_report) }
                </nav>
            }
        }
    }
}

/// The variants as links; nothing where there is only one, or in a run.
fn variant_links(props: &PlayerProps) -> Html {
    let PlayerProps { shared, scenario, variant, queue, .. } = props;
    let language = shared.language;
    if scenario.variants.len() < 2 || queue.run().is_some() {
        return html! {};
    }
    let link = |one: &Variant| {
        let current = (one.id == variant.id).then_some("page");
        let href = queue.hash_at(&scenario.id, &one.id);
        html! {
            <li key={one.id.clone()}>
                <a {href} aria-current={current}>{ language.of(&one.label).to_owned() }</a>
            </li>
        }
    };
    html! {
        <nav class="variants" aria-labelledby="variants-heading">
            <h2 id="variants-heading">{ language.player().variants }</h2>
            <ul>{ for scenario.variants.iter().map(link) }</ul>
        </nav>
    }
}

/// The action of the main button.
#[derive(Clone, Copy)]
enum Next {
    Replay(Action),
    Rule,
}

/// The main button, with the next action; on a phone it stays at the bottom of the page.
fn main_way(showing: &ReplayView, ruling_form: &UseReducerHandle<RulingForm>) -> Html {
    let Some((name, label, next)) = next_thing(showing, ruling_form) else { return html! {} };
    let words = &showing.language.player();
    let onclick = match next {
        Next::Replay(action) => showing.does(action),
        Next::Rule => {
            let ruling_form = ruling_form.clone();
            Callback::from(move |_: MouseEvent| ruling_form.dispatch(RulingFormAction::Begin))
        }
    };
    let step = |action: Action, name: &'static str, label: &'static str| {
        html! {
            <button type="button" class="control" aria-label={label} onclick={showing.does(action)}>{ icon(name) }</button>
        }
    };
    html! {
        <div class="main-way">
            { step(Action::Previous, "icon-previous", words.previous) }
            <button type="button" class="button primary" {onclick}>{ icon(name) }{ label }</button>
            { step(Action::Next, "icon-next", words.next) }
        </div>
    }
}

fn next_thing(
    showing: &ReplayView,
    ruling_form: &RulingForm,
) -> Option<(&'static str, &'static str, Next)> {
    let words = &showing.language.player();
    let playback = &showing.playback;
    let is_watching = *ruling_form.phase() == Phase::Waiting;
    if playback.is_playing() {
        Some(("icon-pause", words.pause, Next::Replay(Action::Pause)))
    } else if playback.is_at_decision() {
        is_watching.then_some(("mark-gavel", words.rule, Next::Rule))
    } else if is_watching {
        let label = if playback.step == 0 { words.play_replay } else { words.play };
        Some(("icon-play", label, Next::Replay(Action::Toggle)))
    } else {
        Some(("mark-gavel", words.to_decision, Next::Replay(Action::Show(playback.decision))))
    }
}

/// The origin of the scenario.
fn source(language: Language, scenario: &Scenario) -> Html {
    html! {
        <footer class="source">
            <p>{ language.provenance(scenario.provenance) }{ ". " }{ language.player().source }{ ": " }
                { language.of(&scenario.source).trim().to_owned() }</p>
        </footer>
    }
}
