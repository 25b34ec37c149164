//! The rulings under other circumstances, in Italian.

use acconcio_adjudication::incident::{Claim, Manner, Regime, Sight};
use acconcio_adjudication::laws::EditionId;
use acconcio_adjudication::ruling::{Classification, FacetName};
use acconcio_training::whatif::{About, Change, Claiming, Facet, Press};
use shakmaty::Role;

use super::{ChangeContext, WhatIfWords};
use crate::language::Language;

const IT: Language = Language::Italian;

pub(super) const WORDS: WhatIfWords = WhatIfWords {
    heading: "E se…",
    lead: "Lo stesso episodio con un altro Regolamento, con altri fatti, con un’altra lettura.",
    table: "La decisione secondo ogni edizione e cadenza",
    table_hint: "Scegli una cella per leggerne la decisione; le frecce passano da una all’altra.",
    any_regime: "senza distinzione di cadenza",
    own: "questo episodio",
    same: "stessa decisione",
    details: "cambia nei dettagli",
    disputed: "controversa",
    laws: "Regolamento",
    facts: "Fatti",
    readings: "Letture",
    all_readings: "Tutte le letture secondo",
    one_by_one: "Scelte una per una",
    no_facts: "Nessun fatto di questo episodio può essere rovesciato.",
    as_it_was: "com’è andata",
    not_possible: "non insieme alle altre modifiche",
    back: "Torna all’episodio com’è andato",
    ruling: "La decisione, allora",
    no_change: "Non è stato modificato nulla.",
    changed: "cambia",
    before: "prima:",
    added: "nuovo",
    falls_away: "Non entrano più in gioco:",
};

pub(super) fn about(about: About, context: &ChangeContext) -> String {
    match about {
        About::Edition => "Edizione".to_owned(),
        About::Regime => "Cadenza".to_owned(),
        About::Press => format!("L’orologio {}", IT.color_genitive(context.player)),
        About::Claim => "Il reclamo".to_owned(),
        About::Sight => "L’arbitro".to_owned(),
        About::Offences => {
            format!("Mosse illegali precedenti {}", IT.color_genitive(context.player))
        }
        About::FirstTouch => "Toccato per primo".to_owned(),
        About::Touch(act) => match context.touched_by(act) {
            Some(touched) => format!("Il tocco: {}", touched.named(IT)),
            None => format!("Il tocco all’atto {}", act + 1),
        },
        About::Reading(disputed_point) => IT.disputed_point(disputed_point).to_owned(),
        About::Proposal(proposal) => {
            format!("Proposta {} del 2012: {}", proposal.number(), IT.proposal(proposal))
        }
    }
}

pub(super) fn choice(change: Change, context: &ChangeContext) -> String {
    let fixed = match change {
        Change::Edition(edition) => IT.edition(edition),
        Change::Regime(regime) => IT.regime(regime),
        Change::Reading { disputed_point, side } => IT.disputed_point_side(disputed_point, side),
        Change::Enacted(_) => "approvata",
        Change::NotEnacted(_) => "non approvata",
        Change::Press(Press::Pressed) => "premuto",
        Change::Press(Press::NotPressed) => "non premuto",
        Change::Claim(Claiming::Nobody) => "nessuno reclama",
        Change::Claim(Claiming::InWriting) => "prima scrive la mossa, senza eseguirla",
        Change::Claim(Claiming::BeforeTouching) => "chiede patta prima di toccare un pezzo",
        Change::Claim(Claiming::AfterTouching) => "chiede patta solo dopo aver toccato un pezzo",
        Change::Claim(Claiming::AtOnce { by, .. }) => {
            return format!("{} reclama subito", IT.color_within(by));
        }
        Change::Claim(Claiming::TooLate { by, claim: Claim::TouchMove }) => {
            return format!("{} reclama solo dopo aver toccato un pezzo", IT.color_within(by));
        }
        Change::Claim(Claiming::TooLate { by, .. }) => {
            return format!("{} reclama solo dopo la propria mossa", IT.color_within(by));
        }
        Change::Sight(Sight::Seen) => "l’ha visto",
        Change::Sight(Sight::Unseen) => "non l’ha visto",
        Change::Offences(0) => "nessuna",
        Change::Offences(1) => "una",
        Change::Offences(2) => "due",
        Change::Offences(number) => return number.to_string(),
        Change::Touch { manner, .. } => match manner {
            Manner::Deliberate => "deliberato",
            Manner::Accidental => "accidentale",
            Manner::Disputed => "controverso",
        },
        Change::FirstTouch(square) => {
            let touched = context.touched_on(square);
            return touched.map_or_else(|| square.to_string(), |touched| touched.named(IT));
        }
    };
    fixed.to_owned()
}

/// The condition under which a ruling would have been right; none for the laws as such.
pub(super) fn condition(change: Change, context: &ChangeContext) -> Option<String> {
    let text = match change {
        Change::Edition(_) | Change::Regime(_) => return None,
        Change::Reading { disputed_point, side } => {
            format!(
                "se la lettura fosse questa: {}",
                IT.disputed_point_side(disputed_point, side).trim_end_matches('.')
            )
        }
        Change::Enacted(proposal) => {
            format!("se la proposta {} del 2012 fosse stata approvata", proposal.number())
        }
        Change::NotEnacted(proposal) => {
            format!("se la proposta {} del 2012 non fosse stata approvata", proposal.number())
        }
        Change::Press(Press::Pressed) => "se l’orologio fosse stato premuto".to_owned(),
        Change::Press(Press::NotPressed) => "se l’orologio non fosse stato premuto".to_owned(),
        Change::Claim(Claiming::Nobody) => "se nessuno avesse reclamato".to_owned(),
        Change::Claim(Claiming::InWriting) => {
            "se la mossa fosse stata prima scritta, e non eseguita".to_owned()
        }
        Change::Claim(Claiming::BeforeTouching) => {
            "se la patta fosse stata richiesta prima di toccare un pezzo".to_owned()
        }
        Change::Claim(Claiming::AfterTouching) => {
            "se la patta fosse stata richiesta solo dopo aver toccato un pezzo".to_owned()
        }
        Change::Claim(Claiming::AtOnce { by, .. }) => {
            format!("se {} avesse reclamato subito", IT.color_within(by))
        }
        Change::Claim(Claiming::TooLate { by, claim: Claim::TouchMove }) => {
            format!("se {} avesse reclamato solo dopo aver toccato un pezzo", IT.color_within(by))
        }
        Change::Claim(Claiming::TooLate { by, .. }) => {
            format!("se {} avesse reclamato solo dopo la propria mossa", IT.color_within(by))
        }
        Change::Sight(Sight::Seen) => "se l’arbitro l’avesse visto".to_owned(),
        Change::Sight(Sight::Unseen) => "se l’arbitro non l’avesse visto".to_owned(),
        Change::Offences(number) => {
            let ordinal = match number {
                0 => "prima",
                1 => "seconda",
                _ => "terza",
            };
            format!(
                "se fosse stata la {ordinal} mossa illegale {}",
                IT.color_genitive(context.player)
            )
        }
        Change::Touch { act, manner } => {
            let how = match manner {
                Manner::Deliberate => "deliberatamente",
                Manner::Accidental => "solo per caso",
                Manner::Disputed => "in modo controverso",
            };
            let touched = context.touched_by(act)?;
            format!("se {} avesse toccato {how} {}", IT.color_within(touched.by), touched.named(IT))
        }
        Change::FirstTouch(square) => {
            let touched = context.touched_on(square)?;
            let agreed = match touched.piece.role {
                Role::Queen | Role::Rook => "fosse stata toccata per prima",
                Role::King | Role::Bishop | Role::Knight | Role::Pawn => {
                    "fosse stato toccato per primo"
                }
            };
            format!("se {} {agreed}", touched.named(IT))
        }
    };
    Some(text)
}

pub(super) fn in_regime(regime: Regime) -> &'static str {
    match regime {
        Regime::Standard => "nel gioco a tempo lungo",
        Regime::RapidSupervised => "nel gioco rapido con supervisione adeguata",
        Regime::RapidUnsupervised => "nel gioco rapido con supervisione non adeguata",
        Regime::BlitzSupervised => "nel gioco lampo con supervisione adeguata",
        Regime::BlitzUnsupervised => "nel gioco lampo con supervisione non adeguata",
    }
}

pub(super) fn under(edition: EditionId) -> &'static str {
    match edition {
        EditionId::E2009 => "secondo il Regolamento del 2009",
        EditionId::E2014 => "secondo il Regolamento del 2014",
        EditionId::E2017 => "secondo il Regolamento del 2017",
        EditionId::E2018 => "secondo il Regolamento del 2018",
        EditionId::E2023 => "secondo il Regolamento del 2023",
        EditionId::UsChess => "secondo le regole della US Chess",
        EditionId::KingPenalty => "secondo l’uso ottocentesco della penalità del Re",
        EditionId::LondonXiii => "secondo le regole del London Chess Club",
        EditionId::Bca1862 => "secondo le leggi della British Chess Association",
    }
}

pub(super) fn classification(classification: Classification) -> &'static str {
    match classification {
        Classification::Legal => "nulla da eccepire",
        Classification::Irregular => "irregolare",
        Classification::Illegal => "illegale",
        Classification::NonMove => "«non mossa»",
        Classification::Incomplete => "incompiuta",
        Classification::WrongSetUp => "disposizione errata",
        Classification::Displaced => "pezzi spostati",
        Classification::OutOfTurn => "fuori tratto",
        Classification::FlagFallen => "tempo superato",
        Classification::Misconduct => "scorrettezza",
        Classification::CorrectClaim => "richiesta fondata",
        Classification::RefusedClaim => "richiesta respinta",
        Classification::DrawnByItself => "patta senza richiesta",
        Classification::PostponedClaim => "decisione rinviata",
    }
}

pub(super) fn facet(facet: Facet) -> &'static str {
    match facet {
        Facet::Turn => "altro tratto",
        Facet::Of(FacetName::Trigger) => "intervento",
        Facet::Of(FacetName::Admissibility) => "reclamo",
        Facet::Of(FacetName::Classification) => "qualifica",
        Facet::Of(FacetName::Completion) => "completamento",
        Facet::Of(FacetName::Board) => "posizione",
        Facet::Of(FacetName::Obligation) => "mossa da giocare",
        Facet::Of(FacetName::Time) => "tempo",
        Facet::Of(FacetName::Judgement) => "tempi a giudizio",
        Facet::Of(FacetName::Counts) => "conteggio",
        Facet::Of(FacetName::Discipline) => "provvedimenti",
        Facet::Of(FacetName::Result) => "risultato",
        Facet::Of(FacetName::Window) => "termini per reclamare",
        Facet::Of(FacetName::Remedies) => "rimedi",
        Facet::Readings => "letture",
    }
}
