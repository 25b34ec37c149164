//! The acts of a match in Italian.

use acconcio_adjudication::incident::{Manner, Reply};
use acconcio_quadrigliona::act::{Accord, ActKind, ArbiterAct, Claim, Clocks, Origin, Saying};
use shakmaty::Role;

use super::facts::{arranged, misbehaved, runner_fault, said};
use crate::language::Language;
use crate::language::quadrigliona::MatchActContext;

const IT: Language = Language::Italian;

pub(in crate::language) fn sentence(context: &MatchActContext<'_>) -> String {
    let who = IT.somebody(context.act.by);
    match &context.act.kind {
        ActKind::Touches { square, manner, table } => {
            let piece = context.piece(IT, *square, *table);
            match manner {
                Manner::Deliberate => format!("{who} tocca {piece}."),
                Manner::Accidental => format!("{who} sfiora per caso {piece}."),
                Manner::Disputed => {
                    format!("{who} tocca {piece}; se deliberatamente, è controverso.")
                }
            }
        }
        ActKind::Places { from, to, table } => {
            let moved = context.piece(IT, *from, *table);
            match context.taken(*from, *to, *table) {
                Some(taken) => format!(
                    "{who} cattura {}, muovendo {moved}.",
                    IT.piece_on(taken, *to, context.color())
                ),
                None => format!("{who} muove {moved} e va in {to}."),
            }
        }
        ActKind::Removes { square } => {
            format!("{who} toglie dalla scacchiera {}.", context.piece(IT, *square, None))
        }
        ActKind::Puts { role, square, from } => {
            let role = IT.a_role(*role);
            match from {
                Origin::Reserve => format!("{who} mette in {square} {role} della riserva."),
                Origin::OnItsWay => {
                    format!("{who} mette in {square} {role} non ancora arrivato dal corridore.")
                }
                Origin::Nowhere => {
                    format!("{who} mette in {square} {role} che non è della riserva.")
                }
            }
        }
        ActKind::TakesBack => format!("{who} rimette tutto com’era all’inizio del tratto."),
        ActKind::NamesPromotion(role) => format!("{who} dichiara: «{}».", capital_role(*role)),
        ActKind::CountsAloud(number) => {
            format!("{who} conta ad alta voce: «{}».", number_word(*number))
        }
        ActKind::PressesClock { of: None } => format!("{who} preme l’orologio."),
        ActKind::PressesClock { of: Some(clock) } => {
            format!("{who} preme l’orologio {}.", IT.seat_of_clock(*clock))
        }
        ActKind::StopsClocks { which, accord } => match (which, accord) {
            (Clocks::OwnBoard, Accord::Alone) => {
                format!("{who} ferma l’orologio della propria scacchiera.")
            }
            (Clocks::OwnBoard, Accord::WithPartner) => {
                format!(
                    "{who}, d’accordo con il compagno, ferma l’orologio della propria scacchiera."
                )
            }
            (Clocks::BothBoards, Accord::Alone) => {
                format!("{who} ferma da solo entrambi gli orologi.")
            }
            (Clocks::BothBoards, Accord::WithPartner) => {
                format!("{who} e il compagno fermano insieme entrambi gli orologi.")
            }
        },
        ActKind::StartsGame { table } => {
            format!("{who} avvia l’orologio sulla {}.", IT.table(*table))
        }
        ActKind::Claims { what, accord } => {
            format!("{who}{} reclama: {}.", with_partner(*accord), claimed(*what))
        }
        ActKind::OffersDraw { accord } => format!("{who}{} propone patta.", with_partner(*accord)),
        ActKind::AnswersDraw { reply: Reply::Accepts, accord } => {
            format!("{who}{} accetta la patta.", with_partner(*accord))
        }
        ActKind::AnswersDraw { reply: Reply::Declines, accord } => {
            format!("{who}{} rifiuta la patta.", with_partner(*accord))
        }
        ActKind::AnswersDraw { reply: Reply::AsksForTheMove, accord } => {
            format!("{who}{} chiede di vedere prima la mossa.", with_partner(*accord))
        }
        ActKind::Resigns => format!("{who} abbandona."),
        ActKind::FlagFalls => match context.act.seat() {
            Some(seat) => format!("Cade la bandierina {}.", IT.of_player_on(seat)),
            None => "Cade una bandierina.".into(),
        },
        ActKind::Notices => format!("{who} se ne accorge."),
        ActKind::Consents => format!("{who} non ha nulla da obiettare."),
        ActKind::Waits => format!("{who} attende e non muove."),
        ActKind::Says(saying) => format!("{who} {}.", said(*saying)),
        ActKind::Misbehaves(misconduct) => format!("{who} {}.", misbehaved(*misconduct)),
        ActKind::HandsOver { role } => {
            format!("{who} consegna ciò che ha catturato: {}.", IT.a_role(*role))
        }
        ActKind::Carries { pieces } => match pieces.0.as_slice() {
            [] => format!("{who} parte a mani vuote."),
            roles => format!("{who} parte con {}.", IT.roles(roles)),
        },
        ActKind::Delivers { role } => match context.for_whom() {
            Some(seat) => {
                format!("{who} posa {} nella riserva {}.", IT.a_role(*role), IT.of_player_on(seat))
            }
            None => format!("{who} posa {} nella riserva.", IT.a_role(*role)),
        },
        ActKind::Errs(fault) => format!("{who} {}.", runner_fault(*fault)),
        ActKind::Arranges(arrangement) => format!("{who}: {}", arranged(*arrangement)),
        ActKind::Decides(decision) => format!("{who} {}.", decided(*decision)),
    }
}

pub(in crate::language) fn label(kind: &ActKind) -> String {
    match kind {
        ActKind::Touches { square, .. } => format!("Tocca {square}"),
        ActKind::Places { from, to, .. } => format!("Da {from} a {to}"),
        ActKind::Removes { square } => format!("Toglie {square}"),
        ActKind::Puts { role, square, .. } => format!("Mette {} in {square}", IT.a_role(*role)),
        ActKind::TakesBack => "Ritira la mossa".into(),
        ActKind::NamesPromotion(_) => "Dichiara il pezzo".into(),
        ActKind::CountsAloud(number) => format!("Conta {number}"),
        ActKind::PressesClock { .. } => "Orologio".into(),
        ActKind::StopsClocks { .. } => "Orologi fermi".into(),
        ActKind::StartsGame { .. } => "Inizio".into(),
        ActKind::Claims { .. } => "Reclamo".into(),
        ActKind::OffersDraw { .. } => "Propone patta".into(),
        ActKind::AnswersDraw { .. } => "Risponde alla proposta".into(),
        ActKind::Resigns => "Abbandona".into(),
        ActKind::FlagFalls => "Bandierina".into(),
        ActKind::Notices => "Se ne accorge".into(),
        ActKind::Consents => "Nulla da obiettare".into(),
        ActKind::Waits => "Attende".into(),
        ActKind::Says(_) => "Parla".into(),
        ActKind::Misbehaves(_) => "Condotta".into(),
        ActKind::HandsOver { role } => format!("Consegna {}", IT.a_role(*role)),
        ActKind::Carries { .. } => "Corre".into(),
        ActKind::Delivers { role } => format!("Posa {}", IT.a_role(*role)),
        ActKind::Errs(_) => "Errore".into(),
        ActKind::Arranges(_) => "Squadra".into(),
        ActKind::Decides(_) => "Arbitro".into(),
    }
}

pub(in crate::language) fn speech(kind: &ActKind) -> Option<String> {
    Some(match kind {
        ActKind::NamesPromotion(role) => capital_role(*role),
        ActKind::CountsAloud(number) => number_word(*number),
        ActKind::Claims { .. } => "Arbitro, per favore".into(),
        ActKind::OffersDraw { .. } => "Patta?".into(),
        ActKind::AnswersDraw { reply: Reply::Accepts, .. } => "D’accordo".into(),
        ActKind::AnswersDraw { reply: Reply::Declines, .. } => "No, grazie".into(),
        ActKind::AnswersDraw { reply: Reply::AsksForTheMove, .. } => {
            "Prima mi mostri la mossa".into()
        }
        ActKind::Says(Saying::SuggestsMove) => "Gioca questa".into(),
        ActKind::Says(Saying::AsksToWait) => "Aspetta, non muovere".into(),
        ActKind::Says(Saying::AsksForAdvice) => "Che cosa gioco?".into(),
        ActKind::Touches { .. }
        | ActKind::Places { .. }
        | ActKind::Removes { .. }
        | ActKind::Puts { .. }
        | ActKind::TakesBack
        | ActKind::PressesClock { .. }
        | ActKind::StopsClocks { .. }
        | ActKind::StartsGame { .. }
        | ActKind::Resigns
        | ActKind::FlagFalls
        | ActKind::Notices
        | ActKind::Consents
        | ActKind::Waits
        | ActKind::Misbehaves(_)
        | ActKind::HandsOver { .. }
        | ActKind::Carries { .. }
        | ActKind::Delivers { .. }
        | ActKind::Errs(_)
        | ActKind::Arranges(_)
        | ActKind::Decides(_) => return None,
    })
}

fn capital_role(role: Role) -> String {
    crate::language::capitalised(&IT.role(role))
}

fn number_word(number: u8) -> String {
    match number {
        1 => "Uno".into(),
        2 => "Due".into(),
        3 => "Tre".into(),
        _ => number.to_string(),
    }
}

fn with_partner(accord: Accord) -> &'static str {
    match accord {
        Accord::Alone => "",
        Accord::WithPartner => ", insieme al compagno,",
    }
}

fn claimed(claim: Claim) -> &'static str {
    match claim {
        Claim::IllegalMove => "mossa illegale",
        Claim::TouchMove => "il pezzo toccato va mosso",
        Claim::FlagFall => "bandierina caduta",
        Claim::Checkmate => "scacco matto",
        Claim::Stalemate => "stallo",
        Claim::NoMatingMaterial => "l’avversario non può dare matto",
        Claim::Repetition => "patta per ripetizione",
        Claim::QuickplayFinish => "patta negli ultimi due minuti",
        Claim::WrongSetUp => "errata disposizione dei pezzi",
        Claim::Misconduct => "la condotta degli avversari",
        Claim::RunnerFault => "un errore del corridore avversario",
        Claim::SimultaneousEnd => "le due partite sono finite insieme",
        Claim::Dispute => "un contenzioso fra le squadre",
    }
}

fn decided(decision: ArbiterAct) -> String {
    match decision {
        ArbiterAct::StepsIn => "ferma tutti gli orologi e interviene".into(),
        ArbiterAct::Warns => "dà un avvertimento".into(),
        ArbiterAct::Reinstates { table } => {
            format!("ripristina l’ultimo tratto sulla {}", IT.table(table))
        }
        ArbiterAct::LetsPlayGoOn => "lascia proseguire le due partite".into(),
        ArbiterAct::BreaksTie => "deve decidere lo spareggio di un incontro patto".into(),
    }
}
