//! The seminar's proposals, their fate, and the named sets of readings.

use acconcio_adjudication::disputed_points::{Preset, Proposal, ProposalHistory};

use super::Language;

impl Language {
    /// A named set of readings.
    pub fn preset(self, preset: Preset) -> &'static str {
        match (self, preset) {
            (Language::English, Preset::Seminar2012) => "Seminar of Salerno, 2012",
            (Language::English, Preset::Gijssen) => "Gijssen’s column",
            (Language::English, Preset::LiteralText) => "The letter of the text",
            (Language::English, Preset::ProposalsEnacted) => "As the proposals would settle it",
            (Language::Italian, Preset::Seminar2012) => "Seminario di Salerno, 2012",
            (Language::Italian, Preset::Gijssen) => "La rubrica di Gijssen",
            (Language::Italian, Preset::LiteralText) => "La lettera del testo",
            (Language::Italian, Preset::ProposalsEnacted) => "Come vorrebbero le proposte",
        }
    }

    /// A proposal of the seminar by its short title.
    pub fn proposal(self, proposal: Proposal) -> &'static str {
        match self {
            Language::English => english(proposal),
            Language::Italian => italian(proposal),
        }
    }

    /// A proposal with its number: `3. Castling with the rook first is irregular`.
    pub fn numbered_proposal(self, proposal: Proposal) -> String {
        format!("{}. {}", proposal.number(), self.proposal(proposal))
    }

    /// The fate of a proposal, in a sentence.
    pub fn fate(self, fate: ProposalHistory) -> String {
        match (self, fate) {
            (Language::English, ProposalHistory::BecameLaw(by)) => {
                format!("It became law: {}.", self.citation(by))
            }
            (Language::English, ProposalHistory::SettledInPractice(by)) => {
                format!("It is settled so in practice: {}.", self.citation(by))
            }
            (Language::English, ProposalHistory::OtherWay(by)) => {
                format!("FIDE went the other way: {}.", self.citation(by))
            }
            (Language::English, ProposalHistory::Overtaken(edition)) => {
                format!("It was overtaken by the new numbering: {}.", self.edition(edition))
            }
            (Language::English, ProposalHistory::TranslationOnly) => {
                "It concerned the Italian text only.".to_owned()
            }
            (Language::Italian, ProposalHistory::BecameLaw(by)) => {
                format!("È diventata norma: {}.", self.citation(by))
            }
            (Language::Italian, ProposalHistory::SettledInPractice(by)) => {
                format!("La prassi si è assestata così: {}.", self.citation(by))
            }
            (Language::Italian, ProposalHistory::OtherWay(by)) => {
                format!("La FIDE ha scelto il contrario: {}.", self.citation(by))
            }
            (Language::Italian, ProposalHistory::Overtaken(edition)) => {
                format!("È superata dalla nuova numerazione: {}.", self.edition(edition))
            }
            (Language::Italian, ProposalHistory::TranslationOnly) => {
                "Riguardava soltanto il testo italiano.".to_owned()
            }
        }
    }

    /// The proposals that an incident takes as enacted: `Proposals taken as enacted: 3, 7`.
    pub fn taken_as_enacted(self, proposals: impl IntoIterator<Item = Proposal>) -> String {
        let numbers: Vec<String> =
            proposals.into_iter().map(|proposal| proposal.number().to_string()).collect();
        let numbers = numbers.join(", ");
        match self {
            Language::English => format!("Proposals of 2012 taken as enacted: {numbers}"),
            Language::Italian => format!("Proposte del 2012 date per approvate: {numbers}"),
        }
    }
}

fn english(proposal: Proposal) -> &'static str {
    match proposal {
        Proposal::RelevantWord => "The Italian word for “relevant”",
        Proposal::DefinitionOfLegal => "Legal moves are defined at the end of Article 3",
        Proposal::RookFirstIrregular => "Castling with the rook first is irregular, not illegal",
        Proposal::NonMoveIllegal => "The clock pressed without a move is an illegal move",
        Proposal::TouchBreachOnClaim => "A breach of Article 4 is ruled on only on a claim",
        Proposal::DefinitionOfCompleted => "A completed move is defined in the main text",
        Proposal::LegalAndRegularEnd => "Only a legal and regular move ends the game",
        Proposal::Letters => "Letters instead of bullets",
    }
}

fn italian(proposal: Proposal) -> &'static str {
    match proposal {
        Proposal::RelevantWord => "La parola italiana per «relevant»",
        Proposal::DefinitionOfLegal => "La mossa legale definita alla fine dell’articolo 3",
        Proposal::RookFirstIrregular => "L’arrocco con prima la Torre è irregolare, non illegale",
        Proposal::NonMoveIllegal => "La «non mossa» è una mossa illegale",
        Proposal::TouchBreachOnClaim => "Sull’articolo 4 si decide solo su reclamo",
        Proposal::DefinitionOfCompleted => "La mossa completata definita nel testo principale",
        Proposal::LegalAndRegularEnd => "Solo una mossa legale e regolare termina la partita",
        Proposal::Letters => "Lettere al posto dei punti elenco",
    }
}
