//! An entry in the list of a game: a position, its ground for a draw, the possible claims, and the
//! evidence.

use acconcio_adjudication::claimable::{
    Accord, Draw, Finding, Ground, Procedure, occurrences_needed,
};
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

/// The context that every entry of a game is drawn from.
#[derive(Clone, Copy)]
pub(crate) struct Seen<'a> {
    pub(crate) language: Language,
    pub(crate) edition: EditionId,
    pub(crate) record: &'a GameRecord,
    /// The ply of the entry that was chosen; it stays while other plies are looked at.
    pub(crate) looked_at: usize,
    /// Chooses the entry at a ply.
    pub(crate) on_look: &'a Callback<usize>,
}

/// Draws one entry, which shows its position and its explanation when it is chosen.
pub(crate) fn entry(seen: Seen<'_>, entry: &Entry) -> Html {
    let Seen { language, record, looked_at, on_look, .. } = seen;
    let (ply, place) = (entry.ply(), language.place_in(record, entry.ply()));
    let is_chosen = looked_at == ply;
    let (title, class, sign) = match entry {
        Entry::Draw(finding) if finding.draws.iter().any(|it| it.how == Procedure::Unclaimed) => {
            (language.ground(&finding.ground), "is-drawn", "icon-half")
        }
        Entry::Draw(finding) => (language.ground(&finding.ground), "is-claim", "icon-check"),
        Entry::Apparent(_) => {
            (language.claims().apparent().to_owned(), "is-apparent", "icon-cross")
        }
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

/// Explains who could claim in which way, and what remains undecided.
fn why(seen: Seen<'_>, entry: &Entry, place: &str) -> Html {
    let words = seen.language.claims();
    match entry {
        Entry::Apparent(_) => html! { <p>{ words.apparent_line() }</p> },
        Entry::Draw(finding) => html! {
            <>
                <ul>{ for finding.draws.iter().map(|draw| drawn(seen, draw, place)) }</ul>
                { rests_on(seen, finding) }
                if finding.accord == Accord::IfOnlyPlayableCapturesCount {
                    <p class="hint">{ words.open_point() }</p>
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

/// The evidence of a finding that the list of occurrences does not show.
fn rests_on(seen: Seen<'_>, finding: &Finding) -> Html {
    let Seen { language, record, .. } = seen;
    match finding.ground {
        Ground::Repetition(_) | Ground::Fivefold(_) => html! {},
        Ground::FiftyMoves | Ground::SeventyFiveMoves => {
            let quiet = usize::try_from(record.quiet_half_moves(finding.ply)).unwrap_or_default();
            // The moves that the starting position already counts are not in the record.
            let since = finding.ply.checked_sub(quiet).filter(|since| *since > 0);
            html! { <>{ for since.map(|ply| html! { <p>{ language.claims().quiet_since(language.place_in(record, ply)) }</p> }) }</> }
        }
        Ground::DeadPosition => {
            html! { <ul>{ for Color::ALL.into_iter().map(|winner| proof(seen, finding.ply, winner)) }</ul> }
        }
    }
}

/// A link to the proof that a player cannot mate.
fn proof(seen: Seen<'_>, ply: usize, winner: Color) -> Html {
    let Some(position) = seen.record.position(ply) else { return html! {} };
    let fen = Fen::from_position(position, EnPassantMode::Legal).to_string();
    let to = MateQuestion { fen, winner: Some(winner.into()) }.to_hash();
    html! { <li><a href={to}>{ seen.language.claims().proof_of_no_mate(winner) }</a></li> }
}

/// The positions that look like that of an entry, where the entry is about a repetition.
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
