//! The choice of the turn that is ruled on, made anew under each reading, and of what is ruled on in it.

use crate::incident_text::{incident, words};
use acconcio_adjudication::adjudicate;
use acconcio_adjudication::disputed_points::{DisputedPoint, Side};
use acconcio_adjudication::incident::{
    Act, ActKind, ArbiterAct, Game, Hand, Incident, Person, Regime, SetUpFault,
};
use acconcio_adjudication::laws::EditionId;
use acconcio_adjudication::ruling::{Classification, Outcome, Point, Reinstatement, SideTaken};
use shakmaty::{Color, Square};

const CASTLE: &str = "r3k2r/pppq1ppp/8/8/8/8/PPPQ1PPP/R3K2R w KQkq - 0 12";

/// White castles with both hands and does not press; Black touches the king and plays the queen, and White
/// claims. Where two hands are an illegal move before the press, White's fault comes first; where they are
/// not, Black has lost his claim by touching a piece, and only his own breach is left.
#[test]
fn ok_a_point_read_otherwise_leads_to_another_turn() {
    let acts = "w e1, w h1, w 2e1-g1, w .g1, w 2h1-f1, w .f1, b e8, b d7, b d7-d6, b .d6, w ?t";
    let facts = Incident { edition: EditionId::E2017, ..incident(CASTLE, Regime::Standard, acts) };
    let point = DisputedPoint::TwoHandsBeforeThePress;
    let ruling = adjudicate(&facts).expect("ruled");
    assert_eq!(ruling.subject.turn(), (Color::White, 0));
    assert_eq!(ruling.facets.classification.value, Classification::Illegal);

    let taken = [SideTaken { point: Point::Law(point), side: Side::Second }];
    let other = ruling.readings.iter().find(|reading| reading.taken == taken);
    let other = other.expect("the point is asked");
    assert_eq!(other.subject.turn(), (Color::Black, 6));
    assert_eq!(other.facets.classification.value, Classification::Irregular);
    assert_eq!(other.facets.board.value, Reinstatement::BeforeTheTurn);

    // Under the other reading as the principal one, the ruling is the same from the start.
    let preset_readings = facts.preset_readings.clone().with(point, Side::Second);
    let held = adjudicate(&Incident { preset_readings, ..facts }).expect("ruled");
    assert_eq!(held.subject.turn(), other.subject.turn());
    assert_eq!((&held.facets, &held.trace), (&other.facets, &other.trace));
}

/// Checks the turn that is ruled on, and the beginning of the ruling.
#[track_caller]
fn check(incident: &Incident, turn: (Color, usize), begins: &str) {
    let ruling = adjudicate(incident).expect("ruled");
    let said = words(&ruling.facets, ruling.subject.position.as_ref());
    assert_eq!(ruling.subject.turn(), turn, "{said}");
    assert!(said.starts_with(begins), "{said}");
}

fn under(edition: EditionId, regime: Regime, fen: &str, acts: &str) -> Incident {
    Incident { edition, ..incident(fen, regime, acts) }
}

/// The same incident with a disputed point read the second way.
fn read_otherwise(facts: &Incident, point: DisputedPoint) -> Incident {
    let preset_readings = facts.preset_readings.clone().with(point, Side::Second);
    Incident { preset_readings, ..facts.clone() }
}

const UNANSWERED: &str = "6k1/5ppp/8/8/8/8/1r3PPP/R5K1 w - - 0 30";

/// An illegal move for which the clock was not pressed: its player may still put it right, until it is answered.
#[test]
fn ok_an_illegal_move_is_put_right_though_the_clock_was_not_pressed() {
    let ruled = |acts| under(EditionId::E2023, Regime::Standard, UNANSWERED, acts);
    let answered = "w a1, w a1-b3, w .b3, b h7, b h7-h6, b .h6, a notices";
    let undone = "Illegal/3.3 NotMade ExOfficio/12.1 BeforeTheTurn";
    check(&ruled(answered), (Color::White, 0), undone);
    let gone_on =
        "w a1, w a1-b3, w .b3, b h7, b h7-h6, b .h6, b !, w h2, w h2-h3, w .h3, w !, a notices";
    check(&ruled(gone_on), (Color::White, 0), undone);
    // By the letter of 6.2.1.2 the player's next move completes it, and then it is penalised; the reply does not.
    let point = DisputedPoint::IllegalMoveNeverPressed;
    let penalised = "Illegal/3.3 Completed ExOfficio/7.5.1 BeforeTheTurn";
    check(&read_otherwise(&ruled(gone_on), point), (Color::White, 0), penalised);
    check(&read_otherwise(&ruled(answered), point), (Color::White, 0), undone);
    let in_2009 = Incident { edition: EditionId::E2009, ..ruled(gone_on) };
    check(&read_otherwise(&in_2009, point), (Color::White, 0), "Illegal/3.3 NotMade ");
    let waits = "Illegal/3.3 NotMade None/12.6 Keep";
    check(&ruled("w a1, w a1-b3, w .b3, a notices"), (Color::White, 0), waits);
}

const BISHOP: &str = "6k1/5ppp/8/3q4/8/2N5/1B3PPP/6K1 w - - 0 20";

/// Whoever presses the clock back, with nothing touched, objects to a breach of the touch rules; whoever has touched a
/// piece has lost that claim, and has pressed without a move.
#[test]
fn ok_a_clock_pressed_back_is_an_objection() {
    let ruled = |acts: &str| under(EditionId::E2023, Regime::Standard, BISHOP, acts);
    let back = "w b2, w h2, w h2-h3, w .h3, w !, b !, b ?t";
    let breach = "Irregular/4.3.1 Completed OnClaim/4.8 BeforeTheTurn Admissible [Ba1 Ba3 Bc1]";
    check(&ruled(back), (Color::White, 0), breach);
    for idle in ["b ~d5", "b adjust, b d5"] {
        let back = format!("w b2, w h2, w h2-h3, w .h3, w !, {idle}, b !, b ?t");
        check(&ruled(&back), (Color::White, 0), breach);
    }
    let point = DisputedPoint::PressedBackToObject;
    check(&read_otherwise(&ruled(back), point), (Color::Black, 5), "Illegal/7.5.3 ");
    let touched = "w b2, w h2, w h2-h3, w .h3, w !, b d5, b !, b ?t";
    check(&ruled(touched), (Color::Black, 5), "Illegal/7.5.3 ");
}

/// A claim about a move where no move is at fault does not set a wrong claim of a draw aside.
#[test]
fn ok_a_claim_for_nothing_leaves_a_wrong_claim_of_a_draw() {
    let ruled = |acts| under(EditionId::E2023, Regime::Standard, CASTLE, acts);
    let refused = "RefusedClaim/9.3.2 ";
    check(&ruled("w ?fifty"), (Color::White, 0), refused);
    check(&ruled("w ?fifty, b ?"), (Color::White, 0), refused);
    check(&ruled("w ?fifty, b ?t"), (Color::White, 0), refused);
    let founded = "w d2, w d2-e4, w .e4, w !, b ?fifty, b ?";
    check(&ruled(founded), (Color::White, 0), "Illegal/3.4 ");
}

/// From a position that is illegal already, what breaks the way in which a piece moves is illegal as well.
#[test]
fn ok_a_move_from_an_illegal_position_can_be_illegal() {
    let ruled = |king_to: &str| {
        let before = "~w a7, ~w a7-a8, ~w .a8, ~w !, ~b g8, ~b g8-f8, ~b .f8, ~b !";
        let acts = format!("{before}, w g1, w g1-{king_to}, w .{king_to}, w !, b ?");
        let fen = "1r4k1/P4ppp/8/8/8/8/5PPP/6K1 w - - 0 30";
        under(EditionId::E2023, Regime::RapidUnsupervised, fen, &acts)
    };
    let undone = "Illegal/3.8.1 Completed OnClaim/A.5.2 BeforeTheTurn Admissible";
    check(&ruled("g3"), (Color::White, 8), undone);
    let too_late = "Illegal/3.7.3.3 Completed None/12.6 Keep TooLate";
    check(&ruled("f1"), (Color::White, 0), too_late);
}

/// A pawn left on the last rank is illegal although another one stands there already.
#[test]
fn ok_a_second_pawn_is_left_on_the_last_rank() {
    let ruled = |second: &str| {
        let acts = format!("w a7, w a7-a8, w .a8, w !, b g2, b g2-g1, {second}");
        under(
            EditionId::E2014,
            Regime::RapidUnsupervised,
            "8/P5k1/8/8/8/8/6p1/1K6 w - - 0 50",
            &acts,
        )
    };
    let pawn = ruled("b .g1, b !, w ?");
    check(&pawn, (Color::Black, 4), "Illegal/3.7.e Completed OnClaim/A.4.b");
    let queen = ruled("b xg1, b +qg1, b !, w ?");
    check(&queen, (Color::White, 0), "Illegal/3.7.e Completed None");
}

/// A draw without a claim is ruled on where it came about, not where it was found.
#[test]
fn ok_the_move_that_drew_the_game_is_ruled_on() {
    let ruled = |quiet: u32| {
        let fen = format!("8/8/5K1k/8/8/8/8/Q7 w - - {quiet} 160");
        let acts =
            "w a1, w a1-b1, w .b1, w !, b h6, b h6-h5, b .h5, b !, w b1, w b1-b8, w .b8, w !";
        under(EditionId::E2018, Regime::Standard, &fen, acts)
    };
    check(&ruled(149), (Color::White, 0), "DrawnByItself/9.6.2 EndsGame ExOfficio/9.6.2 Keep");
    check(&ruled(148), (Color::Black, 4), "DrawnByItself/9.6.2 EndsGame ExOfficio/9.6.2 Keep");
    check(&ruled(10), (Color::White, 8), "Legal/3.10.1 ");
}

/// The move announced with a wrong claim has to be played: another one is taken back, until it is answered.
#[test]
fn ok_the_announced_move_is_played() {
    let ruled_from = |fen, acts: &str| {
        let mut facts = under(EditionId::E2023, Regime::Standard, fen, acts);
        let writes = ActKind::Writes { san: "Qd4".to_owned() };
        facts.acts.insert(0, Act::by(Person::White, writes));
        facts
    };
    let ruled = |acts: &str| ruled_from("8/8/4k3/8/8/3QK3/8/8 w - - 90 120", acts);
    let refused = |board: &str| format!("RefusedClaim/9.3.1 Completed OnClaim/9.3.1 {board}");
    let other = "w ?fifty, w d3, w d3-c3, w .c3, w !";
    check(&ruled(other), (Color::White, 0), &refused("BeforeTheTurn Admissible [Qd4]/9.5.3"));
    let same = "w ?fifty, w d3, w d3-d4, w .d4, w !";
    check(&ruled(same), (Color::White, 0), &refused("Keep Admissible [Qd4]/9.5.3"));
    // The arbiter has decided on the claim: the move that was not announced is irregular.
    let decided = "w ?fifty, a restarts, w d3, w d3-c3, w .c3, w !, b ?t";
    let breach = "Irregular/9.5.3 Completed OnClaim/4.8 BeforeTheTurn Admissible [Qd4]/9.5.3";
    check(&ruled(decided), (Color::White, 0), breach);
    let as_announced = "w ?fifty, a restarts, w d3, w d3-d4, w .d4, w !, b ?t";
    check(&ruled(as_announced), (Color::White, 0), "Legal/3.10.1 ");
    let answered = format!("{other}, b e6, b e6-f5, b .f5, b !");
    check(&ruled(&answered), (Color::White, 0), &refused("Keep Admissible Black+120 "));
    // An illegal move instead of it is penalised, and does not change what is to be played.
    let illegal = "w ?fifty, w d3, w d3-e1, w .e1, w !, b ?";
    let put_right = "Illegal/3.4 Completed ExOfficio/7.5.1 BeforeTheTurn Admissible [Qd4]/9.5.3";
    check(&ruled(illegal), (Color::White, 0), put_right);
    // A mate stands, whether the arbiter has decided or not.
    for claim in ["w ?fifty", "w ?fifty, a restarts"] {
        let mates = ruled_from(
            "4k3/8/4K3/8/7Q/8/8/8 w - - 90 120",
            &format!("{claim}, w h4, w h4-h8, w .h8, w !, b ?t"),
        );
        let ruling = adjudicate(&mates).expect("ruled");
        assert_eq!(ruling.facets.result.value, Outcome::Won(Color::White), "{claim}");
        let otherwise = read_otherwise(&mates, DisputedPoint::EndByAnotherMoveThanAnnounced);
        let ruling = adjudicate(&otherwise).expect("ruled");
        assert_eq!(ruling.facets.result.value, Outcome::Continues, "{claim}");
        assert_eq!(ruling.facets.board.value, Reinstatement::BeforeTheTurn, "{claim}");
    }
}

/// A flag that nobody has noticed has not fallen: what is claimed meanwhile is ruled on.
#[test]
fn ok_a_flag_that_nobody_noticed_hides_nothing() {
    let ruled = |regime, acts| under(EditionId::E2023, regime, UNANSWERED, acts);
    let illegal = "~w flag, w a1, w a1-b3, w .b3, w !, b ?";
    let undone = "Illegal/3.3 Completed ExOfficio/7.5.1 BeforeTheTurn Admissible";
    check(&ruled(Regime::Standard, illegal), (Color::White, 0), undone);
    let on_claim = "Illegal/3.3 Completed OnClaim/A.5.2 BeforeTheTurn Admissible";
    check(&ruled(Regime::RapidUnsupervised, illegal), (Color::White, 0), on_claim);
    let noticed = "~w flag, w a1, w a1-b3, w .b3, w !, b ?flag";
    check(&ruled(Regime::Standard, noticed), (Color::White, 0), "FlagFallen/6.9 ");
    // What the arbiter himself has seen is not hidden either.
    let seen = "~w flag, w a1, w a1-b3, w .b3, w !";
    let seen = under(EditionId::E2023, Regime::RapidSupervised, UNANSWERED, seen);
    check(&seen, (Color::White, 0), "Illegal/3.3 Completed ExOfficio/");
    check(&ruled(Regime::Standard, "~w flag"), (Color::White, 0), "FlagFallen/6.9 ");
    // Where the arbiter has to keep silent, what he saw is no fall of a flag either.
    let silent = "w flag, w a1, w a1-b3, w .b3, w !, b ?";
    let facts = under(EditionId::E2009, Regime::RapidUnsupervised, UNANSWERED, silent);
    check(&facts, (Color::White, 0), "Illegal/3.3 Completed OnClaim/A.4.c BeforeTheTurn");
}

/// A press without a move that is no illegal move: once it is answered, the fault that comes after it is ruled on.
#[test]
fn ok_an_answered_press_without_a_move_hides_nothing() {
    let answered = "w !, b b2, b b2-b4, b .b4, b !";
    let later = format!("{answered}, w a1, w a1-b3, w .b3, w !, b ?");
    for (edition, article) in [(EditionId::E2009, "7.4.a"), (EditionId::E2014, "7.5.a")] {
        let facts = under(edition, Regime::Standard, UNANSWERED, &later);
        let ruled = adjudicate(&facts).expect("ruled");
        assert_eq!(ruled.subject.turn(), (Color::White, 5), "{edition}");
        assert_eq!(ruled.facets.classification.value, Classification::Illegal);
        assert_eq!(ruled.facets.trigger.by.article.0, article);
        let nothing_after = under(edition, Regime::Standard, UNANSWERED, answered);
        check(&nothing_after, (Color::White, 0), "NonMove/");
    }
    // Since 2017 the press itself is the illegal move.
    let facts = under(EditionId::E2023, Regime::Standard, UNANSWERED, &later);
    check(&facts, (Color::White, 0), "Illegal/7.5.3 ");
}

const KINGS: &str = "6k1/5ppp/8/8/8/8/1r3PPP/R5K1";

/// A flag that was noticed ends the game before a fault of the set-up is raised.
#[test]
fn ok_a_fault_of_the_set_up_is_too_late_after_a_flag() {
    let ruled = |number: u32, acts: &str| Incident {
        set_up: Some(SetUpFault::ColoursReversed),
        ..under(EditionId::E2023, Regime::Standard, &format!("{KINGS} w - - 0 {number}"), acts)
    };
    check(&ruled(5, "w flag, b ?flag, w ?setup"), (Color::White, 0), "FlagFallen/6.9 ");
    check(&ruled(5, "~w flag, w ?setup, b ?flag"), (Color::White, 0), "WrongSetUp/7.3 ");
    // After ten moves the colours stay as they are, and the flag decides.
    check(&ruled(30, "~w flag, w ?setup, b ?flag"), (Color::White, 0), "FlagFallen/6.9 ");
}

/// Nobody wins on time by pieces that he displaced and left lying on the other's time.
#[test]
fn ok_pieces_left_lying_come_before_the_flag() {
    let ruled = |acts| under(EditionId::E2023, Regime::Standard, UNANSWERED, acts);
    let left = "w a1, w a1-a4, w .a4, w #g7, w !, b flag, w ?flag";
    check(&ruled(left), (Color::White, 0), "Displaced/7.4.1 ");
    let later = "w a1, w a1-a4, w .a4, w #g7, w !, w rights, b flag, w ?flag";
    check(&ruled(later), (Color::White, 0), "FlagFallen/6.9 ");
    let put_right = "w a1, w a1-a4, w .a4, w #g7, w rights, w !, b flag, w ?flag";
    check(&ruled(put_right), (Color::White, 0), "FlagFallen/6.9 ");
}

/// A new piece put on the board with the other hand is a move with two hands.
#[test]
fn ok_two_hands_promote() {
    let ruled = |hand: Hand| {
        let fen = "8/P5kp/8/8/8/8/5PPP/6K1 w - - 0 44";
        let acts = "w a7, w a7-a8, w .a8, w xa8, w +Qa8, w !, b ?";
        let mut facts = under(EditionId::E2018, Regime::Standard, fen, acts);
        for act in &mut facts.acts {
            if let ActKind::Puts { hand: used, .. } = &mut act.kind {
                *used = hand;
            }
        }
        facts
    };
    check(&ruled(Hand::Other), (Color::White, 0), "Illegal/7.5.4 ");
    check(&ruled(Hand::Both), (Color::White, 0), "Illegal/7.5.4 ");
    check(&ruled(Hand::One), (Color::White, 0), "Legal/3.10.1 ");
}

/// If an illegal move loses, a queen that takes the pawn's place and mates comes first.
#[test]
fn ok_the_queen_that_mates_is_on_the_board() {
    let ruled = |fen| {
        let acts = "w a7, w a7-a8, w .a8, w !, b ?";
        under(EditionId::E2014, Regime::RapidUnsupervised, fen, acts)
    };
    let mates = "6k1/P4ppp/8/8/8/8/5PPP/6K1 w - - 0 44";
    let queen = "Illegal/3.7.e Completed OnClaim/A.4.b PawnBecomesQueen(A8) Admissible";
    check(&ruled(mates), (Color::White, 0), queen);
    let drawn = adjudicate(&ruled(mates)).expect("ruled").facets;
    assert_eq!(drawn.result.value, Outcome::Drawn, "whoever is mated cannot mate");
    let lost = "Illegal/3.7.e Completed OnClaim/A.4.b Keep Admissible";
    check(&ruled("8/P5kp/8/8/8/8/5PPP/6K1 w - - 0 44"), (Color::White, 0), lost);
}

/// Whoever moves a piece from where his opponent has displaced it has made no illegal move: the displacement is dealt
/// with.
#[test]
fn ok_a_displaced_piece_that_is_moved_is_no_illegal_move() {
    let ruled = |reply: &str| {
        let acts = format!("w a1, w a1-a4, w .a4, w #b2, w !, {reply}, b !, w ?");
        let mut facts = under(EditionId::E2023, Regime::Standard, UNANSWERED, &acts);
        for act in &mut facts.acts {
            if let ActKind::Displaces { to, .. } = &mut act.kind {
                *to = Some(Square::B3);
            }
        }
        facts
    };
    let moved = "Displaced/7.4.1 Completed ExOfficio/7.6 BeforeTheAct(3) Admissible";
    check(&ruled("b b3, b b3-c3, b .c3"), (Color::Black, 5), moved);
    let pushed_back = "Displaced/7.4.1 Completed ExOfficio/7.4.1 PiecesPutRight";
    check(&ruled("b b3, b b3-b2, b .b2"), (Color::Black, 5), pushed_back);
    // What moves as it does not is an illegal move all the same, displaced or not.
    check(&ruled("b b3, b b3-c5, b .c5"), (Color::Black, 5), "Illegal/");
    check(&ruled("b g8, b g8-g6, b .g6"), (Color::Black, 5), "Illegal/3.8.1 ");
}

/// Whoever was told to seal his move and made it on the board has to seal that one, whatever he writes.
#[test]
fn ok_the_move_made_after_the_order_is_the_sealed_one() {
    let fen = "6k1/5ppp/8/8/8/8/5PPP/1R4K1 w - - 0 40";
    let seals = ActKind::Seals { san: "Rb8".to_owned(), early: 0 };
    let opened = [
        Act::by(Person::White, seals),
        Act::by(Person::Arbiter, ActKind::Decides(ArbiterAct::Resumes)),
        Act::by(Person::Arbiter, ActKind::Decides(ArbiterAct::OpensEnvelope)),
    ];
    let told = Act::by(Person::Arbiter, ActKind::Decides(ArbiterAct::OrdersSealing));
    let ruled = |on_the_board: &str| {
        let mut facts = under(EditionId::E2023, Regime::Standard, fen, on_the_board);
        facts.acts.insert(0, told.clone());
        facts.acts.extend(opened.clone());
        adjudicate(&facts).expect("ruled").facets
    };
    let made = ruled("w b1, w b1-b7, w .b7");
    assert_eq!(made.result.value, Outcome::Continues);
    let permitted = made.obligation.expect("a move is due").value.permitted;
    assert_eq!(permitted.iter().map(|it| it.to()).collect::<Vec<_>>(), [Square::B7]);
    assert_eq!(ruled("w adjust").result.value, Outcome::Won(Color::White), "it mates");
    // A move made when the envelope has been opened is not the sealed one.
    let mut facts = under(EditionId::E2023, Regime::Standard, fen, "w b1, w b1-b5, w .b5");
    let seals = ActKind::Seals { san: "Rb7".to_owned(), early: 0 };
    let before = [told.clone(), Act::by(Person::White, seals)];
    facts.acts.splice(0..0, before.into_iter().chain(opened[1..].iter().cloned()));
    let due = adjudicate(&facts).expect("ruled").facets.obligation.expect("a move is due");
    assert_eq!(due.value.permitted[0].to(), Square::B7);
}

/// In Chess960 the rook alone may castle: released on its square, it has castled.
#[test]
fn ok_the_rook_alone_castles() {
    let ruled = |rights: &str, acts: &str| {
        let fen = format!("rnbqn1kr/pppp1ppp/8/2b1p3/2B1P3/8/PPPP1PPP/RNBQN1KR w {rights}kq - 2 3");
        let game = Game::Chess960;
        Incident { game, ..under(EditionId::E2014, Regime::Standard, &fen, acts) }
    };
    let released = "w h1, w h1-f1, w .f1, b ?t";
    check(
        &ruled("KQ", released),
        (Color::White, 0),
        "Legal/3.10.a Made OnClaim/4.8 Keep Admissible [O-O]/4.7.b",
    );
    let taken_back = "w h1, w h1-f1, w .f1, w f1-h1, w b1, w b1-c3, w .c3, w !, b ?t";
    check(
        &ruled("KQ", taken_back),
        (Color::White, 0),
        "Irregular/4.7.b Completed OnClaim/4.8 BeforeTheTurn Admissible [O-O]/4.7.b",
    );
    let ruling = adjudicate(&ruled("", released)).expect("ruled");
    assert_eq!(ruling.facets.classification.value, Classification::Illegal);
}
