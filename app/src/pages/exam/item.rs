//! An item of an exam: its facts, its film and the form. Nothing that tells the answer.

use std::rc::Rc;

use acconcio_core::grading::{Answer, Question};
use acconcio_core::story::{PlayersNamed, Provenance, Story, Text, Variant};
use shakmaty::Square;
use yew::prelude::*;

use crate::app::Shared;
use crate::browser;
use crate::components::board::overlay::Overlay;
use crate::components::board::view::View;
use crate::components::controls::{control, projector, speed_choice};
use crate::components::desk::{RulingDesk, Terms};
use crate::components::icon::icon;
use crate::components::showing::Showing;
use crate::components::strip::strip;
use crate::components::timeline::timeline;
use crate::desk::{Desk, DeskAction, Phase};
use crate::film::Film;
use crate::pages::incident::{
    answering_seat, caption, film_key, table, told, use_orders, use_timer,
};
use crate::pages::print::circumstances;
use crate::playback::{Action, Playback};
use crate::settings::Switch;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct ItemProps {
    pub(super) shared: Shared,
    pub(super) variant: Variant,
    pub(super) players: Option<PlayersNamed>,
    /// The questions asked on it.
    pub(super) asked: Vec<Question>,
    /// What was answered before.
    pub(super) answer: Answer,
    pub(super) on_answer: Callback<Answer>,
}

/// The film of an item, with the form on which it is ruled.
#[component]
pub(super) fn ItemDesk(props: &ItemProps) -> Html {
    let film = use_memo((), |()| Film::of(&props.variant).ok().map(Rc::new));
    // An item that is on a paper has been ruled on, so its film can be played.
    let Some(film) = (*film).clone() else { return html! {} };
    html! { <PlayedItem item={props.clone()} {film} /> }
}

#[derive(Clone, PartialEq, Properties)]
struct PlayedProps {
    item: ItemProps,
    film: Rc<Film>,
}

#[component]
fn PlayedItem(props: &PlayedProps) -> Html {
    let PlayedProps { item, film } = props;
    let ItemProps { shared, variant, players, asked, answer, .. } = item;
    let language = shared.language;
    let decision = film.decision;
    let playback = use_reducer(move || Playback::open(decision, 0, 0));
    let desk = {
        let (variant, answer, asked) = (Rc::new(variant.clone()), answer.clone(), asked.clone());
        use_reducer(move || Desk::resumed(variant, answer, &asked))
    };
    let view = use_state_eq(|| View::FROM_WHITE);
    let square = use_state_eq(|| Square::A1);
    let pointed = use_state_eq(|| None::<usize>);
    let spoken = use_state_eq(String::new);
    let story = use_memo((), |()| untold(players.clone()));
    let showing = Showing {
        language,
        told: Rc::new(told(language, film, &story)),
        story,
        film: film.clone(),
        playback: playback.clone(),
        view: *view,
    };
    use_timer(&playback, &shared.settings);
    use_spoken(&showing, &spoken, &pointed);
    use_answers(item, &desk);
    let on_film = {
        let playback = playback.dispatcher();
        Callback::from(move |action: Action| playback.dispatch(action))
    };
    use_orders(on_film, shared.settings.single_keys, |key, _| film_key(key));
    let on_flip = {
        let view = view.clone();
        Callback::from(move |()| view.set(view.flipped()))
    };
    let overlay = if playback.is_at_decision() { desk.overlay() } else { Overlay::default() };
    let seat = answering_seat(square, &desk);
    let tools = html! {
        <>
            { speed_choice(language, &shared.settings) }
            { control("icon-flip", language.player().flip, on_flip) }
        </>
    };
    let captioned = (*pointed).unwrap_or(playback.step);
    let on_point = Callback::from(move |step| pointed.set(step));
    let class = classes!("player", "exam-item", overlay.is_answering.then_some("is-on-board"));
    html! {
        <div {class}>
            <section class="stage" id="stage" aria-label={language.player().film}>
                { table(&showing, &overlay, &seat) }
                { caption(&showing, captioned) }
                { strip(&showing.telling(), &[], &on_point) }
                { projector(language, &playback, tools) }
            </section>
            { papers(item, &showing, &desk) }
            <p class="visually-hidden" aria-live="polite">{ (*spoken).clone() }</p>
        </div>
    }
}

/// What lies beside the board: the facts, the form, and the film in words.
fn papers(item: &ItemProps, showing: &Showing, desk: &UseReducerHandle<Desk>) -> Html {
    let language = showing.language;
    html! {
        <div class="papers">
            { circumstances(language, &item.variant.incident) }
            { form(item, showing, desk) }
            <details class="fold">
                <summary>{ language.player().story_so_far }</summary>
                { timeline(&showing.telling()) }
            </details>
        </div>
    }
}

/// The form; before it is begun the one button that begins it.
fn form(item: &ItemProps, showing: &Showing, desk: &UseReducerHandle<Desk>) -> Html {
    let ItemProps { shared, players, .. } = item;
    let words = showing.language.player();
    if *desk.phase() == Phase::Waiting {
        let begin = {
            let desk = desk.clone();
            Callback::from(move |_: MouseEvent| desk.dispatch(DeskAction::Begin))
        };
        let onclick = {
            let playback = showing.playback.clone();
            begin.reform(move |event| {
                playback.dispatch(Action::Show(playback.decision));
                event
            })
        };
        return html! {
            <div class="main-way">
                <button type="button" class="button primary" {onclick}>{ icon("mark-gavel") }{ words.rule }</button>
            </div>
        };
    }
    let terms = Terms {
        help: Switch::Off,
        single_keys: shared.settings.single_keys,
        certainty: Switch::Off,
        verdict: Switch::Off,
    };
    let nowhere = Callback::noop();
    html! {
        <RulingDesk desk={desk.clone()} {terms} players={players.clone()} next="" on_next={nowhere.clone()}
            on_replay={nowhere.clone()} on_epilogue={nowhere} has_epilogue={false} />
    }
}

/// Whenever the film has stepped, what is shown is spoken, and the strip follows.
#[hook]
fn use_spoken(
    showing: &Showing,
    spoken: &UseStateHandle<String>,
    pointed: &UseStateHandle<Option<usize>>,
) {
    let before = use_mut_ref(|| None::<usize>);
    let (showing, spoken, pointed) = (showing.clone(), spoken.clone(), pointed.clone());
    use_effect_with(showing.playback.step, move |step| {
        let Some(last) = before.replace(Some(*step)) else { return };
        browser::scroll_strip(*step);
        pointed.set(None);
        let told = showing.told_at(*step);
        spoken.set(if last < *step { told.to_owned() } else { showing.language.back_at(told) });
    });
}

/// Tells whatever is answered, at once.
#[hook]
fn use_answers(item: &ItemProps, desk: &UseReducerHandle<Desk>) {
    let (before, on_answer) = (item.answer.clone(), item.on_answer.clone());
    use_effect_with(desk.answer().clone(), move |answer| {
        if *answer != before {
            on_answer.emit(answer.clone());
        }
    });
}

/// A story of which nothing is told but the names of the players.
fn untold(players: Option<PlayersNamed>) -> Story {
    let nothing = || Text { en: String::new(), it: String::new() };
    Story {
        id: String::new(),
        title: nothing(),
        framing: nothing(),
        players,
        event: None,
        topics: Vec::new(),
        chapter: None,
        level: 1,
        source: nothing(),
        provenance: Provenance::Constructed,
        variants: Vec::new(),
    }
}
