//! Paraphrases of the rules in English.

use acconcio_adjudication::laws::Rule;

pub(super) fn rule(rule: Rule) -> &'static str {
    match rule {
        Rule::KingIsNotCaptured => {
            "A king is never captured, and nobody may leave his own king exposed to capture."
        }
        Rule::BishopMoves => "The bishop goes along its diagonals.",
        Rule::RookMoves => "The rook goes along its file or its rank.",
        Rule::QueenMoves => "The queen goes along file, rank or diagonal.",
        Rule::NoPassingOver => "Bishop, rook and queen stop where another piece stands in the way.",
        Rule::KnightMoves => "The knight goes two squares straight and one aside.",
        Rule::PawnMoves => "The pawn goes straight ahead and captures one square diagonally ahead.",
        Rule::Promotion => {
            "A pawn that reaches the last rank is exchanged for a piece as part of the same move."
        }
        Rule::KingMoves => "The king goes to a neighbouring square that is not attacked.",
        Rule::Castling => {
            "In castling the king goes first, two squares towards the rook; then the rook passes it."
        }
        Rule::OwnKingSafe => "No move may leave or put the player’s own king in check.",
        Rule::OneHand => "A move is made with one hand only.",
        Rule::Adjusting => {
            "The player on move may adjust pieces, provided he says so before he touches them."
        }
        Rule::TouchIntended => "A touch binds if the piece was to be moved or captured.",
        Rule::TouchPresumed => "A touch that is not clearly accidental counts as meant.",
        Rule::TouchedOwnPiece => {
            "Of the own pieces touched on purpose, the first that can move must be moved."
        }
        Rule::TouchedOpponentPiece => {
            "Of the opponent’s pieces touched on purpose, the first that can be taken must be taken."
        }
        Rule::TouchedBothColours => {
            "When a piece of each colour is touched, that capture is made if it is legal; \
             otherwise the first piece touched that can be played is played."
        }
        Rule::KingAndRookTouched => {
            "Who touches king and rook on purpose castles on that side, if castling is legal."
        }
        Rule::RookTouchedFirst => {
            "Who touches the rook before the king does not castle on that side with this move."
        }
        Rule::CastlingMeantButIllegal => {
            "Where castling was meant and is illegal, the king makes another legal move; \
             if it has none, any legal move may be played."
        }
        Rule::PromotionChoice => {
            "The piece chosen for a promotion is final once it touches the promotion square."
        }
        Rule::NothingTouchedPlayable => {
            "If none of the pieces touched can be moved or captured, any legal move may be played."
        }
        Rule::ReleasedPieceStands => {
            "A piece let go of on a square after a legal move stays there: the move is made."
        }
        Rule::ReleasedCastlingKing => {
            "Once the king is let go of two squares from home, castling on that side must be \
             finished, if it is legal."
        }
        Rule::ReleasedPromotionPawn => {
            "Once the pawn is let go of on the last rank, it can no longer go to another square."
        }
        Rule::IllegalMoveDefined => "A move is illegal when it fails what Article 3 asks of it.",
        Rule::IllegalPosition => "A position that no series of legal moves leads to is illegal.",
        Rule::LegalMove => {
            "A move is legal when it meets everything asked of the way the pieces move."
        }
        Rule::TouchClaim => "The opponent may claim a breach of the touch rules.",
        Rule::TouchClaimForfeited => {
            "The right to claim a breach of the touch rules ends when the opponent touches a piece \
             on purpose."
        }
        Rule::Checkmate => "Mate ends the game at once.",
        Rule::Resignation => "The game is over when a player resigns.",
        Rule::Stalemate => "Stalemate ends the game at once.",
        Rule::DeadPosition => {
            "The game is drawn at once when neither player is able to mate any more."
        }
        Rule::AgreedDraw => "The game is over when the players agree a draw.",
        Rule::CompletedByClock => {
            "A move is completed when the player has stopped his clock, unless it ends the game."
        }
        Rule::ClockTimesByJudgement => {
            "When something has to be put right, the arbiter sets the clocks by his best judgement."
        }
        Rule::IllegalMoveUndone => {
            "A completed illegal move found during the game is undone, and the touch rules govern \
             the move that replaces it."
        }
        Rule::IllegalMovePenalty => {
            "The penalty for a completed illegal move is fixed: time for the opponent, the game, or \
             first the one and at a later offence the other."
        }
        Rule::NoMateNoLoss => {
            "Where the opponent could not mate by any series of legal moves, the game is drawn \
             instead of lost."
        }
        Rule::LawsAreObserved => "The arbiter sees to it that the Laws are strictly observed.",
        Rule::Penalties => "Where no penalty is fixed, the arbiter chooses one from his list.",
        Rule::NoIntervention => {
            "The arbiter does not intervene in a game except where the Laws tell him to."
        }
        Rule::SupervisedPlay => {
            "With adequate supervision, fast games follow the rules for standard play."
        }
        Rule::UnsupervisedRapid => {
            "Without adequate supervision, the special rules of the appendix come first."
        }
        Rule::TouchRulingOnRequest => {
            "In unsupervised fast games, breaches of Article 4 are ruled on only at a player’s request."
        }
        Rule::IllegalMoveOnClaim => {
            "In unsupervised rapid, the opponent must claim the illegal move before he makes his \
             own."
        }
        Rule::PlainIllegality => {
            "If both kings are in check or a promotion is unfinished, the arbiter steps in, \
             if he can."
        }
        Rule::RapidRuleSwitchedOff => {
            "In unsupervised blitz, the rapid rule on illegal moves does not apply."
        }
        Rule::IllegalMoveLosesOnClaim => {
            "After a completed illegal move in blitz, the opponent may claim the win before he makes \
             his own move."
        }
        Rule::CorrectionByAgreement => {
            "After the opponent’s own move, only both players together can put it right, \
             without the arbiter."
        }
        Rule::HavingTheMove => {
            "The players move in turn; who does not have the move leaves the pieces alone."
        }
        Rule::Chess960Castling => {
            "In Chess960 king and rook end where ordinary castling takes them, from wherever they \
             started, if the squares on their way are free and the king passes no attack."
        }
        Rule::TwoHands => "Two hands used for one move count as an illegal move.",
        Rule::UpsideDownRook => {
            "A rook put upside down on the promotion square is a rook, whatever was announced."
        }
        Rule::ReleasedKingOtherwise => {
            "If the king was let go of for a castling that is illegal, he makes another legal move \
             with the king; if there is none, any legal move may be played."
        }
        Rule::GameEndingMove => {
            "A move ends the game only if it is legal and was made as the touch rules ask."
        }
        Rule::CompletedByNextMove => {
            "A move for which the clock was not pressed is completed by the player’s next move."
        }
        Rule::PressIsAllowed => "A player must always be allowed to press his clock.",
        Rule::HandOnClock => "The clock is pressed with the hand that made the move.",
        Rule::ImproperPress => {
            "To press the clock before moving is improper; no penalty is fixed for it."
        }
        Rule::ClockWithoutMove => {
            "To press the clock without having moved counts as an illegal move."
        }
        Rule::FlagFallen => {
            "A flag counts as fallen once the arbiter sees it or a player rightly claims it."
        }
        Rule::FlagOnClaim => {
            "A player may claim that his opponent’s flag has fallen; the flag counts from then on."
        }
        Rule::ArbiterCallsFlag => "An arbiter who sees that a flag has fallen calls it.",
        Rule::DrawClaimLost => {
            "Who has touched a piece to play it, or made his move, has lost his claim of a draw on that move."
        }
        Rule::ClaimIsOffer => {
            "A claim of a draw is an offer of one as well, and the opponent may accept it."
        }
        Rule::RepetitionAhead => {
            "A player who has the move may claim a draw because his move would bring the same position about for the third time: he writes the move, declares it to the arbiter, and does not make it."
        }
        Rule::AnnouncedMoveFixed => "The move written down for a claim cannot be changed.",
        Rule::RepetitionNow => {
            "A player who has the move may claim a draw because the same position has just appeared for the third time, whatever was played in between; nothing happens without his claim."
        }
        Rule::SamePosition => {
            "Positions are the same when the same player has the move, like pieces of like colour stand on the same squares, and both players could make the same moves."
        }
        Rule::SameEnPassant => {
            "While a pawn could be captured in passing, the position is another one than later, when it no longer can."
        }
        Rule::SameCastling => {
            "While a player holds a right to castle, even one that he cannot use now, the position is another one than after he has lost it by moving."
        }
        Rule::FiftyAhead => {
            "A player who has the move may claim a draw because with his move, written and declared, each player will have made fifty moves without a capture or a pawn move."
        }
        Rule::FiftyNow => {
            "A player who has the move may claim a draw because each player has made fifty moves without a capture or a pawn move."
        }
        Rule::ClaimStopsClocks => {
            "For a claim of a draw the player or the arbiter stops the clocks."
        }
        Rule::ClaimNotWithdrawn => "A claim of a draw cannot be taken back.",
        Rule::CorrectClaim => "When the claim proves correct the game is drawn at once.",
        Rule::WrongClaim => {
            "When the claim proves incorrect the opponent is given time, and the game goes on."
        }
        Rule::AnnouncedMovePlayed => {
            "After an incorrect claim the announced move is played, if it is legal."
        }
        Rule::ClaimWithoutScoresheet => {
            "Whoever does not record because he need not, keeps his right to claim a draw."
        }
        Rule::Fivefold => {
            "When the same position has appeared five times the game is drawn without a claim."
        }
        Rule::SeventyFive => {
            "When each player has made seventy-five moves without a capture or a pawn move the game is drawn without a claim, unless the last move is mate."
        }
        Rule::DrawOffer => {
            "A draw is offered after the move and before pressing the clock. An offer at another time is valid; no condition can be attached, and it stands until it is accepted, declined, or refused by touching a piece to play it."
        }
        Rule::QuickplayFinish => {
            "A quickplay finish is the phase in which all remaining moves must be made in a limited time."
        }
        Rule::QuickplayExcluded => "The rules of the quickplay finish do not apply to this game.",
        Rule::QuickplayClaim => {
            "A player who has the move and less than two minutes left may, before his flag falls, claim a draw because the opponent makes no effort to win by normal means, or cannot win by them."
        }
        Rule::QuickplayAccepted => {
            "If the arbiter agrees with the claim, he declares the game drawn."
        }
        Rule::QuickplayPostponed => {
            "Otherwise he postpones his decision and may give the opponent two minutes; he can declare the draw later, even after a flag has fallen."
        }
        Rule::QuickplayRejected => {
            "If the arbiter rejects the claim, the opponent is given two minutes."
        }
        Rule::QuickplayFinal => "The arbiter’s decision is final.",
        Rule::QuickplayIncrement => {
            "A player who has the move and less than two minutes left may ask for an increment of five seconds for both; that is a draw offer too. If it is declined and the arbiter agrees, the clocks are set and the opponent is given two minutes."
        }
        Rule::QuickplayNoArbiter => {
            "Without an arbiter the claim ends the game; position and moves are submitted to one."
        }
        Rule::LossOnTime => {
            "Who has not made his moves in time has lost; if his opponent could not mate, the game \
             is drawn."
        }
        Rule::BothFlags => {
            "When both flags are down and nobody can tell which fell first, the game is drawn in \
             its last period."
        }
        Rule::BothFlagsDown => "Once both flags are down the game is drawn, whichever fell first.",
        Rule::WrongSetUp => {
            "A game begun from a wrong position is cancelled, and a new one is played."
        }
        Rule::BoardTurned => {
            "When the board lies the wrong way round, the position is transferred to one that lies \
             rightly, and the game goes on."
        }
        Rule::ColoursReversed => {
            "A game begun with the colours reversed goes on, unless the arbiter rules otherwise."
        }
        Rule::SetUpCutoff => {
            "Once each player has completed a given number of moves, a wrong set-up is no longer \
             put right."
        }
        Rule::PiecesDisplaced => "Who displaces pieces puts them back, and on his own time.",
        Rule::DisplacementFound => {
            "Where pieces are found to have been displaced, the position before that is put back \
             or, if nobody can say what it was, the last one that can be established."
        }
        Rule::PawnBecomesQueen => {
            "When the clock is pressed with the pawn still on the last rank, the move is illegal \
             and the pawn becomes a queen."
        }
        Rule::PromotionToFinish => {
            "When the clock is pressed with the pawn still on the last rank, the opponent may start \
             the player’s clock again, and the promotion is finished."
        }
        Rule::Distraction => "No player may distract or annoy his opponent.",
        Rule::Advice => "No player may make use of advice or of any other help.",
        Rule::Refusal => "Who persists in refusing to comply with the Laws loses the game.",
        Rule::Appeal => "The arbiter’s decision may be appealed against.",
        Rule::Bystanders => {
            "Who does not play stays out of the game; an irregularity he sees he may tell only to \
             the arbiter."
        }
        Rule::IllegalMoveBeforeReply => {
            "In unsupervised fast games, the arbiter who sees the illegal move or the opponent who \
             claims it acts before the opponent has made his next move; afterwards it stands."
        }
        Rule::LateIllegalPosition => {
            "With both kings in check or a pawn on the last rank, the arbiter waits until one more \
             move is completed; if the position is illegal even then, the game is drawn."
        }
        Rule::CorrectionAmongLastMoves => {
            "An illegal move is put right only among the player’s last moves; an older one stands."
        }
        Rule::CorrectionAmongLastMovesInTimePressure => {
            "In time pressure only the opponent may claim an illegal move, and only among fewer of \
             the last moves."
        }
        Rule::OldTouchedMan => "A man that is touched must be played.",
        Rule::OldEnemyManTouched => {
            "Who touches an enemy man takes it or, if he cannot, moves his king."
        }
        Rule::OldFalseMove => {
            "After a false move, what is to be done follows from the remedies that the code gives \
             the opponent."
        }
        Rule::OldObjection => {
            "Who wants to object to a move does so before he touches a man; later he has lost the \
             right."
        }
        Rule::OldDrawClaim => "The code has no claim of a draw: the players may only agree on one.",
        Rule::OldGameEnd => "Mate, stalemate, resignation and agreement end the game.",
    }
}
