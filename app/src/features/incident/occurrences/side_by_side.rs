//! The photographs of a repetition side by side: what is equal, what differs, and the count.

use shakmaty::{Chess, Position};
use yew::prelude::*;

use super::photographs::{Album, Last, Photograph, Point};
use crate::language::Language;
use crate::ui::board::small::small_board;
use crate::ui::icon::icon;

/// The id of the heading.
pub(crate) const HEADING: &str = "photographs-heading";

/// Shows a position of the game on the board.
pub(crate) type Showing<'a> = &'a dyn Fn(usize) -> Callback<MouseEvent>;

/// The photographs of a repetition; where there is a board to show them on, each leads to it.
pub(crate) fn photographs(language: Language, album: &Album, showing: Option<Showing<'_>>) -> Html {
    let words = language.photographs();
    let taken = album.photographs();
    let needed =
        album.needed().map(|needed| language.counted_of(album.count(), needed, album.last));
    html! {
        <section class="photographs" aria-labelledby={HEADING}>
            <h3 id={HEADING} tabindex="-1">{ words.heading }</h3>
            <p>{ words.lead }</p>
            <ol class="photograph-row">
                { for taken.iter().enumerate().map(|(index, one)| photograph(language, album, (index + 1, one), showing)) }
            </ol>
            <ul class="mate-key">
                { for Point::ALL.into_iter().map(|point| compared(language, album, point)) }
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

fn photograph(
    language: Language,
    album: &Album,
    (number, one): (usize, &Photograph),
    showing: Option<Showing<'_>>,
) -> Html {
    let words = language.photographs();
    let is_asked = one.ply == album.asked();
    let place = language.place_in_count(one.class, one.number);
    let taken_at = language.taken_at(album.arisen(one.ply));
    let name =
        format!("{}: {}", language.photograph_number(number), language.men(one.position.board()));
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
                <em>{ words.here }if album.last == Last::Announced { { ", " }{ words.announced } }</em>
            }
        </li>
    }
}

/// Who is to move, with his colour beside the words.
pub(crate) fn to_move(language: Language, position: &Chess) -> Html {
    let turn = position.turn();
    html! {
        <span>
            <span class={classes!("stone", turn.fold_wb("is-white", "is-black"))} aria-hidden="true"></span>
            { " " }{ language.to_move(turn) }
        </span>
    }
}

fn compared(language: Language, album: &Album, point: Point) -> Html {
    let words = language.photographs();
    let (class, sign, said) = if album.is_equal(point) {
        ("is-equal", "icon-check", words.equal)
    } else {
        ("parting", "icon-cross", words.differs)
    };
    html! { <li {class}>{ icon(sign) }<span>{ language.point_compared(point) }{ ": " }{ said }</span></li> }
}

/// How many photographs there are of each position.
fn counts(taken: &[Photograph]) -> Vec<usize> {
    let classes = taken.iter().map(|it| it.class + 1).max().unwrap_or(0);
    (0..classes).map(|class| taken.iter().filter(|it| it.class == class).count()).collect()
}
