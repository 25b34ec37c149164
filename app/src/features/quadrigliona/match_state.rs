//! Both boards with their clocks and reserves, and the runners between them.

use acconcio_adjudication::incident::{Hand, PerPlayer};
use acconcio_quadrigliona::act::{Act, ActKind};
use acconcio_quadrigliona::match_state::MatchState;
use acconcio_quadrigliona::{PerSeat, PerTable, Seat, Table};
use shakmaty::{ByRole, Color, Role, Square};
use yew::prelude::*;

use super::replay::MatchReplay;
use super::track::{cap, class_of, href, track};
use crate::language::Language;
use crate::platform::browser;
use crate::replay::piece_state::PieceState;
use crate::ui::board;
use crate::ui::board::overlay::Overlay;
use crate::ui::board::{Surface, surface_board};
use crate::ui::clock::{ClockAct, Dial, dial};
use crate::ui::icon::icon;
use crate::ui::view::View;

/// A moment of a match, as it is shown.
pub(crate) struct Scene<'a> {
    pub(crate) language: Language,
    pub(crate) replay: &'a MatchReplay,
    pub(crate) step: usize,
    /// The player at the bottom of board A; his partner sits beside him.
    pub(crate) bottom: Color,
    /// The board that is large where there is no space for two.
    pub(crate) large: Table,
    /// The focused square of each board.
    pub(crate) squares: [UseStateHandle<Square>; 2],
    pub(crate) on_exchange: Callback<()>,
    /// The remaining seconds to which the ruling has set the clocks, where they are shown.
    pub(crate) clocks: Option<PerSeat<u32>>,
    /// The state with which each board goes on, where that is shown instead.
    pub(crate) put_back: Option<&'a PerTable<MatchState>>,
    /// The squares of a board on which something illegal stands.
    pub(crate) illegal: Option<(Table, Vec<Square>)>,
}

impl Scene<'_> {
    fn view(&self, table: Table) -> View {
        match table {
            Table::A => View { bottom: self.bottom },
            Table::B => View { bottom: !self.bottom },
        }
    }

    fn match_state(&self) -> &MatchState {
        self.replay.match_state(self.step)
    }

    /// The state of the match that a board shows.
    fn hall_at(&self, table: Table) -> &MatchState {
        self.put_back.map_or_else(|| self.match_state(), |match_states| match_states.of(table))
    }

    /// The remaining seconds at a seat: after the decision, the time that goes by goes off from the time that
    /// was set.
    fn remaining(&self, seat: Seat) -> u32 {
        let at =
            |match_state: &MatchState| match_state.tables.of(seat.table).remaining.of(seat.color);
        let shown = at(self.match_state());
        let decided = at(self.replay.match_state(self.replay.decision));
        self.clocks.map_or(shown, |set| (set.at(seat) + shown).saturating_sub(decided))
    }

    fn overlay(&self, table: Table) -> Overlay {
        let illegal = self.illegal.iter().filter(|(at, _)| *at == table);
        Overlay {
            board: self
                .put_back
                .map(|match_states| match_states.of(table).tables.of(table).board.clone()),
            illegal: illegal.flat_map(|(_, squares)| squares.clone()).collect(),
            ..Overlay::default()
        }
    }

    fn act(&self) -> Option<&Act> {
        self.replay.act_at(self.step)
    }
}

/// Both boards, side by side as partners sit.
pub(crate) fn match_state(scene: &Scene<'_>) -> Html {
    let top = Seat { table: Table::A, color: !scene.bottom }.team();
    let class = match scene.large {
        Table::A => "match is-large-a",
        Table::B => "match is-large-b",
    };
    html! {
        <div {class}>
            { table(scene, Table::A) }
            { track(scene.language, scene.replay, scene.step, top) }
            { table(scene, Table::B) }
        </div>
    }
}

fn table(scene: &Scene<'_>, table: Table) -> Html {
    let language = scene.language;
    let view = scene.view(table);
    let seat = |color: Color| Seat { table, color };
    let large = if scene.large == table { "is-large" } else { "is-aside" };
    let side = match table {
        Table::A => "is-a",
        Table::B => "is-b",
    };
    let onclick = scene.on_exchange.reform(|_: MouseEvent| ());
    html! {
        <section class={classes!("match-table", side, large)} aria-label={language.table_heading(table)}>
            { clock(scene, table) }
            <div class="match-board">
                { pieces_of(scene, seat(!view.bottom)) }
                { board(scene, table) }
                { pieces_of(scene, seat(view.bottom)) }
                { speech(scene, table) }
            </div>
            <button type="button" class="match-exchange" {onclick}>
                <span>{ language.table_heading(table) }</span>
                <span class="visually-hidden">{ language.quadrigliona().exchange() }</span>
            </button>
        </section>
    }
}

fn board(scene: &Scene<'_>, table: Table) -> Html {
    let Scene { language, replay, step, squares, .. } = scene;
    let stands = scene.hall_at(table).tables.of(table);
    let counting = |(square, role): (&Square, &Role)| (*square, PieceState::CountsAs(*role));
    let (name, square) = match table {
        Table::A => ("square-a", &squares[0]),
        Table::B => ("square-b", &squares[1]),
    };
    let label = language.table_heading(table);
    let surface = Surface {
        language: *language,
        label: &label,
        name,
        board: &stands.board,
        states: stands.named.iter().map(counting).collect(),
        view: scene.view(table),
    };
    let on_leave = Callback::from(|()| browser::focus("replay-play"));
    let seat = board::Seat::to_look(square.clone(), on_leave);
    surface_board(&surface, replay.board_tracks.of(table), *step, &scene.overlay(table), &seat)
}

fn clock(scene: &Scene<'_>, table: Table) -> Html {
    let language = scene.language;
    let stands = scene.match_state().tables.of(table);
    let name = |color: Color| {
        let seat = Seat { table, color };
        html! { <span>{ cap(seat.team()) }<span class="visually-hidden">{ language.team_label(seat.team()) }</span>{ language.color_label(color) }</span> }
    };
    let (clocks, board) = (language.player().clocks(), language.table_heading(table));
    dial(&Dial {
        language,
        label: format!("{clocks}, {board}"),
        view: scene.view(table),
        remaining: PerPlayer {
            white: scene.remaining(Seat { table, color: Color::White }),
            black: scene.remaining(Seat { table, color: Color::Black }),
        },
        running: stands.running,
        flags: stands.flags,
        act: scene.act().and_then(|act| clock_act(act, table)),
        name: &name,
    })
}

/// The act on a player's side of this board's clock, if it is one.
fn clock_act(act: &Act, table: Table) -> Option<ClockAct> {
    let at = |player: Color| ClockAct { player, hand: Some(Hand::One), sight: act.sight };
    if let ActKind::PressesClock { of: Some(clock) } = act.kind {
        return (clock.table == table).then_some(at(clock.color));
    }
    let is_at_clock =
        matches!(act.kind, ActKind::PressesClock { .. } | ActKind::StopsClocks { .. });
    act.seat().filter(|seat| is_at_clock && seat.table == table).map(|seat| at(seat.color))
}

/// A player's reserve, and the pieces he has captured and not handed over.
fn pieces_of(scene: &Scene<'_>, seat: Seat) -> Html {
    let language = scene.language;
    let words = language.quadrigliona();
    let match_state = scene.hall_at(seat.table);
    let (reserve, beside) = (match_state.reserve.at(seat), match_state.beside.at(seat));
    let team = seat.team();
    let is_own_turn = match_state.tables.of(seat.table).running == Some(seat.color);
    html! {
        <div class={classes!("reserve", class_of(team), is_own_turn.then_some("has-the-move"))}>
            <span class="reserve-of">{ cap(team) }<span>{ language.team_label(team) }</span></span>
            <span class="visually-hidden">{ format!("{}. {}: {}", language.player_on(seat), words.reserve(), language.pile(&reserve)) }</span>
            <span class="reserve-pieces" aria-hidden="true" title={words.reserve()}>{ pile(&reserve, seat.color) }</span>
            if !is_empty(&beside) {
                <span class="visually-hidden">{ format!("{}: {}", words.captured(), language.pile(&beside)) }</span>
                <span class="reserve-captured" aria-hidden="true" title={words.captured()}>
                    { icon("mark-piece-off") }{ pile(&beside, !seat.color) }
                </span>
            }
        </div>
    }
}

fn is_empty(pile: &ByRole<u8>) -> bool {
    Role::ALL.into_iter().all(|role| pile[role] == 0)
}

/// Small pieces with their numbers.
fn pile(pile: &ByRole<u8>, color: Color) -> Html {
    let piece = |role: Role| {
        let count = pile[role];
        (count > 0).then(|| {
            html! {
                <span key={role.upper_char().to_string()} class="reserve-piece">
                    <svg viewBox="0 0 45 45"><use href={href(role, color)} width="45" height="45" /></svg>
                    if count > 1 { <b>{ count }</b> }
                </span>
            }
        })
    };
    Role::ALL.into_iter().rev().filter_map(piece).collect()
}

/// The words spoken at this board in the act shown; the live region contains them too.
fn speech(scene: &Scene<'_>, table: Table) -> Html {
    let said = scene.act().and_then(|act| {
        let seat = act.seat().filter(|seat| seat.table == table)?;
        Some((seat, scene.language.match_speech(&act.kind)?))
    });
    let Some((seat, said)) = said else { return html! {} };
    let place = if scene.view(table).is_bottom(seat.color) { "is-near" } else { "is-far" };
    let quoted = scene.language.quoted(&said);
    html! { <p key={scene.step} class={classes!("speech", place)} aria-hidden="true">{ quoted }</p> }
}
