//! What there is to see at a ply: what it amounts to, who could claim how, and what it rests on.

use acconcio_adjudication::claimable::{Accord, Draw, Finding, Ground, How, occurrences_needed};
use acconcio_adjudication::game_record::GameRecord;
use acconcio_adjudication::laws::EditionId;
use shakmaty::fen::Fen;
use shakmaty::{Color, EnPassantMode};
use yew::prelude::*;

use super::findings::Entry;
use crate::features::incident::occurrences::occurrence::OccurrenceList;
use crate::language::Language;
use crate::route::mate_question::MateQuestion;
use crate::route::{Route, address_of};
use crate::ui::icon::icon;
use crate::ui::link::link;

/// What everything in a game is read from.
#[derive(Clone, Copy)]
pub(crate) struct Seen<'a> {
    pub(crate) language: Language,
    pub(crate) edition: EditionId,
    pub(crate) record: &'a GameRecord,
    /// The ply of what was chosen to be seen; it stays while one looks at other plies.
    pub(crate) looked_at: usize,
    /// Chooses it.
    pub(crate) on_look: &'a Callback<usize>,
}

/// One thing to see, which shows its position and what can be said of it when it is chosen.
pub(crate) fn entry(seen: Seen<'_>, entry: &Entry) -> Html {
    let Seen { language, record, looked_at, on_look, .. } = seen;
    let (ply, place) = (entry.ply(), language.place_in(record, entry.ply()));
    let is_chosen = looked_at == ply;
    let (title, class, sign) = match entry {
        Entry::Draw(finding) if finding.draws.iter().any(|it| it.how == How::Unclaimed) => {
            (language.ground(&finding.ground), "is-drawn", "icon-half")
        }
        Entry::Draw(finding) => (language.ground(&finding.ground), "is-claim", "icon-check"),
        Entry::Apparent(_) => (language.claims().apparent.to_owned(), "is-apparent", "icon-cross"),
    };
    html! {
        <li key={format!("{title} {ply}")} {class}>
            <button type="button" aria-current={is_chosen.then_some("true")} onclick={on_look.reform(move |_: MouseEvent| ply)}>
                { icon(sign) }<span><strong>{ &place }</strong>{ " " }{ title }</span>
            </button>
            if is_chosen {
                <div class="claims-why">{ why(seen, entry, &place) }</div>
            }
        </li>
    }
}

/// Who could claim how, and what is open.
fn why(seen: Seen<'_>, entry: &Entry, place: &str) -> Html {
    let words = seen.language.claims();
    match entry {
        Entry::Apparent(_) => html! { <p>{ words.apparent_line }</p> },
        Entry::Draw(finding) => html! {
            <>
                <ul>{ for finding.draws.iter().map(|draw| drawn(seen, draw, place)) }</ul>
                { rests_on(seen, finding) }
                if finding.accord == Accord::IfOnlyPlayableCapturesCount {
                    <p class="hint">{ words.open_point }</p>
                }
            </>
        },
    }
}

fn drawn(seen: Seen<'_>, draw: &Draw, place: &str) -> Html {
    let article = draw.under.article;
    let to = Route::law(seen.edition, address_of(article));
    html! {
        <li>{ seen.language.how_drawn(draw.how, place) }{ " " }{ link(&to, "chip", html! { { article.0 } }) }</li>
    }
}

/// What a finding rests on that no occurrences show.
fn rests_on(seen: Seen<'_>, finding: &Finding) -> Html {
    let Seen { language, record, .. } = seen;
    match finding.ground {
        Ground::Repetition(_) | Ground::Fivefold(_) => html! {},
        Ground::FiftyMoves | Ground::SeventyFiveMoves => {
            let quiet = usize::try_from(record.quiet_half_moves(finding.ply)).unwrap_or_default();
            // What a position to start from counts already has no move in the record.
            let since = finding.ply.checked_sub(quiet).filter(|since| *since > 0);
            html! { <>{ for since.map(|ply| html! { <p>{ language.quiet_since(&language.place_in(record, ply)) }</p> }) }</> }
        }
        Ground::DeadPosition => {
            html! { <ul>{ for Color::ALL.into_iter().map(|winner| proof(seen, finding.ply, winner)) }</ul> }
        }
    }
}

/// The way to the proof that a player cannot mate.
fn proof(seen: Seen<'_>, ply: usize, winner: Color) -> Html {
    let Some(position) = seen.record.position(ply) else { return html! {} };
    let fen = Fen::from_position(position, EnPassantMode::Legal).to_string();
    let to = MateQuestion { fen, winner: Some(winner.into()) }.to_hash();
    html! { <li><a href={to}>{ seen.language.proof_of_no_mate(winner) }</a></li> }
}

/// What looks like the position of an entry, where it is one that is repeated.
pub(crate) fn occurrence_list(
    record: &GameRecord,
    entry: &Entry,
    edition: EditionId,
) -> Option<OccurrenceList> {
    let needed = match entry {
        Entry::Apparent(_) => occurrences_needed(edition),
        Entry::Draw(finding) => match finding.ground {
            Ground::Repetition(_) => occurrences_needed(edition),
            Ground::Fivefold(_) => None,
            Ground::FiftyMoves | Ground::SeventyFiveMoves | Ground::DeadPosition => return None,
        },
    };
    OccurrenceList::of_position(record, entry.ply(), needed)
}
