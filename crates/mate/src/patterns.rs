//! The squares that every man could ever reach: patterns that no move leaves, and none of which contains a
//! mate.
//!
//! A pattern keeps all its pawns on their squares and all its men on the board; every other man has a set
//! of squares that he cannot leave except by a capture. A capture or a pawn move leads to another pattern.
//! The only fact used about a position is that each man stands in his set, so nothing is assumed that the
//! move in question could change.

mod attacked;
mod class;
mod exits;
mod legality;
mod nets;
mod saturation;
#[cfg(test)]
mod tests;

use std::collections::HashMap;

use shakmaty::{Bitboard, Color, Role, Square};

pub(super) use self::class::Class;
use self::class::Member;
use self::exits::{Exit, Last, Wanted};
use super::attacks;
use super::board::Board;
use super::certificate::{Man, Pattern};

/// The squares that the men of a position can reach without a capture or a pawn move.
pub(super) struct Reach {
    class: Class,
    /// The squares on which some man always stands.
    pub(super) steady: Bitboard,
    /// The squares that White attacks wherever the men stand.
    pub(super) covered: Bitboard,
}

impl Reach {
    pub(super) fn of(board: &Board) -> Reach {
        let class = saturation::saturated(&Class::of(board));
        let steady = class.steady();
        let covered = attacked::always_attacked(&class, Color::White);
        Reach { class, steady, covered }
    }

    pub(super) fn king(&self, color: Color) -> Bitboard {
        self.class.king(color)
    }

    /// All the squares on which a man of that kind may stand.
    pub(super) fn places(&self, color: Color, role: Role) -> Bitboard {
        let men = self.class.of_color(color).filter(|(_, man)| man.role == role);
        men.fold(Bitboard::EMPTY, |all, (_, man)| all | man.places)
    }
}

/// The result of a search for patterns.
pub(super) enum Found {
    /// No move leaves these patterns, of which the first contains the position, and none contains a mate.
    Dead(Vec<Class>),
    /// No result is proven.
    Nothing,
}

/// The maximum number of patterns, and of the states that they may cost.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limit {
    pub(super) patterns: usize,
    pub(super) states: u64,
}

/// Searches for patterns that prove a position dead; returns also their cost in states.
pub(super) fn look(board: &Board, limit: Limit) -> (Found, u64) {
    look_from(Class::of(board), board, Sharpness::Positions, limit)
}

/// Does the same with all the steps of a pawn within a pattern: fewer patterns, each of which holds more.
pub(super) fn look_loosely(board: &Board, limit: Limit) -> (Found, u64) {
    let first = Class { has_loose_pawns: true, ..Class::of(board) };
    look_from(first, board, Sharpness::Positions, limit)
}

/// Does the same with every king move leading to another pattern, and the players moving in turn.
pub(super) fn look_closely(board: &Board, limit: Limit) -> (Found, u64) {
    let first = Class { turn: Some(board.turn), ..Class::of(board) };
    look_from(first, board, Sharpness::Moves, limit)
}

/// The way in which mates are excluded.
#[derive(Clone, Copy)]
enum Sharpness {
    /// No position of a pattern is mate.
    Positions,
    /// No move of White from a position of a pattern mates.
    Moves,
}

impl Sharpness {
    fn may_hold_mate(self, class: &Class) -> bool {
        match self {
            Sharpness::Positions => class.turn != Some(Color::White) && nets::may_hold_mate(class),
            Sharpness::Moves => {
                class.turn != Some(Color::Black)
                    && nets::may_hold_mate(class)
                    && nets::may_be_mated_within(class)
            }
        }
    }

    fn may_be_mate_after(self, class: &Class, exit: &Exit) -> bool {
        let is_by_white = match exit.last {
            Last::Within => false,
            Last::Of(number, _) => class.men[number].color == Color::White,
            Last::InPassing => true,
        };
        match self {
            Sharpness::Positions => false,
            Sharpness::Moves => {
                is_by_white
                    && !exit.class.has_dead_material()
                    && nets::may_be_mate_after(&exit.class, exit.last)
                    && !legality::has_answer(&exit.class)
            }
        }
    }
}

fn look_from(first: Class, board: &Board, sharpness: Sharpness, limit: Limit) -> (Found, u64) {
    if board.castling.any() || board.passed.is_some() {
        return (Found::Nothing, 0);
    }
    let mut family = Family::default();
    family.add(first);
    let mut made = 0;
    // The last one first: after many captures it soon turns out if a mate cannot be excluded.
    while let Some(number) = family.next() {
        if made >= limit.patterns || family.cost(made) >= limit.states {
            return (Found::Nothing, family.cost(made));
        }
        made += 1;
        let class = saturation::saturated(&family.classes[number]);
        family.settle(number, &class);
        if sharpness.may_hold_mate(&class) {
            return (Found::Nothing, family.cost(made));
        }
        let told = exits::exits(&class, &mut |exit| {
            if is_out(&class, &exit) {
                return Wanted::Continue(());
            }
            let is_mate = sharpness.may_be_mate_after(&class, &exit);
            if is_mate || family.classes.len() > 4 * limit.patterns {
                return Wanted::Break(());
            }
            family.add(exit.class);
            Wanted::Continue(())
        });
        if told.is_break() {
            return (Found::Nothing, family.cost(made));
        }
    }
    let cost = family.cost(made);
    (Found::Dead(family.into_classes()), cost)
}

/// Whether a move is not legal, or ends the game without a mate of Black.
fn is_out(class: &Class, exit: &Exit) -> bool {
    let Last::Of(number, left) = exit.last else { return false };
    let man = class.men[number];
    let to = exit.class.men[number].places.into_iter();
    let is_double_step = man.role == Role::Pawn
        && to.into_iter().any(|to| left.into_iter().any(|from| from.distance(to) > 1));
    legality::is_attacked(&exit.class, man.color)
        || (man.color == Color::Black && !is_double_step && legality::leaves_no_move(&exit.class))
}

/// The patterns made so far.
#[derive(Default)]
struct Family {
    classes: Vec<Class>,
    states: Vec<State>,
    /// The numbers of those that may have to be saturated, some of them twice.
    open: Vec<usize>,
    offered: u64,
    /// The numbers of the patterns with the same pawns and men, and of some others, by their hashes.
    like: HashMap<u64, Vec<usize>>,
}

/// The stage that a pattern of a family has reached.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// Its men may come to more squares.
    Open,
    /// The pattern is saturated, and the patterns to which moves out of it lead have been added.
    Settled,
    /// Another pattern contains it.
    Held,
}

impl Family {
    /// Adds a pattern unless another one contains all its positions, or its material is dead.
    fn add(&mut self, class: Class) {
        self.offered += 1;
        if class.has_dead_material() {
            return;
        }
        let like = self.like.entry(class.hash()).or_default();
        let mut first = None;
        for index in like.iter().copied().filter(|index| self.classes[*index].is_like(&class)) {
            if self.classes[index].holds(&class) {
                return;
            }
            first = first.or(Some(index));
        }
        // With fixed kings there would be many patterns that differ little: they are joined.
        if let (Some(_), Some(index)) = (class.turn, first) {
            self.classes[index].join(&class);
            self.states[index] = State::Open;
            self.open.push(index);
            return;
        }
        like.push(self.classes.len());
        self.open.push(self.classes.len());
        self.classes.push(class);
        self.states.push(State::Open);
    }

    /// The pattern to examine next: the last one that no settled pattern contains by now.
    fn next(&mut self) -> Option<usize> {
        while let Some(number) = self.open.pop() {
            if self.states[number] != State::Open {
                continue;
            }
            if !self.is_held(number) {
                return Some(number);
            }
            self.states[number] = State::Held;
        }
        None
    }

    fn is_held(&self, number: usize) -> bool {
        let class = &self.classes[number];
        let like = self.like.get(&class.hash()).into_iter().flatten().copied();
        like.into_iter().any(|other| {
            let its = &self.classes[other];
            self.states[other] == State::Settled && its.is_like(class) && its.holds(class)
        })
    }

    /// Replaces the examined pattern by the saturated one.
    fn settle(&mut self, number: usize, class: &Class) {
        self.classes[number].clone_from(class);
        self.states[number] = State::Settled;
    }

    /// The patterns that no other one contains, the first one first.
    fn into_classes(self) -> Vec<Class> {
        let all = self.classes.into_iter().zip(self.states);
        all.filter(|(_, state)| *state == State::Settled).map(|(class, _)| class).collect()
    }

    /// The cost of the patterns, in states.
    fn cost(&self, made: usize) -> u64 {
        16 * made as u64 + self.offered
    }
}

impl Class {
    fn of(board: &Board) -> Class {
        let men = board.occupied().into_iter().filter_map(|square| {
            let color = Color::from_white(board.color(Color::White).contains(square));
            board.role_at(square).map(|role| Member { color, role, places: square.into() })
        });
        Class { men: men.collect(), turn: None, has_loose_pawns: false }
    }

    /// The men on the board, with their numbers.
    fn present(&self) -> impl Iterator<Item = (usize, &Member)> {
        self.men.iter().enumerate().filter(|(_, man)| man.places.any())
    }

    fn of_color(&self, color: Color) -> impl Iterator<Item = (usize, &Member)> {
        self.present().filter(move |(_, man)| man.color == color)
    }

    fn king(&self, color: Color) -> Bitboard {
        let king = self.of_color(color).find(|(_, man)| man.role == Role::King);
        king.map_or(Bitboard::EMPTY, |(_, man)| man.places)
    }

    /// Whether the player to move is in check wherever the men stand, so that few moves are legal.
    fn is_in_check(&self) -> bool {
        self.turn.is_some_and(|turn| legality::is_attacked(self, turn))
    }

    /// Whether an earlier man has the same role, colour and squares: then both have the same moves.
    fn is_like_an_earlier(&self, number: usize) -> bool {
        self.men[..number].contains(&self.men[number])
    }

    /// The squares on which some man always stands.
    fn steady(&self) -> Bitboard {
        let squares = self.present().filter_map(|(_, man)| man.places.single_square());
        squares.collect()
    }

    /// The hash of a pattern, equal for patterns that are alike; others may have it too.
    fn hash(&self) -> u64 {
        const FACTOR: u64 = 0x9E37_79B9_7F4A_7C15;
        let turn = self.turn.map_or(2, |turn| turn as u64);
        self.men.iter().fold(turn, |hash, man| {
            let told = self.fixed(man) ^ (man.role as u64) << 60;
            (hash.rotate_left(5) ^ told).wrapping_mul(FACTOR)
        })
    }

    /// Whether patterns can be compared: the same men, and the pawns on the same squares.
    fn is_like(&self, other: &Class) -> bool {
        self.turn == other.turn
            && self
                .men
                .iter()
                .zip(&other.men)
                .all(|(own, its)| own.role == its.role && self.fixed(own) == other.fixed(its))
    }

    /// The square of a man who does not move; of others, whether they are on the board.
    fn fixed(&self, man: &Member) -> u64 {
        if self.stands(man) { man.places.0 } else { u64::from(man.places.any()) }
    }

    /// Whether every move of this man leads to another pattern.
    fn stands(&self, man: &Member) -> bool {
        (man.role == Role::Pawn && !self.has_loose_pawns)
            || (man.role == Role::King && self.turn.is_some())
    }

    fn join(&mut self, other: &Class) {
        for (own, its) in self.men.iter_mut().zip(&other.men) {
            own.places |= its.places;
        }
    }

    fn holds(&self, other: &Class) -> bool {
        self.men.iter().zip(&other.men).all(|(own, its)| its.places.is_subset(own.places))
    }

    fn has_dead_material(&self) -> bool {
        let officers =
            |color| self.of_color(color).map(|(_, man)| man).filter(|man| man.role != Role::King);
        let mut whites = officers(Color::White);
        let Some(first) = whites.next() else { return true };
        let is_alone = whites.next().is_none();
        let are_all = |color, roles: &[Role]| officers(color).all(|man| roles.contains(&man.role));
        if is_alone && first.role == Role::Knight && are_all(Color::Black, &[Role::Queen]) {
            return true;
        }
        let bishops = self.present().filter(|(_, man)| man.role == Role::Bishop);
        let squares = bishops.fold(Bitboard::EMPTY, |squares, (_, man)| squares | man.places);
        let is_one_color =
            squares.is_subset(Bitboard::LIGHT_SQUARES) || squares.is_subset(Bitboard::DARK_SQUARES);
        is_one_color
            && are_all(Color::White, &[Role::Bishop])
            && are_all(Color::Black, &[Role::Bishop, Role::Rook, Role::Queen])
    }

    /// The squares of the pawns of both colours.
    pub(super) fn pawns(&self) -> (u64, u64) {
        let of = |color| {
            let pawns = self.of_color(color).filter(|(_, man)| man.role == Role::Pawn);
            pawns.fold(0, |squares, (_, man)| squares | man.places.0)
        };
        (of(Color::White), of(Color::Black))
    }

    /// Whether a position without rights, its pawns on the same squares, fits the pattern.
    pub(super) fn fits(&self, board: &Board) -> bool {
        let mut left = board.occupied();
        if self.present().count() != left.count()
            || self.turn.is_some_and(|turn| turn != board.turn)
        {
            return false;
        }
        let mut officers: Vec<&Member> = self.present().map(|(_, man)| man).collect();
        officers.sort_by_key(|man| man.places.count());
        assign(board, &officers, &mut left)
    }

    pub(super) fn pattern(&self) -> Pattern {
        let men = self.present().map(|(_, man)| Man {
            color: man.color,
            role: man.role,
            places: man.places,
        });
        Pattern { to_move: self.turn, men: men.collect() }
    }
}

/// Whether each of these men can be matched with a different man left on the board.
fn assign(board: &Board, men: &[&Member], left: &mut Bitboard) -> bool {
    let Some((man, others)) = men.split_first() else { return left.is_empty() };
    let fitting = board.men(man.color, man.role) & man.places & *left;
    for square in fitting {
        left.discard(square);
        if assign(board, others, left) {
            return true;
        }
        left.add(square);
    }
    false
}

impl Member {
    /// The squares attacked from one of his squares, if these squares are occupied.
    fn attacks_from(&self, square: Square, occupied: Bitboard) -> Bitboard {
        let piece = self.role.of(self.color);
        attacks::attacks(square, piece, occupied)
    }
}
