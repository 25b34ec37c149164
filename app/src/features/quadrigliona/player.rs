//! The replay of a match: both boards, the scenario so far, the ruling.

use acconcio_quadrigliona::{Seat, Table, Team};
use acconcio_training::scenario::IncidentName;
use shakmaty::{Color, Square};
use yew::prelude::*;

use super::beside::boards_shown;
use super::form_view::{Form, doing};
use super::hooks::{use_followed_step, use_saved_form, use_saved_ruling};
use super::match_state::{Scene, match_state};
use super::player_props::PlayerProps;
use super::replay::MatchReplay;
use super::ruling_form::{MatchFormAction, MatchRulingForm};
use super::ruling_sheet::RulingSheet;
use crate::features::incident::hooks::use_timer;
use crate::features::incident::keyboard::{replay_key, use_orders};
use crate::features::incident::ruling_form::form_parts::cannot_rule;
use crate::features::incident::ruling_form::phase::Phase;
use crate::features::library::queue::Queue;
use crate::language::Language;
use crate::platform::address;
use crate::platform::browser;
use crate::profile::settings::Switch;
use crate::replay::playback::{Action, Playback};
use crate::route::Route;
use crate::ui::controls::{controls, help, moments, sounds, speeds};
use crate::ui::icon::icon;
use crate::ui::keys::{self, ReplayKeys, Row};
use crate::ui::link::link;
use crate::ui::menu::Group;
use crate::ui::player;
use crate::ui::player::{Audible, use_sounds};
use crate::ui::showing::{ActList, ActText};
use crate::ui::strip::strip;
use crate::ui::timeline::timeline;

/// A command given by a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// An action on the replay.
    Replay(Action),
    /// Turns both boards.
    Flip,
    /// Makes the other board large.
    Exchange,
    /// Shows or hides the list of keys.
    Help,
    /// Goes this many variants on, or back where it is negative.
    Variant(isize),
}

fn order(key: &str, single_keys: Switch) -> Option<Command> {
    if let Some(action) = replay_key(key) {
        return Some(Command::Replay(action));
    }
    match key {
        _ if !single_keys.is_on() => None,
        "f" => Some(Command::Flip),
        "x" => Some(Command::Exchange),
        "?" => Some(Command::Help),
        "n" => Some(Command::Variant(1)),
        "p" => Some(Command::Variant(-1)),
        _ => None,
    }
}

/// The player of a match.
#[component]
pub(crate) fn Player(props: &PlayerProps) -> Html {
    let PlayerProps { shared, replay, .. } = props;
    let language = shared.language;
    let (ruling_form, is_back) = use_saved_form(props);
    let playback = {
        let (decision, epilogue) = (replay.decision, replay.acts.len() - replay.decision);
        let step = if is_back { decision } else { 0 };
        use_reducer(move || Playback::open(decision, epilogue, step))
    };
    let bottom = use_state_eq(|| Color::White);
    let large = use_state_eq(|| replay.last_table(playback.step).unwrap_or(Table::A));
    let squares = [use_state_eq(|| Square::E1), use_state_eq(|| Square::E1)];
    let act_list = act_list(language, replay, &playback, *bottom);
    use_timer(&playback, &shared.settings);
    {
        let heard = replay.clone();
        let now = Audible { step: playback.step, is_ruled: ruling_form.comparison().is_some() };
        use_sounds(&shared.settings, now, move |step| heard.sound_at(step));
    }
    let spoken = use_followed_step(&act_list, replay, &large);
    use_saved_ruling(props, &ruling_form, &playback);
    let on_order = orders(props, &playback, &bottom, &large);
    use_orders(on_order.clone(), shared.settings.single_keys, order);
    let step = playback.step;
    let beside = boards_shown(&ruling_form, &playback);
    let scene = Scene {
        language,
        replay,
        step,
        bottom: *bottom,
        large: *large,
        squares,
        on_exchange: on_order.reform(|()| Command::Exchange),
        clocks: beside.clocks,
        put_back: beside.put_back.as_ref(),
        illegal: beside.illegal,
    };
    let on_flip = on_order.reform(|()| Command::Flip);
    let menu = {
        let (settings, playback) = (shared.settings.clone(), playback.clone());
        let on_critical = play_again(&playback, &ruling_form);
        Callback::from(move |()| {
            let others = vec![sounds(language, &settings), help(language)];
            vec![
                moments(language, &playback, Some(on_critical.clone()), on_flip.clone()),
                speeds(language, &settings),
                Group { heading: None, items: others },
            ]
        })
    };
    let also: Row = (&["x"], language.quadrigliona().key_exchange());
    html! {
        <main id="content" class={classes!("player", "match-player", ruling_form.phase.class())} tabindex="-1">
            { head(props) }
            <section class="stage" id="stage" aria-label={language.player().replay()}>
                { match_state(&scene) }
                { caption(&act_list, replay) }
                { controls(language, &playback, strip(&act_list, &[], &Callback::noop()), menu) }
            </section>
            { papers(props, &act_list, &ruling_form, &playback) }
            { spoken }
            <ReplayKeys {language} single_keys={shared.settings.single_keys} {also} />
        </main>
    }
}

/// The acts in words, with a lane of the strip for each team.
fn act_list(
    language: Language,
    replay: &MatchReplay,
    playback: &UseReducerHandle<Playback>,
    bottom: Color,
) -> ActList {
    let near = Seat { table: Table::A, color: bottom }.team();
    let acts = replay.acts.iter().zip(&replay.match_states).map(|(act, before)| ActText {
        lane: match act.by.team() {
            Some(team) if team == near => "is-bottom",
            Some(_) => "is-top",
            None => "is-middle",
        },
        symbol: super::ruling_text::symbol(&act.kind),
        label: format!("{}: {}", language.somebody(act.by), language.match_label(&act.kind)),
        stone: match act.by.team() {
            Some(Team::Red) => "is-red",
            Some(Team::Blue) => "is-blue",
            None => "is-nobody",
        },
        sentence: language.match_sentence(act, before),
        is_unseen: !act.sight.is_seen(),
        after: act.after,
    });
    ActList { language, playback: playback.clone(), acts: acts.collect() }
}

/// The callback that carries out the commands of the keys.
fn orders(
    props: &PlayerProps,
    playback: &UseReducerHandle<Playback>,
    bottom: &UseStateHandle<Color>,
    large: &UseStateHandle<Table>,
) -> Callback<Command> {
    let (playback, bottom, large) = (playback.clone(), bottom.clone(), large.clone());
    let (scenario, variant) = (props.scenario.clone(), props.variant.clone());
    Callback::from(move |order: Command| match order {
        Command::Replay(action) => playback.dispatch(action),
        Command::Flip => bottom.set(!*bottom),
        Command::Exchange => large.set(large.other()),
        Command::Help => browser::turn_dialog(keys::DIALOG),
        Command::Variant(by) => {
            let here = scenario.variants.iter().position(|one| one.id == variant.id);
            let there = here.and_then(|here| scenario.variants.get(here.checked_add_signed(by)?));
            if let Some(there) = there {
                address::go_to_hash(&Route::of_match(&scenario.id, &there.id).to_hash());
            }
        }
    })
}

/// Replays the acts that are ruled on.
fn play_again(
    playback: &UseReducerHandle<Playback>,
    ruling_form: &UseReducerHandle<MatchRulingForm>,
) -> Callback<()> {
    let ruling_form = ruling_form.clone();
    player::play_again(playback, move || {
        ruling_form.adjudicated().map_or(0, |adjudicated| adjudicated.ruling.subject.first_act)
    })
}

fn head(props: &PlayerProps) -> Html {
    let language = props.shared.language;
    let way = match &props.course {
        Some(course) => {
            let to = Route::Course { course: course.id.clone() };
            link(&to, "", html! { { language.said(&course.title) } })
        }
        None => link(
            &Route::Quadrigliona { replay: None },
            "",
            html! { { language.openings().quadrigliona_heading() } },
        ),
    };
    html! {
        <div class="player-head">
            <p class="match-way">{ way }</p>
            <h1>{ language.said(&props.scenario.title) }</h1>
            <p>{ language.said(&props.variant.label) }</p>
        </div>
    }
}

/// The act shown, in a sentence.
fn caption(act_list: &ActList, replay: &MatchReplay) -> Html {
    let step = act_list.playback.step;
    let is_unseen = replay.act_at(step).is_some_and(|act| !act.sight.is_seen());
    let place = (step > 0).then_some((step, act_list.playback.limit()));
    player::caption(act_list.sentence_at(step), place, is_unseen)
}

/// The column beside the boards: the scenario before the replay, the ruling after it.
fn papers(
    props: &PlayerProps,
    act_list: &ActList,
    ruling_form: &UseReducerHandle<MatchRulingForm>,
    playback: &UseReducerHandle<Playback>,
) -> Html {
    let language = props.shared.language;
    let brief = brief(props);
    let way = main_button(language, ruling_form, playback);
    let ruling = match ruling_form.phase {
        Phase::Waiting => None,
        Phase::Asking => Some(html! {
            <Form {language} ruling_form={ruling_form.clone()} single_keys={props.shared.settings.single_keys} />
        }),
        Phase::Ruled(_) => Some(ruling_sheet(props, ruling_form, playback)),
    };
    html! {
        <div class="papers">
            if let Err(error) = ruling_form.adjudicated() {
                { cannot_rule(language, error.to_owned()) }
            }
            if let Some(ruling) = ruling {
                { ruling }
                <details class="fold">
                    <summary>{ language.player().scenario_so_far() }</summary>
                    { brief }
                    { timeline(act_list) }
                </details>
                { way }
            } else {
                { brief }
                { way }
                { timeline(act_list) }
            }
            { player::variant_links(language, &props.scenario, &props.variant.id, |id| Route::of_match(&props.scenario.id, id).to_hash()) }
            { player::source(language, &props.scenario) }
        </div>
    }
}

fn ruling_sheet(
    props: &PlayerProps,
    ruling_form: &UseReducerHandle<MatchRulingForm>,
    playback: &UseReducerHandle<Playback>,
) -> Html {
    let has_epilogue = props.replay.acts.len() > props.replay.decision;
    html! {
        <RulingSheet language={props.shared.language} ruling_form={ruling_form.clone()} replay={props.replay.clone()}
            next={next(props)} course={props.course.clone()} on_play_again={player::on_stage(play_again(playback, ruling_form))}
            on_epilogue={has_epilogue.then(|| player::epilogue(playback))} />
    }
}

/// The information before the replay.
fn brief(props: &PlayerProps) -> Html {
    let language = props.shared.language;
    let words = language.quadrigliona();
    let tables = &props.variant.incident.tables;
    let counted = Seat::ALL.into_iter().filter_map(|seat| {
        let count = tables.of(seat.table).illegal_moves.of(seat.color);
        (count > 0).then(|| format!("{}: {count}", language.player_on_label(seat)))
    });
    let counted: Vec<String> = counted.collect();
    html! {
        <div class="brief">
            <p class="framing">{ language.said(&props.scenario.framing) }</p>
            <p class="seat">{ icon("mark-eye") }<span>{ words.seat() }</span></p>
            <p class="laws"><span class="visually-hidden">{ language.player().laws() }{ ": " }</span>{ words.laws() }</p>
            if !counted.is_empty() {
                <p class="counted">{ language.player().counted() }{ ": " }{ counted.join(", ") }</p>
            }
        </div>
    }
}

/// The main button; it opens the ruling form while the replay is watched.
fn main_button(
    language: Language,
    ruling_form: &UseReducerHandle<MatchRulingForm>,
    playback: &UseReducerHandle<Playback>,
) -> Html {
    let is_watching = ruling_form.phase == Phase::Waiting;
    let can_rule = is_watching && playback.is_at_decision() && ruling_form.adjudicated().is_ok();
    let on_rule = can_rule.then(|| doing(ruling_form, MatchFormAction::Begin));
    player::main_way(language, playback, is_watching, on_rule)
}

/// The next incident of the course; otherwise the next variant, else the next scenario.
fn next(props: &PlayerProps) -> Option<String> {
    if let Some(course) = &props.course {
        let is_here =
            |it: &&IncidentName| it.scenario == props.scenario.id && it.variant == props.variant.id;
        let next = course.incidents().skip_while(|it| !is_here(it)).nth(1)?;
        return Some(Queue::of_course(course).match_at(&next.scenario, &next.variant));
    }
    let all = props.matches.scenarios.iter().flat_map(|scenario| {
        scenario.variants.iter().map(move |variant| (scenario.id.as_str(), variant.id.as_str()))
    });
    let here = (props.scenario.id.as_str(), props.variant.id.as_str());
    let mut after = all.skip_while(|replay| *replay != here).skip(1);
    after.next().map(|(scenario, variant)| Route::of_match(scenario, variant).to_hash())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_a_key_exchanges_the_boards_where_single_keys_are_in_use() {
        assert_eq!(order("x", Switch::On), Some(Command::Exchange));
        assert_eq!(order("x", Switch::Off), None);
        assert_eq!(order("ArrowRight", Switch::Off), Some(Command::Replay(Action::Next)));
        assert_eq!(order("n", Switch::On), Some(Command::Variant(1)));
    }
}
