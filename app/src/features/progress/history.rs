//! The rulings so far, week by week and one by one.

use std::rc::Rc;

use acconcio_training::scenario::{Catalogue, LawsChoice};
use yew::prelude::*;

use super::book::{Book, Members};
use super::group::Opened;
use super::members::{member_card, members_list};
use super::table::{TABLE_NAME, history_table};
use crate::language::Language;
use crate::packs::use_boards;
use crate::platform::browser;
use crate::platform::calendar::{Day, Now};
use crate::platform::storage::progress::State;
use crate::profile::progress::ProgressHandle;
use crate::ui::icon::icon;
use crate::ui::plot::{Column, Twin, columns, key, twin};

/// The number of weeks shown.
const WEEKS: i32 = 12;

/// The rulings of each week.
pub(crate) fn weeks(language: Language, book: &Book<'_>, today: Day, open: &Opened) -> Html {
    let words = language.progress();
    let weeks = book.weeks(today, WEEKS);
    let column = |(place, (monday, members)): (usize, &(Day, Members<'_>))| {
        let [right, wrong] = [State::Right, State::Wrong].map(|state| members.count(state));
        let is_open = open.is(&members.group);
        // Every third column has a label, so that they fit into the narrowest window.
        let is_named = place % 3 == 2;
        Column {
            text: language.week(*monday, right, wrong),
            below: if is_named { language.day_short(*monday) } else { String::new() },
            counts: vec![(State::Right, right), (State::Wrong, wrong)],
            on_turn: (right + wrong > 0).then(|| open.turn(&members.group)),
            is_open,
        }
    };
    let row = |(monday, members): &(Day, Members<'_>)| {
        let counts = [State::Right, State::Wrong].map(|state| members.count(state).to_string());
        let [right, wrong] = counts;
        vec![language.day(*monday), right, wrong]
    };
    let table = Twin {
        of: words.weeks().to_owned(),
        headings: vec![
            words.week(),
            language.state_label(State::Right),
            language.state_label(State::Wrong),
        ],
        rows: weeks.iter().map(row).collect(),
    };
    let opened = weeks.iter().find(|(_, members)| open.is(&members.group));
    html! {
        <>
            <h3>{ words.weeks() }</h3>
            { key(language, &[State::Right, State::Wrong]) }
            { columns(weeks.iter().enumerate().map(column).collect()) }
            if let Some((_, members)) = opened { { members_list(language, members, open) } }
            { twin(language, table) }
        </>
    }
}

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct LatestProps {
    pub(crate) language: Language,
    pub(crate) progress: ProgressHandle,
    pub(crate) catalogue: Rc<Catalogue>,
    pub(crate) laws: LawsChoice,
    pub(crate) now: Now,
}

/// The number of rulings listed at first, and of those added each time.
const STEP: usize = 12;

/// The last rulings, and the button that saves all of them as a table.
#[component]
pub(crate) fn Latest(props: &LatestProps) -> Html {
    let LatestProps { language, progress, catalogue, laws, now } = props;
    let words = language.progress();
    let shown = use_state_eq(|| STEP);
    let boards = use_boards();
    let book = Book::of(catalogue, *laws, progress.progress(), now.zone);
    let on_more = {
        let shown = shown.clone();
        Callback::from(move |_: MouseEvent| shown.set(*shown + STEP))
    };
    let on_save = {
        let progress = progress.clone();
        Callback::from(move |_: MouseEvent| {
            browser::save_file(TABLE_NAME, &history_table(progress.progress()));
        })
    };
    let lines = book.latest().take(*shown);
    let has_more = book.latest().nth(*shown).is_some();
    html! {
        <>
            <h3>{ words.latest() }</h3>
            <ol class="members cards are-small">{ for lines.map(|(member, attempt)| member_card(*language, &member, attempt.mode, boards.as_deref())) }</ol>
            <div class="button-row">
                if has_more {
                    <button type="button" class="button" onclick={on_more}>{ icon("icon-chevron") }{ words.more() }</button>
                }
                <button type="button" class="button" onclick={on_save}>{ icon("icon-save") }{ words.save_table() }</button>
            </div>
        </>
    }
}
