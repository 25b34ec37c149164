//! A quick, greedy depth-first search for an easy mate. It never proves a position dead, except by
//! exhausting it.

use shakmaty::{Color, Role, Square};

use super::attacks;
use super::board::Board;
use super::checks::Checks;
use super::guide::{Corners, flights, promotion_distance};
use super::material;
use super::moves::Ply;
use super::quick::corner_line;
use super::space::{Index, Seen, Space};
use super::walks::king_moves_to;

/// The preference in the choice of moves.
#[derive(Clone, Copy, Debug)]
enum Style {
    /// The kings move to a corner.
    Corner,
    /// A pawn is promoted, and the king stays where his own men leave him few squares.
    Shelter,
    /// White's king captures a pawn, so that one of his own can be promoted; then as in a corner.
    Breakthrough(Breakthrough),
}

/// The numbers of moves that White's king needs from every square to the nearest pawn that he may capture.
#[derive(Clone, Copy, Debug)]
struct Breakthrough([u8; 64]);

impl Breakthrough {
    /// None if White has officers, or if his king reaches no pawn.
    fn of(root: &Board) -> Option<Breakthrough> {
        let pawns = |color| root.men(color, Role::Pawn);
        if !is_without_officers(root) {
            return None;
        }
        let barred =
            pawns(Color::White) | attacks::attacks_of_pawns(Color::Black, pawns(Color::Black));
        let moves = king_moves_to(pawns(Color::Black) & !barred, barred);
        (moves[root.king(Color::White).to_usize()] != u8::MAX).then_some(Breakthrough(moves))
    }

    fn distance(&self, king: Square) -> i32 {
        i32::from(self.0[king.to_usize()]).min(FAR)
    }
}

/// The number of moves counted for a king who reaches no pawn, and the weight of a move.
const FAR: i32 = 20;
const MOVE_TO_PAWN: i32 = 20;

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

/// The number of positions examined for any line.
const ANY_LINE: u64 = 100;

/// Returns a line to mate, however long, if one is soon found. Where White has only minor pieces, Black's men have
/// to take part: one is searched for only if he has a single one, by the plan of a mate in a corner.
pub(super) fn any_line(root: &Board) -> Option<Vec<Ply>> {
    let minor = root.role(Role::Bishop) | root.role(Role::Knight) | root.role(Role::King);
    if root.color(Color::White).is_subset(minor) {
        return corner_line(root);
    }
    let style = Breakthrough::of(root).map_or(Style::Corner, Style::Breakthrough);
    Probe::of(root, style).look(ANY_LINE)
}

/// A depth-first search that can be resumed.
struct Probe {
    space: Space,
    style: Style,
    looked: u64,
    /// The positions of the current line, each with the number of moves that belong to those before it.
    path: Vec<(Board, Index, usize)>,
    /// The moves of the current line.
    line: Vec<Ply>,
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
            line: Vec::new(),
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
                self.line.pop();
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
                self.line.push(ply);
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
            self.mate = Some([&self.line[..], &[mate]].concat());
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
            Style::Corner | Style::Breakthrough(_) => (corners.distance(), 0),
            Style::Shelter => (0, promotion_distance(board, Color::White)),
        };
        Promises { board, style, corners, corner, promotion }
    }

    fn of_move(&self, ply: Ply) -> i32 {
        let Promises { board, style, .. } = self;
        let is_capture = board.color(!board.turn).contains(ply.to);
        let is_pawn = board.role(Role::Pawn).contains(ply.from);
        let near = match style {
            Style::Breakthrough(moves)
                if board.turn == Color::White && is_without_officers(board) =>
            {
                let is_king = board.role(Role::King).contains(ply.from);
                -MOVE_TO_PAWN
                    * moves.distance(if is_king { ply.to } else { board.king(Color::White) })
            }
            Style::Corner | Style::Breakthrough(_) => {
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

fn is_without_officers(board: &Board) -> bool {
    board.color(Color::White).is_subset(board.role(Role::Pawn) | board.role(Role::King))
}
