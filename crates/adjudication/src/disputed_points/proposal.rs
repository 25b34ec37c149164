//! The proposals of the seminar of Salerno, 2012, and their later history.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::article::{Article, Citation};
use crate::edition_id::EditionId;

/// A proposal of the seminar of Salerno, 2012, to change the Laws of 1 July 2009.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, VariantArray,
)]
#[serde(try_from = "u8", into = "u8")]
pub enum Proposal {
    /// 1: the Italian word for "relevant".
    RelevantWord,
    /// 2: the definition of a legal move at the end of Article 3.
    DefinitionOfLegal,
    /// 3: castling with the rook first is irregular, not illegal.
    RookFirstIrregular,
    /// 4: the clock pressed without a move is illegal.
    NonMoveIllegal,
    /// 5: breaches of Article 4 are ruled on only on a claim.
    TouchBreachOnClaim,
    /// 6: the definition of completed in the Laws themselves, not in an appendix.
    DefinitionOfCompleted,
    /// 7: the game ends by mate, stalemate or the flag only after a legal and regular move.
    LegalAndRegularEnd,
    /// 8: letters instead of bullets.
    Letters,
}

/// A number that belongs to no proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no proposal {0}; they are numbered from 1 to 8")]
pub struct NoSuchProposal(pub u8);

/// The later history of a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ProposalHistory {
    /// The proposal became law in this edition, in this article.
    BecameLaw(Citation),
    /// Practice settled it so, on the basis of this article.
    SettledInPractice(Citation),
    /// FIDE decided otherwise, in this article.
    OtherWay(Citation),
    /// The proposal became obsolete with the new numbering of this edition.
    Overtaken(EditionId),
    /// The proposal concerned the Italian text only.
    TranslationOnly,
}

impl Proposal {
    /// Every proposal with content, in the order of their numbers.
    pub const ALL: [Proposal; Proposal::VARIANTS.len()] =
        *Proposal::VARIANTS.first_chunk().expect("of the same length");

    /// Its number in the seminar, 1 to 8.
    pub const fn number(self) -> u8 {
        match self {
            Proposal::RelevantWord => 1,
            Proposal::DefinitionOfLegal => 2,
            Proposal::RookFirstIrregular => 3,
            Proposal::NonMoveIllegal => 4,
            Proposal::TouchBreachOnClaim => 5,
            Proposal::DefinitionOfCompleted => 6,
            Proposal::LegalAndRegularEnd => 7,
            Proposal::Letters => 8,
        }
    }

    /// Its fate in the later editions of the Laws.
    pub const fn fate(self) -> ProposalHistory {
        const fn in_law(edition: EditionId, article: &'static str) -> Citation {
            Citation { edition, article: Article(article) }
        }
        match self {
            Proposal::RelevantWord => ProposalHistory::TranslationOnly,
            Proposal::DefinitionOfLegal => {
                ProposalHistory::BecameLaw(in_law(EditionId::E2014, "3.10"))
            }
            Proposal::RookFirstIrregular => {
                ProposalHistory::SettledInPractice(in_law(EditionId::E2018, "4.4.2"))
            }
            Proposal::NonMoveIllegal => {
                ProposalHistory::BecameLaw(in_law(EditionId::E2017, "7.8.1"))
            }
            Proposal::TouchBreachOnClaim => {
                ProposalHistory::OtherWay(in_law(EditionId::E2014, "4.8"))
            }
            Proposal::DefinitionOfCompleted => {
                ProposalHistory::BecameLaw(in_law(EditionId::E2014, "7.5.a"))
            }
            Proposal::LegalAndRegularEnd => {
                ProposalHistory::BecameLaw(in_law(EditionId::E2014, "5.1.a"))
            }
            Proposal::Letters => ProposalHistory::Overtaken(EditionId::E2017),
        }
    }
}

impl TryFrom<u8> for Proposal {
    type Error = NoSuchProposal;

    fn try_from(number: u8) -> Result<Proposal, NoSuchProposal> {
        let numbered = Proposal::ALL.into_iter().find(|proposal| proposal.number() == number);
        numbered.ok_or(NoSuchProposal(number))
    }
}

impl From<Proposal> for u8 {
    fn from(proposal: Proposal) -> u8 {
        proposal.number()
    }
}
