//! The side from which the board is seen.

use shakmaty::{Color, File, Rank, Square};

/// The side of a square in board units.
pub(crate) const SIDE: i32 = 45;

/// The side from which the board is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// The player at the bottom.
    pub bottom: Color,
}

impl View {
    /// The view from White's side.
    pub const FROM_WHITE: View = View { bottom: Color::White };

    /// The view from the other side.
    #[must_use]
    pub fn flipped(self) -> View {
        View { bottom: !self.bottom }
    }

    /// Whether a player is at the bottom.
    pub fn is_bottom(self, player: Color) -> bool {
        self.bottom == player
    }

    /// The column of a file, from the left, counted from zero.
    pub(crate) fn column(self, file: File) -> u32 {
        let file = u32::from(file);
        self.bottom.fold_wb(file, 7 - file)
    }

    /// The row of a rank, from the top, counted from zero.
    pub(crate) fn row(self, rank: Rank) -> u32 {
        let rank = u32::from(rank);
        self.bottom.fold_wb(7 - rank, rank)
    }

    /// The square in a column and a row.
    pub(crate) fn square(self, column: u32, row: u32) -> Square {
        let (file, rank) = self.bottom.fold_wb((column, 7 - row), (7 - column, row));
        Square::from_coords(File::new(file), Rank::new(rank))
    }

    /// The upper left corner of a square.
    pub(crate) fn corner(self, square: Square) -> (i32, i32) {
        let at = |place: u32| i32::try_from(place).map_or(0, |place| place * SIDE);
        (at(self.column(square.file())), at(self.row(square.rank())))
    }

    /// The middle of a square.
    pub(crate) fn middle(self, square: Square) -> (f64, f64) {
        let (x, y) = self.corner(square);
        let half = f64::from(SIDE) / 2.0;
        (f64::from(x) + half, f64::from(y) + half)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_corners_from_both_sides() {
        let white = View::FROM_WHITE;
        assert_eq!(white.corner(Square::A8), (0, 0));
        assert_eq!(white.corner(Square::H1), (315, 315));
        assert_eq!(white.flipped().corner(Square::H1), (0, 0));
        assert_eq!(white.flipped().corner(Square::A8), (315, 315));
    }

    #[test]
    fn ok_every_square_is_where_it_is_drawn() {
        for view in [View::FROM_WHITE, View::FROM_WHITE.flipped()] {
            for square in Square::ALL {
                let (column, row) = (view.column(square.file()), view.row(square.rank()));
                assert_eq!(view.square(column, row), square);
            }
        }
    }
}
