//! The wrong principles, in words.

use acconcio_adjudication::laws::EditionId;
use acconcio_training::whatif::{Pace, Principle, Supervision};

use super::Language;

impl Language {
    /// The behaviour of somebody who follows a wrong principle: `applies the standard rule in blitz`.
    pub fn principle(self, principle: Principle) -> String {
        match self {
            Language::English => english(principle),
            Language::Italian => italian(principle),
        }
    }
}

fn english(principle: Principle) -> String {
    let fixed = match principle {
        Principle::OtherPace { applied, played } => {
            let (applied, played) = (english_rule(applied), english_play(played));
            return format!("applies the {applied} rule in {played}");
        }
        Principle::OtherSupervision { pace, given } => {
            let play = english_play(pace);
            return match given {
                Supervision::Unsupervised => {
                    format!("applies in {play} without adequate supervision what holds with it")
                }
                Supervision::Supervised => {
                    format!("applies in {play} with adequate supervision what holds without it")
                }
            };
        }
        Principle::OtherEdition { applied, in_force } => {
            let (applied, in_force) =
                (Language::English.laws_named(applied), Language::English.laws_named(in_force));
            return format!("applies {applied} where {in_force} are in force");
        }
        Principle::OtherReading => "follows a reading that is not in force",
        Principle::ProposalAsLaw => "takes a proposal of 2012 as law",
        Principle::EnactedOverlooked => "overlooks a proposal taken as enacted",
        Principle::AsIfPressed => "rules as if the clock had been pressed",
        Principle::AsIfNotPressed => "rules as if the clock had not been pressed",
        Principle::AsIfClaimed => "rules as if somebody had claimed in time",
        Principle::AsIfClaimedTooLate => "rules as if the claim had come too late",
        Principle::AsIfNobodyClaimed => "rules as if nobody had claimed",
        Principle::AsIfWrittenFirst => "rules as if the move had been written first, and not made",
        Principle::AsIfClaimedUntouched => "rules as if no piece had been touched before the claim",
        Principle::AsIfTouchedFirst => "rules as if a piece had been touched before the claim",
        Principle::AsIfSeen => "rules as if the arbiter had seen it",
        Principle::AsIfUnseen => "rules as if the arbiter had not seen it",
        Principle::AsIfFirstOffence => "rules as if it were the first illegal move",
        Principle::AsIfLaterOffence => "rules as if there had been an illegal move before",
        Principle::TouchAsDeliberate => "takes a touch as deliberate that is not",
        Principle::TouchAsAccidental => "takes a touch as accidental that is not",
        Principle::TouchAsDisputed => "takes a touch as disputed that is not",
        Principle::OtherPieceFirst => "takes the other piece as the one touched first",
    };
    fixed.to_owned()
}

fn italian(principle: Principle) -> String {
    let fixed = match principle {
        Principle::OtherPace { applied, played } => {
            let (applied, played) = (italian_rule(applied), italian_play(played));
            return format!("applica la norma {applied} {played}");
        }
        Principle::OtherSupervision { pace, given } => {
            let play = italian_play(pace);
            return match given {
                Supervision::Unsupervised => {
                    format!(
                        "{play} con supervisione non adeguata applica ciò che vale con quella adeguata"
                    )
                }
                Supervision::Supervised => {
                    format!("{play} con supervisione adeguata applica ciò che vale senza di essa")
                }
            };
        }
        Principle::OtherEdition { applied, in_force } => {
            let (applied, in_force) =
                (Language::Italian.laws_named(applied), Language::Italian.laws_named(in_force));
            return format!("applica {applied} dove sono in vigore {in_force}");
        }
        Principle::OtherReading => "segue una lettura che non è quella in vigore",
        Principle::ProposalAsLaw => "prende per norma una proposta del 2012",
        Principle::EnactedOverlooked => "trascura una proposta considerata approvata",
        Principle::AsIfPressed => "decide come se l’orologio fosse stato premuto",
        Principle::AsIfNotPressed => "decide come se l’orologio non fosse stato premuto",
        Principle::AsIfClaimed => "decide come se qualcuno avesse reclamato in tempo",
        Principle::AsIfClaimedTooLate => "decide come se il reclamo fosse tardivo",
        Principle::AsIfNobodyClaimed => "decide come se nessuno avesse reclamato",
        Principle::AsIfWrittenFirst => {
            "decide come se la mossa fosse stata prima scritta, e non eseguita"
        }
        Principle::AsIfClaimedUntouched => {
            "decide come se prima della richiesta non si fosse toccato alcun pezzo"
        }
        Principle::AsIfTouchedFirst => {
            "decide come se prima della richiesta si fosse toccato un pezzo"
        }
        Principle::AsIfSeen => "decide come se l’arbitro l’avesse visto",
        Principle::AsIfUnseen => "decide come se l’arbitro non l’avesse visto",
        Principle::AsIfFirstOffence => "decide come se fosse la prima mossa illegale",
        Principle::AsIfLaterOffence => "decide come se ci fosse già stata una mossa illegale",
        Principle::TouchAsDeliberate => "considera deliberato un tocco che non lo è",
        Principle::TouchAsAccidental => "considera accidentale un tocco che non lo è",
        Principle::TouchAsDisputed => "considera controverso un tocco che non lo è",
        Principle::OtherPieceFirst => "considera toccato per primo l’altro pezzo",
    };
    fixed.to_owned()
}

fn english_rule(pace: Pace) -> &'static str {
    match pace {
        Pace::Standard => "standard",
        Pace::Rapid => "rapid",
        Pace::Blitz => "blitz",
    }
}

fn english_play(pace: Pace) -> &'static str {
    match pace {
        Pace::Standard => "standard play",
        Pace::Rapid => "rapid",
        Pace::Blitz => "blitz",
    }
}

fn italian_rule(pace: Pace) -> &'static str {
    match pace {
        Pace::Standard => "del gioco a tempo lungo",
        Pace::Rapid => "del gioco rapido",
        Pace::Blitz => "del gioco lampo",
    }
}

fn italian_play(pace: Pace) -> &'static str {
    match pace {
        Pace::Standard => "nel gioco a tempo lungo",
        Pace::Rapid => "nel gioco rapido",
        Pace::Blitz => "nel gioco lampo",
    }
}

impl Language {
    /// The laws of an edition within a sentence: `the Laws of 2009`.
    fn laws_named(self, edition: EditionId) -> &'static str {
        match (self, edition) {
            (Language::English, EditionId::E2009) => "the Laws of 2009",
            (Language::English, EditionId::E2014) => "the Laws of 2014",
            (Language::English, EditionId::E2017) => "the Laws of 2017",
            (Language::English, EditionId::E2018) => "the Laws of 2018",
            (Language::English, EditionId::E2023) => "the Laws of 2023",
            (Language::English, EditionId::UsChess) => "the US Chess rules",
            (Language::English, EditionId::KingPenalty) => "the rules of the king penalty",
            (Language::English, EditionId::LondonXiii) => "the rules of the London Chess Club",
            (Language::English, EditionId::Bca1862) => "the laws of the British Chess Association",
            (Language::Italian, EditionId::E2009) => "le norme del 2009",
            (Language::Italian, EditionId::E2014) => "le norme del 2014",
            (Language::Italian, EditionId::E2017) => "le norme del 2017",
            (Language::Italian, EditionId::E2018) => "le norme del 2018",
            (Language::Italian, EditionId::E2023) => "le norme del 2023",
            (Language::Italian, EditionId::UsChess) => "le regole della US Chess",
            (Language::Italian, EditionId::KingPenalty) => "le regole della penalità del Re",
            (Language::Italian, EditionId::LondonXiii) => "le regole del London Chess Club",
            (Language::Italian, EditionId::Bca1862) => "le leggi della British Chess Association",
        }
    }
}
