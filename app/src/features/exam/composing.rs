//! The state of a paper while it is composed.

use std::collections::BTreeSet;
use std::rc::Rc;

use acconcio_adjudication::incident::Regime;
use acconcio_adjudication::laws::EditionId;
use acconcio_training::exam::{
    Asked, Blueprint, Chosen, KnockOut, Marking, PassMark, Preset, Section, Weights,
};
use acconcio_training::grading::Question;
use acconcio_training::scenario::{IncidentName, LawsChoice, Topic};
use yew::Reducible;

/// A paper while it is composed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Composition {
    /// The preset that it follows, as long as nothing was changed.
    pub preset: Option<Preset>,
    /// The blueprint of the paper.
    pub blueprint: Blueprint,
    /// The seed of the draw.
    pub seed: u32,
    /// The articles of each section, as they were typed.
    pub articles: Vec<String>,
    /// The way in which its time is chosen.
    pub time: Time,
    /// The single incidents that are pinned or excluded.
    pub chosen: Chosen,
}

/// The way in which the time of a paper is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Time {
    /// As many minutes for each incident as where so many incidents have so many minutes.
    PerIncident {
        /// The minutes.
        minutes: u16,
        /// The incidents.
        incidents: u16,
    },
    /// By hand: it stays as it is.
    ByHand,
}

/// A criterion that a section admits.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spec {
    Topic(Topic),
    Level(u8),
    Edition(EditionId),
    Regime(Regime),
}

/// An action of the composer. Sections are given by their index.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Composing {
    /// Begins from a preset.
    Preset(Preset),
    /// Sets the laws under which the incidents are ruled on.
    Laws(LawsChoice),
    /// Adds a section.
    AddSection,
    /// Removes a section.
    RemoveSection(usize),
    /// Sets the number of incidents of a section.
    Count(usize, u8),
    /// Admits a criterion in a section, or no longer.
    Turn(usize, Spec),
    /// Sets the articles of a section, separated by commas.
    Articles(usize, String),
    /// Sets how much is asked about each incident of a section.
    Asked(usize, Asked),
    /// Sets the time in minutes.
    Minutes(u16),
    /// Sets the pass mark.
    Pass(PassMark),
    /// Sets the marking: one mark for an incident that is right as a whole, or marks for each question.
    Marking(Marking),
    /// Sets the weight of a question.
    Weight(Question, u8),
    /// Makes an error fail the paper, or no longer.
    KnockOut(KnockOut),
    /// Draws from another seed.
    Seed(u32),
    /// Pins an incident, or no longer.
    Pin(IncidentName),
    /// Draws another incident in place of one.
    Swap(IncidentName),
    /// Pins and excludes no incident any more.
    Free,
    /// Goes on with a paper that was saved.
    Reopen(Box<Composition>),
}

impl Composition {
    /// A paper that follows a preset.
    pub fn of(preset: Preset, seed: u32) -> Composition {
        let blueprint = preset.blueprint();
        let articles = blueprint.sections.iter().map(|it| joined(&it.articles)).collect();
        let time =
            Time::PerIncident { minutes: blueprint.minutes, incidents: incidents_of(&blueprint) };
        let chosen = Chosen::default();
        Composition { preset: Some(preset), blueprint, seed, articles, time, chosen }
    }

    /// A paper of which the incidents are drawn already.
    pub fn drawn(blueprint: Blueprint, seed: u32) -> Composition {
        let articles = blueprint.sections.iter().map(|it| joined(&it.articles)).collect();
        let time = Time::ByHand;
        Composition { preset: None, blueprint, seed, articles, time, chosen: Chosen::default() }
    }

    /// A paper on incidents that were chosen one by one, all of them pinned.
    pub fn chosen(names: Vec<IncidentName>, seed: u32) -> Composition {
        let mut composition = Composition::of(Preset::FideArbiter, seed);
        let most = names.len().min(Blueprint::MOST_ITEMS);
        let count = u8::try_from(most).unwrap_or(u8::MAX);
        composition.blueprint.sections = vec![Section { count, ..Section::default() }];
        composition.articles = vec![String::new()];
        composition.preset = None;
        composition.chosen.pinned = names.into_iter().collect();
        composition.time_follows();
        composition
    }

    /// Whether a section names a criterion among those it admits.
    pub fn has(&self, section: usize, spec: Spec) -> bool {
        self.blueprint.sections.get(section).is_some_and(|section| match spec {
            Spec::Topic(topic) => section.topics.contains(&topic),
            Spec::Level(level) => section.levels.contains(&level),
            Spec::Edition(edition) => section.editions.contains(&edition),
            Spec::Regime(regime) => section.regimes.contains(&regime),
        })
    }

    fn take(&mut self, action: Composing) {
        // These keep the preset; a paper changed by any other action no longer follows it.
        let keeps = matches!(action, Composing::Preset(_) | Composing::Seed(_) | Composing::Pin(_))
            || matches!(action, Composing::Swap(_) | Composing::Free);
        if !keeps {
            self.preset = None;
        }
        match action {
            Composing::Preset(preset) => *self = Composition::of(preset, self.seed),
            Composing::Laws(laws) => {
                self.blueprint.laws = laws;
                // Only as played have the incidents editions of their own.
                self.blueprint.sections.iter_mut().for_each(|it| it.editions.clear());
            }
            Composing::Seed(seed) => self.seed = seed,
            Composing::Pin(name) => turn(&mut self.chosen.pinned, name),
            Composing::Swap(name) => {
                self.chosen.pinned.remove(&name);
                self.chosen.excluded.insert(name);
            }
            Composing::Free => self.chosen = Chosen::default(),
            Composing::Reopen(saved) => *self = *saved,
            Composing::AddSection => {
                self.add_section();
                self.time_follows();
            }
            Composing::RemoveSection(index) => {
                self.remove_section(index);
                self.time_follows();
            }
            Composing::Count(index, count) => {
                self.change(index, |section| section.count = count);
                self.time_follows();
            }
            Composing::Turn(index, spec) => self.change(index, |section| turn_spec(section, spec)),
            Composing::Articles(index, text) => self.take_articles(index, text),
            Composing::Asked(index, asked) => self.change(index, |section| section.asked = asked),
            Composing::Minutes(minutes) => {
                self.time = Time::ByHand;
                self.blueprint.minutes = minutes;
            }
            Composing::Pass(pass) => self.blueprint.pass = pass,
            Composing::Marking(marking) => self.blueprint.marking = marking,
            Composing::Weight(question, weight) => self.weigh(question, weight),
            Composing::KnockOut(error) => turn(&mut self.blueprint.knock_outs, error),
        }
    }

    /// Gives the paper the time of its incidents, in full minutes, unless the time was set by hand.
    fn time_follows(&mut self) {
        match self.time {
            Time::ByHand => {}
            Time::PerIncident { minutes, incidents } => {
                let asked = u32::from(incidents_of(&self.blueprint));
                let needed = (asked * u32::from(minutes)).div_ceil(u32::from(incidents.max(1)));
                let most = u32::from(Blueprint::MOST_MINUTES);
                self.blueprint.minutes = u16::try_from(needed.clamp(1, most)).unwrap_or(1);
            }
        }
    }

    fn change(&mut self, index: usize, change: impl FnOnce(&mut Section)) {
        if let Some(section) = self.blueprint.sections.get_mut(index) {
            change(section);
        }
    }

    /// Adds a section under the editions of the one before it.
    fn add_section(&mut self) {
        let sections = &mut self.blueprint.sections;
        let editions = sections.last().map(|it| it.editions.clone()).unwrap_or_default();
        sections.push(Section { count: 5, editions, ..Section::default() });
        self.articles.push(String::new());
    }

    /// Removes a section, but never the last one.
    fn remove_section(&mut self, index: usize) {
        let sections = &mut self.blueprint.sections;
        if sections.len() > 1 && index < sections.len() {
            sections.remove(index);
            self.articles.remove(index);
        }
    }

    fn take_articles(&mut self, index: usize, text: String) {
        let words = text.split([',', ';']).map(str::trim).filter(|word| !word.is_empty());
        let articles = words.map(str::to_owned).collect();
        self.change(index, |section| section.articles = articles);
        if let Some(typed) = self.articles.get_mut(index) {
            *typed = text;
        }
    }

    fn weigh(&mut self, question: Question, weight: u8) {
        let mut weights = match &self.blueprint.marking {
            Marking::PerQuestion(weights) => weights.clone(),
            Marking::PerItem => Weights::default(),
        };
        weights.0.insert(question, weight);
        if weight == 1 {
            weights.0.remove(&question);
        }
        self.blueprint.marking = Marking::PerQuestion(weights);
    }
}

/// The incidents of all sections.
fn incidents_of(blueprint: &Blueprint) -> u16 {
    blueprint.sections.iter().map(|section| u16::from(section.count)).sum()
}

fn turn_spec(section: &mut Section, spec: Spec) {
    match spec {
        Spec::Topic(topic) => turn(&mut section.topics, topic),
        Spec::Level(level) => turn(&mut section.levels, level),
        Spec::Edition(edition) => turn(&mut section.editions, edition),
        Spec::Regime(regime) => turn(&mut section.regimes, regime),
    }
}

fn turn<T: Ord>(set: &mut BTreeSet<T>, value: T) {
    if !set.remove(&value) {
        set.insert(value);
    }
}

fn joined(articles: &BTreeSet<String>) -> String {
    articles.iter().map(String::as_str).collect::<Vec<_>>().join(", ")
}

impl Reducible for Composition {
    type Action = Composing;

    fn reduce(self: Rc<Self>, action: Composing) -> Rc<Self> {
        let mut next = (*self).clone();
        next.take(action);
        Rc::new(next)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(actions: impl IntoIterator<Item = Composing>) -> Composition {
        let mut composition = Composition::of(Preset::FideArbiter, 7);
        actions.into_iter().for_each(|action| composition.take(action));
        composition
    }

    #[test]
    fn ok_a_known_exam_stays_one_until_it_is_changed() {
        assert_eq!(after([]).preset, Some(Preset::FideArbiter));
        let drawn = after([Composing::Seed(9)]);
        assert_eq!((drawn.preset, drawn.seed), (Some(Preset::FideArbiter), 9));
        let other = after([Composing::Seed(9), Composing::Preset(Preset::FrenchUvr)]);
        assert_eq!((other.preset, other.seed), (Some(Preset::FrenchUvr), 9));
        assert_eq!(after([Composing::Minutes(30)]).preset, None);
    }

    #[test]
    fn ok_single_incidents_are_pinned_and_swapped() {
        let name = |variant: &str| IncidentName {
            scenario: "castling".to_owned(),
            variant: variant.to_owned(),
        };
        let both = after([Composing::Pin(name("a")), Composing::Swap(name("b"))]);
        assert_eq!(both.preset, Some(Preset::FideArbiter), "it is still that exam");
        assert_eq!((both.chosen.pinned.len(), both.chosen.excluded.len()), (1, 1));
        let swapped = after([Composing::Pin(name("a")), Composing::Swap(name("a"))]);
        assert!(swapped.chosen.pinned.is_empty(), "what is excluded is not pinned");
        let freed = after([Composing::Swap(name("b")), Composing::Free]);
        assert_eq!(freed.chosen, Chosen::default());
    }

    #[test]
    fn ok_a_paper_on_chosen_incidents_pins_them_and_has_their_time() {
        let name = |scenario: &str| IncidentName {
            scenario: scenario.to_owned(),
            variant: "a".to_owned(),
        };
        let paper = Composition::chosen(vec![name("castling"), name("promotion")], 7);
        assert_eq!((paper.chosen.pinned.len(), paper.preset), (2, None));
        let [section] = &paper.blueprint.sections[..] else { panic!("one section") };
        assert_eq!((section.count, paper.articles.len(), paper.blueprint.minutes), (2, 1, 14));
        assert!(section.topics.is_empty() && section.levels.is_empty());
    }

    #[test]
    fn ok_sections_are_added_filled_and_taken_out() {
        let castling = Spec::Topic(Topic::Castling);
        let two = after([
            Composing::AddSection,
            Composing::Count(1, 3),
            Composing::Turn(1, castling),
            Composing::Turn(1, Spec::Level(2)),
            Composing::Articles(1, "4.3, 7.5.1".to_owned()),
        ]);
        let section = &two.blueprint.sections[1];
        assert_eq!((section.count, two.has(1, castling), two.has(0, castling)), (3, true, false));
        assert_eq!(joined(&section.articles), "4.3, 7.5.1");
        assert_eq!(section.editions, two.blueprint.sections[0].editions);
        let mut one = two.clone();
        one.take(Composing::Turn(1, castling));
        assert!(!one.has(1, castling));
        one.take(Composing::RemoveSection(0));
        assert_eq!((one.blueprint.sections.len(), one.articles.len()), (1, 1));
        // The last section stays, and a section that does not exist is ignored.
        one.take(Composing::RemoveSection(0));
        one.take(Composing::Count(5, 1));
        assert_eq!(one.blueprint.sections.len(), 1);
    }

    #[test]
    fn ok_the_time_follows_the_number_of_incidents_until_it_is_set_by_hand() {
        let minutes = |actions: &[Composing]| after(actions.to_vec()).blueprint.minutes;
        let (two, ten) = (Composing::Count(0, 2), Composing::Count(0, 10));
        // 132 minutes for 20 incidents.
        assert_eq!(minutes(&[]), 132);
        assert_eq!(minutes(std::slice::from_ref(&two)), 14);
        assert_eq!(minutes(&[two.clone(), ten.clone()]), 66);
        assert_eq!(minutes(&[Composing::Count(0, 0)]), 1, "while the number is typed");
        assert_eq!(minutes(&[ten.clone(), Composing::AddSection]), 99);
        assert_eq!(minutes(&[ten.clone(), Composing::AddSection, Composing::RemoveSection(1)]), 66);
        assert_eq!(minutes(&[Composing::Minutes(45), two.clone()]), 45);
        // Another exam has a time of its own again.
        let french = Composing::Preset(Preset::FrenchUvr);
        assert_eq!(minutes(&[Composing::Minutes(45), french, ten]), 40);
    }

    #[test]
    fn ok_what_weighs_one_is_not_written() {
        let heavy = after([Composing::Weight(Question::Result, 3)]);
        assert_eq!(heavy.blueprint.weight(Question::Result), 3);
        let plain = after([
            Composing::Marking(Marking::PerItem),
            Composing::Weight(Question::Result, 3),
            Composing::Weight(Question::Result, 1),
        ]);
        assert_eq!(plain.blueprint.marking, Marking::default());
        let strict = after([Composing::KnockOut(KnockOut::EndMissed)]);
        assert!(strict.blueprint.knock_outs.contains(&KnockOut::EndMissed));
    }
}
