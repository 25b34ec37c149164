//! The table of a replay: board, clock, scoresheets and speech; and its caption.

use shakmaty::Color;
use yew::prelude::*;

use crate::ui::board::overlay::Overlay;
use crate::ui::board::{Seat, board};
use crate::ui::clock::clock;
use crate::ui::icon::icon;
use crate::ui::player;
use crate::ui::scoresheet::scoresheets;
use crate::ui::showing::ReplayView;

/// The board with the clock, the scoresheets and the speech bubble.
pub(crate) fn table(showing: &ReplayView, overlay: &Overlay, seat: &Seat) -> Html {
    html! {
        <div class="table">
            { clock(showing, overlay) }
            { board(showing, overlay, seat) }
            { for overlay.added.iter().map(|added| flying(showing, *added)) }
            { speech(showing) }
            { scoresheets(showing) }
        </div>
    }
}

/// A change of time on its way from the board to its clock; the clock says it to those who do not see.
fn flying(showing: &ReplayView, (player, seconds): (Color, i32)) -> Html {
    let place = if showing.view.is_bottom(player) { "is-bottom" } else { "is-top" };
    let change = showing.language.time_step(seconds);
    html! { <p key={place} class={classes!("flying-time", place)} aria-hidden="true">{ change }</p> }
}

/// The words spoken in the act shown, in a bubble at the speaker's end of the table. The caption and
/// the live region contain them for those who do not see it.
fn speech(showing: &ReplayView) -> Html {
    let step = showing.playback.step;
    let act = showing.replay.act_at(step);
    let Some((act, said)) = act.and_then(|act| Some((act, showing.language.speech(act)?))) else {
        return html! {};
    };
    let place = match act.player() {
        Some(player) if showing.view.is_bottom(player) => "is-near",
        Some(_) => "is-far",
        None => "is-aside",
    };
    let is_unseen = !act.sight.is_seen();
    let class = classes!("speech", place, is_unseen.then_some("is-unseen"));
    html! {
        <p key={step} {class} aria-hidden="true">
            if is_unseen { { icon("mark-eye-struck") } }
            { showing.language.quoted(&said) }
        </p>
    }
}

/// An act in a sentence, without its place among the others.
pub(crate) fn caption(showing: &ReplayView, step: usize) -> Html {
    let is_unseen = showing.replay.act_at(step).is_some_and(|act| !act.sight.is_seen());
    player::caption(showing.sentence_at(step), None, is_unseen)
}
