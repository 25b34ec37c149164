//! A presentation: a series of incidents, the stage of each, and the presenter's time.
//!
//! [`Show`] is the state in the presenter's window; a [`Scene`] is the part of it that the audience may
//! see.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use acconcio_training::grading::Question;
use acconcio_training::scenario::{IncidentName, LawsChoice};
use acconcio_training::whatif::Change;
use serde::{Deserialize, Serialize};
use yew::Reducible;

use super::action::PresenterAction;
use super::scene::{Blanking, Scene, Scrolled, Zoom};
use super::stage::{Ahead, Outline, Stage};
use crate::platform::player_color::PlayerColor;
use crate::platform::storage::merge::{Merge, Tally};
use crate::platform::storage::{Key, Stored};

/// The state of a presentation.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Show {
    /// The names of the incidents, in their order.
    pub items: Vec<IncidentName>,
    /// The laws under which they are ruled on.
    pub laws: LawsChoice,
    /// The index of the incident shown.
    pub place: usize,
    /// The state of each incident.
    pub slides: Vec<Slide>,
    /// The questions that the audience is not asked.
    pub left_out: Vec<Question>,
    /// The index of the answer whose hands are counted by key.
    pub marked: Option<usize>,
    /// The blanking of the audience's screen.
    pub blanking: Blanking,
    /// The size of the type.
    pub zoom: Zoom,
    /// The player at the bottom of the board.
    pub side: PlayerColor,
    /// The distance by which the panel is scrolled.
    pub scrolled: Scrolled,
    /// Whether the replay is playing.
    #[serde(skip)]
    pub is_running: bool,
    /// The presenter's stopwatch.
    pub timing: Timing,
}

/// The state of an incident in a presentation.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Slide {
    /// The stage that is shown.
    pub stage: Stage,
    /// The hands counted for each answer.
    pub hands: BTreeMap<Question, Vec<u16>>,
    /// The questions whose hands the audience sees while it is asked them.
    pub revealed: BTreeSet<Question>,
    /// The changes to the incident.
    pub changes: Vec<Change>,
    /// The milliseconds spent on it so far, without those since [`Timing::Running`] began.
    pub spent: u64,
}

impl Slide {
    /// The hands that the audience sees: those for a question that it is asked only when they are revealed, so that
    /// nobody follows the majority.
    fn hands_shown(&self) -> BTreeMap<Question, Vec<u16>> {
        let mut hands = self.hands.clone();
        if let Stage::Question(question) = self.stage
            && !self.revealed.contains(&question)
        {
            hands.remove(&question);
        }
        hands
    }
}

/// The presenter's stopwatch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Timing {
    /// The presentation has not begun.
    #[default]
    NotBegun,
    /// The stopwatch has been running since this time, in milliseconds since 1970.
    Running(u64),
    /// The stopwatch is stopped.
    Stopped,
}

/// The greatest number of hands counted for an answer; no lecture hall holds more.
const MOST_HANDS: u16 = 999;

impl Show {
    /// The presentation of some incidents, from the beginning.
    pub fn of(items: Vec<IncidentName>, laws: LawsChoice) -> Show {
        let slides = vec![Slide::default(); items.len()];
        // Only the questions best suited to a show of hands; the others can be added.
        let left_out = vec![Question::Trigger, Question::Board, Question::Clocks, Question::Count];
        Show { items, laws, slides, left_out, ..Show::default() }
    }

    /// Returns the stored presentation if it has the same incidents, else this one.
    #[must_use]
    pub fn or_kept(self, kept: Show) -> Show {
        let fits = kept.items == self.items
            && kept.laws == self.laws
            && kept.slides.len() == self.items.len()
            && kept.place < self.items.len();
        if fits { kept } else { self }
    }

    /// The name of the incident shown; `None` if there are no incidents.
    pub fn item(&self) -> Option<&IncidentName> {
        self.items.get(self.place)
    }

    /// The state of the incident shown.
    pub fn slide(&self) -> Option<&Slide> {
        self.slides.get(self.place)
    }

    /// The stage of the incident shown.
    pub fn stage(&self) -> Stage {
        self.slide().map_or(Stage::FIRST, |slide| slide.stage)
    }

    /// The next step of the presentation.
    pub fn ahead(&self, outline: &Outline) -> Ahead {
        match outline.after(self.stage()) {
            Some(stage) => Ahead::Stage(stage),
            None if self.place + 1 < self.items.len() => Ahead::Item,
            None => Ahead::End,
        }
    }

    /// The scene that the audience sees; `None` if there are no incidents.
    pub fn scene(&self) -> Option<Scene> {
        let (item, slide) = (self.item()?, self.slide()?);
        let is_turned = slide.stage == Stage::WhatIf;
        Some(Scene {
            item: item.clone(),
            laws: self.laws,
            place: (self.place + 1, self.items.len()),
            stage: slide.stage,
            hands: slide.hands_shown(),
            marked: self.marked,
            changes: if is_turned { slide.changes.clone() } else { Vec::new() },
            blanking: self.blanking,
            zoom: self.zoom,
            side: self.side,
            scrolled: self.scrolled,
        })
    }

    /// The milliseconds counted for all incidents, and those for the incident shown.
    pub fn elapsed(&self, now: u64) -> (u64, u64) {
        let since = match self.timing {
            Timing::Running(since) => now.saturating_sub(since),
            Timing::NotBegun | Timing::Stopped => 0,
        };
        let before: u64 = self.slides.iter().map(|slide| slide.spent).sum();
        (before + since, self.slide().map_or(0, |slide| slide.spent) + since)
    }

    /// The show after an action at some moment, in milliseconds since 1970; an action that does not fit
    /// changes nothing.
    #[must_use]
    pub fn after(&self, action: &PresenterAction, outline: &Outline, now: u64) -> Show {
        let mut next = self.clone();
        next.take(action, outline, now);
        next
    }

    fn take(&mut self, action: &PresenterAction, outline: &Outline, now: u64) {
        match action {
            PresenterAction::Next => self.go_on(outline, now),
            PresenterAction::Previous => self.go_back(outline, now),
            PresenterAction::Start => self.start(outline, now),
            PresenterAction::Stop => self.stop(),
            PresenterAction::Toggle => self.toggle(outline, now),
            PresenterAction::Tick => self.tick(outline),
            PresenterAction::First => self.show(Stage::FIRST, now),
            PresenterAction::Last => self.show(Stage::Replay(outline.acts), now),
            PresenterAction::To(section) => self.show(outline.first_of(*section), now),
            PresenterAction::NextItem => self.go_to(self.place + 1, now),
            PresenterAction::PreviousItem => {
                if let Some(place) = self.place.checked_sub(1) {
                    self.go_to(place, now);
                }
            }
            PresenterAction::Item(place) => self.go_to(*place, now),
            PresenterAction::Blanking(blanking) => {
                self.blanking = if self.blanking == *blanking { Blanking::Open } else { *blanking };
            }
            PresenterAction::Zoom(steps) => self.zoom = self.zoom.by(*steps),
            PresenterAction::Scroll(windows) => self.scrolled = self.scrolled.by(*windows),
            PresenterAction::Flip => self.side = self.side.other(),
            PresenterAction::Mark(answer) => self.marked = Some(*answer),
            PresenterAction::Hands(more) => {
                if let Some(answer) = self.marked {
                    let so_far = self.hands_for(answer);
                    self.count(answer, so_far.saturating_add_signed(*more));
                }
            }
            PresenterAction::Count(answer, hands) => self.count(*answer, *hands),
            PresenterAction::Reveal => self.reveal(),
            PresenterAction::PhonesAsked(question) => {
                if let Some(slide) = self.slides.get_mut(self.place) {
                    slide.hands.remove(question);
                    slide.revealed.remove(question);
                }
            }
            PresenterAction::PhonesCounted(question, answers) => {
                if let Some(slide) = self.slides.get_mut(self.place) {
                    let hands = answers.iter().take(MOST_ANSWERS);
                    let hands = hands.map(|hands| (*hands).min(MOST_HANDS)).collect();
                    slide.hands.insert(*question, hands);
                    slide.revealed.insert(*question);
                }
            }
            PresenterAction::Ask(question) => self.ask(*question),
            PresenterAction::Turn(changes) => {
                if let Some(slide) = self.slides.get_mut(self.place) {
                    slide.changes.clone_from(changes);
                }
            }
            PresenterAction::Watch => match self.timing {
                Timing::Running(_) => {
                    self.settle(now);
                    self.timing = Timing::Stopped;
                }
                Timing::NotBegun | Timing::Stopped => self.timing = Timing::Running(now),
            },
            PresenterAction::ZeroWatch => self.zero_watch(now),
        }
    }

    /// On a blank screen nothing goes on: it is lit first.
    fn go_on(&mut self, outline: &Outline, now: u64) {
        if self.blanking != Blanking::Open {
            self.stop();
            return;
        }
        match outline.after(self.stage()) {
            Some(stage) => self.show(stage, now),
            None => self.go_to(self.place + 1, now),
        }
    }

    fn go_back(&mut self, outline: &Outline, now: u64) {
        if self.blanking != Blanking::Open {
            self.stop();
            return;
        }
        match (outline.before(self.stage()), self.place.checked_sub(1)) {
            (Some(stage), _) => self.show(stage, now),
            (None, Some(place)) => self.go_to(place, now),
            (None, None) => {}
        }
    }

    fn toggle(&mut self, outline: &Outline, now: u64) {
        if self.is_running {
            self.is_running = false;
        } else if outline.act_ahead(self.stage()).is_some() {
            self.start(outline, now);
        } else {
            self.go_on(outline, now);
        }
    }

    fn start(&mut self, outline: &Outline, now: u64) {
        self.blanking = Blanking::Open;
        let from = outline.act_ahead(self.stage()).unwrap_or_default();
        self.show(Stage::Replay(from), now);
        self.is_running = from < outline.acts;
    }

    fn stop(&mut self) {
        self.blanking = Blanking::Open;
        self.is_running = false;
    }

    fn tick(&mut self, outline: &Outline) {
        let Stage::Replay(step) = self.stage() else {
            self.is_running = false;
            return;
        };
        if self.is_running && step < outline.acts {
            self.set_stage(Stage::Replay(step + 1));
        }
        self.is_running &= step + 1 < outline.acts;
    }

    /// Shows a stage that was chosen.
    fn show(&mut self, stage: Stage, now: u64) {
        self.is_running = false;
        self.begin(now);
        self.set_stage(stage);
    }

    fn set_stage(&mut self, stage: Stage) {
        let is_other = self.stage() != stage;
        if let Some(slide) = self.slides.get_mut(self.place) {
            slide.stage = stage;
        }
        if is_other {
            self.marked = None;
            self.scrolled = Scrolled::default();
        }
    }

    /// Goes to another incident, in the state in which it was left.
    fn go_to(&mut self, place: usize, now: u64) {
        if place >= self.items.len() || place == self.place {
            return;
        }
        self.stop();
        self.begin(now);
        self.settle(now);
        self.place = place;
        self.marked = None;
        self.scrolled = Scrolled::default();
    }

    fn begin(&mut self, now: u64) {
        if self.timing == Timing::NotBegun {
            self.timing = Timing::Running(now);
        }
    }

    /// Adds the time up to now to that of the incident shown.
    fn settle(&mut self, now: u64) {
        let Timing::Running(since) = self.timing else { return };
        if let Some(slide) = self.slides.get_mut(self.place) {
            slide.spent += now.saturating_sub(since);
        }
        self.timing = Timing::Running(now);
    }

    fn zero_watch(&mut self, now: u64) {
        for slide in &mut self.slides {
            slide.spent = 0;
        }
        if let Timing::Running(_) = self.timing {
            self.timing = Timing::Running(now);
        }
    }

    fn reveal(&mut self) {
        let Stage::Question(question) = self.stage() else { return };
        if let Some(slide) = self.slides.get_mut(self.place)
            && !slide.revealed.remove(&question)
        {
            slide.revealed.insert(question);
        }
    }

    fn hands_for(&self, answer: usize) -> u16 {
        let Stage::Question(question) = self.stage() else { return 0 };
        let hands = self.slide().and_then(|slide| slide.hands.get(&question));
        hands.and_then(|hands| hands.get(answer)).copied().unwrap_or_default()
    }

    /// Counts hands for an answer while a question is shown.
    fn count(&mut self, answer: usize, hands: u16) {
        let Stage::Question(question) = self.stage() else { return };
        let Some(slide) = self.slides.get_mut(self.place) else { return };
        if answer >= MOST_ANSWERS {
            return;
        }
        let counts = slide.hands.entry(question).or_default();
        if counts.len() <= answer {
            counts.resize(answer + 1, 0);
        }
        if let Some(count) = counts.get_mut(answer) {
            *count = hands.min(MOST_HANDS);
        }
    }

    fn ask(&mut self, question: Question) {
        if self.left_out.contains(&question) {
            self.left_out.retain(|left_out| *left_out != question);
        } else {
            self.left_out.push(question);
        }
    }
}

/// The greatest number of answers to a question.
const MOST_ANSWERS: usize = 32;

impl Stored for Show {
    const KEY: Key = Key::Show;
    const VERSION: u32 = 1;
}

impl Merge for Show {
    /// Keeps the presentation on this device, if there is one.
    fn merged(&self, backup: &Show) -> (Show, Tally) {
        let (now, mut tally) =
            (if self.items.is_empty() { backup } else { self }, Tally::default());
        tally.count(Some(self), Some(backup), now);
        (now.clone(), tally)
    }
}

/// An action with what it is given to: the outline of the incident shown, and the moment.
#[derive(Clone, Debug)]
pub struct Played {
    /// The action of the presenter.
    pub action: PresenterAction,
    /// The outline of the incident shown.
    pub outline: Outline,
    /// The time, in milliseconds since 1970.
    pub now: u64,
}

impl Reducible for Show {
    type Action = Played;

    fn reduce(self: Rc<Self>, played: Played) -> Rc<Self> {
        let next = self.after(&played.action, &played.outline, played.now);
        if next == *self { self } else { Rc::new(next) }
    }
}
