//! What there is to see at a ply: what it amounts to, who could claim how, and the equal occurrences
//! side by side.

use acconcio_core::laws::EditionId;
use acconcio_core::laws::claimable::{Accord, Draw, Ground};
use acconcio_core::record::{EnPassantReading, Lookalike, Record};
use yew::prelude::*;

use crate::claims::Entry;
use crate::components::board::overlay::Overlay;
use crate::components::board::picture;
use crate::components::board::view::View;
use crate::components::link::link;
use crate::film::Film;
use crate::language::Language;
use crate::route::{Route, address_of};

/// What everything in a game is read from.
#[derive(Clone, Copy)]
pub(super) struct Seen<'a> {
    pub(super) language: Language,
    pub(super) edition: EditionId,
    pub(super) record: &'a Record,
    pub(super) film: &'a Film,
    /// The ply on the board.
    pub(super) step: &'a UseStateHandle<usize>,
    /// The ply of what was chosen to be seen; it stays while one looks at other plies.
    pub(super) looked_at: &'a UseStateHandle<usize>,
}

/// One thing to see, which shows its position when it is chosen.
pub(super) fn entry(seen: Seen<'_>, entry: &Entry) -> Html {
    let Seen { language, record, step, looked_at, .. } = seen;
    let (words, ply) = (language.claims(), entry.ply());
    let current = (**looked_at == ply).then_some("true");
    let onclick = {
        let (step, looked_at) = (step.setter(), looked_at.setter());
        Callback::from(move |_: MouseEvent| {
            step.set(ply);
            looked_at.set(ply);
        })
    };
    let place = language.place_in(record, ply);
    let (title, class, about) = match entry {
        Entry::Draw(finding) => {
            let draws = finding.draws.iter().map(|draw| drawn(seen, draw, &place));
            let open = match finding.accord {
                Accord::Agreed => html! {},
                Accord::IfOnlyPlayableCapturesCount => {
                    html! { <p class="hint">{ words.open_point }</p> }
                }
            };
            let about = html! { <><ul>{ for draws }</ul>{ open }</> };
            (language.ground(&finding.ground), None, about)
        }
        Entry::Apparent(_) => (words.apparent.to_owned(), Some("is-apparent"), html! {}),
    };
    html! {
        <li key={format!("{title} {ply}")} {class}>
            <button type="button" aria-current={current} {onclick}>
                <strong>{ &place }</strong>{ " " }<span>{ title }</span>
            </button>
            { about }
        </li>
    }
}

fn drawn(seen: Seen<'_>, draw: &Draw, place: &str) -> Html {
    let article = draw.under.article;
    let to = Route::law(seen.edition, address_of(article));
    html! {
        <li>{ seen.language.how_drawn(draw.how, place) }{ " " }{ link(&to, "chip", html! { { article.0 } }) }</li>
    }
}

/// The equal occurrences side by side, with those that only look equal; nothing where none matter.
pub(super) fn occurrences(seen: Seen<'_>, entry: &Entry) -> Html {
    let words = seen.language.claims();
    let (is_repetition, about) = match entry {
        Entry::Apparent(_) => (true, html! { <p>{ words.apparent_line }</p> }),
        Entry::Draw(finding) => match finding.ground {
            Ground::Repetition(_) | Ground::Fivefold(_) => (true, html! {}),
            Ground::FiftyMoves | Ground::SeventyFiveMoves | Ground::DeadPosition => {
                (false, html! {})
            }
        },
    };
    let repetition = seen.record.repetition(entry.ply()).filter(|_| is_repetition);
    let Some(repetition) = repetition else { return html! {} };
    let mut counted = 0;
    let cards = repetition.lookalikes.iter().map(|one| {
        let is_same = one.is_same(EnPassantReading::Playable);
        counted += usize::from(is_same);
        occurrence(seen, one, is_same.then_some(counted))
    });
    let cards: Vec<Html> = cards.collect();
    html! {
        <section class="claims-occurrences" aria-labelledby="claims-occurrences">
            <h3 id="claims-occurrences">{ words.occurrences }</h3>
            { about }
            <ol class="claims-list claims-boards">{ for cards }</ol>
        </section>
    }
}

/// An occurrence with its number, or with why it does not count.
fn occurrence(seen: Seen<'_>, one: &Lookalike, number: Option<usize>) -> Html {
    let Seen { language, record, film, step, .. } = seen;
    let onclick = {
        let (step, ply) = (step.setter(), one.ply);
        Callback::from(move |_: MouseEvent| step.set(ply))
    };
    let why = record.position(one.ply).map(|earlier| {
        let differences = one.differences.iter();
        differences
            .map(|found| language.why_not_same(*found, earlier))
            .collect::<Vec<_>>()
            .join(" ")
    });
    let (class, verdict) = match number {
        Some(number) => ("is-same", language.counts_as(number)),
        None => ("is-apparent", language.claims().counts_not.to_owned()),
    };
    html! {
        <li key={one.ply} {class}>
            <button type="button" {onclick}>
                <span class="claims-small">{ picture(film, one.ply, View::FROM_WHITE, &Overlay::default()) }</span>
                <span>{ language.place_in(record, one.ply) }</span>{ " · " }
                <strong>{ verdict }</strong>
            </button>
            <p>{ why }</p>
        </li>
    }
}
