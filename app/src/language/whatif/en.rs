//! The rulings under other circumstances, in English.

use acconcio_adjudication::incident::{Claim, Manner, Regime, Sight};
use acconcio_adjudication::laws::EditionId;
use acconcio_adjudication::ruling::{Classification, FacetName};
use acconcio_training::whatif::{About, Change, Claiming, Facet, Press};

use super::{ChangeContext, WhatIfWords};
use crate::language::Language;

const EN: Language = Language::English;

pub(super) const WORDS: WhatIfWords = WhatIfWords {
    heading: "What if",
    lead: "The same incident under other Laws, on other facts, in other readings.",
    table: "The ruling under every edition and time control",
    table_hint: "Choose a cell to read its ruling; arrow keys go from cell to cell.",
    any_regime: "without distinction of time control",
    own: "this incident",
    same: "same ruling",
    details: "differs in detail",
    disputed: "disputed",
    laws: "Laws",
    facts: "Facts",
    readings: "Readings",
    all_readings: "All readings after",
    one_by_one: "Chosen one by one",
    no_facts: "No fact of this incident can be turned round.",
    as_it_was: "as it was",
    not_possible: "not with the other changes",
    back: "Back to the incident as it was",
    ruling: "The ruling then",
    no_change: "Nothing has been changed.",
    changed: "changed",
    before: "before:",
    added: "new",
    falls_away: "Not asked any more:",
};

pub(super) fn about(about: About, context: &ChangeContext) -> String {
    match about {
        About::Edition => "Edition".to_owned(),
        About::Regime => "Time control".to_owned(),
        About::Press => format!("{} clock", EN.color_genitive(context.player)),
        About::Claim => "The claim".to_owned(),
        About::Sight => "The arbiter".to_owned(),
        About::Offences => {
            format!("{} illegal moves before this", EN.color_genitive(context.player))
        }
        About::FirstTouch => "Touched first".to_owned(),
        About::Touch(act) => match context.touched_by(act) {
            Some(touched) => format!("The touch of {}", touched.named(EN)),
            None => format!("The touch in act {}", act + 1),
        },
        About::Reading(disputed_point) => EN.disputed_point(disputed_point).to_owned(),
        About::Proposal(proposal) => {
            format!("Proposal {} of 2012: {}", proposal.number(), EN.proposal(proposal))
        }
    }
}

pub(super) fn choice(change: Change, context: &ChangeContext) -> String {
    let fixed = match change {
        Change::Edition(edition) => EN.edition(edition),
        Change::Regime(regime) => EN.regime(regime),
        Change::Reading { disputed_point, side } => EN.disputed_point_side(disputed_point, side),
        Change::Enacted(_) => "enacted",
        Change::NotEnacted(_) => "not enacted",
        Change::Press(Press::Pressed) => "pressed",
        Change::Press(Press::NotPressed) => "not pressed",
        Change::Claim(Claiming::Nobody) => "nobody claims",
        Change::Claim(Claiming::InWriting) => "the move is written first, and not made",
        Change::Claim(Claiming::BeforeTouching) => "claimed before a piece is touched",
        Change::Claim(Claiming::AfterTouching) => "claimed only after a piece is touched",
        Change::Claim(Claiming::AtOnce { by, .. }) => {
            return format!("{} claims at once", EN.color(by));
        }
        Change::Claim(Claiming::TooLate { by, claim: Claim::TouchMove }) => {
            return format!("{} claims only after touching a piece", EN.color(by));
        }
        Change::Claim(Claiming::TooLate { by, .. }) => {
            return format!("{} claims only after his own move", EN.color(by));
        }
        Change::Sight(Sight::Seen) => "saw it",
        Change::Sight(Sight::Unseen) => "did not see it",
        Change::Offences(0) => "none",
        Change::Offences(1) => "one",
        Change::Offences(2) => "two",
        Change::Offences(number) => return number.to_string(),
        Change::Touch { manner, .. } => match manner {
            Manner::Deliberate => "on purpose",
            Manner::Accidental => "by accident",
            Manner::Disputed => "disputed",
        },
        Change::FirstTouch(square) => {
            let touched = context.touched_on(square);
            return touched.map_or_else(|| square.to_string(), |touched| touched.named(EN));
        }
    };
    fixed.to_owned()
}

/// The condition under which a ruling would have been right; none for the laws as such.
pub(super) fn condition(change: Change, context: &ChangeContext) -> Option<String> {
    let text = match change {
        Change::Edition(_) | Change::Regime(_) => return None,
        Change::Reading { disputed_point, side } => {
            format!(
                "had this been the reading: {}",
                EN.disputed_point_side(disputed_point, side).trim_end_matches('.')
            )
        }
        Change::Enacted(proposal) => {
            format!("had proposal {} of 2012 been enacted", proposal.number())
        }
        Change::NotEnacted(proposal) => {
            format!("had proposal {} of 2012 not been enacted", proposal.number())
        }
        Change::Press(Press::Pressed) => "had the clock been pressed".to_owned(),
        Change::Press(Press::NotPressed) => "had the clock not been pressed".to_owned(),
        Change::Claim(Claiming::Nobody) => "had nobody claimed".to_owned(),
        Change::Claim(Claiming::InWriting) => {
            "had the move been written first, and not made".to_owned()
        }
        Change::Claim(Claiming::BeforeTouching) => {
            "had the draw been claimed before a piece was touched".to_owned()
        }
        Change::Claim(Claiming::AfterTouching) => {
            "had the draw been claimed only after a piece was touched".to_owned()
        }
        Change::Claim(Claiming::AtOnce { by, .. }) => {
            format!("had {} claimed at once", EN.color(by))
        }
        Change::Claim(Claiming::TooLate { by, claim: Claim::TouchMove }) => {
            format!("had {} claimed only after touching a piece", EN.color(by))
        }
        Change::Claim(Claiming::TooLate { by, .. }) => {
            format!("had {} claimed only after his own move", EN.color(by))
        }
        Change::Sight(Sight::Seen) => "had the arbiter seen it".to_owned(),
        Change::Sight(Sight::Unseen) => "had the arbiter not seen it".to_owned(),
        Change::Offences(number) => {
            let ordinal = match number {
                0 => "first",
                1 => "second",
                _ => "third",
            };
            format!("had it been {} {ordinal} illegal move", EN.color_genitive(context.player))
        }
        Change::Touch { act, manner } => {
            let how = match manner {
                Manner::Deliberate => "on purpose",
                Manner::Accidental => "only by accident",
                Manner::Disputed => "in a way open to dispute",
            };
            let touched = context.touched_by(act)?;
            format!("had {} touched {} {how}", EN.color(touched.by), touched.named(EN))
        }
        Change::FirstTouch(square) => {
            format!("had {} been touched first", context.touched_on(square)?.named(EN))
        }
    };
    Some(text)
}

pub(super) fn in_regime(regime: Regime) -> &'static str {
    match regime {
        Regime::Standard => "in standard play",
        Regime::RapidSupervised => "in supervised rapid",
        Regime::RapidUnsupervised => "in unsupervised rapid",
        Regime::BlitzSupervised => "in supervised blitz",
        Regime::BlitzUnsupervised => "in unsupervised blitz",
    }
}

pub(super) fn under(edition: EditionId) -> &'static str {
    match edition {
        EditionId::E2009 => "under the Laws of 2009",
        EditionId::E2014 => "under the Laws of 2014",
        EditionId::E2017 => "under the Laws of 2017",
        EditionId::E2018 => "under the Laws of 2018",
        EditionId::E2023 => "under the Laws of 2023",
        EditionId::UsChess => "under the rules of US Chess",
        EditionId::KingPenalty => "under the king penalty of the 19th century",
        EditionId::LondonXiii => "under the rules of the London Chess Club",
        EditionId::Bca1862 => "under the laws of the British Chess Association",
    }
}

pub(super) fn classification(classification: Classification) -> &'static str {
    match classification {
        Classification::Legal => "nothing to object to",
        Classification::Irregular => "irregular",
        Classification::Illegal => "illegal",
        Classification::NonMove => "no move made",
        Classification::Incomplete => "unfinished",
        Classification::WrongSetUp => "wrong set-up",
        Classification::Displaced => "pieces displaced",
        Classification::OutOfTurn => "out of turn",
        Classification::FlagFallen => "flag fallen",
        Classification::Misconduct => "misconduct",
        Classification::CorrectClaim => "claim correct",
        Classification::RefusedClaim => "claim refused",
        Classification::DrawnByItself => "drawn without a claim",
        Classification::PostponedClaim => "decision postponed",
    }
}

pub(super) fn facet(facet: Facet) -> &'static str {
    match facet {
        Facet::Turn => "another turn",
        Facet::Of(FacetName::Trigger) => "intervention",
        Facet::Of(FacetName::Admissibility) => "claim",
        Facet::Of(FacetName::Classification) => "what it was",
        Facet::Of(FacetName::Completion) => "completion",
        Facet::Of(FacetName::Board) => "position",
        Facet::Of(FacetName::Obligation) => "move to play",
        Facet::Of(FacetName::Time) => "time",
        Facet::Of(FacetName::Judgement) => "clocks by judgement",
        Facet::Of(FacetName::Counts) => "count",
        Facet::Of(FacetName::Discipline) => "measures",
        Facet::Of(FacetName::Result) => "result",
        Facet::Of(FacetName::Window) => "time to claim",
        Facet::Of(FacetName::Remedies) => "remedies",
        Facet::Readings => "readings",
    }
}
