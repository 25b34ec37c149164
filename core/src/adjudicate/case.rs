//! The incident as it lies on the arbiter's desk: the turn that matters, and what is known of it.

use shakmaty::{Board, Color, Piece, Role, Square};

use crate::account::{Account, ClaimMade, ClaimState, DrawClaimMade, HavingTheMove, Turn, Upshot};
use crate::doctrine::Side;
use crate::incident::{Act, ArbiterAct, Claim, Deed, Incident, Manner, PerPlayer, Person};
use crate::laws::{
    Fact, IllegalMoveInitiative, Provision, Rulebook, UnpromotedPawn, Verdict, irregularity,
    is_final, two_hands, verdict,
};
use crate::movement;
use crate::ruling::{Choice, Docket, Point, Subject};

/// An incident, its account, the laws in force, and the turn that is ruled on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Case<'a> {
    pub(crate) incident: &'a Incident,
    pub(crate) account: &'a Account,
    pub(crate) book: &'a Rulebook,
    pub(crate) turn: &'a Turn,
    /// The claim of a draw that is to be decided, if there is one and no illegal move comes first.
    pub(crate) draw_claim: Option<&'a DrawClaimMade>,
    index: usize,
}

/// Whether a matter was raised by a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Raised {
    /// By the opponent, in time.
    InTime(usize),
    /// By the opponent, too late.
    TooLate(usize),
    /// By the player at fault himself.
    ByOffender(usize),
    /// By nobody.
    Not,
}

impl<'a> Case<'a> {
    /// Lays an incident on the desk and finds the turn that matters.
    ///
    /// It is the first completed without a legal move that can still be put right, else the first
    /// breach of the touch rules that can, else the first fault of either kind, else the last turn.
    /// A move that ends the game on the board is the last that can be ruled on.
    pub(crate) fn of(incident: &'a Incident, account: &'a Account, book: &'a Rulebook) -> Case<'a> {
        let of_turn = |turn, index| Case { incident, account, book, turn, draw_claim: None, index };
        let ended = account.end_on_the_board().zip(account.final_turn.as_ref());
        let ended = ended.map(|(ending, turn)| of_turn(turn, ending.turn)).filter(is_final);
        let at = |index: usize| match ended {
            Some(case) if case.index == index => case,
            Some(_) | None => of_turn(&account.turns[index], index),
        };
        let until = ended.map_or(account.turns.len(), |case| case.index + 1);
        let open = || (account.first_open..until).map(at);
        let illegal = || open().filter(Case::is_illegal);
        let irregular = || open().filter(Case::may_break_touch_rules);
        let to_undo = illegal()
            .find(|case| case.can_illegal_move_be_raised() && !case.is_own_fault_claimed());
        let last = at(account.last_eventful_turn().min(until - 1));
        let is_undone = to_undo.is_some_and(|case| case.is_illegal_move_raised());
        if let Some(draw_claim) = last.draw_claim_to_decide().filter(|_| !is_undone) {
            return Case { draw_claim: Some(draw_claim), ..at(draw_claim.turn) };
        }
        to_undo
            .or_else(|| irregular().find(Case::can_touch_breach_be_raised))
            .or_else(|| illegal().next())
            .or_else(|| irregular().next())
            .unwrap_or(last)
    }

    /// The claim of a draw that is decided: the first correct one, else the first by a player who had the
    /// move, else the first. What the arbiter has decided in the film stays decided.
    fn draw_claim_to_decide(&self) -> Option<&'a DrawClaimMade> {
        let is_about_the_move = |made: &ClaimMade| is_about_a_move(made.claim);
        if self.account.claims.iter().any(is_about_the_move) {
            return None;
        }
        let open = || {
            let all = self.account.draw_claims.iter();
            all.filter(|claim| {
                claim.state == ClaimState::Open && claim.turn >= self.account.first_open
            })
        };
        let has_the_move = |claim: &&&DrawClaimMade| {
            matches!(claim.having, HavingTheMove::Yes | HavingTheMove::ByAMoveNotPressed)
        };
        // Once the game has ended otherwise, only a correct claim before that counts.
        if let Some(ending) = self.account.end {
            return open().find(|claim| claim.act < ending.act && self.is_correct(claim));
        }
        let correct = open().find(|claim| self.is_correct(claim));
        correct.or_else(|| open().find(|claim| has_the_move(&claim))).or_else(|| open().next())
    }

    /// Whether a claim of a draw is correct, under the incident's own doctrine.
    fn is_correct(&self, claim: &DrawClaimMade) -> bool {
        let mut docket = Docket::open(&self.incident.doctrine, &[]);
        matches!(verdict(self, &mut docket, claim), Verdict::Correct(_))
    }

    pub(crate) fn subject(&self) -> Subject {
        Subject::of(self.turn, self.account, self.counted())
    }

    pub(crate) fn opponent(&self) -> Color {
        !self.turn.player
    }

    /// The illegal moves counted so far, those that the arbiter dealt with in the film included.
    pub(crate) fn counted(&self) -> PerPlayer<u8> {
        let (before, settled) = (self.incident.illegal_moves, self.account.settled);
        PerPlayer {
            white: before.white.saturating_add(settled.white),
            black: before.black.saturating_add(settled.black),
        }
    }

    /// The claim about the turn, against a cut-off for the opponent.
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
        let later = &self.account.turns[self.index + 1..];
        later.iter().filter(|turn| turn.player == self.opponent()).find_map(Turn::made_by)
    }

    /// The act by which the opponent deliberately touched a piece after the fault (4.7 of 2009).
    pub(crate) fn touch_cutoff(&self) -> Option<usize> {
        let touched = self.turn.contacts.last().map(|contact| contact.act);
        let fault = self.turn.made_by().or(self.turn.press).or(touched);
        self.account.touch_from(fault.unwrap_or(self.turn.first_act) + 1, self.opponent())
    }

    /// Whether the opponent has moved since the turn.
    pub(crate) fn has_play_gone_on(&self) -> bool {
        self.account.turns[self.index + 1..].iter().any(|turn| turn.made_by().is_some())
    }

    /// The appeal that was upheld, by its act.
    pub(crate) fn upheld_appeal(&self) -> Option<usize> {
        let appeal = *self.account.appeals.first()?;
        let upheld = Deed::Decides(ArbiterAct::AppealUpheld);
        self.incident.acts[appeal..].iter().any(|act| act.deed == upheld).then_some(appeal)
    }

    /// The square of a rook put upside down on the board, in this turn or earlier where it is the piece
    /// that was moved now.
    pub(crate) fn upside_down_rook(&self) -> Option<Square> {
        let touched =
            |square: &Square| self.turn.contacts.iter().any(|contact| contact.square == *square);
        let mut earlier = self.account.turns[..self.index].iter().rev();
        let moved = earlier.find_map(|turn| turn.upside_down).filter(touched);
        self.turn.upside_down.or(moved)
    }

    /// The act that completed the opponent's reply.
    pub(crate) fn press_of_reply(&self) -> Option<usize> {
        let mut replies = self.account.turns[self.index + 1..].iter();
        let reply = replies.find(|turn| turn.player == self.opponent() && turn.made_by().is_some());
        reply?.press
    }

    /// Whether the opponent had made his reply, but not completed it, when an act came.
    pub(crate) fn is_reply_uncompleted_at(&self, act: usize) -> bool {
        let mut replies = self.account.turns[self.index + 1..].iter();
        let reply = replies.find(|turn| {
            turn.player == self.opponent() && turn.made_by().is_some_and(|made| made < act)
        });
        reply.is_some_and(|turn| turn.press.is_none_or(|press| press > act))
    }

    /// How many moves the player has completed since the turn.
    pub(crate) fn moves_of_player_since(&self) -> u32 {
        let later = &self.account.turns[self.index + 1..];
        let later = later.iter().filter(|turn| turn.player == self.turn.player);
        u32::try_from(later.filter(|turn| turn.press.is_some()).count()).unwrap_or(u32::MAX)
    }

    pub(crate) fn waived(&self) -> Option<usize> {
        self.account.consent_from(self.turn.first_act, self.opponent())
    }

    pub(crate) fn both_agree(&self) -> bool {
        let agrees = |player| self.account.consent_from(self.turn.first_act, player).is_some();
        Color::ALL.into_iter().all(agrees)
    }

    /// Whether the game had ended, otherwise than by this turn, before the matter was raised.
    pub(crate) fn is_over_already(&self) -> bool {
        let Some(ending) = self.account.end else { return false };
        let claims = Color::ALL.into_iter().filter_map(|player| self.claim_by(player));
        let raised_before = claims.into_iter().any(|claim| claim.act < ending.act);
        !self.ends_the_game() && !raised_before
    }

    /// Whether the game ended by the move of this turn.
    pub(crate) fn ends_the_game(&self) -> bool {
        let ending = self.account.end_on_the_board();
        ending.is_some_and(|ending| ending.turn == self.index)
    }

    /// Whether the arbiter saw the move, or the press without one, or was told of it.
    pub(crate) fn arbiter_knows(&self) -> bool {
        self.arbiter_saw_move() || self.any_claim() || self.arbiter_noticed()
    }

    /// Whether the arbiter saw the move, or the press without one.
    pub(crate) fn arbiter_saw_move(&self) -> bool {
        let is_telling = |deed: &Deed| match self.turn.upshot {
            Upshot::Nothing => matches!(deed, Deed::PressesClock { .. }),
            Upshot::Move(_)
            | Upshot::CastledRookFirst { .. }
            | Upshot::KingTwoSquares { .. }
            | Upshot::PawnUnpromoted { .. }
            | Upshot::HalfDone
            | Upshot::Impossible(_)
            | Upshot::NotTold => {
                matches!(deed, Deed::Places { .. } | Deed::Removes { .. } | Deed::Puts { .. })
            }
        };
        self.acts_of_turn().any(|act| act.sight.is_seen() && is_telling(&act.deed))
    }

    /// Whether the arbiter saw every touch of the turn.
    pub(crate) fn arbiter_saw_touches(&self) -> bool {
        let contacts = &self.turn.contacts;
        contacts.iter().all(|contact| self.incident.acts[contact.act].sight.is_seen())
            || self.arbiter_noticed()
    }

    /// The provision by which a pawn left on the last rank becomes a queen, and where it does.
    pub(crate) fn becomes_queen(&self) -> Option<(&'a Provision, Square)> {
        let Upshot::PawnUnpromoted { to, .. } = self.turn.upshot else { return None };
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

    /// Whether the turn breaks the Laws in a way that the ruling is about.
    pub(crate) fn is_turn_at_fault(&self) -> bool {
        let is_beside = !self.account.knocks.is_empty()
            || !self.account.misconduct.is_empty()
            || self.act_out_of_turn().is_some();
        let is_pointed_out = self.is_illegal_standing_released() || !is_beside;
        self.is_illegal() || self.may_break_touch_rules() || (self.any_claim() && is_pointed_out)
    }

    /// Whether a piece was let go of in a standing that Article 3 does not allow.
    pub(crate) fn is_illegal_standing_released(&self) -> bool {
        let is_illegal = matches!(
            self.turn.upshot,
            Upshot::Impossible(_) | Upshot::KingTwoSquares { castling: None, .. }
        );
        is_illegal && !self.turn.is_in_hand
    }

    /// The players who completed an illegal move from this turn on, the offender first.
    pub(crate) fn offenders(&self) -> Vec<Color> {
        let later = &self.account.turns[self.index + 1..];
        let opponent_too = later.iter().any(|turn| {
            turn.player == self.opponent()
                && turn.is_completed_without_legal_move()
                && turn.upshot != Upshot::Nothing
        });
        let opponent = opponent_too.then(|| self.opponent());
        std::iter::once(self.turn.player).chain(opponent).collect()
    }

    /// The fact on which the arbiter acts: a claim or what he knows.
    pub(crate) fn moving_fact(&self) -> Fact {
        match self.raised(self.opponent_made_move_by()) {
            Raised::InTime(act) => Fact::ClaimedInTime(act),
            Raised::TooLate(_) | Raised::ByOffender(_) | Raised::Not => Fact::ArbiterKnows,
        }
    }

    /// The first claim of a player that is about this turn. A claim made after a later fault of the
    /// same player is about that one.
    fn claim_by(&self, player: Color) -> Option<ClaimMade> {
        let later = self.account.turns[self.index + 1..].iter();
        let mut faults = later.filter(|turn| {
            turn.player == self.turn.player && turn.is_completed_without_legal_move()
        });
        let until = faults.next().map_or(usize::MAX, |turn| turn.last_act);
        let mut claims = self.account.claims.iter().filter(|claim| {
            claim.by == player && (self.turn.first_act..until).contains(&claim.act)
        });
        // Who pressed without moving and claims means the opponent's move, not his own press.
        let is_meant = |claim: &&ClaimMade| {
            is_about_a_move(claim.claim)
                && !(self.turn.upshot == Upshot::Nothing
                    && self.turn.press.is_some()
                    && player == self.turn.player
                    && claim.claim != Claim::NoMove)
        };
        claims.find(is_meant).copied()
    }

    /// In standard play at any time; otherwise until the opponent has made his own move.
    fn can_illegal_move_be_raised(&self) -> bool {
        if self.book.is_any_illegal_move_undone() {
            return true;
        }
        if let IllegalMoveInitiative::AmongTheLastMoves { found, .. } =
            &self.book.regime().illegal_move
        {
            return self.moves_of_player_since() < found.value;
        }
        if let IllegalMoveInitiative::OpponentOrPlainCases { .. } = self.book.regime().illegal_move
            && movement::are_both_kings_attacked(&self.account.standing.board)
            && self.arbiter_knows()
        {
            return true;
        }
        let cutoff = self.opponent_made_move_by();
        cutoff.is_none() || matches!(self.raised(cutoff), Raised::InTime(_)) || self.both_agree()
    }

    /// Whether the only claim comes from the player himself, who meant an earlier fault of the
    /// opponent, where nobody but the opponent can have this one put right.
    fn is_own_fault_claimed(&self) -> bool {
        let only_opponent = match self.book.regime().illegal_move {
            IllegalMoveInitiative::Opponent { .. }
            | IllegalMoveInitiative::OpponentOrPlainCases { .. } => true,
            IllegalMoveInitiative::AnyoneDuringTheGame(_)
            | IllegalMoveInitiative::AmongTheLastMoves { .. }
            | IllegalMoveInitiative::ArbiterOrOpponent { .. } => false,
        };
        let earlier = &self.account.turns[self.account.first_open..self.index];
        let is_opponents =
            |turn: &Turn| turn.player == self.opponent() && turn.is_completed_without_legal_move();
        only_opponent
            && matches!(self.raised(self.opponent_made_move_by()), Raised::ByOffender(_))
            && earlier.iter().any(is_opponents)
    }

    fn can_touch_breach_be_raised(&self) -> bool {
        let cutoff = self.touch_cutoff();
        cutoff.is_none() || matches!(self.raised(cutoff), Raised::InTime(_))
    }

    /// Whether the arbiter became aware of it later on, or was told by a bystander.
    pub(crate) fn arbiter_noticed(&self) -> bool {
        self.is_told_from(self.turn.first_act)
    }

    /// Whether the arbiter became aware, or was told by a bystander, from an act on.
    pub(crate) fn is_told_from(&self, act: usize) -> bool {
        self.is_noticed_from(act) || self.account.told.iter().any(|told| *told >= act)
    }

    /// Whether the arbiter became aware himself, from an act on.
    pub(crate) fn is_noticed_from(&self, act: usize) -> bool {
        self.incident.acts.iter().skip(act).any(Act::is_notice)
    }

    /// Whether a player claimed anything after an act.
    pub(crate) fn is_anything_claimed_after(&self, act: usize) -> bool {
        self.account.claims.iter().any(|claim| claim.act > act)
    }

    /// Whether the turn was completed in a way that the code penalises as an illegal move.
    fn is_illegal(&self) -> bool {
        self.turn.is_completed_without_legal_move()
            || two_hands(self.book, self.turn, &mut Docket::open(&self.incident.doctrine, &[]))
                .is_some()
    }

    fn acts_of_turn(&self) -> impl Iterator<Item = &'a Act> {
        let range = self.turn.first_act..self.turn.last_act;
        let player = Person::from(self.turn.player);
        self.incident.acts[range].iter().filter(move |act| act.by == player)
    }

    /// Whether the touch rules are broken if every disputed touch was on purpose.
    pub(crate) fn may_break_touch_rules(&self) -> bool {
        let Upshot::Move(legal) = self.turn.upshot else { return false };
        if self.turn.is_in_hand {
            return false;
        }
        let disputed = self.turn.contacts.iter().filter(|c| c.manner == Manner::Disputed);
        let chosen: Vec<Choice> = disputed
            .map(|contact| Choice {
                point: Point::DisputedTouch { act: contact.act },
                side: Side::Second,
            })
            .collect();
        let mut docket = Docket::open(&self.incident.doctrine, &chosen);
        irregularity(self.book, self.turn, legal, &mut docket).is_some()
    }
}

fn is_about_a_move(claim: Claim) -> bool {
    match claim {
        Claim::IllegalMove | Claim::TouchMove | Claim::NoMove => true,
        Claim::FlagFall
        | Claim::RepetitionAppeared
        | Claim::RepetitionAboutToAppear
        | Claim::FiftyMoves
        | Claim::QuickplayFinish
        | Claim::WrongSetUp
        | Claim::DisplacedPieces
        | Claim::OutOfTurn
        | Claim::Misconduct => false,
    }
}
