//! The texts of the bench: reasons, remarks, names of acts and variants.

use acconcio_adjudication::board_state::{ActError, BoardState};
use acconcio_adjudication::incident::{Act, ActKind, Person};
use acconcio_authoring::command::CommandError;
use acconcio_authoring::lint::Remark;
use acconcio_authoring::{Impossible, Refusal, Slot};
use acconcio_training::scenario::{Scenario, Variant};
use acconcio_training::whatif::Facet;

use crate::language::Language;

/// The name of a language of texts; its code where the app does not speak it.
fn named(code: &str) -> &str {
    let spoken = Language::ALL.into_iter().find(|it| it.code() == code);
    match spoken {
        Some(language) => language.name(),
        None => code,
    }
}

impl Language {
    /// The reason why an act cannot be done, and what would make it possible.
    pub fn impossible(self, why: &Impossible) -> String {
        let words = self.bench();
        let reason = match &why.error {
            ActError::EmptySquare(square) => words.empty_square(square),
            ActError::NotHeld(square) => words.not_held(square),
            ActError::Occupied(square) => words.occupied(square),
            ActError::Taken(square) => words.taken(square),
            ActError::NotAPlayer => words.not_a_player().to_owned(),
        };
        match why.since {
            Some(since) => format!("{reason} {}", words.since_action(since + 1)),
            None => reason,
        }
    }

    /// The reason why an edit is not made.
    pub fn edit_refusal(self, refusal: Refusal) -> &'static str {
        let words = self.bench();
        match refusal {
            Refusal::NoAct => words.no_such_act(),
            Refusal::NoVariant => words.no_such_variant(),
            Refusal::LastVariant => words.last_variant(),
            Refusal::NameTaken => words.name_taken(),
            Refusal::TooMany => words.too_many(),
        }
    }

    /// The reason why a command is not understood.
    pub fn command_error(self, error: &CommandError) -> String {
        let words = self.bench();
        match error {
            CommandError::Unknown(word) => words.command_unknown(word),
            CommandError::NoVerb => words.command_no_verb().to_owned(),
            CommandError::NoSquare => words.command_no_square().to_owned(),
            CommandError::NoPiece => words.command_no_piece().to_owned(),
        }
    }

    /// The name of a button for something that a person may say or do: the words where something is said, else the sentence.
    pub fn saying(self, by: Person, kind: ActKind, before: &BoardState) -> String {
        let act = Act::by(by, kind);
        match self.speech(&act) {
            Some(said) => self.quoted(&said),
            None => self.act_sentence(&act, before, None),
        }
    }

    /// The facets of a ruling in a list.
    pub fn facets_listed(self, facets: &[Facet]) -> String {
        let names: Vec<String> =
            facets.iter().map(|facet| self.facet_of_ruling(*facet).to_owned()).collect();
        self.listed(&names)
    }

    /// The title of a draft, or that it has none yet.
    pub fn draft_title(self, scenario: &Scenario) -> String {
        let title = self.of(&scenario.title);
        if title.is_empty() { self.bench().untitled().to_owned() } else { title.to_owned() }
    }

    /// The label of a variant, or its name while it has none.
    pub fn variant_name(self, variant: &Variant) -> String {
        let label = self.of(&variant.label);
        if label.is_empty() { self.bench().unlabelled(&variant.id) } else { label.to_owned() }
    }

    /// Something that an author should look at.
    pub fn author_remark(self, remark: &Remark, scenario: &Scenario) -> String {
        let words = self.bench();
        let variant = |index: usize| {
            scenario.variants.get(index).map(|it| self.variant_name(it)).unwrap_or_default()
        };
        match remark {
            Remark::NoAct { variant: index } => words.remark_no_act(variant(*index)),
            Remark::Impossible { variant: index, act } => {
                words.remark_impossible(variant(*index), act + 1)
            }
            Remark::NothingToRule => words.remark_nothing_to_rule().to_owned(),
            Remark::GivesAway { slot, language, words: said } => {
                let slot = self.slot(*slot, scenario);
                words.remark_gives_away(slot, named(language), self.quoted(said))
            }
            Remark::AfterTheEnd { variant: index, act } => {
                words.remark_after_the_end(variant(*index), act + 1)
            }
            Remark::Improbable { why, .. } => words.remark_improbable(self.improbable(*why)),
            Remark::Unwritten { slot } => words.remark_unwritten(self.slot(*slot, scenario)),
            Remark::NoText { slot, language } => {
                words.remark_no_text(self.slot(*slot, scenario), named(language))
            }
            Remark::SameRuling { variants: (one, other) } => {
                words.remark_same_ruling(variant(*one), variant(*other))
            }
            Remark::NoTopic => words.remark_no_topic().to_owned(),
        }
    }

    fn slot(self, slot: Slot, scenario: &Scenario) -> String {
        let words = self.bench();
        let fixed = match slot {
            Slot::Title => words.title(),
            Slot::Framing => words.framing(),
            Slot::Event => words.event(),
            Slot::Source => words.source(),
            Slot::Label(index) => {
                let variant = scenario.variants.get(index);
                let name = variant.map(|it| self.variant_name(it)).unwrap_or_default();
                return words.label_of(name);
            }
        };
        fixed.to_owned()
    }
}
