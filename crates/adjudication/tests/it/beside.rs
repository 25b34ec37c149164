//! Faults beside something that was cured, unseen, unfounded, or no fault at all.

use crate::incident_text::{check_ruling, describe, under_2023};
use acconcio_adjudication::incident::{
    Act, ActKind, Claim, Clocks, Finding, Incident, Misconduct, Person, Quickplay, SetUpFault,
};
use acconcio_adjudication::laws::EditionId;

const ROOK: &str = "6k1/p4ppp/2n5/8/8/2N5/P4PPP/1R4K1 w - - 0 30";
const CASTLE: &str = "r3k3/p4ppp/2n5/8/8/2N5/P4PPP/R3K3 w Qq - 0 30";
const BREACH: &str = "w c3, w b1, w b1-b2, w .b2, w !";

/// The same incident with a claim of a third occurrence before an act.
fn claiming(fen: &str, acts: &str, by: Person, before: usize) -> Incident {
    let mut facts = under_2023(fen, acts);
    facts.acts.insert(before, Act::by(by, ActKind::Claims(Claim::RepetitionAppeared)));
    facts
}

/// Pieces put right at once cost nobody a game in which both have gone on since.
#[test]
fn ok_a_cured_displacement_does_not_excuse_a_later_flag() {
    let cured = "b #a7, b rights";
    let flag = "FlagFallen/6.9 ";
    check_ruling(
        &under_2023(
            ROOK,
            &format!("{cured}, w b1, w b1-b2, w .b2, w !, b f7, b f7-f6, b .f6, b !, w flag"),
        ),
        flag,
        "",
    );
    check_ruling(&under_2023(ROOK, &format!("{cured}, w flag")), "Displaced/7.4.1 ", "");
}

/// A piece touched by accident, and then on purpose.
#[test]
fn ok_an_accident_does_not_excuse_a_later_touch() {
    let moved = "w b1, w b1-b2, w .b2, w !";
    let binds = format!("w ~c3, w .c3, w c3, w .c3, {moved}");
    check_ruling(
        &under_2023(ROOK, &binds),
        "Irregular/4.3.1 Completed ExOfficio/12.1 BeforeTheTurn",
        "",
    );
    check_ruling(&under_2023(ROOK, &format!("w ~c3, w .c3, {moved}")), "Legal/3.10.1 ", "");
}

/// Castling with the rook moved first is a breach of the touch rules since 2014, and hides no more than another one does.
#[test]
fn ok_castling_rook_first_hides_nothing_once_it_is_answered() {
    let castled = "w a1, w a1-d1, w .d1, w e1, w e1-c1, w .c1, w !";
    let illegal = format!("{castled}, b c6, b c6-c5, b .c5, b !");
    check_ruling(&under_2023(CASTLE, &illegal), "Illegal/3.6 ", " White+120 0:1 Continues/7.5.5");
    let flag = format!("{castled}, b f7, b f7-f6, b .f6, b !, w a2, w a2-a3, w .a3, w !, b flag");
    check_ruling(&under_2023(CASTLE, &flag), "FlagFallen/6.9 ", " Won(White)/6.9");
    check_ruling(&under_2023(CASTLE, castled), "Irregular/4.4.2 ", "");
}

/// A wrong claim beside a breach of the touch rules that the arbiter puts right, and beside another wrong claim.
#[test]
fn ok_a_wrong_claim_hides_no_breach() {
    let breach = "Irregular/4.3.1 Completed ExOfficio/12.1 BeforeTheTurn";
    let own = claiming(ROOK, BREACH, Person::White, 0);
    check_ruling(&own, breach, "");
    assert!(describe(&own).contains("Black+120"), "{}", describe(&own));
    check_ruling(&claiming(ROOK, BREACH, Person::Black, 5), breach, "");
    let mut twice = claiming(ROOK, "w b1, w b1-b2, w .b2, w !", Person::White, 0);
    twice.acts.push(Act::by(Person::Black, ActKind::Claims(Claim::RepetitionAppeared)));
    let said = describe(&twice);
    assert!(
        said.starts_with("RefusedClaim/9.2.2 ") && said.contains("Black+120 White+120"),
        "{said}"
    );
}

/// A claim in a quickplay finish that is upheld after a wrong claim.
#[test]
fn ok_an_upheld_claim_draws_beside_a_wrong_one() {
    let mut facts = claiming(ROOK, "w ok", Person::White, 0);
    facts.quickplay_finish = Quickplay::Announced;
    facts.clocks = Clocks { white: 90, black: 240, increment: 0 };
    facts.acts.truncate(1);
    facts.acts.push(Act::by(Person::White, ActKind::Claims(Claim::QuickplayFinish)));
    let found = |finding| {
        let mut facts = facts.clone();
        facts.acts.push(Act::by(Person::Arbiter, ActKind::Finds(finding)));
        facts
    };
    check_ruling(
        &found(Finding::CannotWinNormally),
        "CorrectClaim/Guid. III.5.1 ",
        " Drawn/Guid. III.5.1",
    );
    check_ruling(&found(Finding::TriesToWin), "RefusedClaim/", " Continues/9.5.3");
}

/// A clock on the wrong side does not keep a flag up.
#[test]
fn ok_a_misplaced_clock_hides_no_flag() {
    let facts = Incident {
        set_up: Some(SetUpFault::ClockMisplaced),
        ..under_2023(ROOK, "b ?setup, w flag")
    };
    check_ruling(&facts, "FlagFallen/6.9 ", " Won(Black)/6.9");
}

/// A fault that the arbiter did not see does not keep him from one that he sees.
#[test]
fn ok_an_unseen_fault_hides_no_seen_one() {
    let unseen = "w c3, ~w c3-c4, ~w .c4, ~w !, b c6, b f7, b f7-f6, b .f6, b !";
    check_ruling(
        &under_2023(ROOK, unseen),
        "Irregular/4.3.1 Completed ExOfficio/12.1 BeforeTheTurn [N",
        "",
    );
    let out_of_turn = "~w c3, ~w b1, ~w b1-b2, ~w .b2, ~w !, w a2, w a2-a3, w .a3, w !";
    check_ruling(&under_2023(ROOK, out_of_turn), "OutOfTurn/1.3 ", "");
    let cured = "w b1, w b1-b2, w .b2, w #a2, w rights, w !, w c3, w c3-d5, w .d5, w !";
    check_ruling(&under_2023(ROOK, cured), "OutOfTurn/1.3 ", "");
}

/// A claim before anything was done is about nothing.
#[test]
fn ok_a_claim_before_the_act_is_not_about_it() {
    let facts = |acts: &str| Incident { edition: EditionId::E2009, ..under_2023(ROOK, acts) };
    check_ruling(
        &facts(&format!("b ?t, {BREACH}")),
        "Irregular/4.3.a Completed None/13.6 Keep",
        "",
    );
    check_ruling(
        &facts(&format!("{BREACH}, b ?t")),
        "Irregular/4.3.a Completed OnClaim/4.7 BeforeTheTurn",
        "",
    );
}

/// A mate against the touch rules has not ended the game: a telephone or a flag loses it since.
#[test]
fn ok_an_irregular_mate_hides_neither_telephone_nor_flag() {
    let fen = "6k1/p4ppp/8/8/8/8/P4PPP/1R4K1 w - - 0 30";
    let mate = "w a2, w b1, w b1-b8, w .b8, w !";
    check_ruling(
        &under_2023(fen, &format!("{mate}, w flag")),
        "FlagFallen/6.9 ",
        " Won(Black)/6.9",
    );
    let mut telephone = under_2023(fen, mate);
    let sounds = ActKind::Misbehaves(Misconduct::DeviceSounds);
    telephone.acts.push(Act::by(Person::Black, sounds));
    check_ruling(&telephone, "Misconduct/11.3.2.2 ", " Won(White)/11.3.2.2");
    check_ruling(&under_2023(fen, mate), "Irregular/4.3.1 ", "");
    let regular = "w b1, w b1-b8, w .b8, w flag";
    check_ruling(&under_2023(fen, regular), "Legal/3.10.1 EndsGame ", " Won(White)/5.1.1");
}

/// Seventy-five moves were over before the first act, whatever the arbiter saw of it.
#[test]
fn ok_a_position_that_had_drawn_the_game_is_known_to_whoever_sees_it() {
    let fen = "6k1/p4ppp/2n5/8/8/2N5/P4PPP/1R4K1 w - - 150 130";
    let drawn = "DrawnByItself/9.6.2 ";
    check_ruling(
        &under_2023(fen, "~w b1, ~w b1-b2, ~w .b2, ~w !, b c6, b c6-d4, b .d4, b !"),
        drawn,
        "",
    );
    check_ruling(&under_2023(fen, "~w b1, ~w b1-b2, ~w .b2, ~w !"), "Legal/3.10.1 ", "");
}
