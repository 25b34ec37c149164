//! The stage with board, clock and strip; beside it the scenario and the ruling.

use super::player_props::{PlayerProps, play_again, use_queue_position, use_replay_view};

use acconcio_training::scenario::{Variant, is_own};
use shakmaty::Square;
use yew::prelude::*;

use super::card::card;
use super::hooks::{
    DrawnParts, SavedWhatIf, use_addressed_step, use_begun_form, use_bookmark, use_drawn_ruling,
    use_focus_in_front, use_growth, use_heard, use_next_key, use_opening, use_recorded_ruling,
    use_saved_form, use_steps, use_timer,
};
use super::keyboard::{Command, use_keys};
use super::laws_line::laws_line;
use super::line::line;
use super::onward::use_onward;
use super::ruling_form::action::RulingFormAction;
use super::ruling_form::form::RulingForm;
use super::table::table;
use super::what_if::section::WhatIfProps;
use crate::features::library::filter::with_query;
use crate::features::library::queue::QueuePosition;
use crate::features::pictures::stretch::Stretch;
use crate::features::pictures::{self, Boards, Form};
use crate::packs::own;
use crate::platform::address;
use crate::platform::browser;
use crate::platform::effects::use_told_if;
use crate::replay::playback::Playback;
use crate::route::Route;
use crate::route::bench_address::Copied;
use crate::route::mate_question::MateQuestion;
use crate::ui::board::Seat;
use crate::ui::board::overlay::Overlay;
use crate::ui::controls::{controls, help, moments, sounds, speeds};
use crate::ui::keys::{self, ReplayKeys};
use crate::ui::lazy::{Fallback, lazy};
use crate::ui::menu::{Group, Item, Kind};
use crate::ui::player;
use crate::ui::showing::ReplayView;
use crate::ui::strip::strip;
use crate::ui::view::View;

/// The player of an incident.
#[component]
pub(crate) fn Player(props: &PlayerProps) -> Html {
    let PlayerProps { shared, scenario, variant, replay, .. } = props;
    let language = shared.language;
    let playback = {
        let (replay, step) = (replay.clone(), props.step);
        use_reducer(move || {
            Playback::open(replay.decision, replay.acts.len() - replay.decision, step)
        })
    };
    let (ruling_form, kept) = use_saved_form(props);
    let view = use_state_eq(|| View::FROM_WHITE);
    let square = use_state_eq(|| Square::A1);
    let pointed = use_state_eq(|| None::<usize>);
    let showing = use_replay_view(props, &playback, *view);
    use_timer(&playback, &shared.settings);
    use_heard(&showing, &shared.settings, &ruling_form);
    let spoken = use_steps(&showing, &pointed);
    use_addressed_step(&playback, scenario, variant);
    use_recorded_ruling(props, &ruling_form);
    use_bookmark(props, &playback);
    let is_ruled = ruling_form.comparison().is_some();
    let is_ruling_drawn = use_drawn_ruling(is_ruled, &playback);
    use_told_if(is_ruling_drawn, &props.on_ruled);
    let position = use_queue_position(props);
    let onward = use_onward(props, (*position).as_ref(), is_ruled);
    let (order, single_keys) = (orders(props, &playback, &view), shared.settings.single_keys);
    use_keys(order.clone(), single_keys);
    let overlay = overlay(&showing, &ruling_form);
    let grown = use_growth();
    use_opening(&playback, (props.opening, props.step), grown);
    use_focus_in_front(grown);
    use_told_if(grown == DrawnParts::Whole, &props.on_drawn);
    use_begun_form(&ruling_form, playback.is_at_decision(), props.depth());
    use_next_key(is_ruled, onward.on_next.clone());
    let is_on_board = overlay.is_answering.then_some("is-on-board");
    let class = classes!("player", ruling_form.phase().class(), is_on_board);
    let (menu, stretch) = use_menu(props, &showing, &ruling_form, order);
    let captioned = pointed.unwrap_or(playback.step);
    let on_point = Callback::from(move |step| pointed.set(step));
    html! {
        <main id="content" {class} tabindex="-1" hidden={grown == DrawnParts::Head} aria-busy={(grown < DrawnParts::Whole).then_some("true")}>
            { head(props, (*position).as_ref()) }
            <section class="stage" id="stage" aria-label={language.player().replay()}>
                if grown >= DrawnParts::Board {
                    { table(&showing, &overlay, &answering_seat(square, &ruling_form)) }
                    { caption(&showing, captioned) }
                }
                if grown >= DrawnParts::Stage {
                    { controls(language, &playback, strip(&showing.act_list(), &[], &on_point), menu) }
                }
            </section>
            if grown >= DrawnParts::Whole { { card(props, &showing, (&ruling_form, is_ruling_drawn), onward) } }
            if is_ruling_drawn { { what_if(props, kept) } }
            { spoken }
            if grown == DrawnParts::Whole { <ReplayKeys {language} {single_keys} /> }
            { stretch }
        </main>
    }
}

/// The rulings on changed facts, under other laws and in other readings. Where their part does not arrive, the notice in
/// the place of the folds asks for it.
fn what_if(props: &PlayerProps, kept: SavedWhatIf) -> Html {
    let PlayerProps { shared, scenario, variant, .. } = props;
    let language = shared.language;
    let (scenario, variant) = (scenario.id.clone(), variant.clone());
    let SavedWhatIf { what_if: kept, on_turned } = kept;
    lazy(Fallback::nothing(), WhatIfProps { language, scenario, variant, kept, on_turned })
}

/// The marks on the board: at the moment of decision those of the form, then only the clocks as they were
/// set.
fn overlay(showing: &ReplayView, ruling_form: &RulingForm) -> Overlay {
    if showing.playback.is_at_decision() {
        return ruling_form.overlay();
    }
    let set = ruling_form.clocks_as_set();
    let times = set.and_then(|set| showing.replay.clocks_from(set, showing.playback.step));
    Overlay { times, ..Overlay::default() }
}

/// The address that asks whether a side can still mate in the position shown.
fn still_mate(showing: &ReplayView, variant: &Variant) -> String {
    let board_states = &showing.replay.board_states;
    let shown = &board_states[..=showing.playback.step.min(board_states.len() - 1)];
    MateQuestion::of_replay(&variant.incident.start, shown).to_hash()
}

/// The menu of the replay, and the dialog for the stretch of it that is saved as a picture, while that is asked for.
#[hook]
fn use_menu(
    props: &PlayerProps,
    showing: &ReplayView,
    ruling_form: &UseReducerHandle<RulingForm>,
    order: Callback<Command>,
) -> (Callback<(), Vec<Group>>, Html) {
    let is_stretching = use_state_eq(|| false);
    let on_stretch = {
        let asked = is_stretching.setter();
        Callback::from(move |is_asked| asked.set(is_asked))
    };
    let stretch = is_stretching.then(|| {
        let (language, boards) = (showing.language, boards(&picture_name(props), showing));
        let sentences: Vec<String> = showing.all_sentences().map(str::to_owned).collect();
        html! { <Stretch {language} {boards} {sentences} on_close={on_stretch.reform(|()| false)} /> }
    });
    let (props, showing, ruling_form) = (props.clone(), showing.clone(), ruling_form.clone());
    let menu = move |()| menu(&props, &showing, &ruling_form, &order, &on_stretch);
    (Callback::from(menu), stretch.unwrap_or_default())
}

/// The groups of the menu of the replay.
fn menu(
    props: &PlayerProps,
    showing: &ReplayView,
    ruling_form: &UseReducerHandle<RulingForm>,
    order: &Callback<Command>,
    on_stretch: &Callback<bool>,
) -> Vec<Group> {
    let on_flip = order.reform(|()| Command::Flip);
    let on_critical = play_again(&showing.playback, ruling_form);
    let PlayerProps { shared, scenario, variant, .. } = props;
    let language = shared.language;
    let words = &language.player();
    let copy = copied_link(props, showing.playback.step);
    let mate = Item {
        icon: "icon-king",
        label: words.still_mate(),
        kind: Kind::Leads(still_mate(showing, variant)),
    };
    let copied =
        Copied { scenario: scenario.id.clone(), variant: variant.id.clone(), changes: Vec::new() };
    let edit =
        Item { icon: "mark-write", label: words.edit_copy(), kind: Kind::Leads(copied.to_hash()) };
    let mut others = vec![sounds(language, &shared.settings), copy, mate, edit, help(language)];
    if is_own(&scenario.id) {
        let (icon, label) = ("icon-save", language.own().heading());
        others.push(Item { icon, label, kind: Kind::Leads(Route::Own.to_hash()) });
    }
    vec![
        moments(language, &showing.playback, Some(on_critical), on_flip),
        speeds(language, &shared.settings),
        pictures(&picture_name(props), showing, on_stretch),
        Group { heading: None, items: others },
    ]
}

/// The name of the files of its pictures.
fn picture_name(props: &PlayerProps) -> String {
    format!("{}-{}", props.scenario.id, props.variant.id)
}

/// The board shown, with those that have been shown so far or may be.
fn boards(name: &str, showing: &ReplayView) -> Boards {
    let states = &showing.replay.board_states;
    let last = showing.playback.limit().min(states.len() - 1);
    Boards {
        name: name.to_owned(),
        all: states[..=last].iter().map(|state| state.board.clone()).collect(),
        shown: showing.playback.step,
    }
}

/// The pictures that can be saved.
fn pictures(name: &str, showing: &ReplayView, on_stretch: &Callback<bool>) -> Group {
    let words = &showing.language.player();
    let item = |icon, label, form| {
        let (name, showing) = (name.to_owned(), showing.clone());
        let does = Callback::from(move |()| pictures::save(boards(&name, &showing), form));
        Item { icon, label, kind: Kind::Does(does) }
    };
    let asks = on_stretch.reform(|()| true);
    let items = vec![
        item("icon-board", words.picture_svg(), Form::Svg),
        item("icon-board", words.picture_png(), Form::Png),
        item("icon-play", words.picture_gif(), Form::Gif),
        Item { icon: "icon-play", label: words.picture_stretch(), kind: Kind::Does(asks) },
    ];
    Group { heading: Some(words.pictures()), items }
}

/// The item that copies the link to a moment; that of an incident of one's own holds the incident.
fn copied_link(props: &PlayerProps, step: usize) -> Item {
    let PlayerProps { shared, scenario, variant, .. } = props;
    let held = own::carried(&[scenario.id.as_str()]);
    let (page, label) = if held.is_empty() {
        (Route::moment(&scenario.id, &variant.id, step), shared.language.player().copy_link())
    } else {
        (Route::incident(&scenario.id, &variant.id), shared.language.own().share())
    };
    let address = address::address_of_hash(&with_query(&page, &held));
    Item { icon: "icon-link", label, kind: Kind::Copies(address) }
}

/// The controls of the board by which the open question can be answered.
pub(crate) fn answering_seat(
    square: UseStateHandle<Square>,
    ruling_form: &UseReducerHandle<RulingForm>,
) -> Seat {
    let does = |action: fn(Square) -> RulingFormAction| {
        let ruling_form = ruling_form.clone();
        Callback::from(move |square| ruling_form.dispatch(action(square)))
    };
    Seat {
        square,
        on_square: does(RulingFormAction::Square),
        on_enter: does(RulingFormAction::Enter),
        on_leave: Callback::from(|()| browser::focus("replay-play")),
    }
}

/// The callback that carries out the commands of the keys.
fn orders(
    props: &PlayerProps,
    playback: &UseReducerHandle<Playback>,
    view: &UseStateHandle<View>,
) -> Callback<Command> {
    let (playback, view) = (playback.clone(), view.clone());
    let props = props.clone();
    Callback::from(move |order: Command| match order {
        Command::Replay(action) => playback.dispatch(action),
        Command::Flip => view.set(view.flipped()),
        Command::Help => browser::turn_dialog(keys::DIALOG),
        Command::Variant(by) => {
            if let Some(there) = variant_beside(&props, by) {
                address::go_to_hash(&props.queue.hash_at(&props.scenario.id, &there.id));
            }
        }
    })
}

/// Another variant of the scenario; `None` in a run, which has an order of its own.
fn variant_beside(props: &PlayerProps, by: isize) -> Option<&Variant> {
    let PlayerProps { scenario, variant, queue, .. } = props;
    let index = scenario.variants.iter().position(|one| one.id == variant.id)?;
    let beside = scenario.variants.get(index.checked_add_signed(by)?);
    beside.filter(|_| queue.run().is_none())
}

/// The queue, then the title; below it the event and the label of the variant.
fn head(props: &PlayerProps, position: Option<&QueuePosition>) -> Html {
    let PlayerProps { shared, scenario, variant, .. } = props;
    let language = shared.language;
    let event = scenario.event.as_ref().map(|event| format!("{} · ", language.of(event)));
    html! {
        <div class="player-head">
            { line(props, position) }
            <h1>{ language.said(&scenario.title) }</h1>
            <p>{ event }{ language.said(&variant.label) }</p>
            { laws_line(props) }
        </div>
    }
}

/// The act shown, or the one pointed at on the strip, in a sentence.
fn caption(showing: &ReplayView, step: usize) -> Html {
    let act = showing.replay.act_at(step);
    let is_unseen = act.is_some_and(|act| !act.sight.is_seen());
    let place = act.map(|_| (step, showing.playback.limit()));
    player::caption(showing.sentence_at(step), place, is_unseen)
}
