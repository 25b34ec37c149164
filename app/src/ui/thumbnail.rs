//! A board as small as a stamp: the pieces alone, drawn from their placement.

use yew::prelude::*;

/// The side of a square, in the units of the pieces.
const SQUARE: usize = 45;

/// Draws the placement of a FEN. It stands beside its title and is not spoken; without a placement the board is
/// empty, so that nothing moves when the pieces arrive.
pub(crate) fn thumbnail(placement: Option<&str>) -> Html {
    let men = men(placement.unwrap_or_default()).into_iter().map(|(man, file, rank)| {
        let color = if man.is_ascii_uppercase() { 'w' } else { 'b' };
        let href = format!("#{color}{}", man.to_ascii_uppercase());
        let [x, y] = [file, rank].map(|place| (place * SQUARE).to_string());
        html! { <use {href} {x} {y} width="45" height="45" /> }
    });
    html! {
        <svg class="thumbnail" viewBox="0 0 360 360" aria-hidden="true" focusable="false">
            <rect class="square-light" width="360" height="360" />
            <path class="square-dark" d={LINES} fill-rule="evenodd" />
            { for men }
        </svg>
    }
}

/// Every other column and every other row: a square is dark that is in one of either, not in both.
const LINES: &str = "M45 0h45v360h-45zM135 0h45v360h-45zM225 0h45v360h-45zM315 0h45v360h-45z\
    M0 45h360v45h-360zM0 135h360v45h-360zM0 225h360v45h-360zM0 315h360v45h-360z";

/// The letters of a placement with their columns and rows, both counted from the upper left corner.
fn men(placement: &str) -> Vec<(char, usize, usize)> {
    let mut men = Vec::new();
    for (row, line) in placement.split('/').enumerate() {
        let mut column = 0;
        for letter in line.chars() {
            match letter.to_digit(10) {
                Some(empty) => column += empty as usize,
                None => {
                    men.push((letter, column, row));
                    column += 1;
                }
            }
        }
    }
    men
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_the_men_of_a_placement_stand_on_their_squares() {
        let found = men("r6k/8/1P6/8/8/8/8/4K2R");
        let expected = [('r', 0, 0), ('k', 7, 0), ('P', 1, 2), ('K', 4, 7), ('R', 7, 7)];
        assert_eq!(found, expected);
        assert!(men("").is_empty());
    }
}
