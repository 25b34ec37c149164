//! The game before the replay: its moves, a board to step through them, and the saved occurrences.

use std::rc::Rc;

use acconcio_part::part;
use acconcio_training::scenario::IncidentName;
use shakmaty::Position;
use yew::prelude::*;

use super::occurrence::{OccurrenceList, Signs};
use super::side_by_side::{HEADING, to_move};
use super::small_board::small_board;
use crate::features::incident::ruling_form::form::RulingForm;
use crate::features::incident::ruling_form::phase::Phase;
use crate::features::incident::session;
use crate::features::incident::walk::{Walk, WalkAction};
use crate::language::{Group, Language};
use crate::platform::browser;
use crate::ui::icon::icon;
use crate::ui::lazy::{Arrived, Lazy};

/// The properties of the section.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct GameWalkProps {
    pub(crate) language: Language,
    pub(crate) ruling_form: UseReducerHandle<RulingForm>,
    /// The incident of the game.
    pub(crate) name: IncidentName,
}

impl Lazy for GameWalkProps {
    const TEXTS: Group = Group::Incident;

    fn fetch() -> impl Future<Output = Arrived<GameWalkProps>> {
        fetch_game_walk()
    }
}

#[part(ruled)]
fn fetch_game_walk() -> Arrived<GameWalkProps> {
    Ok(|props| html! { <GameWalk ..props /> })
}

/// The moves of the game before the replay, where they are recorded; once the ruling was given, up to
/// the position that decides.
#[component]
fn GameWalk(props: &GameWalkProps) -> Html {
    let GameWalkProps { language, ruling_form, name } = props;
    let incident = &ruling_form.variant().incident;
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
    let Some(occurrence_list) = occurrence_list else { return html! {} };
    let (language, occurrence_list, name) = (*language, Rc::new(occurrence_list), name.clone());
    html! { <GameStepper {language} {occurrence_list} {stage} {name} /> }
}

/// The properties of the stepper.
#[derive(Clone, PartialEq, Properties)]
struct GameStepperProps {
    language: Language,
    /// The game, as far as it may be shown by now.
    occurrence_list: Rc<OccurrenceList>,
    /// Whether the ruling has been given, and what it turns on.
    stage: Stage,
    /// The incident of the game.
    name: IncidentName,
}

/// The stage of the ruling on the incident.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// The ruling has not been given.
    BeforeTheRuling,
    /// The ruling has been given, and does not turn on a repetition.
    Ruled,
    /// The ruling has been given, and shows the occurrences that decide.
    TurnsOnRepetition,
}

/// The fold with the game.
#[component]
fn GameStepper(props: &GameStepperProps) -> Html {
    let GameStepperProps { language, occurrence_list, stage, name } = props;
    let words = language.occurrences();
    let last = occurrence_list.asked();
    let walk = use_reducer(|| {
        let kept = session::with(|session| session.walk(name));
        kept.unwrap_or(Walk { ply: last, ..Walk::default() })
    });
    use_effect_with((name.clone(), walk.clone()), |(name, walk)| {
        session::with(|session| session.keep_walk(name, (**walk).clone()));
    });
    let ply = walk.ply.min(last);
    let Some(position) = occurrence_list.position(ply) else { return html! {} };
    let on = |action: WalkAction| {
        let walk = walk.clone();
        Callback::from(move |_: MouseEvent| walk.dispatch(action))
    };
    let occurrence = {
        let walk = walk.clone();
        // The game may end earlier now than the ply shown before.
        Callback::from(move |_: MouseEvent| {
            walk.dispatch(WalkAction::To(ply));
            walk.dispatch(WalkAction::Occurrence);
        })
    };
    let on_compare = Callback::from(|_: MouseEvent| {
        browser::focus(HEADING);
        browser::show_element(HEADING);
    });
    let finding_text = walk.last.map(|ply| finding_text(*language, occurrence_list, *stage, ply));
    html! {
        <details class="fold game-walk">
            <summary>{ words.game() }</summary>
            <p>{ words.game_lead() }</p>
            <div class="game-walk-table">
                <div>
                    { small_board(position.board(), &Signs::default(), language.men(position.board())) }
                    <p>{ at(*language, occurrence_list, ply) }{ ". " }{ to_move(*language, position) }</p>
                </div>
                <div>
                    { steps(*language, ply, last, &on) }
                    <button type="button" class="button" onclick={occurrence}>{ icon("icon-board") }{ words.occurrence() }</button>
                    <p class="game-walk-text" role="status">{ finding_text }</p>
                    { moves(*language, occurrence_list, ply, &on) }
                </div>
            </div>
            { taken(*language, occurrence_list, *stage, &walk, &on) }
            if *stage == Stage::TurnsOnRepetition {
                <button type="button" class="button small" onclick={on_compare}>{ words.side_by_side() }</button>
            }
        </details>
    }
}

/// The result of comparing an occurrence; before the ruling only that it was saved.
fn finding_text(
    language: Language,
    occurrence_list: &OccurrenceList,
    stage: Stage,
    ply: usize,
) -> String {
    match stage {
        Stage::BeforeTheRuling => language.occurrences().recorded().to_owned(),
        Stage::Ruled | Stage::TurnsOnRepetition => language.finding(&occurrence_list.finding(ply)),
    }
}

fn at(language: Language, occurrence_list: &OccurrenceList, ply: usize) -> String {
    let words = language.occurrences();
    match ply {
        0 => words.no_move().to_owned(),
        _ => language.taken_at(occurrence_list.arisen(ply)),
    }
}

fn steps(
    language: Language,
    ply: usize,
    last: usize,
    on: &dyn Fn(WalkAction) -> Callback<MouseEvent>,
) -> Html {
    let (words, moves) = (language.player(), language.occurrences());
    let button = |name: &'static str, label: &'static str, to: usize| {
        let idle = (to == ply).then_some("true");
        html! {
            <button type="button" class="control" title={label} aria-label={label} aria-disabled={idle}
                onclick={on(WalkAction::To(to))}>{ icon(name) }</button>
        }
    };
    html! {
        <div class="controls-replay" role="toolbar" aria-label={moves.game()}>
            { button("icon-first", words.first(), 0) }
            { button("icon-previous", moves.back(), ply.saturating_sub(1)) }
            { button("icon-next", moves.on(), (ply + 1).min(last)) }
            { button("icon-last", words.to_end(), last) }
        </div>
    }
}

/// The moves with their numbers, each a button that shows the position after it.
fn moves(
    language: Language,
    occurrence_list: &OccurrenceList,
    ply: usize,
    on: &dyn Fn(WalkAction) -> Callback<MouseEvent>,
) -> Html {
    let Some(start) = occurrence_list.start() else { return html! {} };
    let numbered = language.numbered(start, occurrence_list.moves());
    let one = |(index, (number, san)): (usize, (Option<String>, String))| {
        let current = (index + 1 == ply).then_some("step");
        html! {
            <li key={index}>
                { number.unwrap_or_default() }
                <button type="button" aria-current={current} onclick={on(WalkAction::To(index + 1))}>{ san }</button>
            </li>
        }
    };
    html! {
        <ol class="move-list" aria-label={language.occurrences().moves()}>{ for numbered.into_iter().enumerate().map(one) }</ol>
    }
}

/// The occurrences saved so far, each with the result of its comparison once the ruling is given.
fn taken(
    language: Language,
    occurrence_list: &OccurrenceList,
    stage: Stage,
    walk: &Walk,
    on: &dyn Fn(WalkAction) -> Callback<MouseEvent>,
) -> Html {
    let words = language.occurrences();
    let one = |ply: usize| {
        let position = occurrence_list.position(ply)?;
        let arisen = occurrence_list.arisen(ply);
        let label = language.discard_occurrence(arisen);
        let worth = match stage {
            Stage::BeforeTheRuling => None,
            Stage::Ruled | Stage::TurnsOnRepetition => {
                Some(language.finding(&occurrence_list.finding(ply)))
            }
        };
        Some(html! {
            <li key={ply} class="photograph">
                { small_board(position.board(), &Signs::default(), language.men(position.board())) }
                <span>{ at(language, occurrence_list, ply) }</span>
                { to_move(language, position) }
                if let Some(worth) = worth { <span>{ worth }</span> }
                <button type="button" class="control" title={label.clone()} aria-label={label}
                    onclick={on(WalkAction::Discard(ply))}>{ icon("icon-cross") }</button>
            </li>
        })
    };
    if walk.taken.is_empty() {
        return html! {};
    }
    html! {
        <>
            <h3>{ words.taken() }</h3>
            <ol class="photograph-row">{ for walk.taken.iter().filter_map(|ply| one(*ply)) }</ol>
        </>
    }
}
