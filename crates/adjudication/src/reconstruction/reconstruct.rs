//! The construction of the reconstruction: each act in order, assigned to a turn.

mod draws;
mod endings;

pub(crate) use endings::{end_of, plain_end_of};

use std::borrow::Cow;

use shakmaty::{Board, Chess, Color, Role};

use super::contact::{Adjusting, Contacts};
use super::{
    BoardChange, ClaimMade, ClaimState, Contact, DisplacedPieces, End, Ending, Known, OfferEvent,
    Reconstruction, Turn, TurnStart,
};
use crate::board_state::{ActError, BoardState};
use crate::incident::{
    Act, ActKind, ArbiterAct, Claim, Declaration, Game, Hand, Incident, PerPlayer, Person, Purpose,
};
use crate::laws::ActReadings;
use crate::mating::MateAnswers;
use crate::movement;

/// Sorts the acts of an incident into turns.
pub(super) fn reconstruct(
    incident: &Incident,
    readings: ActReadings,
) -> Result<Reconstruction, (usize, ActError)> {
    let mut sorter = TurnSorter::opening(incident, readings);
    for (index, act) in as_the_code_reads(incident, readings).iter().enumerate() {
        let next =
            sorter.reconstruction.board_state().after(act).map_err(|error| (index, error))?;
        sorter.take(index, act, next);
    }
    Ok(sorter.finish(incident))
}

/// The reconstruction of an incident before its first act.
fn opening(incident: &Incident) -> Reconstruction {
    let board_state = BoardState::opening(incident);
    let turn_start = TurnStart::new(incident.start.clone(), incident.game);
    let opening = Turn::begin(incident.start.turn, 0, turn_start, board_state.remaining);
    let is_press = |act: &&Act| matches!(act.kind, ActKind::PressesClock { .. });
    let presses = incident.acts.iter().filter(is_press).count();
    let mut turns = Vec::with_capacity(presses + 1);
    turns.push(opening);
    let mut board_states = Vec::with_capacity(incident.acts.len() + 1);
    board_states.push(board_state);
    Reconstruction {
        turns,
        first_open: 0,
        settled: PerPlayer::default(),
        off_turn: Vec::new(),
        displacements: Vec::new(),
        displaced_pieces: Vec::new(),
        claims: Vec::new(),
        draw_claims: Vec::new(),
        other_draw_claims: Vec::new(),
        findings: Vec::new(),
        offer_events: Vec::new(),
        mates_declared: Vec::new(),
        withdrawals: Vec::new(),
        known: Known::of(incident, &[]),
        told: Vec::new(),
        flags: Vec::new(),
        misconduct: Vec::new(),
        unrecorded_from: None,
        appeals: Vec::new(),
        consents: Vec::new(),
        endings: Vec::new(),
        illegal_positions: Vec::new(),
        board_states,
        mating: MateAnswers::default(),
    }
}

/// The acts as the code in force reads them: with a rook put upside down on the board as a queen, and without the
/// purpose of a touch where it does not matter.
fn as_the_code_reads(incident: &Incident, readings: ActReadings) -> Cow<'_, [Act]> {
    let announced = ActKind::Declares(Declaration::Promotion(Role::Rook));
    let has_announced = incident.acts.iter().any(|act| act.kind == announced);
    let is_flipped = readings.is_flipped_rook_a_queen && !has_announced;
    let is_read = |act: &Act| {
        (is_flipped && act.kind.puts_upside_down())
            || (!readings.is_intention_needed && act.kind.is_touch_for_another_purpose())
    };
    if !incident.acts.iter().any(is_read) {
        return Cow::Borrowed(&incident.acts);
    }
    let mut acts = incident.acts.clone();
    for act in acts.iter_mut().filter(|act| is_read(act)) {
        if let ActKind::Puts { role, .. } = &mut act.kind {
            *role = Role::Queen;
        }
        if let ActKind::Touches { purpose, .. } = &mut act.kind {
            *purpose = Purpose::ToPlay;
        }
    }
    Cow::Owned(acts)
}

struct TurnSorter {
    reconstruction: Reconstruction,
    game: Game,
    /// The code's readings of the acts.
    readings: ActReadings,
    /// The board before a player who did not have the move changed it.
    undisturbed: Option<Board>,
    /// The players who have stopped recording.
    recording_stopped: PerPlayer<bool>,
    adjusting: PerPlayer<Adjusting>,
    /// The last position made in the current turn that is known not to end the game.
    going_on: Option<Chess>,
    /// The players who have offered a draw.
    offers: PerPlayer<bool>,
}

impl TurnSorter {
    fn opening(incident: &Incident, readings: ActReadings) -> TurnSorter {
        let mut sorter = TurnSorter {
            reconstruction: opening(incident),
            game: incident.game,
            readings,
            adjusting: PerPlayer { white: Adjusting::No, black: Adjusting::No },
            going_on: None,
            offers: PerPlayer::default(),
            undisturbed: None,
            recording_stopped: PerPlayer::default(),
        };
        sorter.note_end_at_the_start();
        sorter
    }

    /// Ends the last turn, and notes what follows from all the acts together.
    fn finish(self, incident: &Incident) -> Reconstruction {
        let mut reconstruction = self.reconstruction;
        let Reconstruction { turns, board_states, .. } = &mut reconstruction;
        if let (Some(turn), Some(board_state)) = (turns.last_mut(), board_states.last()) {
            turn.end(incident.acts.len(), board_state);
        }
        let is_by_a_move = |ending: &&mut Ending| ending.is_by_a_move();
        for ending in reconstruction.endings.iter_mut().filter(is_by_a_move) {
            let turn = &reconstruction.turns[ending.turn];
            let last = &mut ending.last_turn;
            (last.last_act, last.press, last.press_hand) =
                (turn.last_act, turn.press, turn.press_hand);
        }
        reconstruction.note_illegal_positions(incident);
        reconstruction.note_moves_written_ahead(incident);
        reconstruction.known = Known::of(incident, &reconstruction.turns_of_the_game());
        for claim in &mut reconstruction.draw_claims {
            claim.read_forms(incident, reconstruction.turns[claim.turn].first_act);
        }
        reconstruction
    }

    fn take(&mut self, index: usize, act: &Act, next: BoardState) {
        if act.kind == ActKind::Decides(ArbiterAct::Reinstates) {
            self.take_reinstatement(index, &next);
        }
        self.take_of_anyone(index, act);
        if let Some(by) = act.player() {
            self.take_of_player(index, by, act, &next);
        }
        self.reconstruction.board_states.push(next);
    }

    fn take_of_anyone(&mut self, index: usize, act: &Act) {
        if let ActKind::Displaces { .. } = act.kind {
            self.reconstruction.displaced_pieces.push(DisplacedPieces {
                act: index,
                by: act.by,
                put_right: None,
            });
        }
        if act.kind == ActKind::SetsRight {
            for displaced in &mut self.reconstruction.displaced_pieces {
                displaced.put_right.get_or_insert(index);
            }
        }
        if let ActKind::Misbehaves(kind) = act.kind {
            self.reconstruction.misconduct.push((index, act.by, kind));
        }
        if act.by == Person::Bystander && matches!(act.kind, ActKind::Claims(_)) {
            self.reconstruction.told.push(index);
        }
        if let ActKind::Decides(
            ArbiterAct::LetsPlayGoOn | ArbiterAct::Reinstates | ArbiterAct::OrdersTouchedPiece,
        ) = act.kind
        {
            self.reconstruction.claims.clear();
            for claim in &mut self.reconstruction.draw_claims {
                claim.state = ClaimState::Settled;
            }
            // Play goes on while the decision on a quickplay finish is postponed.
            let findings = &self.reconstruction.findings;
            for claim in &mut self.reconstruction.other_draw_claims {
                let is_found = findings.iter().any(|(found, _)| *found > claim.act);
                if claim.claim != Claim::QuickplayFinish || is_found {
                    claim.state = ClaimState::Settled;
                }
            }
        }
        if let ActKind::Finds(finding) = act.kind {
            self.reconstruction.findings.push((index, finding));
        }
        if act.kind == ActKind::Appeals {
            self.reconstruction.appeals.push(index);
        }
    }

    fn take_of_player(&mut self, index: usize, by: Color, act: &Act, next: &BoardState) {
        match &act.kind {
            ActKind::Claims(claim) => {
                let about = act.about;
                self.reconstruction.claims.push(ClaimMade { act: index, by, claim: *claim, about });
                if claim.is_of_a_draw() || claim.is_beside_article_9() {
                    self.take_draw_claim(index, by, *claim);
                }
            }
            ActKind::WithdrawsClaim => self.reconstruction.withdrawals.push((index, by)),
            ActKind::Consents => self.take_consent(index, by),
            ActKind::OffersDraw(terms) => self.take_offer(index, by, *terms),
            ActKind::WithdrawsOffer if self.offers.of(by) => {
                self.notes_offer(index, OfferEvent::Withdrawn)
            }
            ActKind::AnswersDraw(reply) => self.take_answer(index, by, *reply),
            ActKind::Declares(Declaration::Mate) => {
                self.reconstruction.mates_declared.push((index, by));
            }
            ActKind::Resigns => self.ends(index, End::Resignation(by)),
            ActKind::AnnouncesAdjusting => {
                *self.adjusting.of_mut(by) = Adjusting::Announced;
                if self.current().player == by && self.current().contacts.iter().any(Contact::binds)
                {
                    self.current_mut().adjusted_late.get_or_insert(index);
                }
            }
            ActKind::FlagFalls => self.reconstruction.flags.push((index, by)),
            ActKind::StopsRecording => {
                *self.recording_stopped.of_mut(by) = true;
                if Color::ALL.into_iter().all(|player| self.recording_stopped.of(player)) {
                    self.reconstruction.unrecorded_from.get_or_insert(index);
                }
            }
            ActKind::PressesClock { hand } => self.take_press(index, by, *hand, next),
            ActKind::Touches { .. }
            | ActKind::Places { .. }
            | ActKind::Releases { .. }
            | ActKind::Removes { .. }
            | ActKind::Puts { .. } => self.take_handling(index, by, act, next),
            ActKind::Displaces { .. }
            | ActKind::SetsRight
            | ActKind::Chooses(_)
            | ActKind::Declares(Declaration::Promotion(_) | Declaration::Move(_))
            | ActKind::StopsClocks { .. }
            | ActKind::Writes { .. }
            | ActKind::WithdrawsOffer
            | ActKind::Finds(_)
            | ActKind::Arrives
            | ActKind::Feels { .. }
            | ActKind::Signs(_)
            | ActKind::Seals { .. }
            | ActKind::Notices
            | ActKind::Testifies(_)
            | ActKind::Misbehaves(_)
            | ActKind::Decides(_)
            | ActKind::Appeals => {}
        }
    }

    fn take_consent(&mut self, index: usize, by: Color) {
        self.reconstruction.consents.push((index, by));
        let last = index.checked_sub(1);
        let mut declared = self.reconstruction.mates_declared.iter();
        if declared.any(|(act, who)| *who != by && Some(*act) == last) {
            self.ends(index, End::DeclaredMate(by));
        }
    }

    fn take_handling(&mut self, index: usize, by: Color, act: &Act, next: &BoardState) {
        // Touching a piece to move it declines the opponent's offer (9.1).
        if self.contacts(index, by, act).any(|contact| contact.binds()) {
            *self.offers.of_mut(!by) = false;
        }
        if self.current().player != by && self.is_reply(index, by, act) {
            let clocks = self.reconstruction.board_state().remaining;
            self.pass_turn(index, clocks);
        }
        if self.current().player == by {
            let adjusting = self.adjusting.of(by);
            let Reconstruction { turns, board_states, .. } = &mut self.reconstruction;
            if let (Some(turn), Some(before)) = (turns.last_mut(), board_states.last()) {
                turn.handle(index, act, adjusting, before, next);
            }
            self.note_end(index, next);
        } else {
            self.take_off_turn(index, by, act, next);
        }
        if matches!(act.kind, ActKind::Places { from, to, .. } if from != to) {
            *self.adjusting.of_mut(by) = Adjusting::No;
        }
    }

    /// Whether the opponent's act begins his own turn.
    ///
    /// Article 1.1 (2009): a player has the move once the opponent's move has been made. After an
    /// illegal one, which is never made, he has it as soon as he replies with a move of his own.
    fn is_reply(&self, index: usize, by: Color, act: &Act) -> bool {
        if !self.contacts(index, by, act).any(|contact| contact.binds()) {
            return false;
        }
        let is_moving = matches!(act.kind, ActKind::Places { from, to, .. } if from != to);
        self.current().is_left_to_reply(self.reconstruction.board_state(), is_moving)
    }

    fn contacts(&self, index: usize, by: Color, act: &Act) -> Contacts {
        let board = &self.reconstruction.board_state().board;
        self.current().contacts_of((index, act), by, board, self.adjusting.of(by))
    }

    /// Records the act of a player who does not have the move: it is only a touch, or displaces pieces on
    /// the board.
    fn take_off_turn(&mut self, index: usize, by: Color, act: &Act, next: &BoardState) {
        let contacts = self.contacts(index, by, act);
        let (adjusting, before) =
            (self.adjusting.of(by), self.reconstruction.board_state().clone());
        if let Some(idle) = self.turn_pressed_without_a_move(by) {
            idle.handle(index, act, adjusting, &before, next);
            idle.set_releases_apart();
        }
        self.reconstruction.off_turn.extend(contacts);
        let changed =
            movement::changed_squares(&self.reconstruction.board_state().board, &next.board);
        if changed.any() {
            let before = self.reconstruction.board_state().board.clone();
            let undisturbed = self.undisturbed.get_or_insert(before);
            if *undisturbed == next.board {
                self.undisturbed = None;
                self.reconstruction.displacements.clear();
            } else {
                self.reconstruction.displacements.push(index);
            }
            let mut setup = self.current().before.setup.clone();
            for square in changed {
                match next.board.piece_at(square) {
                    Some(piece) => setup.board.set_piece_at(square, piece),
                    None => setup.board.discard_piece_at(square),
                }
            }
            self.current_mut().before = TurnStart::new(setup, self.game);
            self.going_on = None;
        }
    }

    /// The turn that a player has just ended by pressing the clock on an unchanged board, as long as the
    /// opponent has done nothing: he still has the move, and what he does binds him.
    fn turn_pressed_without_a_move(&mut self, by: Color) -> Option<&mut Turn> {
        if !self.current().contacts.is_empty() {
            return None;
        }
        let before = self.reconstruction.turns.len().checked_sub(2)?;
        let open = before >= self.reconstruction.first_open;
        let turn = self.reconstruction.turns.get_mut(before).filter(|_| open)?;
        let is_idle =
            turn.player == by && turn.press.is_some() && turn.board_change == BoardChange::Nothing;
        is_idle.then_some(turn)
    }

    /// Passes the turn by a press. A player who replied to an unpressed move could not keep its player from
    /// pressing: the press still completes that move (6.7.a of 2009).
    fn take_press(&mut self, index: usize, by: Color, hand: Hand, next: &BoardState) {
        if !self.reconstruction.board_state().press_passes_turn(by) {
            return;
        }
        if self.current().player == by {
            let (turn, before) = self.current_and_board();
            turn.press(index, hand, before, next);
            // The press lets go of a piece that is still held.
            self.note_end(index, next);
            self.pass_turn(index + 1, next.remaining);
        } else if let Some(turn) =
            self.reconstruction.turns.iter_mut().rfind(|turn| turn.player == by)
        {
            turn.press.get_or_insert(index);
        }
        *self.adjusting.of_mut(by) = Adjusting::No;
    }

    /// Closes the turns that the arbiter has dealt with; the game goes on from the position put back.
    fn take_reinstatement(&mut self, index: usize, next: &BoardState) {
        let (turn, board_state) = self.current_and_board();
        turn.end(index, board_state);
        let put_back =
            self.reconstruction.turns.iter().enumerate().rev().find(|(_, turn)| {
                turn.player == next.to_move && turn.before.setup.board == next.board
            });
        let Some((first_undone, undone)) = put_back.map(|(index, turn)| (index, turn.clone()))
        else {
            return;
        };
        self.reconstruction.endings.retain(|ending| ending.turn < first_undone);
        if undone.is_completed_without_legal_move() {
            let settled = self.reconstruction.settled.of_mut(undone.player);
            *settled = settled.saturating_add(1);
        }
        let turn = Turn::again(&undone, index + 1, next.remaining);
        self.reconstruction.first_open = self.reconstruction.turns.len();
        self.begin(turn);
    }

    fn pass_turn(&mut self, index: usize, clocks: PerPlayer<u32>) {
        let game = self.game;
        let (turn, board_state) = self.current_and_board();
        turn.end(index, board_state);
        let turn_start = match turn.position_after() {
            Some(position) => TurnStart::of(position, game),
            None => {
                let castling_squares = &turn.before.castling_squares;
                let board = board_state.board_put_right();
                TurnStart::new(
                    movement::setup_after(&turn.before.setup, &board, castling_squares),
                    game,
                )
            }
        };
        let next = Turn::begin(!turn.player, index, turn_start, clocks);
        self.begin(next);
    }

    fn begin(&mut self, turn: Turn) {
        self.reconstruction.turns.push(turn);
        self.going_on = None;
    }

    fn current(&self) -> &Turn {
        self.reconstruction.turns.last().expect("an account begins with a turn and never drops one")
    }

    fn current_mut(&mut self) -> &mut Turn {
        self.current_and_board().0
    }

    fn current_and_board(&mut self) -> (&mut Turn, &BoardState) {
        let Reconstruction { turns, board_states, .. } = &mut self.reconstruction;
        let turn = turns.last_mut().expect("an account begins with a turn and never drops one");
        (turn, board_states.last().expect("it begins with a state of the board"))
    }
}
