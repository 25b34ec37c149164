//! Tests of the sentences on acts.

use acconcio_adjudication::board_state::BoardState;
use acconcio_adjudication::incident::{
    Act, ActKind, ActName, ArbiterAct, Claim, Clock, Declaration, Finding, Hand, Incident, Manner,
    Misconduct, OfferTerms, Order, Owner, Person, Purpose, Regime, Reply, Resumption, Sight,
    SignedResult, Stance, Testimony, TwoBoards,
};
use acconcio_authoring::speech::CONDUCT;
use acconcio_training::scenario::PlayersNamed;
use shakmaty::{Color, Position, Role, Square};

use std::collections::HashSet;

use strum::VariantArray;

use super::laws::REMEDIES;
use super::{CASTLING, check, position};

fn sentences(kind: ActKind) -> [String; 2] {
    let mut incident = Incident::initial(Regime::Standard);
    incident.start = position(CASTLING).to_setup(shakmaty::EnPassantMode::Legal);
    let before = BoardState::opening(&incident);
    let act = Act::by(Color::White, kind);
    super::QUOTED.map(|language| language.act_sentence(&act, &before, None))
}

#[test]
fn ok_acts_are_told_with_piece_and_square() {
    let castling_king = ActKind::touches(Square::E1);
    assert_eq!(
        sentences(castling_king),
        ["White touches the king on e1.", "Il Bianco tocca il Re in e1."]
    );
    let takes = ActKind::places(Square::D2, Square::D7);
    let [english, italian] = sentences(takes);
    assert_eq!(
        english,
        "White captures the black queen on d7 with the queen from d2, still holding the piece."
    );
    assert!(italian.contains("la Donna nera in d7 con la Donna da d2"), "{italian}");
    assert_eq!(
        sentences(ActKind::places(Square::D2, Square::D2)),
        ["White puts the queen back on d2.", "Il Bianco rimette la Donna in d2."]
    );
    let rook = ActKind::Puts {
        role: Role::Rook,
        square: Square::E5,
        hand: Hand::One,
        stance: Stance::UpsideDown,
        of: Owner::Own,
    };
    assert_eq!(
        sentences(rook),
        [
            "White puts a rook on e5 upside down and releases it.",
            "Il Bianco mette una Torre capovolta in e5 e la rilascia."
        ]
    );
    assert_eq!(
        sentences(ActKind::Displaces { square: Square::E1, to: None }),
        [
            "White accidentally knocks the king on e1 off the board.",
            "Il Bianco urta accidentalmente il Re in e1, che finisce fuori dalla scacchiera."
        ]
    );
    assert_eq!(
        sentences(ActKind::AnnouncesAdjusting),
        ["White says: “I adjust.”", "Il Bianco dice: «Acconcio»."]
    );
}

#[test]
fn ok_names_stand_for_players_where_they_are_known() {
    let named = PlayersNamed { white: "Karpov".to_owned(), black: "Chernin".to_owned() };
    let before = BoardState::opening(&Incident::initial(Regime::Standard));
    let act = Act { sight: Sight::Unseen, ..Act::by(Color::Black, ActKind::FlagFalls) };
    let sentences =
        super::QUOTED.map(|language| language.act_sentence(&act, &before, Some(&named)));
    assert_eq!(sentences[0], "Chernin’s flag falls. The arbiter does not see it.");
    assert_eq!(sentences[1], "Cade la bandierina di Chernin. L’arbitro non lo vede.");
}

fn every_act_kind() -> Vec<ActKind> {
    let mut kinds = vec![
        ActKind::AnnouncesAdjusting,
        ActKind::places(Square::E2, Square::E4),
        ActKind::places(Square::E2, Square::E2),
        ActKind::places(Square::D2, Square::D7),
        ActKind::Releases { square: Square::E2 },
        ActKind::Displaces { square: Square::E1, to: None },
        ActKind::Displaces { square: Square::E1, to: Some(Square::E3) },
        ActKind::SetsRight,
        ActKind::StopsRecording,
        ActKind::Declares(Declaration::Promotion(Role::Knight)),
        ActKind::Declares(Declaration::Move("Nf3".to_owned())),
        ActKind::StopsClocks { which: Clock::Both },
        ActKind::StopsClocks { which: Clock::Own },
        ActKind::Writes { san: "Qe7".to_owned() },
        ActKind::OffersDraw(OfferTerms::Plain),
        ActKind::OffersDraw(OfferTerms::Conditional),
        ActKind::WithdrawsOffer,
        ActKind::Declares(Declaration::Mate),
        ActKind::Resigns,
        ActKind::FlagFalls,
        ActKind::Notices,
        ActKind::Consents,
        ActKind::WithdrawsClaim,
        ActKind::Appeals,
        ActKind::Arrives,
        ActKind::Feels { square: Square::E2 },
    ];
    let results = [SignedResult::WhiteWins, SignedResult::BlackWins, SignedResult::Draw];
    kinds.extend(results.map(ActKind::Signs));
    kinds.extend(REMEDIES.map(ActKind::Chooses));
    for hand in [Hand::One, Hand::Other, Hand::Both] {
        kinds.push(ActKind::PressesClock { hand });
        kinds.push(ActKind::Removes { square: Square::D7, hand });
        for stance in [Stance::Upright, Stance::UpsideDown] {
            for role in [Role::Rook, Role::Knight] {
                for of in [Owner::Own, Owner::Opponent] {
                    kinds.push(ActKind::Puts { role, square: Square::E5, hand, stance, of });
                }
            }
        }
        for manner in [Manner::Deliberate, Manner::Accidental, Manner::Disputed] {
            for order in [Order::Known, Order::Unknown] {
                for together_with in [None, Some(Square::H1)] {
                    kinds.push(ActKind::Touches {
                        square: Square::E1,
                        manner,
                        hand,
                        together_with,
                        order,
                        purpose: Purpose::ToPlay,
                    });
                }
            }
        }
    }
    let claims = [
        Claim::IllegalMove,
        Claim::TouchMove,
        Claim::NoMove,
        Claim::FlagFall,
        Claim::RepetitionAppeared,
        Claim::RepetitionAboutToAppear,
        Claim::FiftyMoves,
        Claim::QuickplayFinish,
        Claim::QuickplayIncrement,
        Claim::DeadPosition,
        Claim::WrongSetUp,
        Claim::DisplacedPieces,
        Claim::OutOfTurn,
        Claim::Misconduct,
    ];
    kinds.extend(claims.map(ActKind::Claims));
    let replies = [Reply::Accepts, Reply::Declines, Reply::AsksForTheMove];
    kinds.extend(replies.map(ActKind::AnswersDraw));
    kinds.extend([0, 300].map(|early| ActKind::Seals { san: "Nf3".to_owned(), early }));
    let findings = [Finding::NoEffortToWin, Finding::CannotWinNormally, Finding::TriesToWin];
    kinds.extend(findings.map(ActKind::Finds));
    kinds.extend(
        [Testimony::Confirms, Testimony::Denies, Testimony::DoesNotKnow].map(ActKind::Testifies),
    );
    kinds.extend(CONDUCT.map(ActKind::Misbehaves));
    kinds.extend(
        [
            Misconduct::OnTwoBoards(TwoBoards::Refuses),
            Misconduct::OnTwoBoards(TwoBoards::OmitsAnnouncement),
            Misconduct::OnTwoBoards(TwoBoards::ChangesBeforeAnnouncing),
            Misconduct::OnTwoBoards(TwoBoards::ChangesAfterAnnouncing),
            Misconduct::OnTwoBoards(TwoBoards::PressesBeforeAnnouncing),
            Misconduct::OnTwoBoards(TwoBoards::RecordsOtherwise),
            Misconduct::OnTwoBoards(TwoBoards::CorrectsASlip),
            Misconduct::OnTwoBoards(TwoBoards::PlaysOtherThanRecorded),
            Misconduct::OnTwoBoards(TwoBoards::ScoresDisagree),
            Misconduct::OnTwoBoards(TwoBoards::AssistantMoves),
            Misconduct::OnTwoBoards(TwoBoards::AssistantAnnounces),
            Misconduct::OnTwoBoards(TwoBoards::AssistantKeepsScore),
            Misconduct::OnTwoBoards(TwoBoards::AssistantAnswers),
            Misconduct::OnTwoBoards(TwoBoards::AssistantTellsUnasked),
            Misconduct::OnTwoBoards(TwoBoards::AssistantClaims),
            Misconduct::OnTwoBoards(TwoBoards::AssistantAdjourns),
            Misconduct::AtResumption(Resumption::SealsReply),
            Misconduct::AtResumption(Resumption::AsksForTheEnvelope),
            Misconduct::AtResumption(Resumption::QuestionsTheTimes),
        ]
        .map(ActKind::Misbehaves),
    );
    let decisions = [
        ArbiterAct::StepsIn,
        ArbiterAct::Reinstates,
        ArbiterAct::OrdersTouchedPiece,
        ArbiterAct::LetsPlayGoOn,
        ArbiterAct::Permits,
        ArbiterAct::ExcusesDelay,
        ArbiterAct::KeepsScore,
        ArbiterAct::Reconstructs,
        ArbiterAct::CannotReconstruct,
        ArbiterAct::OrdersSealing,
        ArbiterAct::Resumes,
        ArbiterAct::OpensEnvelope,
        ArbiterAct::MissesEnvelope,
        ArbiterAct::MissesPosition,
        ArbiterAct::AppealRejected,
        ArbiterAct::AppealUpheld,
    ];
    kinds.extend(decisions.map(ActKind::Decides));
    kinds
}

#[test]
fn ok_every_act_kind_is_told_by_everybody() {
    let mut incident = Incident::initial(Regime::Standard);
    incident.start = position(CASTLING).to_setup(shakmaty::EnPassantMode::Legal);
    let before = BoardState::opening(&incident);
    let kinds = every_act_kind();
    let names: HashSet<ActName> = kinds.iter().map(ActName::from).collect();
    assert_eq!(names.len(), ActName::VARIANTS.len(), "{names:?}");
    for kind in kinds {
        for by in [Person::White, Person::Black, Person::Arbiter, Person::Bystander] {
            for sight in [Sight::Seen, Sight::Unseen] {
                let act = Act { by, kind: kind.clone(), sight, after: 0, about: None };
                check(|language| language.act_sentence(&act, &before, None));
                let labels = super::QUOTED.map(|language| language.act_label(&act));
                assert!(labels.iter().all(|label| !label.is_empty()), "{act:?}");
                let said = super::QUOTED.map(|language| language.speech(&act).is_some());
                assert_eq!(said[0], said[1], "{act:?}");
            }
        }
    }
}
