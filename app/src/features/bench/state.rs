//! The state of the bench: the draft, the place at which is recorded, and the hand that acts. A plain struct and a
//! reducer; it contains no page and no texts.

use std::collections::BTreeSet;
use std::rc::Rc;

use acconcio_adjudication::Ruling;
use acconcio_adjudication::board_state::BoardState;
use acconcio_adjudication::incident::{Act, ActKind, Hand, Person, Sight};
use acconcio_authoring::command::{Command, Order};
use acconcio_authoring::gesture::{Gesture, Manual, Moment, Promotion, Recorded, Tool};
use acconcio_authoring::{Draft, Edit, History, Impossible, Part, Refusal, Rulings, Walk};
use acconcio_training::scenario::Variant;
use acconcio_training::whatif::{About, Facet};
use shakmaty::{Color, Square};
use yew::Reducible;

/// The state of the bench.
#[derive(Clone)]
pub struct BenchState {
    /// The draft, with everything that was done to it.
    pub history: History,
    /// The variant shown.
    pub variant: usize,
    /// The number of acts before the moment shown, at which is recorded.
    pub at: usize,
    /// The part to which acts recorded at the decision belong.
    pub part: Part,
    /// The variant, played.
    pub walk: Rc<Walk>,
    /// The rulings up to the moment shown.
    pub rulings: Rc<Rulings>,
    /// The player whose hand acts; none for the one who has the move.
    pub by: Option<Color>,
    /// The hand.
    pub hand: Hand,
    /// The gesture of the hand.
    pub tool: Tool,
    /// Whether the arbiter sees what is recorded.
    pub sight: Sight,
    /// The seconds before the next act.
    pub after: u32,
    /// The pawn of which is asked what becomes of it: from where, to where.
    pub asks: Option<(Square, Square)>,
    /// The last thing that could not be done.
    pub refused: Option<Refused>,
    /// The facets that the last changed fact has changed.
    pub turned_by_fact: Vec<Facet>,
    /// The facts about which the author has answered.
    pub settled: BTreeSet<About>,
}

/// Something that could not be done, and why.
#[derive(Clone, Debug, PartialEq)]
pub enum Refused {
    /// An act, at this moment.
    Act(Impossible),
    /// An edit of the draft.
    Edit(Refusal),
    /// The piece that a pawn becomes was asked for, and there is no pawn.
    NoPawn,
}

/// An action on the bench.
#[derive(Clone, Debug)]
pub enum BenchAction {
    /// A hand is moved over the board.
    Gesture(Gesture),
    /// The pawn of which was asked becomes this.
    Promote(Promotion),
    /// The question about the pawn is withdrawn.
    Withdraw,
    /// A player presses the clock.
    Press(Color),
    /// A person says or does something beside the board.
    Say(Person, ActKind),
    /// A command in words.
    Obey(Command),
    /// An edit of the draft.
    Edit(Edit),
    /// The last step is undone.
    Undo,
    /// The step undone last is done again.
    Redo,
    /// The moment after this number of acts is shown.
    Show(usize),
    /// Another variant is shown.
    Variant(usize),
    /// This player's hand acts.
    By(Option<Color>),
    /// This hand acts.
    Hand(Hand),
    /// The hand does this.
    Tool(Tool),
    /// The arbiter sees, or does not see, what is recorded.
    Sight(Sight),
    /// So many seconds pass before the next act.
    After(u32),
    /// Acts at the decision belong to this part.
    Part(Part),
    /// The author has answered about this fact.
    Settle(About),
    /// The refusal is no longer shown.
    Dismiss,
}

impl BenchState {
    /// The bench with a draft, at the moment of decision of its first variant.
    pub fn open(history: History, settled: BTreeSet<About>) -> BenchState {
        let first = history.draft().variant(0);
        let (walk, at) = (Rc::new(Walk::of(first)), first.incident.acts.len());
        let rulings = Rc::new(Rulings::of(&walk, at, None));
        BenchState {
            history,
            variant: 0,
            at,
            part: Part::Incident,
            walk,
            rulings,
            by: None,
            hand: Hand::One,
            tool: Tool::Move,
            sight: Sight::Seen,
            after: 0,
            asks: None,
            refused: None,
            turned_by_fact: Vec::new(),
            settled,
        }
    }

    /// The bench with another variant shown.
    #[must_use]
    pub fn turned_to(mut self, variant: usize) -> BenchState {
        self.turn_to(variant);
        self
    }

    /// The draft.
    pub fn draft(&self) -> &Draft {
        self.history.draft()
    }

    /// The variant shown, as it is written.
    pub fn written(&self) -> &Rc<Variant> {
        self.draft().variant(self.variant)
    }

    /// The number of acts of the variant shown.
    pub fn acts(&self) -> usize {
        self.walk.impossible.len()
    }

    /// Board, hands and clocks at the moment shown.
    pub fn board_state(&self) -> &BoardState {
        &self.walk.states[self.at.min(self.walk.states.len() - 1)]
    }

    /// The player whose hand acts.
    pub fn actor(&self) -> Color {
        self.by.unwrap_or(self.board_state().to_move)
    }

    /// The act, by its index among all, that is the possible one with this index.
    pub fn written_index(&self, possible: usize) -> usize {
        let done = self.walk.impossible.iter().enumerate().filter(|(_, why)| why.is_none());
        { done }.nth(possible).map_or(possible, |(index, _)| index)
    }

    /// An act of the variant shown, by its index among all; that a bystander notices something where there is none.
    pub fn act(&self, index: usize) -> Act {
        let Variant { incident, epilogue, .. } = &**self.written();
        let act = incident.acts.iter().chain(epilogue).nth(index).cloned();
        act.unwrap_or_else(|| Act::by(Person::Bystander, ActKind::Notices))
    }

    /// The rulings before and after an act that has changed it, as far as the rulings go.
    pub fn rulings_around(&self, index: usize) -> Option<(&Ruling, &Ruling)> {
        let is_done = self.walk.impossible.get(index).is_some_and(Option::is_none);
        let possible = self.walk.possible_before(index);
        if !is_done || index >= self.at || self.rulings.changed_by(possible).is_empty() {
            return None;
        }
        Some((self.rulings.after(possible)?, self.rulings.after(possible + 1)?))
    }

    fn manual(&self) -> Manual {
        let BenchState { hand, tool, sight, after, .. } = *self;
        Manual { by: self.actor(), hand, tool, sight, after }
    }

    fn after(&self, action: BenchAction) -> BenchState {
        let mut next = self.clone();
        next.refused = None;
        next.asks = None;
        match action {
            BenchAction::Gesture(gesture) => next.gesture(&self.manual(), gesture),
            BenchAction::Promote(promotion) => next.promote(self.asks, promotion),
            BenchAction::Press(player) => {
                next.do_alone(player.into(), ActKind::PressesClock { hand: self.hand });
                next.by = None;
            }
            BenchAction::Say(by, kind) => next.do_alone(by, kind),
            BenchAction::Obey(command) => next.obey(&command),
            BenchAction::Edit(edit) => next.edit(&edit),
            BenchAction::Undo => next.step_back(History::undo),
            BenchAction::Redo => next.step_back(History::redo),
            BenchAction::Show(at) => next.show(at.min(self.acts())),
            BenchAction::Variant(variant) => next.turn_to(variant),
            BenchAction::By(by) => next.by = by,
            BenchAction::Hand(hand) => next.hand = hand,
            BenchAction::Tool(tool) => next.tool = tool,
            BenchAction::Sight(sight) => next.sight = sight,
            BenchAction::After(after) => next.after = after,
            BenchAction::Part(part) => next.part = part,
            BenchAction::Settle(about) => {
                next.settled.insert(about);
            }
            BenchAction::Withdraw | BenchAction::Dismiss => {}
        }
        next
    }

    fn gesture(&mut self, manual: &Manual, gesture: Gesture) {
        match Moment::of(&self.walk, self.at).record(manual, gesture) {
            Ok(Recorded::Acts(acts)) => self.insert(acts),
            Ok(Recorded::AsksForPromotion { from, to }) => self.asks = Some((from, to)),
            Err(error) => self.refuse(error),
        }
    }

    fn promote(&mut self, asked: Option<(Square, Square)>, promotion: Promotion) {
        let Some(asked) = asked else {
            self.refused = Some(Refused::NoPawn);
            return;
        };
        match Moment::of(&self.walk, self.at).promote(&self.manual(), asked, promotion) {
            Ok(acts) => self.insert(acts),
            Err(error) => self.refuse(error),
        }
    }

    fn do_alone(&mut self, by: Person, kind: ActKind) {
        let act = Act { sight: self.sight, after: self.after, ..Act::by(by, kind) };
        match self.walk.refuses(self.at, &act) {
            Some(why) => self.refused = Some(Refused::Act(why)),
            None => self.insert(vec![act]),
        }
    }

    fn obey(&mut self, command: &Command) {
        let by = command.by.unwrap_or(Person::from(self.actor()));
        let sight = if self.sight.is_seen() { command.sight } else { Sight::Unseen };
        let (before, hand) = ((self.sight, self.hand, self.tool), command.hand);
        (self.sight, self.hand, self.tool) = (sight, hand, Tool::Move);
        match (&command.order, by.player()) {
            (Order::Act(kind), _) => self.do_alone(by, kind.clone()),
            (Order::Plays(from, to), player) => {
                let manual = Manual { by: player.unwrap_or(self.actor()), ..self.manual() };
                self.gesture(&manual, Gesture::Carry(*from, *to));
            }
        }
        (self.sight, self.hand, self.tool) = before;
    }

    fn refuse(&mut self, error: acconcio_adjudication::board_state::ActError) {
        let states = &self.walk.states[..=self.at.min(self.walk.states.len() - 1)];
        self.refused = Some(Refused::Act(Impossible::at(states, error)));
    }

    fn insert(&mut self, acts: Vec<Act>) {
        let (variant, at, part, number) = (self.variant, self.at, self.part, acts.len());
        let presses = acts.iter().any(|act| matches!(act.kind, ActKind::PressesClock { .. }));
        match self.history.make(&Edit::Insert { variant, at, acts, part }) {
            Ok(()) => {
                self.after = 0;
                if presses {
                    self.by = None;
                }
                self.turned_by_fact.clear();
                self.refresh(at + number);
            }
            Err(refusal) => self.refused = Some(Refused::Edit(refusal)),
        }
    }

    fn edit(&mut self, edit: &Edit) {
        let before = self.written().clone();
        let ruled = self.rulings.clone();
        if let Err(refusal) = self.history.make(edit) {
            self.refused = Some(Refused::Edit(refusal));
            return;
        }
        match edit {
            Edit::Branch { of, .. } => self.turn_to(of + 1),
            Edit::DeleteVariant(index) if *index <= self.variant => {
                self.turn_to(self.variant.saturating_sub(1));
            }
            Edit::Insert { variant, at, acts, .. } if *variant == self.variant => {
                self.refresh(at + acts.len());
            }
            Edit::Insert { .. }
            | Edit::Change { .. }
            | Edit::Move { .. }
            | Edit::Delete { .. }
            | Edit::Duplicate { .. }
            | Edit::Decide { .. }
            | Edit::Replace { .. }
            | Edit::State { .. }
            | Edit::Write { .. }
            | Edit::Players(_)
            | Edit::Topics(_)
            | Edit::Level(_)
            | Edit::Provenance(_)
            | Edit::DeleteVariant(_) => self.refresh(self.place_after(&before)),
        }
        let is_of_facts = matches!(edit, Edit::State { .. } | Edit::Replace { .. });
        self.turned_by_fact =
            if is_of_facts { self.rulings.differ_from(&ruled) } else { Vec::new() };
    }

    fn step_back(&mut self, step: fn(&mut History) -> bool) {
        let before = self.written().clone();
        if step(&mut self.history) {
            self.variant = self.variant.min(self.draft().variants().len() - 1);
            self.turned_by_fact.clear();
            let at = place_of_change(&before, self.written()).unwrap_or(self.at);
            self.refresh(at);
        }
    }

    fn turn_to(&mut self, variant: usize) {
        self.variant = variant.min(self.draft().variants().len() - 1);
        self.refresh(self.written().incident.acts.len());
    }

    /// Shows a moment, and rules on it; what the rulings before it have in common with it is taken over.
    fn show(&mut self, at: usize) {
        self.at = at;
        self.rulings = Rc::new(Rulings::of(&self.walk, at, Some(&self.rulings)));
    }

    /// The moment to show after an edit: the end, where the end was shown, and else the same acts.
    fn place_after(&self, before: &Variant) -> usize {
        let all = self.written().incident.acts.len() + self.written().epilogue.len();
        let was_at_end = self.at == before.incident.acts.len() + before.epilogue.len();
        if was_at_end { all } else { self.at.min(all) }
    }

    fn refresh(&mut self, at: usize) {
        self.walk = Rc::new(Walk::of(self.written()));
        self.show(at.min(self.acts()));
    }
}

/// The number of acts up to the end of what differs between two states of a variant; none where nothing does.
fn place_of_change(before: &Variant, after: &Variant) -> Option<usize> {
    let acts = |variant: &Variant| -> Vec<Act> {
        variant.incident.acts.iter().chain(&variant.epilogue).cloned().collect()
    };
    let (before, after) = (acts(before), acts(after));
    if before == after {
        return None;
    }
    let pairs = before.iter().rev().zip(after.iter().rev());
    Some(after.len() - pairs.take_while(|(one, other)| one == other).count())
}

impl Reducible for BenchState {
    type Action = BenchAction;

    fn reduce(self: Rc<Self>, action: BenchAction) -> Rc<Self> {
        Rc::new(BenchState::after(&self, action))
    }
}

/// Compares by what is shown; the rulings follow from it.
impl PartialEq for BenchState {
    fn eq(&self, other: &BenchState) -> bool {
        std::ptr::eq(self, other)
    }
}

#[cfg(test)]
mod tests;
