//! An item of an exam: its facts, its replay and the form, without anything that reveals the answer.

use std::rc::Rc;

use acconcio_training::grading::{Answer, Question};
use acconcio_training::scenario::{PlayersNamed, Provenance, Scenario, Text, Variant};
use shakmaty::Square;
use yew::prelude::*;

use crate::features::incident::hooks::{use_heard, use_steps, use_timer};
use crate::features::incident::keyboard::{replay_key, use_orders};
use crate::features::incident::player::answering_seat;
use crate::features::incident::ruling_form::action::RulingFormAction;
use crate::features::incident::ruling_form::form::RulingForm;
use crate::features::incident::ruling_form::phase::Phase;
use crate::features::incident::ruling_form::terms::Terms;
use crate::features::incident::ruling_section::RulingSection;
use crate::features::incident::table::{caption, table};
use crate::features::print::sheet::circumstances;
use crate::profile::settings::Switch;
use crate::profile::shared::Shared;
use crate::replay::Replay;
use crate::replay::playback::{Action, Playback};
use crate::ui::board::overlay::Overlay;
use crate::ui::controls::{controls, moments, sounds, speeds};
use crate::ui::icon::icon;
use crate::ui::menu::Group;
use crate::ui::showing::{ReplayView, use_sentences};
use crate::ui::strip::strip;
use crate::ui::timeline::timeline;
use crate::ui::view::View;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ItemProps {
    pub(crate) shared: Shared,
    pub(crate) variant: Variant,
    pub(crate) players: Option<PlayersNamed>,
    /// The questions asked about it.
    pub(crate) asked: Vec<Question>,
    /// The answer given so far.
    pub(crate) answer: Answer,
    pub(crate) on_answer: Callback<Answer>,
}

/// The replay of an item, with the ruling form.
#[component]
pub(crate) fn ItemForm(props: &ItemProps) -> Html {
    let replay = use_memo((), |()| Replay::of(&props.variant).ok().map(Rc::new));
    // An item on a paper has been adjudicated before, so its replay can be made.
    let Some(replay) = (*replay).clone() else { return html! {} };
    html! { <PlayedItem item={props.clone()} {replay} /> }
}

#[derive(Clone, PartialEq, Properties)]
struct PlayedProps {
    item: ItemProps,
    replay: Rc<Replay>,
}

#[component]
fn PlayedItem(props: &PlayedProps) -> Html {
    let PlayedProps { item, replay } = props;
    let ItemProps { shared, variant, players, asked, answer, .. } = item;
    let language = shared.language;
    let decision = replay.decision;
    let playback = use_reducer(move || Playback::open(decision, 0, 0));
    let ruling_form = {
        let (variant, answer, asked) = (Rc::new(variant.clone()), answer.clone(), asked.clone());
        use_reducer(move || RulingForm::resumed(variant, answer, &asked))
    };
    let view = use_state_eq(|| View::FROM_WHITE);
    let square = use_state_eq(|| Square::A1);
    let pointed = use_state_eq(|| None::<usize>);
    let scenario = use_memo((), |()| names_alone(players.clone()));
    let showing = ReplayView {
        language,
        sentences: use_sentences(language, replay),
        scenario,
        replay: replay.clone(),
        playback: playback.clone(),
        view: *view,
    };
    use_timer(&playback, &shared.settings);
    use_heard(&showing, &shared.settings, &ruling_form);
    let spoken = use_steps(&showing, &pointed);
    use_answers(item, &ruling_form);
    let on_replay = {
        let playback = playback.dispatcher();
        Callback::from(move |action: Action| playback.dispatch(action))
    };
    use_orders(on_replay, shared.settings.single_keys, |key, _| replay_key(key));
    let overlay =
        if playback.is_at_decision() { ruling_form.overlay() } else { Overlay::default() };
    let seat = answering_seat(square, &ruling_form);
    let captioned = (*pointed).unwrap_or(playback.step);
    let on_point = Callback::from(move |step| pointed.set(step));
    let class = classes!("player", "exam-item", overlay.is_answering.then_some("is-on-board"));
    html! {
        <div {class}>
            <section class="stage" id="stage" aria-label={language.player().replay()}>
                { table(&showing, &overlay, &seat) }
                { caption(&showing, captioned) }
                { controls(language, &playback, strip(&showing.act_list(), &[], &on_point), menu(shared.clone(), playback.clone(), view)) }
            </section>
            { papers(item, &showing, &ruling_form) }
            { spoken }
        </div>
    }
}

/// The menu of the replay.
fn menu(
    shared: Shared,
    playback: UseReducerHandle<Playback>,
    view: UseStateHandle<View>,
) -> Callback<(), Vec<Group>> {
    Callback::from(move |()| {
        let language = shared.language;
        let view = view.clone();
        let on_flip = Callback::from(move |()| view.set(view.flipped()));
        vec![
            moments(language, &playback, None, on_flip),
            speeds(language, &shared.settings),
            Group { heading: None, items: vec![sounds(language, &shared.settings)] },
        ]
    })
}

/// The parts beside the board: the facts, the form, and the replay in words.
fn papers(
    item: &ItemProps,
    showing: &ReplayView,
    ruling_form: &UseReducerHandle<RulingForm>,
) -> Html {
    let language = showing.language;
    html! {
        <div class="papers">
            { circumstances(language, &item.variant.incident) }
            { form(item, showing, ruling_form) }
            <details class="fold">
                <summary>{ language.player().scenario_so_far() }</summary>
                { timeline(&showing.act_list()) }
            </details>
        </div>
    }
}

/// The form, or the button that begins it.
fn form(
    item: &ItemProps,
    showing: &ReplayView,
    ruling_form: &UseReducerHandle<RulingForm>,
) -> Html {
    let ItemProps { shared, players, .. } = item;
    let words = showing.language.player();
    if *ruling_form.phase() == Phase::Waiting {
        let begin = {
            let ruling_form = ruling_form.clone();
            Callback::from(move |_: MouseEvent| ruling_form.dispatch(RulingFormAction::Begin))
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
                <button type="button" class="button primary" {onclick}>{ icon("mark-gavel") }{ words.rule() }</button>
            </div>
        };
    }
    let terms = Terms {
        help: Switch::Off,
        single_keys: shared.settings.single_keys,
        certainty: Switch::Off,
        ruling: Switch::Off,
    };
    let nowhere = Callback::noop();
    html! {
        <RulingSection ruling_form={ruling_form.clone()} {terms} players={players.clone()} next="" on_next={nowhere.clone()}
            on_play_again={nowhere.clone()} on_epilogue={nowhere} has_epilogue={false} />
    }
}

/// Reports every answer at once.
#[hook]
fn use_answers(item: &ItemProps, ruling_form: &UseReducerHandle<RulingForm>) {
    let (before, on_answer) = (item.answer.clone(), item.on_answer.clone());
    use_effect_with(ruling_form.answer().clone(), move |answer| {
        if *answer != before {
            on_answer.emit(answer.clone());
        }
    });
}

/// A scenario that contains nothing but the names of the players.
fn names_alone(players: Option<PlayersNamed>) -> Scenario {
    let nothing = || Text::default();
    Scenario {
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
