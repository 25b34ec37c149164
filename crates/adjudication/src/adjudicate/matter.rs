//! The matter of an incident: the turn that is ruled on, or something other than a move.

mod conduct;
mod drawn;
mod flags;
mod set_up;

use shakmaty::{Color, Setup};

use crate::articles::{AdjournmentStep, Arrival, does_arbiter_act};
use crate::case::{Case, FlagDown, Raised};
use crate::disputed_points::{DisputedPoint, Side};
use crate::incident::{ActKind, Claim, Manner, Misconduct, Person, SetUpFault, SignedResult};
use crate::laws::{Fact, IllegalMoveInitiative, Provision};
use crate::movement;
use crate::reconstruction::{
    BoardChange, Contact, DisplacedPieces, DrawClaimMade, End, Turn, TurnStart, end_of,
    plain_end_of,
};
use crate::ruling::{Point, RulingBuilder};

pub(crate) use drawn::Drawn;

/// The matter that is ruled on.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Matter<'a> {
    /// The turn.
    Turn,
    /// A fault that was there from the first move on.
    SetUp(SetUpFault),
    /// The absence of players when the game began.
    Arrival,
    /// A claim of a draw.
    DrawClaim,
    /// A claim of a draw under another article than 9.
    OtherClaim(&'a DrawClaimMade),
    /// A fallen flag.
    Flag(FlagDown),
    /// A flag that fell after its player had completed the prescribed moves.
    FlagInTime(FlagDown),
    /// The adjournment of the game, or its resumption.
    Adjournment((usize, AdjournmentStep)),
    /// Displaced pieces.
    Displaced(DisplacedPieces),
    /// Pieces handled by a player who did not have the move, by this act.
    OutOfTurn(usize),
    /// Misconduct.
    Misconduct((usize, Person, Misconduct)),
}

impl<'a> Case<'a> {
    /// The matter that is ruled on. A fault in the turn comes before anything other than a move; against a
    /// fallen flag it stands only if it came first, and even then the point is disputed.
    pub(crate) fn matter(&self, builder: &mut RulingBuilder<'_>) -> Matter<'a> {
        let arrival = self.arrival_in_question().filter(|_| self.ending.is_none());
        if let Some(Arrival::Lost(act)) = arrival
            && self.flag_down().is_none_or(|flag| self.flag_known_from(flag) >= act)
        {
            return Matter::Arrival;
        }
        let set_up = self.set_up_raised();
        if let Some(fault) = set_up.filter(|fault| self.comes_first(*fault)) {
            return Matter::SetUp(fault);
        }
        if let Some(claim) = self.other_claim {
            return Matter::OtherClaim(claim);
        }
        let flag_down = self.flag_down();
        if let Some(flag) = flag_down.filter(|flag| self.is_flag_noticed(*flag))
            && !self.ended_before(flag)
            && !self.fault_comes_before(flag, builder)
        {
            return match self.opponents_fault_before(flag) {
                Some(fault)
                    if builder.side(Point::Law(DisputedPoint::OpponentsFaultBeforeFlag))
                        == Side::First =>
                {
                    fault
                }
                Some(_) | None => Matter::Flag(flag),
            };
        }
        if self.draw_claim.is_some() {
            return Matter::DrawClaim;
        }
        if let Some(ending) = self.end_on_the_board()
            && self.ends_the_game()
        {
            return self.raised_before(ending.acts).unwrap_or(Matter::Turn);
        }
        // A player who presses the clock back because pieces were displaced and not put right claims just
        // that.
        let pressed_back =
            self.turn.board_change == BoardChange::Nothing && self.displacement_claim().is_some();
        let mut lying = self.displacements_before();
        if let Some(displaced) = lying.find(|it| pressed_back || self.has_moved(**it)) {
            return Matter::Displaced(*displaced);
        }
        let is_at_fault = self.is_turn_at_fault(builder);
        // A breach that nobody raises does not come before what the opponent has done since.
        let is_raised = |builder: &mut RulingBuilder<'_>| {
            self.is_illegal(builder) || self.is_put_right(builder)
        };
        if is_at_fault && (self.act_out_of_turn().is_none() || is_raised(builder)) {
            return Matter::Turn;
        }
        if let Some(step) = self.adjournment_step().filter(|_| arrival.is_none()) {
            return Matter::Adjournment(step);
        }
        set_up.map_or_else(|| self.matter_beside_moves(flag_down, arrival), Matter::SetUp)
    }

    /// The matter where no move is at fault: something other than a move, else the turn. A flag that nobody noticed comes
    /// last.
    fn matter_beside_moves(
        &self,
        flag_down: Option<FlagDown>,
        arrival: Option<Arrival>,
    ) -> Matter<'a> {
        let unnoticed = flag_down.filter(|flag| !self.ended_before(*flag)).map(Matter::Flag);
        let displaced = &self.reconstruction.displaced_pieces;
        // Pieces that were put right at once leave nothing to rule on.
        let lying = displaced.iter().find(|it| it.put_right.is_none());
        let out_of_turn = self.act_out_of_turn();
        let put_right = displaced.first().filter(|_| unnoticed.is_none() && out_of_turn.is_none());
        if let Some(displaced) = lying.or(put_right) {
            return Matter::Displaced(*displaced);
        }
        if let Some(act) = out_of_turn {
            return Matter::OutOfTurn(act);
        }
        let misconduct = self.reconstruction.misconduct.last().map(|it| Matter::Misconduct(*it));
        let in_time =
            || self.flag_in_time().filter(|_| self.ending.is_none()).map(Matter::FlagInTime);
        let arrival = arrival.map(|_| Matter::Arrival);
        misconduct.or_else(in_time).or(arrival).or(unnoticed).unwrap_or(Matter::Turn)
    }

    /// The matter of a claim made before the game ended on the board that takes the game back to an earlier
    /// position: play had gone on after pieces were displaced, or had been moved by a player without the
    /// move.
    fn raised_before(&self, end: usize) -> Option<Matter<'a>> {
        let is_raised = |since: usize, claim: usize| (since..end).contains(&claim);
        let has_gone_on = |displaced: &&DisplacedPieces, claim: usize| {
            let mut turns = self.reconstruction.turns.iter();
            turns.any(|turn| {
                turn.first_act > displaced.act && turn.made_by().is_some_and(|made| made < claim)
            })
        };
        let displaced = self.displacement_claim().and_then(|claim| {
            let mut lying = self
                .reconstruction
                .displaced_pieces
                .iter()
                .filter(|displaced| displaced.put_right.is_none());
            lying.find(|displaced| is_raised(displaced.act, claim) && has_gone_on(displaced, claim))
        });
        if let Some(displaced) = displaced {
            return Some(Matter::Displaced(*displaced));
        }
        let moved = *self.reconstruction.displacements.first()?;
        let claim = self.out_of_turn_claim()?;
        is_raised(moved, claim).then_some(Matter::OutOfTurn(moved))
    }

    /// The number of moves that both players have made by a number of acts, pressed or not. A pressed
    /// turn without a legal move counts too while it stands.
    pub(crate) fn moves_made_by(&self, acts: usize) -> u32 {
        self.moves_by_both(|turn| {
            turn.counts_as_move() && turn.made_with().or(turn.press).is_some_and(|act| act < acts)
        })
    }

    /// The number of moves that both players have completed when the matter comes up.
    pub(crate) fn moves_completed(&self) -> u32 {
        self.moves_by_both(|turn| turn.press.is_some())
    }

    fn moves_by_both(&self, counts: impl Fn(&Turn) -> bool) -> u32 {
        let start = &self.incident.start;
        let before = start.fullmoves.get() - 1;
        let in_acts = |player| {
            let turns = self.reconstruction.turns.iter();
            let turns = turns.filter(|turn| turn.player == player && counts(turn)).count();
            u32::try_from(turns).unwrap_or(u32::MAX)
        };
        let white = before + u32::from(start.turn == Color::Black) + in_acts(Color::White);
        white.min(before + in_acts(Color::Black))
    }

    pub(crate) fn displacement_claim(&self) -> Option<usize> {
        self.is_claimed(Claim::DisplacedPieces)
    }

    /// The act of the opponent's claim about what a player did without having the move.
    pub(crate) fn out_of_turn_claim(&self) -> Option<usize> {
        let act = self.act_out_of_turn()?;
        let offender = self.incident.acts[act].player();
        let mut claims = self.reconstruction.claims.iter().filter(|claim| {
            let is_about =
                matches!(claim.claim, Claim::OutOfTurn | Claim::TouchMove | Claim::Misconduct);
            claim.act > act && Some(claim.by) != offender && is_about
        });
        claims.next().map(|claim| claim.act)
    }

    pub(crate) fn misconduct_claim(&self) -> Option<usize> {
        self.is_claimed(Claim::Misconduct)
    }

    /// Whether the arbiter saw an act, became aware of it, or was told by a claim.
    pub(crate) fn is_known_to_arbiter(&self, act: usize) -> bool {
        self.incident.acts[act].sight.is_seen()
            || self.is_aware_from(act)
            || self.out_of_turn_claim().is_some()
    }

    /// The first displacement before this turn, or before the press that is all of it, that nobody has put right.
    pub(crate) fn displacement_before(&self) -> Option<DisplacedPieces> {
        self.displacements_before().next().copied()
    }

    fn displacements_before(&self) -> impl Iterator<Item = &'a DisplacedPieces> {
        let (begun, player) = (self.turn.first_act, Person::from(self.turn.player));
        let press = self.turn.press.filter(|_| self.turn.is_press_alone()).unwrap_or(begun);
        let all = self.reconstruction.displaced_pieces.iter();
        all.filter(move |displaced| {
            displaced.put_right.is_none()
                && (displaced.act < begun || (displaced.act < press && displaced.by != player))
        })
    }

    /// Whether the player of this turn has moved a piece, as it moves, from the square on which his opponent had displaced
    /// it.
    fn has_moved(&self, displaced: DisplacedPieces) -> bool {
        let ActKind::Displaces { square, to: Some(to) } = self.incident.acts[displaced.act].kind
        else {
            return false;
        };
        let (player, before) = (self.turn.player, &self.turn.before);
        let mut acts = self.incident.acts[self.turn.first_act..self.turn.last_act].iter();
        let placed = acts.find_map(|act| {
            let ActKind::Places { from, to: placed, .. } = act.kind else { return None };
            (from == to && act.player() == Some(player)).then_some(placed)
        });
        let mut displaced_board = before.setup.board.clone();
        let Some((placed, piece)) = placed.zip(displaced_board.remove_piece_at(square)) else {
            return false;
        };
        displaced_board.set_piece_at(to, piece);
        let mut moved = displaced_board.clone();
        moved.discard_piece_at(to);
        moved.set_piece_at(placed, piece);
        let home = before.castling_squares.get(player);
        displaced.by == Person::from(self.opponent())
            && movement::plain_breach(&displaced_board, &moved, player, home).is_none()
    }

    /// Whether either player has moved since a displacement that was not put right.
    pub(crate) fn has_play_gone_on_since(&self, displaced: DisplacedPieces) -> bool {
        displaced.put_right.is_none()
            && self
                .reconstruction
                .turns
                .iter()
                .any(|turn| turn.first_act > displaced.act && turn.counts_as_move())
    }

    /// The act by which the opponent's time began to run after a displacement: the displacement itself
    /// where it was not the player's turn; none while his own time runs.
    pub(crate) fn on_opponents_time_since(&self, displaced: DisplacedPieces) -> Option<usize> {
        let turn =
            self.reconstruction.turns.iter().rfind(|turn| turn.first_act <= displaced.act)?;
        if displaced.by.player() == Some(turn.player) { turn.press } else { Some(displaced.act) }
    }

    /// Whether the player made another move after this turn without having pressed the clock for it.
    pub(crate) fn has_made_next_move(&self) -> bool {
        let is_later = |turn: &&Turn| turn.first_act > self.turn.first_act;
        let mut later = self.reconstruction.turns.iter().filter(is_later);
        later.any(|turn| turn.player == self.turn.player && turn.made_by().is_some())
    }

    /// The latest legal position on the board after a number of acts: after a move that had been made by
    /// then, pressed or not. A mate that has not ended the game, although it is on the board, is no such position.
    pub(crate) fn position_after(&self, acts: usize) -> Setup {
        let goes_on = |turn: &Turn| {
            turn.before.position.as_ref().is_some_and(|before| plain_end_of(before).is_none())
        };
        let begun = |turn: &&Turn| turn.first_act < acts.max(1) && goes_on(turn);
        let legal = self.reconstruction.turns.iter().rfind(begun);
        let is_made =
            |turn: &&Turn| turn.is_made() && turn.made_with().is_some_and(|made| made < acts);
        // A mate that is on the board and has not ended the game was not made as the Laws ask.
        let made = legal.filter(is_made).and_then(Turn::position_after);
        let made = made.filter(|after| plain_end_of(after).is_none());
        let before = || legal.map_or(&self.incident.start, |turn| &turn.before.setup);
        made.map_or_else(|| before().clone(), |after| movement::setup_of(&after))
    }

    /// The position with which the game would go on: before the turn or, where a pawn becomes a
    /// queen, with the queen.
    pub(crate) fn position_to_go_on_with(&self) -> Setup {
        let before = &self.turn.before;
        match self.promoted_board() {
            Some(board) => movement::setup_after(&before.setup, &board, &before.castling_squares),
            None => before.setup.clone(),
        }
    }

    /// The end of the game by the position with the queen that a pawn becomes; a reply is undone.
    pub(crate) fn end_with_the_queen(&self) -> Option<End> {
        let start = TurnStart::new(self.position_to_go_on_with(), self.incident.game);
        start.position.as_ref().and_then(end_of)
    }

    /// The turn whose starting position is the last that can be established, where the moves were no longer
    /// recorded before the turn that is ruled on.
    pub(crate) fn last_identifiable_turn(&self) -> Option<&Turn> {
        let unrecorded = self.reconstruction.unrecorded_from?;
        if self.turn.first_act <= unrecorded {
            return None;
        }
        self.reconstruction.turns.iter().find(|turn| turn.last_act > unrecorded)
    }

    fn is_claimed(&self, claim: Claim) -> Option<usize> {
        let made = self.reconstruction.claims.iter().find(|made| made.claim == claim);
        made.map(|made| made.act)
    }

    /// The result that both players signed, with the act of the second; what only one of them signed is noted.
    pub(crate) fn signed_result(
        &self,
        builder: &mut RulingBuilder<'_>,
    ) -> Option<(&'a Provision, SignedResult, usize)> {
        let rule = &self.book.edition.conduct.as_ref()?.recording.signed;
        let last_of = |player: Color| {
            let acts = self.incident.acts.iter().enumerate().rev();
            let mut signed = acts.filter_map(|(index, act)| {
                let ActKind::Signs(result) = act.kind else { return None };
                (act.player() == Some(player)).then_some((result, index))
            });
            signed.next()
        };
        let [white, black] = Color::ALL.map(last_of);
        match (white, black) {
            (Some((one, first)), Some((other, second))) if one == other => {
                Some((rule, one, first.max(second)))
            }
            (Some((_, act)), _) | (None, Some((_, act))) => {
                builder.note(rule.not_met(Fact::NotSignedByBoth(act)));
                None
            }
            (None, None) => None,
        }
    }

    /// Whether the turn is an illegal move that comes to the arbiter.
    pub(super) fn is_illegal_move_first(&self, builder: &mut RulingBuilder<'_>) -> bool {
        self.is_illegal(builder) && self.is_illegal_move_raised(builder)
    }

    /// Whether a completed illegal move is brought to the arbiter by somebody who is entitled to.
    pub(super) fn is_illegal_move_raised(&self, builder: &mut RulingBuilder<'_>) -> bool {
        let cutoff = self.opponent_made_move_by();
        let claimed = matches!(self.raised(cutoff), Raised::InTime(_));
        match &self.book.regime().illegal_move {
            IllegalMoveInitiative::AnyoneDuringTheGame(_)
            | IllegalMoveInitiative::AmongTheLastMoves { .. } => self.arbiter_knows(),
            IllegalMoveInitiative::ArbiterOrOpponent { .. } => {
                claimed || does_arbiter_act(self, builder)
            }
            IllegalMoveInitiative::OpponentOrPlainCases { .. }
            | IllegalMoveInitiative::Opponent { .. } => claimed,
        }
    }

    /// The first act by which a player who did not have the move moved a piece or, where that was raised,
    /// touched one.
    pub(crate) fn act_out_of_turn(&self) -> Option<usize> {
        if !self.incident.setting.is_competition() {
            return None;
        }
        if let Some(act) = self.reconstruction.displacements.first() {
            return Some(*act);
        }
        let is_meant = |contact: &&Contact| contact.manner != Manner::Accidental;
        let touch = self.reconstruction.off_turn.iter().find(is_meant)?.act;
        // Once a move has been made since, a claim is about that move.
        let mut turns = self.reconstruction.turns.iter();
        if turns.any(|turn| turn.first_act > touch && turn.is_made()) {
            return None;
        }
        let is_last = touch + 1 >= self.incident.acts.len();
        let is_raised = self.is_claimed(Claim::OutOfTurn).is_some()
            || self.is_aware_from(touch)
            || self.incident.acts[touch..].iter().any(|act| {
                matches!(act.kind, ActKind::Claims(Claim::TouchMove | Claim::Misconduct))
            });
        (is_last || is_raised).then_some(touch)
    }
}
