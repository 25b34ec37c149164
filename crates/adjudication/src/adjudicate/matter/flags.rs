//! The flag that has fallen, and what comes before it.

use shakmaty::{Color, Setup};

use super::Matter;
use crate::articles::ends_the_game;
use crate::case::{Case, FlagDown, Raised, ScoreKept};
use crate::disputed_points::{DisputedPoint, Side};
use crate::incident::{ArbiterAct, Claim, Misconduct, Person};
use crate::laws::{ArbiterCall, Fact, FlagOrder};
use crate::reconstruction::{BoardChange, DisplacedPieces, DrawClaimMade, Ending};
use crate::ruling::{Point, RulingBuilder};

impl<'a> Case<'a> {
    /// Whether both flags were down when one counted as fallen: a flag that falls later is too late.
    pub(crate) fn are_both_flags_down(&self, flag: FlagDown) -> bool {
        let by_then = self.flag_known_from(flag);
        let fell =
            |player| self.flags_that_count().any(|(act, whose)| act <= by_then && whose == player);
        Color::ALL.into_iter().all(fell)
    }

    /// Whether the flag of the player who claims that the opponent's has fallen was down by then.
    pub(crate) fn is_claimants_flag_down(&self, flag: FlagDown) -> bool {
        self.flags_that_count().any(|(act, whose)| {
            whose != flag.player && flag.claimed.is_some_and(|claimed| act < claimed)
        })
    }

    /// Whether the arbiter saw at least one of two flags fall.
    pub(crate) fn is_order_of_flags_known(&self) -> bool {
        self.flags_that_count().any(|(act, _)| self.incident.acts[act].sight.is_seen())
    }

    /// Whether a flag counted as fallen before an ending.
    pub(crate) fn is_flag_before(&self, ending: &Ending) -> bool {
        self.flag_down().is_some_and(|flag| self.flag_known_from(flag) < ending.acts)
    }

    /// The flag that has counted as fallen since a claim was made.
    pub(crate) fn flag_since(&self, claim: &DrawClaimMade) -> Option<FlagDown> {
        let flag = self.flag_down()?;
        let known_from = self.flag_known_from(flag);
        (known_from > claim.act && known_from != usize::MAX).then_some(flag)
    }

    /// The flag that fell first, unless only the other was noticed; one that fell in time does not count.
    pub(super) fn flag_down(&self) -> Option<FlagDown> {
        self.first_noticed(self.flags_that_count())
    }

    /// The flag that fell after its player had completed the prescribed moves, likewise.
    pub(super) fn flag_in_time(&self) -> Option<FlagDown> {
        let flags = self.reconstruction.flags.iter().copied();
        self.first_noticed(flags.filter(|flag| self.fell_in_time(*flag)))
    }

    fn first_noticed(&self, flags: impl Iterator<Item = (usize, Color)>) -> Option<FlagDown> {
        let flags = flags.map(|(act, player)| {
            let claims = self.reconstruction.claims.iter();
            let mut claims = claims.filter(|claim| {
                claim.act > act && claim.by == !player && claim.claim == Claim::FlagFall
            });
            let claimed = claims.next().map(|claim| claim.act);
            let is_seen = self.incident.acts[act].sight.is_seen();
            // A bystander's word does not make a flag count as fallen (6.8).
            let seen_by_arbiter = is_seen || self.is_noticed_from(act);
            FlagDown { player, act, seen_by_arbiter, claimed }
        });
        let is_called = |flag: &FlagDown| {
            flag.claimed.is_some() || (flag.is_known() && self.may_arbiter_call())
        };
        flags.min_by_key(|flag| (!is_called(flag), !flag.is_known(), flag.act))
    }

    /// The flags whose players had not completed the prescribed moves, in the order in which they fell.
    pub(crate) fn flags_that_count(&self) -> impl Iterator<Item = (usize, Color)> {
        let flags = self.reconstruction.flags.iter().copied();
        flags.filter(move |flag| !self.fell_in_time(*flag))
    }

    /// Whether the prescribed moves had been completed when a flag fell, or nobody can say.
    fn fell_in_time(&self, (act, player): (usize, Color)) -> bool {
        let needed = self.incident.event.prescribed_moves;
        needed.is_some_and(|needed| {
            !self.is_number_of_moves_known(act) || self.moves_completed_by(player, act) >= needed
        })
    }

    /// Whether it is known how many moves had been completed by an act: a score was kept, or the game was reconstructed
    /// since.
    pub(crate) fn is_number_of_moves_known(&self, act: usize) -> bool {
        self.book.edition.conduct.is_none()
            || self.score_kept_at(act) != ScoreKept::Nobody
            || self.decided_after(act, ArbiterAct::Reconstructs).is_some()
    }

    /// The moves that a player had completed when his flag fell, against those that the period prescribes.
    pub(crate) fn prescribed_moves(&self, act: usize, player: Color) -> Option<Fact> {
        let needed = self.incident.event.prescribed_moves?;
        let completed = self.moves_completed_by(player, act);
        Some(Fact::PrescribedMoves { player, completed, needed })
    }

    /// The moves that a player had completed before an act, from the first of the game.
    fn moves_completed_by(&self, player: Color, act: usize) -> u32 {
        let start = &self.incident.start;
        let has_moved_more = player == Color::White && start.turn == Color::Black;
        let turns = self.reconstruction.turns.iter().filter(|turn| {
            turn.player == player
                && turn.board_change != BoardChange::Nothing
                && turn.press.is_some_and(|press| press < act)
        });
        let in_acts = u32::try_from(turns.count()).unwrap_or(u32::MAX);
        (start.fullmoves.get() - 1 + u32::from(has_moved_more)).saturating_add(in_acts)
    }

    /// Whether the game had ended before the flag counted as fallen.
    pub(super) fn ended_before(&self, flag: FlagDown) -> bool {
        self.ending.is_some_and(|ending| ending.acts <= self.flag_known_from(flag))
    }

    fn may_arbiter_call(&self) -> bool {
        match self.book.regime().flags.arbiter {
            ArbiterCall::Yes(_) | ArbiterCall::Disputed(_) => true,
            ArbiterCall::No => false,
        }
    }

    /// The opponent's fault before the player's flag fell: he kept him from pressing, or displaced pieces
    /// on his time.
    pub(super) fn opponents_fault_before(&self, flag: FlagDown) -> Option<Matter<'a>> {
        let opponent = Person::from(!flag.player);
        let mut prevented = self.reconstruction.misconduct.iter().filter(|(act, by, kind)| {
            *by == opponent && *act < flag.act && *kind == Misconduct::PreventsPress
        });
        let mut displaced = self.reconstruction.displaced_pieces.iter().filter(|displaced| {
            displaced.by == opponent
                && displaced.act < flag.act
                && self.were_left_on_time_of(flag, **displaced)
        });
        let misconduct = prevented.next().map(|what| Matter::Misconduct(*what));
        misconduct.or_else(|| displaced.next().map(|displaced| Matter::Displaced(*displaced)))
    }

    /// Whether pieces were displaced while the time of the player whose flag has fallen ran, or lay there from the press
    /// until his flag fell.
    fn were_left_on_time_of(&self, flag: FlagDown, displaced: DisplacedPieces) -> bool {
        let since = self.on_opponents_time_since(displaced);
        since.is_some_and(|since| {
            let lay_there = displaced.put_right.is_none_or(|put_right| put_right > flag.act);
            // Once both have gone on, what was put right at once has cost nobody the game.
            let went_on = self.reconstruction.turns.iter().any(|turn| {
                turn.made_by().is_some_and(|made| (displaced.act..flag.act).contains(&made))
            });
            (since == displaced.act && !went_on) || (since < flag.act && lay_there)
        })
    }

    /// Whether a flag counts as fallen: one that nobody who may call it has noticed does not (6.8 of 2009).
    pub(super) fn is_flag_noticed(&self, flag: FlagDown) -> bool {
        self.flag_known_from(flag) != usize::MAX
    }

    /// Whether a fault completed before the opponent's flag fell is dealt with first.
    pub(super) fn fault_comes_before(
        &self,
        flag: FlagDown,
        builder: &mut RulingBuilder<'_>,
    ) -> bool {
        let Some(press) = self.turn.press else { return false };
        if self.turn.player == flag.player {
            return self.has_ended_by_the_fault(press, flag, builder);
        }
        let edition = &self.book.edition;
        if let FlagOrder::IllegalMoveFirst(rule) = &edition.illegal_move_then_flag
            && flag.act > press
            && (self.is_illegal_move_first(builder) || self.may_break_touch_rules(builder))
        {
            builder.note_holding(rule.holds(Fact::IllegalMoveBeforeFlag));
            return true;
        }
        if !self.is_illegal_move_first(builder) {
            return false;
        }
        let known_from = self.flag_known_from(flag);
        let is_claimed_first = matches!(
            self.raised(None),
            Raised::InTime(claim) if claim < known_from && flag.claimed != Some(claim)
        );
        if known_from < press {
            builder.note(edition.loss_on_time.holds(Fact::FlagBeforeIllegalMove).into_step());
            return false;
        }
        let fell_before = flag.act < press && !is_claimed_first;
        if fell_before && builder.side(Point::Law(DisputedPoint::FlagFellUnseen)) == Side::First {
            builder.note(edition.loss_on_time.holds(Fact::FlagBeforeIllegalMove).into_step());
            return false;
        }
        let is_first = builder.side(Point::Law(DisputedPoint::IllegalMoveThenFlag)) == Side::First;
        if is_first {
            builder.note(edition.loss_on_time.not_met(Fact::IllegalMoveBeforeFlag));
        }
        is_first
    }

    /// Whether the player whose flag fell had made an illegal move that was raised before, and that ended the game:
    /// his flag is too late (7.5.5 of 2018).
    fn has_ended_by_the_fault(
        &self,
        press: usize,
        flag: FlagDown,
        builder: &mut RulingBuilder<'_>,
    ) -> bool {
        self.is_fault_raised_before(press, flag, builder) && ends_the_game(self, builder)
    }

    /// Whether the turn is an illegal move that was seen, noticed or claimed before a flag counted as fallen.
    fn is_fault_raised_before(
        &self,
        press: usize,
        flag: FlagDown,
        builder: &mut RulingBuilder<'_>,
    ) -> bool {
        let seen = self.arbiter_saw_move().then_some(press);
        let mut notices = self.incident.acts.iter().enumerate().skip(press);
        let noticed = notices.find(|(_, act)| act.is_notice()).map(|(index, _)| index);
        let claimed = match self.raised(None) {
            Raised::InTime(claim) => Some(claim),
            Raised::TooLate(_) | Raised::ByOffender(_) | Raised::Not => None,
        };
        let raised = [seen, noticed, claimed].into_iter().flatten().min();
        raised.is_some_and(|raised| raised < self.flag_known_from(flag))
            && self.is_illegal_move_first(builder)
    }

    /// The position from which the opponent of a player whose flag has fallen would have to mate: the one put back after
    /// that player's illegal move, where it was raised before, else the one on the board.
    pub(crate) fn position_at(&self, flag: FlagDown, builder: &mut RulingBuilder<'_>) -> Setup {
        let own_fault = self.turn.press.filter(|_| self.turn.player == flag.player);
        match own_fault.filter(|press| self.is_fault_raised_before(*press, flag, builder)) {
            Some(_) => self.position_to_go_on_with(),
            None => self.position_after(self.flag_known_from(flag)),
        }
    }

    /// The act from which the flag counts as fallen: seen falling, noticed, or claimed.
    pub(crate) fn flag_known_from(&self, flag: FlagDown) -> usize {
        let is_seen_falling = self.incident.acts[flag.act].sight.is_seen();
        if is_seen_falling && self.may_arbiter_call() {
            return flag.act;
        }
        let acts = self.incident.acts.iter().enumerate().skip(flag.act);
        let mut noticed = acts.filter(|(_, act)| act.is_notice() && self.may_arbiter_call());
        let noticed = noticed.next().map(|(index, _)| index);
        [noticed, flag.claimed].into_iter().flatten().min().unwrap_or(usize::MAX)
    }
}
