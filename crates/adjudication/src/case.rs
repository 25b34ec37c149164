//! The incident as the arbiter deals with it: the turn that is ruled on, and what is known of it.

mod touch_answers;

pub(crate) use touch_answers::TouchAnswers;

use shakmaty::{Board, Color, Piece, Role, Square};

use crate::disputed_points::{DisputedPoint, Side};
use crate::incident::{Act, ActKind, ArbiterAct, Claim, Finding, Incident, PerPlayer, Person};
use crate::laws::{Fact, Provision, Rulebook, UnpromotedPawn};
use crate::movement;
use crate::reconstruction::{
    BoardChange, ClaimMade, Contact, DrawClaimMade, End, Ending, Reconstruction, Turn,
};
use crate::ruling::{Point, RulingBuilder, Subject};

/// An incident, its reconstruction, the laws in force, and the turn that is ruled on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Case<'a> {
    pub(crate) incident: &'a Incident,
    pub(crate) reconstruction: &'a Reconstruction,
    pub(crate) book: &'a Rulebook,
    pub(crate) touch_answers: &'a TouchAnswers<'a>,
    pub(crate) turn: &'a Turn,
    /// The claim of a draw that is to be decided, if there is one and no illegal move comes first.
    pub(crate) draw_claim: Option<&'a DrawClaimMade>,
    /// The claim of a draw under another article than 9 that is to be decided, likewise.
    pub(crate) other_claim: Option<&'a DrawClaimMade>,
    /// The first ending that the Laws give that effect, else the first of those that they deny it.
    pub(crate) ending: Option<&'a Ending>,
    pub(crate) index: usize,
}

/// A fallen flag and its observers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FlagDown {
    pub(crate) player: Color,
    /// The act by which it fell.
    pub(crate) act: usize,
    /// Whether the arbiter saw it or became aware of it.
    pub(crate) seen_by_arbiter: bool,
    /// The act by which the opponent claimed it.
    pub(crate) claimed: Option<usize>,
}

impl FlagDown {
    /// Whether anybody became aware of it who may call it.
    pub(crate) const fn is_known(&self) -> bool {
        self.seen_by_arbiter || self.claimed.is_some()
    }
}

/// The score from which the moves can be established.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ScoreKept {
    /// A player's.
    Player,
    /// The arbiter's alone, who keeps it from this act on.
    Arbiter(usize),
    /// There is none.
    Nobody,
}

/// The claim, if any, by which a matter was raised, and whether it came in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Raised {
    /// A claim by the opponent, in time.
    InTime(usize),
    /// A claim by the opponent, too late.
    TooLate(usize),
    /// A claim by the player at fault himself.
    ByOffender(usize),
    /// No claim.
    Not,
}

impl<'a> Case<'a> {
    pub(crate) fn subject(&self) -> Subject {
        Subject::of(self.turn, self.reconstruction, self.counted())
    }

    pub(crate) fn opponent(&self) -> Color {
        !self.turn.player
    }

    /// The illegal moves counted so far, those included that the arbiter dealt with in the course of the
    /// incident.
    pub(crate) fn counted(&self) -> PerPlayer<u8> {
        let (before, settled) = (self.incident.illegal_moves, self.reconstruction.settled);
        PerPlayer {
            white: before.white.saturating_add(settled.white),
            black: before.black.saturating_add(settled.black),
        }
    }

    /// The player who has the move when an act comes: the opponent of the one who has moved, pressed or not.
    pub(crate) fn having_the_move_at(&self, act: usize) -> Color {
        let turns = &self.reconstruction.turns;
        let turn = turns.iter().rfind(|turn| turn.first_act <= act).unwrap_or(self.turn);
        let has_moved = turn.made_by().is_some_and(|made| made < act);
        if has_moved { !turn.player } else { turn.player }
    }

    /// The score that was kept when an act came.
    pub(crate) fn score_kept_at(&self, act: usize) -> ScoreKept {
        if self.reconstruction.unrecorded_from.is_none_or(|from| from > act) {
            return ScoreKept::Player;
        }
        let keeps = ActKind::Decides(ArbiterAct::KeepsScore);
        let kept = self.incident.acts[..act].iter().position(|before| before.kind == keeps);
        kept.map_or(ScoreKept::Nobody, ScoreKept::Arbiter)
    }

    /// The first decision of this kind after an act.
    pub(crate) fn decided_after(&self, act: usize, decision: ArbiterAct) -> Option<usize> {
        let mut later = self.incident.acts.iter().enumerate().skip(act);
        later.find(|(_, act)| act.kind == ActKind::Decides(decision)).map(|(index, _)| index)
    }

    /// The claim about the turn, measured against a cut-off for the opponent.
    pub(crate) fn raised(&self, cutoff: Option<usize>) -> Raised {
        if let Some(claim) = self.claim_by(self.opponent()) {
            return match cutoff {
                Some(cutoff) if claim.act > cutoff => Raised::TooLate(claim.act),
                Some(_) | None => Raised::InTime(claim.act),
            };
        }
        match self.claim_by(self.turn.player) {
            Some(claim) => Raised::ByOffender(claim.act),
            None => Raised::Not,
        }
    }

    pub(crate) fn any_claim(&self) -> bool {
        Color::ALL.into_iter().any(|player| self.claim_by(player).is_some())
    }

    /// The act by which the opponent made his own move after the turn (A.4.c, B.3.c of 2009).
    pub(crate) fn opponent_made_move_by(&self) -> Option<usize> {
        let later = &self.reconstruction.turns[self.index + 1..];
        later.iter().filter(|turn| turn.player == self.opponent()).find_map(Turn::made_by)
    }

    /// Whether the arbiter, who knows of the turn's illegal move, can still act of his own accord: the opponent has not
    /// made his next move, or the arbiter had stepped in before (A.5.2 of 2023). Where he had only noticed it by then,
    /// that is disputed. To an illegal position that anybody sees, he waits for the next move.
    pub(crate) fn is_arbiter_in_time(&self, builder: &mut RulingBuilder<'_>) -> bool {
        if movement::is_plainly_illegal(&self.turn.before.setup.board) {
            return false;
        }
        let Some(reply) = self.opponent_made_move_by() else { return true };
        let Some(press) = self.turn.press else { return false };
        let between = self.incident.acts.get(press + 1..reply).unwrap_or_default();
        let has_noticed = between.iter().any(Act::is_notice);
        let has_stepped_in = between.iter().any(Act::is_intervention);
        if has_stepped_in && (has_noticed || self.arbiter_saw_move()) {
            return true;
        }
        let point = Point::Law(DisputedPoint::NoticedBeforeTheReply);
        has_noticed && builder.side(point) == Side::Second
    }

    /// The act by which the opponent deliberately touched a piece after the fault (4.7 of 2009).
    pub(crate) fn touch_cutoff(&self) -> Option<usize> {
        let touched = self.turn.contacts.last().map(|contact| contact.act);
        let fault = self.turn.made_by().or(self.turn.press).or(touched);
        self.reconstruction.touch_from(fault.unwrap_or(self.turn.first_act) + 1, self.opponent())
    }

    /// Whether the opponent has moved since the turn.
    pub(crate) fn has_play_gone_on(&self) -> bool {
        self.reconstruction.turns[self.index + 1..].iter().any(|turn| turn.made_by().is_some())
    }

    /// The arbiter's finding on a claim in a quickplay finish, and its act: the first after the claim.
    pub(crate) fn finding_on(&self, claim: &DrawClaimMade) -> Option<(Finding, usize)> {
        let mut findings = self.reconstruction.findings.iter();
        findings.find(|(act, _)| *act > claim.act).map(|(act, finding)| (*finding, *act))
    }

    /// The appeal that was upheld, by its act.
    pub(crate) fn upheld_appeal(&self) -> Option<usize> {
        let appeal = *self.reconstruction.appeals.first()?;
        let upheld = ActKind::Decides(ArbiterAct::AppealUpheld);
        self.incident.acts[appeal..].iter().any(|act| act.kind == upheld).then_some(appeal)
    }

    /// The square of a rook put upside down on the board, in this turn or earlier where it is the piece
    /// that was moved now.
    pub(crate) fn upside_down_rook(&self) -> Option<Square> {
        let touched =
            |square: &Square| self.turn.contacts.iter().any(|contact| contact.square == *square);
        let mut earlier = self.reconstruction.turns[..self.index].iter().rev();
        let moved = earlier.find_map(|turn| turn.upside_down).filter(touched);
        self.turn.upside_down.or(moved)
    }

    /// The act by which the player pressed the clock only after the opponent had begun his reply, and the
    /// opponent's complaint since.
    pub(crate) fn late_press_complaint(&self) -> Option<(usize, usize)> {
        let press = self.turn.press.filter(|_| self.turn.is_made())?;
        let reply = self.reconstruction.turns.get(self.index + 1)?;
        let is_late = reply.player == self.opponent() && reply.first_act < press;
        let mut complaints = self.reconstruction.claims.iter().filter(|made| {
            let is_meant = made.claim.is_about_a_move()
                || matches!(made.claim, Claim::OutOfTurn | Claim::Misconduct);
            is_meant && made.by == self.opponent() && made.act > press
        });
        complaints.next().filter(|_| is_late).map(|made| (press, made.act))
    }

    /// Returns the opponent's claim about the turn.
    pub(crate) fn claim_of_opponent(&self) -> Option<Claim> {
        self.claim_by(self.opponent()).map(|made| made.claim)
    }

    /// The first piece that the player touched on purpose and put back, or let go of, on its square without having
    /// said that he was adjusting.
    pub(crate) fn adjusted_in_silence(&self) -> Option<&'a Contact> {
        let is_put_back = |contact: &&Contact| {
            let is_carried = |act: &&Act| {
                matches!(act.kind, ActKind::Places { from, to, .. }
                    if from != to && (from == contact.square || to == contact.square))
            };
            let mut acts = self.acts_of_turn().take_while(|act| !is_carried(act));
            acts.any(|act| {
                matches!(act.kind, ActKind::Places { to, .. } if to == contact.square)
                    || matches!(act.kind, ActKind::Releases { square } if square == contact.square)
            })
        };
        let contacts = || self.turn.contacts.iter().filter(|contact| contact.binds());
        contacts().find(is_put_back).filter(|_| self.turn.adjusted_late.is_none())
    }

    /// The act that completed the opponent's reply.
    pub(crate) fn press_of_reply(&self) -> Option<usize> {
        let mut replies = self.reconstruction.turns[self.index + 1..].iter();
        let reply = replies.find(|turn| turn.player == self.opponent() && turn.made_by().is_some());
        reply?.press
    }

    /// Whether the opponent had made his reply, but not completed it, when an act came.
    pub(crate) fn is_reply_uncompleted_at(&self, act: usize) -> bool {
        let mut replies = self.reconstruction.turns[self.index + 1..].iter();
        let reply = replies.find(|turn| {
            turn.player == self.opponent() && turn.made_by().is_some_and(|made| made < act)
        });
        reply.is_some_and(|turn| turn.press.is_none_or(|press| press > act))
    }

    /// The number of moves that the player has completed since the turn.
    pub(crate) fn moves_of_player_since(&self) -> u32 {
        let later = &self.reconstruction.turns[self.index + 1..];
        let later = later.iter().filter(|turn| turn.player == self.turn.player);
        u32::try_from(later.filter(|turn| turn.press.is_some()).count()).unwrap_or(u32::MAX)
    }

    pub(crate) fn waived(&self) -> Option<usize> {
        self.reconstruction.consent_from(self.turn.first_act, self.opponent())
    }

    pub(crate) fn both_agree(&self) -> bool {
        let agrees =
            |player| self.reconstruction.consent_from(self.turn.first_act, player).is_some();
        Color::ALL.into_iter().all(agrees)
    }

    /// The act by which either player claimed something about the turn before the game had ended.
    pub(crate) fn claim_before(&self, ending: &Ending) -> Option<usize> {
        let claims = Color::ALL.into_iter().filter_map(|player| self.claim_by(player));
        claims.map(|claim| claim.act).find(|act| *act < ending.acts)
    }

    /// Whether anything about the turn was claimed, or the arbiter became aware of it, before the game had
    /// ended.
    pub(crate) fn is_raised_before(&self, ending: &Ending) -> bool {
        let since = self.incident.acts.iter().take(ending.acts).skip(self.turn.first_act);
        self.claim_before(ending).is_some() || since.into_iter().any(Act::is_notice)
    }

    /// Whether the game ended by the position after the move of this turn.
    pub(crate) fn ends_the_game(&self) -> bool {
        self.ending.is_some_and(|ending| ending.is_by_a_move() && ending.turn == self.index)
    }

    /// Whether the players can have agreed a draw only by a claim in a quickplay finish that is no offer: the act by
    /// which the opponent accepted it.
    pub(crate) fn accepted_without_an_offer(&self, ending: &Ending) -> Option<usize> {
        let accepted = ending.acts.checked_sub(1).filter(|_| ending.how == End::Agreement)?;
        let rules = self.book.edition.quickplay.as_ref()?;
        let claimant = !self.incident.acts[accepted].player()?;
        let mut claims = self.reconstruction.other_draw_claims.iter();
        let has_claimed = claims.any(|one| {
            one.act < accepted && one.by == claimant && one.claim == Claim::QuickplayFinish
        });
        let mut earlier = self.incident.acts[..accepted].iter();
        let has_offered = earlier.any(|act| {
            act.player() == Some(claimant)
                && (matches!(act.kind, ActKind::OffersDraw(_))
                    || matches!(act.kind, ActKind::Claims(claim)
                        if claim != Claim::QuickplayFinish
                            && (claim.is_of_a_draw() || claim.is_beside_article_9())))
        });
        let is_no_offer = rules.increment.is_some() && has_claimed && !has_offered;
        is_no_offer.then_some(accepted)
    }

    /// The end of the game, if it is one on the board.
    pub(crate) fn end_on_the_board(&self) -> Option<&'a Ending> {
        self.ending.filter(|ending| ending.how.is_on_the_board())
    }

    /// Whether the arbiter saw the move, or the press without one, or was told of it.
    pub(crate) fn arbiter_knows(&self) -> bool {
        self.arbiter_saw_move() || self.any_claim() || self.arbiter_noticed()
    }

    /// Whether the arbiter saw the move, or the press without one.
    pub(crate) fn arbiter_saw_move(&self) -> bool {
        self.turn.is_move_seen(self.incident)
    }

    /// Whether the arbiter saw every touch of the turn.
    pub(crate) fn arbiter_saw_touches(&self) -> bool {
        let contacts = &self.turn.contacts;
        contacts.iter().all(|contact| self.incident.acts[contact.act].sight.is_seen())
            || self.arbiter_noticed()
    }

    /// The provision by which a pawn left on the last rank becomes a queen, and the square of the pawn.
    pub(crate) fn becomes_queen(&self) -> Option<(&'a Provision, Square)> {
        let BoardChange::PawnUnpromoted { to, .. } = self.turn.board_change else { return None };
        match &self.book.edition.unpromoted_pawn {
            UnpromotedPawn::BecomesQueen(rule) => Some((rule, to)),
            UnpromotedPawn::IllegalAndFree | UnpromotedPawn::StillToFinish(_) => None,
        }
    }

    /// The board with the queen that such a pawn becomes.
    pub(crate) fn promoted_board(&self) -> Option<Board> {
        let (_, square) = self.becomes_queen()?;
        let mut board = self.turn.after.clone();
        board.set_piece_at(square, Piece { color: self.turn.player, role: Role::Queen });
        Some(board)
    }

    /// Whether a piece was let go of in a board state that Article 3 does not allow.
    pub(crate) fn is_illegal_position_released(&self) -> bool {
        let is_illegal = matches!(
            self.turn.board_change,
            BoardChange::Impossible(_) | BoardChange::KingTwoSquares { castling: None, .. }
        );
        is_illegal && !self.turn.is_in_hand
    }

    /// Whether the opponent has answered an illegal move for which the clock was not pressed.
    pub(crate) fn is_illegal_move_answered(&self) -> bool {
        self.is_illegal_position_released()
            && self.turn.press.is_none()
            && self.opponent_made_move_by().is_some()
    }

    /// The players who completed an illegal move from this turn on, the offender first.
    pub(crate) fn offenders(&self) -> Vec<Color> {
        let later = &self.reconstruction.turns[self.index + 1..];
        let opponent_too = later.iter().any(|turn| {
            turn.player == self.opponent()
                && turn.is_completed_without_legal_move()
                && turn.board_change != BoardChange::Nothing
        });
        let opponent = opponent_too.then(|| self.opponent());
        std::iter::once(self.turn.player).chain(opponent).collect()
    }

    /// The fact on which the arbiter acts: a claim, or his own knowledge.
    pub(crate) fn moving_fact(&self) -> Fact {
        match self.raised(self.opponent_made_move_by()) {
            Raised::InTime(act) => Fact::ClaimedInTime(act),
            Raised::TooLate(_) | Raised::ByOffender(_) | Raised::Not => Fact::ArbiterKnows,
        }
    }

    /// The first claim of a player that is about this turn. A claim made after a later fault of the same
    /// player is about that fault.
    fn claim_by(&self, player: Color) -> Option<ClaimMade> {
        let later = self.reconstruction.turns[self.index + 1..].iter();
        let mut faults = later.filter(|turn| {
            turn.player == self.turn.player && turn.is_completed_without_legal_move()
        });
        let until = faults.next().map_or(usize::MAX, |turn| turn.last_act);
        let mut claims = self.reconstruction.claims.iter().filter(|claim| {
            let is_about = match claim.about {
                Some(act) => self.is_in_turn(act),
                // Where nothing came before, a claim that comes before the act is about nothing.
                None if player == self.opponent()
                    && self.index == self.reconstruction.first_open =>
                {
                    (self.begun_by()..until).contains(&claim.act)
                }
                None => (self.turn.first_act..until).contains(&claim.act),
            };
            claim.by == player && is_about
        });
        // A player who claims after pressing without a move means the opponent's move, not his own press.
        let is_meant = |claim: &&ClaimMade| {
            claim.claim.is_about_a_move()
                && !(self.turn.board_change == BoardChange::Nothing
                    && self.turn.press.is_some()
                    && player == self.turn.player
                    && claim.claim != Claim::NoMove)
        };
        claims.find(is_meant).copied()
    }

    /// The first act by which the player of the turn did something at the board or the clock: what was claimed before is
    /// not about that.
    fn begun_by(&self) -> usize {
        let touched = self.turn.contacts.first().map(|contact| contact.act);
        let acts = [touched, self.turn.made_by(), self.turn.press];
        acts.into_iter().flatten().min().unwrap_or(self.turn.first_act)
    }

    /// The same case for another turn.
    pub(crate) fn at_turn(&self, index: usize) -> Case<'a> {
        Case { turn: &self.reconstruction.turns[index], index, ..*self }
    }

    /// Whether a claim names an act of this turn.
    pub(crate) fn is_named_by_claim(&self) -> bool {
        let mut claims = self.reconstruction.claims.iter();
        claims.any(|made| {
            made.claim.is_about_a_move() && made.about.is_some_and(|act| self.is_in_turn(act))
        })
    }

    fn is_in_turn(&self, act: usize) -> bool {
        (self.turn.first_act..self.turn.last_act).contains(&act) || self.turn.press == Some(act)
    }

    /// Whether the arbiter became aware of it later on, or was told by a bystander.
    pub(crate) fn arbiter_noticed(&self) -> bool {
        self.is_aware_from(self.turn.first_act)
    }

    /// Whether the arbiter became aware, or was told by a bystander, from an act on.
    pub(crate) fn is_aware_from(&self, act: usize) -> bool {
        self.is_noticed_from(act) || self.reconstruction.told.iter().any(|told| *told >= act)
    }

    /// Whether the arbiter became aware himself, from an act on.
    pub(crate) fn is_noticed_from(&self, act: usize) -> bool {
        self.incident.acts.iter().skip(act).any(Act::is_notice)
    }

    /// Whether a player claimed anything from an act on.
    pub(crate) fn is_anything_claimed_from(&self, act: usize) -> bool {
        self.reconstruction.claims.iter().any(|claim| claim.act >= act)
    }

    fn acts_of_turn(&self) -> impl Iterator<Item = &'a Act> {
        let range = self.turn.first_act..self.turn.last_act;
        let player = Person::from(self.turn.player);
        self.incident.acts[range].iter().filter(move |act| act.by == player)
    }
}
