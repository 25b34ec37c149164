//! The chess clock: two displays, each with a lamp, and a lever that is down on the side of the player who
//! pressed.

use acconcio_adjudication::incident::{Act, ActKind, Hand, PerPlayer, Sight};
use shakmaty::Color;
use yew::prelude::*;

use super::board::overlay::{Overlay, Running};
use super::hand::{Pose, hand as drawing, struck_eye};
use super::icon::icon;
use super::showing::ReplayView;
use super::view::View;
use crate::language::Language;
use crate::replay::hand_tracks::squares_of;

/// Draws the clock after an act, with the times and the lever that an overlay shows instead of those of the replay.
pub(crate) fn clock(showing: &ReplayView, overlay: &Overlay) -> Html {
    let ReplayView { language, scenario, replay, playback, view, .. } = showing;
    let board_state = showing.board_state();
    let name = |player: Color| match &scenario.players {
        Some(_) => fitted_name(&language.person(player.into(), scenario.players.as_ref())),
        None => fitted_name(&language.color_label(player)),
    };
    dial(&Dial {
        language: *language,
        label: language.player().clocks().to_owned(),
        view: *view,
        remaining: overlay.times.unwrap_or(board_state.remaining),
        running: overlay.running.map_or(board_state.running, Running::player),
        flags: board_state.flags,
        act: replay.act_at(playback.step).and_then(|act| {
            let is_spoken = language.speech(act).is_some();
            ClockAct::of(act).filter(|at| at.hand.is_some() || !is_spoken)
        }),
        name: &name,
    })
}

/// The clock of one board.
pub struct Dial<'a> {
    /// The language of the labels.
    pub language: Language,
    /// The name of the clock.
    pub label: String,
    /// The side from which its board is seen.
    pub view: View,
    /// The remaining seconds of each player.
    pub remaining: PerPlayer<u32>,
    /// The player whose side is running.
    pub running: Option<Color>,
    /// The players whose flag has fallen.
    pub flags: PerPlayer<bool>,
    /// The act shown, where it happens at the clock.
    pub act: Option<ClockAct>,
    /// The name of each player on the clock.
    pub name: &'a dyn Fn(Color) -> Html,
}

/// An act that is shown at the clock: a hand there, or the sign of something that the arbiter does not see and
/// that happens on no square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockAct {
    /// The player on whose side it happens.
    pub player: Color,
    /// The hand that presses, if one does.
    pub hand: Option<Hand>,
    /// Whether the arbiter sees it.
    pub sight: Sight,
}

impl ClockAct {
    /// Returns the act of a player, if it is shown at the clock.
    fn of(act: &Act) -> Option<ClockAct> {
        let hand = if let ActKind::PressesClock { hand } = act.kind {
            Some(hand)
        } else if let ActKind::StopsClocks { .. } = act.kind {
            Some(Hand::One)
        } else if !act.sight.is_seen() && squares_of(&act.kind).is_empty() {
            None
        } else {
            return None;
        };
        Some(ClockAct { player: act.player()?, hand, sight: act.sight })
    }
}

/// Draws a clock with both displays and its lever.
pub fn dial(dial: &Dial<'_>) -> Html {
    let Dial { language, view, .. } = dial;
    let lever = match dial.running {
        Some(player) if view.is_bottom(player) => "is-bottom-running",
        Some(_) => "is-top-running",
        None => "is-stopped",
    };
    let side = |player: Color| {
        let face = Face {
            player,
            name: (dial.name)(player),
            seconds: dial.remaining.of(player),
            is_running: dial.running == Some(player),
            has_fallen: dial.flags.of(player),
        };
        display(*language, &face, place(*view, player))
    };
    html! {
        <section class={classes!("clock", lever)} aria-label={dial.label.clone()}>
            { side(!view.bottom) }
            <div class="clock-lever" aria-hidden="true">
                <span class="clock-bar"></span>
                { for Color::ALL.into_iter().map(|player| hand(player, *view, dial.act)) }
            </div>
            { side(view.bottom) }
        </section>
    }
}

/// The CSS class of the side of a player.
fn place(view: View, player: Color) -> &'static str {
    if view.is_bottom(player) { "is-bottom" } else { "is-top" }
}

/// One display.
struct Face {
    player: Color,
    name: Html,
    seconds: u32,
    is_running: bool,
    has_fallen: bool,
}

fn display(language: Language, face: &Face, place: &'static str) -> Html {
    let words = &language.player();
    let class = classes!(
        "clock-side",
        place,
        face.is_running.then_some("is-running"),
        face.has_fallen.then_some("has-fallen"),
    );
    let spoken = language.spoken_clock(face.seconds);
    let state = if face.is_running { words.running() } else { words.stopped() };
    let color = face.player.fold_wb("is-white", "is-black");
    html! {
        <div {class}>
            <span class="clock-name"><span class={classes!("stone", color)} aria-hidden="true"></span>{ face.name.clone() }</span>
            <span class="clock-row">
                <span class="clock-time" aria-hidden="true">{ language.clock(face.seconds) }</span>
                <span class="visually-hidden">{ format!("{spoken}, {state}") }</span>
                if face.has_fallen {
                    <span class="clock-flag">{ icon("mark-flag") }<span>{ words.flag_down() }</span></span>
                } else {
                    <span class="clock-lamp" aria-hidden="true"></span>
                }
            </span>
        </div>
    }
}

/// Draws the hand of a player at his button; it is away unless he presses in this act. What the arbiter does
/// not see has its sign there.
fn hand(player: Color, view: View, act: Option<ClockAct>) -> Html {
    let act = act.filter(|act| act.player == player);
    let presses = act.and_then(|act| act.hand);
    let is_unseen = act.is_some_and(|act| !act.sight.is_seen());
    let class = classes!(
        "clock-hand",
        place(view, player),
        presses.map(|_| "is-pressing"),
        is_unseen.then_some("is-unseen"),
    );
    // The other hand is the mirror image.
    let turn = (presses == Some(Hand::Other)).then_some("scale(-1 1)");
    html! {
        <>
            <svg {class} viewBox="-26 -4 52 72" focusable="false"><g transform={turn}>{ drawing(Pose::Fingertip) }</g></svg>
            if is_unseen {
                <svg class={classes!("clock-unseen", place(view, player))} viewBox="-12 -12 24 24" focusable="false">{ struck_eye() }</svg>
            }
        </>
    }
}

/// Draws a name that gives way to a shorter one where there is no room for the whole of it. The whole name
/// is what is read aloud.
pub(crate) fn fitted_name(name: &str) -> Html {
    html! {
        <span class="fitted" title={name.to_owned()} data-short={short_name(name)}><span>{ name.to_owned() }</span></span>
    }
}

/// The length from which on a name is cut.
const LONG: usize = 10;

/// The letters that are left of a name that is cut.
const LEFT: usize = 6;

/// Returns a name without initials; cut, with a full stop, where it is long even so.
fn short_name(name: &str) -> String {
    let is_initial = |word: &&str| word.ends_with('.') && word.chars().count() <= 3;
    let words: Vec<&str> = name.split(' ').filter(|word| !is_initial(word)).collect();
    let surname = if words.is_empty() { name.to_owned() } else { words.join(" ") };
    if surname.chars().count() < LONG {
        return surname;
    }
    let start: String = surname.chars().take(LEFT).collect();
    format!("{}.", start.trim_end())
}

#[cfg(test)]
mod tests {
    use acconcio_adjudication::incident::Person;

    use super::*;

    #[test]
    fn ok_a_short_name_is_the_surname_and_can_be_read() {
        let check = |name, expected| assert_eq!(short_name(name), expected);
        check("Karpov", "Karpov");
        check("J. Polgár", "Polgár");
        check("Wang Hao", "Wang Hao");
        check("Azmaiparashvili", "Azmaip.");
        check("Nepomniachtchi", "Nepomn.");
        check("White", "White");
        check("J.", "J.");
    }

    #[test]
    fn ok_a_press_is_shown_at_the_clock_and_so_is_what_is_not_seen_elsewhere() {
        let act = |sight, kind| ClockAct::of(&Act { sight, ..Act::by(Color::White, kind) });
        let of = |sight, hand| Some(ClockAct { player: Color::White, hand, sight });
        let (seen, unseen) = (Sight::Seen, Sight::Unseen);
        let press = ActKind::PressesClock { hand: Hand::Other };
        assert_eq!(act(seen, press), of(seen, Some(Hand::Other)));
        assert_eq!(act(unseen, ActKind::presses_clock()), of(unseen, Some(Hand::One)));
        assert_eq!(act(seen, ActKind::FlagFalls), None);
        assert_eq!(act(unseen, ActKind::FlagFalls), of(unseen, None));
        assert_eq!(act(unseen, ActKind::touches(shakmaty::Square::E2)), None);
        let stops = ActKind::StopsClocks { which: Default::default() };
        assert_eq!(ClockAct::of(&Act::by(Person::Arbiter, stops)), None);
    }
}
