//! Events that end nothing, and must not hide what else has happened: a draw that could not be agreed, a fault of the
//! set-up that stays, an arrival in time, a wrong claim of a dead position, pieces that were put right.

use crate::incident_text::{act, check_ruling, incident, under_2023};
use acconcio_adjudication::incident::{
    Absent, Act, ActKind, AgreedDraws, ArbiterAct, Claim, Clocks, Incident, Person, Quickplay,
    Regime, SetUpFault,
};
use acconcio_adjudication::laws::EditionId;

const FIRST: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const ROOK: &str = "6k1/p4ppp/8/8/8/8/1R3PKP/8 w - - 0 41";

const CONTINUES: &str = " Continues/12.6";
const UNDONE: &str = " Black+120 1:0 Continues/7.5.5";

/// A draw agreed before both have moved, or against the event.
#[test]
fn ok_a_draw_that_could_not_be_agreed() {
    let early = "w e2, w e2-e4, w .e4, w offers, w !, b accepts";
    check_ruling(&under_2023(FIRST, early), "Legal/3.10.1 ", CONTINUES);
    // It does not become valid by the next move.
    let moved = format!("{early}, b e7, b e7-e5, b .e5, b !");
    check_ruling(&under_2023(FIRST, &moved), "Legal/3.10.1 ", CONTINUES);
    let illegal = "w e2, w e2-e5, w .e5, w offers, w !, b accepts, b ?";
    check_ruling(&under_2023(FIRST, illegal), "Illegal/3.7 ", UNDONE);
    check_ruling(
        &under_2023(FIRST, &format!("{early}, b flag")),
        "FlagFallen/6.9 ",
        " Won(White)/6.9",
    );

    let restricted = |acts: &str| {
        let mut facts = under_2023(ROOK, acts);
        facts.event.agreed_draws = AgreedDraws::After(60);
        facts
    };
    let agreed = "w b2, w b2-b3, w .b3, w offers, w !, b accepts";
    check_ruling(&restricted(agreed), "Legal/3.10.1 ", " Continues/9.1.1");
    check_ruling(&restricted(&format!("{agreed}, b flag")), "FlagFallen/6.9 ", " Won(White)/6.9");
    let illegal = "w b2, w b2-c4, w .c4, w offers, w !, b accepts, b ?";
    check_ruling(&restricted(illegal), "Illegal/3.3 ", UNDONE);
}

/// A fault of the set-up that does not undo the moves.
#[test]
fn ok_a_fault_of_the_set_up_that_stays() {
    let ruled = |set_up, acts: &str| Incident { set_up: Some(set_up), ..under_2023(ROOK, acts) };
    let illegal = "w b2, w b2-c4, w .c4, w !, b ?, w ?setup";
    for set_up in [SetUpFault::ClockMisplaced, SetUpFault::BoardTurned, SetUpFault::ClockWronglySet]
    {
        check_ruling(&ruled(set_up, illegal), "Illegal/3.3 ", UNDONE);
        check_ruling(&ruled(set_up, "w ?setup"), "WrongSetUp/", "");
    }
    // Where the game begins anew, no move of it counts.
    check_ruling(
        &ruled(SetUpFault::KingMisplaced, illegal),
        "WrongSetUp/7.2.1 ",
        " PlayedAgain/7.2.1",
    );
}

/// Players who come in time, and those who come when the opponent has lost already.
#[test]
fn ok_an_arrival() {
    let ruled = |waited: u32, acts: &str| {
        let arrives = Act { after: waited, ..Act::by(Person::Black, ActKind::Arrives) };
        let mut facts = under_2023(FIRST, "w flag");
        facts.absent = Absent::Black;
        facts.event.default_time = Some(1800);
        facts.acts = acts
            .split(", ")
            .map(|text| if text == "b arrives" { arrives.clone() } else { act(text) })
            .collect();
        facts
    };
    let illegal = "b arrives, w e2, w e2-e5, w .e5, w !";
    check_ruling(&ruled(5, illegal), "Illegal/3.7 ", UNDONE);
    check_ruling(&ruled(1900, illegal), "LateArrival/6.7.1 ", " Won(White)/6.7.1");
    check_ruling(&ruled(5, "w flag, b arrives"), "FlagFallen/6.9 ", " Won(Black)/6.9");
    check_ruling(&ruled(1900, "w flag, b arrives"), "FlagFallen/6.9 ", " Won(Black)/6.9");
    check_ruling(&ruled(1900, "b arrives, w flag"), "LateArrival/6.7.1 ", " Won(White)/6.7.1");
    check_ruling(&ruled(5, "b arrives"), "Legal/6.7.1 ", CONTINUES);
    // Who came too late has lost, whatever he has played since.
    let played = "b arrives, w e2, w e2-e4, w .e4, w !, b e7, b e7-e5, b .e5, b !";
    check_ruling(&ruled(1900, played), "LateArrival/6.7.1 ", " Won(White)/6.7.1");
    check_ruling(&ruled(5, played), "Legal/3.10.1 ", "");
}

/// A claim that the position is dead, which it is not.
#[test]
fn ok_a_wrong_claim_of_a_dead_position() {
    let ruled = |acts: &str| {
        let mut facts = under_2023(ROOK, acts);
        facts.acts.insert(0, Act::by(Person::White, ActKind::Claims(Claim::DeadPosition)));
        facts
    };
    check_ruling(&ruled("w b2, w b2-b3, w .b3, w !"), "RefusedClaim/5.2.2 ", "");
    check_ruling(&ruled("w b2, w b2-b8, w .b8"), "Legal/3.10.1 EndsGame ", " Won(White)/5.1.1");
    check_ruling(&ruled("w flag"), "FlagFallen/6.9 ", " Won(Black)/6.9");
}

/// Pieces that were put right, and others that were not.
#[test]
fn ok_pieces_that_were_put_right() {
    let rest = "w b2, w b2-b3, w .b3, w #h2, w !, b ?displaced";
    for first in ["w #f2, w rights", "b #g7, b rights"] {
        let facts = under_2023(ROOK, &format!("{first}, {rest}"));
        check_ruling(&facts, "Displaced/7.4.1 Completed OnClaim/7.4.1 PiecesPutRight", "");
    }
}

/// A claim in a quickplay finish on which the arbiter has put off his decision; in an earlier period there is none.
#[test]
fn ok_a_claim_that_was_put_off() {
    let ruled = |acts: &str| {
        let mut facts = under_2023(ROOK, acts);
        facts.quickplay_finish = Quickplay::Announced;
        facts.clocks = Clocks { white: 90, black: 90, increment: 0 };
        facts.acts.insert(0, Act::by(Person::White, ActKind::Claims(Claim::QuickplayFinish)));
        facts
    };
    let another = "a restarts, w f2, w b2, w b2-b3, w .b3, w !";
    check_ruling(&ruled(&format!("{another}, b ?t")), "Irregular/4.3.1 ", "");
    check_ruling(&ruled(another), "Irregular/4.3.1 ", "");
    check_ruling(
        &ruled("a restarts, w b2, w b2-b3, w .b3, w !"),
        "PostponedClaim/Guid. III.5.2 ",
        "",
    );
    let earlier = |mut facts: Incident| {
        facts.event.prescribed_moves = Some(60);
        facts
    };
    check_ruling(&earlier(ruled("a restarts")), "RefusedClaim/Guid. III.2.1 ", "");
}

/// An offer in an event that forbids it until a later move; by the letter of 2014 only the agreement is forbidden.
#[test]
fn ok_an_offer_against_the_event() {
    let ruled = |edition, needed| {
        let mut facts = under_2023(ROOK, "w b2, w b2-b3, w .b3, w offers, w !");
        facts.event.agreed_draws = AgreedDraws::After(needed);
        Incident { edition, ..facts }
    };
    check_ruling(
        &ruled(EditionId::E2023, 60),
        "Legal/3.10.1 Completed ExOfficio/9.1.1 Keep",
        " Continues/9.1.1",
    );
    check_ruling(&ruled(EditionId::E2023, 40), "Legal/3.10.1 Completed None/12.6 ", CONTINUES);
    check_ruling(&ruled(EditionId::E2014, 60), "Legal/3.10.a Completed None/", "");
}

/// A move made on the board after the envelope was opened, which is not the sealed one.
#[test]
fn ok_the_sealed_move_is_due() {
    let ruled = |acts: &str| {
        let mut facts = under_2023(ROOK, acts);
        let seals = ActKind::Seals { san: "Rb3".to_owned(), early: 0 };
        let decides = |what| Act::by(Person::Arbiter, ActKind::Decides(what));
        let before = [
            decides(ArbiterAct::OrdersSealing),
            Act::by(Person::White, seals),
            decides(ArbiterAct::Resumes),
            decides(ArbiterAct::OpensEnvelope),
        ];
        facts.acts.splice(0..0, before);
        facts
    };
    for square in ["b4", "b8"] {
        let acts = format!("w b2, w b2-{square}, w .{square}, w !, b ?");
        check_ruling(&ruled(&acts), "Irregular/Guid. I.9.1 ", " Continues/Guid. I.9.1");
    }
    check_ruling(&ruled("w b2, w b2-b3, w .b3, w !, b ?"), "Legal/3.10.1 ", "");
}

/// A press without a move that the arbiter did not see, pressed back, and another that he saw.
#[test]
fn ok_a_second_press_without_a_move() {
    let facts = under_2023(ROOK, "~w !, b !, w !");
    check_ruling(&facts, "Illegal/7.5.3 ", UNDONE);
    check_ruling(&under_2023(ROOK, "~w !, b !"), "Illegal/7.5.3 Completed None", CONTINUES);
}

const PIECES: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 12";

/// A piece knocked off the board after the press, on the time of an opponent who presses the clock back.
#[test]
fn ok_a_piece_knocked_over_after_the_press() {
    let under = |edition, acts| Incident { edition, ..under_2023(PIECES, acts) };
    let knocked = "w g1, w g1-f3, w .f3, w !, w #h1, b !, b ?displaced";
    check_ruling(
        &under(EditionId::E2014, knocked),
        "Displaced/7.4 Completed OnClaim/7.4 PiecesPutRight",
        "",
    );
    let by_himself = "w g1, w g1-f3, w .f3, w !, b #h8, b !";
    check_ruling(&under(EditionId::E2023, by_himself), "Illegal/7.5.3 ", "");
}

/// A claim about an illegal move to which its maker has replied with another one: it is too late, and the arbiter acts on
/// the reply.
#[test]
fn ok_a_claim_that_is_too_late_beside_a_fault() {
    let acts = "w g1, w g1-g3, w .g3, w !, b b8, b b8-b6, b .b6, b !, b ?";
    let ruled = |about| {
        let mut facts = Incident {
            edition: EditionId::E2014,
            ..incident(PIECES, Regime::BlitzUnsupervised, acts)
        };
        facts.acts.last_mut().expect("a claim").about = Some(about);
        facts
    };
    check_ruling(
        &ruled(3),
        "Illegal/3.6 Completed ExOfficio/A.4.b Keep TooLate",
        " Won(White)/A.4.b",
    );
    check_ruling(
        &ruled(7),
        "Illegal/3.6 Completed ExOfficio/A.4.b Keep Admissible",
        " Won(White)/A.4.b",
    );
}

/// A move that is written before it is made: only a claim of a draw asks for that.
#[test]
fn ok_a_move_written_first() {
    let ruled = |acts: &str| {
        let mut facts = under_2023(ROOK, acts);
        let writes = ActKind::Writes { san: "Rb3".to_owned() };
        facts.acts.insert(0, Act::by(Person::White, writes));
        facts
    };
    let made = "w b2, w b2-b3, w .b3, w !";
    check_ruling(&ruled(made), "Misconduct/8.1.2 ", "");
    check_ruling(&ruled(&format!("w ?fifty, a restarts, {made}")), "Legal/3.10.1 ", CONTINUES);
    check_ruling(&ruled("w b2, w b2-c4, w .c4, w !"), "Illegal/3.3 ", UNDONE);
}
