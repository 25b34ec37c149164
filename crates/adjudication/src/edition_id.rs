//! The names of the editions and codes.

mod draft;

use std::fmt;

use serde::{Deserialize, Serialize};
use strum::VariantArray;

/// An edition of the FIDE Laws of Chess by its year, or another code by its name.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, VariantArray,
)]
pub enum EditionId {
    /// FIDE, in force from 1 July 2009 to 30 June 2014.
    #[serde(rename = "e2009")]
    E2009,
    /// FIDE, in force from 1 July 2014 to 30 June 2017.
    #[serde(rename = "e2014")]
    E2014,
    /// FIDE, in force from 1 July to 31 December 2017.
    #[serde(rename = "e2017")]
    E2017,
    /// FIDE, in force from 1 January 2018 to 31 December 2022.
    #[serde(rename = "e2018")]
    E2018,
    /// FIDE, in force since 1 January 2023.
    #[serde(rename = "e2023")]
    E2023,
    /// The rules of US Chess, seventh edition, where they differ.
    #[serde(rename = "us-chess")]
    UsChess,
    /// The custom of the 19th century: who makes an illegal move has to move his king.
    #[serde(rename = "king-penalty")]
    KingPenalty,
    /// The London Chess Club, Rule XIII: the opponent of who makes an illegal move chooses among three remedies.
    #[serde(rename = "london-xiii")]
    LondonXiii,
    /// British Chess Association, 1862, with Law VII on illegal moves.
    #[serde(rename = "bca-1862")]
    Bca1862,
    /// The draft of the next FIDE edition. Nothing leads to it as long as there is none: see
    /// [`EditionId::DRAFT`].
    #[serde(rename = "draft")]
    Draft,
}

impl EditionId {
    /// The editions of the FIDE Laws, oldest first.
    pub const FIDE: [EditionId; 5] =
        [EditionId::E2009, EditionId::E2014, EditionId::E2017, EditionId::E2018, EditionId::E2023];

    /// The edition of the FIDE Laws that is in force.
    pub const IN_FORCE: EditionId = EditionId::E2023;

    /// The draft of the next edition of the FIDE Laws, where one is being made (`docs/new-edition.md`).
    pub const DRAFT: Option<EditionId> = match draft::YEAR {
        Some(_) => Some(EditionId::Draft),
        None => None,
    };

    /// The year of the draft.
    pub const DRAFT_YEAR: Option<&str> = draft::YEAR;

    /// Every edition and code; a draft is none yet.
    pub const ALL: [EditionId; EditionId::VARIANTS.len() - 1] =
        *EditionId::VARIANTS.first_chunk().expect("all but the last, the draft");

    /// The name in files and links: a year for FIDE, a name for the others.
    pub const fn name(self) -> &'static str {
        match self {
            EditionId::E2009 => "2009",
            EditionId::E2014 => "2014",
            EditionId::E2017 => "2017",
            EditionId::E2018 => "2018",
            EditionId::E2023 => "2023",
            EditionId::UsChess => "us-chess",
            EditionId::KingPenalty => "king-penalty",
            EditionId::LondonXiii => "london-xiii",
            EditionId::Bca1862 => "bca-1862",
            EditionId::Draft => "draft",
        }
    }

    /// The edition or code of a name, if there is one.
    pub fn named(name: &str) -> Option<EditionId> {
        let mut all = EditionId::ALL.into_iter().chain(EditionId::DRAFT);
        all.find(|edition| edition.name() == name)
    }

    /// Whether it is an edition of the FIDE Laws, or the draft of one.
    pub const fn is_fide(self) -> bool {
        matches!(
            self,
            EditionId::E2009
                | EditionId::E2014
                | EditionId::E2017
                | EditionId::E2018
                | EditionId::E2023
                | EditionId::Draft
        )
    }
}

impl fmt::Display for EditionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
