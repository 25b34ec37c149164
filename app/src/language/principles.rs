//! The wrong principles, in words.

use acconcio_adjudication::laws::EditionId;
use acconcio_training::whatif::{Pace, Principle, Supervision};

use super::Language;

impl Language {
    /// The behaviour of somebody who follows a wrong principle: `applies the standard rule in blitz`.
    pub fn principle(self, principle: Principle) -> String {
        let words = self.principles();
        match principle {
            Principle::OtherPace { applied, played } => words.other_pace(key(applied), key(played)),
            Principle::OtherSupervision { pace, given } => match given {
                Supervision::Unsupervised => words.as_if_supervised(key(pace)),
                Supervision::Supervised => words.as_if_unsupervised(key(pace)),
            },
            Principle::OtherEdition { applied, in_force } => {
                words.other_edition(self.laws_named(applied), self.laws_named(in_force))
            }
            Principle::OtherReading => words.other_reading().to_owned(),
            Principle::ProposalAsLaw => words.proposal_as_law().to_owned(),
            Principle::EnactedOverlooked => words.enacted_overlooked().to_owned(),
            Principle::AsIfPressed => words.as_if_pressed().to_owned(),
            Principle::AsIfNotPressed => words.as_if_not_pressed().to_owned(),
            Principle::AsIfClaimed => words.as_if_claimed().to_owned(),
            Principle::AsIfClaimedTooLate => words.as_if_claimed_too_late().to_owned(),
            Principle::AsIfNobodyClaimed => words.as_if_nobody_claimed().to_owned(),
            Principle::AsIfWrittenFirst => words.as_if_written_first().to_owned(),
            Principle::AsIfClaimedUntouched => words.as_if_claimed_untouched().to_owned(),
            Principle::AsIfTouchedFirst => words.as_if_touched_first().to_owned(),
            Principle::AsIfSeen => words.as_if_seen().to_owned(),
            Principle::AsIfUnseen => words.as_if_unseen().to_owned(),
            Principle::AsIfFirstOffence => words.as_if_first_offence().to_owned(),
            Principle::AsIfLaterOffence => words.as_if_later_offence().to_owned(),
            Principle::TouchAsDeliberate => words.touch_as_deliberate().to_owned(),
            Principle::TouchAsAccidental => words.touch_as_accidental().to_owned(),
            Principle::TouchAsDisputed => words.touch_as_disputed().to_owned(),
            Principle::OtherPieceFirst => words.other_piece_first().to_owned(),
        }
    }

    /// The laws of an edition within a sentence: `the Laws of 2009`.
    fn laws_named(self, edition: EditionId) -> &'static str {
        let words = self.principles();
        match edition {
            EditionId::E2009 => words.laws_2009(),
            EditionId::E2014 => words.laws_2014(),
            EditionId::E2017 => words.laws_2017(),
            EditionId::E2018 => words.laws_2018(),
            EditionId::E2023 => words.laws_2023(),
            EditionId::Draft => words.laws_draft(),
            EditionId::UsChess => words.laws_us_chess(),
            EditionId::KingPenalty => words.laws_king_penalty(),
            EditionId::LondonXiii => words.laws_london_xiii(),
            EditionId::Bca1862 => words.laws_bca_1862(),
        }
    }
}

/// The key by which texts choose among paces.
fn key(pace: Pace) -> &'static str {
    match pace {
        Pace::Standard => "standard",
        Pace::Rapid => "rapid",
        Pace::Blitz => "blitz",
    }
}
