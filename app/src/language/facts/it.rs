//! Facts in Italian.

use acconcio_adjudication::game_record::{Difference, Holder};
use acconcio_adjudication::improbable::Improbability;
use acconcio_adjudication::incident::{Finding, Purpose, Quickplay, Setting};
use acconcio_adjudication::laws::Fact;
use acconcio_adjudication::movement::Breach;
use acconcio_mate::{Ending, Reason, Theorem};
use shakmaty::{Role, Square};

use super::{FactContext, line_from};
use crate::language::Language;

const IT: Language = Language::Italian;

pub(super) fn fact(fact: Fact, context: &FactContext) -> String {
    let player = IT.color(context.player);
    let opponent = IT.color(!context.player);
    let opponent_within = IT.color_within(!context.player);
    let the = |role: Role, square: Square| format!("{} in {square}", IT.the_role(role));
    match fact {
        Fact::BoardShowsLegalMove(played) => {
            format!("La scacchiera mostra la mossa legale {}.", context.notated(IT, played))
        }
        Fact::BoardShows(of) => breach(of),
        Fact::Undetermined => {
            "La posizione precedente non era legale; nulla in questo tratto viola apertamente il \
             Regolamento."
                .to_owned()
        }
        Fact::RookMovedFirst(_) => "La Torre è stata mossa prima del Re.".to_owned(),
        Fact::BoardUnchanged => "Nessun pezzo ha cambiato casa.".to_owned(),
        Fact::PawnLeftOnLastRank(square) => {
            format!("Il pedone in {square} non è stato sostituito.")
        }
        Fact::NothingInPlaceYet => {
            "Un pezzo è stato tolto e al suo posto non c’è ancora nulla.".to_owned()
        }
        Fact::StillInHand => "Il pezzo è ancora in mano.".to_owned(),
        Fact::NothingReleased => {
            "Nessun pezzo è stato ancora rilasciato in una nuova casa.".to_owned()
        }
        Fact::ClockPressed(_) => format!("{player} ha premuto l’orologio."),
        Fact::ClockNotPressed => "L’orologio non è stato premuto.".to_owned(),
        Fact::OpponentReplied => format!("{opponent} aveva già risposto."),
        Fact::Mate => "Sulla scacchiera c’è scacco matto.".to_owned(),
        Fact::Stalemate => "Sulla scacchiera c’è stallo.".to_owned(),
        Fact::DeadPosition => "Nessuno dei due può più dare matto.".to_owned(),
        Fact::Resigned(color) => format!("{} ha abbandonato.", IT.color(color)),
        Fact::Agreed => "I giocatori si sono accordati per la patta.".to_owned(),
        Fact::TouchedFirst(role, square) => format!(
            "Fra i pezzi che possono essere giocati, il primo toccato è {}.",
            the(role, square)
        ),
        Fact::TouchedBoth { own, opponent } => {
            format!(
                "{player} ha toccato il proprio pezzo in {own} e quello avversario in {opponent}."
            )
        }
        Fact::KingThenRook(side) => {
            format!("Re e Torre sono stati toccati per {}.", IT.castling_words(side))
        }
        Fact::RookThenKing(_) => "È stata toccata prima la Torre, poi il Re.".to_owned(),
        Fact::CastlingIllegal(side) => {
            format!("{} qui non è legale.", IT.castling_as_subject(side))
        }
        Fact::KingCannotMove => "Il Re non ha mosse legali.".to_owned(),
        Fact::TouchedByAccident(role, square) => {
            format!("{player} ha toccato per caso {}.", the(role, square))
        }
        Fact::TouchDisputed(role, square) => {
            format!("Non è accertato che il tocco fosse deliberato: {}.", the(role, square))
        }
        Fact::TouchAnnounced(role, square) => {
            format!("{player} aveva premesso «acconcio» prima di toccare {}.", the(role, square))
        }
        Fact::CannotBePlayed(role, square) => {
            format!("Nessuna mossa legale gioca {}.", the(role, square))
        }
        Fact::OrderUnknown => {
            "Non si può stabilire quale pezzo sia stato toccato per primo.".to_owned()
        }
        Fact::NothingTouched => "Nessun pezzo è stato toccato deliberatamente.".to_owned(),
        Fact::Released(role, square) => format!("{player} ha rilasciato {}.", the(role, square)),
        Fact::NewPieceOnSquare(role, square) => {
            format!("Il nuovo pezzo ({}) ha toccato la casa {square}.", IT.role(role))
        }
        Fact::TwoHandsUsed => format!("{player} ha usato due mani per una sola mossa."),
        Fact::ClaimedInTime(act) => format!("{} ha reclamato in tempo.", context.doer(IT, act)),
        Fact::ClaimedAfterTouch(act) => {
            format!("{} ha reclamato dopo aver toccato un pezzo.", context.doer(IT, act))
        }
        Fact::ClaimedAfterOwnMove(act) => {
            format!("{} ha reclamato dopo aver eseguito la propria mossa.", context.doer(IT, act))
        }
        Fact::FlagNotFallen(color) => {
            format!("La bandierina {} non è caduta.", IT.color_genitive(color))
        }
        Fact::AdjustedInSilence(role, square) => {
            format!("{player} non ha detto di voler acconciare {}.", the(role, square))
        }
        Fact::GameWasOver(act) => {
            format!("{} è arrivato tardi: la partita era già finita.", context.doer(IT, act))
        }
        Fact::ClaimedByOffender(_) => {
            format!("A reclamare è {}, che ha commesso il fatto.", IT.color_within(context.player))
        }
        Fact::NobodyClaimed => "Nessuno degli aventi diritto ha reclamato.".to_owned(),
        Fact::OpponentLetItPass(act) => format!("{} ha lasciato correre.", context.doer(IT, act)),
        Fact::BothAgreed => "I due giocatori si sono accordati per rimediare.".to_owned(),
        Fact::BothKingsInCheck => "Entrambi i Re sono sotto scacco.".to_owned(),
        Fact::PromotionUnfinished => "Una promozione è rimasta incompleta.".to_owned(),
        Fact::NotPlain => {
            "Non ci sono due Re sotto scacco, né una promozione incompleta.".to_owned()
        }
        Fact::ArbiterKnows => "L’arbitro ha visto o è stato informato.".to_owned(),
        Fact::ArbiterDoesNotKnow => "L’arbitro non ha visto, e nessuno lo ha informato.".to_owned(),
        Fact::LawsAreSilent => "Il Regolamento non fissa una sanzione per questo caso.".to_owned(),
        Fact::OffenceNumber(color, number) => {
            format!("È la mossa illegale completata n. {number} {}.", IT.color_genitive(color))
        }
        Fact::MatePossible { fen, line } => {
            let line = line_from(IT, &fen, &line);
            format!("{opponent} può ancora dare matto con una serie di mosse legali: {line}.")
        }
        Fact::MateImpossible { forced, reason, .. } => {
            let why = no_mate(reason, &opponent);
            match forced {
                0 => format!(
                    "{opponent} non può dare matto con alcuna serie di mosse legali: {why}."
                ),
                1 => format!(
                    "{opponent} non può dare matto con alcuna serie di mosse legali: la prossima \
                     mossa è forzata, e poi {why}."
                ),
                _ => format!(
                    "{opponent} non può dare matto con alcuna serie di mosse legali: le prossime \
                     {forced} mosse sono forzate, e poi {why}."
                ),
            }
        }
        Fact::MateUndecided { .. } => format!(
            "Che {opponent_within} possa o non possa dare matto non è stato dimostrato, quindi \
             l’eccezione non è accertata."
        ),
        Fact::MateNotExcluded => format!(
            "La posizione non è legale, e nulla vi esclude che {opponent_within} possa dare matto."
        ),
        Fact::TooLittleMaterial => {
            format!("{opponent} ha troppo poco materiale per vincere per il tempo.")
        }
        Fact::EnoughMaterial => {
            format!("{opponent} ha materiale sufficiente per vincere per il tempo.")
        }
        Fact::SupervisionAdequate => "La supervisione è adeguata.".to_owned(),
        Fact::SupervisionInadequate => "La supervisione non è adeguata.".to_owned(),
        Fact::PositionPutBack => {
            "Si ripristina una posizione, quindi si regolano i tempi.".to_owned()
        }
        Fact::IrregularityOccurred => {
            "Qualcosa è andato contro le regole, quindi si regolano i tempi.".to_owned()
        }
        Fact::NothingToCorrect => "Non c’è nulla da correggere.".to_owned(),
        Fact::OutsideTheLaws(Setting::Competition) => "È una gara.".to_owned(),
        Fact::OutsideTheLaws(Setting::Informal) => {
            "È una partita amichevole, non una gara.".to_owned()
        }
        Fact::OutsideTheLaws(Setting::Online) => {
            "Si gioca in rete, dove nessuna mano tocca i pezzi.".to_owned()
        }
        Fact::RookUpsideDown(square) => format!("La Torre in {square} è capovolta."),
        Fact::FlagFell(color, _) => {
            format!("È caduta la bandierina {}.", IT.color_genitive(color))
        }
        Fact::FlagNotNoticed(color) => format!(
            "Nessuno che possa farlo ha dichiarato caduta la bandierina {}.",
            IT.color_genitive(color)
        ),
        Fact::OwnFlagDown(color) => {
            format!("Anche la bandierina {}, che reclama, è caduta.", IT.color_genitive(color))
        }
        Fact::BothFlagsDown => "Entrambe le bandierine sono cadute.".to_owned(),
        Fact::IllegalMoveBeforeFlag => {
            "La mossa illegale è stata completata prima della caduta della bandierina.".to_owned()
        }
        Fact::FlagBeforeIllegalMove => {
            "La bandierina è caduta prima che la mossa illegale fosse completata.".to_owned()
        }
        Fact::SetUp(fault) => format!("{}.", IT.set_up_fault(fault)),
        Fact::MovesMade(count) => format!("Mosse eseguite finora da ciascun giocatore: {count}."),
        Fact::MovesCompleted(count) => {
            format!("Mosse completate finora da ciascun giocatore: {count}.")
        }
        Fact::PieceDisplaced(act) => {
            format!("{} ha urtato o fatto cadere un pezzo.", context.doer(IT, act))
        }
        Fact::PutRight => "I pezzi spostati sono stati rimessi a posto in tempo.".to_owned(),
        Fact::NotPutRight => {
            "I pezzi spostati non sono stati rimessi a posto prima di premere l’orologio."
                .to_owned()
        }
        Fact::WithoutTheMove(color, _) => {
            format!("{} ha toccato i pezzi senza avere il tratto.", IT.color(color))
        }
        Fact::OtherHandOnClock => {
            format!("{player} ha premuto l’orologio con la mano che non aveva mosso.")
        }
        Fact::PressPrevented(act) => {
            format!("{} ha impedito all’avversario di premere l’orologio.", context.doer(IT, act))
        }
        Fact::Distracted(act) => format!("{} ha disturbato l’avversario.", context.doer(IT, act)),
        Fact::Advised(act) => format!(
            "{} si è intromesso nella partita, o ha dato o ricevuto suggerimenti.",
            context.doer(IT, act)
        ),
        Fact::Refused(act) => format!("{} si è rifiutato di proseguire.", context.doer(IT, act)),
        Fact::AdjustedTooLate(act) => {
            format!("{} ha detto «acconcio» solo dopo aver toccato.", context.doer(IT, act))
        }
        Fact::NotRegular => {
            "La mossa non è stata eseguita secondo le norme sul pezzo toccato.".to_owned()
        }
        Fact::MadeNextMove => format!("{player} ha poi eseguito la mossa successiva."),
        Fact::NotRecorded => {
            "La posizione precedente non si può stabilire: nessuno ha trascritto le mosse."
                .to_owned()
        }
        Fact::TooEarlyToAgree => {
            "Al momento dell’accordo non avevano ancora mosso entrambi i giocatori.".to_owned()
        }
        Fact::WaitsForNextMove => "Deve ancora essere completata un’altra mossa.".to_owned(),
        Fact::StillIllegal => "Dopo un’altra mossa la posizione è ancora illegale.".to_owned(),
        Fact::LegalAgain => "La posizione non è più illegale.".to_owned(),
        Fact::TooLongAgo(count) => format!("Il fatto non è fra {}.", last_moves(context, count)),
        Fact::WithinLastMoves(count) => format!("Il fatto è fra {}.", last_moves(context, count)),
        Fact::ToldByBystander(_) => "Uno spettatore ha informato l’arbitro.".to_owned(),
        Fact::RemedyChosen(remedy) => {
            format!("{opponent} ha scelto questo rimedio: {}.", IT.remedy(remedy))
        }
        Fact::RemedyImpossible(remedy) => {
            format!("Per questo rimedio non c’è alcuna mossa: {}.", IT.remedy(remedy))
        }
        Fact::ObjectedInTime(act) => {
            format!("{} si è opposto prima di toccare un pezzo.", context.doer(IT, act))
        }
        Fact::Appealed(act) => {
            format!("{} è ricorso contro la decisione.", context.doer(IT, act))
        }
        Fact::NotCompletedYet => format!("{player} può ancora rimediare da sé."),
        Fact::Repeated { arisen, needed } => {
            let times = times(arisen.len());
            let when = IT.moments(&arisen);
            format!("La stessa posizione è apparsa {times}: {when}. Ne occorrono {needed}.")
        }
        Fact::OnlyLooksAlike { arisen, difference } => format!(
            "La posizione {} sembra soltanto la stessa: {}.",
            IT.moment(arisen),
            differing(difference)
        ),
        Fact::QuietHalfMoves { made, needed } => format!(
            "Senza catture e senza mosse di pedone si contano {made} semimosse; ne occorrono {needed}."
        ),
        Fact::MoveAnnounced(announced) => {
            format!("La mossa annunciata è {}.", context.notated(IT, announced))
        }
        Fact::MoveNotWritten(act) => {
            format!("{} aveva dichiarato una mossa senza scriverla.", context.doer(IT, act))
        }
        Fact::NoMoveNamed(act) => {
            format!("{} non aveva detto quale mossa intende.", context.doer(IT, act))
        }
        Fact::NamedMoveIllegal => "La mossa annunciata non si può giocare.".to_owned(),
        Fact::ClaimedWithoutTheMove(act) => {
            format!("{} non aveva il tratto quando ha richiesto la patta.", context.doer(IT, act))
        }
        Fact::ClaimTakenBack(act) => {
            format!("{} voleva ritirare la richiesta.", context.doer(IT, act))
        }
        Fact::StoppedForClaim(_) => "Per la richiesta gli orologi sono stati fermati.".to_owned(),
        Fact::NotStoppedForClaim => {
            "Al momento della richiesta l’orologio camminava ancora.".to_owned()
        }
        Fact::DrawClaimed(act) => format!("{} aveva richiesto la patta.", context.doer(IT, act)),
        Fact::CannotBeVerified => "Ciò che è stato giocato non si può stabilire.".to_owned(),
        Fact::ClaimOfAnotherKind(_) => {
            "Questo articolo non riguarda una richiesta del genere.".to_owned()
        }
        Fact::QuickplayAnnounced(Quickplay::NotAnnounced) => {
            "Per la manifestazione non è stato annunciato alcun finale rapido.".to_owned()
        }
        Fact::QuickplayAnnounced(Quickplay::Announced | Quickplay::WithoutArbiter) => {
            "Per la manifestazione è stato annunciato il finale rapido.".to_owned()
        }
        Fact::PlayedWithIncrement(0) => "Si gioca senza incremento.".to_owned(),
        Fact::PlayedWithIncrement(seconds) => {
            format!("Si gioca con un incremento di {seconds} secondi.")
        }
        Fact::PlayedAsBlitz => "È una partita blitz.".to_owned(),
        Fact::NoSuchRequest(act) => {
            format!("Le norme in vigore non prevedono ciò che chiede {}.", context.doer(IT, act))
        }
        Fact::IncrementNotAskedFor(act) => {
            format!("{} non aveva prima chiesto un incremento.", context.doer(IT, act))
        }
        Fact::IncrementAskedFor { act, seconds } => {
            format!(
                "{} ha chiesto un incremento di {seconds} secondi per entrambi.",
                context.doer(IT, act)
            )
        }
        Fact::TimeLeft { player, left, needed } => {
            format!(
                "{} aveva ancora {}; occorrono meno di {}.",
                IT.color(player),
                clock(left),
                clock(needed)
            )
        }
        Fact::ClaimedAfterFlag(act) => {
            format!("{} ha presentato la richiesta a bandierina caduta.", context.doer(IT, act))
        }
        Fact::Found(Finding::NoEffortToWin, _) => {
            "L’arbitro ha accertato che l’avversario non fa alcuno sforzo per vincere.".to_owned()
        }
        Fact::Found(Finding::CannotWinNormally, _) => {
            "L’arbitro ha accertato che l’avversario non può vincere con mezzi normali.".to_owned()
        }
        Fact::Found(Finding::TriesToWin, _) => {
            "L’arbitro ha accertato che l’avversario cerca di vincere.".to_owned()
        }
        Fact::NotFoundYet(_) => {
            "Non è ancora accertato se l’avversario cerca di vincere e può farlo.".to_owned()
        }
        Fact::OfferedAtAnotherTime(act) => {
            format!(
                "{} ha proposto patta in un altro momento; l’offerta è valida.",
                context.doer(IT, act)
            )
        }
        Fact::AnnoyanceToConsider(act) => format!(
            "{} può aver infastidito così l’avversario: l’arbitro lo valuta.",
            context.doer(IT, act)
        ),
        Fact::ConditionVoid(act) => {
            format!(
                "{} ha posto una condizione; è nulla, e l’offerta è valida.",
                context.doer(IT, act)
            )
        }
        Fact::OfferNotWithdrawn(act) => {
            format!("{} voleva ritirare l’offerta; resta valida.", context.doer(IT, act))
        }
        Fact::MoveAskedFor(act) => {
            format!(
                "{} ha chiesto di vedere prima la mossa; l’offerta resta valida.",
                context.doer(IT, act)
            )
        }
        Fact::NoOfferStands(act) => {
            format!("{} ha accettato quando non c’era più alcuna offerta.", context.doer(IT, act))
        }
        Fact::MateOnlyDeclared(act) => {
            format!(
                "{} ha dichiarato scacco matto, ma sulla scacchiera non c’è.",
                context.doer(IT, act)
            )
        }
        Fact::DeclaredMateAccepted(act) => {
            format!(
                "{} ha accettato uno scacco matto che sulla scacchiera non c’è.",
                context.doer(IT, act)
            )
        }
        Fact::TouchedForAnotherPurpose { role, square, purpose: Purpose::ToClearUp } => {
            format!("{player} ha toccato {} per riordinare i pezzi.", the(role, square))
        }
        Fact::TouchedForAnotherPurpose {
            role,
            square,
            purpose: Purpose::ToPlay | Purpose::ToShow,
        } => {
            format!("{player} ha toccato {} solo per indicarlo.", the(role, square))
        }
        Fact::CapturedPiecePutBack(act) => {
            format!(
                "{} ha rimesso sulla scacchiera un pezzo catturato all’avversario.",
                context.doer(IT, act)
            )
        }
        Fact::Improbable(found) => improbable(found),
    }
}

fn clock(seconds: u32) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

pub(super) fn improbable(found: Improbability) -> String {
    match found {
        Improbability::MoreThanPromotions(player) => format!(
            "{} ha più pezzi di quanti ne consentano le promozioni: nessuna partita porta a questa \
             posizione.",
            IT.color(player)
        ),
        Improbability::BishopsOfOneColour(player) => format!(
            "{} ha più di un Alfiere su case dello stesso colore: possibile, ma improbabile.",
            IT.color(player)
        ),
        Improbability::ShutInElsewhere(player) => format!(
            "{} ha gli otto pedoni ancora fermi, e dietro di loro il Re, la Donna o un Alfiere non \
             è sulla casa iniziale: nessuna partita porta a questa posizione.",
            IT.color(player)
        ),
        Improbability::RooksAndKnightsExchanged(player) => format!(
            "{} ha gli otto pedoni ancora fermi, e dietro di loro Torri e Cavalli si sono scambiati \
             di posto: possibile, ma improbabile.",
            IT.color(player)
        ),
    }
}

fn times(count: usize) -> String {
    match count {
        1 => "una volta".to_owned(),
        2 => "due volte".to_owned(),
        other => format!("{other} volte"),
    }
}

pub(super) fn differing(difference: Difference) -> String {
    match difference {
        Difference::SideToMove => "il tratto era dell’altro giocatore".to_owned(),
        Difference::Castling { color, side, held } => {
            let castling = IT.castling(side);
            let color = IT.color_within(color);
            match held {
                Holder::Earlier => format!("{color} aveva ancora il diritto a {castling}"),
                Holder::Later => format!("{color} non aveva il diritto a {castling}"),
            }
        }
        Difference::EnPassant { square, open, .. } => match open {
            Holder::Earlier => format!("un pedone poteva essere catturato al varco in {square}"),
            Holder::Later => format!("nessun pedone poteva essere catturato al varco in {square}"),
        },
    }
}

pub(in crate::language) fn breach(breach: Breach) -> String {
    match breach {
        Breach::KingLeftAttacked { king, by } => {
            format!("Il Re in {king} resta sotto scacco da {by}.")
        }
        Breach::KingTaken { king } => format!("È stato catturato il Re in {king}."),
        Breach::NotHowItMoves { role, from, to } => {
            format!("{} non va da {from} a {to}.", capital_a(role))
        }
        Breach::WayBlocked { role, from, to } => format!(
            "{} non può andare da {from} a {to}: un altro pezzo sbarra la via.",
            capital_the(role)
        ),
        Breach::CastlingNotAllowed { side } => {
            format!("{} qui non è ammesso.", IT.castling_as_subject(side))
        }
        Breach::RookLeftBehind { side } => {
            let side = IT.castling_words(side);
            format!("Il Re è andato di due case per {side} e la Torre non è stata mossa.")
        }
        Breach::MoreThanOneMove => {
            "Sulla scacchiera è cambiato più di quanto cambi con una mossa.".to_owned()
        }
    }
}

fn capital_a(role: Role) -> &'static str {
    match role {
        Role::King => "Un Re",
        Role::Queen => "Una Donna",
        Role::Rook => "Una Torre",
        Role::Bishop => "Un Alfiere",
        Role::Knight => "Un Cavallo",
        Role::Pawn => "Un pedone",
    }
}

fn capital_the(role: Role) -> &'static str {
    match role {
        Role::King => "Il Re",
        Role::Queen => "La Donna",
        Role::Rook => "La Torre",
        Role::Bishop => "L’Alfiere",
        Role::Knight => "Il Cavallo",
        Role::Pawn => "Il pedone",
    }
}

fn last_moves(context: &FactContext, count: u32) -> String {
    format!("le ultime {count} mosse {}", IT.color_genitive(context.player))
}

/// The reason why this player can mate nobody.
fn no_mate(reason: Reason, winner: &str) -> String {
    match reason {
        Reason::Over(Ending::Stalemate) => "è stallo".to_owned(),
        Reason::Over(Ending::WinnerMated) => format!("{winner} è sotto scacco matto"),
        Reason::Over(Ending::SeventyFiveMoves) => "le settantacinque mosse sono finite".to_owned(),
        Reason::Material(Theorem::BareKing) => "resta soltanto il Re".to_owned(),
        Reason::Material(Theorem::KnightAgainstQueens) => {
            "un Cavallo non può dare matto a un Re che ha soltanto Donne".to_owned()
        }
        Reason::Material(Theorem::BishopsOfOneColor) => {
            "Alfieri tutti dello stesso colore di case non possono dare matto a questi pezzi"
                .to_owned()
        }
        Reason::Repetition => "le stesse posizioni si ripetono per sempre".to_owned(),
        Reason::Closed(positions) => format!(
            "tutte le {positions} posizioni che possono sorgere sono state visitate, e nessuna è \
             matto"
        ),
        Reason::Patterns => "i pezzi sono murati fuori da ogni matto".to_owned(),
        Reason::ClosedWithPatterns(positions) => format!(
            "tutte le {positions} posizioni che possono sorgere prima che i pezzi siano murati \
             sono state visitate, e nessuna è matto"
        ),
    }
}
