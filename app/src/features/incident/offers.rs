//! The answers that are offered: the usual ones always, the special ones where the acts give reason for
//! them. They follow from the facts of an incident, never from its ruling.

use acconcio_adjudication::board_state::BoardState;
use acconcio_adjudication::incident::{ActKind, Game, Incident, Misconduct};
use acconcio_adjudication::reconstruction::Reconstruction;
use acconcio_adjudication::ruling::{Classification, Outcome, Reinstatement};
use shakmaty::{Bitboard, Color, Rank, Role, Square};

/// The answers that a form offers, apart from those that name a piece, a time or a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offers {
    /// The classifications of the act.
    pub classifications: Vec<Classification>,
    /// The positions from which the game may go on.
    pub boards: Vec<Reinstatement>,
    /// The outcomes of the game.
    pub outcomes: Vec<Outcome>,
}

impl Offers {
    /// The answers for an incident, from its facts.
    pub(crate) fn of(
        incident: &Incident,
        reconstruction: &Reconstruction,
        board_states: &[BoardState],
    ) -> Offers {
        let replay = Replay { incident, reconstruction, board_states };
        Offers {
            classifications: replay.classifications(),
            boards: replay.boards(),
            outcomes: replay.outcomes(),
        }
    }
}

/// The number of half-moves without a capture or pawn move from which a draw without a claim is
/// offered.
const QUIET: u32 = 90;

/// The facts from which the offers follow.
struct Replay<'a> {
    incident: &'a Incident,
    reconstruction: &'a Reconstruction,
    board_states: &'a [BoardState],
}

impl Replay<'_> {
    fn classifications(&self) -> Vec<Classification> {
        let usual = [
            Classification::Legal,
            Classification::Irregular,
            Classification::Illegal,
            Classification::NonMove,
            Classification::Incomplete,
        ];
        let others = &self.reconstruction.other_draw_claims;
        let is_draw_claimed = !self.reconstruction.draw_claims.is_empty() || !others.is_empty();
        let is_in_quickplay = others.iter().any(|claim| claim.claim.is_of_quickplay());
        let special = [
            (Classification::WrongSetUp, self.incident.set_up.is_some() || self.is_adjourned()),
            (
                Classification::Displaced,
                !self.reconstruction.displaced_pieces.is_empty() || self.is_on_two_boards(),
            ),
            (Classification::OutOfTurn, self.is_handled_out_of_turn()),
            (Classification::FlagFallen, !self.reconstruction.flags.is_empty()),
            (Classification::Misconduct, !self.reconstruction.misconduct.is_empty()),
            (Classification::LateArrival, !self.incident.absent.is_nobody()),
            (Classification::FaultySealedMove, self.is_adjourned()),
            (Classification::CorrectClaim, is_draw_claimed),
            (Classification::RefusedClaim, is_draw_claimed),
            (Classification::PostponedClaim, is_in_quickplay),
            (Classification::DrawnByItself, is_draw_claimed || self.may_be_drawn_by_itself()),
        ];
        usual.into_iter().chain(raised(special)).collect()
    }

    /// Whether the game may be drawn without a claim, as far as can be seen without counting: moves
    /// before the replay are recorded, or many moves were made without a capture or pawn move.
    fn may_be_drawn_by_itself(&self) -> bool {
        self.incident.score.is_some() || self.incident.start.halfmoves >= QUIET
    }

    fn boards(&self) -> Vec<Reinstatement> {
        let usual =
            [Reinstatement::Keep, Reinstatement::BeforeTheTurn, Reinstatement::AfterTheRelease];
        let mut boards = usual.to_vec();
        boards.extend(self.unpromoted().into_iter().map(Reinstatement::PawnBecomesQueen));
        if let Some(displaced) = self.reconstruction.displaced_pieces.first() {
            boards.extend([
                Reinstatement::PiecesPutRight,
                Reinstatement::BeforeTheAct(displaced.act),
            ]);
        }
        boards.extend(
            self.reconstruction.displacements.first().copied().map(Reinstatement::BeforeTheAct),
        );
        boards.extend(self.last_identifiable().map(Reinstatement::LastIdentifiable));
        if let Some(turn) = self.reconstruction.turns.last()
            && self.is_on_two_boards()
        {
            let agreed = Reinstatement::LastIdentifiable(turn.first_act);
            boards.extend([Reinstatement::PiecesPutRight, agreed]);
        }
        let is_set_up_wrong = self.incident.set_up.is_some();
        boards.extend(raised([
            (Reinstatement::TransferredToRightBoard, is_set_up_wrong),
            (Reinstatement::NewGame, self.may_be_played_again()),
        ]));
        boards.dedup();
        boards
    }

    fn outcomes(&self) -> Vec<Outcome> {
        let usual = [
            Outcome::Continues,
            Outcome::Won(Color::White),
            Outcome::Won(Color::Black),
            Outcome::Drawn,
        ];
        let is_refused = self.has_done(|kind| kind == Misconduct::RefusesToPlay);
        let sounds = self.has_done(|kind| {
            matches!(kind, Misconduct::DeviceSounds | Misconduct::DeviceSoundsInBag)
        });
        let rare = [
            (Outcome::HalfPoint(Color::White), sounds),
            (Outcome::HalfPoint(Color::Black), sounds),
            (Outcome::LostByBoth, is_refused || !self.incident.absent.is_nobody()),
            (Outcome::PlayedAgain, self.may_be_played_again()),
        ];
        usual.into_iter().chain(raised(rare)).collect()
    }

    fn has_done(&self, is_meant: impl Fn(Misconduct) -> bool) -> bool {
        self.reconstruction.misconduct.iter().any(|(_, _, kind)| is_meant(*kind))
    }

    fn is_handled_out_of_turn(&self) -> bool {
        !self.reconstruction.off_turn.is_empty() || !self.reconstruction.displacements.is_empty()
    }

    /// Whether a new game may be ordered: after a wrong start, an appeal, or in Chess960.
    fn may_be_played_again(&self) -> bool {
        self.incident.set_up.is_some()
            || !self.reconstruction.appeals.is_empty()
            || self.incident.game == Game::Chess960
            || self.is_adjourned()
    }

    /// Whether the game was adjourned.
    fn is_adjourned(&self) -> bool {
        self.incident.acts.iter().any(|act| matches!(act.kind, ActKind::Seals { .. }))
    }

    /// Whether a visually disabled player plays on a board of his own.
    fn is_on_two_boards(&self) -> bool {
        self.has_done(|kind| matches!(kind, Misconduct::OnTwoBoards(_)))
    }

    /// The squares of the last rank on which a pawn stood, or onto which a new piece was put, at some
    /// moment of the replay.
    fn unpromoted(&self) -> Vec<Square> {
        let last = Bitboard::from_rank(Rank::First) | Bitboard::from_rank(Rank::Eighth);
        let stood = self.board_states.iter().flat_map(|board_state| {
            board_state
                .board
                .by_role(Role::Pawn)
                .into_iter()
                .filter(|square| last.contains(*square))
        });
        let put = self.incident.acts.iter().filter_map(|act| {
            if let ActKind::Puts { square, .. } = act.kind { Some(square) } else { None }
        });
        stood.chain(put).collect::<Bitboard>().into_iter().collect()
    }

    /// The act before which the position was last known, where the recording ended: pieces displaced
    /// after that go back to the end of the recording, everything else to the turn after it.
    fn last_identifiable(&self) -> Option<usize> {
        let ended = self.reconstruction.unrecorded_from?;
        if self
            .reconstruction
            .displaced_pieces
            .first()
            .is_some_and(|displaced| ended < displaced.act)
        {
            return Some(ended);
        }
        self.reconstruction
            .turns
            .iter()
            .find(|turn| turn.last_act > ended)
            .map(|turn| turn.first_act)
    }
}

fn raised<T, const N: usize>(special: [(T, bool); N]) -> impl Iterator<Item = T> {
    special.into_iter().filter(|(_, is_raised)| *is_raised).map(|(answer, _)| answer)
}
