//! What several sheets have in common: the circumstances, the diagram, the acts, the questions.

use acconcio_core::grading::Question;
use acconcio_core::incident::Incident;
use acconcio_core::story::PlayersNamed;
use shakmaty::{Board, Color};
use yew::prelude::*;

use crate::browser;
use crate::components::board::small::small_board;
use crate::film::Film;
use crate::language::Language;
use crate::photographs::Signs;

/// What has to be known before the acts.
pub(crate) fn circumstances(language: Language, incident: &Incident) -> Html {
    let line = |(about, told): (&'static str, String)| {
        html! { <div><dt>{ about }</dt><dd>{ told }</dd></div> }
    };
    html! { <dl class="sheet-facts">{ for language.circumstances(incident).into_iter().map(line) }</dl> }
}

/// A position, in black and white.
pub(crate) fn diagram(language: Language, board: &Board) -> Html {
    html! {
        <figure class="sheet-diagram">
            { small_board(board, &Signs::default(), language.men(board)) }
            <figcaption>{ language.print().first_position }</figcaption>
        </figure>
    }
}

/// The acts up to the decision, each in a sentence, with the clocks where they have changed.
pub(crate) fn acts(language: Language, film: &Film, players: Option<&PlayersNamed>) -> Html {
    let words = language.print();
    let acts = film.acts.iter().zip(film.standings.windows(2)).take(film.decision);
    let rows = acts.map(|(act, standings)| {
        let times = &standings[1].remaining;
        let is_same = *times == standings[0].remaining;
        let time = |player: Color| (!is_same).then(|| language.clock(times.of(player)));
        html! {
            <tr>
                <td>{ language.act_sentence(act, &standings[0], players) }</td>
                <td>{ time(Color::White) }</td>
                <td>{ time(Color::Black) }</td>
            </tr>
        }
    });
    html! {
        <table class="sheet-acts">
            <thead>
                <tr>
                    <th scope="col">{ words.acts }</th>
                    <th scope="col">{ words.white }</th>
                    <th scope="col">{ words.black }</th>
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
        <button type="button" class="button primary" {onclick}>{ language.print().print }</button>
    }
}
