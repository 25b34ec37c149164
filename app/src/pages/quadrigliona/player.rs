//! The film of a match: both boards, the story so far, the ruling.

use std::rc::Rc;

use acconcio_core::quadrigliona::story::{Films, Story, Variant};
use acconcio_core::quadrigliona::{Seat, Table, Team};
use shakmaty::{Color, Square};
use yew::prelude::*;

use super::beside::beside_the_verdict;
use super::form::{Form, doing};
use super::hall::{Scene, hall};
use super::hooks::{use_followed_step, use_kept_papers, use_kept_ruling};
use super::verdict::VerdictSheet;
use super::{film_key, use_orders, use_timer};
use crate::app::Shared;
use crate::browser;
use crate::components::controls::{control, help, projector, speed_choice};
use crate::components::icon::icon;
use crate::components::keys;
use crate::components::link::link;
use crate::components::showing::{Shot, Telling, doing as showing};
use crate::components::strip::strip;
use crate::components::timeline::timeline;
use crate::language::Language;
use crate::playback::{Action, Playback};
use crate::quadrigliona::{Desk, DeskAction, MatchFilm, Phase};
use crate::route::Route;
use crate::settings::Switch;

/// What the player needs.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct PlayerProps {
    pub(super) shared: Shared,
    pub(super) films: Rc<Films>,
    pub(super) story: Rc<Story>,
    pub(super) variant: Rc<Variant>,
    pub(super) film: Rc<MatchFilm>,
}

/// What a key asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    /// Something of the film.
    Film(Action),
    /// Turns both boards.
    Flip,
    /// Makes the other board large.
    Exchange,
    /// Shows or hides the keys.
    Help,
    /// Goes so many variants on.
    Variant(isize),
}

fn order(key: &str, single_keys: Switch) -> Option<Order> {
    if let Some(action) = film_key(key) {
        return Some(Order::Film(action));
    }
    match key {
        _ if !single_keys.is_on() => None,
        "f" => Some(Order::Flip),
        "x" => Some(Order::Exchange),
        "?" => Some(Order::Help),
        "n" => Some(Order::Variant(1)),
        "p" => Some(Order::Variant(-1)),
        _ => None,
    }
}

/// The player.
#[component]
pub(super) fn Player(props: &PlayerProps) -> Html {
    let PlayerProps { shared, film, .. } = props;
    let language = shared.language;
    let (desk, is_back) = use_kept_papers(props);
    let playback = {
        let (decision, epilogue) = (film.decision, film.acts.len() - film.decision);
        let step = if is_back { decision } else { 0 };
        use_reducer(move || Playback::open(decision, epilogue, step))
    };
    let bottom = use_state_eq(|| Color::White);
    let large = use_state_eq(|| Table::A);
    let squares = [use_state_eq(|| Square::E1), use_state_eq(|| Square::E1)];
    let spoken = use_state_eq(String::new);
    let telling = telling(language, film, &playback, *bottom);
    use_timer(&playback, &shared.settings);
    use_followed_step(&telling, film, &large, &spoken);
    use_kept_ruling(props, &desk, &playback);
    let on_order = orders(props, &playback, &bottom, &large);
    use_orders(on_order.clone(), shared.settings.single_keys, order);
    let step = playback.step;
    let beside = beside_the_verdict(&desk, &playback);
    let scene = Scene {
        language,
        film,
        step,
        bottom: *bottom,
        large: *large,
        squares,
        on_exchange: on_order.reform(|()| Order::Exchange),
        put_back: beside.put_back.as_ref(),
        illegal: beside.illegal,
    };
    let view = html! {
        <>
            { speed_choice(language, &shared.settings) }
            { control("icon-critical", language.player().critical, replay(&playback, &desk)) }
            { control("icon-flip", language.player().flip, on_order.reform(|()| Order::Flip)) }
            { help(language) }
        </>
    };
    let also: (&[&str], &str) = (&["x"], language.quadrigliona().key_exchange);
    html! {
        <main id="content" class={classes!("player", "match-player", phase_class(&desk))} tabindex="-1">
            { head(props) }
            <section class="stage" id="stage" aria-label={language.player().film}>
                { hall(&scene) }
                { caption(&telling, film, step) }
                { strip(&telling, &[], &Callback::noop()) }
                { projector(language, &playback, view) }
            </section>
            { papers(props, &telling, &desk, &playback) }
            <p class="visually-hidden" aria-live="polite">{ (*spoken).clone() }</p>
            { keys::keys(language, shared.settings.single_keys, Some(also)) }
        </main>
    }
}

fn phase_class(desk: &Desk) -> &'static str {
    match desk.phase {
        Phase::Waiting => "is-watching",
        Phase::Asking => "is-asking",
        Phase::Judged(_) => "is-judged",
    }
}

/// Every act as it is told; the lanes of the strip are those of the teams.
fn telling(
    language: Language,
    film: &MatchFilm,
    playback: &UseReducerHandle<Playback>,
    bottom: Color,
) -> Telling {
    let near = Seat { table: Table::A, color: bottom }.team();
    let shots = film.acts.iter().zip(&film.halls).map(|(act, before)| Shot {
        lane: match act.by.team() {
            Some(team) if team == near => "is-bottom",
            Some(_) => "is-top",
            None => "is-middle",
        },
        symbol: super::told::symbol(&act.deed),
        label: format!("{}: {}", language.somebody(act.by), language.match_label(&act.deed)),
        stone: match act.by.team() {
            Some(Team::Red) => "is-red",
            Some(Team::Blue) => "is-blue",
            None => "is-nobody",
        },
        told: language.match_sentence(act, before),
        is_unseen: !act.sight.is_seen(),
        after: act.after,
    });
    Telling { language, playback: playback.clone(), shots: shots.collect() }
}

/// What the keys do.
fn orders(
    props: &PlayerProps,
    playback: &UseReducerHandle<Playback>,
    bottom: &UseStateHandle<Color>,
    large: &UseStateHandle<Table>,
) -> Callback<Order> {
    let (playback, bottom, large) = (playback.clone(), bottom.clone(), large.clone());
    let (story, variant) = (props.story.clone(), props.variant.clone());
    Callback::from(move |order: Order| match order {
        Order::Film(action) => playback.dispatch(action),
        Order::Flip => bottom.set(!*bottom),
        Order::Exchange => large.set(large.other()),
        Order::Help => browser::turn_dialog(keys::DIALOG),
        Order::Variant(by) => {
            let here = story.variants.iter().position(|one| one.id == variant.id);
            let there = here.and_then(|here| story.variants.get(here.checked_add_signed(by)?));
            if let Some(there) = there {
                browser::go_to_hash(&Route::of_match(&story.id, &there.id).to_hash());
            }
        }
    })
}

/// Shows what is ruled on again.
fn replay(playback: &UseReducerHandle<Playback>, desk: &UseReducerHandle<Desk>) -> Callback<()> {
    let (playback, desk) = (playback.clone(), desk.clone());
    Callback::from(move |()| {
        let first = desk.dossier().map_or(0, |dossier| dossier.ruling.subject.first_act);
        playback.dispatch(Action::Replay(first));
    })
}

fn head(props: &PlayerProps) -> Html {
    let language = props.shared.language;
    let words = language.quadrigliona();
    let game = link(&Route::Quadrigliona { film: None }, "", html! { { words.heading } });
    html! {
        <div class="player-head">
            <p class="match-way">{ game }</p>
            <h1>{ language.of(&props.story.title).to_owned() }</h1>
            <p>{ language.of(&props.variant.label).to_owned() }</p>
        </div>
    }
}

/// The act shown, in a sentence.
fn caption(telling: &Telling, film: &MatchFilm, step: usize) -> Html {
    let told = telling.told_at(step).to_owned();
    let is_unseen = film.act_at(step).is_some_and(|act| !act.sight.is_seen());
    html! {
        <p class={classes!("caption", is_unseen.then_some("is-unseen"))}>
            if step > 0 {
                <span class="caption-place">{ format!("{step}/{}", film.decision.max(step)) }</span>
            }
            <span class="caption-told">
                { told }
                if is_unseen { { " " }{ icon("mark-eye-struck") } }
            </span>
        </p>
    }
}

/// Beside the boards: the story before the film, the ruling after it.
fn papers(
    props: &PlayerProps,
    telling: &Telling,
    desk: &UseReducerHandle<Desk>,
    playback: &UseReducerHandle<Playback>,
) -> Html {
    let language = props.shared.language;
    let brief = brief(props);
    let way = main_way(language, desk, playback);
    let ruling = match desk.phase {
        Phase::Waiting => None,
        Phase::Asking => Some(html! {
            <Form {language} desk={desk.clone()} single_keys={props.shared.settings.single_keys} />
        }),
        Phase::Judged(_) => Some(verdict(props, desk, playback)),
    };
    html! {
        <div class="papers">
            if let Err(error) = desk.dossier() {
                <section class="desk desk-error" role="alert">
                    <p>{ language.desk().cannot_rule }</p>
                    <p><code>{ error.to_owned() }</code></p>
                </section>
            }
            if let Some(ruling) = ruling {
                { ruling }
                <details class="fold">
                    <summary>{ language.player().story_so_far }</summary>
                    { brief }
                    { timeline(telling) }
                </details>
                { way }
            } else {
                { brief }
                { way }
                { timeline(telling) }
            }
            { variants(props) }
            <footer class="source">
                <p>{ language.provenance(props.story.provenance) }{ ". " }{ language.player().source }{ ": " }
                    { language.of(&props.story.source).trim().to_owned() }</p>
            </footer>
        </div>
    }
}

fn verdict(
    props: &PlayerProps,
    desk: &UseReducerHandle<Desk>,
    playback: &UseReducerHandle<Playback>,
) -> Html {
    let shown = |on_shown: Callback<()>| {
        Callback::from(move |()| {
            browser::show_element("stage");
            on_shown.emit(());
        })
    };
    let epilogue = {
        let playback = playback.clone();
        shown(Callback::from(move |()| playback.dispatch(Action::PlayEpilogue)))
    };
    let has_epilogue = props.film.acts.len() > props.film.decision;
    html! {
        <VerdictSheet language={props.shared.language} desk={desk.clone()} film={props.film.clone()}
            next={next(props)} on_replay={shown(replay(playback, desk))}
            on_epilogue={has_epilogue.then_some(epilogue)} />
    }
}

/// What one should know before the film.
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
            <p class="framing">{ language.of(&props.story.framing).trim().to_owned() }</p>
            <p class="seat">{ icon("mark-eye") }<span>{ words.seat }</span></p>
            <p class="laws"><span class="visually-hidden">{ language.player().laws }{ ": " }</span>{ words.laws }</p>
            if !counted.is_empty() {
                <p class="counted">{ language.player().counted }{ ": " }{ counted.join(", ") }</p>
            }
        </div>
    }
}

/// The one thing to do next; on a phone it stays at the bottom of the page.
fn main_way(
    language: Language,
    desk: &UseReducerHandle<Desk>,
    playback: &UseReducerHandle<Playback>,
) -> Html {
    let words = &language.player();
    let is_watching = desk.phase == Phase::Waiting;
    let film = |name, label, action| Some((name, label, showing(playback, action)));
    let next = if playback.is_playing() {
        film("icon-pause", words.pause, Action::Pause)
    } else if playback.is_at_decision() {
        let can_rule = is_watching && desk.dossier().is_ok();
        can_rule.then(|| ("mark-gavel", words.rule, doing(desk, DeskAction::Begin)))
    } else if is_watching {
        let label = if playback.step == 0 { words.play_film } else { words.play };
        film("icon-play", label, Action::Toggle)
    } else {
        film("mark-gavel", words.to_decision, Action::Show(playback.decision))
    };
    let Some((name, label, onclick)) = next else { return html! {} };
    let step = |action: Action, name: &'static str, label: &'static str| {
        html! {
            <button type="button" class="control" aria-label={label} onclick={showing(playback, action)}>{ icon(name) }</button>
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

/// The variants as links; nothing where there is only one.
fn variants(props: &PlayerProps) -> Html {
    let PlayerProps { shared, story, variant, .. } = props;
    let language = shared.language;
    if story.variants.len() < 2 {
        return html! {};
    }
    let link = |one: &Variant| {
        let current = (one.id == variant.id).then_some("page");
        let href = Route::of_match(&story.id, &one.id).to_hash();
        html! {
            <li key={one.id.clone()}>
                <a {href} aria-current={current}>{ language.of(&one.label).to_owned() }</a>
            </li>
        }
    };
    html! {
        <nav class="variants" aria-labelledby="variants-heading">
            <h2 id="variants-heading">{ language.player().variants }</h2>
            <ul>{ for story.variants.iter().map(link) }</ul>
        </nav>
    }
}

/// The next variant, else the next story.
fn next(props: &PlayerProps) -> Option<Route> {
    let all = props.films.stories.iter().flat_map(|story| {
        story.variants.iter().map(move |variant| (story.id.as_str(), variant.id.as_str()))
    });
    let here = (props.story.id.as_str(), props.variant.id.as_str());
    let mut after = all.skip_while(|film| *film != here).skip(1);
    after.next().map(|(story, variant)| Route::of_match(story, variant))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_a_key_exchanges_the_boards_where_single_keys_are_in_use() {
        assert_eq!(order("x", Switch::On), Some(Order::Exchange));
        assert_eq!(order("x", Switch::Off), None);
        assert_eq!(order("ArrowRight", Switch::Off), Some(Order::Film(Action::Next)));
        assert_eq!(order("n", Switch::On), Some(Order::Variant(1)));
    }
}
