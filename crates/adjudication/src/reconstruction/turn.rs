//! One player's turn: the acts of his hands, and his press of the clock.

use std::collections::BTreeMap;

use shakmaty::{Board, CastlingSide, Chess, Color, Piece, Position, Role, Square};

use super::board_change::Comparison;
use super::contact::{Adjusting, Contacts};
use super::{BoardChange, Contact, TurnStart};
use crate::board_state::BoardState;
use crate::incident::{Act, ActKind, Hand, Incident, Manner, Owner, PerPlayer, Person, Stance};
use crate::movement::CastlingSquares;

/// One player's turn.
#[derive(Clone, Debug)]
pub struct Turn {
    /// The player whose turn it is.
    pub player: Color,
    /// The index of its first act.
    pub first_act: usize,
    /// The index after its last act.
    pub last_act: usize,
    /// The position it starts from.
    pub before: TurnStart,
    /// The clocks when it began, in seconds.
    pub clocks: PerPlayer<u32>,
    /// The pieces touched, in order; those touched in a turn that was undone come first.
    pub contacts: Vec<Contact>,
    /// The pieces let go of on another square than their own, in order.
    pub releases: Vec<ReleasedPiece>,
    /// The releases of a turn that was undone, or after a press without a move; what they fixed stays
    /// fixed.
    pub earlier_releases: Vec<ReleasedPiece>,
    /// The act, the square and the role of each new piece put on the board, in order.
    pub puts: Vec<(usize, Square, Role)>,
    /// The square of the first new piece that was put on the board upside down.
    pub upside_down: Option<Square>,
    /// The first act that used two hands for one move.
    pub two_hands: Option<usize>,
    /// The act by which the player said that he was adjusting, after he had touched a piece.
    pub adjusted_late: Option<usize>,
    /// The act that pressed the clock for it.
    pub press: Option<usize>,
    /// The hand that pressed the clock.
    pub press_hand: Hand,
    /// The board when the turn ended, or now.
    pub after: Board,
    /// Whether a piece that was carried to another square is still in the player's hand.
    pub is_in_hand: bool,
    /// The change that the turn makes on the board.
    pub board_change: BoardChange,
    /// The square on which a piece stood when the turn began, by the square on which it stands now.
    origins: BTreeMap<Square, Square>,
    /// The act by which each piece, named by its first square, came to its present square.
    transfers: BTreeMap<Square, usize>,
    /// The first squares of the pieces taken off, and the acts by which they were.
    removals: Vec<(Square, usize)>,
    hand_used: Option<Hand>,
}

/// A piece let go of on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReleasedPiece {
    /// The index of the act that let go of it.
    pub act: usize,
    /// The piece.
    pub piece: Piece,
    /// The square on which it stood when the turn began.
    pub from: Square,
    /// The square on which it was let go of.
    pub to: Square,
}

impl Turn {
    pub(super) fn begin(
        player: Color,
        first_act: usize,
        before: TurnStart,
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
            earlier_releases: Vec::new(),
            puts: Vec::new(),
            upside_down: None,
            two_hands: None,
            adjusted_late: None,
            press: None,
            press_hand: Hand::One,
            is_in_hand: false,
            board_change: BoardChange::Nothing,
            origins: BTreeMap::new(),
            transfers: BTreeMap::new(),
            removals: Vec::new(),
            hand_used: None,
        }
    }

    /// Begins a turn that is played again after it was undone. The pieces touched and released in it still
    /// bind (7.4.a of 2009 names 4.3 and 4.6), except for the rook of an illegal castling.
    pub(super) fn again(undone: &Turn, first_act: usize, clocks: PerPlayer<u32>) -> Turn {
        let mut turn = Turn::begin(undone.player, first_act, undone.before.clone(), clocks);
        turn.contacts.clone_from(&undone.contacts);
        if !matches!(undone.board_change, BoardChange::CastledRookFirst { .. }) {
            turn.earlier_releases.clone_from(&undone.releases);
        }
        turn
    }

    /// The act by which a piece was let go of on another square, or a new piece put on the board: from then
    /// on, for the purpose of claims, a move has been made.
    pub fn made_by(&self) -> Option<usize> {
        let released = self.releases.iter().map(|released| released.act);
        let put = self.puts.iter().map(|(act, _, _)| *act);
        released.chain(put).min()
    }

    /// The last act by which a piece was let go of, put on the board or taken off: with it the move was made.
    pub(crate) fn made_with(&self) -> Option<usize> {
        let removed = self.removals.iter().map(|(_, act)| *act);
        let put = self.puts.iter().map(|(act, _, _)| *act);
        self.releases.iter().map(|released| released.act).chain(put).chain(removed).max()
    }

    /// Whether the arbiter saw the move, or the press without one.
    pub(crate) fn is_move_seen(&self, incident: &Incident) -> bool {
        let is_telling = |kind: &ActKind| match self.board_change {
            BoardChange::Nothing => matches!(kind, ActKind::PressesClock { .. }),
            BoardChange::Move(_)
            | BoardChange::CastledRookFirst { .. }
            | BoardChange::KingTwoSquares { .. }
            | BoardChange::PawnUnpromoted { .. }
            | BoardChange::HalfDone
            | BoardChange::Impossible(_)
            | BoardChange::Undetermined => {
                matches!(
                    kind,
                    ActKind::Places { .. } | ActKind::Removes { .. } | ActKind::Puts { .. }
                )
            }
        };
        let player = Person::from(self.player);
        let acts = incident.acts[self.first_act..self.last_act].iter();
        let mut own = acts.filter(|act| act.by == player);
        own.any(|act| act.sight.is_seen() && is_telling(&act.kind))
    }

    /// Whether a legal move is on the board and no hand is on the piece any more.
    pub fn is_made(&self) -> bool {
        !self.is_in_hand && self.board_change.legal_move().is_some()
    }

    /// Whether the clock was pressed without a legal move on the board.
    pub fn is_completed_without_legal_move(&self) -> bool {
        self.press.is_some()
            && !matches!(self.board_change, BoardChange::Move(_) | BoardChange::Undetermined)
    }

    /// Whether the turn counts as a move while it stands: a legal move has been made, or the clock was pressed after some
    /// other change on the board.
    pub(crate) fn counts_as_move(&self) -> bool {
        self.is_made() || (self.press.is_some() && self.board_change != BoardChange::Nothing)
    }

    /// Whether the clock was pressed, and nothing on the board was touched to be played.
    pub fn is_press_alone(&self) -> bool {
        self.press.is_some()
            && self.board_change == BoardChange::Nothing
            && !self.contacts.iter().any(Contact::binds)
    }

    /// Whether the opponent has the move when the board is in this state: once a legal move has been made or, when he
    /// moves himself, a piece has been let go of illegally.
    pub(super) fn is_left_to_reply(&self, board_state: &BoardState, is_moving: bool) -> bool {
        if self.press.is_none() && self.is_carrying(board_state) {
            return false;
        }
        let change = self.change_to(&board_state.board_put_right());
        let is_illegal = matches!(change, BoardChange::Impossible(_) | BoardChange::Undetermined);
        change.legal_move().is_some() || (is_moving && is_illegal && self.made_by().is_some())
    }

    /// Whether anything was done in it.
    pub fn is_eventful(&self) -> bool {
        self.press.is_some()
            || self.contacts.iter().any(|contact| contact.act >= self.first_act)
            || self.after != self.before.setup.board
    }

    /// The position after the legal move that the turn makes, if it makes one.
    pub fn position_after(&self) -> Option<Chess> {
        self.position_by(self.board_change)
    }

    fn position_by(&self, change: BoardChange) -> Option<Chess> {
        let legal = change.legal_move()?;
        let mut position = self.before.position.clone()?;
        position.play_unchecked(legal);
        Some(position)
    }

    /// The squares from which the player castles.
    pub fn home(&self) -> &CastlingSquares {
        self.before.castling_squares.get(self.player)
    }

    /// Whether the rook came to its new square before the king did, or left its own square where in
    /// Chess960 the king is taken off the board first.
    fn moved_rook_first(&self, side: CastlingSide) -> bool {
        let home = *self.home();
        let came = |square: Square| self.transfers.get(&square).copied();
        let removed = self.removals.iter().find(|(square, _)| *square == home.king);
        let king = came(home.king).into_iter().chain(removed.map(|(_, act)| *act)).min();
        match (home.rook(side).and_then(came), king) {
            (Some(rook), Some(king)) => rook < king,
            (Some(_), None) => true,
            (None, _) => false,
        }
    }

    /// The square on which the piece now on a square stood when the turn began.
    fn origin_of(&self, square: Square) -> Square {
        self.origins.get(&square).copied().unwrap_or(square)
    }

    pub(super) fn handle(
        &mut self,
        index: usize,
        act: &Act,
        adjusting: Adjusting,
        before: &BoardState,
        next: &BoardState,
    ) {
        let contacts = self.contacts_of((index, act), self.player, &before.board, adjusting);
        let is_put = matches!(act.kind, ActKind::Puts { .. }) && act.player() == Some(self.player);
        if is_put || contacts.clone().any(|contact| contact.binds()) {
            self.note_hand(index, act);
        }
        self.note_contacts(contacts, matches!(act.kind, ActKind::Touches { .. }));
        if let ActKind::Places { from, to, .. } = act.kind {
            self.note_transfer(index, from, to);
        }
        if let ActKind::Removes { square, .. } = act.kind {
            self.removals.push((self.origin_of(square), index));
        }
        if let ActKind::Puts { role, square, stance, of: Owner::Own, .. } = act.kind {
            self.puts.push((index, square, role));
            if stance == Stance::UpsideDown {
                self.upside_down.get_or_insert(square);
            }
        }
        self.note_releases(index, before, next);
    }

    /// Sets apart the releases after a press without a move: they bind, but are no move of this turn.
    pub(super) fn set_releases_apart(&mut self) {
        self.earlier_releases.append(&mut self.releases);
    }

    /// Records the press, which lets go of whatever is held.
    pub(super) fn press(
        &mut self,
        index: usize,
        hand: Hand,
        before: &BoardState,
        next: &BoardState,
    ) {
        self.note_releases(index, before, next);
        self.press = Some(index);
        self.press_hand = hand;
    }

    /// Whether the player holds a piece that he has carried to another square.
    pub(super) fn is_carrying(&self, board_state: &BoardState) -> bool {
        let mut hands = board_state.hands.iter();
        hands.any(|grip| grip.player == self.player && grip.carried_from.is_some())
    }

    pub(super) fn end(&mut self, last_act: usize, board_state: &BoardState) {
        self.last_act = last_act;
        self.after = board_state.board_put_right();
        self.is_in_hand = self.press.is_none() && self.is_carrying(board_state);
        self.board_change = self.change_to(&self.after);
    }

    /// The change that leads to a board.
    fn change_to(&self, after: &Board) -> BoardChange {
        let comparison = Comparison {
            player: self.player,
            before: &self.before,
            after,
            press: self.press,
            moved_rook_first: |side| self.moved_rook_first(side),
        };
        comparison.board_change()
    }

    /// The position after the legal move that the turn has made when the board is in this state, if it has made one.
    pub(super) fn position_made(&self, board_state: &BoardState) -> Option<Chess> {
        if self.press.is_none() && self.is_carrying(board_state) {
            return None;
        }
        self.position_by(self.change_to(&board_state.board_put_right()))
    }

    /// Reads the contacts that an act of either player makes during the turn.
    pub(super) fn contacts_of(
        &self,
        act: (usize, &Act),
        by: Color,
        board: &Board,
        adjusting: Adjusting,
    ) -> Contacts {
        Contact::read(act, by, board, |square| self.origin_of(square), adjusting)
    }

    /// Notes new contacts. A piece already touched is not touched anew by carrying it on; by another touch it is.
    fn note_contacts(&mut self, contacts: Contacts, is_touch: bool) {
        for contact in contacts {
            if contact.binds() {
                self.contacts
                    .retain(|earlier| !(earlier.announced && earlier.square == contact.square));
            }
            // A contact by carrying on a piece touched by accident, or with a disputed touch, is not
            // deliberate either.
            let carried = self.contacts.last().is_some_and(|last| {
                last.square == contact.square && last.manner != Manner::Deliberate
            });
            if carried && !is_touch && contact.manner == Manner::Deliberate {
                continue;
            }
            let is_known = self.contacts.iter().any(|earlier| {
                earlier.square == contact.square && earlier.binds() && contact.binds()
            });
            if !is_known {
                self.contacts.push(contact);
            }
        }
    }

    fn note_transfer(&mut self, index: usize, from: Square, to: Square) {
        let origin = self.origin_of(from);
        self.origins.remove(&from);
        self.origins.insert(to, origin);
        if origin == to {
            self.transfers.remove(&origin);
        } else if from != to {
            self.transfers.insert(origin, index);
        }
    }

    fn note_hand(&mut self, index: usize, act: &Act) {
        let (ActKind::Touches { hand, .. }
        | ActKind::Places { hand, .. }
        | ActKind::Removes { hand, .. }
        | ActKind::Puts { hand, .. }) = act.kind
        else {
            return;
        };
        let has_changed = self.hand_used.is_some_and(|used| used != hand);
        if hand == Hand::Both || has_changed {
            self.two_hands.get_or_insert(index);
        }
        self.hand_used.get_or_insert(hand);
    }

    /// Notes releases. A carried piece is released when its hand lets go or goes elsewhere.
    fn note_releases(&mut self, index: usize, before: &BoardState, next: &BoardState) {
        for grip in before.hands.iter().filter(|grip| grip.player == self.player) {
            let Some(carried) = grip.carried_from else { continue };
            let is_held = next
                .hands
                .iter()
                .any(|now| now.player == self.player && now.carried_from == Some(carried));
            let Some(piece) = next.board.piece_at(grip.square) else { continue };
            let (from, to) = (self.origin_of(grip.square), grip.square);
            if !is_held && from != to {
                self.releases.push(ReleasedPiece { act: index, piece, from, to });
            }
        }
    }
}
