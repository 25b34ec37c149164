//! The gaps of an incident that others are to rule on.

use acconcio_adjudication::Adjudication;
use acconcio_adjudication::improbable::{Improbability, improbabilities};
use acconcio_adjudication::incident::{ActKind, Incident};
use acconcio_adjudication::ruling::{Classification, Outcome, Ruling, Trigger};
use acconcio_training::scenario::{Scenario, Text};
use acconcio_training::whatif::differences;

use crate::Draft;
use crate::edit::Slot;
use crate::walk::Walk;

/// Something that an author should look at.
#[derive(Clone, Debug, PartialEq)]
pub enum Remark {
    /// A variant has no act.
    NoAct {
        /// The variant.
        variant: usize,
    },
    /// An act cannot be done where it stands.
    Impossible {
        /// The variant.
        variant: usize,
        /// The act.
        act: usize,
    },
    /// In no variant is there anything to decide.
    NothingToRule,
    /// A text says what should be ruled.
    GivesAway {
        /// The text.
        slot: Slot,
        /// Its language.
        language: String,
        /// The words that say it.
        words: String,
    },
    /// Pieces are handled, or the clock is pressed, after the end of the game.
    AfterTheEnd {
        /// The variant.
        variant: usize,
        /// The first such act.
        act: usize,
    },
    /// The position hardly arises in a game.
    Improbable {
        /// The first variant that starts from it.
        variant: usize,
        /// The reason.
        why: Improbability,
    },
    /// A text is written in no language.
    Unwritten {
        /// The text.
        slot: Slot,
    },
    /// A text is missing in a language that has others.
    NoText {
        /// The text.
        slot: Slot,
        /// The language.
        language: String,
    },
    /// Two variants are ruled alike.
    SameRuling {
        /// The two.
        variants: (usize, usize),
    },
    /// No topic is named.
    NoTopic,
}

/// The words of a language that say a ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulingWords {
    /// The code of the language.
    pub language: String,
    /// The words, in small letters.
    pub words: Vec<String>,
}

/// Examines a scenario: first what keeps it from being ruled on, then its facts, then its texts. A language is asked
/// for a text once it has one, and the first of `words` in any case.
pub fn lint(scenario: &Scenario, words: &[RulingWords]) -> Vec<Remark> {
    let walks: Vec<Walk> = scenario.variants.iter().map(Walk::of).collect();
    let rulings: Vec<Option<Ruling>> = walks
        .iter()
        .map(|walk| Adjudication::of(&walk.possible.incident).ok().map(|it| it.ruling))
        .collect();
    let mut remarks = Vec::new();
    for (variant, walk) in walks.iter().enumerate() {
        remarks.extend(of_acts(variant, walk));
    }
    remarks.extend(of_rulings(scenario, &rulings));
    remarks.extend(of_positions(scenario));
    if scenario.topics.is_empty() {
        remarks.push(Remark::NoTopic);
    }
    remarks.extend(of_texts(scenario, words, &rulings));
    remarks
}

/// Examines a draft.
pub fn of_draft(draft: &Draft, words: &[RulingWords]) -> Vec<Remark> {
    lint(&draft.scenario(), words)
}

fn of_acts(variant: usize, walk: &Walk) -> Vec<Remark> {
    let mut remarks = Vec::new();
    if walk.possible.incident.acts.is_empty() {
        remarks.push(Remark::NoAct { variant });
    }
    let impossible = walk.impossible.iter().enumerate().filter(|(_, why)| why.is_some());
    remarks.extend(impossible.map(|(act, _)| Remark::Impossible { variant, act }));
    if let Some(act) = after_the_end(&walk.possible.incident) {
        // Counted among those that can be done; the reader counts them all.
        let done = walk.impossible.iter().enumerate().filter(|(_, why)| why.is_none());
        let act = { done }.nth(act).map_or(act, |(index, _)| index);
        remarks.push(Remark::AfterTheEnd { variant, act });
    }
    remarks
}

/// The first act on the board or at the clock after the game has ended, beside the press of the move that ended it.
fn after_the_end(incident: &Incident) -> Option<usize> {
    let adjudication = Adjudication::of(incident).ok()?;
    let ending = adjudication.reconstruction.first_ending().filter(|end| end.acts > 0)?;
    let mut later = incident.acts.iter().enumerate().skip(ending.acts);
    let handles = |kind: &ActKind| {
        matches!(kind, ActKind::Places { from, to, .. } if from != to)
            || matches!(kind, ActKind::Puts { .. })
    };
    later.find(|(_, act)| act.player().is_some() && handles(&act.kind)).map(|(index, _)| index)
}

fn of_rulings(scenario: &Scenario, rulings: &[Option<Ruling>]) -> Vec<Remark> {
    let mut remarks = Vec::new();
    if !rulings.is_empty() && rulings.iter().flatten().all(is_nothing) {
        remarks.push(Remark::NothingToRule);
    }
    for (second, ruling) in rulings.iter().enumerate() {
        let Some(ruling) = ruling else { continue };
        let is_same = |first: &usize| {
            let laws = |index: usize| {
                let incident = &scenario.variants[index].incident;
                (incident.edition, incident.regime)
            };
            let other = rulings[*first].as_ref();
            laws(*first) == laws(second)
                && other.is_some_and(|other| differences(other, ruling).is_empty())
        };
        if let Some(first) = (0..second).find(is_same) {
            remarks.push(Remark::SameRuling { variants: (first, second) });
        }
    }
    remarks
}

/// Whether a ruling decides nothing: no fault, no claim, no end.
fn is_nothing(ruling: &Ruling) -> bool {
    let facets = &ruling.facets;
    facets.classification.value == Classification::Legal
        && facets.trigger.value == Trigger::None
        && facets.admissibility.is_none()
        && facets.result.value == Outcome::Continues
        && ruling.readings.is_empty()
}

fn of_positions(scenario: &Scenario) -> Vec<Remark> {
    let mut remarks = Vec::new();
    for (variant, written) in scenario.variants.iter().enumerate() {
        let start = |index: usize| &scenario.variants[index].incident.start;
        if (0..variant).any(|earlier| start(earlier) == start(variant)) {
            continue;
        }
        let Incident { start, game, .. } = &written.incident;
        let found = improbabilities(start, *game).into_iter();
        remarks.extend(found.map(|why| Remark::Improbable { variant, why }));
    }
    remarks
}

fn of_texts(scenario: &Scenario, words: &[RulingWords], rulings: &[Option<Ruling>]) -> Vec<Remark> {
    let (unwritten, texts): (Vec<_>, Vec<_>) =
        texts(scenario).into_iter().partition(|(_, text)| text.iter().next().is_none());
    let unwritten = unwritten.into_iter().filter(|(slot, _)| *slot != Slot::Event);
    let mut remarks: Vec<Remark> = unwritten.map(|(slot, _)| Remark::Unwritten { slot }).collect();
    for (index, RulingWords { language, words }) in words.iter().enumerate() {
        let is_begun = index == 0 || texts.iter().any(|(_, text)| text.get(language).is_some());
        for (slot, text) in &texts {
            match text.get(language) {
                Some(said) if may_give_away(*slot, rulings) => {
                    let said = said.to_lowercase();
                    let told = words.iter().find(|words| contains(&said, words));
                    remarks.extend(told.map(|words| Remark::GivesAway {
                        slot: *slot,
                        language: language.clone(),
                        words: words.clone(),
                    }));
                }
                None if is_begun && *slot != Slot::Event => {
                    remarks.push(Remark::NoText { slot: *slot, language: language.clone() });
                }
                Some(_) | None => {}
            }
        }
    }
    remarks
}

/// Whether a text is read before the ruling, and the ruling decides anything that it could tell.
fn may_give_away(slot: Slot, rulings: &[Option<Ruling>]) -> bool {
    let decides = |ruling: &Option<Ruling>| ruling.as_ref().is_some_and(|it| !is_nothing(it));
    match slot {
        Slot::Source | Slot::Event => false,
        Slot::Label(variant) => rulings.get(variant).is_some_and(decides),
        Slot::Title | Slot::Framing => rulings.iter().any(decides),
    }
}

/// The texts that an incident needs, with the event; labels where there are several variants to tell apart.
fn texts(scenario: &Scenario) -> Vec<(Slot, &Text)> {
    let mut texts = vec![
        (Slot::Title, &scenario.title),
        (Slot::Framing, &scenario.framing),
        (Slot::Source, &scenario.source),
    ];
    texts.extend(scenario.event.as_ref().map(|event| (Slot::Event, event)));
    let are_several = scenario.variants.len() > 1;
    let labels = scenario.variants.iter().enumerate();
    let labels = labels.filter(|(_, it)| are_several || it.label.iter().next().is_some());
    texts.extend(labels.map(|(index, variant)| (Slot::Label(index), &variant.label)));
    texts
}

/// Whether a text contains these words as words, not as a part of others.
fn contains(said: &str, words: &str) -> bool {
    let is_edge = |letter: Option<char>| letter.is_none_or(|letter| !letter.is_alphanumeric());
    said.match_indices(words).any(|(at, found)| {
        is_edge(said[..at].chars().next_back()) && is_edge(said[at + found.len()..].chars().next())
    })
}
