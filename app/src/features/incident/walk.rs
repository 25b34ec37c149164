//! Going through a game and taking occurrences on the way.

use std::rc::Rc;

use yew::Reducible;

/// Where one stands in a game, and what has been recorded.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Walk {
    /// How many half-moves are shown.
    pub ply: usize,
    /// The plies of which there are occurrences, in the order of the game.
    pub taken: Vec<usize>,
    /// The ply recorded last.
    pub last: Option<usize>,
}

/// What can be done on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WalkAction {
    /// To the position after so many half-moves.
    To(usize),
    /// A occurrence of what is shown.
    Occurrence,
    /// This occurrence is thrown away.
    Discard(usize),
}

impl Walk {
    /// The walk after an action.
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
