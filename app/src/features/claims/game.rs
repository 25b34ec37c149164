//! A game: the board, its moves, and its entries.

use std::rc::Rc;

use acconcio_adjudication::game_record::GameRecord;
use acconcio_adjudication::laws::EditionId;
use shakmaty::Position;
use yew::prelude::*;

use super::entry::{Seen, entry, occurrence_list};
use super::findings::{Entry, ListedGame};
use crate::features::incident::occurrences::side_by_side::occurrences;
use crate::features::mate::line::{Line, Moves, use_line_player};
use crate::platform::browser;
use crate::profile::shared::Shared;
use crate::replay::Replay;
use crate::ui::board::overlay::Overlay;

/// The id of the board, which is scrolled into view.
const BOARD: &str = "claims-board";

/// The properties of a game.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct GameProps {
    pub(crate) shared: Shared,
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
        let after = |ply: usize| record.position(ply).map(|position| position.board().clone());
        let boards = (1..=record.last_ply()).filter_map(after).collect();
        let line = Line { start, moves: record.moves().to_vec(), boards };
        let replay = line.replay();
        Some(Replayed { record, line: Rc::new(line), replay })
    }
}

/// Shows the game, beginning at its first entry.
#[component]
pub(crate) fn GameOnBoard(props: &GameProps) -> Html {
    let GameProps { shared, kept, edition } = props.clone();
    let language = shared.language;
    let words = language.claims();
    let replayed = use_memo(kept.clone(), |kept| Replayed::of(kept));
    let entries = use_memo((kept.clone(), edition), |(kept, edition)| {
        let record = replayed.as_ref().as_ref().map(|replayed| &replayed.record);
        record.map(|record| kept.entries(record, *edition)).unwrap_or_default()
    });
    let last = replayed.as_ref().as_ref().map_or(0, |replayed| replayed.record.last_ply());
    let first = entries.first().map_or(0, Entry::ply);
    let player = use_line_player(last, first, &shared.settings);
    let looked_at = use_state_eq(|| first);
    let occurrence_list =
        use_memo((kept.clone(), edition, *looked_at), |(_, edition, looked_at)| {
            let record = &replayed.as_ref().as_ref()?.record;
            let here = entries.iter().find(|entry| entry.ply() == *looked_at)?;
            occurrence_list(record, here, *edition)
        });
    let Some(Replayed { record, line, replay }) = &*replayed else { return html! {} };
    let shown = player.playback.step;
    let on_look = {
        let (on_move, looked_at) = (player.on_move(), looked_at.setter());
        Callback::from(move |ply: usize| {
            on_move.emit(ply);
            looked_at.set(ply);
            browser::show_element_again(BOARD);
        })
    };
    let showing = |ply: usize| {
        let on_move = player.on_move();
        Callback::from(move |_: MouseEvent| {
            on_move.emit(ply);
            browser::show_element(BOARD);
        })
    };
    let seen = Seen { language, edition, record, looked_at: *looked_at, on_look: &on_look };
    html! {
        <section class="claims-game" aria-labelledby="claims-game">
            <h2 id="claims-game">{ language.players(&kept.tags, kept.number) }</h2>
            <div class="mate-table">
                <div id={BOARD} class="mate-board" role="group" aria-label={words.board()}>
                    { player.board(language, replay, &Overlay::default()) }
                    <p class="claims-place" role="status">{ language.place_in(record, shown) }</p>
                    { player.controls(&shared) }
                </div>
                <div>
                    <Moves {language} line={line.clone()} {shown} on_move={player.on_move()} />
                    <h3>{ words.findings() }</h3>
                    if entries.is_empty() { <p>{ words.none_under() }</p> }
                    <ol class="claims-list claims-entries">{ for entries.iter().map(|found| entry(seen, found)) }</ol>
                </div>
            </div>
            <>{ for occurrence_list.iter().map(|occurrence_list| occurrences(language, occurrence_list, Some(&showing))) }</>
        </section>
    }
}
