//! A board on which a position is set up: by dragging, by pressing, and by keyboard.

mod drag;
pub mod edit;
mod rights;
mod tray;

use shakmaty::{Board, Color, Role, Setup, Square};
use yew::prelude::*;

use super::board::overlay::Overlay;
use super::board::{Seat, Surface, surface_board};
use super::view::View;
use crate::language::Language;
use crate::platform::browser;
use crate::replay::board_track::BoardTrack;
use drag::{Drag, Dragging, use_dragging};
use edit::{Edit, EditError, History, Tool, edited};
use rights::rights;
use tray::{TRAY, tray};

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

/// The state of the editor beside the position.
#[derive(Clone)]
struct Editor {
    language: Language,
    setup: Setup,
    tool: UseStateHandle<Tool>,
    /// The square from which a piece was taken up by a press or a key.
    taken: UseStateHandle<Option<Square>>,
    /// The square of the keyboard.
    square: UseStateHandle<Square>,
    view: UseStateHandle<View>,
    /// The last change in words, or the reason why there was none.
    spoken: UseStateHandle<String>,
    on_change: Callback<Setup>,
}

impl Editor {
    /// Changes the position, and says what stands on a square then.
    fn edit(&self, edit: Edit, shown: Option<Square>) {
        match edited(&self.setup, edit) {
            Ok(next) => {
                self.spoken
                    .set(shown.map(|at| self.square_name(&next.board, at)).unwrap_or_default());
                self.on_change.emit(next);
            }
            Err(EditError::PawnOnLastRank) => {
                self.spoken.set(self.language.board_editor().pawn_refused.to_owned());
            }
        }
    }

    fn square_name(&self, board: &Board, square: Square) -> String {
        self.language.square_name(square, board.piece_at(square), None)
    }

    /// The effect of a press on a square, or of Enter.
    fn press(&self, square: Square) {
        let here = self.setup.board.piece_at(square);
        match (*self.tool, *self.taken) {
            (Tool::Put(piece), _) if here == Some(piece) => {
                self.edit(Edit::Remove(square), Some(square))
            }
            (Tool::Put(piece), _) => self.edit(Edit::Put(piece, square), Some(square)),
            (Tool::Remove, _) => self.edit(Edit::Remove(square), Some(square)),
            (Tool::Carry, Some(from)) if from == square => self.taken.set(None),
            (Tool::Carry, Some(from)) => {
                self.taken.set(None);
                self.edit(Edit::Carry(from, square), Some(square));
            }
            (Tool::Carry, None) if here.is_some() => {
                self.taken.set(Some(square));
                let name = self.square_name(&self.setup.board, square);
                self.spoken.set(self.language.taken_up(&name));
            }
            (Tool::Carry, None) => {}
        }
    }

    /// The effect of a key on the square of the keyboard; whether it has one. With Shift the pieces are
    /// black.
    fn key(&self, event: &KeyboardEvent) -> bool {
        let (square, key) = (*self.square, event.key());
        let color = if event.shift_key() { Color::Black } else { Color::White };
        let change = match key.as_str() {
            "Delete" | "Backspace" => Edit::Remove(square),
            _ => match self.language.role_of_letter(&key) {
                Some(role) => Edit::Put(role.of(color), square),
                None => return false,
            },
        };
        self.taken.set(None);
        self.edit(change, Some(square));
        true
    }

    /// The effect of a drag: outside of the board the piece is taken off.
    fn drop(&self, drag: Drag) {
        self.taken.set(None);
        match (drag.from, drag.over) {
            (Some(from), Some(to)) if from == to => {}
            (Some(from), Some(to)) => self.edit(Edit::Carry(from, to), Some(to)),
            (Some(from), None) => self.edit(Edit::Remove(from), Some(from)),
            (None, Some(to)) => self.edit(Edit::Put(drag.piece, to), Some(to)),
            (None, None) => {}
        }
    }

    /// The callback of a control that changes the position as a whole.
    fn on_edit(&self) -> Callback<Edit> {
        let editor = self.clone();
        Callback::from(move |edit: Edit| {
            editor.taken.set(None);
            editor.edit(edit, None);
        })
    }
}

/// The board editor.
#[component]
pub fn BoardEditor(props: &BoardEditorProps) -> Html {
    let BoardEditorProps { language, setup, on_change } = props.clone();
    let editor = Editor {
        language,
        setup,
        tool: use_state_eq(Tool::default),
        taken: use_state_eq(|| None),
        square: use_state_eq(|| Square::E1),
        view: use_state_eq(|| View::FROM_WHITE),
        spoken: use_state_eq(String::new),
        on_change,
    };
    let dragging = {
        let editor = editor.clone();
        use_dragging(*editor.view, Callback::from(move |drag| editor.drop(drag)))
    };
    let history = use_mut_ref(|| History::of(editor.setup.clone()));
    history.borrow_mut().note(&editor.setup);
    let can_undo = history.borrow().can_undo();
    let on_undo = {
        let (history, on_change) = (history.clone(), editor.on_change.clone());
        Callback::from(move |()| {
            let before = history.borrow_mut().undo();
            if let Some(before) = before {
                on_change.emit(before);
            }
        })
    };
    let on_tool = {
        let (tool, taken) = (editor.tool.setter(), editor.taken.setter());
        Callback::from(move |next: Tool| {
            tool.set(next);
            taken.set(None);
        })
    };
    let words = language.board_editor();
    let on_edit = editor.on_edit();
    html! {
        <div class="board-editor">
            <p class="hint">{ words.hint }</p>
            { board(&editor, &dragging, on_undo.clone()) }
            { tray(language, *editor.tool, &on_tool, &dragging) }
            <p class="editor-spoken" role="status">{ (*editor.spoken).clone() }</p>
            { whole(&editor, can_undo, on_undo) }
            { rights(language, &editor.setup, &on_edit) }
        </div>
    }
}

/// Draws the board with what is being dragged over it.
fn board(editor: &Editor, dragging: &Dragging, on_undo: Callback<()>) -> Html {
    let words = editor.language.board_editor();
    let track = BoardTrack::of_boards(&[&editor.setup.board]);
    let surface = Surface {
        language: editor.language,
        label: words.board,
        name: "square",
        board: &editor.setup.board,
        held: Vec::new(),
        remarks: Vec::new(),
        view: *editor.view,
    };
    let lifted = dragging.drag.and_then(|drag| drag.from);
    let without = |from: Square| {
        let mut board = editor.setup.board.clone();
        board.discard_piece_at(from);
        board
    };
    let over = dragging.drag.and_then(|drag| drag.over);
    let picked = over.into_iter().chain(*editor.taken).collect();
    let overlay =
        Overlay { board: lifted.map(without), is_answering: true, picked, ..Overlay::default() };
    let on_square = {
        let (editor, dragging) = (editor.clone(), dragging.clone());
        Callback::from(move |square: Square| {
            if !dragging.is_end_of_drag() {
                editor.press(square);
            }
        })
    };
    let on_enter = {
        let editor = editor.clone();
        Callback::from(move |square: Square| editor.press(square))
    };
    let on_leave = {
        let taken = editor.taken.setter();
        Callback::from(move |()| {
            taken.set(None);
            browser::focus(TRAY);
        })
    };
    let seat = Seat { square: editor.square.clone(), on_square, on_enter, on_leave };
    let class = classes!("editor-board", (*editor.tool == Tool::Carry).then_some("is-carrying"));
    html! {
        <div {class} ref={dragging.board.clone()}
            onpointerdown={on_press(editor, dragging)} onkeydown={on_key(editor, on_undo)}>
            { surface_board(&surface, &track, 0, &overlay, &seat) }
            { dragging.ghost() }
        </div>
    }
}

/// Begins to drag the piece of the square that is pressed.
fn on_press(editor: &Editor, dragging: &Dragging) -> Callback<PointerEvent> {
    let (board, view, dragging) = (editor.setup.board.clone(), *editor.view, dragging.clone());
    Callback::from(move |event: PointerEvent| {
        let square = dragging.square_at(&event, view);
        if let Some((square, piece)) = square.and_then(|at| Some((at, board.piece_at(at)?))) {
            dragging.press(&event, piece, Some(square));
        }
    })
}

/// The keys on the board beside those that move over it.
fn on_key(editor: &Editor, on_undo: Callback<()>) -> Callback<KeyboardEvent> {
    let editor = editor.clone();
    Callback::from(move |event: KeyboardEvent| {
        let is_command = event.ctrl_key() || event.meta_key();
        let is_used = if is_command && event.key() == "z" {
            on_undo.emit(());
            true
        } else {
            !is_command && !event.alt_key() && editor.key(&event)
        };
        if is_used {
            event.prevent_default();
            event.stop_propagation();
        }
    })
}

/// Draws the buttons that change the position as a whole.
fn whole(editor: &Editor, can_undo: bool, on_undo: Callback<()>) -> Html {
    let words = editor.language.board_editor();
    let button = |label: &'static str, onclick: Callback<MouseEvent>| {
        html! { <button type="button" class="button small" {onclick}>{ label }</button> }
    };
    let on_edit = editor.on_edit();
    let edits = |edit: Edit| on_edit.reform(move |_: MouseEvent| edit);
    let on_flip = {
        let view = editor.view.clone();
        Callback::from(move |_: MouseEvent| view.set(view.flipped()))
    };
    let idle = (!can_undo).then_some("true");
    html! {
        <div class="editor-whole" role="group" aria-label={words.whole}>
            { button(words.clear, edits(Edit::Clear)) }
            { button(words.initial, edits(Edit::Initial)) }
            { button(editor.language.player().flip, on_flip) }
            { button(words.exchange, edits(Edit::ExchangeColors)) }
            <button type="button" class="button small" aria-disabled={idle}
                onclick={on_undo.reform(|_: MouseEvent| ())}>{ words.undo }</button>
        </div>
    }
}

impl Language {
    /// The role that a letter of the language names, in any case; the pawn too.
    fn role_of_letter(self, letter: &str) -> Option<Role> {
        let letter = letter.to_uppercase();
        let is_named = |role: &Role| match role {
            Role::Pawn => letter == "P",
            _ => letter == self.role_letter(*role),
        };
        Role::ALL.into_iter().find(is_named)
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
