//! The frames of an animated picture, and the picture itself.

use gif::{Encoder, EncodingError, Frame, Repeat};
use shakmaty::{Board, Square};

/// The time of a frame, and of the last one, in hundredths of a second.
const TIME: u16 = 120;
const LAST: u16 = 300;

/// The number of frames; of a longer animation the last ones.
pub(crate) const MOST: usize = 60;

/// The speed of the choice of colours: 1 is the slowest and best, 30 the fastest.
const SPEED: i32 = 10;

/// A board, and the squares on which it differs from the one before.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Moment {
    pub(crate) board: Board,
    pub(crate) changed: Vec<Square>,
}

/// The moments at which the board changes, the first one included.
pub(crate) fn moments(boards: &[Board]) -> Vec<Moment> {
    let mut moments: Vec<Moment> = Vec::new();
    for board in boards {
        let differs =
            |before: &Board, square: &Square| before.piece_at(*square) != board.piece_at(*square);
        let changed: Vec<Square> = match moments.last() {
            Some(last) => Square::ALL.into_iter().filter(|it| differs(&last.board, it)).collect(),
            None => Vec::new(),
        };
        if moments.is_empty() || !changed.is_empty() {
            moments.push(Moment { board: board.clone(), changed });
        }
    }
    moments.split_off(moments.len().saturating_sub(MOST))
}

/// Returns an animated picture that repeats for ever, of frames with four bytes for each pixel.
///
/// # Errors
/// When there is no frame, or one has another size.
pub(crate) fn animated(side: u16, mut frames: Vec<Vec<u8>>) -> Result<Vec<u8>, EncodingError> {
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, side, side, &[])?;
    encoder.set_repeat(Repeat::Infinite)?;
    let last = frames.len().saturating_sub(1);
    for (index, pixels) in frames.iter_mut().enumerate() {
        let mut frame = Frame::from_rgba_speed(side, side, pixels, SPEED);
        frame.delay = if index == last { LAST } else { TIME };
        encoder.write_frame(&frame)?;
    }
    drop(encoder);
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_only_changes_are_frames() {
        let start = Board::new();
        let mut moved = start.clone();
        let pawn = moved.remove_piece_at(Square::E2).expect("a pawn");
        moved.set_piece_at(Square::E4, pawn);
        let found = moments(&[start.clone(), start.clone(), moved.clone(), moved.clone()]);
        assert_eq!(found.len(), 2);
        assert_eq!(found[1], Moment { board: moved, changed: vec![Square::E2, Square::E4] });
        assert!(moments(&[]).is_empty());
        let start = &start;
        let many: Vec<Board> = (0..100_u32)
            .map(|number| {
                let mut board = start.clone();
                if number % 2 == 1 {
                    board.discard_piece_at(Square::A1);
                }
                board
            })
            .collect();
        assert_eq!(moments(&many).len(), MOST);
    }

    /// Checks the size with frames that are harder to compress than a board: each pixel of a tenth is of its own colour.
    #[test]
    fn ok_ten_acts_take_less_than_a_megabyte() {
        let side: u16 = 400;
        let frame = |number: u32| -> Vec<u8> {
            let pixels = 0..u32::from(side) * u32::from(side);
            let color = |at: u32| {
                let (x, y) = (at % 400 / 50, at / 400 / 50);
                let noise = at.wrapping_mul(2_654_435_761).wrapping_add(number) >> 24;
                let shade = if (x + y) % 2 == 0 { 240 } else { 130 };
                if at.is_multiple_of(10) {
                    [noise as u8, shade, noise as u8, 255]
                } else {
                    [shade, shade, shade, 255]
                }
            };
            pixels.flat_map(color).collect()
        };
        let file = animated(side, (0..11).map(frame).collect()).expect("frames of one size");
        assert!(file.starts_with(b"GIF89a") && file.ends_with(b";"));
        assert!(file.len() <= 1_000_000, "{} bytes", file.len());
    }
}
