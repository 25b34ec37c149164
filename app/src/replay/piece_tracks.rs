//! The identity of each piece from one board to the next.
//!
//! A board only has a queen on e6. To show how the queen got there, every piece of a replay gets an
//! identity; the difference between two boards then gives the pieces that moved, appeared and
//! disappeared.

use shakmaty::{Board, Piece, Square};

/// The pieces of a replay, with the position of each after each number of acts.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct PieceTracks {
    /// The pieces; the index is the identity.
    pub pieces: Vec<Piece>,
    /// For each step, the position of each piece.
    pub scenes: Vec<Vec<PiecePosition>>,
    /// The identities in the order in which they are drawn: pieces that move are on top.
    pub order: Vec<usize>,
}

/// The position of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PiecePosition {
    /// The square of the piece; when it is off the board, the one it left or will appear on.
    pub square: Square,
    /// Whether it is on the board.
    pub is_on: bool,
}

impl PieceTracks {
    /// Returns the pieces of a replay, from its boards.
    pub fn of(boards: &[&Board]) -> PieceTracks {
        let mut pieces = Vec::new();
        let mut scenes: Vec<Vec<PiecePosition>> = Vec::new();
        for board in boards {
            let before = scenes.last().map_or(&[][..], Vec::as_slice);
            scenes.push(carry_over(&mut pieces, before, board));
        }
        for index in (0..scenes.len().saturating_sub(1)).rev() {
            let known = scenes[index].len();
            let later: Vec<PiecePosition> = scenes[index + 1][known..]
                .iter()
                .map(|place| PiecePosition { is_on: false, ..*place })
                .collect();
            scenes[index].extend(later);
        }
        let order = drawing_order(&scenes);
        PieceTracks { pieces, scenes, order }
    }

    /// Returns the same pieces on another board, shown after a step: new pieces come last.
    pub fn on(&self, step: usize, board: &Board) -> (Vec<Piece>, Vec<PiecePosition>) {
        let mut pieces = self.pieces.clone();
        let before = self.scenes.get(step).map_or(&[][..], Vec::as_slice);
        let places = carry_over(&mut pieces, before, board);
        (pieces, places)
    }
}

/// Returns the positions of the pieces on the next board. Pieces that appear for the first time are
/// appended.
fn carry_over(
    pieces: &mut Vec<Piece>,
    before: &[PiecePosition],
    board: &Board,
) -> Vec<PiecePosition> {
    let mut places: Vec<PiecePosition> = before.to_vec();
    // In the order of the squares, in which those that are new are numbered.
    let mut arrivals: Vec<(Square, Piece)> = board.clone().into_iter().collect();
    let mut leavers = Vec::new();
    for (id, place) in places.iter_mut().enumerate().filter(|(_, place)| place.is_on) {
        let stays = arrivals.iter().position(|arrival| *arrival == (place.square, pieces[id]));
        match stays {
            Some(index) => {
                arrivals.remove(index);
            }
            None => {
                place.is_on = false;
                leavers.push(id);
            }
        }
    }
    for (square, piece) in arrivals {
        let id = slid_to(square, piece, pieces, &places, &mut leavers)
            .or_else(|| returned_to(square, piece, pieces, &places));
        let place = PiecePosition { square, is_on: true };
        match id {
            Some(id) => places[id] = place,
            None => {
                pieces.push(piece);
                places.push(place);
            }
        }
    }
    places
}

/// The nearest piece of the same kind that has left its square.
fn slid_to(
    square: Square,
    piece: Piece,
    pieces: &[Piece],
    places: &[PiecePosition],
    leavers: &mut Vec<usize>,
) -> Option<usize> {
    let same = leavers.iter().copied().filter(|id| pieces[*id] == piece);
    let nearest = same.min_by_key(|id| places[*id].square.distance(square))?;
    leavers.retain(|id| *id != nearest);
    Some(nearest)
}

/// A piece of the same kind that was taken from this square.
fn returned_to(
    square: Square,
    piece: Piece,
    pieces: &[Piece],
    places: &[PiecePosition],
) -> Option<usize> {
    let gone =
        |id: &usize| *places.get(*id).unwrap_or(&NOWHERE) == PiecePosition { square, is_on: false };
    (0..pieces.len()).filter(gone).find(|id| pieces[*id] == piece)
}

const NOWHERE: PiecePosition = PiecePosition { square: Square::A1, is_on: true };

fn drawing_order(scenes: &[Vec<PiecePosition>]) -> Vec<usize> {
    let count = scenes.last().map_or(0, Vec::len);
    let first_move = |id: usize| {
        let is_moved = |pair: &[Vec<PiecePosition>]| pair[0][id] != pair[1][id];
        scenes.windows(2).position(is_moved).map_or(0, |index| index + 1)
    };
    let first_moves: Vec<usize> = (0..count).map(first_move).collect();
    let moved_at = |at: usize| {
        let pieces = first_moves.iter().enumerate();
        pieces.filter(move |(_, first)| **first == at).map(|(id, _)| id)
    };
    // The replay of an incident, which is waited for, would fetch a sort: more than all of this module.
    (0..scenes.len()).flat_map(moved_at).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the changes of each piece from the first board to the last.
    fn check(boards: &[&str], expected: &str) {
        let boards: Vec<Board> = boards
            .iter()
            .map(|fen| Board::from_ascii_board_fen(fen.as_bytes()).expect("a board"))
            .collect();
        let piece_tracks = PieceTracks::of(&boards.iter().collect::<Vec<_>>());
        let first = &piece_tracks.scenes[0];
        let last = &piece_tracks.scenes[piece_tracks.scenes.len() - 1];
        let mut found: Vec<String> = (0..piece_tracks.pieces.len())
            .filter(|id| first[*id] != last[*id])
            .map(|id| {
                let name = piece_tracks.pieces[id].char();
                match (first[id].is_on, last[id].is_on) {
                    (true, true) => format!("{name} {}-{}", first[id].square, last[id].square),
                    (true, false) => format!("{name} {} off", first[id].square),
                    (false, true) => format!("{name} {} on", last[id].square),
                    (false, false) => format!("{name} {} passing", last[id].square),
                }
            })
            .collect();
        found.sort();
        assert_eq!(found.join(", "), expected);
    }

    #[test]
    fn ok_new_pieces_are_numbered_in_the_order_of_their_squares() {
        let [before, after] = ["8/8/8/8/8/8/8/K7", "8/8/8/8/8/8/8/KQRN4"]
            .map(|fen| Board::from_ascii_board_fen(fen.as_bytes()).expect("a board"));
        let pieces = PieceTracks::of(&[&before, &after]).pieces;
        assert_eq!(pieces.iter().map(|piece| piece.char()).collect::<String>(), "KQRN");
    }

    #[test]
    fn ok_a_piece_slides() {
        check(&["8/8/8/8/8/8/8/K7", "8/8/8/8/8/8/1K6/8"], "K a1-b2");
    }

    #[test]
    fn ok_a_capture_is_a_slide_and_a_piece_that_goes() {
        check(&["8/8/8/3p4/4P3/8/8/8", "8/8/8/3P4/8/8/8/8"], "P e4-d5, p d5 off");
    }

    #[test]
    fn ok_the_nearest_of_two_rooks_slides() {
        check(&["8/8/8/8/8/8/8/R6R", "8/8/8/8/8/8/8/R5R1"], "R h1-g1");
        check(&["8/8/8/8/8/8/8/R6R", "8/8/8/8/8/8/8/1R5R"], "R a1-b1");
    }

    #[test]
    fn ok_a_promotion_is_one_off_one_on() {
        check(
            &["8/P7/8/8/8/8/8/8", "P7/8/8/8/8/8/8/8", "8/8/8/8/8/8/8/8", "Q7/8/8/8/8/8/8/8"],
            "P a7 off, Q a8 on",
        );
    }

    #[test]
    fn ok_what_is_put_back_is_the_same_piece() {
        check(&["8/8/8/3p4/4P3/8/8/8", "8/8/8/3P4/8/8/8/8", "8/8/8/3p4/4P3/8/8/8"], "");
    }

    #[test]
    fn ok_two_kings_of_one_colour_keep_apart() {
        check(&["8/8/8/8/8/8/8/K6K", "8/8/8/8/8/8/K7/7K"], "K a1-a2");
    }

    #[test]
    fn ok_movers_are_drawn_last() {
        let first = Board::from_ascii_board_fen(b"8/8/8/8/8/8/8/KQR5").expect("a board");
        let second = Board::from_ascii_board_fen(b"8/8/8/8/8/8/K7/1QR5").expect("a board");
        let piece_tracks = PieceTracks::of(&[&first, &second]);
        let top = piece_tracks.order[piece_tracks.order.len() - 1];
        assert_eq!(piece_tracks.pieces[top].char(), 'K');
    }
}
