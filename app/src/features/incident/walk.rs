//! The state of stepping through a game and saving occurrences on the way.

use std::rc::Rc;

use yew::Reducible;

/// The position shown of a game, and the occurrences saved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Walk {
    /// The number of half-moves shown.
    pub ply: usize,
    /// The plies of the saved occurrences, in the order of the game.
    pub taken: Vec<usize>,
    /// The ply saved last.
    pub last: Option<usize>,
}

/// An action while stepping through a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WalkAction {
    /// Goes to the position after this many half-moves.
    To(usize),
    /// Saves an occurrence of the position shown.
    Occurrence,
    /// Discards the occurrence of a ply.
    Discard(usize),
}

impl Walk {
    /// Returns the state after an action.
    #[must_use]
    pub fn after(&self, action: WalkAction) -> Walk {
        let mut next = self.clone();
        match action {
            WalkAction::To(ply) => {
                next.ply = ply;
                next.last = None;
            }
            WalkAction::Occurrence => {
                if let Err(place) = next.taken.binary_search(&next.ply) {
                    next.taken.insert(place, next.ply);
                }
                next.last = Some(next.ply);
            }
            WalkAction::Discard(ply) => {
                next.taken.retain(|taken| *taken != ply);
                next.last = None;
            }
        }
        next
    }
}

impl Reducible for Walk {
    type Action = WalkAction;

    fn reduce(self: Rc<Self>, action: WalkAction) -> Rc<Self> {
        Rc::new(self.after(action))
    }
}
