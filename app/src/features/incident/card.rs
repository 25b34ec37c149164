//! The column beside the board: the facts before the replay, the ruling after it.

use acconcio_training::scenario::{Scenario, Variant};
use yew::prelude::*;

use super::occurrences::game_walk::GameWalkProps;
use super::onward::Onward;
use super::player_props::{PlayerProps, play_again};
use super::ruling_form::depth::Depth;
use super::ruling_form::form::RulingForm;
use super::ruling_form::phase::Phase;
use super::ruling_form::terms::Terms;
use super::ruling_section::RulingSection;
use super::session;
use crate::features::library::filter::Filter;
use crate::features::library::source::adding_hash;
use crate::features::lms::package;
use crate::language::Language;
use crate::platform::storage::folds::Fold;
use crate::platform::storage::ruling_record::Mode;
use crate::profile::settings::{SettingChange, Switch};
use crate::route::{Printed, Route};
use crate::ui::fold::Folded;
use crate::ui::icon::icon;
use crate::ui::lazy::{Fallback, lazy_ahead};
use crate::ui::player::{epilogue, main_way, on_stage, source, to_decision, variant_links};
use crate::ui::showing::ReplayView;
use crate::ui::timeline::timeline;

/// The facts or, once it has begun, the ruling.
pub(crate) fn card(
    props: &PlayerProps,
    showing: &ReplayView,
    (ruling_form, is_ruling_drawn): (&UseReducerHandle<RulingForm>, bool),
    onward: Onward,
) -> Html {
    let PlayerProps { scenario, variant, .. } = props;
    let language = showing.language;
    let brief = brief(language, scenario, variant);
    let is_ruled = ruling_form.comparison().is_some();
    html! {
        <div class={classes!("papers", is_ruled.then_some("fold-rows"))}>
            if *ruling_form.phase() == Phase::Waiting {
                { brief }
                { main_button(showing, ruling_form) }
                { timeline(&showing.act_list()) }
            } else {
                { ruling(props, showing, ruling_form, onward) }
                { full_ruling(props, ruling_form) }
                { session_so_far(props, ruling_form) }
                <Folded fold={Fold::SoFar} heading={language.player().scenario_so_far()}>
                    { brief }
                    { timeline(&showing.act_list()) }
                </Folded>
                { main_button(showing, ruling_form) }
            }
            { game_walk(props, ruling_form, is_ruling_drawn) }
            { variants_and_source(props, ruling_form) }
            { print_links(props, ruling_form) }
        </div>
    }
}

/// The ruling form or the ruling, and the button to the next incident.
fn ruling(
    props: &PlayerProps,
    showing: &ReplayView,
    ruling_form: &UseReducerHandle<RulingForm>,
    onward: Onward,
) -> Html {
    let Onward { label: next, on_next } = onward;
    html! {
        <RulingSection ruling_form={ruling_form.clone()} terms={terms(props)} players={props.scenario.players.clone()} {next} {on_next}
            on_play_again={on_stage(play_again(&showing.playback, ruling_form))}
            on_stage={to_decision(&showing.playback)}
            on_epilogue={epilogue(&showing.playback)}
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
            <p class="framing">{ language.said(&scenario.framing) }</p>
            <p class="seat">{ icon("mark-eye") }<span>{ language.arbiters_position(incident) }</span></p>
            <p class="brief-laws"><span class="visually-hidden">{ words.laws() }{ ": " }</span>{ language.laws_of(incident) }</p>
            { for language.known_before(incident).into_iter().map(known) }
        </div>
    }
}

/// The game, where its moves are recorded or a ruling may turn on a repetition in it. Where its part does not arrive
/// after the ruling, the notice in the place of the folds asks for it.
fn game_walk(
    props: &PlayerProps,
    ruling_form: &UseReducerHandle<RulingForm>,
    is_ruling_drawn: bool,
) -> Html {
    let language = props.shared.language;
    let is_recorded = props.variant.incident.score.is_some();
    let fallback = if is_ruling_drawn { Fallback::nothing() } else { Fallback::section(language) };
    let (ruling_form, name) = (ruling_form.clone(), props.name());
    let walk = GameWalkProps { language, ruling_form, name };
    lazy_ahead(fallback, is_recorded || is_ruling_drawn, Some(walk))
}

/// The links to the printed sheets of an incident, once it has been ruled on; nothing before.
fn print_links(props: &PlayerProps, ruling_form: &RulingForm) -> Html {
    let PlayerProps { shared, scenario, variant, .. } = props;
    let words = &shared.language.player();
    match ruling_form.phase() {
        Phase::Waiting | Phase::Asking => html! {},
        // A handout has the ruling for whoever has yet to pass.
        Phase::Ruled(_) if package::has_to_be_passed() => html! {},
        Phase::Ruled(_) => {
            let to = |sheet, label: &'static str| {
                let route = Route::print(sheet, &scenario.id, &variant.id);
                html! { <a class="button small" href={Filter::under(shared.laws).to_hash(&route)}>{ label }</a> }
            };
            html! {
                <nav class="print-ways button-row" aria-label={words.print()}>
                    { to(Printed::Handout, words.print_handout()) }
                    { to(Printed::Report, words.print_report()) }
                    { to(Printed::Poster, words.print_poster()) }
                    <a class="button small" href={adding_hash(&props.name())}>{ shared.language.course_plan().add_to_session() }</a>
                </nav>
            }
        }
    }
}

/// The other variants and the origin of the scenario; behind folds once the ruling is there.
fn variants_and_source(props: &PlayerProps, ruling_form: &RulingForm) -> Html {
    let PlayerProps { shared, scenario, .. } = props;
    let language = shared.language;
    let words = &language.player();
    let (variants, source) = (variants(props), source(language, scenario));
    match ruling_form.phase() {
        Phase::Waiting | Phase::Asking => html! { <>{ variants }{ source }</> },
        Phase::Ruled(_) => html! {
            <>
                if scenario.variants.len() > 1 && props.queue.run().is_none() {
                    <Folded fold={Fold::Variants} heading={words.variants()}>{ variants }</Folded>
                }
                <Folded fold={Fold::Source} heading={words.source()}>{ source }</Folded>
            </>
        },
    }
}

/// The variants as links; nothing where there is only one, or in a run.
fn variants(props: &PlayerProps) -> Html {
    let PlayerProps { shared, scenario, variant, queue, .. } = props;
    if queue.run().is_some() {
        return html! {};
    }
    let address = |id: &str| queue.hash_at(&scenario.id, id);
    variant_links(shared.language, scenario, &variant.id, address)
}

/// The main button, with the next action of the replay.
fn main_button(showing: &ReplayView, ruling_form: &RulingForm) -> Html {
    let is_watching = *ruling_form.phase() == Phase::Waiting;
    main_way(showing.language, &showing.playback, is_watching, None)
}

/// The choice whether every point of the ruling is asked, where the incident has more than its level asks.
fn full_ruling(props: &PlayerProps, ruling_form: &RulingForm) -> Html {
    let PlayerProps { shared, scenario, .. } = props;
    let is_asked = *ruling_form.phase() == Phase::Asking;
    let is_fixed =
        package::has_to_be_passed() || Depth::of(scenario.level, Switch::Off) == Depth::All;
    if !is_asked || is_fixed {
        return html! {};
    }
    let settings = shared.settings.clone();
    let now = settings.full_ruling;
    let onclick = Callback::from(move |_: MouseEvent| {
        settings.dispatch(SettingChange::FullRuling(now.turned()));
    });
    html! {
        <p class="full-ruling">
            <button type="button" aria-pressed={now.is_on().to_string()} {onclick}>
                { shared.language.ruling_form().full_ruling() }
            </button>
        </p>
    }
}

/// The rulings of this session, told quietly after a ruling; a run tells its own.
fn session_so_far(props: &PlayerProps, ruling_form: &RulingForm) -> Html {
    let tally = session::with(|session| session.tally());
    if ruling_form.comparison().is_none() || tally.ruled < 2 || props.queue.run().is_some() {
        return html! {};
    }
    html! { <p class="session-so-far">{ props.shared.language.session_so_far(tally) }</p> }
}
