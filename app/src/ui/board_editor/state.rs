//! The state of the board editor: what was pressed, typed or dropped, one after another.

use std::rc::Rc;

use shakmaty::{Piece, Setup, Square};
use yew::Reducible;

use super::edit::{Edit, EditError, edited};

/// The effect of a press on a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Tool {
    /// Takes up the piece, or puts down the one that was taken up.
    #[default]
    Carry,
    /// Puts this piece, or removes it where it already stands.
    Put(Piece),
    /// Removes the piece.
    Remove,
}

/// The report on the last action.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Message {
    #[default]
    None,
    /// The content of a square.
    Stands(Square),
    /// The piece of a square was taken up.
    TakenUp(Square),
    /// The change was refused.
    Refused(EditError),
}

/// An action on the editor.
#[derive(Clone, Debug)]
pub(crate) enum Action {
    /// The position comes from outside, or comes back from there.
    Show(Setup),
    /// A tool is chosen.
    Choose(Tool),
    /// A square is pressed.
    Press(Square),
    /// A change, and the square that it concerns.
    Edit(Edit, Option<Square>),
    /// The piece taken up stays where it stands.
    Leave,
    /// The last change is undone.
    Undo,
}

/// The state of the editor.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct EditorState {
    /// The position.
    pub(crate) setup: Setup,
    pub(crate) tool: Tool,
    /// The square from which a piece was taken up by a press or a key.
    pub(crate) taken: Option<Square>,
    pub(crate) message: Message,
    /// The positions before the changes, the latest last.
    before: Vec<Setup>,
    /// The positions that were reported and have not come back yet.
    reported: Vec<Setup>,
}

impl EditorState {
    /// Returns the state with a position that was not changed yet.
    pub(crate) fn open(setup: Setup) -> EditorState {
        EditorState {
            setup,
            tool: Tool::default(),
            taken: None,
            message: Message::None,
            before: Vec::new(),
            reported: Vec::new(),
        }
    }

    /// Whether a change can be undone.
    pub(crate) const fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    fn after(&self, action: Action) -> EditorState {
        match action {
            Action::Show(setup) => self.shown(setup),
            Action::Choose(tool) => EditorState { tool, taken: None, ..self.clone() },
            Action::Press(square) => self.pressed(square),
            Action::Edit(edit, square) => self.changed(edit, square),
            Action::Leave => EditorState { taken: None, ..self.clone() },
            Action::Undo => self.undone(),
        }
    }

    fn pressed(&self, square: Square) -> EditorState {
        let here = self.setup.board.piece_at(square);
        let edit = match (self.tool, self.taken) {
            (Tool::Put(piece), _) if here == Some(piece) => Edit::Remove(square),
            (Tool::Put(piece), _) => Edit::Put(piece, square),
            (Tool::Remove, _) => Edit::Remove(square),
            (Tool::Carry, Some(from)) if from == square => {
                return EditorState {
                    taken: None,
                    message: Message::Stands(square),
                    ..self.clone()
                };
            }
            (Tool::Carry, Some(from)) => Edit::Carry(from, square),
            (Tool::Carry, None) if here.is_some() => {
                let message = Message::TakenUp(square);
                return EditorState { taken: Some(square), message, ..self.clone() };
            }
            (Tool::Carry, None) => return self.clone(),
        };
        self.changed(edit, Some(square))
    }

    fn changed(&self, edit: Edit, square: Option<Square>) -> EditorState {
        let next = EditorState { taken: None, ..self.clone() };
        match edited(&self.setup, edit) {
            Ok(setup) => {
                let message = square.map_or(Message::None, Message::Stands);
                let mut next = EditorState { message, ..next };
                if setup != self.setup {
                    next.before.push(self.setup.clone());
                    next.report(setup);
                }
                next
            }
            Err(refusal) => EditorState { message: Message::Refused(refusal), ..next },
        }
    }

    fn undone(&self) -> EditorState {
        let mut next = EditorState { taken: None, message: Message::None, ..self.clone() };
        if let Some(setup) = next.before.pop() {
            next.report(setup);
        }
        next
    }

    fn report(&mut self, setup: Setup) {
        self.reported.push(setup.clone());
        self.setup = setup;
    }

    /// The state after a position has come from outside. One that was reported changes nothing: the
    /// reader may have gone on since.
    fn shown(&self, setup: Setup) -> EditorState {
        let mut next = self.clone();
        if let Some(index) = self.reported.iter().position(|reported| *reported == setup) {
            next.reported.drain(..=index);
        } else if setup != self.setup {
            next.before.push(std::mem::replace(&mut next.setup, setup));
            next.reported.clear();
            next.taken = None;
        }
        next
    }
}

impl Reducible for EditorState {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let next = self.after(action);
        if next == *self { self } else { Rc::new(next) }
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::{Color, Role};

    use super::*;

    const KING: Piece = Piece { color: Color::White, role: Role::King };

    #[track_caller]
    fn check(actions: &[Action], expected: &str) -> EditorState {
        let start = EditorState::open(Setup::empty());
        let end = actions.iter().fold(start, |state, action| state.after(action.clone()));
        assert_eq!(end.setup.board.to_string(), expected);
        end
    }

    #[test]
    fn ok_a_chosen_piece_is_put_and_removed_by_pressing() {
        let put = [Action::Choose(Tool::Put(KING)), Action::Press(Square::E1)];
        check(&put, "8/8/8/8/8/8/8/4K3");
        check(&[put.as_slice(), &[Action::Press(Square::E1)]].concat(), "8/8/8/8/8/8/8/8");
        let remove = [Action::Choose(Tool::Remove), Action::Press(Square::E1)];
        check(&[put.as_slice(), &remove].concat(), "8/8/8/8/8/8/8/8");
    }

    #[test]
    fn ok_a_piece_is_taken_up_and_put_down() {
        let put = Action::Edit(Edit::Put(KING, Square::E1), Some(Square::E1));
        let end = check(&[put.clone(), Action::Press(Square::E1)], "8/8/8/8/8/8/8/4K3");
        assert_eq!((end.taken, end.message), (Some(Square::E1), Message::TakenUp(Square::E1)));
        let twice = [put.clone(), Action::Press(Square::E1), Action::Press(Square::E1)];
        assert_eq!(check(&twice, "8/8/8/8/8/8/8/4K3").taken, None);
        let carried = [put, Action::Press(Square::E1), Action::Press(Square::D2)];
        assert_eq!(check(&carried, "8/8/8/8/8/8/3K4/8").message, Message::Stands(Square::D2));
        check(&[Action::Press(Square::D2)], "8/8/8/8/8/8/8/8");
    }

    #[test]
    fn ok_a_position_that_comes_back_late_changes_nothing() {
        let put = |square| Action::Edit(Edit::Put(Role::Rook.of(Color::White), square), None);
        let first = check(&[put(Square::A1)], "8/8/8/8/8/8/8/R7").setup;
        let second = [put(Square::A1), put(Square::B1), Action::Show(first.clone())];
        check(&second, "8/8/8/8/8/8/8/RR6");
        // From elsewhere it does, and that can be undone.
        let other = [put(Square::A1), Action::Show(first), Action::Show(Setup::initial())];
        let end = check(&other, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
        assert_eq!(end.after(Action::Undo).setup.board.to_string(), "8/8/8/8/8/8/8/R7");
    }

    #[test]
    fn ok_changes_are_undone_in_turn() {
        let edits = [Action::Edit(Edit::Initial, None), Action::Edit(Edit::Clear, None)];
        let end = check(&edits, "8/8/8/8/8/8/8/8");
        let once = end.after(Action::Undo);
        assert_eq!(once.setup, Setup::initial());
        assert!(once.can_undo());
        let twice = once.after(Action::Undo);
        assert_eq!(twice.setup, Setup::empty());
        assert!(!twice.can_undo());
        assert_eq!(twice.after(Action::Undo), EditorState { ..twice.clone() });
    }

    #[test]
    fn err_a_refused_change_is_told() {
        let pawn = Edit::Put(Role::Pawn.of(Color::Black), Square::A8);
        let end = check(&[Action::Edit(pawn, Some(Square::A8))], "8/8/8/8/8/8/8/8");
        assert_eq!(end.message, Message::Refused(EditError::PawnOnLastRank));
        assert!(!end.can_undo());
    }
}
