king-is-not-captured = A king is never captured, and nobody may leave his own king exposed to capture.
bishop-moves = The bishop goes along its diagonals.
rook-moves = The rook goes along its file or its rank.
queen-moves = The queen goes along file, rank or diagonal.
no-passing-over = Bishop, rook and queen stop where another piece stands in the way.
knight-moves = The knight goes two squares straight and one aside.
pawn-moves = The pawn goes straight ahead and captures one square diagonally ahead.
promotion = A pawn that reaches the last rank is exchanged for a piece as part of the same move.
king-moves = The king goes to a neighbouring square that is not attacked.
castling = In castling the king goes first, two squares towards the rook; then the rook passes it.
own-king-safe = No move may leave or put the player’s own king in check.
one-hand = A move is made with one hand only.
adjusting = The player on move may adjust pieces, provided he says so before he touches them.
touch-deliberate = A touch on purpose binds, whatever it was for.
touch-intended = A touch binds if the piece was to be moved or captured.
touch-presumed = A touch that is not clearly accidental counts as meant.
touched-own-piece = Of the own pieces touched on purpose, the first that can move must be moved.
touched-opponent-piece =
    Of the opponent’s pieces touched on purpose, the first that can be taken must be taken.
touched-both-colours =
    When a piece of each colour is touched, that capture is made if it is legal; otherwise the first piece
    touched that can be played is played.
king-and-rook-touched = Who touches king and rook on purpose castles on that side, if castling is legal.
rook-touched-first = Who touches the rook before the king does not castle on that side with this move.
castling-meant-but-illegal =
    Where castling was meant and is illegal, the king makes another legal move; if it has none, any legal move
    may be played.
promotion-choice = The piece chosen for a promotion is final once it touches the promotion square.
nothing-touched-playable =
    If none of the pieces touched can be moved or captured, any legal move may be played.
released-piece-stands = A piece let go of on a square after a legal move stays there: the move is made.
released-castling-king =
    Once the king is let go of two squares from home, castling on that side must be finished, if it is legal.
released-promotion-pawn = Once the pawn is let go of on the last rank, it can no longer go to another square.
illegal-move-defined = A move is illegal when it fails what Article 3 asks of it.
illegal-position = A position that no series of legal moves leads to is illegal.
legal-move = A move is legal when it meets everything asked of the way the pieces move.
touch-claim = The opponent may claim a breach of the touch rules.
touch-claim-forfeited =
    The right to claim a breach of the touch rules ends when the opponent touches a piece on purpose.
checkmate = Mate ends the game at once.
resignation = The game is over when a player resigns.
stalemate = Stalemate ends the game at once.
dead-position = The game is drawn at once when neither player is able to mate any more.
agreed-draw = The game is over when the players agree a draw.
completed-by-clock = A move is completed when the player has stopped his clock, unless it ends the game.
clock-times-by-judgement =
    When something has to be put right, the arbiter sets the clocks by his best judgement.
illegal-move-undone =
    A completed illegal move found during the game is undone, and the touch rules govern the move that
    replaces it.
illegal-move-penalty =
    The penalty for a completed illegal move is fixed: time for the opponent, the game, or first the one and
    at a later offence the other.
no-mate-no-loss =
    Where the opponent could not mate by any series of legal moves, the game is drawn instead of lost.
laws-are-observed = The arbiter sees to it that the Laws are strictly observed.
penalties = Where no penalty is fixed, the arbiter chooses one from his list.
no-intervention = The arbiter does not intervene in a game except where the Laws tell him to.
supervised-play = With adequate supervision, fast games follow the rules for standard play.
unsupervised-rapid = Without adequate supervision, the special rules of the appendix come first.
touch-ruling-on-request =
    In unsupervised fast games, breaches of Article 4 are ruled on only at a player’s request.
illegal-move-on-claim =
    In unsupervised rapid, the opponent must claim the illegal move before he makes his own.
plain-illegality = If both kings are in check or a promotion is unfinished, the arbiter steps in, if he can.
rapid-rule-switched-off = In unsupervised blitz, the rapid rule on illegal moves does not apply.
illegal-move-loses-on-claim =
    After a completed illegal move in blitz, the opponent may claim the win before he makes his own move.
correction-by-agreement =
    After the opponent’s own move, only both players together can put it right, without the arbiter.
having-the-move = The players move in turn; who does not have the move leaves the pieces alone.
chess960-castling =
    In Chess960 king and rook end where ordinary castling takes them, from wherever they started, if the
    squares on their way are free and the king passes no attack.
two-hands = Two hands used for one move count as an illegal move.
upside-down-rook = A rook put upside down on the promotion square is a rook, whatever was announced.
released-king-otherwise =
    If the king was let go of for a castling that is illegal, he makes another legal move with the king; if
    there is none, any legal move may be played.
game-ending-move = A move ends the game only if it is legal and was made as the touch rules ask.
completed-by-next-move = A move for which the clock was not pressed is completed by the player’s next move.
press-is-allowed = A player must always be allowed to press his clock.
hand-on-clock = The clock is pressed with the hand that made the move.
improper-press = To press the clock before moving is improper; no penalty is fixed for it.
clock-without-move = To press the clock without having moved counts as an illegal move.
flag-fallen = A flag counts as fallen once the arbiter sees it or a player rightly claims it.
flag-on-claim = A player may claim that his opponent’s flag has fallen; the flag counts from then on.
arbiter-calls-flag = An arbiter who sees that a flag has fallen calls it.
draw-claim-lost =
    Who has touched a piece to play it, or made his move, has lost his claim of a draw on that move.
claim-is-offer = A claim of a draw is an offer of one as well, and the opponent may accept it.
repetition-ahead =
    A player who has the move may claim a draw because his move would bring the same position about for the
    third time: he writes the move, declares it to the arbiter, and does not make it.
announced-move-fixed = The move written down for a claim cannot be changed.
repetition-now =
    A player who has the move may claim a draw because the same position has just appeared for the third time,
    whatever was played in between; nothing happens without his claim.
same-position =
    Positions are the same when the same player has the move, like pieces of like colour stand on the same
    squares, and both players could make the same moves.
same-en-passant =
    While a pawn could be captured in passing, the position is another one than later, when it no longer can.
same-castling =
    While a player holds a right to castle, even one that he cannot use now, the position is another one than
    after he has lost it by moving.
fifty-ahead =
    A player who has the move may claim a draw because with his move, written and declared, each player will
    have made fifty moves without a capture or a pawn move.
fifty-now =
    A player who has the move may claim a draw because each player has made fifty moves without a capture or a
    pawn move.
claim-stops-clocks = For a claim of a draw the player or the arbiter stops the clocks.
claim-not-withdrawn = A claim of a draw cannot be taken back.
correct-claim = When the claim proves correct the game is drawn at once.
wrong-claim = When the claim proves incorrect the opponent is given time, and the game goes on.
announced-move-played = After an incorrect claim the announced move is played, if it is legal.
claim-without-scoresheet = Whoever does not record because he need not, keeps his right to claim a draw.
fivefold = When the same position has appeared five times the game is drawn without a claim.
seventy-five =
    When each player has made seventy-five moves without a capture or a pawn move the game is drawn without a
    claim, unless the last move is mate.
draw-offer =
    A draw is offered after the move and before pressing the clock. An offer at another time is valid; no
    condition can be attached, and it stands until it is accepted, declined, or refused by touching a piece to
    play it.
quickplay-finish =
    A quickplay finish is the phase in which all remaining moves must be made in a limited time.
quickplay-excluded = The rules of the quickplay finish do not apply to this game.
quickplay-claim =
    A player who has the move and less than two minutes left may, before his flag falls, claim a draw because
    the opponent makes no effort to win by normal means, or cannot win by them.
quickplay-accepted = If the arbiter agrees with the claim, he declares the game drawn.
quickplay-postponed =
    Otherwise he postpones his decision and may give the opponent two minutes; he can declare the draw later,
    even after a flag has fallen.
quickplay-rejected = If the arbiter rejects the claim, the opponent is given two minutes.
quickplay-final = The arbiter’s decision is final.
quickplay-increment =
    A player who has the move and less than two minutes left may ask for an increment of five seconds for
    both; that is a draw offer too. If it is declined and the arbiter agrees, the clocks are set and the
    opponent is given two minutes.
quickplay-no-arbiter = Without an arbiter the claim ends the game; position and moves are submitted to one.
loss-on-time = Who has not made his moves in time has lost; if his opponent could not mate, the game is drawn.
both-flags =
    When both flags are down and nobody can tell which fell first, the game is drawn in its last period.
both-flags-down = Once both flags are down the game is drawn, whichever fell first.
wrong-set-up = A game begun from a wrong position is cancelled, and a new one is played.
board-turned =
    When the board lies the wrong way round, the position is transferred to one that lies rightly, and the
    game goes on.
colours-reversed = A game begun with the colours reversed goes on, unless the arbiter rules otherwise.
set-up-cutoff = Once each player has completed a given number of moves, a wrong set-up is no longer put right.
pieces-displaced = Who displaces pieces puts them back, and on his own time.
displacement-found =
    Where pieces are found to have been displaced, the position before that is put back or, if nobody can say
    what it was, the last one that can be established.
pawn-becomes-queen =
    When the clock is pressed with the pawn still on the last rank, the move is illegal and the pawn becomes a
    queen.
promotion-to-finish =
    When the clock is pressed with the pawn still on the last rank, the opponent may start the player’s clock
    again, and the promotion is finished.
distraction = No player may distract or annoy his opponent.
advice = No player may make use of advice or of any other help.
refusal = Who persists in refusing to comply with the Laws loses the game.
appeal = The arbiter’s decision may be appealed against.
bystanders = Who does not play stays out of the game; an irregularity he sees he may tell only to the arbiter.
illegal-move-before-reply =
    In unsupervised fast games, the arbiter who sees the illegal move or the opponent who claims it acts
    before the opponent has made his next move; afterwards it stands.
late-illegal-position =
    With both kings in check or a pawn on the last rank, the arbiter waits until one more move is completed;
    if the position is illegal even then, the game is drawn.
correction-among-last-moves =
    An illegal move is put right only among the player’s last moves; an older one stands.
correction-among-last-moves-in-time-pressure =
    In time pressure only the opponent may claim an illegal move, and only among fewer of the last moves.
old-touched-man = A man that is touched must be played.
old-enemy-man-touched = Who touches an enemy man takes it or, if he cannot, moves his king.
old-false-move =
    After a false move, what is to be done follows from the remedies that the code gives the opponent.
old-objection = Who wants to object to a move does so before he touches a man; later he has lost the right.
old-draw-claim = The code has no claim of a draw: the players may only agree on one.
old-game-end = Mate, stalemate, resignation and agreement end the game.
clocks-may-be-stopped = Who claims a draw may stop the clocks.
fivefold-in-a-row =
    When the same position comes back every second move, five times running, the game is drawn without a
    claim.
director-may-declare =
    The director may declare the game drawn after five repetitions running, or after seventy-five moves by
    each player without a capture or a pawn move.
clocks-stay-as-they-are = When something is put right, the times on the clocks stay as they are.
upside-down-rook-is-queen =
    A rook put upside down on the promotion square is a queen, unless the player announced another piece.
draw-after-a-move-each = The players may agree a draw once both have made a move.
colours-reversed-early =
    A game begun with the colours reversed begins anew if that is found within the first ten moves; later it
    goes on.
two-hands-once-pressed = Two hands used for one move count as an illegal move once the clock is pressed.
loss-by-material =
    Who has not made his moves in time has lost; if his opponent has too little material, the game is drawn.
penalties-of-the-director = Where no penalty is fixed, the director may warn or give the opponent time.
