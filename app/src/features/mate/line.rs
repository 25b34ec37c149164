//! A series of moves as a replay, and as a list to choose from.

use std::rc::Rc;

use acconcio_adjudication::board_state::BoardState;
use acconcio_adjudication::incident::{Incident, Regime};
use acconcio_mate::Step;
use shakmaty::{Board, Chess, EnPassantMode, Move, Position, Square};
use yew::prelude::*;

use super::question::SearchReport;
use super::worker::Inquiry;
use crate::features::incident::hooks::use_timer;
use crate::features::incident::keyboard::{Command, use_keys};
use crate::language::Language;
use crate::platform::browser;
use crate::profile::settings::Switch;
use crate::profile::shared::{SettingsHandle, Shared};
use crate::replay::Replay;
use crate::replay::playback::{Action, Playback};
use crate::ui::board::overlay::Overlay;
use crate::ui::board::{Seat, quiet_board};
use crate::ui::controls::{controls, help, moments, speeds};
use crate::ui::keys::{DIALOG, Keys, Row, dialog};
use crate::ui::menu::Group;
use crate::ui::view::View;

/// The number of half-moves that are listed at a time: more than in any usual game, and few enough to
/// be drawn at once.
const PAGE: usize = 400;

/// A series of legal moves from a position, with the board after each.
#[derive(Clone, Default, PartialEq)]
pub(crate) struct Line {
    /// The position before the first move.
    pub(crate) start: Chess,
    pub(crate) moves: Vec<Move>,
    /// The board after each move.
    pub(crate) boards: Vec<Board>,
}

impl Line {
    /// The mate, or the forced moves of a proof, from the worker's report.
    pub(crate) fn of(start: &Chess, inquiry: &Inquiry) -> Line {
        let steps: &[Step] = match inquiry.report() {
            Some(SearchReport::Possible(steps)) => steps,
            Some(SearchReport::Impossible(proof)) => &proof.forced,
            Some(SearchReport::Running { .. } | SearchReport::Undecided { .. }) | None => &[],
        };
        let mut position = start.clone();
        let mut line = Line { start: start.clone(), ..Line::default() };
        for step in steps {
            let Ok(played) = step.0.to_move(&position) else { break };
            line.moves.push(played);
            position.play_unchecked(played);
            line.boards.push(position.board().clone());
        }
        line
    }

    /// The board after the last move.
    pub(crate) fn last_board(&self) -> &Board {
        self.boards.last().unwrap_or(self.start.board())
    }

    /// The replay of the moves; no hand moves the pieces.
    pub(crate) fn replay(&self) -> Replay {
        let mut incident = Incident::initial(Regime::Standard);
        incident.start = self.start.to_setup(EnPassantMode::Legal);
        Replay::of_boards(&BoardState::opening(&incident), self.boards.iter().cloned())
    }

    /// The move that led to a step, with its number; none at the start.
    pub(crate) fn move_at(&self, language: Language, step: usize) -> Option<String> {
        let played = self.moves.get(step.checked_sub(1)?)?;
        let mut before = self.start.clone();
        for earlier in &self.moves[..step - 1] {
            before.play_unchecked(*earlier);
        }
        Some(language.line(&before, &[*played]))
    }
}

/// The replay of a line while it is watched.
#[derive(Clone)]
pub(crate) struct LinePlayer {
    pub(crate) playback: UseReducerHandle<Playback>,
    view: UseStateHandle<View>,
    square: UseStateHandle<Square>,
}

/// Opens a line after a number of moves, plays it, and obeys the keys of a replay.
#[hook]
pub(crate) fn use_line_player(moves: usize, step: usize, settings: &SettingsHandle) -> LinePlayer {
    let playback = use_reducer(move || Playback::open(moves, 0, step));
    let view = use_state_eq(|| View::FROM_WHITE);
    let square = use_state_eq(|| Square::E1);
    use_timer(&playback, settings);
    let on_order = {
        let (dispatcher, shown) = (playback.dispatcher(), view.clone());
        use_callback(*view, move |order: Command, _| match order {
            Command::Replay(action) => dispatcher.dispatch(action),
            Command::Flip => shown.set(shown.flipped()),
            Command::Help => browser::turn_dialog(DIALOG),
            Command::Variant(_) => {}
        })
    };
    use_keys(on_order, settings.single_keys);
    LinePlayer { playback, view, square }
}

impl LinePlayer {
    /// Draws the board; nothing can be changed on it.
    pub(crate) fn board(&self, language: Language, replay: &Replay, overlay: &Overlay) -> Html {
        let on_leave = Callback::from(|()| browser::focus("content"));
        let seat = Seat::to_look(self.square.clone(), on_leave);
        quiet_board(language, replay, (self.playback.step, *self.view), overlay, &seat)
    }

    /// Draws the buttons of the replay.
    pub(crate) fn controls(&self, shared: &Shared) -> Html {
        let language = shared.language;
        let (settings, playback) = (shared.settings.clone(), self.playback.clone());
        let view = self.view.clone();
        let menu = Callback::from(move |()| {
            let view = view.clone();
            let on_flip = Callback::from(move |()| view.set(view.flipped()));
            vec![
                moments(language, &playback, None, on_flip),
                speeds(language, &settings),
                Group { heading: None, items: vec![help(language)] },
            ]
        });
        html! {
            <>
                { controls(language, &self.playback, html! {}, menu) }
                { keys(language, shared.settings.single_keys) }
            </>
        }
    }

    /// The callback that goes to the board after a number of moves.
    pub(crate) fn on_move(&self) -> Callback<usize> {
        let dispatcher = self.playback.dispatcher();
        Callback::from(move |step| dispatcher.dispatch(Action::Show(step)))
    }
}

/// The keys of a line, as a dialog.
fn keys(language: Language, single_keys: Switch) -> Html {
    let words = &language.player();
    let always: [Row; 5] = [
        (&["←", "→"], words.key_step()),
        (&["Home", "End"], words.key_ends()),
        (&["Space"], words.key_play()),
        (&["←", "↑", "→", "↓"], words.key_board()),
        (&["Esc"], words.key_leave()),
    ];
    let single: [Row; 2] = [(&["f"], words.key_flip()), (&["?"], words.key_help())];
    let off = words.single_keys_off();
    dialog(
        language,
        single_keys,
        &Keys { heading: words.keys(), always: &always, single: &single, off },
    )
}

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct MovesProps {
    pub(crate) language: Language,
    pub(crate) line: Rc<Line>,
    /// The number of moves shown on the board.
    pub(crate) shown: usize,
    /// Called with the number of moves to show.
    pub(crate) on_move: Callback<usize>,
}

/// The moves to choose from.
#[component]
pub(crate) fn Moves(props: &MovesProps) -> Html {
    let MovesProps { language, line, shown, on_move } = props.clone();
    let list = use_node_ref();
    let report =
        use_memo((language, line), |(language, line)| language.numbered(&line.start, &line.moves));
    let from = shown.saturating_sub(1) / PAGE * PAGE;
    {
        let list = list.clone();
        use_effect_with((shown, report.clone()), move |_| browser::show_current(&list));
    }
    let chosen = |(index, (number, san)): (usize, &(Option<String>, String))| {
        let current = (index + 1 == shown).then_some("step");
        let onclick = on_move.reform(move |_: MouseEvent| index + 1);
        html! {
            <li key={index}>
                { number.clone() }
                <button type="button" aria-current={current} {onclick}>{ san }</button>
            </li>
        }
    };
    html! {
        <ol class="move-list" ref={list}>{ for report.iter().enumerate().skip(from).take(PAGE).map(chosen) }</ol>
    }
}
