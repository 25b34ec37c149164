//! An incident as a phone shows it.

use std::rc::Rc;

use acconcio_adjudication::incident::Incident;
use acconcio_training::exam::Paper;
use acconcio_training::grading::{Answer, Question};
use acconcio_training::scenario::{PlayersNamed, Scenario, Text, Variant};
use serde::Serialize;

use super::form::{Asked, questions};
use super::plain_replay::PlainReplay;
use crate::features::incident::ruling_form::depth::Depth;
use crate::features::incident::ruling_form::form::RulingForm;
use crate::language::Language;
use crate::replay::Replay;

/// An incident: its circumstances, its replay and its questions. It holds no ruling, and no facts from which a program
/// could make one.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Sheet {
    /// The circumstances to be known before the acts, each with its subject.
    pub circumstances: Vec<(String, String)>,
    /// The names of the players, White's first.
    pub players: [String; 2],
    /// The replay.
    pub replay: PlainReplay,
    /// The questions.
    pub asked: Vec<Asked>,
}

impl Sheet {
    /// The items of a paper under the names of their disguise; none where one of them cannot be shown.
    pub fn of_paper(language: Language, paper: &Paper) -> Option<Vec<Sheet>> {
        let places = paper.items.iter().zip(&paper.link.places);
        let sheet =
            |(item, place): (&acconcio_training::exam::Item, &acconcio_training::exam::Place)| {
                let players = Language::exam_players(place.disguise.names);
                let (asked, variant) = (paper.asked(item), Rc::new(nameless(&item.incident)));
                let form = RulingForm::resumed(variant, Answer::default(), &asked);
                Sheet::of(language, &form, Some(&players), &asked)
            };
        places.map(sheet).collect()
    }

    /// A variant of a scenario with one of its questions.
    pub(super) fn of_scenario(
        language: Language,
        scenario: &Scenario,
        variant: &Variant,
        question: Question,
    ) -> Option<Sheet> {
        let form = RulingForm::asking_for(Rc::new(variant.clone()), Depth::All);
        Sheet::of(language, &form, scenario.players.as_ref(), &[question])
    }

    fn of(
        language: Language,
        form: &RulingForm,
        players: Option<&PlayersNamed>,
        asked: &[Question],
    ) -> Option<Sheet> {
        let variant = form.variant();
        let replay = Replay::of(variant).ok()?;
        let circumstances = language.circumstances(&variant.incident).into_iter();
        let unnamed =
            || [shakmaty::Color::White, shakmaty::Color::Black].map(|it| language.color_label(it));
        Some(Sheet {
            circumstances: circumstances.map(|(about, fact)| (about.to_owned(), fact)).collect(),
            players: players.map_or_else(unnamed, |them| [them.white.clone(), them.black.clone()]),
            replay: PlainReplay::of(language, &replay, players),
            asked: questions(language, form, asked),
        })
    }
}

/// An incident in the form that replays and questions take, without a name from its scenario.
fn nameless(incident: &Incident) -> Variant {
    Variant {
        id: String::new(),
        label: Text::default(),
        incident: incident.clone(),
        scope: Default::default(),
        epilogue: Vec::new(),
    }
}
