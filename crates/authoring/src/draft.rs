//! A scenario in the making.

use std::rc::Rc;

use acconcio_adjudication::incident::{Act, Incident, Regime};
use acconcio_adjudication::laws::EditionId;
use acconcio_training::scenario::{Provenance, Scenario, Scope, Text, Variant};

/// A scenario in the making. Copies share what they have in common, so that every state of a long piece of work
/// can be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The scenario without its variants.
    pub(crate) head: Rc<Scenario>,
    /// The variants; at least one.
    pub(crate) variants: Vec<Rc<Variant>>,
}

/// The part of a variant to which an act belongs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Part {
    /// The acts up to the moment of decision.
    #[default]
    Incident,
    /// The acts afterwards.
    Epilogue,
}

impl Draft {
    /// Returns a draft without acts, from the initial position, under the laws in force.
    pub fn begun(id: &str, variant: &str) -> Draft {
        let edition = EditionId::IN_FORCE;
        let incident = Incident { edition, ..Incident::initial(Regime::Standard) };
        Draft {
            head: Rc::new(Scenario {
                id: id.to_owned(),
                title: Text::default(),
                framing: Text::default(),
                players: None,
                event: None,
                topics: Vec::new(),
                chapter: None,
                level: 1,
                source: Text::default(),
                provenance: Provenance::Constructed,
                variants: Vec::new(),
            }),
            variants: vec![Rc::new(Variant {
                id: variant.to_owned(),
                label: Text::default(),
                scope: Scope::AnyLaws,
                incident,
                epilogue: Vec::new(),
            })],
        }
    }

    /// Returns the draft of a scenario; none where it has no variant.
    pub fn of(scenario: &Scenario) -> Option<Draft> {
        let variants: Vec<Rc<Variant>> = scenario.variants.iter().cloned().map(Rc::new).collect();
        let head = Scenario { variants: Vec::new(), ..scenario.clone() };
        (!variants.is_empty()).then(|| Draft { head: Rc::new(head), variants })
    }

    /// Whether this is the other draft itself, or a copy of it to which nothing was done.
    pub fn is(&self, other: &Draft) -> bool {
        let same = |(one, other): (&Rc<Variant>, &Rc<Variant>)| Rc::ptr_eq(one, other);
        Rc::ptr_eq(&self.head, &other.head)
            && self.variants.len() == other.variants.len()
            && self.variants.iter().zip(&other.variants).all(same)
    }

    /// The draft with the texts that another state of the same scenario has in other languages.
    #[must_use]
    pub fn with_texts_of(&self, other: &Scenario) -> Draft {
        let mut scenario = self.scenario();
        add(&mut scenario.title, &other.title);
        add(&mut scenario.framing, &other.framing);
        add(&mut scenario.source, &other.source);
        if let (Some(own), Some(other)) = (&mut scenario.event, &other.event) {
            add(own, other);
        }
        for variant in &mut scenario.variants {
            if let Some(other) = other.variant(&variant.id) {
                add(&mut variant.label, &other.label);
            }
        }
        Draft::of(&scenario).unwrap_or_else(|| self.clone())
    }

    /// The scenario, with every act that is written down, impossible ones too.
    pub fn scenario(&self) -> Scenario {
        let variants = self.variants.iter().map(|variant| (**variant).clone()).collect();
        Scenario { variants, ..(*self.head).clone() }
    }

    /// The scenario without its variants.
    pub fn head(&self) -> &Scenario {
        &self.head
    }

    /// The variants, in order.
    pub fn variants(&self) -> &[Rc<Variant>] {
        &self.variants
    }

    /// The variant with this index; the last one where there is none.
    pub fn variant(&self, index: usize) -> &Rc<Variant> {
        let last = self.variants.len() - 1;
        &self.variants[index.min(last)]
    }
}

/// Adds to a text what another one has in languages that it lacks.
fn add(text: &mut Text, other: &Text) {
    for (language, said) in other.iter() {
        if text.get(language.as_str()).is_none() {
            text.insert(language.clone(), said.clone());
        }
    }
}

/// The acts of a variant, those after the decision last.
pub(crate) fn acts_of(variant: &Variant) -> Vec<Act> {
    variant.incident.acts.iter().chain(&variant.epilogue).cloned().collect()
}

/// The variant with other acts, the first `decision` of them up to the moment of decision.
pub(crate) fn with_acts(variant: &Variant, mut acts: Vec<Act>, decision: usize) -> Variant {
    let epilogue = acts.split_off(decision.min(acts.len()));
    let incident = Incident { acts, ..variant.incident.clone() };
    Variant { incident, epilogue, ..variant.clone() }
}
