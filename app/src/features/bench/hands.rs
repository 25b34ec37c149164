//! The choices beside the board: whose hand, which one, what it does, whether the arbiter sees it, and when.

use acconcio_adjudication::incident::{Hand, Owner, Sight, Stance};
use acconcio_authoring::gesture::{Promotion, Tool};
use shakmaty::{Color, Role};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::bench_props::BenchProps;
use super::fields::toggle;
use super::state::{BenchAction, Refused};
use crate::platform::browser;
use crate::ui::icon::icon;

/// The roles of pieces that are put on the board, the most frequent first.
const ROLES: [Role; 6] =
    [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn, Role::King];

/// The greatest number of seconds that the slider gives.
const MOST_SECONDS: u32 = 60;

/// The properties of the choices.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct HandsProps {
    pub(crate) bench: BenchProps,
    /// Whether the seconds are those that really pass.
    pub(crate) is_waiting: UseStateHandle<bool>,
}

/// The choices.
#[component]
pub(crate) fn Hands(props: &HandsProps) -> Html {
    let HandsProps { bench: props, is_waiting } = props;
    let words = props.language.bench();
    html! {
        <section class="bench-tools" aria-labelledby="bench-tools-heading">
            <h2 id="bench-tools-heading">{ words.tools() }</h2>
            { tools(props) }
            { put(props) }
            { whose(props) }
            { seconds(props, is_waiting) }
        </section>
    }
}

/// The action that could not be done, the reason, and what would make it possible.
pub(crate) fn refusal(props: &BenchProps) -> Html {
    let text = props.bench.refused.as_ref().map(|refused| match refused {
        Refused::Act(why) => props.language.impossible(why),
        Refused::Edit(refusal) => props.language.edit_refusal(*refusal).to_owned(),
        Refused::NoPawn => props.language.bench().no_pawn().to_owned(),
    });
    html! {
        <div class="bench-refused" role="alert">
            if let Some(text) = text { <p class="alert">{ text }</p> }
        </div>
    }
}

/// The question what becomes of a pawn on the last rank.
pub(crate) fn promotion(props: &BenchProps) -> Html {
    let Some((_, to)) = props.bench.asks else { return html! {} };
    let words = props.language.bench();
    let choice = |promotion: Promotion, label: String| {
        let onclick = props.does(BenchAction::Promote(promotion));
        html! { <button type="button" class="button small" {onclick}>{ label }</button> }
    };
    let roles = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
    html! {
        <div class="bench-asks" role="group" aria-label={words.promotion(to)}>
            <p>{ words.promotion(to) }</p>
            <div class="button-row">
                { for roles.map(|role| choice(Promotion::Piece(role), props.language.role(role))) }
                { choice(Promotion::FlippedRook, words.flipped_rook().to_owned()) }
                { choice(Promotion::PawnLeft, words.pawn_left().to_owned()) }
                <button type="button" class="button small" onclick={props.does(BenchAction::Withdraw)}>{ words.withdraw() }</button>
            </div>
        </div>
    }
}

fn tools(props: &BenchProps) -> Html {
    let words = props.language.bench();
    let now = props.bench.tool;
    let tool = |tool: Tool, name: &'static str, label: &'static str| {
        let is_on = match (tool, now) {
            (Tool::Put(..), Tool::Put(..)) => true,
            (one, other) => one == other,
        };
        toggle(html! { <>{ icon(name) }{ label }</> }, is_on, props.does(BenchAction::Tool(tool)))
    };
    let put = Tool::Put(Role::Queen, Owner::Own, Stance::Upright);
    html! {
        <div class="bench-row" role="group" aria-label={words.tool()}>
            { tool(Tool::Move, "mark-hand-touch", words.tool_move()) }
            { tool(Tool::Step, "mark-hand-lift", words.tool_step()) }
            { tool(Tool::TakeOff, "mark-piece-off", words.tool_take_off()) }
            { tool(Tool::Displace, "icon-reset", words.tool_displace()) }
            { tool(put, "mark-piece-on", words.tool_put()) }
        </div>
    }
}

/// The piece that is put on the board.
fn put(props: &BenchProps) -> Html {
    let words = props.language.bench();
    let hint = match props.bench.tool {
        Tool::Move => words.hint_move(),
        Tool::Step => words.hint_step(),
        Tool::TakeOff => words.hint_take_off(),
        Tool::Displace => words.hint_displace(),
        Tool::Put(..) => words.hint_put(),
    };
    let Tool::Put(role, of, stance) = props.bench.tool else {
        return html! { <p class="hint">{ hint }</p> };
    };
    let to = |tool: Tool| props.does(BenchAction::Tool(tool));
    let piece = |one: Role| {
        toggle(
            html! { { props.language.role(one) } },
            one == role,
            to(Tool::Put(one, of, Stance::Upright)),
        )
    };
    let (flipped, other) = (
        match stance {
            Stance::Upright => Stance::UpsideDown,
            Stance::UpsideDown => Stance::Upright,
        },
        match of {
            Owner::Own => Owner::Opponent,
            Owner::Opponent => Owner::Own,
        },
    );
    html! {
        <>
            <p class="hint">{ hint }</p>
            <div class="bench-row" role="group" aria-label={words.piece()}>
                { for ROLES.map(piece) }
                if role == Role::Rook {
                    { toggle(html! { { words.upside_down() } }, !stance.is_upright(), to(Tool::Put(role, of, flipped))) }
                }
                { toggle(html! { { words.of_opponent() } }, !of.is_own(), to(Tool::Put(role, other, stance))) }
            </div>
        </>
    }
}

fn whose(props: &BenchProps) -> Html {
    let BenchProps { language, bench } = props;
    let words = language.bench();
    let actor = bench.actor();
    let player = |player: Color| {
        toggle(
            html! { <><span class={classes!("stone", player.fold_wb("is-white", "is-black"))} aria-hidden="true"></span>{ language.color_label(player) }</> },
            actor == player,
            props.does(BenchAction::By(Some(player))),
        )
    };
    let hand = |hand: Hand, label: &'static str| {
        toggle(html! { { label } }, bench.hand == hand, props.does(BenchAction::Hand(hand)))
    };
    html! {
        <>
            <div class="bench-row" role="group" aria-label={words.whose()}><span class="bench-caption" aria-hidden="true">{ words.whose() }</span>{ for Color::ALL.map(player) }</div>
            <div class="bench-row" role="group" aria-label={words.hand()}>
                <span class="bench-caption" aria-hidden="true">{ words.hand() }</span>
                { hand(Hand::One, words.hand_one()) }
                { hand(Hand::Other, words.hand_other()) }
                { hand(Hand::Both, words.hand_both()) }
            </div>
        </>
    }
}

/// The choice whether the arbiter sees what is recorded next.
pub(crate) fn sight(props: &BenchProps) -> Html {
    let words = props.language.bench();
    let one = |sight: Sight, name: &'static str, label: &'static str| {
        let is_on = props.bench.sight == sight;
        toggle(html! { <>{ icon(name) }{ label }</> }, is_on, props.does(BenchAction::Sight(sight)))
    };
    html! {
        <div class="bench-row bench-sight" role="group" aria-label={words.next_action()}>
            <span class="bench-caption" aria-hidden="true">{ words.next_action() }</span>
            { one(Sight::Seen, "mark-eye", words.next_seen()) }
            { one(Sight::Unseen, "mark-eye-struck", words.next_unseen()) }
        </div>
    }
}

fn seconds(props: &BenchProps, is_waiting: &UseStateHandle<bool>) -> Html {
    let words = props.language.bench();
    let oninput = props.on(|event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        BenchAction::After(input.value().parse().unwrap_or(0).min(MOST_SECONDS))
    });
    let onclick = {
        let is_waiting = is_waiting.clone();
        Callback::from(move |_: MouseEvent| is_waiting.set(!*is_waiting))
    };
    let after = props.bench.after;
    html! {
        <div class="bench-row bench-seconds">
            <label>
                <span>{ words.pause() }{ " " }<strong>{ words.seconds(after) }</strong></span>
                <input type="range" min="0" max={MOST_SECONDS.to_string()} value={after.to_string()} disabled={**is_waiting} {oninput} />
            </label>
            { toggle(html! { { words.really_wait() } }, **is_waiting, onclick) }
        </div>
    }
}

/// Counts the seconds since the last act, while they are those that really pass.
#[hook]
pub(crate) fn use_waiting(props: &BenchProps) -> UseStateHandle<bool> {
    let is_waiting = use_state_eq(|| false);
    let dispatcher = props.bench.dispatcher();
    let now = (*is_waiting, props.bench.acts());
    use_effect_with(now, move |(is_waiting, _)| {
        let begun = browser::steady();
        let counting = is_waiting.then(|| {
            gloo::timers::callback::Interval::new(1000, move || {
                let seconds = browser::steady().saturating_sub(begun) / 1000;
                let seconds = u32::try_from(seconds).unwrap_or(MOST_SECONDS);
                dispatcher.dispatch(BenchAction::After(seconds));
            })
        });
        move || drop(counting)
    });
    is_waiting
}
