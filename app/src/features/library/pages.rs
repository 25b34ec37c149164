//! The pages of the list of incidents.

use std::cell::RefCell;

use yew::prelude::*;

use super::filter::Filter;
use crate::language::Language;
use crate::platform::browser;
use crate::ui::icon::icon;

/// The number of incidents on a page: full rows of two, three and four.
pub(crate) const AT_A_TIME: usize = 24;

/// The id of the list, to which turning a page leads back.
const TOP: &str = "content";

thread_local! {
    /// The page that was looked at last, with its filter: who comes back from an incident finds it again.
    static LAST: RefCell<(Filter, usize)> = RefCell::default();
}

/// The page asked for among so many, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pages {
    pub(crate) page: usize,
    pub(crate) count: usize,
}

impl Pages {
    /// The page that is shown: the last where fewer are left than were asked for.
    pub(crate) fn shown(self) -> usize {
        self.page.min(self.count.saturating_sub(1))
    }
}

/// The page of a choice of incidents, the first of another choice, and the callback that turns to another.
#[hook]
pub(crate) fn use_page(filter: &Filter) -> (usize, Callback<usize>) {
    let redraw = use_force_update();
    let page = LAST.with_borrow(|(of, page)| if of == filter { *page } else { 0 });
    let filter = filter.clone();
    let on_page = Callback::from(move |page| {
        LAST.replace((filter.clone(), page));
        browser::focus(TOP);
        redraw.force_update();
    });
    (page, on_page)
}

/// The buttons that turn the pages; nothing where there is one page alone.
pub(crate) fn turning(language: Language, pages: Pages, on_page: Callback<usize>) -> Html {
    let words = language.library();
    let shown = pages.shown();
    if pages.count < 2 {
        return html! {};
    }
    let to = |page: Option<usize>, label: &'static str, sign: &'static str| {
        let onclick = on_page.reform(move |_: MouseEvent| page.unwrap_or(shown));
        html! {
            <button type="button" class="button" disabled={page.is_none()} {onclick}>{ icon(sign) }{ label }</button>
        }
    };
    let next = Some(shown + 1).filter(|page| *page < pages.count);
    html! {
        <nav class="turning" aria-label={words.pages()}>
            { to(shown.checked_sub(1), words.page_before(), "icon-previous") }
            <p role="status">{ words.page_of(shown + 1, pages.count) }</p>
            { to(next, words.page_after(), "icon-next") }
        </nav>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(page: usize, count: usize, expected: usize) {
        assert_eq!(Pages { page, count }.shown(), expected);
    }

    #[test]
    fn ok_a_page_that_is_gone_is_the_last() {
        check(0, 10, 0);
        check(9, 10, 9);
        check(10, 10, 9);
        check(3, 0, 0);
    }
}
