//! The seminar's proposals, their fate, and the named sets of readings.

use acconcio_adjudication::disputed_points::{Preset, Proposal, ProposalHistory};

use super::Language;

impl Language {
    /// A named set of readings.
    pub fn preset(self, preset: Preset) -> &'static str {
        let words = self.proposals();
        match preset {
            Preset::Seminar2012 => words.preset_seminar_2012(),
            Preset::Gijssen => words.preset_gijssen(),
            Preset::LiteralText => words.preset_literal_text(),
            Preset::ProposalsEnacted => words.preset_proposals_enacted(),
        }
    }

    /// A proposal of the seminar by its short title.
    pub fn proposal(self, proposal: Proposal) -> &'static str {
        let words = self.proposals();
        match proposal {
            Proposal::RelevantWord => words.relevant_word(),
            Proposal::DefinitionOfLegal => words.definition_of_legal(),
            Proposal::RookFirstIrregular => words.rook_first_irregular(),
            Proposal::NonMoveIllegal => words.non_move_illegal(),
            Proposal::TouchBreachOnClaim => words.touch_breach_on_claim(),
            Proposal::DefinitionOfCompleted => words.definition_of_completed(),
            Proposal::LegalAndRegularEnd => words.legal_and_regular_end(),
            Proposal::Letters => words.letters(),
        }
    }

    /// A proposal with its number: `3. Castling with the rook first is irregular`.
    pub fn numbered_proposal(self, proposal: Proposal) -> String {
        format!("{}. {}", proposal.number(), self.proposal(proposal))
    }

    /// The fate of a proposal, in a sentence.
    pub fn fate(self, fate: ProposalHistory) -> String {
        let words = self.proposals();
        match fate {
            ProposalHistory::BecameLaw(by) => words.fate_became_law(self.citation(by)),
            ProposalHistory::SettledInPractice(by) => {
                words.fate_settled_in_practice(self.citation(by))
            }
            ProposalHistory::OtherWay(by) => words.fate_other_way(self.citation(by)),
            ProposalHistory::Overtaken(edition) => words.fate_overtaken(self.edition(edition)),
            ProposalHistory::TranslationOnly => words.fate_translation_only().to_owned(),
        }
    }

    /// The proposals that an incident takes as enacted: `Proposals taken as enacted: 3, 7`.
    pub fn taken_as_enacted(self, proposals: impl IntoIterator<Item = Proposal>) -> String {
        let numbers: Vec<String> =
            proposals.into_iter().map(|proposal| proposal.number().to_string()).collect();
        self.proposals().taken_as_enacted(numbers.join(", "))
    }
}
