//! The turns on both boards: the position that each player found, and the position that he passed on.
//!
//! Facts only: whether a piece put on the board may be used, or whether a promotion without an
//! announcement counts, is for the rules.

use shakmaty::{Bitboard, Board, ByRole, CastlingSide, Color, Move, Position, Role, Setup, Square};

use super::act::{Act, ActKind, ArbiterAct, Clock, Origin, Person};
use super::incident::Incident;
use super::match_state::{MatchState, OneBoard, Put};
use super::moves;
use super::seat::{PerTable, Seat, Table};
use acconcio_adjudication::incident::Game;
use acconcio_adjudication::movement::{self, Breach};

/// One turn on one board.
#[derive(Clone, Debug)]
pub struct Turn {
    /// The player whose turn it is.
    pub seat: Seat,
    /// The position before it, promoted pawns as the pieces they count as.
    pub before: Setup,
    /// The position after it, the opponent to move; the present position where the turn is not over.
    pub after: Setup,
    /// The index of the first act after the player got the turn.
    pub begins: usize,
    /// The index of the player's first act in it, if there is one.
    pub first_act: usize,
    /// The act by which it was passed on, and the person who pressed.
    pub press: Option<(usize, Person)>,
    /// The pieces put on the board in it.
    pub put: Vec<Put>,
    /// The change that it made on the board.
    pub board_change: BoardChange,
}

/// The change that a turn made on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardChange {
    /// The board is as it was.
    Unchanged,
    /// A move on the board, or a piece put on it.
    Played(Move),
    /// A move to the last rank, of a pawn for which no piece was announced.
    Unnamed(Square),
    /// A piece put on an occupied square.
    PutOnOccupied(Square),
    /// A pawn put on the first or the last rank.
    PutOnEndRank(Square),
    /// A piece put that leaves the player's own king attacked, from the second square.
    PutInCheck(Square, Square),
    /// Any other change that is not a legal move.
    Broken(Breach),
    /// A turn that did not begin from a position that can be judged, and plainly breaks no rule of movement.
    Undetermined,
}

impl Turn {
    /// The index after its last act.
    pub fn end(&self, acts: &[Act]) -> usize {
        self.press.map_or(acts.len(), |(press, _)| press + 1)
    }

    /// The act by which the player passed it on himself, if he did.
    pub fn own_press(&self) -> Option<usize> {
        self.press.filter(|(_, by)| *by == Person::Player(self.seat)).map(|(press, _)| press)
    }

    /// The place from which the piece put in it came.
    pub fn origin(&self) -> Option<Origin> {
        self.put.first().map(|put| put.origin)
    }

    /// The piece captured in it: as it physically is, and as it counted.
    pub fn captured(&self) -> Option<(Role, Role)> {
        let BoardChange::Played(played) = self.board_change else { return None };
        let square = movement::captured_square(&played)?;
        let counted = self.before.board.role_at(square)?;
        let is_pawn = self.before.promoted.contains(square);
        Some((if is_pawn { Role::Pawn } else { counted }, counted))
    }

    /// The side to which he castled with the rook placed first, if he did.
    pub fn castled_rook_first(&self, acts: &[Act]) -> Option<CastlingSide> {
        let BoardChange::Played(Move::Castle { king, rook }) = self.board_change else {
            return None;
        };
        let mut placed = acts[self.begins..self.end(acts)].iter().filter_map(|act| {
            match (act.by == Person::Player(self.seat), &act.kind) {
                (true, ActKind::Places { from, .. }) => Some(*from),
                (true | false, _) => None,
            }
        });
        let side = CastlingSide::from_queen_side(rook < king);
        placed.find(|from| [king, rook].contains(from)).filter(|from| *from == rook).map(|_| side)
    }
}

/// The turns on each board, in order, the last one still in progress; and those that the arbiter put back
/// in the course of the incident.
#[derive(Clone, Debug)]
pub struct Turns {
    /// The turns of each board.
    pub of: PerTable<Vec<Turn>>,
    /// The turns put back.
    pub undone: Vec<Turn>,
}

impl Turns {
    /// The turns of an incident. The halls must be those of its acts.
    pub fn of(incident: &Incident, halls: &[MatchState]) -> Turns {
        let mut undone = Vec::new();
        let undisturbed = undisturbed(&incident.acts, halls);
        let halls = undisturbed.as_deref().unwrap_or(halls);
        let of = PerTable {
            a: on_board(Table::A, incident, halls, &mut undone),
            b: on_board(Table::B, incident, halls, &mut undone),
        };
        Turns { of, undone }
    }

    /// Every turn of both boards.
    pub fn all(&self) -> impl Iterator<Item = &Turn> {
        self.of.a.iter().chain(&self.of.b)
    }

    /// The turns that were passed on by the players themselves, in the order of the presses.
    pub fn completed(&self) -> Vec<&Turn> {
        let mut completed: Vec<&Turn> =
            self.all().filter(|turn| turn.own_press().is_some()).collect();
        completed.sort_by_key(|turn| turn.own_press());
        completed
    }

    /// The turn on a board to which an act belongs.
    pub fn at(&self, table: Table, act: usize) -> Option<&Turn> {
        let turns = self.of.of(table);
        let is_in =
            |turn: &&Turn| turn.begins <= act && turn.press.is_none_or(|(press, _)| act <= press);
        turns.iter().rev().find(is_in)
    }
}

/// The halls without what other hands than those of the player to move did on his board, so that it is not taken for his
/// move; none where there is nothing of the kind, or where something that was done later rests on it.
fn undisturbed(acts: &[Act], halls: &[MatchState]) -> Option<Vec<MatchState>> {
    if !acts.iter().zip(halls).any(|(act, hall)| is_anothers_hand(act, hall)) {
        return None;
    }
    let mut clean = vec![halls[0].clone()];
    for act in acts {
        let before = clean.last()?;
        let next = match is_anothers_hand(act, before) {
            true => before.after(&Act { kind: ActKind::Waits, ..act.clone() }),
            false => before.after(act),
        };
        clean.push(next.ok()?);
    }
    Some(clean)
}

/// Whether somebody changes a board on which he does not have the move; the arbiter may.
fn is_anothers_hand(act: &Act, hall: &MatchState) -> bool {
    let seat = act.seat();
    let Some(table) = act.kind.table().or(seat.map(|seat| seat.table)) else { return false };
    let mover = Seat { table, color: hall.tables.of(table).to_move };
    act.kind.changes_a_board() && seat != Some(mover) && act.by != Person::Arbiter
}

fn on_board(
    table: Table,
    incident: &Incident,
    halls: &[MatchState],
    undone: &mut Vec<Turn>,
) -> Vec<Turn> {
    let opening = halls[0].tables.of(table);
    let position = &incident.tables.of(table).position;
    let mut turns = vec![beginning(table, setup_as(position, opening), 0)];
    for (index, act) in incident.acts.iter().enumerate() {
        let (now, next) = (halls[index].tables.of(table), halls[index + 1].tables.of(table));
        let Some(turn) = turns.last_mut() else { break };
        if now.to_move == next.to_move {
            continue;
        }
        if matches!(act.kind, ActKind::Decides(ArbiterAct::Reinstates { .. })) {
            turns.pop();
            undone.extend(turns.pop());
            let before =
                undone.last().map_or_else(|| setup_as(position, next), |turn| turn.before.clone());
            turns.push(beginning(table, before, index + 1));
            continue;
        }
        judge(turn, now, &incident.acts, index);
        turn.press = Some((index, act.by));
        let next = beginning(table, turn.after.clone(), index + 1);
        turns.push(next);
    }
    if let (Some(turn), Some(last)) = (turns.last_mut(), halls.last()) {
        judge(turn, last.tables.of(table), &incident.acts, incident.acts.len());
    }
    turns
}

fn beginning(table: Table, before: Setup, begins: usize) -> Turn {
    let seat = Seat { table, color: before.turn };
    Turn {
        seat,
        after: before.clone(),
        before,
        begins,
        first_act: begins,
        press: None,
        put: Vec::new(),
        board_change: BoardChange::Unchanged,
    }
}

/// Determines what a turn has changed on a board, before the act with this index.
fn judge(turn: &mut Turn, board: &OneBoard, acts: &[Act], end: usize) {
    let counting = board.counting();
    turn.put.clone_from(&board.put);
    turn.first_act = (turn.begins..end)
        .find(|index| acts[*index].by == Person::Player(turn.seat))
        .unwrap_or(turn.begins.min(acts.len().saturating_sub(1)));
    turn.board_change = board_change(turn, board, &counting);
    let played = if let BoardChange::Played(played) = turn.board_change {
        moves::play(&turn.before, &played)
    } else {
        None
    };
    let homes = movement::castling_squares(&turn.before, Game::Standard);
    let after = played.unwrap_or_else(|| movement::setup_after(&turn.before, &counting, &homes));
    turn.after = Setup { promoted: wood_pawns(board), ..after };
}

fn board_change(turn: &Turn, board: &OneBoard, counting: &Board) -> BoardChange {
    let before = &turn.before;
    let is_same_wood = wood_pawns(board) == before.promoted;
    if *counting == before.board && is_same_wood {
        return BoardChange::Unchanged;
    }
    if let Some(put) = single_drop(turn, counting) {
        return drop_board_change(before, put, counting);
    }
    let Some(chess) = moves::position(before) else {
        let homes = movement::castling_squares(before, Game::Standard);
        let home = homes.get(before.turn);
        return movement::plain_breach(&before.board, counting, before.turn, home)
            .map_or(BoardChange::Undetermined, BoardChange::Broken);
    };
    let legal_moves = chess.legal_moves();
    if let Some(square) = board.unnamed(before.turn)
        && movement::unpromoted_pawn(&chess, &legal_moves, counting).is_some()
    {
        return BoardChange::Unnamed(square);
    }
    match movement::move_between(&chess, &legal_moves, counting) {
        Some(played) => BoardChange::Played(played),
        None => {
            let homes = movement::castling_squares(before, Game::Standard);
            let home = homes.get(before.turn);
            BoardChange::Broken(movement::breach(&before.board, counting, before.turn, home))
        }
    }
}

/// The one piece put on the board, where nothing else was changed.
fn single_drop(turn: &Turn, counting: &Board) -> Option<Put> {
    let changed = movement::changed_squares(&turn.before.board, counting);
    match turn.put[..] {
        [put] if changed == Bitboard::from_square(put.square) => Some(put),
        [] | [_] | [_, _, ..] => None,
    }
}

fn drop_board_change(before: &Setup, put: Put, counting: &Board) -> BoardChange {
    let (role, square) = (put.piece.role, put.square);
    if before.board.piece_at(square).is_some() {
        return BoardChange::PutOnOccupied(square);
    }
    if !moves::may_be_put_on(role).contains(square) {
        return BoardChange::PutOnEndRank(square);
    }
    match movement::attacked_king(counting, before.turn) {
        Some((king, by)) => BoardChange::PutInCheck(king, by),
        None => BoardChange::Played(Move::Put { role, to: square }),
    }
}

/// The position on a board, with the rights of another position.
fn setup_as(rights: &Setup, board: &OneBoard) -> Setup {
    Setup {
        board: board.counting(),
        promoted: wood_pawns(board),
        pockets: None,
        turn: board.to_move,
        ..rights.clone()
    }
}

fn wood_pawns(board: &OneBoard) -> Bitboard {
    board.named.keys().copied().collect()
}

/// The side of the clock that is pressed, and whether it is the presser's own.
pub fn pressed_side(act: &Act) -> Option<(Clock, bool)> {
    let ActKind::PressesClock { of } = act.kind else { return None };
    let own = act.seat().map(|seat| Clock { table: seat.table, color: seat.color });
    let side = of.or(own)?;
    Some((side, own == Some(side)))
}

/// The reserves at a board, by colour, for the record of a position.
pub fn reserves(match_state: &MatchState, table: Table) -> [ByRole<u8>; 2] {
    Color::ALL.map(|color| match_state.reserve.at(Seat { table, color }))
}
