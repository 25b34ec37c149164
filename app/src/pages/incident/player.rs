//! The stage with board, clock and film strip; beside it the story and the ruling.

use std::rc::Rc;

use acconcio_core::digest::Index;
use acconcio_core::story::{Catalogue, Courses, Story, Variant};
use shakmaty::Square;
use yew::prelude::*;

use super::card::card;
use super::hooks::{
    Growth, use_addressed_step, use_growth, use_kept_papers, use_kept_place, use_recorded_verdict,
    use_steps, use_timer,
};
use super::keyboard::{Order, use_keys};
use super::line::line;
use super::table::table;
use crate::app::Shared;
use crate::browser;
use crate::components::board::Seat;
use crate::components::board::overlay::Overlay;
use crate::components::board::view::View;
use crate::components::controls::controls;
use crate::components::desk::WhatIfSection;
use crate::components::icon::icon;
use crate::components::keys;
use crate::components::showing::Showing;
use crate::components::strip::strip;
use crate::desk::{Desk, DeskAction, Phase};
use crate::film::Film;
use crate::language::Language;
use crate::mate::Question;
use crate::playback::{Action, Playback};
use crate::review::{Today, today};
use crate::session::Which;
use crate::shelf::{Shelf, Stop};
use crate::thread::{Purpose, Thread, Way};

/// What the player needs.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct PlayerProps {
    pub(super) shared: Shared,
    pub(super) catalogue: Rc<Catalogue>,
    /// The courses, where it belongs to one and they are here.
    pub(super) courses: Option<Rc<Courses>>,
    pub(super) story: Rc<Story>,
    pub(super) variant: Rc<Variant>,
    pub(super) film: Rc<Film>,
    /// What is known about the incidents, where the thread asks for it and it is here.
    pub(super) index: Option<Rc<Index>>,
    /// How many acts the address asks for.
    pub(super) step: usize,
    /// What it is looked at for.
    pub(super) thread: Thread,
}

impl PlayerProps {
    /// What the thread goes through.
    pub(super) fn shelf(&self) -> Shelf<'_> {
        Shelf {
            catalogue: &self.catalogue,
            courses: self.courses.as_deref(),
            index: self.index.as_deref(),
            review: None,
            progress: self.shared.progress.progress(),
            language: self.shared.language,
        }
    }

    /// The incident in the session of the page.
    pub(super) fn which(&self) -> Which {
        Which { story: self.story.id.clone(), variant: self.variant.id.clone() }
    }

    /// The incident on the thread.
    pub(super) fn here(&self) -> Stop<'_> {
        Stop { story: &self.story.id, variant: &self.variant.id }
    }
}

/// The player.
#[component]
pub(super) fn Player(props: &PlayerProps) -> Html {
    let PlayerProps { shared, story, variant, film, .. } = props;
    let language = shared.language;
    let playback = {
        let (decision, epilogue) = (film.decision, film.acts.len() - film.decision);
        let step = props.step;
        use_reducer(move || Playback::open(decision, epilogue, step))
    };
    let (desk, kept) = use_kept_papers(props);
    let view = use_state_eq(|| View::FROM_WHITE);
    let square = use_state_eq(|| Square::A1);
    let pointed = use_state_eq(|| None::<usize>);
    let spoken = use_state_eq(String::new);
    let showing = Showing {
        language,
        story: story.clone(),
        film: film.clone(),
        playback: playback.clone(),
        view: *view,
        told: Rc::new(told(language, film, story)),
    };
    use_timer(&playback, &shared.settings);
    use_steps(&showing, variant, &pointed, &spoken);
    use_addressed_step(&playback, story, variant);
    use_recorded_verdict(props, &desk, &playback);
    use_kept_place(props, &playback);
    let way = use_way(props);
    let order = orders(props, &playback, &view);
    let single_keys = shared.settings.single_keys;
    use_keys(order.clone(), single_keys);
    let overlay = if playback.is_at_decision() { desk.overlay() } else { Overlay::default() };
    let grown = use_growth();
    let class =
        classes!("player", phase_class(&desk), overlay.is_answering.then_some("is-on-board"));
    let on_flip = order.reform(|()| Order::Flip);
    let on_critical = replay(&playback, &desk);
    let captioned = (*pointed).unwrap_or(playback.step);
    let on_point = Callback::from(move |step| pointed.set(step));
    html! {
        <main id="content" {class} tabindex="-1" aria-busy={(grown < Growth::Whole).then_some("true")}>
            { head(props, &way) }
            <section class="stage" id="stage" aria-label={language.player().film}>
                if grown >= Growth::Board {
                    { table(&showing, &overlay, &answering_seat(square, &desk)) }
                    { caption(&showing, captioned) }
                }
                if grown >= Growth::Stage {
                    { strip(&showing.telling(), &[], &on_point) }
                    { controls(&showing, &shared.settings, on_critical, &on_flip, still_mate(&showing, variant)) }
                }
            </section>
            if grown >= Growth::Whole { { card(props, &showing, &desk, &way) } }
            if matches!(desk.phase(), Phase::Judged(_)) {
                <WhatIfSection {language} variant={variant.clone()} kept={kept.what_if} on_turned={kept.on_turned} />
            }
            <p class="visually-hidden" aria-live="polite">{ (*spoken).clone() }</p>
            { keys::keys(language, single_keys, None) }
        </main>
    }
}

/// The address that asks whether a side can still mate in the position shown.
fn still_mate(showing: &Showing, variant: &Variant) -> String {
    let standings = &showing.film.standings;
    let shown = &standings[..=showing.playback.step.min(standings.len() - 1)];
    Question::of_film(&variant.incident.start, shown).to_hash()
}

fn phase_class(desk: &Desk) -> &'static str {
    match desk.phase() {
        Phase::Waiting => "is-watching",
        Phase::Asking => "is-asking",
        Phase::Judged(_) => "is-judged",
    }
}

/// Shows the turn that is ruled on again. Which one it is, the ruling tells.
pub(super) fn replay(
    playback: &UseReducerHandle<Playback>,
    desk: &UseReducerHandle<Desk>,
) -> Callback<()> {
    let (playback, desk) = (playback.clone(), desk.clone());
    Callback::from(move |()| {
        let first_act = desk.dossier().map_or(0, |dossier| dossier.ruling.subject.first_act);
        playback.dispatch(Action::Replay(first_act));
    })
}

/// Every act as a sentence.
pub(in crate::pages) fn told(language: Language, film: &Film, story: &Story) -> Vec<String> {
    let acts = film.acts.iter().zip(&film.standings);
    acts.map(|(act, before)| language.act_sentence(act, before, story.players.as_ref())).collect()
}

/// A seat at the board on which the open question can be answered.
pub(in crate::pages) fn answering_seat(
    square: UseStateHandle<Square>,
    desk: &UseReducerHandle<Desk>,
) -> Seat {
    let does = |action: fn(Square) -> DeskAction| {
        let desk = desk.clone();
        Callback::from(move |square| desk.dispatch(action(square)))
    };
    Seat {
        square,
        on_square: does(DeskAction::Square),
        on_enter: does(DeskAction::Enter),
        on_leave: Callback::from(|()| browser::focus("film-play")),
    }
}

/// What the keys do.
fn orders(
    props: &PlayerProps,
    playback: &UseReducerHandle<Playback>,
    view: &UseStateHandle<View>,
) -> Callback<Order> {
    let (playback, view) = (playback.clone(), view.clone());
    let props = props.clone();
    Callback::from(move |order: Order| match order {
        Order::Film(action) => playback.dispatch(action),
        Order::Flip => view.set(view.flipped()),
        Order::Help => browser::turn_dialog(keys::DIALOG),
        Order::Variant(by) => {
            if let Some(there) = variant_beside(&props, by) {
                browser::go_to_hash(&props.thread.hash_at(&props.story.id, &there.id));
            }
        }
    })
}

/// Another variant of the story; none in a run, which has an order of its own.
fn variant_beside(props: &PlayerProps, by: isize) -> Option<&Variant> {
    let PlayerProps { story, variant, thread, .. } = props;
    let index = story.variants.iter().position(|one| one.id == variant.id)?;
    let beside = story.variants.get(index.checked_add_signed(by)?);
    beside.filter(|_| thread.run().is_none())
}

/// Where the thread leads from here; worked out anew when something was recorded or has arrived.
#[hook]
pub(super) fn use_way(props: &PlayerProps) -> Rc<Way> {
    let recorded = props.shared.progress.progress().len();
    let arrived = (props.courses.is_some(), props.index.is_some());
    let props = props.clone();
    use_memo((recorded, arrived, props.shared.language), move |_| {
        let review = match &props.thread.purpose {
            Purpose::Review => Some(todays_review(&props)),
            Purpose::List
            | Purpose::Course(_)
            | Purpose::Continuous(_)
            | Purpose::SuddenDeath(_)
            | Purpose::Intervene(_)
            | Purpose::Mistakes => None,
        };
        let shelf = Shelf { review: review.as_ref(), ..props.shelf() };
        props.thread.way(&shelf, props.here())
    })
}

fn todays_review(props: &PlayerProps) -> Today {
    let PlayerProps { shared, catalogue, .. } = props;
    let (progress, plan) = (shared.progress.progress(), shared.progress.plan());
    today(progress, plan, &catalogue.cards, browser::here_and_now())
}

/// The thread, then the title; below it where it happened, and which variant this is.
fn head(props: &PlayerProps, way: &Way) -> Html {
    let PlayerProps { shared, story, variant, .. } = props;
    let language = shared.language;
    let event = story.event.as_ref().map(|event| format!("{} · ", language.of(event)));
    html! {
        <div class="player-head">
            { line(props, way) }
            <h1>{ language.of(&story.title).to_owned() }</h1>
            <p>{ event }{ language.of(&variant.label).to_owned() }</p>
        </div>
    }
}

/// The act shown, or the one pointed at on the strip, in a sentence.
fn caption(showing: &Showing, step: usize) -> Html {
    let film = &showing.film;
    let told = showing.told_at(step).to_owned();
    let Some(act) = film.act_at(step) else {
        return html! { <p class="caption"><span class="caption-told">{ told }</span></p> };
    };
    let sight = (!act.sight.is_seen()).then_some("is-unseen");
    html! {
        <p class={classes!("caption", sight)}>
            <span class="caption-place">{ format!("{step}/{}", film.decision.max(step)) }</span>
            <span class="caption-told">
                { told }
                if sight.is_some() { { " " }{ icon("mark-eye-struck") } }
            </span>
        </p>
    }
}
