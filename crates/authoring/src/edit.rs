//! The changes that an author can make to a draft.

use std::rc::Rc;

use acconcio_adjudication::disputed_points::PresetReadings;
use acconcio_adjudication::incident::{
    Absent, Act, Clocks, EventRules, Game, Incident, PerPlayer, Quickplay, Regime, Score,
    SetUpFault, Setting,
};
use acconcio_adjudication::laws::EditionId;
use acconcio_training::scenario::{
    LanguageCode, PlayersNamed, Provenance, Scenario, Text, Topic, Variant,
};
use shakmaty::{Color, Setup};

use crate::draft::{Draft, Part, acts_of, with_acts};
use crate::usual_clocks::usual_clocks;

/// One thing that an author does to a draft. Acts are named by their index among all acts of the variant, those
/// after the decision counted on.
#[derive(Clone, Debug, PartialEq)]
pub enum Edit {
    /// Inserts acts before the act with this index; at the moment of decision they belong to this part.
    Insert {
        /// The variant.
        variant: usize,
        /// The number of acts before them.
        at: usize,
        /// The acts.
        acts: Vec<Act>,
        /// The part to which they belong.
        part: Part,
    },
    /// Puts another act in the place of one.
    Change {
        /// The variant.
        variant: usize,
        /// The act.
        at: usize,
        /// The new one.
        act: Act,
    },
    /// Moves an act to another place among the others.
    Move {
        /// The variant.
        variant: usize,
        /// The act.
        from: usize,
        /// Its index afterwards.
        to: usize,
    },
    /// Deletes acts.
    Delete {
        /// The variant.
        variant: usize,
        /// The first of them.
        at: usize,
        /// Their number.
        count: usize,
    },
    /// Repeats an act after itself.
    Duplicate {
        /// The variant.
        variant: usize,
        /// The act.
        at: usize,
    },
    /// Sets the moment of decision after this number of acts.
    Decide {
        /// The variant.
        variant: usize,
        /// The number of acts before the decision.
        at: usize,
    },
    /// Puts another incident in the place of a variant's, as a changed fact makes it.
    Replace {
        /// The variant.
        variant: usize,
        /// The incident up to the decision.
        incident: Box<Incident>,
    },
    /// Sets a fact beside the acts.
    State {
        /// The variant.
        variant: usize,
        /// The fact.
        fact: Box<Fact>,
        /// The variants that it concerns.
        reach: Reach,
    },
    /// Writes a text in a language, or removes it where it is empty.
    Write {
        /// The text.
        slot: Slot,
        /// The language.
        language: LanguageCode,
        /// The text.
        text: String,
    },
    /// Names the players, or leaves them unnamed.
    Players(Option<PlayersNamed>),
    /// Sets the topics.
    Topics(Vec<Topic>),
    /// Sets the knowledge of the Laws required, 1 to 3.
    Level(u8),
    /// Sets the certainty of the position.
    Provenance(Provenance),
    /// Branches a variant off another one, after it.
    Branch {
        /// The variant from which it comes.
        of: usize,
        /// The new one's name.
        id: String,
    },
    /// Deletes a variant.
    DeleteVariant(usize),
}

/// A fact beside the acts.
#[allow(missing_docs, reason = "the names say it")]
#[allow(clippy::large_enum_variant, reason = "an edit holds one in a box")]
#[derive(Clone, Debug, PartialEq)]
pub enum Fact {
    Edition(EditionId),
    Regime(Regime),
    PresetReadings(PresetReadings),
    Start(Start),
    /// The seconds on the clock of a player.
    Time(Color, u32),
    /// The seconds added for each move.
    Increment(u32),
    Offences(PerPlayer<u8>),
    SetUp(Option<SetUpFault>),
    Setting(Setting),
    Quickplay(Quickplay),
    Event(EventRules),
    Absent(Absent),
    VisuallyDisabled(Option<Color>),
}

/// The position before the first act, and the moves that led to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Start {
    /// The position.
    pub setup: Setup,
    /// The moves before it, where they are known.
    pub score: Option<Score>,
    /// Standard chess, or Chess960.
    pub game: Game,
}

/// The variants that a fact concerns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reach {
    /// Those that have had the same value so far, so that what they share stays shared.
    #[default]
    Shared,
    /// This one alone.
    Own,
}

/// A text of a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Slot {
    /// The title.
    Title,
    /// The introduction.
    Framing,
    /// The event.
    Event,
    /// The source.
    Source,
    /// The label of a variant.
    Label(usize),
}

/// The reason why an edit is not made; the draft stays as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// There is no such act.
    #[error("there is no act with this number; name one of the list")]
    NoAct,
    /// There is no such variant.
    #[error("there is no variant with this number; name one of the list")]
    NoVariant,
    /// A draft has at least one variant.
    #[error("a draft has at least one variant; branch another one off first")]
    LastVariant,
    /// Another variant has the name.
    #[error("another variant has this name; give each a name of its own")]
    NameTaken,
    /// There are as many acts as a draft may have.
    #[error("a variant has at most {MOST_ACTS} acts; delete some first")]
    TooMany,
}

/// The largest number of acts of a variant.
pub const MOST_ACTS: usize = 500;

impl Draft {
    /// The draft after an edit.
    ///
    /// # Errors
    /// The reason why it cannot be made.
    pub fn after(&self, edit: &Edit) -> Result<Draft, Refusal> {
        match edit {
            Edit::Insert { variant, at, acts, part } => {
                self.acted(*variant, |list| list.insert(*at, acts, *part))
            }
            Edit::Change { variant, at, act } => self.acted(*variant, |list| list.change(*at, act)),
            Edit::Move { variant, from, to } => self.acted(*variant, |list| list.shift(*from, *to)),
            Edit::Delete { variant, at, count } => {
                self.acted(*variant, |list| list.delete(*at, *count))
            }
            Edit::Duplicate { variant, at } => self.acted(*variant, |list| list.duplicate(*at)),
            Edit::Decide { variant, at } => self.acted(*variant, |list| list.decide(*at)),
            Edit::Replace { variant, incident } => self.with_variant(*variant, |variant| Variant {
                incident: (**incident).clone(),
                ..variant.clone()
            }),
            Edit::State { variant, fact, reach } => self.stated(*variant, fact, *reach),
            Edit::Write { slot, language, text } => self.written(*slot, language, text),
            Edit::Players(players) => Ok(self.headed(|head| head.players.clone_from(players))),
            Edit::Topics(topics) => Ok(self.headed(|head| head.topics.clone_from(topics))),
            Edit::Level(level) => Ok(self.headed(|head| head.level = (*level).clamp(1, 3))),
            Edit::Provenance(provenance) => Ok(self.headed(|head| head.provenance = *provenance)),
            Edit::Branch { of, id } => self.branched(*of, id),
            Edit::DeleteVariant(index) => self.without(*index),
        }
    }

    fn headed(&self, change: impl FnOnce(&mut Scenario)) -> Draft {
        let mut head = (*self.head).clone();
        change(&mut head);
        Draft { head: Rc::new(head), variants: self.variants.clone() }
    }

    fn with_variant(
        &self,
        index: usize,
        change: impl FnOnce(&Variant) -> Variant,
    ) -> Result<Draft, Refusal> {
        let changed = change(self.variants.get(index).ok_or(Refusal::NoVariant)?);
        let mut next = self.clone();
        next.variants[index] = Rc::new(changed);
        Ok(next)
    }

    fn acted(
        &self,
        index: usize,
        change: impl FnOnce(&mut ActList) -> Result<(), Refusal>,
    ) -> Result<Draft, Refusal> {
        let variant = self.variants.get(index).ok_or(Refusal::NoVariant)?;
        let decision = variant.incident.acts.len();
        let mut list = ActList { acts: acts_of(variant), decision };
        change(&mut list)?;
        self.with_variant(index, |variant| with_acts(variant, list.acts, list.decision))
    }

    fn stated(&self, index: usize, fact: &Fact, reach: Reach) -> Result<Draft, Refusal> {
        let before = fact.same_of(&self.variants.get(index).ok_or(Refusal::NoVariant)?.incident);
        let mut next = self.clone();
        for (place, variant) in next.variants.iter_mut().enumerate() {
            let is_shared = reach == Reach::Shared && fact.same_of(&variant.incident) == before;
            if place == index || is_shared {
                let mut incident = variant.incident.clone();
                fact.state(&mut incident);
                *variant = Rc::new(Variant { incident, ..(**variant).clone() });
            }
        }
        Ok(next)
    }

    fn written(&self, slot: Slot, language: &LanguageCode, said: &str) -> Result<Draft, Refusal> {
        let write = |text: &Text| written(text, language, said);
        Ok(match slot {
            Slot::Title => self.headed(|head| head.title = write(&head.title)),
            Slot::Framing => self.headed(|head| head.framing = write(&head.framing)),
            Slot::Source => self.headed(|head| head.source = write(&head.source)),
            Slot::Event => self.headed(|head| {
                let event = write(head.event.as_ref().unwrap_or(&Text::default()));
                head.event = Some(event).filter(|event| event.iter().next().is_some());
            }),
            Slot::Label(index) => {
                return self.with_variant(index, |variant| Variant {
                    label: write(&variant.label),
                    ..variant.clone()
                });
            }
        })
    }

    fn branched(&self, of: usize, id: &str) -> Result<Draft, Refusal> {
        if self.variants.iter().any(|variant| variant.id == id) {
            return Err(Refusal::NameTaken);
        }
        let source = self.variants.get(of).ok_or(Refusal::NoVariant)?;
        let branch = Variant { id: id.to_owned(), label: Text::default(), ..(**source).clone() };
        let mut next = self.clone();
        next.variants.insert(of + 1, Rc::new(branch));
        Ok(next)
    }

    fn without(&self, index: usize) -> Result<Draft, Refusal> {
        if index >= self.variants.len() {
            return Err(Refusal::NoVariant);
        }
        if self.variants.len() == 1 {
            return Err(Refusal::LastVariant);
        }
        let mut next = self.clone();
        next.variants.remove(index);
        Ok(next)
    }
}

/// The text with other words in one language, in the order in which the languages came; without that language where
/// there are none.
fn written(text: &Text, language: &LanguageCode, said: &str) -> Text {
    let mut next = Text::default();
    for (code, own) in text.iter().filter(|(code, _)| *code != language || !said.is_empty()) {
        next.insert(code.clone(), own.clone());
    }
    if !said.is_empty() {
        next.insert(language.clone(), said.to_owned());
    }
    next
}

impl Fact {
    /// The same fact as an incident has it.
    pub fn same_of(&self, incident: &Incident) -> Fact {
        match self {
            Fact::Edition(_) => Fact::Edition(incident.edition),
            Fact::Regime(_) => Fact::Regime(incident.regime),
            Fact::PresetReadings(_) => Fact::PresetReadings(incident.preset_readings.clone()),
            Fact::Start(_) => Fact::Start(Start::of(incident)),
            Fact::Time(player, _) => Fact::Time(*player, incident.clocks.of(*player)),
            Fact::Increment(_) => Fact::Increment(incident.clocks.increment),
            Fact::Offences(_) => Fact::Offences(incident.illegal_moves),
            Fact::SetUp(_) => Fact::SetUp(incident.set_up),
            Fact::Setting(_) => Fact::Setting(incident.setting),
            Fact::Quickplay(_) => Fact::Quickplay(incident.quickplay_finish),
            Fact::Event(_) => Fact::Event(incident.event),
            Fact::Absent(_) => Fact::Absent(incident.absent),
            Fact::VisuallyDisabled(_) => Fact::VisuallyDisabled(incident.visually_disabled),
        }
    }

    /// Enters the fact. Proposals are enacted on the Laws of 2009 only.
    fn state(&self, incident: &mut Incident) {
        match self {
            Fact::Edition(edition) => {
                incident.edition = *edition;
                if *edition != EditionId::E2009 {
                    incident.enacted.clear();
                }
            }
            Fact::Regime(regime) => {
                // What nobody has chosen is usual for the time control.
                let (before, after) = (usual_clocks(incident.regime), usual_clocks(*regime));
                let Clocks { white, black, increment } = &mut incident.clocks;
                for (now, before, after) in [
                    (white, before.white, after.white),
                    (black, before.black, after.black),
                    (increment, before.increment, after.increment),
                ] {
                    if *now == before {
                        *now = after;
                    }
                }
                incident.regime = *regime;
            }
            Fact::PresetReadings(readings) => incident.preset_readings.clone_from(readings),
            Fact::Start(Start { setup, score, game }) => {
                incident.start.clone_from(setup);
                incident.score.clone_from(score);
                incident.game = *game;
            }
            Fact::Time(player, seconds) => {
                let Clocks { white, black, .. } = &mut incident.clocks;
                *player.fold_wb(white, black) = *seconds;
            }
            Fact::Increment(seconds) => incident.clocks.increment = *seconds,
            Fact::Offences(counted) => incident.illegal_moves = *counted,
            Fact::SetUp(fault) => incident.set_up = *fault,
            Fact::Setting(setting) => incident.setting = *setting,
            Fact::Quickplay(quickplay) => incident.quickplay_finish = *quickplay,
            Fact::Event(event) => incident.event = *event,
            Fact::Absent(absent) => incident.absent = *absent,
            Fact::VisuallyDisabled(player) => incident.visually_disabled = *player,
        }
    }
}

impl Start {
    /// The start of an incident.
    pub fn of(incident: &Incident) -> Start {
        let Incident { start, score, game, .. } = incident;
        Start { setup: start.clone(), score: score.clone(), game: *game }
    }
}

/// The acts of a variant, and the number of them up to the decision.
struct ActList {
    acts: Vec<Act>,
    decision: usize,
}

impl ActList {
    fn insert(&mut self, at: usize, acts: &[Act], part: Part) -> Result<(), Refusal> {
        if at > self.acts.len() {
            return Err(Refusal::NoAct);
        }
        if self.acts.len() + acts.len() > MOST_ACTS {
            return Err(Refusal::TooMany);
        }
        let is_before = at < self.decision || (at == self.decision && part == Part::Incident);
        if is_before {
            self.decision += acts.len();
        }
        self.renumber(|index| Some(if index >= at { index + acts.len() } else { index }));
        self.acts.splice(at..at, acts.iter().cloned());
        Ok(())
    }

    fn change(&mut self, at: usize, act: &Act) -> Result<(), Refusal> {
        let place = self.acts.get_mut(at).ok_or(Refusal::NoAct)?;
        *place = Act { about: act.about.filter(|about| *about < at), ..act.clone() };
        Ok(())
    }

    fn shift(&mut self, from: usize, to: usize) -> Result<(), Refusal> {
        if from >= self.acts.len() || to >= self.acts.len() {
            return Err(Refusal::NoAct);
        }
        self.renumber(|index| {
            Some(if index == from {
                to
            } else if from < index && index <= to {
                index - 1
            } else if to <= index && index < from {
                index + 1
            } else {
                index
            })
        });
        let act = self.acts.remove(from);
        self.acts.insert(to, act);
        // What a claim is about has happened before it.
        for (index, act) in self.acts.iter_mut().enumerate() {
            act.about = act.about.filter(|about| *about < index);
        }
        Ok(())
    }

    fn delete(&mut self, at: usize, count: usize) -> Result<(), Refusal> {
        let end = at.checked_add(count).filter(|end| *end <= self.acts.len());
        let end = end.ok_or(Refusal::NoAct)?;
        self.acts.drain(at..end);
        self.decision -= end.min(self.decision).saturating_sub(at);
        self.renumber(|index| match index {
            index if index < at => Some(index),
            index if index < end => None,
            index => Some(index - count),
        });
        Ok(())
    }

    fn duplicate(&mut self, at: usize) -> Result<(), Refusal> {
        let act = self.acts.get(at).cloned().ok_or(Refusal::NoAct)?;
        let part = if at < self.decision { Part::Incident } else { Part::Epilogue };
        self.insert(at + 1, &[act], part)
    }

    fn decide(&mut self, at: usize) -> Result<(), Refusal> {
        if at > self.acts.len() {
            return Err(Refusal::NoAct);
        }
        self.decision = at;
        Ok(())
    }

    /// Gives the acts that claims are about their new indices.
    fn renumber(&mut self, new: impl Fn(usize) -> Option<usize>) {
        for act in &mut self.acts {
            act.about = act.about.and_then(&new);
        }
    }
}
