//! The movement of pieces between the two boards.

use shakmaty::{ByRole, Color, Piece, Role, Square};

use super::{ActError, MatchState, Put, Track};
use crate::act::{Origin, Person};
use crate::seat::{Seat, Table};

/// An empty store.
pub(super) const NOTHING: ByRole<u8> =
    ByRole { pawn: 0, knight: 0, bishop: 0, rook: 0, queen: 0, king: 0 };

/// Adds a piece to a store.
pub(super) const fn give(store: &mut ByRole<u8>, role: Role) {
    let count = store.get_mut(role);
    *count = count.saturating_add(1);
}

/// Takes a piece from a store, if it has one.
const fn take(store: &mut ByRole<u8>, role: Role) -> bool {
    let count = store.get_mut(role);
    let has_one = *count > 0;
    *count = count.saturating_sub(1);
    has_one
}

impl MatchState {
    /// The pieces off the boards that are for a player, wherever they are: beside his partner, with the
    /// runner, in his reserve.
    pub fn reserve_in_all(&self, seat: Seat) -> ByRole<u8> {
        let runner = self.runners.of(seat.team());
        let stores = [
            self.reserve.at(seat),
            self.beside.at(seat.partner()),
            *runner.handed.of(seat.table),
            *runner.carried.of(seat.table),
        ];
        sum(&stores)
    }

    /// The pieces that could arrive for a player while it is his turn: those of his reserve in all, and
    /// those of his colour on the other board or held by the other team for it.
    pub fn could_arrive(&self, seat: Seat) -> ByRole<u8> {
        let there = Seat { table: seat.table.other(), color: seat.color };
        let on_board = self.tables.of(there.table).board.material_side(seat.color);
        let mut all = sum(&[
            self.reserve_in_all(seat),
            self.reserve_in_all(there),
            self.aside.at(there),
            on_board,
        ]);
        all.king = 0;
        all
    }

    pub(super) fn place(&mut self, table: Table, from: Square, to: Square) -> Result<(), ActError> {
        let piece = self.tables.of(table).piece_on(from)?;
        if from == to {
            return Ok(());
        }
        self.capture(Seat { table, color: piece.color }, to)?;
        self.tables.of_mut(table).transfer(from, to, piece);
        Ok(())
    }

    pub(super) fn remove(&mut self, seat: Seat, square: Square) -> Result<(), ActError> {
        let board = self.tables.of(seat.table);
        let piece = board.piece_on(square)?;
        let put = board.put.iter().find(|put| put.square == square).copied();
        self.tables.of_mut(seat.table).clear(square);
        match put {
            Some(put) => self.give_back(seat.table, put),
            None if piece.color == seat.color => give(self.aside.at_mut(seat), piece.role),
            None => give(self.beside.at_mut(seat), piece.role),
        }
        Ok(())
    }

    pub(super) fn put(
        &mut self,
        seat: Seat,
        role: Role,
        square: Square,
        origin: Origin,
    ) -> Result<(), ActError> {
        let is_own = self.tables.of(seat.table).board.color_at(square) == Some(seat.color);
        if is_own {
            return Err(ActError::Occupied(square));
        }
        let piece = Piece { color: seat.color, role };
        let was_aside = match origin {
            Origin::Reserve if take(self.reserve.at_mut(seat), role) => false,
            Origin::Reserve => return Err(ActError::NotInReserve(role)),
            Origin::OnItsWay if self.fetch(seat, role) => false,
            Origin::OnItsWay => return Err(ActError::NotOnItsWay(role)),
            Origin::Nowhere => take(self.aside.at_mut(seat), role),
        };
        self.capture(seat, square)?;
        let board = self.tables.of_mut(seat.table);
        board.board.set_piece_at(square, piece);
        if !was_aside {
            board.put.push(Put { piece, square, origin });
        }
        Ok(())
    }

    pub(super) fn take_back(&mut self, table: Table) -> Result<(), ActError> {
        let board = self.tables.of(table);
        let Some(begun) = board.turns.last().cloned() else { return Ok(()) };
        let put = board.put.clone();
        let before = board.board.clone();
        for color in Color::ALL {
            let (now, then) = (before.material_side(color), begun.board.material_side(color));
            for role in Role::ALL {
                let counts = (*now.get(role), *then.get(role));
                self.settle(Piece { color, role }, table, counts, &put)?;
            }
        }
        let board = self.tables.of_mut(table);
        board.board = begun.board;
        board.named = begun.named;
        board.put.clear();
        board.said = None;
        board.fresh = None;
        Ok(())
    }

    pub(super) fn reinstate(&mut self, table: Table) -> Result<(), ActError> {
        let board = self.tables.of_mut(table);
        let is_untouched = board.turns.last().is_some_and(|begun| begun.board == board.board);
        if is_untouched && board.turns.len() > 1 {
            board.turns.pop();
            board.put = board.turns.last().map(|begun| begun.put.clone()).unwrap_or_default();
        }
        if let Some(begun) = board.turns.last() {
            board.to_move = begun.player;
        }
        board.running = Some(board.to_move);
        self.take_back(table)
    }

    pub(super) fn hand_over(&mut self, seat: Seat, role: Role) -> Result<(), ActError> {
        if !take(self.beside.at_mut(seat), role) {
            return Err(ActError::NotBeside(role));
        }
        let runner = self.runners.of_mut(seat.team());
        runner.track = Track::At(seat.table);
        give(runner.handed.of_mut(seat.table.other()), role);
        Ok(())
    }

    pub(super) fn carry(&mut self, by: Person, pieces: &[Role]) -> Result<(), ActError> {
        let Person::Runner(team) = by else { return Err(ActError::NotARunner) };
        let runner = self.runners.of_mut(team);
        let to = runner.track.table().other();
        for role in pieces {
            if !take(runner.handed.of_mut(to), *role) {
                return Err(ActError::NotWithRunner(*role));
            }
            give(runner.carried.of_mut(to), *role);
        }
        runner.track = Track::OnTheWayTo(to);
        Ok(())
    }

    pub(super) fn deliver(&mut self, by: Person, role: Role) -> Result<(), ActError> {
        match by {
            Person::Player(seat) => {
                if !self.fetch(seat, role) {
                    return Err(ActError::NotOnItsWay(role));
                }
                give(self.reserve.at_mut(seat), role);
                Ok(())
            }
            Person::Runner(team) => {
                let runner = self.runners.of_mut(team);
                let here = runner.track.table();
                let to = [here, here.other()]
                    .into_iter()
                    .find(|to| {
                        take(runner.carried.of_mut(*to), role)
                            || take(runner.handed.of_mut(*to), role)
                    })
                    .ok_or(ActError::NotWithRunner(role))?;
                runner.track = Track::At(to);
                give(self.reserve.at_mut(team.seat(to)), role);
                Ok(())
            }
            Person::Team(_) | Person::Arbiter | Person::Bystander => Err(ActError::NotARunner),
        }
    }

    /// Puts the opponent's piece on a square, if there is one, beside the player of that seat.
    fn capture(&mut self, seat: Seat, square: Square) -> Result<(), ActError> {
        let board = self.tables.of_mut(seat.table);
        let Some(taken) = board.board.piece_at(square) else { return Ok(()) };
        if taken.color == seat.color {
            return Err(ActError::Occupied(square));
        }
        board.clear(square);
        give(self.beside.at_mut(seat), taken.role);
        Ok(())
    }

    /// Takes a piece that is for a player from the place where it is on its way; whether there was one.
    fn fetch(&mut self, seat: Seat, role: Role) -> bool {
        let runner = self.runners.of_mut(seat.team());
        take(runner.carried.of_mut(seat.table), role)
            || take(runner.handed.of_mut(seat.table), role)
            || take(self.beside.at_mut(seat.partner()), role)
    }

    fn give_back(&mut self, table: Table, put: Put) {
        let seat = Seat { table, color: put.piece.color };
        match put.origin {
            Origin::Reserve => give(self.reserve.at_mut(seat), put.piece.role),
            Origin::OnItsWay => give(self.beside.at_mut(seat.partner()), put.piece.role),
            Origin::Nowhere => {}
        }
    }

    /// Moves the pieces of one kind that a board has too many or too few of to where they belong; `now`
    /// Moves the pieces of one kind that a board has too many or too few of to where they belong. `now`
    /// is their number on the board, `then` the number that it is to have.
    fn settle(
        &mut self,
        piece: Piece,
        table: Table,
        (now, then): (u8, u8),
        put: &[Put],
    ) -> Result<(), ActError> {
        let role = piece.role;
        let owner = Seat { table, color: piece.color };
        let capturer = owner.opponent();
        let mut put = put.iter().filter(|put| put.piece == piece);
        for _ in then..now {
            match put.next() {
                Some(put) => self.give_back(table, *put),
                None => give(self.aside.at_mut(owner), role),
            }
        }
        for _ in now..then {
            let is_found = take(self.beside.at_mut(capturer), role)
                || take(self.aside.at_mut(owner), role)
                || self.fetch(capturer.partner(), role)
                || take(self.reserve.at_mut(capturer.partner()), role)
                || take(self.aside.at_mut(capturer.partner()), role);
            if !is_found {
                return Err(ActError::OnTheOtherBoard(role));
            }
        }
        Ok(())
    }
}

impl Track {
    /// The table at which the runner is, or to which he is on his way.
    pub const fn table(self) -> Table {
        match self {
            Track::At(table) | Track::OnTheWayTo(table) => table,
        }
    }
}

fn sum(stores: &[ByRole<u8>]) -> ByRole<u8> {
    ByRole::new_with(|role| {
        stores.iter().fold(0, |all: u8, store| all.saturating_add(*store.get(role)))
    })
}
