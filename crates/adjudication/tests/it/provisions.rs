//! Tests of each provision where it holds, and just outside: from acts to a ruling.

use crate::incident_text::{describe, incident};
use acconcio_adjudication::adjudicate;
use acconcio_adjudication::incident::Regime;

const STANDARD: Regime = Regime::Standard;
const RAPID: Regime = Regime::RapidUnsupervised;
const BLITZ: Regime = Regime::BlitzUnsupervised;

const CASTLE: &str = "r3k2r/pppq1ppp/8/8/8/8/PPPQ1PPP/R3K2R w KQkq - 0 1";
const ATTACKED: &str = "4k3/8/b7/8/8/8/PPP2PPP/R3K2R w KQ - 0 1";
const IMMOBILE: &str = "3rkr2/8/8/8/8/8/4P3/4K2R w K - 0 1";
const PROMOTION: &str = "8/P6k/8/8/8/6r1/8/K7 w - - 0 1";
const BARE: &str = "8/8/8/8/8/7k/p6p/K7 b - - 0 1";
const MATE: &str = "6k1/3Q4/6K1/8/5q2/5n2/8/8 w - - 0 1";
const ROOKS: &str = "3r2k1/5ppp/8/3r4/8/8/5PPP/2RR2K1 w - - 0 1";
const CHECKED: &str = "4Q3/1r3K2/3k4/6Rp/4P1p1/8/8/8 w - - 0 54";
const EN_PASSANT: &str = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";

#[track_caller]
fn check(fen: &str, regime: Regime, acts: &str, expected: &str) {
    assert_eq!(describe(&incident(fen, regime, acts)), expected, "{acts}");
}

const CONTINUES: &str = "Legal/4.6 Completed None/13.6 Keep Continues/13.6";

#[test]
fn ok_a_legal_move_regularly_made_calls_for_nobody() {
    check(CASTLE, STANDARD, "w d2, w d2-d4, w .d4, w !", CONTINUES);
    check(CASTLE, BLITZ, "w e1, w e1-g1, w .g1, w h1, w h1-f1, w .f1, w !", CONTINUES);
    // The captured piece may be taken off first.
    check(ROOKS, STANDARD, "w d5, w xd5, w d1, w d1-d5, w .d5, w !", CONTINUES);
    check(PROMOTION, STANDARD, "w a7, w xa7, w +Qa8, w !", CONTINUES);
    check(EN_PASSANT, STANDARD, "w e5, w e5-d6, w .d6, w xd5, w !", CONTINUES);
}

#[test]
fn ok_each_breach_of_article_3_names_its_article() {
    let completed = "Completed ExOfficio/7.4.a BeforeTheTurn";
    let first = "Black+120 1:0 Continues/7.4.b";
    for (fen, acts, article, moves) in [
        (CHECKED, "w e8, w e8-e6, w .e6, w !", "3.9", "[Qd7 Qe7]/4.3.a"),
        (ROOKS, "w c1, w c1-b2, w .b2, w !", "3.3", "[Ra1 Rb1 Rc2 Rc3 Rc4 Rc5 Rc6 Rc7 Rc8+]/4.3.a"),
        (ROOKS, "w c1, w c1-e1, w .e1, w !", "3.5", "[Ra1 Rb1 Rc2 Rc3 Rc4 Rc5 Rc6 Rc7 Rc8+]/4.3.a"),
        (ROOKS, "w f2, w f2-f5, w .f5, w !", "3.7", "[f3 f4]/4.3.a"),
        (ROOKS, "w g1, w g1-e1, w .e1, w !", "3.8", "[Kf1 Kh1]/4.3.a"),
        (MATE, "w d7, w d7-e5, w .e5, w !", "3.4", "QUEEN"),
    ] {
        let text = describe(&incident(fen, STANDARD, acts));
        let expected = format!("Illegal/{article} {completed}");
        assert!(text.starts_with(&expected), "{acts}: {text}");
        assert!(text.ends_with(first), "{acts}: {text}");
        let plain = moves.replace('+', "");
        assert!(moves == "QUEEN" || text.contains(&plain), "{acts}: {text}");
    }
}

#[test]
fn ok_an_illegal_move_is_nothing_before_the_press() {
    let acts = "w e8, w e8-e6, w .e6";
    let waiting = "Illegal/3.9 NotMade None/13.6 Keep [Qd7 Qe7]/4.3.a Continues/13.6";
    check(CHECKED, STANDARD, acts, waiting);
    let claimed = "Illegal/3.9 NotMade OnClaim/4.6 BeforeTheTurn Admissible [Qd7 Qe7]/4.3.a \
        Continues/4.6";
    check(CHECKED, STANDARD, &format!("{acts}, b ?"), claimed);
}

#[test]
fn ok_counts_below_at_and_above_the_third() {
    let acts = "w e8, w e8-e6, w .e6, w !";
    for (before, expected) in [
        (0, "[Qd7 Qe7]/4.3.a Black+120 1:0 Continues/7.4.b"),
        (1, "[Qd7 Qe7]/4.3.a Black+120 2:0 Continues/7.4.b"),
        (2, "3:0 Won(Black)/7.4.b"),
        (3, "4:0 Won(Black)/7.4.b"),
    ] {
        let mut incident = incident(CHECKED, STANDARD, acts);
        incident.illegal_moves.white = before;
        let text = describe(&incident);
        assert!(text.ends_with(expected), "{before}: {text}");
    }
}

#[test]
fn ok_a_lost_game_is_drawn_against_a_bare_king() {
    let acts = "b h2, b h2-h1, b .h1, b !";
    let mut third = incident(BARE, STANDARD, acts);
    third.illegal_moves.black = 2;
    assert!(describe(&third).ends_with("0:3 Drawn/7.4.b"), "{}", describe(&third));
    let mut second = third.clone();
    second.illegal_moves.black = 1;
    assert!(describe(&second).ends_with("White+120 0:2 Continues/7.4.b"));
    let blitz = incident(BARE, BLITZ, &format!("{acts}, w ?"));
    assert!(describe(&blitz).ends_with("Drawn/B.3.c"), "{}", describe(&blitz));
}

#[test]
fn ok_promotion_needs_the_exchange_before_the_press() {
    let bound = "[a8=B a8=N a8=Q a8=R]/4.6.c";
    let illegal = format!(
        "Illegal/3.7.e Completed ExOfficio/7.4.a BeforeTheTurn {bound} Black+120 1:0 Continues/7.4.b"
    );
    check(PROMOTION, STANDARD, "w a7, w a7-a8, w .a8, w !", &illegal);
    // Exchanged after the press: still illegal.
    check(PROMOTION, STANDARD, "w a7, w a7-a8, w .a8, w !, w xa8, w +Qa8", &illegal);
    // Without supervision in rapid the arbiter steps in; in blitz only on a claim.
    let rapid = illegal.replace("ExOfficio/7.4.a", "ExOfficio/A.4.c");
    check(PROMOTION, RAPID, "w a7, w a7-a8, w .a8, w !", &rapid);
    let blitz = "Illegal/3.7.e Completed None/13.6 Keep Continues/13.6";
    check(PROMOTION, BLITZ, "w a7, w a7-a8, w .a8, w !", blitz);
    // Before the press the pawn is bound to its square, then to the piece that touched it.
    let square = format!("Incomplete/3.7.e NotMade None/13.6 Keep {bound} Continues/13.6");
    check(PROMOTION, STANDARD, "w a7, w a7-a8, w .a8", &square);
    let piece = "Legal/4.6 Made None/13.6 Keep [a8=N]/4.4.d Continues/13.6";
    check(PROMOTION, STANDARD, "w a7, w a7-a8, w .a8, w xa8, w +Na8", piece);
}

#[test]
fn ok_the_king_may_not_be_captured() {
    let fen = "4k3/3p4/8/8/8/8/8/4R1K1 b - - 0 1";
    let acts = "b d7, b d7-d5, b .d5, b !, w e1, w e1-e8, w .e8, w !";
    // Both players completed an illegal move; the first is undone, each opponent gets his time.
    let both = "Illegal/3.9 Completed ExOfficio/7.4.a BeforeTheTurn [";
    let text = describe(&incident(fen, STANDARD, acts));
    assert!(text.starts_with(both), "{text}");
    assert!(text.ends_with("White+120 Black+120 1:1 Continues/7.4.b"), "{text}");
}

#[test]
fn ok_touched_pieces_bind_in_order() {
    let claim = "Incomplete/4.6 NotMade OnClaim/4.7 Keep Admissible";
    let queen_first = format!("{claim} [Qd7 Qe7]/4.3.a Continues/4.6");
    check(CHECKED, STANDARD, "w e8, w f7, b ?t", &queen_first);
    // The rook cannot move while the king is in check: the next piece touched binds.
    check(CHECKED, STANDARD, "w g5, w e8, b ?t", &queen_first);
    let free = "[Qd7 Qe7 Kf6 Kf8 Kg6 Kg8]/4.5 Continues/4.6";
    check(CHECKED, STANDARD, "w g5, b ?t", &format!("{claim} {free}"));
    check(CHECKED, STANDARD, "w ~e8, b ?t", &format!("{claim} {free}"));
    check(CHECKED, STANDARD, "w adjust, w e8, b ?t", &format!("{claim} {free}"));
    check(CHECKED, STANDARD, "w e8, w adjust, b ?t", &queen_first);
}

#[test]
fn ok_a_piece_of_each_colour_binds_to_that_capture() {
    let claim = "Incomplete/4.6 NotMade OnClaim/4.7 Keep Admissible";
    let capture = format!("{claim} [Rxd5]/4.3.c Continues/4.6");
    check(ROOKS, STANDARD, "w d1, w d5, b ?t", &capture);
    check(ROOKS, STANDARD, "w d5, w d1, b ?t", &capture);
    check(ROOKS, STANDARD, "w d5, b ?t", &format!("{claim} [Rxd5]/4.3.b Continues/4.6"));
    // The rook of c1 cannot take on d5: the first piece touched that can be played binds.
    let rook = "[Ra1 Rb1 Rc2 Rc3 Rc4 Rc5 Rc6 Rc7 Rc8]/4.3.c Continues/4.6";
    check(ROOKS, STANDARD, "w c1, w d5, b ?t", &format!("{claim} {rook}"));
    check(ROOKS, STANDARD, "w d5, w c1, b ?t", &format!("{claim} [Rxd5]/4.3.c Continues/4.6"));
    check(EN_PASSANT, STANDARD, "w d5, b ?t", &format!("{claim} [exd6]/4.3.b Continues/4.6"));
}

#[test]
fn ok_king_and_rook_in_every_order() {
    let claim = "Incomplete/4.6 NotMade OnClaim/4.7 Keep Admissible";
    check(CASTLE, STANDARD, "w e1, w h1, b ?t", &format!("{claim} [O-O]/4.4.a Continues/4.6"));
    check(CASTLE, STANDARD, "w e1, w a1, b ?t", &format!("{claim} [O-O-O]/4.4.a Continues/4.6"));
    check(CASTLE, STANDARD, "w h1, w e1, b ?t", &format!("{claim} [Rf1 Rg1]/4.4.b Continues/4.6"));
    let king = format!("{claim} [O-O-O Kd1 Kd2]/4.4.c Continues/4.6");
    check(ATTACKED, STANDARD, "w e1, w h1, b ?t", &king);
    let free = "[e3 e4 Rf1 Rg1 Rh2 Rh3 Rh4 Rh5 Rh6 Rh7 Rh8]/4.4.c Continues/4.6";
    check(IMMOBILE, STANDARD, "w e1, w h1, b ?t", &format!("{claim} {free}"));
    let rook = "[Rf1 Rg1 Rh2 Rh3 Rh4 Rh5 Rh6 Rh7 Rh8]/4.4.b Continues/4.6";
    check(IMMOBILE, STANDARD, "w h1, w e1, b ?t", &format!("{claim} {rook}"));
    // Between a rook that cannot move and the king another piece was touched: it binds, where it can move.
    let between = "4k3/8/8/8/8/8/P7/RN2K3 w Q - 0 20";
    let knight = format!("{claim} [Na3 Nc3 Nd2]/4.4.b Continues/4.6");
    check(between, STANDARD, "w a1, w b1, w e1, b ?t", &knight);
    let nothing_else = "4k3/8/8/8/8/P1P5/P2P4/RN2K3 w Q - 0 20";
    let king = format!("{claim} [Kd1 Ke2 Kf1 Kf2]/4.4.b Continues/4.6");
    check(nothing_else, STANDARD, "w a1, w b1, w e1, b ?t", &king);
}

#[test]
fn ok_a_released_piece_stands() {
    let made = "Legal/4.6 Made None/13.6 Keep [Qd4]/4.6 Continues/13.6";
    check(CASTLE, STANDARD, "w d2, w d2-d4, w .d4", made);
    // Moved on after the release: a legal move, but not the one that was made by the release.
    let changed = "Irregular/4.6 Completed OnClaim/4.7 AfterTheRelease Admissible [Qd4]/4.6 \
        Continues/13.4";
    let acts = "w d2, w d2-d4, w .d4, w d4, w d4-d5, w .d5, w !, b ?t";
    check(CASTLE, STANDARD, acts, changed);
    // Still in the hand it may go elsewhere.
    check(CASTLE, STANDARD, "w d2, w d2-d4, w d4-d5, w .d5, w !", CONTINUES);
}

#[test]
fn ok_what_the_arbiter_has_dealt_with_is_not_ruled_on_again() {
    let settled = "w e8, w e8-e6, w .e6, w !, a reinstates, a restarts";
    let legal = format!("{settled}, w e8, w e8-e7, w .e7, w !");
    check(CHECKED, STANDARD, &legal, CONTINUES);
    let again =
        describe(&incident(CHECKED, STANDARD, &format!("{settled}, w f7, w f7-e7, w .e7, w !")));
    assert!(again.starts_with("Illegal/3.9 Completed ExOfficio/7.4.a"), "{again}");
    assert!(again.contains("[Qd7 Qe7]/4.3.a"), "the queen touched before still binds: {again}");
    let king = format!("{settled}, w f7, w f7-g8, w .g8, w !, b ?t");
    let other = describe(&incident(CHECKED, STANDARD, &king));
    assert!(other.starts_with("Irregular/4.3.a Completed OnClaim"), "{other}");
}

#[test]
fn ok_the_right_to_claim_a_touch_ends_with_a_touch() {
    let breach = "w d2, w d2-d2, w e1, w e1-e2, w .e2, w !";
    let upheld = "OnClaim/4.7 BeforeTheTurn Admissible";
    assert!(describe(&incident(CASTLE, STANDARD, &format!("{breach}, b ?t"))).contains(upheld));
    let brushed = format!("{breach}, b ~a7, b ?t");
    assert!(describe(&incident(CASTLE, STANDARD, &brushed)).contains(upheld));
    let adjusted = format!("{breach}, b adjust, b a7, b ?t");
    assert!(describe(&incident(CASTLE, STANDARD, &adjusted)).contains(upheld));
    let late = "Irregular/4.3.a Completed None/13.6 Keep TooLate Continues/13.6";
    check(CASTLE, STANDARD, &format!("{breach}, b a7, b ?t"), late);
    let own = "Irregular/4.3.a Completed None/13.6 Keep NoStanding Continues/13.6";
    check(CASTLE, STANDARD, &format!("{breach}, w ?t"), own);
    // In rapid either player may ask for a ruling on Article 4.
    let asked = describe(&incident(CASTLE, RAPID, &format!("{breach}, w ?t")));
    assert!(asked.contains("OnClaim/A.4.b BeforeTheTurn Admissible"), "{asked}");
}

#[test]
fn ok_the_right_to_claim_an_illegal_move_ends_with_the_own_move() {
    let illegal = "w c1, w c1-b2, w .b2, w !";
    let left = "Illegal/3.3 Completed None/13.6 Keep";
    for (regime, upheld) in [(RAPID, "OnClaim/A.4.c BeforeTheTurn"), (BLITZ, "OnClaim/B.3.c Keep")]
    {
        let touched = format!("{illegal}, b d8, b ?");
        assert!(describe(&incident(ROOKS, regime, &touched)).contains(upheld));
        let held = format!("{illegal}, b d8, b d8-c8, b ?");
        assert!(describe(&incident(ROOKS, regime, &held)).contains(upheld));
        let made = format!("{illegal}, b d8, b d8-c8, b .c8, b ?");
        check(ROOKS, regime, &made, &format!("{left} TooLate Continues/13.6"));
        check(ROOKS, regime, illegal, &format!("{left} Continues/13.6"));
    }
    // In standard play there is no such limit.
    let late = format!("{illegal}, b d8, b d8-c8, b .c8, b !, w g2, w g2-g3, w .g3, w !, b ?");
    assert!(describe(&incident(ROOKS, STANDARD, &late)).contains("ExOfficio/7.4.a BeforeTheTurn"));
}

#[test]
fn ok_in_blitz_both_players_may_agree_after_the_own_move() {
    let late = "w c1, w c1-b2, w .b2, w !, b d8, b d8-c8, b .c8, b !";
    let agreed = describe(&incident(ROOKS, BLITZ, &format!("{late}, w ok, b ok")));
    assert!(agreed.contains("OnAgreement/B.3.c BeforeTheTurn"), "{agreed}");
    let alone = describe(&incident(ROOKS, BLITZ, &format!("{late}, b ok")));
    assert!(alone.contains("None/13.6 Keep"), "{alone}");
}

#[test]
fn ok_mate_by_a_legal_move_stands() {
    let irregular = "w g6, w d7, w d7-g7, w .g7, b ?t";
    check(
        MATE,
        STANDARD,
        irregular,
        "Irregular/4.3.a EndsGame None/5.1.a Keep TooLate Won(White)/5.1.a",
    );
    let plain = "w d7, w d7-g7, w .g7";
    check(MATE, STANDARD, plain, "Legal/4.6 EndsGame None/5.1.a Keep Won(White)/5.1.a");
}

#[test]
fn ok_nothing_is_corrected_after_the_end() {
    let illegal = "w c1, w c1-b2, w .b2, w !";
    let over = "Illegal/3.3 Completed None/5.1.b Keep TooLate Won(White)/5.1.b";
    check(ROOKS, STANDARD, &format!("{illegal}, b resigns, b ?"), over);
    // A first offence loses nothing: the resignation of the claimant does. A third one has lost the game
    // before.
    let claimed = format!("{illegal}, b ?, b resigns");
    check(
        ROOKS,
        STANDARD,
        &claimed,
        "Illegal/3.3 Completed None/5.1.b Keep Admissible Won(White)/5.1.b",
    );
    let mut third = incident(ROOKS, STANDARD, &claimed);
    third.illegal_moves.white = 2;
    assert!(describe(&third).ends_with("3:0 Won(Black)/7.4.b"), "{}", describe(&third));
}

#[test]
fn asks_whether_the_arbiter_knows() {
    let unseen = "~w c1, ~w c1-b2, ~w .b2, ~w !";
    check(ROOKS, STANDARD, unseen, "Illegal/3.3 Completed None/13.6 Keep Continues/13.6");
    let ruling = adjudicate(&incident(ROOKS, STANDARD, unseen)).expect("ruled");
    assert!(ruling.facets.window.is_some(), "anyone may still raise it");
}

#[test]
fn ok_a_fault_that_can_no_longer_be_raised_gives_way_to_the_next() {
    let closed = "w c1, w c1-b2, w .b2, w !, b h7, b h7-h6, b .h6, b !";
    for regime in [RAPID, BLITZ] {
        let next = format!("{closed}, w d1, w d1-e2, w .e2, w !, b ?");
        let text = describe(&incident(ROOKS, regime, &next));
        assert!(text.contains("OnClaim"), "{text}");
    }
    // The king captured in blitz: Black's own fault is past, White's can be claimed.
    let fen = "4k3/3p4/8/8/8/8/8/4R1K1 b - - 0 1";
    let captured = "b d7, b d7-d5, b .d5, b !, w e1, w e1-e8, w .e8, w !, b ?";
    let text = describe(&incident(fen, BLITZ, captured));
    assert_eq!(text, "Illegal/1.2 Completed OnClaim/B.3.c Keep Admissible Won(Black)/B.3.c");
}

#[test]
fn ok_what_ended_the_game_stays_its_end() {
    // Slide 22: queen touched, king moved, nobody claims, Black mates.
    let slide = "w d7, w d7-d7, w g6, w g6-h5, w .h5, w !, b f4, b f4-g5, b .g5";
    let text = describe(&incident(MATE, STANDARD, slide));
    assert!(text.ends_with("Won(Black)/5.1.a"), "{text}");
    // An illegal move found after the mate is found too late.
    let found = "w d7, w d7-e5, w .e5, w !, b f4, b f4-f7, b .f7, b ?";
    let text = describe(&incident(MATE, STANDARD, found));
    assert!(text.starts_with("Illegal/3.4"), "{text}");
    // Stalemate, then a resignation: the stalemate came first.
    let stalemate = "7k/5Q2/5K2/8/8/8/8/8 w - - 0 1";
    let text = describe(&incident(stalemate, STANDARD, "w f6, w f6-g6, w .g6, b resigns"));
    assert!(text.ends_with("Drawn/5.2.a"), "{text}");
}

#[test]
fn ok_the_opponent_has_the_move_only_once_it_is_made() {
    let brushed = "w e1, w e1-g1, w .g1, b ~a7, w h1, w h1-f1, w .f1, w !";
    check(CASTLE, STANDARD, brushed, CONTINUES);
    // A late press still completes the illegal move that was answered.
    let late = "w e8, w e8-e6, w .e6, b d6, b d6-c7, b .c7, w !, b !";
    let text = describe(&incident(CHECKED, STANDARD, late));
    assert!(text.starts_with("Illegal/3.9 Completed ExOfficio/7.4.a BeforeTheTurn"), "{text}");
    // Pieces displaced by the player who does not have the move are not counted against the other.
    let exchanged = "w a7, w a7-a8, w .a8, w !, w xa8, w +Qa8, b g3, b g3-g4, b .g4, b !, b ?";
    let text = describe(&incident(PROMOTION, STANDARD, exchanged));
    assert!(text.ends_with("Black+120 1:0 Continues/7.4.b"), "{text}");
}

#[test]
fn ok_adjusting_is_not_moving() {
    let adjusted =
        "w adjust, w h1, w h1-h1, w .h1, w e1, w e1-g1, w .g1, w h1, w h1-f1, w .f1, w !";
    check(CASTLE, STANDARD, adjusted, CONTINUES);
    // A rook lifted and put back was touched first, but was not moved first.
    let put_back =
        "w a1, w a1-b1, w b1-a1, w .a1, w e1, w e1-c1, w .c1, w a1, w a1-d1, w .d1, w !, b ?t";
    let text = describe(&incident(CASTLE, STANDARD, put_back));
    assert!(text.starts_with("Irregular/4.4.b"), "{text}");
    // A player who says that he adjusts and then moves a piece has moved it.
    let moved = "w adjust, w d2, w d2-d4, w .d4, w !";
    check(CASTLE, STANDARD, moved, CONTINUES);
    let carried = describe(&incident(CASTLE, STANDARD, "w adjust, w d2, w d2-d4, w d4-d2, b ?t"));
    assert!(carried.contains("/4.3.a"), "{carried}");
}

#[test]
fn ok_the_third_illegal_move_loses_whoever_made_the_first() {
    let fen = "4k3/3p4/8/8/8/8/8/4R1K1 b - - 0 1";
    let acts = "b d7, b d7-d5, b .d5, b !, w e1, w e1-e8, w .e8, w !, b ?";
    let mut incident = incident(fen, STANDARD, acts);
    incident.illegal_moves.white = 2;
    assert!(describe(&incident).ends_with("3:1 Won(Black)/7.4.b"), "{}", describe(&incident));
}

#[test]
fn ok_what_was_settled_in_the_incident_counts() {
    let settled = "w e8, w e8-e6, w .e6, w !, a reinstates, a restarts";
    let again = format!("{settled}, w e8, w e8-a8, w .a8, w !");
    assert!(describe(&incident(CHECKED, STANDARD, &again)).ends_with("2:0 Continues/7.4.b"));
    // The pawn released on the last rank must still promote there.
    let fen = "1r6/P6k/8/8/8/8/8/K7 w - - 0 1";
    let pawn = "w a7, w a7-a8, w .a8, w !, a reinstates, a restarts";
    let other = format!("{pawn}, w a7, w xb8, w xa7, w +Qb8, w !, b ?t");
    let text = describe(&incident(fen, STANDARD, &other));
    assert!(text.starts_with("Irregular/4.6.c Completed OnClaim"), "{text}");
}

#[test]
fn ok_a_press_lets_go() {
    let held = "w a7, w a7-a8, w !";
    let bound = "[a8=B a8=N a8=Q a8=R]/4.6.c";
    let text = describe(&incident(PROMOTION, STANDARD, held));
    assert!(text.contains(bound), "{text}");
    let king = describe(&incident(CASTLE, STANDARD, "w e1, w e1-g1, w !"));
    assert!(king.contains("[O-O]/4.6.b"), "{king}");
}

#[test]
fn ok_a_move_half_done_is_not_illegal_yet() {
    let en_passant = describe(&incident(EN_PASSANT, STANDARD, "w e5, w e5-d6, w .d6"));
    assert!(en_passant.starts_with("Incomplete"), "{en_passant}");
    let queen_first = describe(&incident(PROMOTION, STANDARD, "w +Qa8"));
    assert!(queen_first.starts_with("Incomplete"), "{queen_first}");
}

#[test]
fn ok_only_releases_that_could_be_moves_bind() {
    // c1-b2 is no rook move and binds nothing; c3 is one and stands.
    let acts = "w c1, w c1-b2, w .b2, w b2, w b2-c3, w .c3, w c3, w c3-c4, w .c4, w !, b ?t";
    let text = describe(&incident(ROOKS, STANDARD, acts));
    assert!(text.starts_with("Irregular/4.6 Completed OnClaim/4.7 AfterTheRelease"), "{text}");
}

#[test]
fn ok_a_non_move_answered_gives_no_turn_back() {
    let acts = "w !, b h7, b h7-h6, b .h6, b !";
    let text = describe(&incident(ROOKS, STANDARD, acts));
    assert_eq!(text, "NonMove/6.7.a NotMade None/13.6 Keep Continues/13.6");
}

#[test]
fn ok_an_improbable_position_is_a_legal_one() {
    // Two bishops on light squares beside eight pawns.
    let improbable = "4k3/8/8/8/8/8/PPPPPPPP/4KB1B w - - 0 1";
    check(improbable, STANDARD, "w e2, w e2-e4, w .e4, w !", CONTINUES);
    let illegal = describe(&incident(improbable, STANDARD, "w e2, w e2-e5, w .e5, w !, b ?"));
    assert!(illegal.starts_with("Illegal/3.7"), "{illegal}");
}
