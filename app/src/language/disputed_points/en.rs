//! The disputed points in English.

use acconcio_adjudication::disputed_points::{DisputedPoint, Holder, Side};

pub(super) fn question(disputed_point: DisputedPoint) -> &'static str {
    match disputed_point {
        DisputedPoint::TouchBreachInitiative => {
            "Does the arbiter act on a breach of Article 4 of his own accord?"
        }
        DisputedPoint::NonMove => "What is it to press the clock without having moved?",
        DisputedPoint::RookFirstCastling => {
            "Is castling with the rook moved first an illegal move?"
        }
        DisputedPoint::IrregularMate => {
            "Does mate end the game although the touch rules were broken?"
        }
        DisputedPoint::TouchBreachInBlitz => {
            "In unsupervised blitz, does a breach of Article 4 lose the game on a claim?"
        }
        DisputedPoint::PlainIllegalityInBlitz => {
            "In unsupervised blitz, does the arbiter step in when both kings are in check or \
                 a promotion is unfinished?"
        }
        DisputedPoint::HalfCastling => {
            "King moved two squares, rook left behind, clock pressed: is it an illegal move?"
        }
        DisputedPoint::IllegalMoveThenFlag => {
            "An illegal move was completed, then the opponent’s flag fell: which comes first?"
        }
        DisputedPoint::FlagFellUnseen => {
            "The flag fell unseen, then the opponent completed an illegal move: which comes first?"
        }
        DisputedPoint::TwoHandsBeforeThePress => {
            "Do two hands make a move illegal even before the clock is pressed?"
        }
        DisputedPoint::BlitzMinutes2018 => {
            "How many minutes does the opponent have for an illegal move in unsupervised blitz?"
        }
        DisputedPoint::BlitzMinutes2023 => {
            "How many minutes does the opponent have for an illegal move in supervised blitz?"
        }
        DisputedPoint::FlagCalledIn2017 => {
            "In unsupervised play, does the arbiter call a flag that he sees fall?"
        }
        DisputedPoint::Chess960RookFirst => {
            "What is it, in Chess960, to move the rook first when castling?"
        }
        DisputedPoint::RookFirstInUsChess => {
            "Does touching the rook first bar castling in US Chess?"
        }
        DisputedPoint::OpponentsFaultBeforeFlag => {
            "The flag fell after a fault of the opponent: which comes first?"
        }
        DisputedPoint::LaterIllegalMove => {
            "Both players made an illegal move before the first was found: does the later one count?"
        }
        DisputedPoint::ReplyMadeOrCompleted => {
            "Does the right to claim end when the reply is made or when it is completed?"
        }
        DisputedPoint::TwoHandedMateIn2017 => "Does mate made with two hands stand?",
        DisputedPoint::ArbiterAfterForfeit => {
            "Does the arbiter still act when the opponent has lost his claim by a touch?"
        }
        DisputedPoint::TogetherSince2014 => {
            "King and rook touched together, castling illegal: must the king move?"
        }
        DisputedPoint::CaptureAmongSeveral => {
            "Several pieces touched: does any capture among them come first?"
        }
        DisputedPoint::MinutesForAClaimNotHeard => {
            "A claim of a draw that cannot be heard: does the opponent get the time?"
        }
        DisputedPoint::IncompleteClaim => {
            "A claim on a move that was not written first: is it refused?"
        }
        DisputedPoint::ClaimWithoutScoresheet => {
            "Rapid and blitz without a scoresheet: does the declared move do?"
        }
        DisputedPoint::EnPassantByABoundPawn => {
            "A pawn that may not capture in passing: is the position another one?"
        }
        DisputedPoint::DrawPassedUnnoticed => {
            "The draw without a claim passed unnoticed and the game ended otherwise: what counts?"
        }
        DisputedPoint::PlainIllegalityBeforeTheReply => {
            "Both kings in check or a pawn on the last rank, found before the reply: who acts?"
        }
        DisputedPoint::MateByReplacedPawn => {
            "The queen put in place of the pawn mates, and the offence loses: what counts?"
        }
        DisputedPoint::QuickplayWithIncrement => {
            "In 2009, can a draw be claimed in a quickplay finish played with increment?"
        }
        DisputedPoint::IncrementBeforeClaim => {
            "In a quickplay finish, must an increment be asked for before a draw is claimed?"
        }
        DisputedPoint::DeclaredMateAccepted => {
            "Does the game end when the opponent accepts a mate that is not on the board?"
        }
    }
}

pub(super) fn side(disputed_point: DisputedPoint, side: Side) -> &'static str {
    match (disputed_point, side) {
        (DisputedPoint::TouchBreachInitiative, Side::First) => {
            "Only on the opponent’s claim, made in time."
        }
        (DisputedPoint::TouchBreachInitiative, Side::Second) => "Yes, when he has seen it.",
        (DisputedPoint::NonMove, Side::First) => {
            "An error without a fixed penalty; two minutes for the opponent are adequate."
        }
        (DisputedPoint::NonMove, Side::Second) => "An illegal move, with its penalty.",
        (DisputedPoint::RookFirstCastling, Side::First) => {
            "Yes: castling is king first, so this is not how the pieces move."
        }
        (DisputedPoint::RookFirstCastling, Side::Second) => {
            "No: the position is a legal one, and only the rules of touching were broken."
        }
        (DisputedPoint::IrregularMate, Side::First) => {
            "Yes: it is enough that the mating move is legal."
        }
        (DisputedPoint::IrregularMate, Side::Second) => {
            "No: the mating move has to be regular as well."
        }
        (DisputedPoint::TouchBreachInBlitz, Side::First) => {
            "No: it is ruled on at the opponent’s request."
        }
        (DisputedPoint::TouchBreachInBlitz, Side::Second) => {
            "Yes: it is claimed like an illegal move."
        }
        (DisputedPoint::PlainIllegalityInBlitz, Side::First) => {
            "No: only the opponent’s claim counts."
        }
        (DisputedPoint::PlainIllegalityInBlitz, Side::Second) => "Yes, if he can.",
        (DisputedPoint::HalfCastling, Side::First) => {
            "Yes: the clock has completed it as it stands."
        }
        (DisputedPoint::HalfCastling, Side::Second) => "No: the castling is still to be finished.",
        (DisputedPoint::IllegalMoveThenFlag, Side::First) => {
            "The illegal move: it is undone before anybody looks at the flag."
        }
        (DisputedPoint::IllegalMoveThenFlag, Side::Second) => "The flag: the game is lost on time.",
        (DisputedPoint::FlagFellUnseen, Side::First) => {
            "The flag, since it fell before the illegal move."
        }
        (DisputedPoint::FlagFellUnseen, Side::Second) => {
            "The illegal move: a flag counts from when it is seen or claimed."
        }
        (DisputedPoint::TwoHandsBeforeThePress, Side::First) => "Yes: the article names no press.",
        (DisputedPoint::TwoHandsBeforeThePress, Side::Second) => {
            "No: like every illegal move, it counts only once the clock is pressed."
        }
        (DisputedPoint::BlitzMinutes2018, Side::First) => "One, as the blitz appendix says.",
        (DisputedPoint::BlitzMinutes2018, Side::Second) => {
            "Two, because the rapid appendix sends back to the main rule."
        }
        (DisputedPoint::BlitzMinutes2023, Side::First) => {
            "Two: the appendix sends to the main rules and changes nothing."
        }
        (DisputedPoint::BlitzMinutes2023, Side::Second) => "One, as in rapid play.",
        (DisputedPoint::FlagCalledIn2017, Side::First) => "Yes, he has to.",
        (DisputedPoint::FlagCalledIn2017, Side::Second) => {
            "He may, and he may as well wait for the claim."
        }
        (DisputedPoint::Chess960RookFirst, Side::First) => {
            "A move of the rook: it was touched before the king."
        }
        (DisputedPoint::Chess960RookFirst, Side::Second) => {
            "No fault: the castling passes, as the appeals committee let it pass."
        }
        (DisputedPoint::RookFirstInUsChess, Side::First) => "Yes: the rook is moved.",
        (DisputedPoint::RookFirstInUsChess, Side::Second) => {
            "No, where the organiser announced the variation that lets it pass."
        }
        (DisputedPoint::OpponentsFaultBeforeFlag, Side::First) => {
            "The fault: the times are set by judgement, and the game goes on."
        }
        (DisputedPoint::OpponentsFaultBeforeFlag, Side::Second) => {
            "The flag: the game is lost on time."
        }
        (DisputedPoint::LaterIllegalMove, Side::First) => "Yes, against the player who made it.",
        (DisputedPoint::LaterIllegalMove, Side::Second) => {
            "No: it falls with the moves that are undone."
        }
        (DisputedPoint::ReplyMadeOrCompleted, Side::First) => {
            "When it is made: the piece is let go of."
        }
        (DisputedPoint::ReplyMadeOrCompleted, Side::Second) => {
            "When it is completed: the clock is pressed."
        }
        (DisputedPoint::TwoHandedMateIn2017, Side::First) => {
            "Yes: the game is over before any press."
        }
        (DisputedPoint::TwoHandedMateIn2017, Side::Second) => {
            "No: two hands make the move illegal."
        }
        (DisputedPoint::ArbiterAfterForfeit, Side::First) => {
            "No: what may not be claimed any more stands."
        }
        (DisputedPoint::ArbiterAfterForfeit, Side::Second) => {
            "Yes: the claim is lost, but not the arbiter’s own duty."
        }
        (DisputedPoint::TogetherSince2014, Side::First) => {
            "Yes, as if the king had been touched first."
        }
        (DisputedPoint::TogetherSince2014, Side::Second) => {
            "No: the text speaks of the king and then a rook, so the touch rule applies."
        }
        (DisputedPoint::CaptureAmongSeveral, Side::First) => {
            "No: only the first touched of each colour count."
        }
        (DisputedPoint::CaptureAmongSeveral, Side::Second) => {
            "Yes: any legal capture among the pieces touched comes first."
        }
        (DisputedPoint::MinutesForAClaimNotHeard, Side::First) => {
            "Yes: it is a claim found incorrect."
        }
        (DisputedPoint::MinutesForAClaimNotHeard, Side::Second) => {
            "No: the right to it is lost, and nothing is examined."
        }
        (DisputedPoint::IncompleteClaim, Side::First) => "Yes: it is not made as the Laws ask.",
        (DisputedPoint::IncompleteClaim, Side::Second) => {
            "No: the arbiter tells him to make it as the Laws ask."
        }
        (DisputedPoint::ClaimWithoutScoresheet, Side::First) => {
            "Yes, as far as the arbiter can verify it."
        }
        (DisputedPoint::ClaimWithoutScoresheet, Side::Second) => {
            "No: the text asks for a written move."
        }
        (DisputedPoint::EnPassantByABoundPawn, Side::First) => {
            "No: the possible moves are the same."
        }
        (DisputedPoint::EnPassantByABoundPawn, Side::Second) => {
            "Yes: the text does not say that the capture must be legal."
        }
        (DisputedPoint::DrawPassedUnnoticed, Side::First) => {
            "The draw: the game was over from then on."
        }
        (DisputedPoint::DrawPassedUnnoticed, Side::Second) => {
            "The later end: what the arbiter missed is for an appeal."
        }
        (DisputedPoint::PlainIllegalityBeforeTheReply, Side::First) => {
            "The arbiter, until the opponent has made his move."
        }
        (DisputedPoint::PlainIllegalityBeforeTheReply, Side::Second) => {
            "Nobody but the opponent: the arbiter waits until the next move is completed."
        }
        (DisputedPoint::MateByReplacedPawn, Side::First) => {
            "The penalty: the game is drawn, since a mated player cannot mate."
        }
        (DisputedPoint::MateByReplacedPawn, Side::Second) => "The mate: it ends the game at once.",
        (DisputedPoint::QuickplayWithIncrement, Side::First) => {
            "No: with increment the time for the remaining moves is not limited."
        }
        (DisputedPoint::QuickplayWithIncrement, Side::Second) => {
            "Yes: Article 10 says nothing of increments."
        }
        (DisputedPoint::IncrementBeforeClaim, Side::First) => {
            "No: the claim is for events whose clocks cannot add time."
        }
        (DisputedPoint::IncrementBeforeClaim, Side::Second) => {
            "Yes: the claim is for when the request for an increment does not apply."
        }
        (DisputedPoint::DeclaredMateAccepted, Side::First) => {
            "No: it ends by mate, or by a player who declares that he resigns."
        }
        (DisputedPoint::DeclaredMateAccepted, Side::Second) => {
            "Yes: by accepting it the opponent has resigned."
        }
    }
}

pub(super) fn holder(holder: Holder) -> String {
    let named = match holder {
        Holder::Letter => "the wording of the rules",
        Holder::Pagano => "Pagano, Salerno 2012",
        Holder::Proposal(number) => {
            return format!("proposal {number} of Pagano’s seminar, Salerno 2012");
        }
        Holder::Gijssen => "Gijssen, in his column of 2011",
        Holder::ArbitersManual => "FIDE’s Arbiters’ Manual",
        Holder::Slide(number) => {
            return format!("slide {number} of Pagano’s seminar, Salerno 2012");
        }
        Holder::Practice => "common practice and examination keys",
        Holder::EuropeanCouncil => "the arbiters’ council of the European Chess Union, 2019",
        Holder::Players => "players who argued it at the time",
        Holder::FideInterpretation => "FIDE’s interpretations of June 2017",
        Holder::AppealsCommittee2019 => "the appeals committee in Nepomniachtchi–So, 2019",
        Holder::VariationI => "Variation I of the rules of US Chess",
        Holder::FindingOfFact => "a fact for the arbiter to find",
    };
    named.to_owned()
}
