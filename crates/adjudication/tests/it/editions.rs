//! The differences between editions: the numbers, the initiative, the cut-offs, each below, at and above
//! its limit. The figures are those of the comparison of the editions.

use crate::incident_text::{describe, incident};
use acconcio_adjudication::adjudicate;
use acconcio_adjudication::disputed_points::Proposal;
use acconcio_adjudication::incident::{Game, Incident, Regime, SetUpFault};
use acconcio_adjudication::laws::EditionId;
use acconcio_adjudication::ruling::Outcome;
use shakmaty::Color;

const ROOKS: &str = "3r2k1/5ppp/8/3r4/8/8/5PPP/2RR2K1 w - - 0 21";
const PROMOTION: &str = "8/P6k/8/8/8/6r1/8/K7 w - - 0 50";
const CASTLE: &str = "r3k2r/pppq1ppp/8/8/8/8/PPPQ1PPP/R3K2R w KQkq - 0 12";
const MATE: &str = "6k1/3Q4/6K1/8/5q2/5n2/8/8 w - - 0 60";
const CHECKED: &str = "4R1k1/5pp1/7p/8/8/8/3r1PPP/6K1 b - - 0 33";
const LINDEMANN: &str = "rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3";

/// Rook c1 to b2: an illegal move, completed.
const ILLEGAL: &str = "w c1, w c1-b2, w .b2, w !";

fn under(edition: EditionId, regime: Regime, fen: &str, acts: &str) -> Incident {
    Incident { edition, ..incident(fen, regime, acts) }
}

#[track_caller]
fn check(edition: EditionId, regime: Regime, fen: &str, acts: &str, expected: &str) {
    let text = describe(&under(edition, regime, fen, acts));
    assert_eq!(text, expected, "{edition} {regime:?}: {acts}");
}

/// The seconds for the opponent at the first illegal move, and the number of the offence that loses the
/// game.
fn tariff(edition: EditionId, regime: Regime) -> (Option<i32>, Option<u8>) {
    let rule = |counted: u8| {
        let claimed = format!("{ILLEGAL}, b ?");
        let mut facts = under(edition, regime, ROOKS, &claimed);
        facts.illegal_moves.white = counted;
        adjudicate(&facts).expect("ruled").facets
    };
    let bonus = rule(0).time.first().map(|change| change.value.seconds);
    let loses = |counted: &u8| rule(*counted).result.value == Outcome::Won(Color::Black);
    (bonus, (0..4).find(loses).map(|counted| counted + 1))
}

#[test]
fn ok_the_penalty_of_each_edition_and_regime() {
    use EditionId::{E2009, E2014, E2017, E2018, E2023, UsChess};
    let time = |seconds, losing| (Some(seconds), Some(losing));
    let at_once = (None, Some(1));
    let never = (Some(120), None);
    for (edition, expected) in [
        (E2009, [time(120, 3), time(120, 3), time(120, 3), time(120, 3), at_once]),
        (E2014, [time(120, 2), time(120, 2), at_once, time(60, 2), at_once]),
        (E2017, [time(120, 2), time(120, 2), at_once, time(60, 2), at_once]),
        (E2018, [time(120, 2), time(120, 2), time(120, 2), time(60, 2), time(60, 2)]),
        (E2023, [time(120, 2), time(60, 2), time(60, 2), time(120, 2), time(60, 2)]),
        (UsChess, [never, never, never, at_once, at_once]),
    ] {
        for (regime, expected) in Regime::ALL.into_iter().zip(expected) {
            assert_eq!(tariff(edition, regime), expected, "{edition} {regime:?}");
        }
    }
}

#[test]
fn ok_disputed_minutes_are_shown_with_both_readings() {
    for (edition, regime, other) in [
        (EditionId::E2023, Regime::BlitzSupervised, 60),
        (EditionId::E2018, Regime::BlitzUnsupervised, 120),
    ] {
        let claimed = format!("{ILLEGAL}, b ?");
        let ruling = adjudicate(&under(edition, regime, ROOKS, &claimed)).expect("ruled");
        let read: Vec<i32> =
            ruling.readings.iter().map(|reading| reading.facets.time[0].value.seconds).collect();
        assert_eq!(read, [other], "{edition} {regime:?}");
    }
}

#[test]
fn ok_who_acts_on_an_illegal_move_without_supervision() {
    let rapid = Regime::RapidUnsupervised;
    let silent = |edition| {
        let text = describe(&under(edition, rapid, ROOKS, ILLEGAL));
        text.contains("ExOfficio")
    };
    // The arbiter who sees it acts since 2014, but not in 2009.
    assert!(!silent(EditionId::E2009));
    for edition in [EditionId::E2014, EditionId::E2017, EditionId::E2018, EditionId::E2023] {
        assert!(silent(edition), "{edition}");
    }
    // Once the opponent has made his next move it stands, claimed or seen; a touch alone is no move.
    for edition in EditionId::FIDE {
        let replied = format!("{ILLEGAL}, b d8, b d8-d7, b .d7, b ?");
        let text = describe(&under(edition, rapid, ROOKS, &replied));
        assert!(text.contains("None/") && text.contains("TooLate"), "{edition}: {text}");
        let touched = format!("{ILLEGAL}, b d8, b ?");
        let text = describe(&under(edition, rapid, ROOKS, &touched));
        assert!(text.contains("Admissible"), "{edition}: {text}");
    }
}

#[test]
fn ok_a_plainly_illegal_position_seen_late_is_drawn_after_one_more_move() {
    let late = "~b d2, ~b d2-d1, ~b .d1, ~b !, ~w h2, ~w h2-h3, ~w .h3, ~w !, a notices";
    let rapid = Regime::RapidUnsupervised;
    for edition in [EditionId::E2014, EditionId::E2018, EditionId::E2023] {
        let text = describe(&under(edition, rapid, CHECKED, late));
        assert!(text.ends_with("Continues/12.6"), "waits, {edition}: {text}");
        let still = format!("{late}, b g7, b g7-g6, b .g6, b !");
        let text = describe(&under(edition, rapid, CHECKED, &still));
        assert!(text.contains("Drawn"), "{edition}: {text}");
        // With one king out of check the position is legal again, as far as both kings are concerned.
        let cured = format!("{late}, b g8, b g8-h7, b .h7, b !");
        let text = describe(&under(edition, rapid, CHECKED, &cured));
        assert!(text.ends_with("Continues/12.6"), "{edition}: {text}");
    }
    let still = format!("{late}, b g7, b g7-g6, b .g6, b !");
    let text = describe(&under(EditionId::E2009, Regime::BlitzUnsupervised, CHECKED, &still));
    assert!(text.contains("Continues"), "2009: {text}");
}

#[test]
fn ok_a_pawn_left_on_the_last_rank() {
    let acts = "w a7, w a7-a8, w .a8, w !";
    check(
        EditionId::E2009,
        Regime::Standard,
        PROMOTION,
        acts,
        "Illegal/3.7.e Completed ExOfficio/7.4.a BeforeTheTurn \
         [a8=B a8=N a8=Q a8=R]/4.6.c Black+120 1:0 Continues/7.4.b",
    );
    for (edition, article, penalty) in [
        (EditionId::E2014, "7.5.a", "7.5.b"),
        (EditionId::E2017, "7.5.1", "7.5.3"),
        (EditionId::E2018, "7.5.1", "7.5.5"),
    ] {
        let text = describe(&under(edition, Regime::Standard, PROMOTION, acts));
        let expected =
            format!("ExOfficio/{article} PawnBecomesQueen(A8) Black+120 1:0 Continues/{penalty}");
        assert!(text.ends_with(&expected), "{edition}: {text}");
    }
    // US Chess: still to be finished, no penalty.
    let text = describe(&under(EditionId::UsChess, Regime::Standard, PROMOTION, acts));
    assert!(text.starts_with("Incomplete/8F7") && !text.contains("+120"), "{text}");
    // Before the press there is no illegal move yet in any of them.
    for edition in EditionId::FIDE {
        let text = describe(&under(edition, Regime::Standard, PROMOTION, "w a7, w a7-a8, w .a8"));
        assert!(text.starts_with("Incomplete") && !text.contains("+120"), "{edition}: {text}");
    }
}

#[test]
fn ok_the_clock_pressed_without_a_move() {
    for (edition, expected) in [
        (EditionId::E2009, "NonMove/6.7.a"),
        (EditionId::E2014, "NonMove/6.2.c"),
        (EditionId::E2017, "Illegal/7.8.1"),
        (EditionId::E2018, "Illegal/7.5.3"),
        (EditionId::E2023, "Illegal/7.5.3"),
    ] {
        let text = describe(&under(edition, Regime::Standard, ROOKS, "w !"));
        assert!(text.starts_with(expected), "{edition}: {text}");
        let counted = if expected.starts_with("Illegal") { "1:0" } else { "0:0" };
        assert!(text.contains(counted) && text.contains("Black+120"), "{edition}: {text}");
    }
}

#[test]
fn ok_two_hands_on_one_move() {
    let held = "w e1, w h1, w 2e1-g1, w .g1, w 2h1-f1, w .f1";
    let pressed = format!("{held}, w !");
    for (edition, before, after) in [
        (EditionId::E2009, "Irregular/4.1", "Irregular/4.1"),
        (EditionId::E2014, "Irregular/4.1", "Irregular/4.1"),
        (EditionId::E2017, "Illegal/7.7.1", "Illegal/7.7.1"),
        (EditionId::E2018, "Irregular/4.1", "Illegal/7.5.4"),
        (EditionId::E2023, "Irregular/4.1", "Illegal/7.5.4"),
    ] {
        let text = describe(&under(edition, Regime::Standard, CASTLE, held));
        assert!(text.starts_with(before), "{edition}: {text}");
        let text = describe(&under(edition, Regime::Standard, CASTLE, &pressed));
        assert!(text.starts_with(after), "{edition}: {text}");
    }
    // Castling may be played again with one hand.
    let text = describe(&under(EditionId::E2018, Regime::Standard, CASTLE, &pressed));
    assert!(text.contains("[O-O]/4.7.2"), "{text}");
    // Mate with two hands stands: 5.1.1 does not require 4.1.
    let mate = "w d7, w 2d7-g7, w .g7";
    for edition in EditionId::FIDE {
        let text = describe(&under(edition, Regime::Standard, MATE, mate));
        assert!(text.contains("EndsGame") && text.contains("Won(White)"), "{edition}: {text}");
    }
}

#[test]
fn ok_mate_against_the_touch_rules() {
    let acts = "w g6, w d7, w d7-g7, w .g7, b ?t";
    check(
        EditionId::E2009,
        Regime::Standard,
        MATE,
        acts,
        "Irregular/4.3.a EndsGame None/5.1.a Keep TooLate Won(White)/5.1.a",
    );
    for (edition, article) in [(EditionId::E2014, "4.3.a"), (EditionId::E2018, "4.3.1")] {
        let text = describe(&under(edition, Regime::Standard, MATE, acts));
        assert!(text.contains(&format!("[Kh5]/{article}")), "{edition}: {text}");
        assert!(text.contains("BeforeTheTurn") && text.contains("Continues"), "{edition}: {text}");
    }
    // Nobody saw it and nobody claims: the board stands as it is.
    let unseen = "~w g6, ~w d7, ~w d7-g7, ~w .g7";
    let text = describe(&under(EditionId::E2018, Regime::Standard, MATE, unseen));
    assert!(text.ends_with("Won(White)/5.1.1"), "{text}");
}

#[test]
fn ok_a_touch_breach_is_acted_upon_since_2014() {
    let acts = "w d1, w f2, w f2-f3, w .f3, w !";
    for regime in Regime::ALL {
        for edition in EditionId::FIDE {
            let text = describe(&under(edition, regime, ROOKS, acts));
            let acted = text.contains("ExOfficio");
            assert_eq!(acted, edition != EditionId::E2009, "{edition} {regime:?}: {text}");
        }
        let replied = format!("{acts}, b d8");
        let text = describe(&under(EditionId::E2018, regime, ROOKS, &replied));
        assert!(text.contains("None/12.6"), "{regime:?}: {text}");
    }
}

#[test]
fn ok_another_move_before_the_press() {
    // 4.6 of 2009 orders another move; since 2014 the definition only defines.
    for (edition, article) in [
        (EditionId::E2009, "4.6"),
        (EditionId::E2014, "12.1"),
        (EditionId::E2017, "12.1"),
        (EditionId::E2018, "12.1"),
        (EditionId::E2023, "12.1"),
        (EditionId::UsChess, "1C2a"),
    ] {
        let ruled = |acts: &str| describe(&under(edition, Regime::Standard, ROOKS, acts));
        let illegal = ruled("w c1, w c1-b2, w .b2, b ?");
        let on_claim = format!("OnClaim/{article} BeforeTheTurn Admissible");
        assert!(illegal.contains(&on_claim), "{edition}: {illegal}");
        assert!(illegal.ends_with(&format!("Continues/{article}")), "{edition}: {illegal}");
        let legal = ruled("w f2, w f2-f3, w .f3, b ?");
        assert!(legal.contains(&format!("OnClaim/{article} Keep Admissible")), "{legal}");
        let pressed = ruled(&format!("{ILLEGAL}, b ?"));
        assert!(!pressed.contains(&format!("/{article} ")), "{edition}: {pressed}");
    }
    // Proposal 2 moves the whole sentence.
    let facts = under(EditionId::E2009, Regime::Standard, ROOKS, "w c1, w c1-b2, w .b2, b ?");
    let text = describe(&Incident { enacted: [Proposal::DefinitionOfLegal].into(), ..facts });
    assert!(text.ends_with("Continues/3.10, proposal 2"), "{text}");
}

#[test]
fn ok_adjusting_said_too_late_is_acted_upon_since_2014() {
    let ruled = |edition, acts| {
        let text = describe(&under(edition, Regime::Standard, ROOKS, acts));
        text.split_once("NotMade ").map(|(_, rest)| rest.to_owned()).unwrap_or(text)
    };
    let moves = "[f3 f4]";
    for edition in [EditionId::E2014, EditionId::E2018, EditionId::E2023] {
        let article = if edition == EditionId::E2014 { "4.3.a" } else { "4.3.1" };
        // The arbiter who saw it acts under his duty to watch over the Laws, not under the article on
        // adjusting.
        let seen = format!("ExOfficio/12.1 Keep {moves}/{article} Continues/12.1");
        assert_eq!(ruled(edition, "w f2, w adjust"), seen, "{edition}");
        let left = format!("None/12.6 Keep {moves}/{article} Continues/12.6");
        assert_eq!(ruled(edition, "~w f2, w adjust"), left, "{edition}");
        assert_eq!(ruled(edition, "w f2"), left, "{edition}");
    }
    let left = format!("None/13.6 Keep {moves}/4.3.a Continues/13.6");
    assert_eq!(ruled(EditionId::E2009, "w f2, w adjust"), left);
}

#[test]
fn ok_the_set_up_below_at_and_above_the_cutoff() {
    let at = |edition, regime, moves: u32, fault| {
        let fen = format!("rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 {}", moves + 1);
        let facts = under(edition, regime, &fen, "b ?setup");
        let facts = Incident { set_up: Some(fault), ..facts };
        adjudicate(&facts).expect("ruled").facets.result.value == Outcome::PlayedAgain
    };
    let rapid = Regime::RapidUnsupervised;
    for (edition, limit) in [(EditionId::E2009, 3), (EditionId::E2014, 10), (EditionId::E2023, 10)]
    {
        for moves in [limit - 1, limit, limit + 1] {
            let annulled = at(edition, rapid, moves, SetUpFault::KingMisplaced);
            assert_eq!(annulled, moves < limit, "{edition} after {moves}");
        }
        assert!(at(edition, Regime::Standard, 40, SetUpFault::PiecesMisplaced), "{edition}");
    }
    for moves in [9, 10, 11] {
        let standard = Regime::Standard;
        let annulled = at(EditionId::E2018, standard, moves, SetUpFault::ColoursReversed);
        assert_eq!(annulled, moves < 10, "after {moves}");
        assert!(!at(EditionId::E2014, standard, moves, SetUpFault::ColoursReversed));
    }
}

#[test]
fn ok_each_proposal_changes_what_its_author_meant_to_change() {
    let ruled = |enacted: Option<Proposal>, fen, acts: &str| {
        let facts = under(EditionId::E2009, Regime::Standard, fen, acts);
        let facts = Incident { enacted: enacted.into_iter().collect(), ..facts };
        describe(&facts)
    };
    let rook_first = "w h1, w h1-f1, w .f1, w e1, w e1-g1, w .g1, w !, b ?t";
    let seen = "w d1, w f2, w f2-f3, w .f3, w !";
    let mate = "w g6, w d7, w d7-g7, w .g7, b ?t";
    for (proposal, fen, acts, before, after) in [
        (
            Proposal::DefinitionOfLegal,
            ROOKS,
            "w f2, w f2-f3, w .f3, w !",
            "Legal/4.6",
            "Legal/3.10, proposal 2",
        ),
        (Proposal::RookFirstIrregular, CASTLE, rook_first, "Illegal/3.8", "Irregular/4.4.b"),
        (Proposal::NonMoveIllegal, ROOKS, "w !", "NonMove/6.7.a", "Illegal/7.4.a, proposal 4"),
        (Proposal::TouchBreachOnClaim, ROOKS, seen, "Irregular/4.3.a", "Irregular/4.3.a"),
        (
            Proposal::LegalAndRegularEnd,
            MATE,
            mate,
            "Irregular/4.3.a EndsGame",
            "Irregular/4.3.a Made",
        ),
    ] {
        assert!(ruled(None, fen, acts).starts_with(before), "{}", ruled(None, fen, acts));
        let text = ruled(Some(proposal), fen, acts);
        assert!(text.starts_with(after), "{proposal:?}: {text}");
    }
    // 5 leaves no other reading; 1 and 8 change nothing at all.
    let readings = |enacted: Option<Proposal>| {
        let facts = under(EditionId::E2009, Regime::Standard, ROOKS, seen);
        let facts = Incident { enacted: enacted.into_iter().collect(), ..facts };
        adjudicate(&facts).expect("ruled").readings.len()
    };
    assert_eq!((readings(None), readings(Some(Proposal::TouchBreachOnClaim))), (1, 0));
    for proposal in [Proposal::RelevantWord, Proposal::Letters] {
        assert_eq!(ruled(Some(proposal), CASTLE, rook_first), ruled(None, CASTLE, rook_first));
    }
}

#[test]
fn ok_lindemann_under_four_codes() {
    let false_move = "w c1, w c1-c3, w .c3, b ?";
    check(
        EditionId::KingPenalty,
        Regime::Standard,
        LINDEMANN,
        false_move,
        "Illegal/Kiel 1893 Made OnClaim/Kiel 1893 BeforeTheTurn Admissible \
         [Ke2]/Kiel 1893 Continues/Kiel 1893",
    );
    let chosen = "w c1, w c1-c3, w .c3, b !stands";
    let text = describe(&under(EditionId::LondonXiii, Regime::Standard, LINDEMANN, chosen));
    assert!(text.contains(" Keep ") && text.ends_with("Continues/XIII"), "{text}");
    // Objected only after a touch: too late.
    let late = "w c1, w c1-c3, w .c3, b d5, b ?";
    let text = describe(&under(EditionId::LondonXiii, Regime::Standard, LINDEMANN, late));
    assert!(text.contains("TooLate"), "{text}");
    // 1862: the bishop cannot move and took nothing, so any other man.
    let text = describe(&under(EditionId::Bca1862, Regime::Standard, LINDEMANN, false_move));
    assert!(text.contains("Nc3") && text.contains("Ke2"), "{text}");
    let text = describe(&under(EditionId::E2009, Regime::Standard, LINDEMANN, false_move));
    assert!(text.contains("Nc3") && text.contains("/4.5"), "{text}");
}

#[test]
fn ok_the_end_of_a_game_under_the_old_codes() {
    let stalemate = "7k/5Q2/5K2/8/8/8/8/8 w - - 0 1";
    for (code, article) in [
        (EditionId::KingPenalty, "Kiel 1893"),
        (EditionId::LondonXiii, "custom"),
        (EditionId::Bca1862, "custom"),
    ] {
        for (fen, acts, result) in [
            (MATE, "w d7, w d7-g7, w .g7", "Won(White)"),
            (MATE, "w resigns", "Won(Black)"),
            (MATE, "w offers, b accepts", "Drawn"),
            (stalemate, "w f6, w f6-g6, w .g6", "Drawn"),
        ] {
            let ended = format!("Legal/{article} EndsGame None/{article} Keep {result}/{article}");
            check(code, Regime::Standard, fen, acts, &ended);
        }
        // A move that does not end the game still rests on the rule of objections.
        let text = describe(&under(code, Regime::Standard, MATE, "w d7, w d7-d8, w .d8"));
        assert!(!text.contains("EndsGame"), "{text}");
        assert!(!text.contains("custom"), "{text}");
    }
}

#[test]
fn ok_castling_in_chess960() {
    let start = "1r3kr1/pppppppp/8/8/8/8/PPPPPPPP/1R3KR1 w KQkq - 0 1";
    let in_960 = |fen, acts| {
        let facts = under(EditionId::E2018, Regime::Standard, fen, acts);
        Incident { game: Game::Chess960, ..facts }
    };
    // The king off the board, the rook to its square, the king to his: as recommended.
    let recommended = "w f1, w xf1, w g1, w g1-f1, w .f1, w +Kg1, w !";
    // If the king would be in check, castling is not allowed, whichever of the two stands on the square of
    // the other.
    let attacked = "1r3kr1/pppp1ppp/8/2q1p3/4PP2/8/PPPP2PP/1R3KR1 w KQkq - 0 5";
    let apart = "1r2k1r1/pppp1ppp/8/2q1p3/4PP2/8/PPPP2PP/1R2K1R1 w KQkq - 0 5";
    let king_to_the_rook = "w e1, w xe1, w g1, w g1-f1, w .f1, w +Kg1, w !";
    // With the other rook off the board it is no castling at all.
    let too_much = "w f1, w xf1, w b1, w xb1, w g1, w g1-f1, w .f1, w +Kg1, w !";
    for (fen, acts, expected) in [
        (start, recommended, "Legal/3.10.1 Completed"),
        (attacked, recommended, "Illegal/3.8.2.2.1 Completed"),
        (apart, king_to_the_rook, "Illegal/3.8.2.2.1 Completed"),
        (start, too_much, "Illegal/3.10.2 Completed"),
    ] {
        let text = describe(&in_960(fen, acts));
        assert!(text.starts_with(expected), "{acts}: {text}");
    }
    let rook_first = "w g1, w g1-h3, w h3-f2";
    assert!(adjudicate(&in_960(start, rook_first)).is_err(), "f2 is taken by a pawn of one's own");
    let rook_first = "w g1, w xg1, w f1, w f1-g1, w .g1, w +Rf1, w !, b ?t";
    let ruling = adjudicate(&in_960(start, rook_first)).expect("ruled");
    let again = ruling.readings.iter().any(|one| one.facets.result.value == Outcome::PlayedAgain);
    assert!(again || ruling.facets.result.value == Outcome::Continues);
}
