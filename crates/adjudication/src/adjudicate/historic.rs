//! Incidents under an old code: the fault, the opponent's objection, and the remedies that he may choose
//! from.

use shakmaty::{Move, Position, Role, Square};

use super::AdjudicationError;
use crate::articles::fact_and_outcome;
use crate::incident::{ActKind, Claim, Incident, PerPlayer, Remedy};
use crate::laws::HistoricCode;
use crate::laws::{Fact, Holding};
use crate::movement::{captured_square, in_uci_order};
use crate::reconstruction::{BoardChange, Contact, DrawClaimMade, Ending, Reconstruction, Turn};
use crate::ruling::{
    Admissibility, ClaimWindow, Claimant, Classification, Completion, Cutoff, Duty, Obligation,
    Outcome, Reinstatement, RemedyOpen, Ruling, RulingBuilder, Subject, Trigger,
};

/// Rules on an incident under an old code.
///
/// # Errors
/// Returns an error for a gap or a clash between provisions: an error in the tables of the code.
pub(crate) fn follow_old_code(
    code: &HistoricCode,
    incident: &Incident,
    reconstruction: &Reconstruction,
) -> Result<Ruling, AdjudicationError> {
    let old = OldCase::of(code, incident, reconstruction);
    let preset_readings = incident.preset_readings.clone();
    let mut builder = RulingBuilder::open(&preset_readings, &[]);
    old.follow(&mut builder);
    let closed = builder.close(Subject::of(old.turn, reconstruction, PerPlayer::default()))?;
    Ok(Ruling {
        subject: closed.subject,
        facets: closed.facets,
        trace: closed.trace,
        readings: Vec::new(),
        unruled: Vec::new(),
    })
}

/// An incident under an old code: the turn that matters, and the opponent's objection to it.
struct OldCase<'a> {
    code: &'a HistoricCode,
    incident: &'a Incident,
    reconstruction: &'a Reconstruction,
    turn: &'a Turn,
}

impl<'a> OldCase<'a> {
    /// Chooses the first turn with a false move or a touched man not played, else the last one. No turn
    /// after a move that ends the game on the board is chosen.
    fn of(
        code: &'a HistoricCode,
        incident: &'a Incident,
        reconstruction: &'a Reconstruction,
    ) -> OldCase<'a> {
        let of_turn = |turn| OldCase { code, incident, reconstruction, turn };
        let ended = reconstruction.end_on_the_board();
        let ended = ended
            .map(|ending| (ending.turn, of_turn(&ending.last_turn)))
            .filter(|(_, old)| !old.is_faulty());
        let until = ended.as_ref().map_or(reconstruction.turns.len(), |(index, _)| *index);
        let turns = &reconstruction.turns[reconstruction.first_open..until];
        turns
            .iter()
            .map(of_turn)
            .find(OldCase::is_faulty)
            .or(ended.map(|(_, old)| old))
            .unwrap_or_else(|| of_turn(&reconstruction.turns[reconstruction.last_eventful_turn()]))
    }

    fn is_faulty(&self) -> bool {
        self.is_false_move() || self.touch_broken().is_some()
    }

    fn follow(&self, builder: &mut RulingBuilder<'_>) {
        let ended = self
            .reconstruction
            .first_ending()
            .filter(|ending| !ending.how.is_on_the_board() || !self.is_faulty());
        if let Some(end) = ended {
            return self.ended(builder, end);
        }
        self.note_draw_claims(builder);
        if self.is_false_move() {
            return self.false_move(builder);
        }
        match self.touch_broken() {
            Some((holding, obligation)) => self.touched_man(builder, &holding, obligation),
            None => match self.draw_claims().next() {
                Some(claim) => self.draw_claimed(builder, claim),
                None => self.nothing_false(builder),
            },
        }
    }

    /// Whether a man was let go of in a board state that no legal move brings about.
    fn is_false_move(&self) -> bool {
        let let_go =
            !self.turn.is_in_hand && (self.turn.made_by().is_some() || self.turn.press.is_some());
        let_go
            && match self.turn.board_change {
                BoardChange::Impossible(_)
                | BoardChange::KingTwoSquares { castling: None, .. }
                | BoardChange::PawnUnpromoted { .. } => true,
                BoardChange::Nothing
                | BoardChange::Move(_)
                | BoardChange::CastledRookFirst { .. }
                | BoardChange::KingTwoSquares { castling: Some(_), .. }
                | BoardChange::HalfDone
                | BoardChange::Undetermined => false,
            }
    }

    fn what_is_false(&self) -> Fact {
        match self.turn.board_change {
            BoardChange::Impossible(breach) => Fact::BoardShows(breach),
            BoardChange::KingTwoSquares { side, .. } => Fact::CastlingIllegal(side),
            BoardChange::PawnUnpromoted { to, .. } => Fact::PawnLeftOnLastRank(to),
            BoardChange::Nothing
            | BoardChange::Move(_)
            | BoardChange::CastledRookFirst { .. }
            | BoardChange::HalfDone
            | BoardChange::Undetermined => Fact::NothingToCorrect,
        }
    }

    fn false_move(&self, builder: &mut RulingBuilder<'_>) {
        let rule = &self.code.false_move;
        let holding = rule.holds(self.what_is_false());
        builder.classification.fill(holding.orders(Classification::Illegal));
        builder.completion.fill(holding.orders(Completion::Made));
        builder.note_holding(holding.clone());
        if !self.may_object(builder) {
            return self.stands(builder);
        }
        let remedies: Vec<RemedyOpen> = rule.value.iter().map(|one| self.open(*one)).collect();
        for open in remedies.iter().filter(|open| !self.is_to_be_had(open)) {
            builder.note(rule.not_met(Fact::RemedyImpossible(open.remedy)));
        }
        let chosen = self.chosen().and_then(|chosen| {
            remedies.iter().find(|open| open.remedy == chosen && self.is_to_be_had(open))
        });
        let only = match remedies.as_slice() {
            [one] => Some(one),
            _ => chosen,
        };
        let (board, obligation) = match only {
            Some(RemedyOpen { remedy: Remedy::LetStand, .. }) => (Reinstatement::Keep, None),
            Some(open) => (Reinstatement::BeforeTheTurn, Some(self.duty_of(open))),
            None => left_to_the_opponent(&remedies),
        };
        builder.board.fill(holding.orders(board));
        if let Some(obligation) = obligation.filter(|one| !one.permitted.is_empty()) {
            builder.obligation.fill(holding.orders(obligation));
        }
        if let Some(open) = chosen {
            builder.note_holding(rule.holds(Fact::RemedyChosen(open.remedy)));
        }
        builder.remedies.fill(holding.orders(remedies));
        builder.result.fill(holding.orders(Outcome::Continues));
    }

    /// The obligation under the only remedy that is left. Where the king cannot move, any move may be
    /// played.
    fn duty_of(&self, open: &RemedyOpen) -> Obligation {
        let permitted = open.moves.clone();
        let king = self.turn.before.setup.board.king_of(self.turn.player);
        let duty = match (open.remedy, king) {
            _ if permitted.is_empty() => {
                return Obligation { duty: Duty::Free, permitted: self.legal_moves() };
            }
            (Remedy::MoveKing, Some(king)) => Duty::MoveKing(king),
            (Remedy::MoveCorrectly, _) => {
                self.moved_piece().map_or(Duty::OpponentChooses, Duty::Move)
            }
            (Remedy::CaptureLegally, _) => {
                self.taken_square().map_or(Duty::OpponentChooses, Duty::Capture)
            }
            (Remedy::MoveKing | Remedy::LetStand | Remedy::MoveAnother, _) => Duty::OpponentChooses,
        };
        Obligation { duty, permitted }
    }

    fn open(&self, remedy: Remedy) -> RemedyOpen {
        let moved = self.moved_piece();
        let taken = self.taken_square();
        let mut moves = self.legal_moves();
        moves.retain(|legal| match remedy {
            Remedy::LetStand => false,
            Remedy::MoveCorrectly => legal.from().is_some() && legal.from() == moved,
            Remedy::CaptureLegally => taken.is_some() && captured_square(legal) == taken,
            Remedy::MoveKing => legal.role() == Role::King && legal.castling_side().is_none(),
            Remedy::MoveAnother => legal.from() != moved,
        });
        RemedyOpen { remedy, moves }
    }

    fn is_to_be_had(&self, open: &RemedyOpen) -> bool {
        open.remedy == Remedy::LetStand || !open.moves.is_empty()
    }

    fn chosen(&self) -> Option<Remedy> {
        self.incident.acts.iter().skip(self.turn.first_act).find_map(|act| {
            let ActKind::Chooses(remedy) = act.kind else { return None };
            (act.player() == Some(!self.turn.player)).then_some(remedy)
        })
    }

    /// The touched man that was not played, where the code asks for it.
    fn touch_broken(&self) -> Option<(Holding, Obligation)> {
        let moved = match self.turn.board_change {
            BoardChange::Move(legal) if !self.turn.is_in_hand => Some(legal),
            BoardChange::Move(_)
            | BoardChange::Nothing
            | BoardChange::CastledRookFirst { .. }
            | BoardChange::KingTwoSquares { .. }
            | BoardChange::PawnUnpromoted { .. }
            | BoardChange::HalfDone
            | BoardChange::Impossible(_)
            | BoardChange::Undetermined => None,
        };
        let first = self.turn.contacts.iter().find(|contact| contact.binds())?;
        let (holding, obligation) = self.duty_of_touch(first)?;
        match moved {
            Some(legal) if obligation.permitted.contains(&legal) => None,
            Some(_) => Some((holding, obligation)),
            None => (self.objection().is_some() && !self.is_false_move())
                .then_some((holding, obligation)),
        }
    }

    fn duty_of_touch(&self, contact: &Contact) -> Option<(Holding, Obligation)> {
        let square = contact.square;
        let fact = Fact::TouchedFirst(contact.piece.role, square);
        let with = |condition: &dyn Fn(&Move) -> bool| -> Vec<Move> {
            self.legal_moves().into_iter().filter(|legal| condition(legal)).collect()
        };
        if contact.piece.color == self.turn.player {
            let rule = self.code.touched_man.as_ref()?;
            let permitted = with(&|legal| legal.from() == Some(square));
            let duty = Duty::Move(square);
            return (!permitted.is_empty())
                .then(|| (rule.holds(fact), Obligation { duty, permitted }));
        }
        let rule = self.code.enemy_man_touched.as_ref()?;
        let captures = with(&|legal| captured_square(legal) == Some(square));
        if !captures.is_empty() {
            let obligation = Obligation { duty: Duty::Capture(square), permitted: captures };
            return Some((rule.holds(fact), obligation));
        }
        let king = self.turn.before.setup.board.king_of(self.turn.player)?;
        let permitted =
            with(&|legal| legal.from() == Some(king) && legal.castling_side().is_none());
        if permitted.is_empty() {
            let free = Obligation { duty: Duty::Free, permitted: self.legal_moves() };
            return Some((rule.holds(Fact::KingCannotMove), free));
        }
        let cannot = rule.holds(Fact::CannotBePlayed(contact.piece.role, square));
        Some((cannot, Obligation { duty: Duty::MoveKing(king), permitted }))
    }

    fn touched_man(
        &self,
        builder: &mut RulingBuilder<'_>,
        holding: &Holding,
        obligation: Obligation,
    ) {
        let made = self.turn.is_made();
        let (classification, completion) = if made {
            (Classification::Irregular, Completion::Made)
        } else {
            (Classification::Incomplete, Completion::NotMade)
        };
        builder.classification.fill(holding.orders(classification));
        builder.completion.fill(holding.orders(completion));
        builder.note_holding(holding.clone());
        if !self.may_object(builder) {
            return self.stands(builder);
        }
        let board = if made { Reinstatement::BeforeTheTurn } else { Reinstatement::Keep };
        builder.board.fill(holding.orders(board));
        if !obligation.permitted.is_empty() {
            builder.obligation.fill(holding.orders(obligation));
        }
        builder.result.fill(holding.orders(Outcome::Continues));
    }

    /// The claims of a draw, by whatever name.
    fn draw_claims(&self) -> impl Iterator<Item = &DrawClaimMade> {
        let Reconstruction { draw_claims, other_draw_claims, .. } = self.reconstruction;
        draw_claims.iter().chain(other_draw_claims)
    }

    fn note_draw_claims(&self, builder: &mut RulingBuilder<'_>) {
        let rule = &self.code.draw_claim;
        builder.note_all(
            self.draw_claims().map(|claim| rule.holds(Fact::NoSuchRequest(claim.act)).into_step()),
        );
    }

    /// A claim of a draw, of which the code knows nothing: the game goes on, unless the opponent agrees.
    fn draw_claimed(&self, builder: &mut RulingBuilder<'_>, claim: &DrawClaimMade) {
        let holding = self.code.draw_claim.holds(Fact::NoSuchRequest(claim.act));
        let made = if self.turn.is_made() { Completion::Made } else { Completion::NotMade };
        builder.classification.fill(holding.orders(Classification::RefusedClaim));
        builder.admissibility.fill(holding.orders(Admissibility::Admissible));
        builder.completion.fill(holding.orders(made));
        builder.trigger.fill(holding.orders(Trigger::None));
        builder.board.fill(holding.orders(Reinstatement::Keep));
        builder.result.fill(holding.orders(Outcome::Continues));
    }

    fn nothing_false(&self, builder: &mut RulingBuilder<'_>) {
        let rule = &self.code.objection;
        let holding = rule.holds(Fact::NothingToCorrect);
        let made = self.turn.is_made();
        let (classification, completion) = if made {
            (Classification::Legal, Completion::Made)
        } else {
            (Classification::Incomplete, Completion::NotMade)
        };
        builder.classification.fill(holding.orders(classification));
        builder.completion.fill(holding.orders(completion));
        builder.trigger.fill(holding.orders(Trigger::None));
        builder.board.fill(holding.orders(Reinstatement::Keep));
        builder.result.fill(holding.orders(Outcome::Continues));
        if let Some(act) = self.objection() {
            let heard = rule.holds(Fact::ObjectedInTime(act));
            builder.admissibility.fill(heard.orders(Admissibility::Admissible));
            builder.note_holding(heard);
        }
        for contact in self.turn.contacts.iter().filter(|contact| contact.announced) {
            let (role, square) = (contact.piece.role, contact.square);
            let touched = if contact.piece.color == self.turn.player {
                &self.code.touched_man
            } else {
                &self.code.enemy_man_touched
            };
            if let Some(rule) = touched {
                builder.note(rule.not_met(Fact::TouchAnnounced(role, square)));
            }
        }
        builder.note_holding(holding);
    }

    fn ended(&self, builder: &mut RulingBuilder<'_>, ending: &Ending) {
        let (fact, outcome) = fact_and_outcome(ending.how);
        let holding = self.code.game_end.holds(fact);
        builder.classification.fill(holding.orders(Classification::Legal));
        builder.completion.fill(holding.orders(Completion::EndsGame));
        builder.trigger.fill(holding.orders(Trigger::None));
        builder.board.fill(holding.orders(Reinstatement::Keep));
        builder.result.fill(holding.orders(outcome));
        builder.note_holding(holding);
    }

    /// Whether the opponent objected before he touched a man; a choice among remedies is an objection too.
    fn may_object(&self, builder: &mut RulingBuilder<'_>) -> bool {
        let rule = &self.code.objection;
        let opponent = !self.turn.player;
        let fault = self.turn.made_by().or(self.turn.press).unwrap_or(self.turn.first_act);
        let cutoff = self.reconstruction.touch_from(fault + 1, opponent);
        match (self.objection(), cutoff) {
            (Some(act), Some(touched)) if touched < act => {
                let holding = rule.holds(Fact::ClaimedAfterTouch(act));
                builder.admissibility.fill(holding.orders(Admissibility::TooLate));
                builder.note(rule.not_met(Fact::ClaimedAfterTouch(act)));
                false
            }
            (Some(act), _) => {
                let holding = rule.holds(Fact::ObjectedInTime(act));
                builder.admissibility.fill(holding.orders(Admissibility::Admissible));
                builder.trigger.fill(holding.orders(Trigger::OnClaim));
                builder.note_holding(holding);
                true
            }
            (None, cutoff) => {
                if cutoff.is_none() {
                    let window =
                        ClaimWindow { claimant: Claimant::Opponent, until: Cutoff::PieceTouched };
                    builder.window.fill(rule.holds(Fact::NobodyClaimed).orders(window));
                }
                builder.note(rule.not_met(Fact::NobodyClaimed));
                false
            }
        }
    }

    /// Orders that a false move stands, and with it whatever has ended the game since.
    fn stands(&self, builder: &mut RulingBuilder<'_>) {
        let holding = self.code.objection.holds(Fact::NobodyClaimed);
        builder.trigger.fill(holding.orders(Trigger::None));
        builder.board.fill(holding.orders(Reinstatement::Keep));
        let Some(ending) = self.reconstruction.end_on_the_board() else {
            return builder.result.fill(holding.orders(Outcome::Continues));
        };
        let (fact, outcome) = fact_and_outcome(ending.how);
        let ended = self.code.game_end.holds(fact);
        builder.result.fill(ended.orders(outcome));
        builder.note_holding(ended);
    }

    fn objection(&self) -> Option<usize> {
        let opponent = !self.turn.player;
        let first = self.turn.first_act;
        let acts = self.incident.acts.iter().enumerate().skip(first);
        let mut said = acts.filter(|(_, act)| {
            act.player() == Some(opponent)
                && matches!(
                    act.kind,
                    ActKind::Claims(Claim::IllegalMove | Claim::TouchMove) | ActKind::Chooses(_)
                )
        });
        said.next().map(|(index, _)| index)
    }

    fn moved_piece(&self) -> Option<Square> {
        self.turn.releases.first().map(|released| released.from)
    }

    /// The square on which the false move captured an opponent's piece, if it did.
    fn taken_square(&self) -> Option<Square> {
        let before = &self.turn.before.setup.board;
        let released = self.turn.releases.first()?;
        before.piece_at(released.to).filter(|piece| piece.color != self.turn.player)?;
        Some(released.to)
    }

    fn legal_moves(&self) -> Vec<Move> {
        let position = self.turn.before.position.as_ref();
        position.map_or_else(Vec::new, |position| in_uci_order(position.legal_moves()))
    }
}

/// The board and the obligation while the opponent has not chosen: nothing is put back if he may still let
/// the move stand.
fn left_to_the_opponent(remedies: &[RemedyOpen]) -> (Reinstatement, Option<Obligation>) {
    let may_stand = remedies.iter().any(|open| open.remedy == Remedy::LetStand);
    let board = if may_stand { Reinstatement::Keep } else { Reinstatement::BeforeTheTurn };
    let permitted = in_uci_order(remedies.iter().flat_map(|open| open.moves.clone()));
    (board, Some(Obligation { duty: Duty::OpponentChooses, permitted }))
}
