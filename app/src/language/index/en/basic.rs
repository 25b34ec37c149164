//! In our own English words: the board, the moves, the touch, the end.

use acconcio_core::laws::index::Subject;

pub(super) static ENTRIES: &[(Subject, &str)] = &[
    (
        Subject::HavingTheMove,
        "Having the move | It is a player’s turn as soon as the opponent’s move has been made.",
    ),
    (Subject::Aim, "The aim | Who mates the opponent’s king wins."),
    (
        Subject::KingIsNotCaptured,
        "The king is not taken | No king is ever captured, and none may be left where it could \
         be.",
    ),
    (
        Subject::BoardPlaced,
        "How the board lies | Each player has a light square in the corner at his right hand.",
    ),
    (
        Subject::InitialPosition,
        "The initial position | Where each piece stands before the first move.",
    ),
    (
        Subject::OwnPieceInTheWay,
        "Squares taken | Nobody moves onto his own piece; an opposing piece there is captured \
         and leaves the board.",
    ),
    (Subject::BishopMoves, "The bishop | Moves along its diagonals."),
    (Subject::RookMoves, "The rook | Moves along its file and its rank."),
    (Subject::QueenMoves, "The queen | Moves along file, rank and diagonals."),
    (Subject::NoPassingOver, "No jumping | Bishop, rook and queen do not leap over other pieces."),
    (
        Subject::KnightMoves,
        "The knight | Goes two squares straight and one aside, over anything in between.",
    ),
    (
        Subject::PawnMoves,
        "The pawn | Goes straight ahead and captures one square diagonally forward.",
    ),
    (
        Subject::EnPassant,
        "En passant | A pawn that has just gone two squares may be taken as if it had gone one, \
         at once or never.",
    ),
    (
        Subject::Promotion,
        "Promotion | On the last rank the pawn is exchanged, within the same move, for a queen, \
         rook, bishop or knight.",
    ),
    (Subject::KingMoves, "The king | Moves one square in any direction."),
    (
        Subject::Castling,
        "Castling | One move of king and rook: the king two squares towards the rook, the rook \
         over to its other side.",
    ),
    (
        Subject::CastlingHindered,
        "No castling | Never again once king or that rook has moved; not now in check, through \
         an attacked square or over a piece.",
    ),
    (Subject::OwnKingSafe, "One’s own king | No move may put or leave one’s own king in check."),
    (
        Subject::LegalMove,
        "Legal move | A move is legal when it keeps to everything that Article 3 asks.",
    ),
    (Subject::IllegalMove, "Illegal move | A move that breaks any rule of Article 3."),
    (
        Subject::IllegalPosition,
        "Illegal position | One that no sequence of legal moves could have reached.",
    ),
    (Subject::OneHand, "One hand | One hand for one move."),
    (
        Subject::Adjusting,
        "Adjusting | Who has the move may put pieces straight, once he has said so.",
    ),
    (
        Subject::TouchIsIntent,
        "Contact counts | Any touch that is not plainly accidental passes for intended.",
    ),
    (Subject::TouchedOwn, "Own piece touched | The first touched that can move must move."),
    (
        Subject::TouchedOpponent,
        "Opposing piece touched | The first touched that can be taken must be taken.",
    ),
    (
        Subject::TouchedOneEach,
        "One of each colour touched | That capture is played if legal, else the first touched \
         that can be played.",
    ),
    (
        Subject::TouchedSeveralEach,
        "Both colours touched | The first own piece takes the first opposing one; if it cannot, \
         the first touched that can be played.",
    ),
    (Subject::KingAndRookTouched, "King and rook touched | Castling on that side, if legal."),
    (
        Subject::RookTouchedFirst,
        "Rook before king | No castling on that side this time; the rook is the piece touched.",
    ),
    (
        Subject::CastlingMeantTogether,
        "Castling meant, not legal | King touched, alone or with the rook: another king move, \
         else any move.",
    ),
    (
        Subject::CastlingMeantInOrder,
        "Castling meant, not legal | King touched, then the rook: another king move, else any \
         move.",
    ),
    (
        Subject::PromotionChoice,
        "Choice of the new piece | Fixed when the new piece touches the promotion square.",
    ),
    (Subject::NothingPlayable, "Nothing touched can be played | Any legal move will do."),
    (
        Subject::WaysToPromote,
        "Ways to promote | Pawn off, piece on, in either order; the pawn need not visit the \
         last rank.",
    ),
    (
        Subject::Released,
        "Released is placed | A piece let go where it may legally stand stays there; the move \
         is then made.",
    ),
    (
        Subject::CaptureMade,
        "Capture made | When the captured piece is off the board and the capturing one is out \
         of the hand.",
    ),
    (
        Subject::CastlingBegun,
        "King let go for castling | Not yet made; only castling on that side is left, if legal.",
    ),
    (
        Subject::CastlingBegunElse,
        "King let go for castling | Only castling there is left; if illegal, another king move; \
         if there is none, any move.",
    ),
    (
        Subject::PromotionMadePawnFirst,
        "Promotion made | When the pawn is gone and the new piece let go; a pawn let go on the \
         last rank fixes the square.",
    ),
    (
        Subject::PromotionMade,
        "Promotion made | When the new piece is let go on its square and the pawn is off the \
         board.",
    ),
    (
        Subject::TouchClaimForfeited,
        "Claim before touching | Who wants to object to a breach of Article 4 does so before he \
         touches a piece to play it.",
    ),
    (
        Subject::MovingAssistant,
        "Somebody moves for a player | A player who cannot move the pieces may bring an \
         assistant whom the arbiter accepts.",
    ),
    (Subject::Checkmate, "Mate | Ends the game at once, if the mating move was legal."),
    (
        Subject::CheckmateRegular,
        "Mate | Ends the game at once, if the move was legal and kept to the touch rules; one \
         hand is not asked.",
    ),
    (Subject::Resignation, "Resigning | Ends the game at once; the opponent wins."),
    (
        Subject::ResignationMayDraw,
        "Resigning | Ends the game at once; the opponent wins, or it is a draw if he could \
         never mate.",
    ),
    (Subject::Stalemate, "Stalemate | No legal move and no check: drawn at once."),
    (Subject::DeadPosition, "Dead position | Neither side can ever mate: drawn at once."),
    (Subject::AgreedDraw, "Draw agreed | The players agree, and the game ends."),
    (Subject::AgreedDrawAfterAMove, "Draw agreed | The players agree, once each has made a move."),
];
