//! The exams of some federations, as far as incidents and rulings can reproduce them.
//!
//! Questions on other subjects than the Laws (ratings, Swiss pairings, tie-breaks, regulations), and
//! answers in the candidate's own words, are not part of any preset. No source gives the shares of the subjects within
//! the Laws: a preset draws from all of them, which is our choice.

use strum::VariantArray;

use std::collections::{BTreeMap, BTreeSet};

use super::{Blueprint, KnockOut, Marking, PassMark, Section, Weights};
use crate::scenario::LawsChoice;
use acconcio_adjudication::laws::EditionId;

/// A known exam. Numbers that its source leaves open are marked as our choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray)]
pub enum Preset {
    /// FIDE Arbiter: 80 %, four hours of which 55 % are for the Laws (Arbiters' Manual 2025, chapter 12).
    /// The number of incidents is our choice: the lecturer decides.
    FideArbiter,
    /// France, the unit on the rules until June 2025: 30 questions of one mark in two hours, 24 to pass
    /// (the federation's annals).
    FrenchUvr,
    /// Poland, class III: some 30 items, 80 %. The time is our choice.
    PolishThirdClass,
    /// Poland, class II: some 30 items, 85 %. The time is our choice.
    PolishSecondClass,
    /// US Chess, local tournament director: multiple choice, 80 %. Number and time are our choice.
    UsChessLocal,
    /// Australia, national arbiter: two hours, 80 %. The number is our choice.
    AustralianNational,
}

impl Preset {
    /// Every preset.
    pub const ALL: [Preset; Preset::VARIANTS.len()] =
        *Preset::VARIANTS.first_chunk().expect("of the same length");

    /// The blueprint of the exam, under the Laws in force today.
    pub fn blueprint(self) -> Blueprint {
        let per_question = Marking::PerQuestion(Weights(BTreeMap::new()));
        let (edition, count, minutes, marking, pass) = match self {
            Preset::FideArbiter => {
                (EditionId::IN_FORCE, 20, 132, per_question, PassMark::Percent(80))
            }
            Preset::FrenchUvr => {
                (EditionId::IN_FORCE, 30, 120, Marking::PerItem, PassMark::Marks(24))
            }
            Preset::PolishThirdClass => {
                (EditionId::IN_FORCE, 30, 90, per_question, PassMark::Percent(80))
            }
            Preset::PolishSecondClass => {
                (EditionId::IN_FORCE, 30, 90, per_question, PassMark::Percent(85))
            }
            Preset::UsChessLocal => {
                (EditionId::UsChess, 12, 60, Marking::PerItem, PassMark::Percent(80))
            }
            Preset::AustralianNational => {
                (EditionId::IN_FORCE, 20, 120, per_question, PassMark::Percent(80))
            }
        };
        Blueprint {
            laws: LawsChoice::Edition(edition),
            sections: vec![Section { count, ..Section::default() }],
            minutes,
            marking,
            pass,
            knock_outs: BTreeSet::<KnockOut>::new(),
        }
    }
}
