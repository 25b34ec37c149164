//! The occurrences of a repetition side by side: the equal points, the differences, and the count.

use shakmaty::{Chess, Position};
use yew::prelude::*;

use super::occurrence::{Last, Occurrence, OccurrenceList, Point};
use super::small_board::small_board;
use crate::language::Language;
use crate::ui::icon::icon;

/// The id of the heading.
pub(crate) const HEADING: &str = "photographs-heading";

/// A function that makes the callback which shows the position of a ply on the board.
pub(crate) type ReplayView<'a> = &'a dyn Fn(usize) -> Callback<MouseEvent>;

/// The occurrences of a repetition; where there is a board to show them on, each has a button for it.
pub(crate) fn occurrences(
    language: Language,
    occurrence_list: &OccurrenceList,
    showing: Option<ReplayView<'_>>,
) -> Html {
    let words = language.occurrences();
    let taken = occurrence_list.occurrences();
    let needed = occurrence_list
        .needed()
        .map(|needed| language.counted_of(occurrence_list.count(), needed, occurrence_list.last));
    html! {
        <section class="photographs" aria-labelledby={HEADING}>
            <h3 id={HEADING} tabindex="-1">{ words.heading() }</h3>
            <p>{ words.lead() }</p>
            <ol class="photograph-row">
                { for taken.iter().enumerate().map(|(index, one)| occurrence(language, occurrence_list, (index + 1, one), showing)) }
            </ol>
            <ul class="board-key">
                { for Point::ALL.into_iter().map(|point| compared(language, occurrence_list, point)) }
            </ul>
            <p>
                { for counts(&taken).into_iter().enumerate().map(|(class, count)| html! {
                    <><strong>{ language.count_of_position(class, count) }</strong>{ ". " }</>
                }) }
                { needed }
            </p>
        </section>
    }
}

fn occurrence(
    language: Language,
    occurrence_list: &OccurrenceList,
    (number, one): (usize, &Occurrence),
    showing: Option<ReplayView<'_>>,
) -> Html {
    let words = language.occurrences();
    let is_asked = one.ply == occurrence_list.asked();
    let place = language.place_in_count(one.class, one.number);
    let taken_at = language.taken_at(occurrence_list.arisen(one.ply));
    let name =
        format!("{}: {}", language.occurrence_number(number), language.men(one.position.board()));
    let parting = one.differences.iter().map(|it| html! { <span class="parting">{ icon("icon-cross") }{ language.difference(*it) }</span> });
    html! {
        <li class="photograph">
            { small_board(one.position.board(), &one.signs, name) }
            <strong>{ place }</strong>
            if let Some(showing) = showing {
                <button type="button" class="button small" onclick={showing(one.ply)}>{ taken_at }</button>
            } else {
                <span>{ taken_at }</span>
            }
            { to_move(language, &one.position) }
            { for parting }
            if is_asked {
                <em>{ words.here() }if occurrence_list.last == Last::Announced { { ", " }{ words.announced() } }</em>
            }
        </li>
    }
}

/// The player to move, with his colour beside the words.
pub(crate) fn to_move(language: Language, position: &Chess) -> Html {
    let turn = position.turn();
    html! {
        <span>
            <span class={classes!("stone", turn.fold_wb("is-white", "is-black"))} aria-hidden="true"></span>
            { " " }{ language.to_move(turn) }
        </span>
    }
}

fn compared(language: Language, occurrence_list: &OccurrenceList, point: Point) -> Html {
    let words = language.occurrences();
    let (class, sign, said) = if occurrence_list.is_equal(point) {
        ("is-equal", "icon-check", words.equal())
    } else {
        ("parting", "icon-cross", words.differs())
    };
    html! { <li {class}>{ icon(sign) }<span>{ language.point_compared(point) }{ ": " }{ said }</span></li> }
}

/// The number of occurrences of each position.
fn counts(taken: &[Occurrence]) -> Vec<usize> {
    let classes = taken.iter().map(|it| it.class + 1).max().unwrap_or(0);
    (0..classes).map(|class| taken.iter().filter(|it| it.class == class).count()).collect()
}
