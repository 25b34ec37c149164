//! The code of each edition.

use super::edition::UpsideDownRook;
use super::{Edition, HistoricCode, editions, historic};
use crate::edition_id::EditionId;
use crate::incident::{ActKind, Incident};

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
            EditionId::Draft => Code::Edition(&editions::draft::LAWS),
            EditionId::UsChess => Code::Edition(&editions::us_chess::LAWS),
            EditionId::KingPenalty => Code::Historic(&historic::KING_PENALTY),
            EditionId::LondonXiii => Code::Historic(&historic::LONDON_XIII),
            EditionId::Bca1862 => Code::Historic(&historic::BCA_1862),
        }
    }
}

/// The parts of an incident's acts that the codes read differently, as far as the acts give reason for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActReadings {
    /// Whether a rook put upside down on the board is a queen (US Chess 8F7).
    pub is_flipped_rook_a_queen: bool,
    /// Whether a touch binds only if the piece was to be moved or captured (4.3 of 2014).
    pub is_intention_needed: bool,
    /// Whether the request for an increment in a quickplay finish is an offer of a draw as well (G.4 of 2014).
    pub is_increment_request_an_offer: bool,
}

impl ActReadings {
    /// The readings of an incident's acts under an edition or code.
    pub fn of(incident: &Incident, edition: EditionId) -> ActReadings {
        match edition.code() {
            Code::Edition(laws) => ActReadings::under(incident, laws),
            Code::Historic(_) => ActReadings {
                is_flipped_rook_a_queen: false,
                is_intention_needed: false,
                is_increment_request_an_offer: false,
            },
        }
    }

    /// The readings of an incident's acts under the table of an edition.
    pub(super) fn under(incident: &Incident, laws: &Edition) -> ActReadings {
        let kinds = || incident.acts.iter().map(|act| &act.kind);
        let is_purpose_told = kinds().any(ActKind::is_touch_for_another_purpose);
        ActReadings {
            is_flipped_rook_a_queen: kinds().any(ActKind::puts_upside_down)
                && matches!(laws.upside_down_rook, UpsideDownRook::Queen(_)),
            is_intention_needed: is_purpose_told
                && laws.touch_intended.is_some()
                && laws.touch_presumed.is_none(),
            is_increment_request_an_offer: kinds().any(ActKind::asks_for_increment)
                && laws.quickplay.is_some_and(|rules| rules.increment.is_some()),
        }
    }
}
