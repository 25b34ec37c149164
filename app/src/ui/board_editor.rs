//! A board on which a position is set up: by dragging, by pressing, and by keyboard.

pub(crate) mod drag;
pub mod edit;
mod rights;
mod state;
mod tray;

use shakmaty::{Color, Role, Setup, Square};
use wasm_bindgen::JsCast;
use yew::prelude::*;

use super::board::overlay::Overlay;
use super::board::{Seat, Surface, surface_board};
use super::view::View;
use crate::language::Language;
use crate::platform::browser;
use crate::replay::board_track::BoardTrack;
use drag::{Drag, Dragging, use_dragging};
use edit::{Edit, EditError};
use rights::rights;
use state::{Action, EditorState, Message, Tool};
use tray::{TRAY, tray};

/// The beginning of the ids of the squares in the page.
const NAME: &str = "square";

/// The properties of the board editor.
#[derive(Clone, PartialEq, Properties)]
pub struct BoardEditorProps {
    /// The language of the labels.
    pub language: Language,
    /// The position.
    pub setup: Setup,
    /// Called with every new position.
    pub on_change: Callback<Setup>,
}

/// The editor as its parts need it.
#[derive(Clone)]
struct Editor {
    language: Language,
    state: UseReducerHandle<EditorState>,
    /// The square of the keyboard.
    square: UseStateHandle<Square>,
    view: UseStateHandle<View>,
}

impl Editor {
    /// The callback that carries out an action.
    fn on<T: 'static>(&self, action: impl Fn(T) -> Action + 'static) -> Callback<T> {
        let dispatcher = self.state.dispatcher();
        Callback::from(move |given| dispatcher.dispatch(action(given)))
    }

    /// The last action in words.
    fn message(&self) -> String {
        let name = |square: Square| {
            self.language.square_name(square, self.state.setup.board.piece_at(square), [])
        };
        match self.state.message {
            Message::None => String::new(),
            Message::Stands(square) => name(square),
            Message::TakenUp(square) => self.language.board_editor().taken_up(name(square)),
            Message::Refused(EditError::PawnOnLastRank) => {
                self.language.board_editor().pawn_refused().to_owned()
            }
        }
    }

    /// The change that a key makes on the square that has the focus. With Shift the pieces are black.
    fn change_of(&self, event: &KeyboardEvent) -> Option<Action> {
        let (square, key) = (focused_square(event)?, event.key());
        let color = if event.shift_key() { Color::Black } else { Color::White };
        let edit = match key.as_str() {
            "Delete" | "Backspace" => Edit::Remove(square),
            _ => Edit::Put(self.language.role_of_letter(&key)?.of(color), square),
        };
        Some(Action::Edit(edit, Some(square)))
    }
}

/// The square on which a key was pressed: the focus may have moved since the board was drawn.
fn focused_square(event: &KeyboardEvent) -> Option<Square> {
    let id = event.target()?.dyn_into::<web_sys::Element>().ok()?.id();
    id.strip_prefix(NAME)?.strip_prefix('-')?.parse().ok()
}

/// The change that a drag makes: outside of the board the piece is taken off.
fn change_of_drag(drag: Drag) -> Option<(Edit, Square)> {
    match (drag.from, drag.over) {
        (Some(from), Some(to)) if from == to => None,
        (Some(from), Some(to)) => Some((Edit::Carry(from, to), to)),
        (Some(from), None) => Some((Edit::Remove(from), from)),
        (None, Some(to)) => Some((Edit::Put(drag.piece, to), to)),
        (None, None) => None,
    }
}

/// The board editor.
#[component]
pub fn BoardEditor(props: &BoardEditorProps) -> Html {
    let BoardEditorProps { language, setup, .. } = props.clone();
    let first = setup.clone();
    let editor = Editor {
        language,
        state: use_reducer(move || EditorState::open(first)),
        square: use_state_eq(|| Square::E1),
        view: use_state_eq(|| View::FROM_WHITE),
    };
    use_reports(props, &editor.state);
    let on_drop = {
        let dispatcher = editor.state.dispatcher();
        Callback::from(move |drag: Drag| {
            if let Some((edit, square)) = change_of_drag(drag) {
                dispatcher.dispatch(Action::Edit(edit, Some(square)));
            }
        })
    };
    let dragging = use_dragging(*editor.view, on_drop);
    let on_edit = editor.on(|edit: Edit| Action::Edit(edit, None));
    let words = language.board_editor();
    html! {
        <div class="board-editor">
            { board(&editor, &dragging) }
            { tray(language, editor.state.tool, &editor.on(Action::Choose), &dragging) }
            <p class="editor-spoken" role="status">{ editor.message() }</p>
            <p class="hint">{ words.hint() }<span class="editor-keys">{ " " }{ words.keys_hint() }</span></p>
            { whole(&editor, &on_edit) }
            { rights(language, &editor.state.setup, &on_edit) }
        </div>
    }
}

/// Reports every new position, and takes those that come from outside.
#[hook]
fn use_reports(props: &BoardEditorProps, state: &UseReducerHandle<EditorState>) {
    {
        let dispatcher = state.dispatcher();
        use_effect_with(props.setup.clone(), move |setup| {
            dispatcher.dispatch(Action::Show(setup.clone()));
        });
    }
    let BoardEditorProps { setup: shown, on_change, .. } = props.clone();
    use_effect_with(state.setup.clone(), move |setup| {
        if *setup != shown {
            on_change.emit(setup.clone());
        }
    });
}

/// Draws the board with what is being dragged over it.
fn board(editor: &Editor, dragging: &Dragging) -> Html {
    let state = &editor.state;
    let track = BoardTrack::of_boards(&[&state.setup.board]);
    let surface = Surface {
        language: editor.language,
        label: editor.language.board_editor().board(),
        name: NAME,
        board: &state.setup.board,
        states: Vec::new(),
        view: *editor.view,
    };
    let without = |from: Square| {
        let mut board = state.setup.board.clone();
        board.discard_piece_at(from);
        board
    };
    let lifted = dragging.drag.and_then(|drag| drag.from);
    let over = dragging.drag.and_then(|drag| drag.over);
    let picked = over.into_iter().chain(state.taken).collect();
    let overlay =
        Overlay { board: lifted.map(without), is_answering: true, picked, ..Overlay::default() };
    let on_square = {
        let (dispatcher, dragging) = (state.dispatcher(), dragging.clone());
        Callback::from(move |square: Square| {
            if !dragging.is_end_of_drag() {
                dispatcher.dispatch(Action::Press(square));
            }
        })
    };
    let on_leave = {
        let dispatcher = state.dispatcher();
        Callback::from(move |()| {
            dispatcher.dispatch(Action::Leave);
            browser::focus(TRAY);
        })
    };
    let on_enter = editor.on(Action::Press);
    let seat = Seat { square: editor.square.clone(), on_square, on_enter, on_leave };
    let class = classes!("editor-board", (state.tool == Tool::Carry).then_some("is-carrying"));
    html! {
        <div {class} ref={dragging.board.clone()} onpointerdown={on_press(editor, dragging)} onkeydown={on_key(editor)}>
            { surface_board(&surface, &track, 0, &overlay, &seat) }
            { dragging.ghost() }
        </div>
    }
}

/// Begins to drag the piece of the square that is pressed.
fn on_press(editor: &Editor, dragging: &Dragging) -> Callback<PointerEvent> {
    let (board, dragging) = (editor.state.setup.board.clone(), dragging.clone());
    Callback::from(move |event: PointerEvent| {
        let square = dragging.square_at(&event);
        if let Some((square, piece)) = square.and_then(|at| Some((at, board.piece_at(at)?))) {
            dragging.press(&event, piece, Some(square));
        }
    })
}

/// The keys on the board beside those that move over it.
fn on_key(editor: &Editor) -> Callback<KeyboardEvent> {
    let editor = editor.clone();
    Callback::from(move |event: KeyboardEvent| {
        let is_command = event.ctrl_key() || event.meta_key();
        let action = if is_command {
            (event.key() == "z").then_some(Action::Undo)
        } else if event.alt_key() {
            None
        } else {
            editor.change_of(&event)
        };
        if let Some(action) = action {
            editor.state.dispatch(action);
            event.prevent_default();
            event.stop_propagation();
        }
    })
}

/// Draws the buttons that change the position as a whole.
fn whole(editor: &Editor, on_edit: &Callback<Edit>) -> Html {
    let words = editor.language.board_editor();
    let button = |label: &'static str, onclick: Callback<MouseEvent>| {
        html! { <button type="button" class="button small" {onclick}>{ label }</button> }
    };
    let edits = |edit: Edit| on_edit.reform(move |_: MouseEvent| edit);
    let on_flip = {
        let view = editor.view.clone();
        Callback::from(move |_: MouseEvent| view.set(view.flipped()))
    };
    let idle = (!editor.state.can_undo()).then_some("true");
    html! {
        <div class="editor-whole" role="group" aria-label={words.whole()}>
            { button(words.clear(), edits(Edit::Clear)) }
            { button(words.initial(), edits(Edit::Initial)) }
            { button(editor.language.player().flip(), on_flip) }
            { button(words.exchange(), edits(Edit::ExchangeColors)) }
            <button type="button" class="button small" aria-disabled={idle}
                onclick={editor.on(|_: MouseEvent| Action::Undo)}>{ words.undo() }</button>
        </div>
    }
}

impl Language {
    /// The role that a letter of the language names, in any case; the pawn too.
    fn role_of_letter(self, letter: &str) -> Option<Role> {
        let letter = letter.to_uppercase();
        // In notation the pawn has no letter.
        let letter_of = |role: Role| if role == Role::Pawn { "P" } else { self.role_letter(role) };
        Role::ALL.into_iter().find(|role| letter == letter_of(*role))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_pieces_have_the_letters_of_the_language() {
        let roles = |language: Language, letters: &str| {
            letters.chars().map(|it| language.role_of_letter(&it.to_string())).collect::<Vec<_>>()
        };
        let all = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
        assert_eq!(roles(Language::English, "kqrbnp"), all.map(Some));
        assert_eq!(roles(Language::Italian, "RDTACP"), all.map(Some));
        assert_eq!(roles(Language::English, "acx1"), [None; 4]);
        assert_eq!(Language::English.role_of_letter("Tab"), None);
    }
}
