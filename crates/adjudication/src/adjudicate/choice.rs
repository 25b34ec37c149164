//! The choice of the turn that is ruled on.

use std::ops::Range;

use super::final_end::is_final;
use super::matter::Matter;
use crate::articles::{
    ClaimAssessment, TouchInitiative, assess_claim, does_arbiter_act, is_known_end,
    touch_breach_initiative,
};
use crate::case::{Case, Raised, TouchAnswers};
use crate::disputed_points::{DisputedPoint, Side};
use crate::incident::Incident;
use crate::laws::{IllegalMoveInitiative, NonMove, Rulebook};
use crate::movement;
use crate::reconstruction::{
    BoardChange, ClaimMade, ClaimState, DrawClaimMade, End, Ending, HavingTheMove, Observed,
    Reconstruction, Turn,
};
use crate::ruling::{Point, RulingBuilder, SideTaken};

/// The turns from which the one that is ruled on is chosen: those that the arbiter has not dealt with, up to the end
/// of the game.
#[derive(Clone, Copy)]
struct OpenTurns<'a> {
    incident: &'a Incident,
    reconstruction: &'a Reconstruction,
    book: &'a Rulebook,
    touch_answers: &'a TouchAnswers<'a>,
    /// The first ending that the Laws give that effect, else the first of those that they deny it.
    ending: Option<&'a Ending>,
    /// The turn in which the game ended, as it was then; none where it goes on.
    ended: Option<Case<'a>>,
}

impl<'a> OpenTurns<'a> {
    fn of(
        incident: &'a Incident,
        reconstruction: &'a Reconstruction,
        book: &'a Rulebook,
        touch_answers: &'a TouchAnswers<'a>,
        builder: &mut RulingBuilder<'_>,
    ) -> OpenTurns<'a> {
        let (ending, ended) = (None, None);
        let open = OpenTurns { incident, reconstruction, book, touch_answers, ending, ended };
        let at_the_end = |ending: &'a Ending| {
            OpenTurns { ending: Some(ending), ..open }.case(&ending.last_turn, ending.turn)
        };
        let mut endings = reconstruction.endings_in_order();
        endings.retain(|ending| at_the_end(ending).may_end_by(ending, builder));
        let mut all = endings.iter().copied();
        let ended =
            all.find(|ending| is_final(&at_the_end(ending), builder, ending)).map(at_the_end);
        let ending = ended.and_then(|case| case.ending).or(endings.first().copied());
        OpenTurns { ending, ended, ..open }
    }

    const fn case(&self, turn: &'a Turn, index: usize) -> Case<'a> {
        let OpenTurns { incident, reconstruction, book, touch_answers, ending, ended: _ } = *self;
        Case {
            incident,
            reconstruction,
            book,
            touch_answers,
            turn,
            draw_claim: None,
            other_claim: None,
            ending,
            index,
        }
    }

    fn at(&self, index: usize) -> Case<'a> {
        match self.ended {
            Some(case) if case.index == index => case,
            Some(_) | None => self.case(&self.reconstruction.turns[index], index),
        }
    }

    fn range(&self) -> Range<usize> {
        let until = self.ended.map_or(self.reconstruction.turns.len(), |case| case.index + 1);
        self.reconstruction.first_open.min(until - 1)..until
    }

    fn cases(&self) -> impl DoubleEndedIterator<Item = Case<'a>> {
        self.range().map(|index| self.at(index))
    }

    /// The last turn in which anything happened, or the one before it where its reply is not in question.
    fn last(&self) -> Case<'a> {
        let eventful = self.cases().rfind(|case| case.turn.is_eventful());
        let last = eventful.unwrap_or_else(|| self.at(self.range().start));
        last.pressed_late_before().unwrap_or(last)
    }

    /// The turn whose move drew the game without a claim, where the game went on after it; else the last one.
    fn turn_that_drew(&self, last: Case<'a>, builder: &mut RulingBuilder<'_>) -> Case<'a> {
        let act = last.ask_apart(builder, Vec::new(), |builder| last.drawn_by_itself(builder)?.act);
        let of_act = |act: usize| self.cases().rfind(|case| case.turn.first_act <= act);
        act.and_then(of_act).unwrap_or(last)
    }

    /// The first breach of the touch rules that can be put right, else the first illegal move, else the first breach
    /// of the touch rules.
    fn first_fault(&self, builder: &mut RulingBuilder<'_>) -> Option<Case<'a>> {
        let mut raisable = self.cases().filter(Case::can_touch_breach_be_raised);
        let breach = raisable.find(|case| case.may_break_touch_rules(builder));
        breach
            .or_else(|| self.cases().find(|case| case.is_illegal(builder)))
            .or_else(|| self.cases().find(|case| case.may_break_touch_rules(builder)))
    }

    /// The first turn whose fault is put right, but for the presses by which a player objects to an illegal move.
    fn first_put_right(&self, builder: &mut RulingBuilder<'_>) -> Option<Case<'a>> {
        self.cases().find(|case| case.is_put_right(builder) && !case.is_pressed_back())
    }

    /// The breach of the touch rules to which the player of the next turn objected by pressing the clock back, nothing
    /// touched; none where it is not put right, or where that press is read as an illegal move.
    fn breach_objected_to(
        &self,
        pressed: Option<&Case<'a>>,
        builder: &mut RulingBuilder<'_>,
    ) -> Option<Case<'a>> {
        let pressed = pressed.filter(|case| case.turn.is_press_alone())?;
        let before = self.range().find(|index| index + 1 == pressed.index)?;
        let breach = self.at(before);
        let is_put_right = breach.can_touch_breach_be_raised()
            && breach.may_break_touch_rules(builder)
            && breach.is_put_right(builder);
        let point = Point::Law(DisputedPoint::PressedBackToObject);
        (is_put_right && builder.side(point) == Side::First).then_some(breach)
    }

    /// The claim of a draw that is decided: the first correct one, else the first by a player who had the
    /// move, else the first. A claim that the arbiter has decided within the incident is not decided again, and none is
    /// beside a claim about a move where some fault is put right.
    fn draw_claim_to_decide(
        &self,
        last: &Case<'a>,
        builder: &mut RulingBuilder<'_>,
    ) -> Option<&'a DrawClaimMade> {
        let open = || last.open_draw_claims();
        open().next()?;
        if self.first_put_right(builder).is_some() {
            return None;
        }
        let has_the_move = |claim: &&&DrawClaimMade| {
            matches!(claim.having, HavingTheMove::Yes | HavingTheMove::ByAMoveNotPressed)
        };
        // Once the game has ended otherwise, only a correct claim before that counts.
        if let Some(ending) = self.ending {
            return open().find(|claim| claim.act < ending.acts && last.is_correct(claim, builder));
        }
        let correct = open().find(|claim| last.is_correct(claim, builder));
        correct.or_else(|| open().find(|claim| has_the_move(&claim))).or_else(|| open().next())
    }
}

impl<'a> Case<'a> {
    /// Finds the turn of an incident that is ruled on.
    ///
    /// It is the first turn completed without a legal move that can still be put right, else the first
    /// breach of the touch rules that can, else the first fault of either kind, else the last turn. No turn
    /// after a move that ends the game on the board is ruled on. A claim may name the turn. A turn for which the clock
    /// was not pressed counts as completed once it is answered; one in which the clock alone was pressed, as an objection
    /// to a breach of the touch rules in the turn before. Without any fault, the turn that drew the game comes before the
    /// last.
    ///
    /// Disputed points of law are put to the builder: the first fault under one reading need not be a fault
    /// under another. A fact still to be found does not change the choice: the arbiter has to deal with
    /// what may be a fault, and finds whether it is one. A draw that the players could not agree is ruled on only where
    /// nothing else is.
    pub(crate) fn choosing_the_turn(
        incident: &'a Incident,
        reconstruction: &'a Reconstruction,
        book: &'a Rulebook,
        touch_answers: &'a TouchAnswers<'a>,
        builder: &mut RulingBuilder<'_>,
    ) -> Case<'a> {
        let turns = OpenTurns::of(incident, reconstruction, book, touch_answers, builder);
        if let Some(denied) = turns.ending.filter(|_| turns.ended.is_none()) {
            let case = Case::among(&OpenTurns { ending: None, ..turns }, builder);
            if case.comes_before(denied, builder) {
                return case;
            }
        }
        Case::among(&turns, builder)
    }

    /// Whether an ending to which the Laws deny its effect leaves the ruling to something else: a draw that the players could
    /// not agree to whatever else there is to rule on, a mate that was not made as the Laws ask to a game lost otherwise.
    fn comes_before(&self, denied: &Ending, builder: &mut RulingBuilder<'_>) -> bool {
        if denied.how == End::Agreement {
            return self.draw_claim.is_some()
                || self.other_claim.is_some()
                || self.is_turn_at_fault(builder)
                || !matches!(self.matter(builder), Matter::Turn);
        }
        denied.how.is_on_the_board()
            && (self.losing_conduct(builder).is_some()
                || matches!(self.matter(builder), Matter::Flag(flag) if flag.is_known()))
    }

    /// Finds the turn that is ruled on among those that are open.
    fn among(turns: &OpenTurns<'a>, builder: &mut RulingBuilder<'_>) -> Case<'a> {
        let is_to_undo = |case: &Case<'a>, builder: &mut RulingBuilder<'_>| {
            (case.is_illegal(builder) || case.is_illegal_move_answered())
                && !case.is_answered_press(builder)
                && !case.is_pressed_back()
                && case.can_illegal_move_be_raised(builder)
                && !case.is_own_fault_claimed()
        };
        let raised = turns
            .cases()
            .find(|case| is_to_undo(case, builder) && case.is_illegal_move_raised(builder));
        let to_undo = raised.or_else(|| turns.cases().find(|case| is_to_undo(case, builder)));
        if let Some(breach) = turns.breach_objected_to(to_undo.as_ref(), builder) {
            return breach;
        }
        let last = turns.last();
        let is_undone = to_undo.is_some_and(|case| case.is_illegal_move_raised(builder));
        let fault = to_undo.filter(|_| is_undone);
        if let Some(draw_claim) = last.correct_claim_before(fault.as_ref(), builder) {
            return Case { draw_claim: Some(draw_claim), ..turns.at(draw_claim.turn) };
        }
        // A claim that names an act is about that turn, unless an earlier illegal move has to be undone. Where the
        // claim fails, the arbiter still acts on what he has seen in another turn.
        let named = turns.cases().find(Case::is_named_by_claim);
        let is_first = |named: &Case<'_>| fault.is_none_or(|fault| fault.index >= named.index);
        if let Some(named) = named.filter(is_first) {
            let mut all = [named].into_iter().chain(turns.cases());
            return all.find(|case| case.is_put_right(builder)).unwrap_or(named);
        }
        let other_claim = last.other_claim_to_decide();
        if !is_undone
            && let Some(draw_claim) = turns.draw_claim_to_decide(&last, builder)
            && !other_claim.is_some_and(|claim| last.is_upheld_by(claim, usize::MAX))
        {
            return Case { draw_claim: Some(draw_claim), ..turns.at(draw_claim.turn) };
        }
        if let Some(other_claim) = other_claim
            && fault.is_none_or(|fault| last.is_upheld_before(other_claim, &fault))
            && (last.is_upheld_by(other_claim, usize::MAX)
                || turns.first_put_right(builder).is_none())
        {
            return Case { other_claim: Some(other_claim), ..turns.at(other_claim.turn) };
        }
        if let Some(last) = turns.ended.filter(Case::is_ended_by_illegal_position)
            && fault.is_none_or(|fault| fault.index >= last.index)
        {
            // The last move left the position illegal: by itself, or because of the fault before it.
            let mut illegal = [last].into_iter().chain(turns.cases());
            return illegal.find(|case| case.is_illegal(builder)).unwrap_or(last);
        }
        // What the arbiter does not know of does not keep him from what he puts right.
        let put_right = if is_undone { None } else { turns.first_put_right(builder) };
        let fault = put_right.or(to_undo).or_else(|| turns.first_fault(builder));
        fault.unwrap_or_else(|| turns.turn_that_drew(last, builder))
    }

    /// Whether the game ended by a position that was still illegal after the next move.
    fn is_ended_by_illegal_position(&self) -> bool {
        self.ending.is_some_and(|ending| matches!(ending.how, End::StillIllegal(_)))
    }

    /// Whether an ending may end the game under the Laws in force, as they are read.
    fn may_end_by(&self, ending: &Ending, builder: &mut RulingBuilder<'_>) -> bool {
        let mut is_read = |point, side| builder.side(Point::Law(point)) == side;
        if !is_known_end(self.book, ending.how) {
            return false;
        }
        if ending.how == End::StillIllegal(Observed::BeforeTheReply) {
            return is_read(DisputedPoint::PlainIllegalityBeforeTheReply, Side::Second);
        }
        self.accepted_without_an_offer(ending).is_none()
            || is_read(DisputedPoint::QuickplayClaimAccepted, Side::Second)
    }

    /// The claims of a draw that the arbiter has not decided within the incident.
    fn open_draw_claims(&self) -> impl Iterator<Item = &'a DrawClaimMade> {
        let first_open = self.reconstruction.first_open;
        let all = self.reconstruction.draw_claims.iter();
        all.filter(move |claim| claim.state == ClaimState::Open && claim.turn >= first_open)
    }

    /// The first correct claim of a draw that was made before a fault was completed, before a claim about a move,
    /// and before the game ended: nothing that came later changes that the game was drawn (9.5.2 of 2018).
    fn correct_claim_before(
        &self,
        fault: Option<&Case<'_>>,
        builder: &mut RulingBuilder<'_>,
    ) -> Option<&'a DrawClaimMade> {
        let is_about_the_move = |made: &&ClaimMade| made.claim.is_about_a_move();
        let mut claims = self.reconstruction.claims.iter();
        let claimed = claims.find(is_about_the_move).map_or(usize::MAX, |made| made.act);
        let ended = self.ending.map_or(usize::MAX, |ending| ending.acts);
        let is_before_the_fault = |claim: &DrawClaimMade| {
            fault.is_none_or(|fault| claim.turn <= fault.index && claim.act < fault.completed_by())
        };
        self.open_draw_claims().find(|claim| {
            claim.act < claimed.min(ended)
                && is_before_the_fault(claim)
                && self.is_correct(claim, builder)
        })
    }

    /// Whether a claim in a quickplay finish had been upheld when an act came.
    fn is_upheld_by(&self, claim: &DrawClaimMade, act: usize) -> bool {
        let finding = self.finding_on(claim);
        finding.is_some_and(|(finding, found)| finding.upholds() && found < act)
    }

    /// Whether a claim in a quickplay finish was upheld before a fault was completed.
    fn is_upheld_before(&self, claim: &DrawClaimMade, fault: &Case<'_>) -> bool {
        claim.turn <= fault.index && self.is_upheld_by(claim, fault.completed_by())
    }

    /// The act by which the turn was completed, or began.
    pub(crate) fn completed_by(&self) -> usize {
        self.turn.press.unwrap_or(self.turn.first_act)
    }

    /// The same case for the turn before, where its player pressed the clock only after the reply had begun
    /// and the opponent complained of that: the reply itself is not in question.
    fn pressed_late_before(&self) -> Option<Case<'a>> {
        let index = self.index.checked_sub(1)?;
        let before = self.at_turn(index);
        before.late_press_complaint().map(|_| before)
    }

    /// Whether a claim of a draw is correct.
    fn is_correct(&self, claim: &DrawClaimMade, builder: &mut RulingBuilder<'_>) -> bool {
        self.ask_apart(builder, Vec::new(), |builder| {
            matches!(assess_claim(self, builder, claim), ClaimAssessment::Correct(_))
        })
    }

    /// Whether the turn breaks the Laws in a way that the ruling is about.
    pub(crate) fn is_turn_at_fault(&self, builder: &mut RulingBuilder<'_>) -> bool {
        let is_beside = !self.reconstruction.displaced_pieces.is_empty()
            || !self.reconstruction.misconduct.is_empty()
            || self.act_out_of_turn().is_some();
        let is_pointed_out = self.is_illegal_position_released() || !is_beside;
        self.is_illegal(builder)
            || self.may_break_touch_rules(builder)
            || (self.any_claim() && is_pointed_out)
    }

    /// Whether an illegal move can still be raised: in standard play at any time, otherwise until the
    /// opponent has made his own move.
    fn can_illegal_move_be_raised(&self, builder: &mut RulingBuilder<'_>) -> bool {
        if self.book.is_any_illegal_move_undone() {
            return true;
        }
        if let IllegalMoveInitiative::AmongTheLastMoves { found, .. } =
            &self.book.regime().illegal_move
        {
            return self.moves_of_player_since() < found.value;
        }
        if let IllegalMoveInitiative::OpponentOrPlainCases { .. } = self.book.regime().illegal_move
            && movement::are_both_kings_attacked(&self.reconstruction.board_state().board)
            && self.arbiter_knows()
        {
            return true;
        }
        let cutoff = self.opponent_made_move_by();
        cutoff.is_none()
            || matches!(self.raised(cutoff), Raised::InTime(_))
            || self.both_agree()
            || (self.book.late_illegal_position().is_some() && does_arbiter_act(self, builder))
    }

    /// Whether the only claim comes from the player himself and is about an earlier fault of the opponent,
    /// where only the opponent can have this fault put right.
    fn is_own_fault_claimed(&self) -> bool {
        let only_opponent = match self.book.regime().illegal_move {
            IllegalMoveInitiative::Opponent { .. }
            | IllegalMoveInitiative::OpponentOrPlainCases { .. } => true,
            IllegalMoveInitiative::AnyoneDuringTheGame(_)
            | IllegalMoveInitiative::AmongTheLastMoves { .. }
            | IllegalMoveInitiative::ArbiterOrOpponent { .. } => false,
        };
        let earlier = &self.reconstruction.turns[self.reconstruction.first_open..self.index];
        let is_opponents =
            |turn: &Turn| turn.player == self.opponent() && turn.is_completed_without_legal_move();
        only_opponent
            && matches!(self.raised(self.opponent_made_move_by()), Raised::ByOffender(_))
            && earlier.iter().any(is_opponents)
    }

    /// Whether the turn holds a fault on which the arbiter acts, on a claim or of his own accord.
    pub(super) fn is_put_right(&self, builder: &mut RulingBuilder<'_>) -> bool {
        let is_undone = self.is_illegal(builder)
            && self.can_illegal_move_be_raised(builder)
            && self.is_illegal_move_raised(builder);
        let acts_on_touch =
            |builder: &mut RulingBuilder<'_>| match touch_breach_initiative(self, builder) {
                TouchInitiative::Acts | TouchInitiative::Loses => true,
                TouchInitiative::DoesNotIntervene(_) => false,
            };
        is_undone
            || (self.may_break_touch_rules(builder)
                && self.ask_apart(builder, Vec::new(), acts_on_touch))
    }

    fn can_touch_breach_be_raised(&self) -> bool {
        let cutoff = self.touch_cutoff();
        cutoff.is_none() || matches!(self.raised(cutoff), Raised::InTime(_))
    }

    /// Whether the clock alone was pressed, right after an illegal move of the opponent: to object to it.
    fn is_pressed_back(&self) -> bool {
        let before = self.index.checked_sub(1).map(|before| self.at_turn(before));
        self.turn.is_press_alone()
            && before.is_some_and(|before| {
                before.turn.player == self.opponent()
                    && before.turn.is_completed_without_legal_move()
                    && !before.is_pressed_back()
            })
    }

    /// Whether the clock was pressed without a move, that is no illegal move, and the opponent has moved since: there is
    /// nothing to put right.
    fn is_answered_press(&self, builder: &mut RulingBuilder<'_>) -> bool {
        self.turn.board_change == BoardChange::Nothing
            && self.opponent_made_move_by().is_some()
            && match self.book.edition.non_move {
                NonMove::AsIllegal { .. } => false,
                NonMove::Improper { .. } => true,
                NonMove::Disputed { .. } => {
                    builder.side(Point::Law(DisputedPoint::NonMove)) == Side::First
                }
            }
    }

    /// Evaluates a question with these facts taken as found, without a trace in the ruling; the disputed
    /// points of law that the answer depends on are put to the ruling's builder too.
    pub(super) fn ask_apart<T>(
        &self,
        builder: &mut RulingBuilder<'_>,
        chosen: Vec<SideTaken>,
        ask: impl FnOnce(&mut RulingBuilder<'_>) -> T,
    ) -> T {
        let (answer, asked) = self.answer_apart(builder, chosen, ask);
        builder.ask_all(&asked);
        answer
    }

    /// The answer to a question with these facts taken as found and the points of law as in the ruling, and the points
    /// of law that it depends on.
    pub(super) fn answer_apart<T>(
        &self,
        builder: &RulingBuilder<'_>,
        mut chosen: Vec<SideTaken>,
        ask: impl FnOnce(&mut RulingBuilder<'_>) -> T,
    ) -> (T, Vec<SideTaken>) {
        chosen.extend(builder.chosen().iter().filter(|taken| taken.point.is_of_law()));
        let mut apart = RulingBuilder::open(&self.incident.preset_readings, &chosen);
        let answer = ask(&mut apart);
        let asked = apart.asked().iter().filter(|taken| taken.point.is_of_law());
        (answer, asked.copied().collect())
    }
}
