//! The moves before the first act on a board of a match, as they are written.

use acconcio_quadrigliona::moves;
use shakmaty::{CastlingMode, Chess, Color, FromSetup, Move, PositionError, Role, Setup};

use crate::opening::Moves;

/// A board of a match. A captured piece leaves it for the other one; a piece that is put comes from those
/// that lay ready at the start, if it was among them.
pub struct OneBoard;

impl Moves for OneBoard {
    type Position = Setup;
    type Move = String;
    const POSITION_HELP: &'static str = "write all six fields, and the pieces that lie ready in brackets: \
        4k3/8/8/8/8/8/8/4K3[Qn] w - - 0 1";

    fn initial() -> Setup {
        Setup::initial()
    }

    fn position(&self, setup: Setup) -> Result<Setup, Box<PositionError<Chess>>> {
        // With pieces of the other board there may be more of them than in a single set.
        Chess::from_setup(setup.clone(), CastlingMode::Standard)
            .or_else(PositionError::ignore_too_much_material)
            .map(|_| setup)
            .map_err(Box::new)
    }

    fn setup(position: &Setup) -> Setup {
        position.clone()
    }

    fn play(
        &self,
        position: &mut Setup,
        written: &str,
    ) -> Result<String, (&'static str, &'static str)> {
        let next = moves::read(position, written)
            .and_then(|turn| Some((turn, moves::play(position, &turn)?)));
        let (turn, next) = next.ok_or((
            "cannot be played",
            "write moves in English algebraic notation, a piece put on the board as N@f3; what goes wrong is \
             written as acts",
        ))?;
        let player = position.turn;
        *position = Setup { pockets: position.pockets, ..next };
        if let Move::Put { role, .. } = turn {
            take(position, player, role);
        }
        Ok(written.to_owned())
    }
}

fn take(position: &mut Setup, player: Color, role: Role) {
    if let Some(pockets) = &mut position.pockets {
        let count = pockets.get_mut(player).get_mut(role);
        *count = count.saturating_sub(1);
    }
}
