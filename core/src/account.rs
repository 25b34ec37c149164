//! What the acts came to, turn by turn: the arbiter's reconstruction.
//!
//! The account sorts acts into turns, follows each piece that was touched back
//! to the square where it stood, and says what each turn amounts to on the
//! board. It still judges nothing: whether that is allowed, and what follows,
//! is for the [`laws`](crate::laws).

mod turn;
mod upshot;

pub use turn::{Contact, ReleasedPiece, Turn};
pub use upshot::Upshot;

use shakmaty::{CastlingMode, Chess, Color, FromSetup, Position, Setup};

use crate::incident::{Act, ArbiterAct, Claim, Deed, Incident, PerPlayer, Reply};
use crate::movement;
use crate::standing::{ActError, Standing};

/// The position a turn starts from: always a set-up, and a legal position when it is one.
#[derive(Clone, Debug)]
pub struct Footing {
    /// The set-up, with the player of the turn to move.
    pub setup: Setup,
    /// The legal position, if the set-up is one.
    pub position: Option<Chess>,
}

impl Footing {
    /// The footing of a set-up.
    pub fn new(setup: Setup) -> Footing {
        let position = Chess::from_setup(setup.clone(), CastlingMode::Standard).ok();
        Footing { setup, position }
    }
}

/// The acts of an incident, sorted into turns.
#[derive(Clone, Debug)]
pub struct Account {
    /// The turns in order; the last one may be unfinished or empty.
    pub turns: Vec<Turn>,
    /// The first turn that the arbiter has not dealt with yet.
    pub first_open: usize,
    /// Deliberate contacts by a player who did not have the move.
    pub off_turn: Vec<Contact>,
    /// Claims in order.
    pub claims: Vec<ClaimMade>,
    /// Who let it pass or agreed, and when.
    pub consents: Vec<(usize, Color)>,
    /// A resignation or an agreement that ended the game.
    pub end: Option<Ending>,
    /// The board and the clocks at the moment of decision.
    pub standing: Standing,
}

/// A claim and who made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClaimMade {
    /// The index of the act.
    pub act: usize,
    /// The claimant.
    pub by: Color,
    /// What is claimed.
    pub claim: Claim,
}

/// How the players ended the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The index of the act that ended it.
    pub act: usize,
    /// Who won; none for a draw by agreement.
    pub winner: Option<Color>,
}

impl Account {
    /// Sorts the acts of an incident into turns.
    ///
    /// # Errors
    /// The index of the first act that cannot be done on the board, and why.
    pub fn of(incident: &Incident) -> Result<Account, (usize, ActError)> {
        let standing = Standing::opening(incident);
        let footing = Footing::new(incident.start.clone());
        let opening = Turn::begin(incident.start.turn, 0, footing, standing.remaining);
        let mut account = Account {
            turns: vec![opening],
            first_open: 0,
            off_turn: Vec::new(),
            claims: Vec::new(),
            consents: Vec::new(),
            end: None,
            standing,
        };
        for (index, act) in incident.acts.iter().enumerate() {
            let next = account.standing.after(act).map_err(|error| (index, error))?;
            account.take(index, act, &next);
            account.standing = next;
        }
        if let Some(turn) = account.turns.last_mut() {
            turn.end(incident.acts.len(), &account.standing, None);
        }
        Ok(account)
    }

    /// The turn in progress or, when nothing happened in it, the one before.
    pub fn last_eventful_turn(&self) -> usize {
        let open = (self.first_open..self.turns.len()).rev();
        open.into_iter().find(|index| self.turns[*index].is_eventful()).unwrap_or(self.first_open)
    }

    /// The first claim made by a player after an act.
    pub fn claim_after(&self, act: usize, by: Color) -> Option<ClaimMade> {
        self.claims.iter().copied().find(|claim| claim.act >= act && claim.by == by)
    }

    /// The first act by which a player put a deliberate hand on a piece after an act.
    pub fn touch_after(&self, act: usize, by: Color) -> Option<usize> {
        let in_turn =
            self.turns.iter().filter(|turn| turn.player == by).flat_map(|turn| &turn.contacts);
        let off_turn = self.off_turn.iter().filter(|contact| contact.by == by);
        in_turn
            .chain(off_turn)
            .filter(|contact| contact.binds() && contact.act >= act)
            .map(|contact| contact.act)
            .min()
    }

    /// Whether a player consented after an act.
    pub fn consent_after(&self, act: usize, by: Color) -> Option<usize> {
        self.consents.iter().find(|(at, player)| *at >= act && *player == by).map(|(at, _)| *at)
    }

    fn take(&mut self, index: usize, act: &Act, next: &Standing) {
        if act.deed == Deed::Decides(ArbiterAct::Reinstates) {
            self.take_reinstatement(index, next);
        }
        if let Some(by) = act.player() {
            match &act.deed {
                Deed::Claims(claim) => {
                    self.claims.push(ClaimMade { act: index, by, claim: *claim })
                }
                Deed::Consents => self.consents.push((index, by)),
                Deed::Resigns => self.ends(Ending { act: index, winner: Some(!by) }),
                Deed::AnswersDraw(Reply::Accepts) => self.ends(Ending { act: index, winner: None }),
                Deed::PressesClock { .. } => self.take_press(index, by, next),
                Deed::AnnouncesAdjusting
                | Deed::Touches { .. }
                | Deed::Places { .. }
                | Deed::Releases { .. }
                | Deed::Removes { .. }
                | Deed::Puts { .. } => self.take_handling(index, by, act, next),
                Deed::Declares(_)
                | Deed::StopsClocks { .. }
                | Deed::Writes { .. }
                | Deed::OffersDraw
                | Deed::AnswersDraw(Reply::Declines)
                | Deed::FlagFalls
                | Deed::Notices
                | Deed::Testifies(_)
                | Deed::Misbehaves(_)
                | Deed::Decides(_)
                | Deed::Appeals => {}
            }
        }
    }

    /// The arbiter has dealt with the turns so far; the game goes on from the position put back.
    fn take_reinstatement(&mut self, index: usize, next: &Standing) {
        let standing = self.standing.clone();
        self.current_mut().end(index, &standing, None);
        let put_back = self
            .turns
            .iter()
            .rev()
            .find(|turn| turn.player == next.to_move && turn.before.setup.board == next.board);
        if let Some((footing, contacts)) =
            put_back.map(|turn| (turn.before.clone(), turn.contacts.clone()))
        {
            let mut turn = Turn::begin(next.to_move, index + 1, footing, next.remaining);
            // Article 7.4.a (2009): what was touched still binds the move that replaces it.
            turn.contacts = contacts;
            self.first_open = self.turns.len();
            self.turns.push(turn);
        }
    }

    fn ends(&mut self, ending: Ending) {
        self.end.get_or_insert(ending);
    }

    fn take_press(&mut self, index: usize, by: Color, next: &Standing) {
        if self.standing.press_passes_turn(by) && self.current().player == by {
            self.pass_turn(index + 1, Some(index), next.remaining);
        }
    }

    fn take_handling(&mut self, index: usize, by: Color, act: &Act, next: &Standing) {
        let board = self.standing.board.clone();
        let current = self.current();
        if current.player != by {
            // Article 1.1: a player has the move once the opponent's move has been made.
            if current.looks_made(&board) && Turn::is_touch(act) {
                let clocks = self.standing.remaining;
                self.pass_turn(index, None, clocks);
            } else {
                let contacts = Contact::read(index, by, act, &board, self.current());
                self.off_turn.extend(contacts);
                return;
            }
        }
        let grips = self.standing.hands.clone();
        self.current_mut().handle(index, act, &board, &grips, next);
    }

    fn pass_turn(&mut self, index: usize, press: Option<usize>, clocks: PerPlayer<u32>) {
        let standing = self.standing.clone();
        let turn = self.current_mut();
        turn.end(index, &standing, press);
        let footing = match (turn.upshot.legal_move(), &turn.before.position) {
            (Some(legal), Some(position)) => {
                let mut position = position.clone();
                position.play_unchecked(legal);
                Footing { setup: movement::setup_of(&position), position: Some(position) }
            }
            _ => Footing::new(movement::setup_after(&turn.before.setup, &standing.board)),
        };
        let next = Turn::begin(!turn.player, index, footing, clocks);
        self.turns.push(next);
    }

    fn current(&self) -> &Turn {
        self.turns.last().expect("an account begins with a turn and never drops one")
    }

    fn current_mut(&mut self) -> &mut Turn {
        self.turns.last_mut().expect("an account begins with a turn and never drops one")
    }
}
