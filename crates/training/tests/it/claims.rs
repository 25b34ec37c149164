//! Claims of a draw and draws without a claim, provision by provision: both sides of every limit.

use acconcio_adjudication::adjudicate;
use acconcio_adjudication::incident::{
    Act, ActKind, ArbiterAct, Claim, Declaration, Incident, Regime, Reply, Score, Sight,
};
use acconcio_adjudication::laws::EditionId;
use acconcio_training::whatif;
use acconcio_training::whatif::{Change, Claiming};
use shakmaty::fen::Fen;
use shakmaty::san::San;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, Position, Setup, Square};

/// The position of the source's example, without the right to castle and with it.
const LOST: &str = "4k2r/5ppp/8/8/2B5/8/5PPP/6K1 w - - 0 1";
const HELD: &str = "4k2r/5ppp/8/8/2B5/8/5PPP/6K1 w k - 0 1";
/// Twice there and back; with 5.Bb5+ the third check.
const TWICE: &str = "Bb5+ Kf8 Bc4 Ke8 Bb5+ Kf8 Bc4 Ke8";
const KNIGHT: &str = "8/6p1/4k3/8/8/3BK3/8/5N2 w - - {} 120";
const ROOKS: &str = "4k2r/8/8/8/8/8/5P2/R3K3 w - - 0 30";

/// An incident after moves, the acts as `w c4-b5` (touched, placed and let go), `w !`, `w ?now`, `w ?ahead`,
/// `w ?fifty`, `w writes Nd2`, `w says Nd2`, `w c4` (touched), `w back` (takes the claim back), `b yes`
/// (accepts), `w resigns`, `a on` (lets play go on), `w sheet` (stops recording).
fn incident_of(
    edition: EditionId,
    regime: Regime,
    (fen, moves): (&str, &str),
    acts: &str,
) -> Incident {
    let mut incident = Incident { edition, ..Incident::initial(regime) };
    let from = Setup::from(fen.parse::<Fen>().expect("a FEN"));
    let mut position: Chess =
        fen.parse::<Fen>().expect("a FEN").into_position(CastlingMode::Standard).expect("legal");
    let mut played = Vec::new();
    for word in moves.split_whitespace() {
        let legal = word.parse::<San>().expect("a move").to_move(&position).expect("legal");
        played.push(UciMove::from_standard(legal));
        position.play_unchecked(legal);
    }
    incident.start = position.to_setup(EnPassantMode::Legal);
    incident.score = Some(Score { from, moves: played });
    incident.acts = acts.split(", ").filter(|act| !act.is_empty()).flat_map(act).collect();
    incident
}

fn act(text: &str) -> Vec<Act> {
    let (who, what) = text.split_once(' ').expect("who and what");
    let (who, sight) = match who.strip_prefix('~') {
        Some(rest) => (rest, Sight::Unseen),
        None => (who, Sight::Seen),
    };
    let by = if who == "b" { Color::Black } else { Color::White };
    let square = |name: &str| name.parse::<Square>().expect("a square");
    let kinds = match what {
        "!" => vec![ActKind::presses_clock()],
        "?now" => vec![ActKind::Claims(Claim::RepetitionAppeared)],
        "?ahead" => vec![ActKind::Claims(Claim::RepetitionAboutToAppear)],
        "?fifty" => vec![ActKind::Claims(Claim::FiftyMoves)],
        "?illegal" => vec![ActKind::Claims(Claim::IllegalMove)],
        "back" => vec![ActKind::WithdrawsClaim],
        "yes" => vec![ActKind::AnswersDraw(Reply::Accepts)],
        "no" => vec![ActKind::AnswersDraw(Reply::Declines)],
        "resigns" => vec![ActKind::Resigns],
        "sheet" => vec![ActKind::StopsRecording],
        "flag" => vec![ActKind::FlagFalls],
        "on" => {
            let kind = ActKind::Decides(ArbiterAct::LetsPlayGoOn);
            return vec![Act {
                by: acconcio_adjudication::incident::Person::Arbiter,
                kind,
                sight,
                after: 0,
                about: None,
            }];
        }
        other => match (other.split_once(' '), other.split_once('-')) {
            (Some(("writes", san)), _) => vec![ActKind::Writes { san: san.to_owned() }],
            (Some((_, san)), _) => vec![ActKind::Declares(Declaration::Move(san.to_owned()))],
            (None, Some((from, to))) => vec![
                ActKind::touches(square(from)),
                ActKind::places(square(from), square(to)),
                ActKind::Releases { square: square(to) },
            ],
            (None, None) => vec![ActKind::touches(square(other))],
        },
    };
    kinds
        .into_iter()
        .map(|kind| Act { by: by.into(), kind, sight, after: 0, about: None })
        .collect()
}

/// The ruling in one line; the same with the colours exchanged.
fn summary(incident: &Incident) -> String {
    let one = |incident: &Incident, flip: bool| {
        let ruling = adjudicate(incident).expect("ruled");
        let facets = &ruling.facets;
        let mut words = vec![format!("{:?}", facets.classification.value)];
        words.extend(facets.admissibility.as_ref().map(|slot| format!("{:?}", slot.value)));
        words.extend(facets.time.iter().map(|slot| {
            let player = if flip { !slot.value.player } else { slot.value.player };
            format!("{player:?}{:+}/{}", slot.value.seconds, slot.by.article)
        }));
        words.extend(facets.obligation.as_ref().map(|duty| duty.value.permitted.len().to_string()));
        let result = format!("{:?}", facets.result.value);
        words.push(if flip {
            result.replace("White", "x").replace("Black", "White").replace('x', "Black")
        } else {
            result
        });
        assert!(ruling.unruled.is_empty());
        words.join(" ")
    };
    let straight = one(incident, false);
    assert_eq!(straight, one(&incident.mirrored(), true), "with the colours exchanged");
    straight
}

#[track_caller]
fn check(game: (&str, &str), acts: &str, expected: &str) {
    assert_eq!(
        summary(&incident_of(EditionId::E2009, Regime::Standard, game, acts)),
        expected,
        "{acts}"
    );
}

#[track_caller]
fn check_under(edition: EditionId, regime: Regime, game: (&str, &str), acts: &str, expected: &str) {
    assert_eq!(
        summary(&incident_of(edition, regime, game, acts)),
        expected,
        "{edition} {regime:?}: {acts}"
    );
}

#[test]
fn ok_the_third_time_and_what_only_looks_like_it() {
    let third = "w c4-b5, w !, b ?now";
    check((LOST, TWICE), third, "CorrectClaim Admissible Drawn");
    check((HELD, TWICE), third, "RefusedClaim Admissible White+180/9.5.b Continues");
    check((LOST, "Bb5+ Kf8 Bc4 Ke8"), third, "RefusedClaim Admissible White+180/9.5.b Continues");
    // The position to the next move is the third one though a right was lost on the way.
    check((HELD, TWICE), "w c4-b5, w !, b writes Kf8, b ?ahead", "CorrectClaim Admissible Drawn");
}

#[test]
fn ok_the_move_is_written_and_not_made() {
    let game = (LOST, TWICE);
    check(game, "w writes Bb5+, w ?ahead", "CorrectClaim Admissible Drawn");
    let late = "RefusedClaim TooLate Black+180/9.5.b";
    check(game, "w c4-b5, w ?ahead", &format!("{late} 1 Continues"));
    check(game, "w c4, w ?ahead", &format!("{late} 10 Continues"));
    check(game, "w c4-b5, w !, w ?now", &format!("{late} Continues"));
    check(game, "w c4-b5, w !, w ?now, b ?now", "CorrectClaim Admissible Drawn");
    // The opponent may claim as soon as the move is made.
    check(game, "w c4-b5, b ?now", "CorrectClaim Admissible Drawn");
    check(game, "b ?now", "RefusedClaim NoStanding White+180/9.5.b Continues");
}

#[test]
fn ok_what_was_announced_is_played() {
    let wrong = "RefusedClaim Admissible Black+180/9.5.b";
    check((HELD, TWICE), "w writes Bb5+, w ?ahead", &format!("{wrong} 1 Continues"));
    // Not legal: another move with that piece, where it has one.
    check((HELD, TWICE), "w writes Bxh7, w ?ahead", &format!("{wrong} 10 Continues"));
    check((HELD, TWICE), "w writes Nf3, w ?ahead", &format!("{wrong} Continues"));
    check((HELD, TWICE), "w ?ahead", &format!("{wrong} Continues"));
    check((LOST, TWICE), "w says Bb5+, w ?ahead", &format!("{wrong} 1 Continues"));
}

#[test]
fn ok_a_second_claim_and_one_taken_back() {
    let again = "w ?ahead, a on, w writes Bb5+, w ?ahead";
    check((LOST, TWICE), again, "CorrectClaim Admissible Drawn");
    check((LOST, TWICE), "w writes Bb5+, w ?ahead, w back", "CorrectClaim Admissible Drawn");
    let wrong = "RefusedClaim Admissible Black+180/9.5.b 1 Continues";
    check((HELD, TWICE), "w writes Bb5+, w ?ahead, w back", wrong);
}

#[test]
fn ok_a_claim_is_an_offer() {
    check((HELD, TWICE), "w writes Bb5+, w ?ahead, b yes", "Legal Drawn");
    let declined = "RefusedClaim Admissible Black+180/9.5.b 1 Continues";
    check((HELD, TWICE), "w writes Bb5+, w ?ahead, b no", declined);
}

#[test]
fn ok_each_edition_gives_its_minutes() {
    use EditionId::{E2009, E2014, E2017, E2018, E2023, UsChess};
    use Regime::{
        BlitzSupervised, BlitzUnsupervised, RapidSupervised, RapidUnsupervised, Standard,
    };
    let minutes = |edition, regime| {
        let acts = "w writes Bb5+, w ?ahead";
        let ruling = adjudicate(&incident_of(edition, regime, (HELD, TWICE), acts)).expect("ruled");
        let change = ruling.facets.time.first().expect("time for the opponent");
        format!("{} {}", change.value.seconds, change.by.article)
    };
    let regimes =
        [Standard, RapidSupervised, RapidUnsupervised, BlitzSupervised, BlitzUnsupervised];
    for (edition, expected) in [
        (E2009, ["180 9.5.b"; 5]),
        (E2014, ["120 9.5.b", "120 9.5.b", "120 9.5.b", "60 B.2", "60 B.2"]),
        (E2017, ["120 9.5.3", "120 9.5.3", "120 9.5.3", "60 B.2", "60 B.2"]),
        (E2018, ["120 9.5.3", "120 9.5.3", "120 9.5.3", "60 B.2", "60 B.2"]),
        (E2023, ["120 9.5.3", "60 A.3", "60 A.3", "120 9.5.3", "60 A.3"]),
        (UsChess, ["120 14C6"; 5]),
    ] {
        assert_eq!(regimes.map(|regime| minutes(edition, regime)), expected, "{edition}");
    }
}

#[test]
fn ok_without_a_scoresheet_a_declared_move_may_do() {
    let acts = "w says Bb5+, w ?ahead";
    let drawn = "CorrectClaim Admissible Drawn";
    for edition in EditionId::FIDE {
        for regime in [Regime::RapidSupervised, Regime::BlitzUnsupervised] {
            check_under(edition, regime, (LOST, TWICE), acts, drawn);
        }
        let ruled = summary(&incident_of(edition, Regime::Standard, (LOST, TWICE), acts));
        assert!(ruled.starts_with("RefusedClaim"), "{edition}: {ruled}");
    }
    // Moves that nobody has recorded cannot be verified.
    let unrecorded = "w sheet, b sheet, w c4-b5, w !, b e8-f8, b !, w b5-c4, w !, b f8-e8, b !, \
        w c4-b5, w !, b ?now";
    let recorded = unrecorded.replace("w sheet, b sheet, ", "");
    check((LOST, "Bb5+ Kf8 Bc4 Ke8"), &recorded, "CorrectClaim Admissible Drawn");
    let refused = "RefusedClaim Admissible White+180/9.5.b Continues";
    check((LOST, "Bb5+ Kf8 Bc4 Ke8"), unrecorded, refused);
}

#[test]
fn ok_fifty_moves_below_at_and_above() {
    let at = |half_moves: u32| KNIGHT.replace("{}", &half_moves.to_string());
    let wrong = "RefusedClaim Admissible Black+180/9.5.b";
    for (half_moves, now, ahead) in [
        (98, wrong, format!("{wrong} 1")),
        (99, wrong, "CorrectClaim Admissible".to_owned()),
        (100, "CorrectClaim Admissible", "CorrectClaim Admissible".to_owned()),
        (101, "CorrectClaim Admissible", "CorrectClaim Admissible".to_owned()),
    ] {
        let result =
            |summary: &str| if summary.starts_with("Correct") { "Drawn" } else { "Continues" };
        let fen = at(half_moves);
        check((&fen, ""), "w ?fifty", &format!("{now} {}", result(now)));
        let expected = format!("{ahead} {}", result(&ahead));
        check((&fen, ""), "w writes Nd2, w ?fifty", &expected);
    }
}

#[test]
fn ok_seventy_five_moves_below_and_at_and_mate_before_them() {
    let at = |half_moves: u32| KNIGHT.replace("{}", &half_moves.to_string());
    let played = "w f1-d2, w !";
    for edition in EditionId::FIDE {
        let under =
            |fen: &str, acts| summary(&incident_of(edition, Regime::Standard, (fen, ""), acts));
        let has_it = edition != EditionId::E2009;
        let expected = if has_it { "DrawnByItself Drawn" } else { "Legal Continues" };
        assert_eq!(under(&at(149), played), expected, "{edition}");
        assert_eq!(under(&at(148), played), "Legal Continues", "{edition}");
        let mates = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 149 120";
        assert_eq!(under(mates, "w a1-a8, w !"), "Legal Won(White)", "{edition}");
        // So near the limit nobody can mate any more.
        let rook = "8/8/4k3/7r/8/8/8/K7 w - - 148 120";
        let expected = if has_it { "FlagFallen Drawn" } else { "FlagFallen Won(Black)" };
        assert_eq!(under(rook, "w flag"), expected, "{edition}");
    }
}

#[test]
fn ok_five_times_in_a_row_and_at_any_distance() {
    const THERE_AND_BACK: &str = "Ra2 Rh7 Ra1 Rh8 ";
    const DETOUR: &str = "Rb1 Rg8 Rc1 Rf8 Ke2 Rh8 Ra1 Kf8 Ke1 Ke8 ";
    const HALF: &str = "Ra2 Rh7 Ra1";
    let in_a_row = THERE_AND_BACK.repeat(3) + HALF;
    let apart = [THERE_AND_BACK, DETOUR, THERE_AND_BACK, HALF].concat();
    let four = THERE_AND_BACK.repeat(2) + HALF;
    let drawn = "DrawnByItself Drawn";
    let goes_on = "Legal Continues";
    for (edition, row, distant) in [
        (EditionId::E2009, goes_on, goes_on),
        (EditionId::E2014, drawn, goes_on),
        (EditionId::E2017, drawn, drawn),
        (EditionId::E2018, drawn, drawn),
        (EditionId::E2023, drawn, drawn),
        (EditionId::UsChess, drawn, goes_on),
    ] {
        let last = "b h7-h8, b !";
        check_under(edition, Regime::Standard, (ROOKS, &in_a_row), last, row);
        check_under(edition, Regime::Standard, (ROOKS, &apart), last, distant);
        check_under(edition, Regime::Standard, (ROOKS, &four), last, goes_on);
    }
    // An unseen act is not known to the arbiter; after a seen one, later acts do not count.
    let unseen = "~b h7-h8, ~b !";
    check_under(EditionId::E2018, Regime::Standard, (ROOKS, &in_a_row), unseen, goes_on);
    let resigned = "b h7-h8, b !, w resigns";
    check_under(EditionId::E2018, Regime::Standard, (ROOKS, &in_a_row), resigned, drawn);
}

#[test]
fn ok_the_order_of_the_events_decides() {
    let game = (LOST, TWICE);
    check(game, "w c4-b5, w !, b ?now, b flag", "CorrectClaim Admissible Drawn");
    check(game, "w c4-b5, w !, b flag, b ?now", "FlagFallen Won(White)");
    check((HELD, TWICE), "w c4-b5, w !, b ?now, b flag", "FlagFallen Won(White)");
    check(game, "w c4-b5, w !, b ?now, b resigns", "CorrectClaim Admissible Drawn");
    // An illegal move of the opponent is undone; a claim on the position after it lapses with it.
    let illegal =
        summary(&incident_of(EditionId::E2009, Regime::Standard, game, "w c4-c5, w !, b ?now"));
    assert!(illegal.starts_with("Illegal"), "{illegal}");
}

#[test]
fn ok_a_claim_turned_otherwise() {
    let ruled = |acts: &str, way: Claiming| {
        let incident = incident_of(EditionId::E2009, Regime::Standard, (LOST, TWICE), acts);
        let change = Change::Claim(way);
        assert!(Change::all(&incident).contains(&change), "{acts}: {way:?}");
        summary(&change.apply(&incident).expect("it can be made"))
    };
    let drawn = "CorrectClaim Admissible Drawn";
    assert_eq!(ruled("w c4-b5, w ?ahead", Claiming::InWriting), drawn);
    assert_eq!(ruled("w c4-b5, w !, w ?now", Claiming::BeforeTouching), drawn);
    assert_eq!(ruled("w says Bb5+, w ?ahead", Claiming::InWriting), drawn);
    assert_eq!(ruled("w c4-b5, w !, b e8, b ?now", Claiming::BeforeTouching), drawn);
    let late = ruled("w writes Bb5+, w ?ahead", Claiming::AfterTouching);
    assert!(late.starts_with("RefusedClaim TooLate"), "{late}");
    assert_eq!(ruled("w c4-b5, w !, b ?now", Claiming::Nobody), "Legal Continues");
    // What was to be shown with the move written is found for a ruling that drew the game.
    let pressed = "w c4-b5, w !, w ?now";
    let played = incident_of(EditionId::E2009, Regime::Standard, (LOST, TWICE), pressed);
    let written = Change::Claim(Claiming::InWriting).apply(&played).expect("it can be made");
    let ruling = adjudicate(&written).expect("ruled");
    let reconstruction =
        acconcio_adjudication::reconstruction::Reconstruction::of(&written).expect("played");
    let answer = acconcio_training::grading::model_answer(&reconstruction, &ruling, &ruling.facets);
    let nearest = whatif::nearest(&played, &answer).expect("a change");
    assert_eq!(nearest, [Change::Claim(Claiming::InWriting)]);
}
