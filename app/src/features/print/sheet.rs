//! The parts that several sheets share: the circumstances, the diagram, the acts, the questions.

use acconcio_adjudication::board_state::BoardState;
use acconcio_adjudication::incident::{Act, Incident, Sight};
use acconcio_training::grading::Question;
use acconcio_training::scenario::PlayersNamed;
use shakmaty::{Board, Color};
use yew::prelude::*;

use crate::features::incident::occurrences::occurrence::Signs;
use crate::features::incident::occurrences::small_board::small_board;
use crate::language::Language;
use crate::platform::browser;
use crate::replay::Replay;
use crate::ui::icon::icon;

/// The circumstances to be known before the acts.
pub(crate) fn circumstances(language: Language, incident: &Incident) -> Html {
    let line = |(about, content): (&'static str, String)| {
        html! { <div><dt>{ about }</dt><dd>{ content }</dd></div> }
    };
    html! { <dl class="sheet-facts">{ for language.circumstances(incident).into_iter().map(line) }</dl> }
}

/// A position, in black and white.
pub(crate) fn diagram(language: Language, board: &Board) -> Html {
    html! {
        <figure class="sheet-diagram">
            { small_board(board, &Signs::default(), language.men(board)) }
            <figcaption>{ language.print().first_position() }</figcaption>
        </figure>
    }
}

/// The number of acts beyond which a replay is described more briefly.
const LONG: usize = 24;

/// The acts up to the decision in sentences, with the clocks where they have changed. Acts of the same
/// person between two changes stand together, in a long replay all up to those of another. A
/// struck-through eye marks acts that the arbiter did not see.
pub(crate) fn acts(language: Language, replay: &Replay, players: Option<&PlayersNamed>) -> Html {
    let words = language.print();
    let acts: Vec<_> =
        replay.acts.iter().zip(replay.board_states.windows(2)).take(replay.decision).collect();
    let is_long = acts.len() > LONG;
    let goes_together = |(one, _): &(&Act, &[BoardState]),
                         (next, board_states): &(&Act, &[BoardState])| {
        let is_same_time = board_states[0].remaining == board_states[1].remaining;
        (is_long || is_same_time) && one.by == next.by && one.sight == next.sight
    };
    let rows = acts.chunk_by(goes_together).map(|together| {
        let (before, after) = (&together[0].1[0], &together[together.len() - 1].1[1]);
        let (is_same, times) = (before.remaining == after.remaining, after.remaining);
        let time = |player: Color| (!is_same).then(|| language.clock(times.of(player)));
        let is_unseen = !together[0].0.sight.is_seen();
        let content = together.iter().map(|(act, board_states)| {
            let seen = Act { sight: Sight::Seen, ..(*act).clone() };
            language.act_sentence(&seen, &board_states[0], players)
        });
        html! {
            <tr>
                <td>
                    { content.collect::<Vec<_>>().join(" ") }
                    if is_unseen {
                        { " " }{ icon("mark-eye-struck") }
                        <span class="visually-hidden">{ language.player().unseen() }</span>
                    }
                </td>
                <td>{ time(Color::White) }</td>
                <td>{ time(Color::Black) }</td>
            </tr>
        }
    });
    html! {
        <table class={classes!("sheet-acts", is_long.then_some("is-long"))}>
            <thead>
                <tr>
                    <th scope="col">{ words.acts() }</th>
                    <th scope="col">{ words.white() }</th>
                    <th scope="col">{ words.black() }</th>
                </tr>
            </thead>
            <tbody>{ for rows }</tbody>
        </table>
    }
}

/// The questions, each with a line to write on.
pub(crate) fn questions(language: Language, questions: &[Question], player: Color) -> Html {
    let one = |question: &Question| {
        html! {
            <li>
                <p>{ language.question(*question, player) }</p>
                <p class="sheet-line"></p>
            </li>
        }
    };
    html! { <ol class="sheet-questions">{ for questions.iter().map(one) }</ol> }
}

/// The button that opens the print dialog.
pub(crate) fn print_button(language: Language) -> Html {
    let onclick = Callback::from(|_: MouseEvent| browser::print_page());
    html! {
        <button type="button" class="button primary" {onclick}>{ language.print().print() }</button>
    }
}
