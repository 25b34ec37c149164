//! The incidents or rulings that a figure counts.

use acconcio_training::scenario::Boards;
use yew::prelude::*;

use super::book::{GroupMember, Members};
use super::group::{Group, Opened};
use crate::features::library::filter::Filter;
use crate::language::Language;
use crate::platform::calendar::Day;
use crate::platform::storage::progress::State;
use crate::platform::storage::ruling_record::Mode;
use crate::route::Route;
use crate::ui::cards::{Card, card};
use crate::ui::icon::icon;
use crate::ui::link::link;

/// The greatest number of members listed.
const LISTED: usize = 20;

/// The incidents, those with a mistake first; those not ruled on are behind a link to the list, where
/// the list can show them.
pub(crate) fn members_list(language: Language, members: &Members<'_>, open: &Opened) -> Html {
    let ruled: Vec<&GroupMember<'_>> =
        members.members.iter().filter(|member| member.state != State::NotRuled).collect();
    let not_ruled = members.count(State::NotRuled);
    let more = ruled.len().saturating_sub(LISTED);
    let boards = open.boards.as_deref();
    let member = |it: &GroupMember<'_>| member_card(language, it, Mode::Free, boards);
    html! {
        <div class="members">
            <ul class="cards are-small">{ for ruled.into_iter().take(LISTED).map(member) }</ul>
            if more > 0 { <p>{ language.progress().and_more(more) }</p> }
            if not_ruled > 0 { <p>{ language.progress().not_ruled_yet(not_ruled) }</p> }
            { elsewhere(language, &members.group) }
        </div>
    }
}

/// The link to the list of the whole group, if there is one.
fn elsewhere(language: Language, group: &Group) -> Html {
    let words = language.progress();
    let (to, words) = match group {
        Group::Topic(topic) => (
            Filter { topic: Some(*topic), ..Filter::default() }.to_hash(&Route::Library),
            words.in_list(),
        ),
        Group::Regime(regime) => (
            Filter { regime: Some(*regime), ..Filter::default() }.to_hash(&Route::Library),
            words.in_list(),
        ),
        Group::Article(article) => (article.route().to_hash(), words.in_handbook()),
        Group::Question(_) | Group::Principle(_) | Group::Certainty(_) | Group::Week(_) => {
            return html! {};
        }
    };
    html! { <p><a href={to}>{ words }</a></p> }
}

/// One incident or ruling: its board and title, its result, its day, and the mode of practice.
pub(crate) fn member_card(
    language: Language,
    member: &GroupMember<'_>,
    mode: Mode,
    boards: Option<&Boards>,
) -> Html {
    let to = Route::incident(&member.scenario.id, &member.entry.id);
    let (sign, class) = match (member.state, member.score) {
        (State::Right, _) => ("icon-check", "is-right"),
        (State::Wrong, Some(score)) if score.points > 0 => ("icon-half", "is-wrong"),
        (State::Wrong, _) => ("icon-cross", "is-wrong"),
        (State::NotRuled, _) => ("icon-play", "is-new"),
    };
    let title = language.said(&member.scenario.title);
    card(Card {
        class: "member",
        placement: boards
            .and_then(|boards| boards.placement(&member.scenario.id, &member.entry.id)),
        title: html! { <p class="card-title">{ link(&to, "card-link", title) }</p> },
        line: html! { <p class="card-line">{ language.said(&member.entry.label) }</p> },
        foot: html! {
            <>
                <span class={classes!("card-sign", class)}>{ icon(sign) }</span>
                if let Some(score) = member.score { <span>{ language.percent(score.percent()) }</span> }
                if let Some(day) = member.day { { date(language, day) } }
                <span>{ language.mode(mode) }</span>
            </>
        },
        below: html! {},
    })
}

/// A day as text, with a machine-readable date.
pub(crate) fn date(language: Language, day: Day) -> Html {
    html! { <time datetime={day.to_string()}>{ language.day(day) }</time> }
}
