//! One player's turn: what his hands did, and when he pressed the clock.

use std::collections::BTreeMap;

use shakmaty::{Board, Color, Piece, Role, Square};

use super::{Footing, Upshot};
use crate::incident::{Act, Deed, Hand, Manner, Order, PerPlayer};
use crate::standing::{Grip, Standing};

/// One player's turn.
#[derive(Clone, Debug)]
pub struct Turn {
    /// Whose turn it is.
    pub player: Color,
    /// The index of its first act.
    pub first_act: usize,
    /// The index after its last act.
    pub last_act: usize,
    /// The position it starts from.
    pub before: Footing,
    /// The clocks when it began, in seconds.
    pub clocks: PerPlayer<u32>,
    /// The pieces touched, in order.
    pub contacts: Vec<Contact>,
    /// The pieces let go of on another square than their own, in order.
    pub releases: Vec<ReleasedPiece>,
    /// The square of each new piece put on the board, in order, and what it is.
    pub puts: Vec<(usize, Square, Role)>,
    /// The first act that used two hands for one move.
    pub two_hands: Option<usize>,
    /// The act that pressed the clock, if it passed the turn.
    pub press: Option<usize>,
    /// The board when the turn ended, or now.
    pub after: Board,
    /// Whether a piece that was carried to another square is still in the player's hand.
    pub is_in_hand: bool,
    /// What the turn comes to on the board.
    pub upshot: Upshot,
    is_adjusting: bool,
    origins: BTreeMap<Square, Square>,
    hand_used: Option<Hand>,
    placed_in_order: Vec<Role>,
}

/// A hand on a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contact {
    /// The index of the act.
    pub act: usize,
    /// Whose hand.
    pub by: Color,
    /// Where the piece stood when the turn began.
    pub square: Square,
    /// The piece.
    pub piece: Piece,
    /// How the touch came about.
    pub manner: Manner,
    /// Whether the player had first said that he would adjust.
    pub announced: bool,
    /// Whether it was touched in the same instant as the contact before.
    pub together: bool,
    /// Whether its place in the order is known.
    pub order: Order,
}

impl Contact {
    /// Whether the contact is one that binds the player: on purpose and unannounced.
    /// A disputed one does not bind until the arbiter has found that it was on purpose.
    pub fn binds(&self) -> bool {
        !self.announced && self.manner == Manner::Deliberate
    }

    /// The contacts that an act makes.
    pub(super) fn read(
        index: usize,
        by: Color,
        act: &Act,
        board: &Board,
        turn: &Turn,
    ) -> Vec<Contact> {
        let contact = |square: Square, manner, order, together| {
            let piece = board.piece_at(square)?;
            let square = turn.origin_of(square);
            let announced = turn.is_adjusting;
            Some(Contact { act: index, by, square, piece, manner, announced, together, order })
        };
        let read = match &act.deed {
            Deed::Touches { square, manner, together_with, order, .. } => [
                contact(*square, *manner, *order, false),
                together_with.and_then(|second| contact(second, *manner, *order, true)),
            ],
            Deed::Places { from, to, .. } => {
                let captured = if from == to { None } else { Some(*to) };
                [
                    contact(*from, Manner::Deliberate, Order::Known, false),
                    captured.and_then(|to| contact(to, Manner::Deliberate, Order::Known, false)),
                ]
            }
            Deed::Removes { square } => {
                [contact(*square, Manner::Deliberate, Order::Known, false), None]
            }
            Deed::AnnouncesAdjusting
            | Deed::Releases { .. }
            | Deed::Puts { .. }
            | Deed::Declares(_)
            | Deed::PressesClock { .. }
            | Deed::StopsClocks { .. }
            | Deed::Claims(_)
            | Deed::Writes { .. }
            | Deed::OffersDraw
            | Deed::AnswersDraw(_)
            | Deed::Resigns
            | Deed::FlagFalls
            | Deed::Notices
            | Deed::Testifies(_)
            | Deed::Consents
            | Deed::Misbehaves(_)
            | Deed::Decides(_)
            | Deed::Appeals => [None, None],
        };
        read.into_iter().flatten().collect()
    }
}

/// A piece let go of on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReleasedPiece {
    /// The index of the act that let go of it.
    pub act: usize,
    /// The piece.
    pub piece: Piece,
    /// Where it stood when the turn began.
    pub from: Square,
    /// Where it was let go of.
    pub to: Square,
}

impl Turn {
    pub(super) fn begin(
        player: Color,
        first_act: usize,
        before: Footing,
        clocks: PerPlayer<u32>,
    ) -> Turn {
        Turn {
            player,
            first_act,
            last_act: first_act,
            after: before.setup.board.clone(),
            before,
            clocks,
            contacts: Vec::new(),
            releases: Vec::new(),
            puts: Vec::new(),
            two_hands: None,
            press: None,
            is_in_hand: false,
            upshot: Upshot::Nothing,
            is_adjusting: false,
            origins: BTreeMap::new(),
            hand_used: None,
            placed_in_order: Vec::new(),
        }
    }

    /// The act by which a piece was let go of on another square, or a new piece put on the board:
    /// from there on, a move has been made as far as claims go.
    pub fn made_by(&self) -> Option<usize> {
        let released = self.releases.iter().map(|released| released.act);
        let put = self.puts.iter().map(|(act, _, _)| *act);
        let moved = self.after != self.before.setup.board;
        released.chain(put).min().or(self.press.filter(|_| moved))
    }

    /// Whether anything was done in it.
    pub fn is_eventful(&self) -> bool {
        self.press.is_some() || !self.contacts.is_empty() || self.after != self.before.setup.board
    }

    /// Whether the rook was set on its new square before the king, or king and rook in one grip.
    pub fn placed_rook_before_king(&self) -> bool {
        let first = |role| self.placed_in_order.iter().position(|placed| *placed == role);
        match (first(Role::Rook), first(Role::King)) {
            (Some(rook), Some(king)) => rook < king,
            (Some(_), None) => true,
            (None, _) => false,
        }
    }

    /// Where the piece now on a square stood when the turn began.
    pub fn origin_of(&self, square: Square) -> Square {
        self.origins.get(&square).copied().unwrap_or(square)
    }

    pub(super) const fn is_touch(act: &Act) -> bool {
        matches!(act.deed, Deed::Touches { .. } | Deed::Places { .. } | Deed::Removes { .. })
    }

    /// Whether a piece has been let go of on another square, so that the opponent may take it
    /// that a move has been made.
    pub(super) fn looks_made(&self, board: &Board) -> bool {
        *board != self.before.setup.board && (!self.releases.is_empty() || !self.puts.is_empty())
    }

    pub(super) fn handle(
        &mut self,
        index: usize,
        act: &Act,
        board: &Board,
        grips: &[Grip],
        next: &Standing,
    ) {
        let contacts = Contact::read(index, self.player, act, board, self);
        self.note_contacts(contacts);
        self.note_hands(index, act);
        if let Deed::Places { from, to, .. } = &act.deed {
            let origin = self.origin_of(*from);
            self.origins.remove(from);
            self.origins.insert(*to, origin);
            if let Some(role) = board.role_at(*from) {
                self.placed_in_order.push(role);
            }
        }
        if let Deed::AnnouncesAdjusting = act.deed {
            self.is_adjusting = true;
        }
        if let Deed::Puts { role, square } = &act.deed {
            self.puts.push((index, *square, *role));
        }
        self.note_releases(index, grips, next);
    }

    pub(super) fn end(&mut self, last_act: usize, standing: &Standing, press: Option<usize>) {
        self.last_act = last_act;
        self.press = press;
        self.after = standing.board.clone();
        self.is_in_hand = press.is_none()
            && standing
                .hands
                .iter()
                .any(|grip| grip.player == self.player && grip.carried_from.is_some());
        self.upshot = Upshot::of(self);
    }

    /// A piece already touched is not touched anew by carrying it on.
    fn note_contacts(&mut self, contacts: Vec<Contact>) {
        for contact in contacts {
            let known = self.contacts.iter().any(|earlier| {
                earlier.square == contact.square && earlier.binds() && contact.binds()
            });
            if !known {
                self.contacts.push(contact);
            }
        }
        // Moving a piece ends the adjusting that was announced for it.
        if !self.releases.is_empty() {
            self.is_adjusting = false;
        }
    }

    fn note_hands(&mut self, index: usize, act: &Act) {
        let (Deed::Touches { hand, manner: Manner::Deliberate, .. } | Deed::Places { hand, .. }) =
            act.deed
        else {
            return;
        };
        let changed_hands = self.hand_used.is_some_and(|used| used != hand);
        if hand == Hand::Both || changed_hands {
            self.two_hands.get_or_insert(index);
        }
        self.hand_used.get_or_insert(hand);
    }

    /// A carried piece is released when its hand lets go or goes elsewhere.
    fn note_releases(&mut self, index: usize, before: &[Grip], next: &Standing) {
        for grip in before.iter().filter(|grip| grip.player == self.player) {
            let Some(from) = grip.carried_from else { continue };
            let still_held = next
                .hands
                .iter()
                .any(|now| now.player == self.player && now.carried_from == Some(from));
            let Some(piece) = next.board.piece_at(grip.square) else { continue };
            if !still_held {
                self.releases.push(ReleasedPiece { act: index, piece, from, to: grip.square });
            }
        }
    }
}
