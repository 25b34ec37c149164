//! A quick, greedy depth-first search for an easy mate. It never proves a position dead, except by
//! exhausting it.

use shakmaty::{Color, Role};

use super::board::Board;
use super::checks::Checks;
use super::guide::{Corners, flights, promotion_distance};
use super::material;
use super::moves::Ply;
use super::space::{Index, Seen, Space};

/// The preference in the choice of moves.
#[derive(Clone, Copy, Debug)]
enum Style {
    /// The kings move to a corner.
    Corner,
    /// A pawn is promoted, and the king stays where his own men leave him few squares.
    Shelter,
}

/// The numbers of positions examined in each style before the next one is tried.
const ROUNDS: [u64; 3] = [64, 200, 1_000];

/// The length in plies at which a line is abandoned.
const DEEPEST: usize = 160;

/// The result of the quick search.
pub(super) enum Probed {
    /// Mate by the last of these moves.
    Mate(Vec<Ply>),
    /// These are all the positions that can arise, and none is mate.
    Closed(Space),
    /// Neither was found.
    Nothing,
}

/// Returns the result, and the number of positions examined.
pub(super) fn probe(root: &Board) -> (Probed, u64) {
    let mut probes = [Style::Corner, Style::Shelter].map(|style| Probe::of(root, style));
    let looked = |probes: &[Probe]| probes.iter().map(|probe| probe.looked).sum();
    for until in ROUNDS {
        for number in 0..probes.len() {
            if let Some(line) = probes[number].look(until) {
                return (Probed::Mate(line), looked(&probes));
            }
            if probes[number].is_exhausted() {
                let all = looked(&probes);
                let space = std::mem::take(&mut probes[number].space);
                return (Probed::Closed(space), all);
            }
        }
    }
    (Probed::Nothing, looked(&probes))
}

/// A depth-first search that can be resumed.
struct Probe {
    space: Space,
    style: Style,
    looked: u64,
    /// The positions of the current line, each with the number of moves that belong to those before it.
    path: Vec<(Board, Index, usize)>,
    /// The moves still to be tried, of every position of the line, with their scores.
    untried: Vec<(i32, Ply)>,
    moves: Vec<Ply>,
    mate: Option<Vec<Ply>>,
    /// Whether a position was abandoned because it was too deep.
    is_cut: bool,
}

impl Probe {
    fn of(root: &Board, style: Style) -> Probe {
        let mut probe = Probe {
            space: Space::of(root),
            style,
            looked: 0,
            path: Vec::new(),
            untried: Vec::new(),
            moves: Vec::with_capacity(64),
            mate: None,
            is_cut: false,
        };
        probe.enter(*root, 0);
        probe
    }

    /// Searches until this many positions were examined, or mate was found.
    fn look(&mut self, until: u64) -> Option<Vec<Ply>> {
        while self.mate.is_none() && self.looked < until {
            let (board, index, others) = *self.path.last()?;
            let Some(ply) = self.best(others) else {
                self.path.pop();
                continue;
            };
            if self.path.len() > DEEPEST {
                self.is_cut = true;
                continue;
            }
            let child = board.after(ply);
            if material::theorem(&child).is_some() {
                continue;
            }
            let (found, seen) = self.space.insert(child.pack(), index);
            if seen == Seen::Now {
                self.enter(child, found);
            }
        }
        self.mate.take()
    }

    /// Whether every position that can arise was examined.
    fn is_exhausted(&self) -> bool {
        self.path.is_empty() && !self.is_cut
    }

    /// The most promising move still to be tried, after those of earlier positions.
    fn best(&mut self, others: usize) -> Option<Ply> {
        let own = self.untried[others..].iter().enumerate();
        let (best, (_, ply)) =
            own.max_by_key(|(number, (promise, _))| (*promise, usize::MAX - number))?;
        let ply = *ply;
        self.untried.swap_remove(others + best);
        Some(ply)
    }

    fn enter(&mut self, board: Board, index: Index) {
        self.looked += 1;
        let mut moves = std::mem::take(&mut self.moves);
        board.legal_moves(&mut moves);
        self.path.push((board, index, self.untried.len()));
        let mate = Checks::of(&board).mate(&board, &moves);
        if let Some(mate) = mate {
            let mut line = self.space.line_to(index);
            line.push(mate);
            self.mate = Some(line);
        } else {
            let promises = Promises::of(&board, self.style);
            self.untried.extend(moves.iter().map(|ply| (promises.of_move(*ply), *ply)));
        }
        self.moves = moves;
    }
}

/// The scores of the moves of a position.
struct Promises<'a> {
    board: &'a Board,
    style: Style,
    corners: Corners,
    corner: i32,
    promotion: i32,
}

impl Promises<'_> {
    fn of(board: &Board, style: Style) -> Promises<'_> {
        let corners = Corners::of(board);
        let (corner, promotion) = match style {
            Style::Corner => (corners.distance(), 0),
            Style::Shelter => (0, promotion_distance(board, Color::White)),
        };
        Promises { board, style, corners, corner, promotion }
    }

    fn of_move(&self, ply: Ply) -> i32 {
        let Promises { board, style, .. } = self;
        let is_capture = board.color(!board.turn).contains(ply.to);
        let is_pawn = board.role(Role::Pawn).contains(ply.from);
        let near = match style {
            Style::Corner => {
                let is_king = board.role(Role::King).contains(ply.from);
                let is_other = is_king || is_capture || ply.promotion.is_some();
                let after = || self.corners.after(board, ply).distance();
                -4 * if is_other { after() } else { self.corner }
            }
            Style::Shelter => {
                let child = board.after(ply);
                let is_other = is_capture || is_pawn;
                let promotion = if is_other {
                    promotion_distance(&child, Color::White)
                } else {
                    self.promotion
                };
                -3 * flights(&child) - 20 * promotion
            }
        };
        let taken = match (is_capture, board.turn) {
            (true, Color::White) => 30,
            (true, Color::Black) => -64,
            (false, Color::White | Color::Black) => 0,
        };
        let pushed = match (is_pawn, board.turn) {
            (true, Color::White) => 6 + 2 * ply.to.rank() as i32,
            (true, Color::Black) => -3,
            (false, Color::White | Color::Black) => 0,
        };
        let promoted = match (ply.promotion, board.turn) {
            (Some(Role::Queen), Color::White) => 64,
            (Some(Role::Queen | Role::Rook), Color::Black) => -20,
            (Some(_) | None, Color::White | Color::Black) => 0,
        };
        near + taken + pushed + promoted
    }
}
