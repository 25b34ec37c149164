//! The rules in our own English words.

use acconcio_core::laws::Rule;

pub(super) const fn rule(rule: Rule) -> &'static str {
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
        Rule::LegalMove => "A move is legal when it meets everything that Article 3 asks of it.",
        Rule::TouchClaim => "The opponent may claim a breach of Article 4.",
        Rule::TouchClaimForfeited => {
            "The right to claim a breach of Article 4 ends when the opponent touches a piece on \
             purpose."
        }
        Rule::Checkmate => "Mate by a legal move ends the game at once.",
        Rule::Resignation => "The game is over when a player resigns.",
        Rule::Stalemate => "Stalemate by a legal move ends the game at once.",
        Rule::DeadPosition => {
            "The game is drawn at once when a legal move leaves neither player able to mate."
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
            "The penalty for a completed illegal move is fixed: time for the opponent and, at the \
             last count, the game; in blitz the game at once."
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
            "In unsupervised blitz, the opponent may claim the win before he makes his own move."
        }
        Rule::CorrectionByAgreement => {
            "After the opponent’s own move, only both players together can put it right, \
             without the arbiter."
        }
    }
}
