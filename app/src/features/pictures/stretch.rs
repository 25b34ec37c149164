//! The choice of a stretch of a replay, from one action to another, to be saved as an animated picture.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::animation::MOST;
use super::{Boards, Form, save};
use crate::language::Language;
use crate::platform::browser;

/// The id of the dialog in the page.
const DIALOG: &str = "stretch";

/// The properties of the choice.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct StretchProps {
    pub(crate) language: Language,
    pub(crate) boards: Boards,
    /// The actions as sentences; the first one leads to the second board.
    pub(crate) sentences: Vec<String>,
    /// Takes the dialog, which is open as long as it is in the page, out of it.
    pub(crate) on_close: Callback<()>,
}

/// The dialog in which the first and the last moment are chosen.
#[component]
pub(crate) fn Stretch(props: &StretchProps) -> Html {
    let StretchProps { language, boards, sentences, on_close } = props;
    let words = language.player();
    let last = boards.all.len().saturating_sub(1);
    use_effect_with((), |()| browser::turn_dialog(DIALOG));
    // Each of its own: who chooses both at once would lose the first, were they drawn from one state.
    let (chosen_from, chosen_to) = (use_state_eq(|| 0), use_state_eq(|| usize::MAX));
    let (from, to) = within((*chosen_from, *chosen_to), last);
    let choose = |chosen: &UseStateHandle<usize>, first: usize| {
        let chosen = chosen.setter();
        Callback::from(move |event: Event| {
            let select: HtmlSelectElement = event.target_unchecked_into();
            let index = usize::try_from(select.selected_index()).unwrap_or_default();
            chosen.set(first + index);
        })
    };
    let option = |at: usize, is_chosen: bool| {
        let sentence = at.checked_sub(1).and_then(|index| sentences.get(index));
        let said =
            sentence.map_or_else(|| words.before_first().to_owned(), |it| format!("{at}. {it}"));
        html! { <option key={at} selected={is_chosen}>{ said }</option> }
    };
    let on_save = {
        let boards = boards.of_stretch(from, to);
        Callback::from(move |_: MouseEvent| {
            save(boards.clone(), Form::Gif);
            browser::turn_dialog(DIALOG);
        })
    };
    let on_leave = Callback::from(|_: MouseEvent| browser::turn_dialog(DIALOG));
    let on_from = choose(&chosen_from, 0);
    let on_to = choose(&chosen_to, from);
    html! {
        <dialog class="keys stretch" id={DIALOG} aria-labelledby="stretch-heading" onclose={on_close.reform(|_: Event| ())}>
            <h2 id="stretch-heading">{ words.picture_stretch() }</h2>
            <label><span>{ words.stretch_from() }</span><select onchange={on_from}>{ for (0..=last).map(|at| option(at, at == from)) }</select></label>
            <label><span>{ words.stretch_to() }</span><select onchange={on_to}>{ for (from..=last).map(|at| option(at, at == to)) }</select></label>
            if to - from >= MOST { <p class="hint">{ words.stretch_most(MOST) }</p> }
            <div class="button-row">
                <button type="button" class="button primary" onclick={on_save}>{ words.stretch_save() }</button>
                <button type="button" class="button" onclick={on_leave}>{ language.shell().close() }</button>
            </div>
        </dialog>
    }
}

/// The stretch as it can be, where there are moments up to `last`.
fn within((from, to): (usize, usize), last: usize) -> (usize, usize) {
    let from = from.min(last);
    (from, to.clamp(from, last))
}

impl Boards {
    /// The moments of a stretch alone, its first and its last among them.
    fn of_stretch(&self, from: usize, to: usize) -> Boards {
        let all = self.all.get(from..=to).unwrap_or_default().to_vec();
        Boards { name: format!("{}-{from}-{to}", self.name), all, shown: 0 }
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::Board;

    use super::*;

    #[test]
    fn ok_a_stretch_has_both_of_its_ends() {
        let all = vec![Board::empty(), Board::new(), Board::empty(), Board::new()];
        let boards = Boards { name: "incident-a".to_owned(), all, shown: 3 };
        let check = |chosen, last, expected: (usize, usize)| {
            let (from, to) = within(chosen, last);
            assert_eq!((from, to), expected, "{chosen:?}");
            boards.of_stretch(from, to)
        };
        assert_eq!(check((0, usize::MAX), 3, (0, 3)).all, boards.all);
        let middle = check((1, 2), 3, (1, 2));
        assert_eq!((middle.name.as_str(), middle.all.len()), ("incident-a-1-2", 2));
        assert_eq!(check((2, 1), 3, (2, 2)).all.len(), 1);
        // The replay has become shorter.
        assert_eq!(check((9, 12), 3, (3, 3)).all.len(), 1);
    }
}
