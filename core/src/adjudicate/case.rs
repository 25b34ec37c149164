//! The incident as it lies on the arbiter's desk: the turn that matters, and what is known of it.

use shakmaty::Color;

use crate::account::{Account, ClaimMade, Turn, Upshot};
use crate::doctrine::Side;
use crate::incident::{Act, Claim, Deed, Incident, Manner, Person};
use crate::laws::{Fact, Rulebook, irregularity};
use crate::ruling::{Choice, Docket, Point, Subject};

/// An incident, its account, the laws in force, and the turn that is ruled on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Case<'a> {
    pub(crate) incident: &'a Incident,
    pub(crate) account: &'a Account,
    pub(crate) book: Rulebook,
    pub(crate) turn: &'a Turn,
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
    /// Lays an incident on the desk and finds the turn that matters: the first that was completed
    /// without a legal move, else the first that broke the touch rules, else the last.
    pub(crate) fn of(incident: &'a Incident, account: &'a Account) -> Case<'a> {
        let book = Rulebook::of(incident.edition, incident.regime);
        let at =
            |index: usize| Case { incident, account, book, turn: &account.turns[index], index };
        let turns = account.first_open..account.turns.len();
        let illegal = turns.clone().find(|index| at(*index).is_completed_without_legal_move());
        let irregular = || turns.clone().find(|index| at(*index).may_break_touch_rules());
        at(illegal.or_else(irregular).unwrap_or_else(|| account.last_eventful_turn()))
    }

    pub(crate) fn subject(&self) -> Subject {
        Subject {
            player: self.turn.player,
            first_act: self.turn.first_act,
            last_act: self.turn.last_act,
            before: self.turn.before.setup.clone(),
            is_board_changed: self.account.standing.board != self.turn.before.setup.board,
        }
    }

    pub(crate) fn opponent(&self) -> Color {
        !self.turn.player
    }

    /// The opponent's claim about the turn, against a cut-off.
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
        let fault = self.turn.made_by().or(self.turn.press).unwrap_or(self.turn.first_act);
        self.account.touch_after(fault + 1, self.opponent())
    }

    pub(crate) fn waived(&self) -> Option<usize> {
        self.account.consent_after(self.turn.first_act, self.opponent())
    }

    pub(crate) fn both_agree(&self) -> bool {
        let agrees = |player| self.account.consent_after(self.turn.first_act, player).is_some();
        Color::ALL.into_iter().all(agrees)
    }

    /// Whether the arbiter saw the move, or the press without one, or was told of it.
    pub(crate) fn arbiter_knows(&self) -> bool {
        let is_telling = |deed: &Deed| match self.turn.upshot {
            Upshot::Nothing => matches!(deed, Deed::PressesClock { .. }),
            Upshot::Move(_)
            | Upshot::CastledRookFirst { .. }
            | Upshot::KingTwoSquares { .. }
            | Upshot::PawnUnpromoted { .. }
            | Upshot::HalfDone
            | Upshot::Impossible(_) => {
                matches!(deed, Deed::Places { .. } | Deed::Removes { .. } | Deed::Puts { .. })
            }
        };
        let saw = self.acts_of_turn().any(|act| act.sight.is_seen() && is_telling(&act.deed));
        saw || self.any_claim() || self.arbiter_noticed()
    }

    /// Whether the arbiter saw every touch of the turn.
    pub(crate) fn arbiter_saw_touches(&self) -> bool {
        let contacts = &self.turn.contacts;
        contacts.iter().all(|contact| self.incident.acts[contact.act].sight.is_seen())
            || self.arbiter_noticed()
    }

    pub(crate) fn is_promotion_unfinished(&self) -> bool {
        matches!(self.turn.upshot, Upshot::PawnUnpromoted { .. })
    }

    /// The players who completed an illegal move, from this turn on, once for each such turn.
    pub(crate) fn illegal_turns(&self) -> Vec<Color> {
        let later = &self.account.turns[self.index + 1..];
        let illegal = later.iter().filter(|turn| {
            let unlawful =
                matches!(turn.upshot, Upshot::Impossible(_) | Upshot::PawnUnpromoted { .. });
            turn.press.is_some() && unlawful
        });
        std::iter::once(self.turn.player).chain(illegal.map(|turn| turn.player)).collect()
    }

    /// The fact on which the arbiter acts: a claim or what he knows.
    pub(crate) fn moving_fact(&self) -> Fact {
        match self.raised(self.opponent_made_move_by()) {
            Raised::InTime(act) => Fact::ClaimedInTime(act),
            Raised::TooLate(_) | Raised::ByOffender(_) | Raised::Not => Fact::ArbiterKnows,
        }
    }

    fn claim_by(&self, player: Color) -> Option<ClaimMade> {
        let about_the_move = |claim: &&ClaimMade| match claim.claim {
            Claim::IllegalMove | Claim::TouchMove | Claim::NoMove => true,
            Claim::FlagFall
            | Claim::RepetitionAppeared
            | Claim::RepetitionAboutToAppear
            | Claim::FiftyMoves
            | Claim::QuickplayFinish
            | Claim::WrongSetUp
            | Claim::Misconduct => false,
        };
        let mut claims = self
            .account
            .claims
            .iter()
            .filter(|claim| claim.by == player && claim.act >= self.turn.first_act);
        claims.find(about_the_move).copied()
    }

    fn arbiter_noticed(&self) -> bool {
        let later = self.incident.acts.iter().skip(self.turn.first_act);
        later.into_iter().any(|act| act.by == Person::Arbiter && act.deed == Deed::Notices)
    }

    fn acts_of_turn(&self) -> impl Iterator<Item = &'a Act> {
        let range = self.turn.first_act..self.turn.last_act;
        let player = Person::from(self.turn.player);
        self.incident.acts[range].iter().filter(move |act| act.by == player)
    }

    fn is_completed_without_legal_move(&self) -> bool {
        self.turn.press.is_some() && !matches!(self.turn.upshot, Upshot::Move(_))
    }

    /// Whether the touch rules are broken if every disputed touch was on purpose.
    fn may_break_touch_rules(&self) -> bool {
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
        irregularity(&self.book, self.turn, legal, &mut docket).is_some()
    }
}
