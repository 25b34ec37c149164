//! An incident prepared for an audience.

use std::rc::Rc;

use acconcio_adjudication::laws::{Status, Step};
use acconcio_training::grading::Question;
use acconcio_training::scenario::{IncidentName, LawsChoice, Scenario, Variant};
use yew::prelude::*;

use super::stage::Outline;
use crate::features::incident::adjudicated::AdjudicatedIncident;
use crate::features::incident::ruling_form::action::RulingFormAction;
use crate::features::incident::ruling_form::form::RulingForm;
use crate::features::incident::ruling_replay::Moment;
use crate::features::incident::what_if::WhatIf;
use crate::language::Language;
use crate::packs::{Fetched, use_scenario};
use crate::replay::Replay;
use crate::ui::board::overlay::Overlay;

/// An incident with its replay and its ruling.
#[derive(Clone)]
pub(crate) struct PresentedIncident {
    pub(crate) scenario: Rc<Scenario>,
    pub(crate) variant: Rc<Variant>,
    pub(crate) replay: Replay,
    /// The form without answers; it computes the ruling on first use.
    pub(crate) ruling_form: RulingForm,
}

/// Compares by scenario and variant, from which everything else follows.
impl PartialEq for PresentedIncident {
    fn eq(&self, other: &PresentedIncident) -> bool {
        Rc::ptr_eq(&self.scenario, &other.scenario) && Rc::ptr_eq(&self.variant, &other.variant)
    }
}

impl PresentedIncident {
    /// A variant of a scenario, if there is one with that id and its replay can be played.
    fn of(scenario: &Rc<Scenario>, variant: &str) -> Option<PresentedIncident> {
        PresentedIncident::on(scenario, Rc::new(scenario.variant(variant)?.clone()))
    }

    fn on(scenario: &Rc<Scenario>, variant: Rc<Variant>) -> Option<PresentedIncident> {
        let replay = Replay::of(&variant).ok()?;
        let ruling_form = RulingForm::open(variant.clone());
        Some(PresentedIncident { scenario: scenario.clone(), variant, replay, ruling_form })
    }

    /// The incident with its changes; the acts after the decision no longer follow.
    pub(crate) fn turned(&self, what_if: &WhatIf) -> Option<PresentedIncident> {
        let variant = Variant { epilogue: Vec::new(), ..what_if.now().variant.clone() };
        PresentedIncident::on(&self.scenario, Rc::new(variant))
    }

    /// The adjudicated incident, where it can be ruled on.
    pub(crate) fn adjudicated(&self) -> Option<&AdjudicatedIncident> {
        self.ruling_form.adjudicated().ok()
    }

    /// The act that led to a step, as a sentence; `None` at the beginning.
    pub(crate) fn sentence_at(&self, language: Language, step: usize) -> Option<String> {
        let act = self.replay.act_at(step)?;
        let before = self.replay.board_states.get(step.checked_sub(1)?)?;
        Some(language.act_sentence(act, before, self.scenario.players.as_ref()))
    }

    /// The marks on the board once the ruling is shown.
    pub(crate) fn overlay(&self) -> Overlay {
        let revealed =
            self.ruling_form.after(RulingFormAction::Begin).after(RulingFormAction::Reveal);
        revealed.after(RulingFormAction::ShowMoment(Moment::Whole)).overlay()
    }

    /// The provisions that are shown to an audience: those that hold or are displaced by others; all of
    /// them where there are none such.
    pub(crate) fn reasons(&self) -> Vec<&Step> {
        let trace = self.adjudicated().map_or(&[][..], |adjudicated| adjudicated.trace(None));
        let tells: Vec<&Step> = trace.iter().filter(|step| step.status != Status::NotMet).collect();
        if tells.is_empty() { trace.iter().collect() } else { tells }
    }

    /// The outline of the incident, without the questions left out.
    pub(crate) fn outline(&self, left_out: &[Question]) -> Outline {
        let questions = self.adjudicated().map_or(&[][..], |adjudicated| &adjudicated.questions);
        let asked = questions.iter().copied().filter(|question| !left_out.contains(question));
        Outline {
            acts: self.replay.decision,
            questions: asked.collect(),
            reasons: self.reasons().len(),
        }
    }
}

/// Fetches an incident; `None` where there is no such incident, or its replay cannot be played.
#[hook]
pub(crate) fn use_presented(
    name: &IncidentName,
    language: Language,
    laws: LawsChoice,
) -> Fetched<Option<Rc<PresentedIncident>>> {
    let scenario = use_scenario(&name.scenario, language, laws);
    let ready = scenario.ready().cloned();
    let key = (ready.as_ref().map(Rc::as_ptr), name.variant.clone());
    let presented = use_memo(key, |(_, variant)| {
        ready.as_ref().and_then(|scenario| PresentedIncident::of(scenario, variant)).map(Rc::new)
    });
    match scenario {
        Fetched::Loading => Fetched::Loading,
        Fetched::Failed(error) => Fetched::Failed(error),
        Fetched::Ready(_) => Fetched::Ready(presented),
    }
}
