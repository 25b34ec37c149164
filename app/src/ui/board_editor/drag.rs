//! The dragging of pieces with mouse, pen or finger.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::events::EventListener;
use shakmaty::{Piece, Square};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use crate::ui::board::frame::{SQUARES_AT, VIEW_BOX, WHOLE};
use crate::ui::view::View;

/// The distance in pixels from which on a press is a drag.
const FAR: i32 = 5;

/// The place of a pointer in board units, also outside of the board.
type Point = (i32, i32);

/// A piece under the pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Drag {
    pub(crate) piece: Piece,
    /// The square from which it is dragged; none from the tray.
    pub(crate) from: Option<Square>,
    /// The square over which it is.
    pub(crate) over: Option<Square>,
    /// The place where it was first drawn.
    at: Point,
}

/// A press that may become a drag.
#[derive(Clone, Copy)]
struct Press {
    piece: Piece,
    from: Option<Square>,
    at: (i32, i32),
    pointer: i32,
}

/// The state of the dragging, and the callbacks that begin it.
#[derive(Clone)]
pub(crate) struct Dragging {
    /// The piece that is being dragged.
    pub(crate) drag: Option<Drag>,
    /// The element of the board.
    pub(crate) board: NodeRef,
    ghost: NodeRef,
    setter: UseStateSetter<Option<Drag>>,
    view: View,
    on_drop: Rc<RefCell<Callback<Drag>>>,
    press: Rc<RefCell<Option<Press>>>,
    has_dragged: Rc<RefCell<bool>>,
    listeners: Rc<RefCell<Option<[EventListener; 4]>>>,
}

impl Dragging {
    /// Takes note of a press on a piece.
    pub(crate) fn press(&self, event: &PointerEvent, piece: Piece, from: Option<Square>) {
        self.has_dragged.replace(false);
        if event.button() == 0 && event.is_primary() {
            let (at, pointer) = ((event.client_x(), event.client_y()), event.pointer_id());
            self.press.replace(Some(Press { piece, from, at, pointer }));
            // At once: the pointer may be released before anything is drawn.
            self.listeners.replace(Some(follow(self)));
        }
    }

    /// Whether a click only ends a drag.
    pub(crate) fn is_end_of_drag(&self) -> bool {
        self.has_dragged.replace(false)
    }

    /// The square under a pointer.
    pub(crate) fn square_at(&self, event: &PointerEvent) -> Option<Square> {
        square_at(place(&self.board, event)?, self.view)
    }

    /// Draws the piece under the pointer.
    pub(crate) fn ghost(&self) -> Html {
        let Some(Drag { piece, at: (x, y), .. }) = self.drag else { return html! {} };
        let color = piece.color.fold_wb('w', 'b');
        let href = format!("#{color}{}", piece.role.upper_char());
        html! {
            <svg class="editor-ghost" viewBox={VIEW_BOX} aria-hidden="true" focusable="false">
                <g ref={self.ghost.clone()} transform={format!("translate({x} {y})")}>
                    <use {href} x="-27" y="-27" width="54" height="54" />
                </g>
            </svg>
        }
    }
}

/// Follows the pointer from a press on a piece until it is released; `on_drop` then gets the drag.
#[hook]
pub(crate) fn use_dragging(view: View, on_drop: Callback<Drag>) -> Dragging {
    let drag = use_state_eq(|| None::<Drag>);
    let press = use_mut_ref(|| None::<Press>);
    let has_dragged = use_mut_ref(|| false);
    let listeners = use_mut_ref(|| None::<[EventListener; 4]>);
    let (board, ghost) = (use_node_ref(), use_node_ref());
    // The listeners outlive the drawing in which they were made.
    let latest = use_mut_ref(|| on_drop.clone());
    latest.replace(on_drop);
    {
        let listeners = listeners.clone();
        use_effect_with((), move |()| move || drop(listeners.take()));
    }
    let (setter, drag) = (drag.setter(), *drag);
    Dragging { drag, board, ghost, setter, view, on_drop: latest, press, has_dragged, listeners }
}

/// Listens to the pointer until the next press.
fn follow(dragging: &Dragging) -> [EventListener; 4] {
    let document = gloo::utils::document();
    let current = Rc::new(Cell::new(None::<Drag>));
    let ends = {
        let (dragging, current) = (dragging.clone(), current.clone());
        move || {
            dragging.press.replace(None);
            dragging.setter.set(None);
            current.take()
        }
    };
    let on_move = {
        let (dragging, current) = (dragging.clone(), current.clone());
        move |event: &Event| {
            let Some(event) = event.dyn_ref::<PointerEvent>() else { return };
            if let Some(next) = moved(&dragging, current.get(), event) {
                current.set(Some(next));
                dragging.setter.set(Some(next));
            }
        }
    };
    let on_up = {
        let (dragging, ends) = (dragging.clone(), ends.clone());
        move |_: &Event| {
            if let Some(dropped) = ends() {
                dragging.has_dragged.replace(true);
                dragging.on_drop.borrow().emit(dropped);
            }
        }
    };
    let cancels = ends.clone();
    let on_key = move |event: &Event| {
        if event.dyn_ref::<KeyboardEvent>().is_some_and(|event| event.key() == "Escape") {
            ends();
        }
    };
    [
        EventListener::new(&document, "pointermove", on_move),
        EventListener::new(&document, "pointerup", on_up),
        EventListener::new(&document, "pointercancel", move |_| {
            cancels();
        }),
        EventListener::new(&document, "keydown", on_key),
    ]
}

/// Returns the drag after a movement of the pointer, as soon as the press is one.
fn moved(dragging: &Dragging, current: Option<Drag>, event: &PointerEvent) -> Option<Drag> {
    let Press { piece, from, at, pointer } = (*dragging.press.borrow())?;
    let (dx, dy) = (event.client_x() - at.0, event.client_y() - at.1);
    if pointer != event.pointer_id() || (current.is_none() && dx.abs() + dy.abs() < FAR) {
        return None;
    }
    let place = place(&dragging.board, event)?;
    let over = square_at(place, dragging.view);
    if let Some(ghost) = dragging.ghost.cast::<Element>() {
        // A transform made of two numbers is valid.
        let _ = ghost.set_attribute("transform", &format!("translate({} {})", place.0, place.1));
    }
    Some(Drag { over, ..current.unwrap_or(Drag { piece, from, over, at: place }) })
}

/// The place of a pointer in board units.
fn place(board: &NodeRef, event: &PointerEvent) -> Option<Point> {
    let shown = board.cast::<HtmlElement>()?.get_bounding_client_rect();
    if shown.width() <= 0.0 {
        return None;
    }
    let units = |pixels: i32, from: f64, length: f64| {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "a window is some thousand pixels wide"
        )]
        let units = ((f64::from(pixels) - from) * f64::from(WHOLE) / length).floor() as i32;
        units
    };
    let x = units(event.client_x(), shown.left(), shown.width());
    let y = units(event.client_y(), shown.top(), shown.height());
    Some((x - SQUARES_AT.0, y - SQUARES_AT.1))
}

/// The square at a place; none outside of the board.
fn square_at((x, y): Point, view: View) -> Option<Square> {
    let index = |units: i32| u32::try_from(units).ok().map(|it| it / 45).filter(|it| *it < 8);
    Some(view.square(index(x)?, index(y)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_squares_are_found_up_to_the_edge() {
        let white = View::FROM_WHITE;
        assert_eq!(square_at((0, 0), white), Some(Square::A8));
        assert_eq!(square_at((44, 44), white), Some(Square::A8));
        assert_eq!(square_at((45, 44), white), Some(Square::B8));
        assert_eq!(square_at((359, 359), white), Some(Square::H1));
        assert_eq!(square_at((359, 359), white.flipped()), Some(Square::A8));
        assert_eq!(square_at((360, 10), white), None);
        assert_eq!(square_at((-1, 10), white), None);
    }
}
