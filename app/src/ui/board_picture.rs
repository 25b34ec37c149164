//! A board as a picture.

use std::fmt::Write;

use shakmaty::{Board, File, Rank, Square};

/// The pieces, each a symbol with a name such as `wK`.
const PIECES: &str = include_str!("../../../static/art/pieces.svg");

/// The board seen from White, as SVG, with the symbols of only those pieces that stand on it.
pub(crate) fn svg(board: &Board) -> String {
    marked_svg(board, &[])
}

/// The same with squares marked on which something has changed.
pub(crate) fn marked_svg(board: &Board, marked: &[Square]) -> String {
    let mut svg = String::from(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-20 0 380 380\" width=\"380\" height=\"380\">\
         <rect x=\"-20\" width=\"380\" height=\"380\" fill=\"#ffffff\"/>\
         <rect width=\"360\" height=\"360\" fill=\"#f7ebd0\"/>",
    );
    let mut used: Vec<String> = Vec::new();
    let mut men = String::new();
    for square in Square::ALL {
        let (x, y) = place(square);
        if !square.is_light() {
            // Writing to a string cannot fail.
            let _ = write!(
                svg,
                "<rect x=\"{x}\" y=\"{y}\" width=\"45\" height=\"45\" fill=\"#86a17e\"/>"
            );
        }
        if marked.contains(&square) {
            let _ = write!(
                svg,
                "<rect x=\"{x}\" y=\"{y}\" width=\"45\" height=\"45\" fill=\"#d9a441\" fill-opacity=\"0.6\"/>"
            );
        }
        if let Some(piece) = board.piece_at(square) {
            let name = format!("{}{}", piece.color.char(), piece.role.upper_char());
            let _ = write!(
                men,
                "<use href=\"#{name}\" x=\"{x}\" y=\"{y}\" width=\"45\" height=\"45\"/>"
            );
            if !used.contains(&name) {
                used.push(name);
            }
        }
    }
    for index in 0..8_u32 {
        let (file, rank) = (File::new(index).char(), Rank::new(7 - index).char());
        let along = 45 * index + 22;
        let _ = write!(svg, "{}{}", letter(along, 375, file), letter_at_side(along + 6, rank));
    }
    for name in &used {
        svg.push_str(symbol(name));
    }
    svg + &men + "</svg>"
}

fn letter(x: u32, y: u32, letter: char) -> String {
    format!(
        "<text x=\"{x}\" y=\"{y}\" font-family=\"sans-serif\" font-size=\"13\" text-anchor=\"middle\">{letter}</text>"
    )
}

fn letter_at_side(y: u32, letter: char) -> String {
    format!(
        "<text x=\"-10\" y=\"{y}\" font-family=\"sans-serif\" font-size=\"13\" text-anchor=\"middle\">{letter}</text>"
    )
}

fn place(square: Square) -> (u32, u32) {
    (45 * u32::from(square.file()), 45 * (7 - u32::from(square.rank())))
}

/// The symbol of a piece, as the app draws it.
fn symbol(name: &str) -> &'static str {
    let start = format!("<symbol id=\"{name}\"");
    let found = PIECES.find(&start).and_then(|start| {
        let end = PIECES[start..].find("</symbol>")? + "</symbol>".len();
        PIECES.get(start..start + end)
    });
    found.unwrap_or_default()
}
