//! What the room sees: board and clocks large, and beside them what the stage tells, nothing else.

mod clocks;
mod paper;

use std::rc::Rc;

use acconcio_core::story::IncidentName;
use acconcio_core::whatif::Change;
use shakmaty::{Color, Square};
use yew::prelude::*;

use super::case::Case;
use crate::browser;
use crate::components::board::overlay::Overlay;
use crate::components::board::view::View;
use crate::components::board::{Seat, Surface, surface_board};
use crate::language::Language;
use crate::present::{Curtain, Scene, Side, Stage};
use crate::whatif::WhatIf;
use clocks::clocks;
use paper::paper;

/// The id of what stands beside the board.
pub(super) const PAPER: &str = "room-paper";

/// What the room is shown.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct RoomProps {
    pub(super) language: Language,
    pub(super) scene: Scene,
    pub(super) case: Rc<Case>,
    /// The incident with facts turned, in the last stage.
    pub(super) what_if: Option<Rc<WhatIf>>,
}

/// The incident with facts turned, where the scene has come so far.
#[hook]
pub(super) fn use_what_if(case: Option<&Rc<Case>>, scene: &Scene) -> Option<Rc<WhatIf>> {
    let is_open = scene.stage == Stage::WhatIf;
    let case = case.filter(|case| case.variant.id == scene.item.variant && is_open).cloned();
    let key: (bool, IncidentName, Vec<Change>) =
        (case.is_some(), scene.item.clone(), scene.changes.clone());
    let opened = use_memo((key.0, key.1.clone()), |_| {
        case.as_ref().and_then(|case| WhatIf::open(&case.variant)).map(Rc::new)
    });
    let turned = use_memo(key, |(_, _, changes)| {
        (*opened).as_ref().map(|opened| Rc::new(opened.with_changes(changes)))
    });
    (*turned).clone()
}

/// What the room sees.
#[component]
pub(super) fn Room(props: &RoomProps) -> Html {
    let RoomProps { language, scene, case, what_if } = props;
    let language = *language;
    let words = language.present();
    let square = use_state_eq(|| Square::E1);
    use_effect_with((scene.stage, scene.item.clone(), scene.zoom), |(stage, ..)| {
        // What was added last is read first.
        if matches!(stage, Stage::Film(_) | Stage::Reasons(_)) {
            browser::scroll_to_end(PAPER);
        }
    });
    let turned = use_memo((case.clone(), what_if.clone()), |(case, what_if)| {
        let what_if = what_if.as_ref().filter(|what_if| what_if.is_changed())?;
        case.turned(what_if).map(Rc::new)
    });
    let curtain = match scene.curtain {
        Curtain::Open => None,
        Curtain::Black => Some(("is-black", words.is_black)),
        Curtain::Paper => Some(("is-paper", words.is_paper)),
    };
    let shown = (*turned).as_ref().unwrap_or(case);
    let class = format!("room zoom-{}", scene.zoom.step());
    html! {
        <div {class}>
            if let Some((class, said)) = curtain {
                <div key="curtain" class={classes!("room-curtain", class)}><p class="visually-hidden">{ said }</p></div>
            } else {
                <div key="sheet" class="room-sheet">
                    <div class="room-board">{ board(language, scene, shown, square) }</div>
                    <div class="room-side">
                        <p class="room-head">
                            <span>{ language.incident_of(scene.place) }</span>
                            <span class="room-laws">{ language.laws_of(&shown.variant.incident) }</span>
                        </p>
                        { clocks(language, shown, step_of(scene, shown), view_of(scene.side)) }
                        // What is longer than the window is scrolled, also by keyboard.
                        <div key={format!("{:?}", scene.stage.part())} class="room-paper" id={PAPER} tabindex="0" role="group"
                            aria-label={language.part_shown(scene.stage.part())}>
                            { paper(props, shown) }
                        </div>
                    </div>
                </div>
            }
        </div>
    }
}

/// How many acts are shown; from the first question on, all that lead to the decision.
fn step_of(scene: &Scene, case: &Case) -> usize {
    match scene.stage {
        Stage::Film(step) => step.min(case.film.decision),
        Stage::Question(_) | Stage::Ruling | Stage::Reasons(_) | Stage::WhatIf => {
            case.film.decision
        }
    }
}

const fn view_of(side: Side) -> View {
    match side {
        Side::White => View { bottom: Color::White },
        Side::Black => View { bottom: Color::Black },
    }
}

/// The board; what the ruling makes of it only once it is told.
fn board(language: Language, scene: &Scene, case: &Case, square: UseStateHandle<Square>) -> Html {
    let step = step_of(scene, case);
    let Some(standing) = case.film.standings.get(step) else { return html! {} };
    let overlay = if scene.stage.tells_the_ruling() { case.overlay() } else { Overlay::default() };
    let held = standing.hands.iter().map(|grip| (grip.square, grip.player)).collect();
    let surface = Surface {
        language,
        label: language.player().board,
        name: "square",
        board: &standing.board,
        held,
        remarks: Vec::new(),
        view: view_of(scene.side),
    };
    let seat = Seat::to_look(square, Callback::noop());
    surface_board(&surface, &case.film.reel, step, &overlay, &seat)
}
