//! Faults and claims that something later, or another person's hand, must not hide.

use crate::incident_text::{START, incident, text};
use acconcio_quadrigliona::act::Roles;
use shakmaty::Role;

/// Checks the beginning of the ruling on acts from the first position on both boards.
#[track_caller]
fn check(acts: &str, begins: &str) {
    let said = text(&incident(START, START, acts));
    assert!(said.starts_with(begins), "{acts}: {said}");
}

/// The hand of another on the board of the player to move is not his move.
#[test]
fn another_hand_makes_no_illegal_move() {
    let warned = "ExOfficio; Fault by Quadrigliona rule 12; BeforeTheAct";
    check("WA e2e4; BA e7e5; WA press; BA claim=illegal-move", warned);
    check("BA e7e5; WA e2e4; WA press; BA claim=illegal-move", warned);
    let partner = "ExOfficio; Fault by Quadrigliona rule 11; ";
    check("WB e2e4; WB press; BB d7d5; WA e2e4; WA press", "None; Legal by ");
    check("BB e7e5A; WA e2e4; WA press", partner);
    // A move in the opponent's turn is his own fault, pressed or not.
    check("BA e7e5; BA press", warned);
}

/// A claim in which there is something is not lost by another one in which there is nothing, nor by an offer.
#[test]
fn a_founded_claim_stays() {
    let founded = "WA e2e5; WA press; BA claim=illegal-move";
    let undone = "OnClaim; Heard(Admissible); Illegal by 2009 ";
    for later in ["WA claim=misconduct", "WA offer", "BA claim=flag-fall", "BA claim=touch-move"] {
        check(&format!("{founded}; {later}"), undone);
    }
    // A flag that is claimed after it does not come first; one that was claimed before it does.
    check(&format!("{founded}; BA 600 flag; WA claim=flag-fall"), undone);
    check(
        "WA e2e5; WA press; BA 600 flag; WA claim=flag-fall; BA claim=illegal-move",
        "OnClaim; Heard",
    );
    // What the arbiter has decided on is settled.
    check(
        &format!("{founded}; AR reinstate=A; WA claim=misconduct"),
        "OnClaim; Heard(Admissible); RefusedClaim",
    );
}

/// A fault that the arbiter saw is ruled on although something harmless was done since.
#[test]
fn a_known_fault_stays() {
    let minute = "ExOfficio; RunnerFault by Quadrigliona preamble; ";
    check("RR errs=touches-hoop; WA wait", minute);
    check("RR errs=touches-hoop; WA e2e4; WA press", minute);
    check("RR errs=touches-hoop?; WA wait", "None; ");
    check("RR errs=touches-hoop?; AR notice", minute);
    check("BA behaves=offends; WA wait", "ExOfficio; Fault by ");
    // Touching and moving in one turn of the opponent is one fault, and what nobody saw is none.
    check(
        "BA touch=e7; BA e7e5",
        "ExOfficio; Fault by Quadrigliona rule 12; BeforeTheAct(1); Warning; ",
    );
    check("BA touch=d7?; BA touch=e7", "ExOfficio; Fault by Quadrigliona rule 12; Keep; Warning; ");
}

/// A piece that the partner fetches before the capture is completed, and one that the runner has taken up.
#[test]
fn a_captured_piece_waits_for_the_press() {
    let board = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1";
    let back = "ExOfficio; TooEarly; Fault by Quadrigliona rule 5; Keep; BackToCapturer";
    let ruled = |acts: &str| text(&incident(board, START, acts));
    let handed = ruled("WA e4d5; WA hand=P; RR carry=P");
    assert!(handed.starts_with(back), "{handed}");
    let fetched = ruled("WA e4d5; BB deliver=P");
    assert!(fetched.contains("Fault by Quadrigliona rule 5; Keep; BackToCapturer"), "{fetched}");
    let completed = ruled("WA e4d5; WA press; BB deliver=P");
    assert!(completed.contains("Permitted by "), "{completed}");
}

/// A clock that the runner's minutes have emptied is down, and an offer ends with the move of whoever could accept it.
#[test]
fn minutes_and_moves_have_their_effect() {
    let mut facts = incident(START, START, "RR errs=drops-piece; BA claim=flag-fall");
    facts.tables.a.clocks.white = 40;
    facts.tables.b.beside.white = Roles(vec![Role::Rook]);
    assert!(text(&facts).starts_with("OnClaim; Heard(Admissible); FlagFallen"), "{}", text(&facts));
    facts.tables.a.clocks.white = 80;
    assert!(
        !text(&facts).starts_with("OnClaim; Heard(Admissible); FlagFallen"),
        "{}",
        text(&facts)
    );

    let agreed = "WA offer+; BA accept+";
    assert!(text(&incident(START, START, agreed)).contains("Agreed"));
    check(
        "WA offer+; WA e2e4; WA press; BA e7e5; BA press; BA accept+",
        "None; Void by Quadrigliona rule 21",
    );
}

/// Two games that end in the same second, whatever ends them; with a second between, the first decides.
#[test]
fn games_that_end_together() {
    let ends = |seconds: u32, first: &str, second: &str| {
        let acts = format!("WA 600 flag; {first}; {} {seconds} {}", &second[..2], &second[3..]);
        text(&incident(START, START, &acts))
    };
    let (flag, white, black) = ("BA claim=flag-fall", "WB resign", "BB resign");
    assert!(ends(0, flag, white).contains("match Drawn"), "{}", ends(0, flag, white));
    assert!(ends(1, flag, white).contains("match Won(Blue)"), "{}", ends(1, flag, white));
    // One team has won both.
    assert!(ends(0, flag, black).contains("match Won(Blue)"), "{}", ends(0, flag, black));
    assert!(ends(0, white, flag).contains("match Drawn"), "{}", ends(0, white, flag));
}

/// Only a player can resign.
#[test]
fn nobody_but_a_player_resigns() {
    check("TR resign", "None; Heard(NoStanding); Void by ");
    check("RR resign", "None; Heard(NoStanding); Void by ");
    assert!(text(&incident(START, START, "WA resign")).contains("match Won(Blue)"));
}
