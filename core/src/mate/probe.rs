//! A quick look for an easy mate, straight ahead and greedily. It never proves anything dead.

use shakmaty::{Color, Role};

use super::board::Board;
use super::frontier::is_mate;
use super::guide::{corner_distance, flights, promotion_distance};
use super::material;
use super::moves::Ply;
use super::space::{Index, Seen, Space};

/// A mating line if one was met, and the positions that were looked at.
pub(super) fn probe(root: &Board, style: Style, limit: u64) -> (Option<Vec<Ply>>, u64) {
    let mut probe = Probe { space: Space::of(root), style, looked: 0, limit };
    let line = probe.look(root, 0, 0);
    (line, probe.looked)
}

/// What is tried first.
#[derive(Clone, Copy, Debug)]
pub(super) enum Style {
    /// The kings go to a corner.
    Corner,
    /// A pawn is promoted, and the king stays where his own men leave him few squares.
    Shelter,
}

struct Probe {
    space: Space,
    style: Style,
    looked: u64,
    limit: u64,
}

/// Lines longer than this are left.
const DEEPEST: u32 = 160;

impl Probe {
    fn look(&mut self, board: &Board, index: Index, depth: u32) -> Option<Vec<Ply>> {
        self.looked += 1;
        let mut moves = Vec::new();
        board.legal_moves(&mut moves);
        let mut children: Vec<(i32, Ply, Board)> = Vec::with_capacity(moves.len());
        for ply in moves {
            let child = board.after(ply);
            if is_mate(&child) {
                let mut line = self.space.line_to(index);
                line.push(ply);
                return Some(line);
            }
            children.push((promise(board, ply, &child, self.style), ply, child));
        }
        children.sort_by_key(|(promise, _, _)| -promise);
        for (_, _, child) in children {
            if self.looked >= self.limit || depth >= DEEPEST {
                return None;
            }
            if material::theorem(&child).is_some() {
                continue;
            }
            let (found, seen) = self.space.insert(child.pack(), index);
            if seen == Seen::Now
                && let Some(line) = self.look(&child, found, depth + 1)
            {
                return Some(line);
            }
        }
        None
    }
}

fn promise(board: &Board, ply: Ply, child: &Board, style: Style) -> i32 {
    let is_capture = board.color(!board.turn).contains(ply.to);
    let is_pawn = board.role(Role::Pawn).contains(ply.from);
    let near = match style {
        Style::Corner => -4 * corner_distance(child),
        Style::Shelter => -3 * flights(child) - 20 * promotion_distance(child, Color::White),
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
