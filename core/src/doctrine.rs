//! The points on which the Laws are read in more than one way.
//!
//! Each [`Doubt`] has a first and a second reading, with those who hold it. A
//! [`Doctrine`] says which reading counts as the principal one; the ruling
//! always carries the others beside it.

use serde::{Deserialize, Serialize};

/// A point on which the Laws are read in two ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Doubt {
    /// SW-1: does the arbiter act on a breach of Article 4 only on a claim, or of his own accord?
    ///
    /// DOUBT: on claim is the text of 4.7 and Pagano's preference (2012); of his own accord is
    /// what A.4.b implies for standard play, and what FIDE's manuals ask for since 2016.
    TouchBreachInitiative,
    /// SW-2: is a clock pressed without a move an error at discretion, or an illegal move?
    ///
    /// DOUBT: discretion, two minutes adequate, is Gijssen (November 2011); illegal is Pagano's
    /// proposal 4 (2012), law since July 2017.
    NonMove,
    /// SW-3: is castling with the rook moved first illegal, or a breach of Article 4?
    ///
    /// DOUBT: illegal by the letter of 3.8 is Pagano (2012); a breach of the touch rules is 4.4.b,
    /// Pagano's proposal 3 and the practice of FIDE.
    RookFirstCastling,
    /// SW-4: does mate by a legal move stand although the touch rules were broken?
    ///
    /// DOUBT: it stands by 5.1.a of 2009; that the move must also be regular is Pagano's
    /// proposal 7 (2012), law since 2014.
    IrregularMate,
    /// SW-6: is a breach of Article 4 in unsupervised blitz ruled on request, or claimed as a win?
    ///
    /// DOUBT: on request is A.4.b through B.3.a and the heading of slide 18; a win is what the
    /// text printed on slide 18 would give.
    TouchBreachInBlitz,
    /// SW-7: both kings in check or an unfinished promotion in unsupervised blitz: on claim only,
    /// or does the arbiter step in?
    ///
    /// DOUBT: on claim only is B.3.b and slide 16; stepping in is Gijssen (August 2011).
    PlainIllegalityInBlitz,
    /// King moved two squares, rook left behind, clock pressed, castling possible: an illegal
    /// move, or a castling still to be finished?
    ///
    /// DOUBT: illegal by the letter of 7.4.a; FIDE's Arbiters' Manual leaves the choice to the
    /// arbiter.
    HalfCastling,
}

/// Who holds a reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Holder {
    /// The wording of the Laws.
    Letter,
    /// Sergio Pagano, seminar of Salerno, 2012.
    Pagano,
    /// A proposal of that seminar, by its number.
    Proposal(u8),
    /// Geurt Gijssen, in his column.
    Gijssen,
    /// FIDE's Arbiters' Manuals.
    ArbitersManual,
    /// A slide of the seminar, by its number.
    Slide(u8),
    /// The arbiter who has to find the fact.
    FindingOfFact,
}

/// One of the two readings of a doubt.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The reading that counts as the principal one by default.
    #[default]
    First,
    /// The other reading.
    Second,
}

impl Side {
    /// The other reading.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }
}

impl Doubt {
    /// Every doubt.
    pub const ALL: [Doubt; 7] = [
        Doubt::TouchBreachInitiative,
        Doubt::NonMove,
        Doubt::RookFirstCastling,
        Doubt::IrregularMate,
        Doubt::TouchBreachInBlitz,
        Doubt::PlainIllegalityInBlitz,
        Doubt::HalfCastling,
    ];

    /// Who holds a reading of this doubt.
    pub const fn holders(self, side: Side) -> &'static [Holder] {
        match (self, side) {
            (Doubt::TouchBreachInitiative, Side::First) => &[Holder::Letter, Holder::Proposal(5)],
            (Doubt::TouchBreachInitiative, Side::Second) => {
                &[Holder::Slide(17), Holder::ArbitersManual]
            }
            (Doubt::NonMove, Side::First) => &[Holder::Gijssen],
            (Doubt::NonMove, Side::Second) => &[Holder::Proposal(4)],
            (Doubt::RookFirstCastling, Side::First) => &[Holder::Pagano],
            (Doubt::RookFirstCastling, Side::Second) => {
                &[Holder::Letter, Holder::Proposal(3), Holder::ArbitersManual]
            }
            (Doubt::IrregularMate, Side::First) => &[Holder::Letter],
            (Doubt::IrregularMate, Side::Second) => &[Holder::Proposal(7)],
            (Doubt::TouchBreachInBlitz, Side::First) => &[Holder::Letter],
            (Doubt::TouchBreachInBlitz, Side::Second) => &[Holder::Slide(18)],
            (Doubt::PlainIllegalityInBlitz, Side::First) => &[Holder::Letter, Holder::Pagano],
            (Doubt::PlainIllegalityInBlitz, Side::Second) => &[Holder::Gijssen],
            (Doubt::HalfCastling, Side::First) => &[Holder::Letter],
            (Doubt::HalfCastling, Side::Second) => &[Holder::ArbitersManual],
        }
    }
}

/// Which reading of each doubt counts as the principal one: those read the second way.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Doctrine {
    second: std::collections::BTreeSet<Doubt>,
}

impl Doctrine {
    /// Whether every doubt is read the first way.
    pub fn is_default(&self) -> bool {
        self.second.is_empty()
    }

    /// The reading this doctrine takes of a doubt.
    pub fn side(&self, doubt: Doubt) -> Side {
        if self.second.contains(&doubt) { Side::Second } else { Side::First }
    }

    /// The same doctrine with one doubt read in a given way.
    #[must_use]
    pub fn with(mut self, doubt: Doubt, side: Side) -> Doctrine {
        match side {
            Side::First => self.second.remove(&doubt),
            Side::Second => self.second.insert(doubt),
        };
        self
    }
}
