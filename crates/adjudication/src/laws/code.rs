//! The code of each edition.

use super::edition::UpsideDownRook;
use super::{Edition, HistoricCode, editions, historic};
use crate::edition_id::EditionId;

/// An edition with clocks and counts, or an old code that only deals with touches and false moves.
#[derive(Clone, Copy, Debug)]
pub enum Code {
    /// A full edition.
    Edition(&'static Edition),
    /// An old code.
    Historic(&'static HistoricCode),
}

impl EditionId {
    /// The provisions of the edition or code.
    pub const fn code(self) -> Code {
        match self {
            EditionId::E2009 => Code::Edition(&editions::e2009::LAWS),
            EditionId::E2014 => Code::Edition(&editions::e2014::LAWS),
            EditionId::E2017 => Code::Edition(&editions::e2017::LAWS),
            EditionId::E2018 => Code::Edition(&editions::e2018::LAWS),
            EditionId::E2023 => Code::Edition(&editions::e2023::LAWS),
            EditionId::UsChess => Code::Edition(&editions::us_chess::LAWS),
            EditionId::KingPenalty => Code::Historic(&historic::KING_PENALTY),
            EditionId::LondonXiii => Code::Historic(&historic::LONDON_XIII),
            EditionId::Bca1862 => Code::Historic(&historic::BCA_1862),
        }
    }
}

/// Whether a rook put upside down on the board is a queen under a code (US Chess 8F7).
pub const fn reads_upside_down_rook_as_queen(edition: EditionId) -> bool {
    match edition.code() {
        Code::Edition(laws) => matches!(laws.upside_down_rook, UpsideDownRook::Queen(_)),
        Code::Historic(_) => false,
    }
}
