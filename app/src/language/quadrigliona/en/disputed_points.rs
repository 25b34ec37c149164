//! The disputed points of the rules, and the gaps in them, in English.

use acconcio_quadrigliona::disputed_point::{DisputedPoint, Gap};

use crate::language::quadrigliona::OpenPoint;

fn point(question: &'static str, sides: [&'static str; 2], why: &'static str) -> OpenPoint {
    OpenPoint { question, sides, why }
}

pub(in crate::language) fn disputed_point(disputed_point: DisputedPoint) -> OpenPoint {
    match disputed_point {
        DisputedPoint::FallenPiece => point(
            "Does a piece that falls anywhere cost a minute?",
            [
                "Only a piece that the runner drops on his way.",
                "Any piece, also one knocked over on a board.",
            ],
            "The sentence describes the runner’s task.",
        ),
        DisputedPoint::Substitution => point(
            "May members be exchanged during a game?",
            ["Only between games.", "At any time."],
            "The preamble says “freely”; but each plays his own game, by rule 11.",
        ),
        DisputedPoint::FifteenMinutes => point(
            "Whose are the fifteen minutes?",
            ["Each player’s.", "The team’s, shared by both of its clocks."],
            "The preamble speaks of the team, but also of its two clocks, one on each board.",
        ),
        DisputedPoint::PieceOnItsWay => point(
            "May a piece still on its way be put on the board?",
            [
                "No; only one that has been delivered.",
                "Yes; whatever is off the boards is reserve.",
            ],
            "Rule 5 has it handed over first; without that the runner’s way would be for nothing.",
        ),
        DisputedPoint::SilentPromotion => point(
            "What is a promotion pressed without a word?",
            ["An illegal move.", "A queen."],
            "Rule 9 asks for the word and says nothing of what follows without it; FIDE calls an \
             unfinished promotion illegal.",
        ),
        DisputedPoint::ReserveThatCounts => point(
            "Which reserve counts for mate and stalemate?",
            ["Every piece that could ever arrive.", "Only what has been captured already."],
            "Rule 10 speaks of all pieces off the board, and lets a player wait for more.",
        ),
        DisputedPoint::NoMatingMaterial => point(
            "Does a flag lose although the opponent could not mate?",
            ["It does.", "No; then it is a draw, as in the FIDE Laws."],
            "By rule 10 nobody is ever without the pieces to mate.",
        ),
        DisputedPoint::AdviceOfTheTeam => point(
            "May runner and captain advise?",
            ["They may; they belong to the team.", "No; only the partner may."],
            "Rule 13 names the partner, in the spirit of a game of teams.",
        ),
        DisputedPoint::OwnReserve => point(
            "May a player arrange his own reserve in the opponent’s turn?",
            ["He may.", "No; he touches no piece at all."],
            "Rule 12 keeps the board free of interference; the reserve lies beside it.",
        ),
        DisputedPoint::ClaimAlone => point(
            "Do a flag and an illegal move need both members to stop both clocks?",
            ["No; the player claims alone.", "Yes, as in every dispute."],
            "Rule 15 speaks of disputes; otherwise the rights of blitz would hang on the partner.",
        ),
        DisputedPoint::DrawOnOneBoard => point(
            "What does a draw by repetition on one board end?",
            ["The match.", "Only that game."],
            "Rule 19 ends the match with the first game that is finished.",
        ),
        DisputedPoint::ReservesInRepetition => point(
            "Do the reserves have to be the same for a repetition?",
            ["No; the board alone.", "Yes."],
            "Rule 17 asks for the position on one board.",
        ),
        DisputedPoint::DropsInRepetition => point(
            "Which pieces put on the board spoil a repetition?",
            ["Any, between the occurrences counted.", "Only one that brings the position about."],
            "Rule 17 says that the position was not reached by putting pieces.",
        ),
        DisputedPoint::WrongRepetitionClaim => point(
            "What does a wrong claim of repetition cost?",
            ["No time.", "Three minutes for the opponent, as in the FIDE Laws."],
            "Rule 17 is silent, and counting aloud leaves little room for abuse.",
        ),
        DisputedPoint::ThirdIllegalMove => point(
            "What does the third illegal move lose?",
            ["The match.", "Only the game."],
            "Rule 18 says that the player is beaten; rule 19 then ends the match.",
        ),
        DisputedPoint::ExtraMinute => point(
            "Where does the opponent get the minute for an illegal move?",
            ["On his own clock.", "On both clocks of his team."],
            "Rule 18 says “the opponent”; only the runner’s penalty names both clocks.",
        ),
        DisputedPoint::IllegalMoveInitiative => point(
            "Does the arbiter act on an illegal move by himself?",
            ["On a claim.", "Of his own accord."],
            "Rule 18 is silent; on a claim is how blitz has it.",
        ),
        DisputedPoint::CaptureAndMate => point(
            "Does rule 20 prevail over the order of the presses?",
            ["Yes: both games end at the same time.", "No: the first game to end decides."],
            "It is the special rule beside rule 19; the runner’s way makes “at once” elastic.",
        ),
        DisputedPoint::RookFirst => point(
            "May the rook be moved first in castling?",
            [
                "Yes; the position at the press counts.",
                "No; the king moves first, as in the FIDE Laws.",
            ],
            "Rule 14 knows no touched piece, and a move exists only at the press.",
        ),
    }
}

pub(in crate::language) fn gap(gap: Gap) -> [&'static str; 2] {
    match gap {
        Gap::SectionTwo => [
            "There is no section 2.",
            "The numbers of the rules run on; they are kept as they are.",
        ],
        Gap::NoteInRuleFourteen => [
            "The note in rule 14 breaks off.",
            "It ends in the middle of a reference to the FIDE Laws. Nothing is added to it here.",
        ],
        Gap::RuleSixteen => [
            "There is no rule 16.",
            "It would stand between disputes and repetition. Where it may have spoken, FIDE blitz is \
             followed.",
        ],
        Gap::ArticleTwelveTwo => [
            "Rule 13 names an article by an older number.",
            "In the Laws of 2009 the ban on advice stands elsewhere; it is cited from there.",
        ],
        Gap::BlitzOfFifteenMinutes => [
            "Fifteen minutes are rapid play by the FIDE Laws.",
            "The rules choose blitz all the same, and that choice is followed.",
        ],
        Gap::Captain => [
            "What the captain may do is not said.",
            "He speaks for the team with the arbiter; he does not stand in for its two members.",
        ],
        Gap::TieBreakOrder => [
            "Two ways to break a tie, without an order.",
            "If one team alone has played and is unbeaten, the arbiter may choose; otherwise they race.",
        ],
        Gap::FaultsWithoutPenalty => [
            "Several faults have no penalty of their own.",
            "What was done is undone and a warning given; if repeated, the measures of the FIDE Laws.",
        ],
    }
}
