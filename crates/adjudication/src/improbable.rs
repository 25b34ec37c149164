//! Positions that are set up as the Laws allow, and that hardly arise, or cannot, in a game.

use serde::Serialize;
use shakmaty::{Bitboard, ByRole, Color, File, Rank, Role, Setup, Square};

use crate::incident::Game;
use acconcio_notation as notation;

/// The reason why a position hardly arises in a game, or cannot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Improbability {
    /// A player has more pieces than his missing pawns can have become.
    MoreThanPromotions(#[serde(with = "notation::color")] Color),
    /// A player has more than one bishop on squares of one colour.
    BishopsOfOneColour(#[serde(with = "notation::color")] Color),
    /// The king, the queen or a bishop of a player stands elsewhere than at the start, behind pawns that have not
    /// moved and that have let none of them out.
    ShutInElsewhere(#[serde(with = "notation::color")] Color),
    /// Rooks and knights of a player have changed places behind pawns that have not moved.
    RooksAndKnightsExchanged(#[serde(with = "notation::color")] Color),
}

impl Improbability {
    /// Whether no game leads to the position.
    pub(crate) const fn is_impossible(self) -> bool {
        match self {
            Improbability::MoreThanPromotions(_) | Improbability::ShutInElsewhere(_) => true,
            Improbability::BishopsOfOneColour(_) | Improbability::RooksAndKnightsExchanged(_) => {
                false
            }
        }
    }
}

/// The number of pawns with which a player begins.
const PAWNS: usize = 8;

/// The reasons why a set-up hardly arises in a game, or cannot: they do not make it unplayable.
pub fn improbabilities(setup: &Setup, game: Game) -> Vec<Improbability> {
    let of_player = |player| {
        let by_count = by_count(setup, player);
        let by_place = match game {
            Game::Standard if by_count.is_none() => by_place(setup, player),
            Game::Standard | Game::Chess960 => None,
        };
        by_count.or(by_place)
    };
    Color::ALL.into_iter().filter_map(of_player).collect()
}

fn by_count(setup: &Setup, player: Color) -> Option<Improbability> {
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
    if count.pawn + promoted.iter().sum::<usize>() > PAWNS {
        return Some(Improbability::MoreThanPromotions(player));
    }
    (light.max(dark) > 1).then_some(Improbability::BishopsOfOneColour(player))
}

/// The reason that follows from where the pieces stand behind eight pawns that have not moved: king, queen and bishops
/// shut each other in as long as all of them are there.
fn by_place(setup: &Setup, player: Color) -> Option<Improbability> {
    let (first, second) =
        player.fold_wb((Rank::First, Rank::Second), (Rank::Eighth, Rank::Seventh));
    let own = |role: Role| setup.board.by_role(role) & setup.board.by_color(player);
    let home = |files: &[File]| {
        files.iter().map(|file| Square::from_coords(*file, first)).collect::<Bitboard>()
    };
    if own(Role::Pawn) != Bitboard::from(second) {
        return None;
    }
    let shut_in = [
        (own(Role::King), home(&[File::E])),
        (own(Role::Queen), home(&[File::D])),
        (own(Role::Bishop), home(&[File::C, File::F])),
    ];
    let are_all_there = shut_in.iter().all(|(found, begun)| found.count() == begun.count());
    if !are_all_there {
        return None;
    }
    if shut_in.iter().any(|(found, begun)| found != begun) {
        return Some(Improbability::ShutInElsewhere(player));
    }
    let (rooks, knights) = (own(Role::Rook), own(Role::Knight));
    let corners = home(&[File::A, File::B, File::G, File::H]);
    let is_exchanged = rooks | knights == corners && rooks != home(&[File::A, File::H]);
    is_exchanged.then_some(Improbability::RooksAndKnightsExchanged(player))
}
