//! The beginning of the page: the next step, what one masters, and what one did lately.

use std::collections::BTreeSet;

use acconcio_training::scenario::Boards;
use yew::prelude::*;

use super::book::{Book, GroupMember, Members};
use super::group::Opened;
use super::members::member_card;
use super::strength::{group_name, right_of};
use crate::language::Language;
use crate::platform::storage::progress::State;
use crate::platform::storage::ruling_record::RulingRecord;
use crate::route::Route;
use crate::ui::cards::{Card, card};
use crate::ui::icon::icon;
use crate::ui::link::link;

/// The number of topics that are named as mastered.
const STRENGTHS: usize = 3;
/// The number of rulings listed.
const LATELY: usize = 4;

/// The incident to rule on next.
#[derive(Clone, Copy)]
pub(crate) enum NextStep<'a> {
    /// One whose last ruling missed something.
    Again(GroupMember<'a>),
    /// One of the same topic on which no ruling was given.
    New(GroupMember<'a>),
}

impl<'a> NextStep<'a> {
    /// The incident missed last, else a new one of the topic of the last ruling, else any new one; none where every
    /// incident was ruled on and right.
    pub(crate) fn of(book: &Book<'a>) -> Option<NextStep<'a>> {
        let mut seen = BTreeSet::new();
        let mut latest =
            book.latest().filter(|(it, _)| seen.insert((&it.scenario.id, &it.entry.id)));
        if let Some((missed, _)) = latest.find(|(it, _)| it.state == State::Wrong) {
            return Some(NextStep::Again(missed));
        }
        let topics = book.topics();
        let last = book.latest().next().map(|(it, _)| it.scenario.topics.as_slice());
        let is_new = |it: &&GroupMember<'a>| it.state == State::NotRuled;
        let news = || topics.iter().flat_map(|topic| &topic.members).filter(is_new);
        let of_last = |it: &&GroupMember<'a>| {
            let same = |topic| last.is_some_and(|topics| topics.contains(topic));
            it.scenario.topics.iter().any(same)
        };
        let next = news().find(of_last).or_else(|| news().next());
        next.copied().map(NextStep::New)
    }
}

/// The topics with the greatest share of right rulings, the most incidents first among equals; only topics of which
/// more is right than wrong.
pub(crate) fn strengths<'a>(book: &Book<'a>) -> Vec<Members<'a>> {
    let right = |members: &Members<'_>| members.count(State::Right);
    let mut all = book.topics();
    all.retain(|it| right(it) > it.count(State::Wrong));
    all.sort_by(|one, other| {
        let (first, second) = (right(one) * other.ruled(), right(other) * one.ruled());
        second.cmp(&first).then(right(other).cmp(&right(one)))
    });
    all.truncate(STRENGTHS);
    all
}

/// The parts at the beginning of the page.
pub(crate) fn highlights(language: Language, book: &Book<'_>, open: &Opened) -> Html {
    let words = language.progress();
    let boards = open.boards.as_deref();
    let lately = book.latest().take(LATELY);
    let lately = lately.map(|(member, attempt): (GroupMember<'_>, &RulingRecord)| {
        member_card(language, &member, attempt.mode, boards)
    });
    html! {
        <div class="highlights">
            <section class="highlights-next" aria-labelledby="next-heading">
                <h2 id="next-heading">{ words.next_step() }</h2>
                { next_step(language, book, boards) }
            </section>
            <section aria-labelledby="strengths-heading">
                <h2 id="strengths-heading">{ words.strengths() }</h2>
                { mastered(language, book) }
            </section>
            <section class="highlights-lately" aria-labelledby="lately-heading">
                <h2 id="lately-heading">{ words.lately() }</h2>
                <ul class="cards are-small">{ for lately }</ul>
            </section>
        </div>
    }
}

fn next_step(language: Language, book: &Book<'_>, boards: Option<&Boards>) -> Html {
    let words = language.progress();
    let (member, line) = match NextStep::of(book) {
        Some(NextStep::Again(member)) => (member, words.next_again()),
        Some(NextStep::New(member)) => (member, words.next_new()),
        None => return html! { <p>{ words.all_right() }</p> },
    };
    let to = Route::incident(&member.scenario.id, &member.entry.id);
    let title = html! { <>{ language.said(&member.scenario.title) }</> };
    let shown = card(Card {
        class: "is-next",
        placement: boards
            .and_then(|boards| boards.placement(&member.scenario.id, &member.entry.id)),
        title: html! { <p class="card-title">{ link(&to, "card-link", title) }</p> },
        line: html! { <p class="card-line">{ language.said(&member.entry.label) }</p> },
        foot: html! { <span class="button primary" aria-hidden="true">{ icon("icon-play") }{ words.rule_now() }</span> },
        below: html! {},
    });
    html! { <><p>{ line }</p><ul class="cards">{ shown }</ul></> }
}

fn mastered(language: Language, book: &Book<'_>) -> Html {
    let words = language.progress();
    let strengths = strengths(book);
    let one = |members: &Members<'_>| {
        html! {
            <li>
                { icon("icon-check") }
                <span class="strength-name">{ group_name(language, &members.group) }</span>
                <span>{ right_of(language, members) }</span>
            </li>
        }
    };
    html! {
        if strengths.is_empty() {
            <p>{ words.no_strength() }</p>
        } else {
            <ul class="highlights-strengths">{ for strengths.iter().map(one) }</ul>
        }
    }
}
