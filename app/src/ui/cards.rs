//! An incident as a card: its board at the moment of decision, its title, and what is known of it.

use yew::prelude::*;

use crate::platform::storage::progress::State;
use crate::ui::icon::icon;
use crate::ui::thumbnail::thumbnail;

/// The content of a card.
pub(crate) struct Card<'a> {
    /// The class of the list that it is in.
    pub(crate) class: &'static str,
    /// The placement of the pieces; none until it has been fetched.
    pub(crate) placement: Option<&'a str>,
    /// The title, with the link that the whole card is.
    pub(crate) title: Html,
    /// A line or two about it.
    pub(crate) line: Html,
    /// The line in small letters.
    pub(crate) foot: Html,
    /// The part that can be unfolded below.
    pub(crate) below: Html,
}

/// Draws a card, an item of a list; without a key, for an incident may be listed twice.
pub(crate) fn card(card: Card<'_>) -> Html {
    let Card { class, placement, title, line, foot, below } = card;
    html! {
        <li class={classes!("card", class)}>
            { thumbnail(placement) }
            <div class="card-text">
                { title }
                { line }
                <div class="card-foot">{ foot }</div>
                { below }
            </div>
        </li>
    }
}

/// The sign of the last result on an incident; nothing where there is none.
pub(crate) fn result_sign(state: State) -> Html {
    let class = match state {
        State::NotRuled => return html! {},
        State::Right => "is-right",
        State::Wrong => "is-wrong",
    };
    html! { <span class={classes!("card-sign", class)}>{ icon(state_icon(state)) }</span> }
}

/// The icon of the last result on a variant; a word stands beside it.
pub(crate) const fn state_icon(state: State) -> &'static str {
    match state {
        State::NotRuled => "icon-play",
        State::Wrong => "icon-half",
        State::Right => "icon-check",
    }
}
