//! The disputed points of the rules, and the gaps in them, in Italian.

use acconcio_quadrigliona::disputed_point::{DisputedPoint, Gap};

use crate::language::quadrigliona::OpenPoint;

fn point(question: &'static str, sides: [&'static str; 2], why: &'static str) -> OpenPoint {
    OpenPoint { question, sides, why }
}

pub(in crate::language) fn disputed_point(disputed_point: DisputedPoint) -> OpenPoint {
    match disputed_point {
        DisputedPoint::FallenPiece => point(
            "Un pezzo che cade, dovunque cada, costa un minuto?",
            [
                "Soltanto se cade al corridore lungo il tragitto.",
                "Sì, anche se è urtato su una scacchiera.",
            ],
            "La frase descrive il compito del corridore.",
        ),
        DisputedPoint::Substitution => point(
            "I componenti si possono scambiare durante una partita?",
            ["Soltanto fra una partita e l’altra.", "In ogni momento."],
            "La premessa dice «liberamente»; ma per la regola 11 ciascuno gioca la propria partita.",
        ),
        DisputedPoint::FifteenMinutes => point(
            "Di chi sono i quindici minuti?",
            ["Di ciascun giocatore.", "Della squadra, divisi fra i suoi due orologi."],
            "La premessa parla della squadra, ma anche dei suoi due orologi, uno per scacchiera.",
        ),
        DisputedPoint::PieceOnItsWay => point(
            "Si può mettere un pezzo ancora in viaggio?",
            ["No; soltanto un pezzo già consegnato.", "Sì; tutto ciò che è fuori è riserva."],
            "La regola 5 vuole prima la consegna; altrimenti il corridore non servirebbe a nulla.",
        ),
        DisputedPoint::SilentPromotion => point(
            "Che cos’è una promozione senza dichiarazione, a orologio premuto?",
            ["Una mossa illegale.", "Una Donna."],
            "La regola 9 chiede la parola e non dice che cosa segue se manca; per la FIDE una \
             promozione incompleta è illegale.",
        ),
        DisputedPoint::ReserveThatCounts => point(
            "Quale riserva conta per matto e stallo?",
            ["Ogni pezzo che possa mai arrivare.", "Soltanto ciò che è già stato catturato."],
            "La regola 10 parla di tutti i pezzi fuori dalla scacchiera, e lascia attendere gli altri.",
        ),
        DisputedPoint::NoMatingMaterial => point(
            "La bandierina fa perdere anche se l’avversario non può dare matto?",
            ["Sì.", "No; allora è patta, come nel Regolamento FIDE."],
            "Per la regola 10 i pezzi per dare matto non mancano mai a nessuno.",
        ),
        DisputedPoint::AdviceOfTheTeam => point(
            "Il corridore e il capitano possono consigliare?",
            ["Sì; fanno parte della squadra.", "No; soltanto il compagno."],
            "La regola 13 nomina il compagno, nello spirito di un gioco di squadra.",
        ),
        DisputedPoint::OwnReserve => point(
            "Si può ordinare la propria riserva durante il tratto dell’avversario?",
            ["Sì.", "No; non si tocca alcun pezzo."],
            "La regola 12 tutela la scacchiera; la riserva le sta accanto.",
        ),
        DisputedPoint::ClaimAlone => point(
            "Per una bandierina o una mossa illegale devono fermare entrambi gli orologi in due?",
            ["No; il giocatore reclama da solo.", "Sì, come in ogni contenzioso."],
            "La regola 15 parla di contenziosi; altrimenti i diritti del lampo dipenderebbero dal \
             compagno.",
        ),
        DisputedPoint::DrawOnOneBoard => point(
            "Che cosa chiude una patta per ripetizione su una scacchiera?",
            ["L’incontro.", "Soltanto quella partita."],
            "La regola 19 chiude l’incontro con la prima partita finita.",
        ),
        DisputedPoint::ReservesInRepetition => point(
            "Per una ripetizione le riserve devono essere uguali?",
            ["No; conta soltanto la scacchiera.", "Sì."],
            "La regola 17 chiede la posizione su una scacchiera.",
        ),
        DisputedPoint::DropsInRepetition => point(
            "Quali pezzi messi sulla scacchiera guastano una ripetizione?",
            ["Tutti, fra una volta e l’altra.", "Soltanto quello che produce la posizione."],
            "La regola 17 dice che la posizione non dev’essere stata presa mettendo pezzi.",
        ),
        DisputedPoint::WrongRepetitionClaim => point(
            "Che cosa costa una richiesta di ripetizione errata?",
            ["Nessun tempo.", "Tre minuti all’avversario, come nel Regolamento FIDE."],
            "La regola 17 tace, e il conteggio ad alta voce lascia poco spazio agli abusi.",
        ),
        DisputedPoint::ThirdIllegalMove => point(
            "Che cosa fa perdere la terza mossa illegale?",
            ["L’incontro.", "Soltanto la partita."],
            "La regola 18 parla della sconfitta del giocatore; la regola 19 chiude poi l’incontro.",
        ),
        DisputedPoint::ExtraMinute => point(
            "Dove riceve l’avversario il minuto per la mossa illegale?",
            ["Sul proprio orologio.", "Su entrambi gli orologi della sua squadra."],
            "La regola 18 dice «all’avversario»; entrambi gli orologi li nomina solo la penalità del \
             corridore.",
        ),
        DisputedPoint::IllegalMoveInitiative => point(
            "Su una mossa illegale l’arbitro agisce da sé?",
            ["Su reclamo.", "D’ufficio."],
            "La regola 18 tace; su reclamo è come vuole il lampo.",
        ),
        DisputedPoint::CaptureAndMate => point(
            "La regola 20 prevale sull’ordine delle pressioni?",
            ["Sì: le due partite finiscono insieme.", "No: decide la prima partita finita."],
            "È la norma speciale accanto alla regola 19; il tragitto rende elastico «immediatamente».",
        ),
        DisputedPoint::RookFirst => point(
            "Nell’arrocco si può muovere prima la Torre?",
            [
                "Sì; conta la posizione alla pressione.",
                "No; prima il Re, come nel Regolamento FIDE.",
            ],
            "La regola 14 non conosce il pezzo toccato, e la mossa esiste solo alla pressione.",
        ),
    }
}

pub(in crate::language) fn gap(gap: Gap) -> [&'static str; 2] {
    match gap {
        Gap::SectionTwo => [
            "Manca la sezione 2.",
            "I numeri delle regole proseguono; restano quelli del documento.",
        ],
        Gap::NoteInRuleFourteen => [
            "La nota nella regola 14 s’interrompe.",
            "Finisce a metà di un rinvio al Regolamento FIDE. Qui non vi si aggiunge nulla.",
        ],
        Gap::RuleSixteen => [
            "Manca la regola 16.",
            "Starebbe fra il contenzioso e la ripetizione. Dove avrebbe potuto parlare si segue il lampo \
             FIDE.",
        ],
        Gap::ArticleTwelveTwo => [
            "La regola 13 cita un articolo con un numero più vecchio.",
            "Nel Regolamento del 2009 il divieto di consigli sta altrove; si cita da lì.",
        ],
        Gap::BlitzOfFifteenMinutes => [
            "Quindici minuti per la FIDE sono Gioco rapido.",
            "Il regolamento sceglie comunque il lampo, e questa scelta è seguita.",
        ],
        Gap::Captain => [
            "Non è detto che cosa possa fare il capitano.",
            "Parla per la squadra con l’arbitro; non sostituisce i due giocatori.",
        ],
        Gap::TieBreakOrder => [
            "Due modi di decidere lo spareggio, senza un ordine.",
            "Se una sola squadra ha giocato ed è imbattuta, l’arbitro può scegliere; altrimenti si corre.",
        ],
        Gap::FaultsWithoutPenalty => [
            "Diverse mancanze non hanno una penalità propria.",
            "Si annulla ciò che è stato fatto e si avverte; se si ripete, i provvedimenti del Regolamento \
             FIDE.",
        ],
    }
}
