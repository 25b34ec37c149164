//! The audience's view: board and clocks large, and beside them the texts of the stage.

pub(crate) mod clocks;
pub(crate) mod panel;

use std::rc::Rc;

use acconcio_adjudication::incident::PerPlayer;
use acconcio_training::scenario::IncidentName;
use acconcio_training::whatif::Change;
use shakmaty::Square;
use yew::prelude::*;

use super::presented::PresentedIncident;
use super::scene::{Blanking, Scene};
use super::stage::Stage;
use crate::features::incident::what_if::WhatIf;
use crate::language::Language;
use crate::platform::browser;
use crate::platform::browser::ScrollFrom;
use crate::platform::player_color::PlayerColor;
use crate::replay::piece_state::PieceState;
use crate::ui::board::overlay::Overlay;
use crate::ui::board::{Seat, Surface, surface_board};
use crate::ui::view::View;
use clocks::clocks;
use panel::paper;

/// The id of the panel beside the board.
pub(crate) const PAPER: &str = "audience-paper";

/// The properties of the view.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct AudienceViewProps {
    pub(crate) language: Language,
    pub(crate) scene: Scene,
    pub(crate) presented: Rc<PresentedIncident>,
    /// The incident with its changes, in the last stage.
    pub(crate) what_if: Option<Rc<WhatIf>>,
}

/// The incident with its changes, once the scene has reached the last stage.
#[hook]
pub(crate) fn use_what_if(
    presented: Option<&Rc<PresentedIncident>>,
    scene: &Scene,
) -> Option<Rc<WhatIf>> {
    let is_open = scene.stage == Stage::WhatIf;
    let presented = presented
        .filter(|presented| presented.variant.id == scene.item.variant && is_open)
        .cloned();
    let key: (bool, IncidentName, Vec<Change>) =
        (presented.is_some(), scene.item.clone(), scene.changes.clone());
    let opened = use_memo((key.0, key.1.clone()), |_| {
        presented.as_ref().and_then(|presented| WhatIf::open(&presented.variant)).map(Rc::new)
    });
    let turned = use_memo(key, |(_, _, changes)| {
        (*opened).as_ref().map(|opened| Rc::new(opened.with_changes(changes)))
    });
    (*turned).clone()
}

/// The audience's view.
#[component]
pub(crate) fn AudienceView(props: &AudienceViewProps) -> Html {
    let AudienceViewProps { language, scene, presented, what_if } = props;
    let language = *language;
    let words = language.present();
    let square = use_state_eq(|| Square::E1);
    let place = (scene.stage, scene.item.clone(), scene.zoom, scene.scrolled);
    use_effect_with(place, |(stage, _, _, scrolled)| {
        // What has been added last is in view.
        let grows = matches!(stage, Stage::Replay(_) | Stage::Reasons(_));
        let from = if grows { ScrollFrom::End } else { ScrollFrom::Top };
        browser::scroll_windows(PAPER, from, scrolled.windows());
    });
    let turned = use_memo((presented.clone(), what_if.clone()), |(presented, what_if)| {
        let what_if = what_if.as_ref().filter(|what_if| what_if.is_changed())?;
        presented.turned(what_if).map(Rc::new)
    });
    let blanking = match scene.blanking {
        Blanking::Open => None,
        Blanking::Black => Some(("is-black", words.is_black())),
        Blanking::Paper => Some(("is-paper", words.is_paper())),
    };
    let shown = (*turned).as_ref().unwrap_or(presented);
    let class = format!("audience-view zoom-{}", scene.zoom.step());
    html! {
        <div {class}>
            if let Some((class, said)) = blanking {
                <div key="blank" class={classes!("audience-blank", class)}><p class="visually-hidden">{ said }</p></div>
            } else {
                <div key="sheet" class="audience-sheet">
                    <div class="audience-board">{ board(language, scene, shown, square) }</div>
                    <div class="audience-side">
                        <p class="audience-head">
                            <span>{ language.incident_of(scene.place) }</span>
                            <span class="audience-laws">{ language.laws_of(&shown.variant.incident) }</span>
                        </p>
                        { clocks(language, shown, step_of(scene, shown), (view_of(scene.side), times(scene, shown))) }
                        // A panel longer than the window can be scrolled, also by keyboard.
                        <div key={format!("{:?}", scene.stage.section())} class="audience-paper" id={PAPER} tabindex="0" role="group"
                            aria-label={language.section_shown(scene.stage.section())}>
                            { paper(props, shown) }
                        </div>
                    </div>
                </div>
            }
        </div>
    }
}

/// The number of acts shown; from the first question on, all that lead to the decision.
fn step_of(scene: &Scene, presented: &PresentedIncident) -> usize {
    match scene.stage {
        Stage::Replay(step) => step.min(presented.replay.decision),
        Stage::Question(_) | Stage::Ruling | Stage::Reasons(_) | Stage::WhatIf => {
            presented.replay.decision
        }
    }
}

/// The times that the ruling sets, once it is shown.
fn times(scene: &Scene, presented: &PresentedIncident) -> Option<PerPlayer<u32>> {
    scene.stage.shows_the_ruling().then(|| presented.overlay().times).flatten()
}

fn view_of(side: PlayerColor) -> View {
    View { bottom: side.into() }
}

/// The board; the marks of the ruling appear only once it is shown.
fn board(
    language: Language,
    scene: &Scene,
    presented: &PresentedIncident,
    square: UseStateHandle<Square>,
) -> Html {
    let step = step_of(scene, presented);
    let Some(board_state) = presented.replay.board_states.get(step) else { return html! {} };
    let overlay =
        if scene.stage.shows_the_ruling() { presented.overlay() } else { Overlay::default() };
    let states = PieceState::on_board(board_state, &presented.replay.board_track, step);
    let surface = Surface::of(language, board_state, states, view_of(scene.side));
    let seat = Seat::to_look(square, Callback::noop());
    surface_board(&surface, &presented.replay.board_track, step, &overlay, &seat)
}
