//! The replay strip: a slider with a mark for every act, in order of time.

use web_sys::Element;
use yew::prelude::*;

use super::icon::icon;
use super::showing::{ActList, ActText};
use crate::replay::playback::{Action, Playback};

/// The number of acts by which Page Up and Page Down go.
const PAGE: usize = 5;

/// A note about a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Note {
    /// The step.
    pub step: usize,
    /// The CSS class of the note.
    pub class: &'static str,
    /// The text of the note.
    pub words: &'static str,
}

/// A place on the strip; all are equally wide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cell {
    Start,
    /// An act, by its index.
    Act(usize),
    /// The gavel, after the last act up to the decision.
    Decision,
}

/// The places of a replay, from left to right.
fn cells(playback: &Playback) -> Vec<Cell> {
    let acts = (0..playback.limit()).map(Cell::Act);
    let (until, after): (Vec<Cell>, Vec<Cell>) =
        acts.partition(|cell| matches!(cell, Cell::Act(index) if *index < playback.decision));
    [Cell::Start].into_iter().chain(until).chain([Cell::Decision]).chain(after).collect()
}

impl Cell {
    /// The number of acts shown at this place.
    const fn step(self, playback: &Playback) -> usize {
        match self {
            Cell::Start => 0,
            Cell::Act(index) => index + 1,
            Cell::Decision => playback.decision,
        }
    }

    /// Whether the replay has come to this place; the gavel goes with the act before it.
    const fn is_current(self, playback: &Playback) -> bool {
        match self {
            Cell::Start | Cell::Act(_) => self.step(playback) == playback.step,
            Cell::Decision => false,
        }
    }
}

/// Draws the replay strip. `on_point` is called with the act that is pointed at.
pub fn strip(act_list: &ActList, notes: &[Note], on_point: &Callback<Option<usize>>) -> Html {
    let ActList { language, playback, .. } = act_list;
    let cells = cells(playback);
    let marks = cells.iter().map(|cell| mark(act_list, notes, *cell));
    html! {
        <div class="strip">
            <div class="strip-track" role="slider" tabindex="0" aria-label={language.player().position_in_replay()}
                aria-valuemin="0" aria-valuemax={playback.limit().to_string()} aria-valuenow={playback.step.to_string()}
                aria-valuetext={spoken(act_list, notes)}
                onpointerdown={on_press(playback, &cells)} onpointermove={on_move(playback, &cells, on_point)}
                onmouseleave={on_point.reform(|_: MouseEvent| None)} onkeydown={on_key(playback)}>
                <div class="strip-marks" aria-hidden="true">{ for marks }</div>
            </div>
        </div>
    }
}

/// The act shown, as it is spoken: its place, its sentence, and what is noted about it.
fn spoken(act_list: &ActList, notes: &[Note]) -> String {
    let ActList { language, playback, acts } = act_list;
    let sentence = act_list.sentence_at(playback.step);
    let Some(act) = playback.step.checked_sub(1).and_then(|index| acts.get(index)) else {
        return sentence.to_owned();
    };
    let place = language.replay().act_of(playback.step, playback.limit());
    format!("{place}. {}", label(act_list, act, notes_at(notes, playback.step)))
}

/// An act with what is noted about it.
fn label<'a>(act_list: &ActList, act: &ActText, notes: impl Iterator<Item = &'a Note>) -> String {
    let unseen = act.is_unseen.then_some(act_list.language.player().unseen());
    let said = unseen.into_iter().chain(notes.map(|note| note.words));
    said.fold(act.sentence.clone(), |told, said| format!("{told} {said}."))
}

fn notes_at(notes: &[Note], step: usize) -> impl Iterator<Item = &Note> {
    notes.iter().filter(move |note| note.step == step)
}

/// Draws the mark of a place.
fn mark(act_list: &ActList, notes: &[Note], cell: Cell) -> Html {
    let ActList { language, playback, acts } = act_list;
    let step = cell.step(playback);
    let class = classes!(
        "strip-cell",
        (step <= playback.step).then_some("is-past"),
        cell.is_current(playback).then_some("is-current"),
    );
    match cell {
        Cell::Start => html! {
            <span key="start" class={classes!(class, "strip-start")} title={language.player().first()} data-step="0">
                <span class="strip-dot"></span>
            </span>
        },
        Cell::Decision => html! {
            <span key="decision" class={classes!(class, "strip-decision")} title={language.player().decision()}>
                <span class="strip-mark">{ icon("mark-gavel") }</span>
            </span>
        },
        Cell::Act(index) => {
            let Some(act) = acts.get(index) else { return html! {} };
            let class = classes!(
                class,
                "strip-act",
                act.lane,
                act.is_unseen.then_some("is-unseen"),
                (index >= playback.decision).then_some("is-after"),
                // The decision shares its step, and is reached with it.
                (index + 1 == playback.decision).then_some("is-before-decision"),
                notes_at(notes, step).map(|note| note.class).collect::<Vec<_>>(),
            );
            html! {
                <span key={step} {class} title={label(act_list, act, notes_at(notes, step))} data-step={step.to_string()}>
                    <span class="strip-mark">
                        { icon(act.symbol) }
                        if act.is_unseen { { icon("mark-eye-struck") } }
                    </span>
                </span>
            }
        }
    }
}

/// Goes to the place that is pressed, and follows the pointer from there.
fn on_press(playback: &UseReducerHandle<Playback>, cells: &[Cell]) -> Callback<PointerEvent> {
    let (playback, cells) = (playback.clone(), cells.to_vec());
    Callback::from(move |event: PointerEvent| {
        let Some(track) = track(&event).filter(|_| event.button() == 0) else { return };
        // Without it the strip follows the pointer only as long as it stays over the strip.
        let _ = track.set_pointer_capture(event.pointer_id());
        if let Some(cell) = cell_at(&track, &event, &cells) {
            playback.dispatch(Action::Show(cell.step(&playback)));
        }
    })
}

/// Goes with the pointer while it is pressed; otherwise points at an act.
fn on_move(
    playback: &UseReducerHandle<Playback>,
    cells: &[Cell],
    on_point: &Callback<Option<usize>>,
) -> Callback<PointerEvent> {
    let (playback, cells, on_point) = (playback.clone(), cells.to_vec(), on_point.clone());
    Callback::from(move |event: PointerEvent| {
        let cell = track(&event).and_then(|track| cell_at(&track, &event, &cells));
        let Some(step) = cell.map(|cell| cell.step(&playback)) else { return };
        if event.buttons() & 1 == 0 {
            on_point.emit(Some(step));
        } else if step != playback.step {
            playback.dispatch(Action::Show(step));
        }
    })
}

/// The slider that an event belongs to.
fn track(event: &PointerEvent) -> Option<Element> {
    event.target_dyn_into::<Element>()?.closest("[role=slider]").ok()?
}

/// The place under a pointer; at the ends the first and the last one.
fn cell_at(track: &Element, event: &PointerEvent, cells: &[Cell]) -> Option<Cell> {
    let shown = track.get_bounding_client_rect();
    let x = f64::from(event.client_x()) - shown.left();
    cells.get(place_at(x, shown.width(), cells.len())).copied()
}

fn place_at(x: f64, width: f64, places: usize) -> usize {
    if width <= 0.0 {
        return 0;
    }
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        clippy::cast_precision_loss,
        reason = "within the places of a strip"
    )]
    let place = (x.max(0.0) * places as f64 / width) as usize;
    place.min(places.saturating_sub(1))
}

/// The keys of a slider.
fn on_key(playback: &UseReducerHandle<Playback>) -> Callback<KeyboardEvent> {
    let playback = playback.clone();
    Callback::from(move |event: KeyboardEvent| {
        let has_modifier = event.ctrl_key() || event.alt_key() || event.meta_key();
        if let Some(action) = key_action(&event.key(), playback.step).filter(|_| !has_modifier) {
            event.prevent_default();
            playback.dispatch(action);
        }
    })
}

fn key_action(key: &str, step: usize) -> Option<Action> {
    match key {
        "ArrowLeft" | "ArrowDown" => Some(Action::Previous),
        "ArrowRight" | "ArrowUp" => Some(Action::Next),
        "PageDown" => Some(Action::Show(step.saturating_sub(PAGE))),
        "PageUp" => Some(Action::Show(step + PAGE)),
        "Home" => Some(Action::First),
        "End" => Some(Action::Last),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(playback: &Playback, expected: &str) {
        let names = cells(playback).into_iter().map(|cell| match cell {
            Cell::Start => "start".to_owned(),
            Cell::Act(index) => index.to_string(),
            Cell::Decision => "gavel".to_owned(),
        });
        assert_eq!(names.collect::<Vec<_>>().join(" "), expected);
    }

    #[test]
    fn ok_the_gavel_stands_between_the_acts_and_what_happened_next() {
        let playback = Playback::open(2, 1, 0);
        check(&playback, "start 0 1 gavel");
        check(&playback.after(Action::OpenEpilogue), "start 0 1 gavel 2");
        check(&Playback::open(0, 0, 0), "start gavel");
        let steps: Vec<usize> = cells(&playback).iter().map(|cell| cell.step(&playback)).collect();
        assert_eq!(steps, [0, 1, 2, 2]);
    }

    #[test]
    fn ok_a_pointer_is_at_a_place_also_beside_the_strip() {
        let at = |x| place_at(x, 300.0, 10);
        assert_eq!(
            [at(-5.0), at(0.0), at(29.9), at(30.0), at(299.0), at(400.0)],
            [0, 0, 0, 1, 9, 9]
        );
        assert_eq!(place_at(5.0, 0.0, 10), 0);
    }

    #[test]
    fn ok_keys_of_a_slider() {
        assert_eq!(key_action("PageDown", 3), Some(Action::Show(0)));
        assert_eq!(key_action("PageUp", 3), Some(Action::Show(8)));
        assert_eq!(key_action("ArrowUp", 3), Some(Action::Next));
        assert_eq!(key_action("a", 3), None);
    }
}
