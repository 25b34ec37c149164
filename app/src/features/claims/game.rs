//! A game: the board, its moves, and its entries.

use std::rc::Rc;

use acconcio_adjudication::board_state::BoardState;
use acconcio_adjudication::game_record::GameRecord;
use acconcio_adjudication::incident::{Incident, Regime};
use acconcio_adjudication::laws::EditionId;
use shakmaty::{EnPassantMode, Position, Square};
use yew::prelude::*;

use super::entry::{Seen, entry, occurrence_list};
use super::findings::{Entry, ListedGame};
use crate::features::incident::occurrences::side_by_side::occurrences;
use crate::features::mate::line::{Line, Moves};
use crate::language::Language;
use crate::platform::browser;
use crate::replay::Replay;
use crate::replay::playback::Speed;
use crate::ui::board::overlay::Overlay;
use crate::ui::board::{Seat, quiet_board};

/// The id of the board, which is scrolled into view.
const BOARD: &str = "claims-board";

/// The properties of a game.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct GameProps {
    pub(crate) language: Language,
    pub(crate) speed: Speed,
    pub(crate) kept: Rc<ListedGame>,
    pub(crate) edition: EditionId,
}

/// A game prepared for display.
struct Replayed {
    record: GameRecord,
    line: Rc<Line>,
    replay: Replay,
}

impl Replayed {
    fn of(kept: &ListedGame) -> Option<Replayed> {
        let record = kept.record()?;
        let start = record.position(0)?.clone();
        let mut incident = Incident::initial(Regime::Standard);
        incident.start = start.to_setup(EnPassantMode::Legal);
        let after = |ply: usize| record.position(ply).map(|position| position.board().clone());
        let boards: Vec<_> = (1..=record.last_ply()).filter_map(after).collect();
        let replay = Replay::of_boards(&BoardState::opening(&incident), boards.iter().cloned());
        let line = Line { start: Some(start), moves: record.moves().to_vec(), boards };
        Some(Replayed { record, line: Rc::new(line), replay })
    }
}

/// Shows the game, beginning at its first entry.
#[component]
pub(crate) fn GameOnBoard(props: &GameProps) -> Html {
    let GameProps { language, speed, kept, edition } = props.clone();
    let words = language.claims();
    let replayed = use_memo(kept.clone(), |kept| Replayed::of(kept));
    let entries = use_memo((kept.clone(), edition), |(kept, edition)| {
        let record = replayed.as_ref().as_ref().map(|replayed| &replayed.record);
        record.map(|record| kept.entries(record, *edition)).unwrap_or_default()
    });
    let step = use_state_eq(|| entries.first().map_or(0, Entry::ply));
    let looked_at = use_state_eq(|| *step);
    let occurrence_list =
        use_memo((kept.clone(), edition, *looked_at), |(_, edition, looked_at)| {
            let record = &replayed.as_ref().as_ref()?.record;
            let here = entries.iter().find(|entry| entry.ply() == *looked_at)?;
            occurrence_list(record, here, *edition)
        });
    let square = use_state_eq(|| Square::E1);
    let Some(Replayed { record, line, replay }) = &*replayed else { return html! {} };
    let shown = (*step).min(record.last_ply());
    let seat = Seat::to_look(square, Callback::from(|()| browser::focus("content")));
    let on_look = {
        let (step, looked_at) = (step.setter(), looked_at.setter());
        Callback::from(move |ply: usize| {
            step.set(ply);
            looked_at.set(ply);
            browser::show_element_again(BOARD);
        })
    };
    let showing = |ply: usize| {
        let step = step.setter();
        Callback::from(move |_: MouseEvent| {
            step.set(ply);
            browser::show_element(BOARD);
        })
    };
    let seen = Seen { language, edition, record, looked_at: *looked_at, on_look: &on_look };
    html! {
        <section class="claims-game" aria-labelledby="claims-game" onkeydown={keys(&step, record.last_ply())}>
            <h2 id="claims-game">{ language.players(&kept.tags, kept.number) }</h2>
            <div class="mate-table">
                <div id={BOARD} class="mate-board" role="group" aria-label={words.board}>
                    { quiet_board(language, replay, shown, &Overlay::default(), &seat) }
                    <p class="claims-place" role="status">{ language.place_in(record, shown) }</p>
                </div>
                <div>
                    <Moves {language} {speed} line={line.clone()} step={step.clone()} />
                    <h3>{ words.findings }</h3>
                    if entries.is_empty() { <p>{ words.none_under }</p> }
                    <ol class="claims-list claims-entries">{ for entries.iter().map(|found| entry(seen, found)) }</ol>
                </div>
            </div>
            <>{ for occurrence_list.iter().map(|occurrence_list| occurrences(language, occurrence_list, Some(&showing))) }</>
        </section>
    }
}

/// Steps through the moves with the arrow keys, unless the focus is on the board.
fn keys(step: &UseStateHandle<usize>, last: usize) -> Callback<KeyboardEvent> {
    let step = step.clone();
    Callback::from(move |event: KeyboardEvent| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let to = match event.key().as_str() {
            "ArrowLeft" => step.saturating_sub(1),
            "ArrowRight" => (*step + 1).min(last),
            "Home" => 0,
            "End" => last,
            _ => return,
        };
        step.set(to);
        event.prevent_default();
    })
}
