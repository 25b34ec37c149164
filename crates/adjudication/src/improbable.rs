//! Positions that are set up as the Laws allow, and that hardly arise, or cannot, in a game.

use serde::Serialize;
use shakmaty::{Bitboard, ByRole, Color, Setup};

use acconcio_notation as notation;

/// The reason why a position hardly arises in a game, or cannot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Improbability {
    /// A player has more pieces than his missing pawns can have become.
    MoreThanPromotions(#[serde(with = "notation::color")] Color),
    /// A player has more than one bishop on squares of one colour.
    BishopsOfOneColour(#[serde(with = "notation::color")] Color),
}

/// The number of pawns with which a player begins.
const PAWNS: usize = 8;

/// The reasons why a set-up hardly arises in a game, or cannot: they do not make it unplayable.
pub fn improbabilities(setup: &Setup) -> Vec<Improbability> {
    let of_player = |player: Color| {
        let own = setup.board.by_color(player);
        let count: ByRole<usize> = setup.board.material_side(player).map(usize::from);
        let bishops = setup.board.bishops() & own;
        let on = |squares: Bitboard| (bishops & squares).count();
        let (light, dark) = (on(Bitboard::LIGHT_SQUARES), on(Bitboard::DARK_SQUARES));
        let promoted = [
            light.saturating_sub(1),
            dark.saturating_sub(1),
            count.knight.saturating_sub(2),
            count.rook.saturating_sub(2),
            count.queen.saturating_sub(1),
        ];
        let is_too_many = count.pawn + promoted.iter().sum::<usize>() > PAWNS;
        let are_of_one = light.max(dark) > 1;
        [
            is_too_many.then_some(Improbability::MoreThanPromotions(player)),
            (are_of_one && !is_too_many).then_some(Improbability::BishopsOfOneColour(player)),
        ]
    };
    Color::ALL.into_iter().flat_map(of_player).flatten().collect()
}
