king-is-not-captured = A king is never captured, and no player may leave their own king exposed to capture.
bishop-moves = The bishop moves along its diagonals.
rook-moves = The rook moves along its file or its rank.
queen-moves = The queen moves along its file, its rank or its diagonals.
no-passing-over = The bishop, the rook and the queen may not move over other pieces.
knight-moves = The knight moves two squares in a straight line and one square to the side.
pawn-moves = The pawn moves straight forward and captures one square diagonally forward.
promotion = A pawn that reaches the last rank is exchanged for a new piece as part of the same move.
king-moves = The king moves to an adjoining square that is not attacked.
castling =
    In castling the king moves first, two squares towards the rook; then the rook passes to the other side of
    the king.
own-king-safe = No move may leave or place the player’s own king in check.
one-hand = Each move is made with one hand only.
adjusting =
    The player having the move may adjust pieces, provided that this is announced before touching them.
touch-deliberate = A deliberate touch is binding, whatever its purpose.
touch-intended = A touch is binding if the piece was to be moved or captured.
touch-presumed = A touch that is not clearly accidental is considered intentional.
touched-own-piece =
    Of the player’s own pieces touched deliberately, the first that can be moved must be moved.
touched-opponent-piece =
    Of the opponent’s pieces touched deliberately, the first that can be captured must be captured.
touched-both-colours =
    If a piece of each colour is touched, that capture is made if it is legal; otherwise the first touched
    piece that can be moved or captured is played.
king-and-rook-touched =
    A player who deliberately touches king and rook must castle on that side if castling is legal.
rook-touched-first = A player who touches the rook before the king may not castle on that side with this move.
castling-meant-but-illegal =
    If castling was intended but is illegal, the king makes another legal move; if it has none, any legal move
    may be played.
promotion-choice = The choice of the promotion piece is final once the piece has touched the promotion square.
nothing-touched-playable =
    If none of the touched pieces can be moved or captured, any legal move may be played.
released-piece-stands =
    A piece released on a square as a legal move cannot be moved to another square: the move is made.
released-castling-king =
    Once the king has been released two squares from its own, castling on that side must be completed if it is
    legal.
released-promotion-pawn =
    Once the pawn has been released on the last rank, it can no longer be moved to another square.
illegal-move-defined = A move is illegal when it does not meet the requirements of Article 3.
illegal-position = A position is illegal when no series of legal moves leads to it.
legal-move = A move is legal when it meets all the requirements for the moves of the pieces.
touch-claim = The opponent may claim a breach of the touch-move rules.
touch-claim-forfeited =
    The right to claim a breach of the touch-move rules is lost when the opponent deliberately touches a
    piece.
checkmate = Checkmate immediately ends the game.
resignation = The game ends when a player resigns.
stalemate = Stalemate immediately ends the game.
dead-position = The game is drawn immediately when neither player can checkmate any more.
agreed-draw = The game ends when the players agree to a draw.
completed-by-clock =
    A move is completed when the player has stopped their clock, unless the move ends the game.
clock-times-by-judgement =
    When something has to be corrected, the arbiter uses best judgement to set the clocks.
illegal-move-undone =
    A completed illegal move found during the game is undone, and the touch-move rules apply to the move that
    replaces it.
illegal-move-penalty =
    The penalty for a completed illegal move is fixed: extra time for the opponent, loss of the game, or first
    the former and for a later offence the latter.
no-mate-no-loss =
    If the opponent could not checkmate by any series of legal moves, the game is drawn instead of lost.
laws-are-observed = The arbiter ensures that the Laws are strictly observed.
penalties = Where no penalty is specified, the arbiter chooses one from the list in the Laws.
no-intervention = The arbiter does not intervene in a game except in the cases described in the Laws.
supervised-play = With adequate supervision, rapid and blitz games follow the rules for standard play.
unsupervised-rapid = Without adequate supervision, the special rules of the appendix take precedence.
touch-ruling-on-request =
    In unsupervised rapid and blitz, the arbiter rules on breaches of Article 4 only at a player’s request.
illegal-move-on-claim =
    In unsupervised rapid, the opponent must claim the illegal move before making the next move.
plain-illegality =
    If both kings are in check or the promotion of a pawn is not completed, the arbiter intervenes if
    possible.
rapid-rule-switched-off = In unsupervised blitz, the rapid rule on illegal moves does not apply.
illegal-move-loses-on-claim =
    After a completed illegal move in blitz, the opponent may claim the win before making the next move.
correction-by-agreement =
    After the opponent’s next move, only the two players together can correct the irregularity, without the
    arbiter.
having-the-move = The players move alternately; the player who does not have the move leaves the pieces alone.
chess960-castling =
    In Chess960 king and rook end on the same squares as in ordinary castling, wherever they started, if the
    squares on their way are free and the king passes no attacked square.
two-hands = Using two hands to make a single move counts as an illegal move.
upside-down-rook = A rook placed upside down on the promotion square is a rook, whatever was announced.
released-king-otherwise =
    If the king was released for a castling that is illegal, another legal move is made with the king; if there
    is none, any legal move may be played.
game-ending-move = A move ends the game only if it is legal and was made as the touch-move rules require.
completed-by-next-move = A move after which the clock was not pressed is completed by the player’s next move.
press-is-allowed = A player must always be allowed to press the clock.
hand-on-clock = The clock is pressed with the hand that made the move.
improper-press = Pressing the clock before moving is improper; no penalty is specified for it.
clock-without-move = Pressing the clock without making a move counts as an illegal move.
flag-fallen =
    A flag is considered to have fallen when the arbiter observes it or a player makes a valid claim.
flag-on-claim =
    A player may claim that the opponent’s flag has fallen; the flag is considered to have fallen from then
    on.
material-to-win-on-time =
    Only material counts: with a lone king, with king and bishop or king and knight, or with king and two knights against no
    pawns, nobody wins on time without a forced win.
arbiter-calls-flag = An arbiter who observes that a flag has fallen calls it.
draw-claim-lost =
    A player who touches a piece to play it, or makes the move, loses the right to claim a draw on that move.
claim-is-offer = A draw claim also counts as a draw offer, and the opponent may accept it.
repetition-ahead =
    The player having the move may claim a draw if that move would make the same position appear for the third
    time: the player writes the move, declares it to the arbiter and does not make it.
announced-move-fixed = The move written for a claim cannot be changed.
repetition-now =
    The player having the move may claim a draw if the same position has just appeared for the third time,
    whatever was played in between; without a claim nothing happens.
same-position =
    Positions are the same if the same player has the move, pieces of the same kind and colour occupy the same
    squares, and both players could make the same moves.
same-en-passant =
    As long as a pawn could be captured en passant, the position is not the same as later, when it can no
    longer be captured in this way.
same-castling =
    As long as a player has a castling right, even one that cannot be used now, the position is not the same as
    after the right has been lost by moving.
fifty-ahead =
    The player having the move may claim a draw if with that move, written and declared, each player will have
    made fifty moves without a capture or a pawn move.
fifty-now =
    The player having the move may claim a draw if each player has made fifty moves without a capture or a pawn
    move.
claim-stops-clocks = When a draw is claimed, the player or the arbiter stops the clocks.
claim-not-withdrawn = A draw claim cannot be withdrawn.
correct-claim = If the claim is found to be correct, the game is drawn immediately.
wrong-claim = If the claim is found to be incorrect, the opponent is given extra time and the game continues.
announced-move-played = After an incorrect claim the announced move must be played, if it is legal.
claim-without-scoresheet = A player who is not required to record the moves keeps the right to claim a draw.
fivefold = When the same position has appeared five times, the game is drawn without a claim.
seventy-five =
    When each player has made seventy-five moves without a capture or a pawn move, the game is drawn without a
    claim, unless the last move is checkmate.
draw-offer =
    A draw is offered after making the move and before pressing the clock. An offer at another time is valid;
    no condition can be attached, and it stands until it is accepted, declined, or rejected by touching a piece
    to play it.
quickplay-finish =
    A quickplay finish is the phase in which all remaining moves must be made in a limited time.
quickplay-excluded = The rules of the quickplay finish do not apply to this game.
quickplay-claim =
    The player having the move with less than two minutes left may, before flag-fall, claim a draw because the
    opponent makes no effort to win by normal means, or cannot win by normal means.
quickplay-accepted = If the arbiter agrees with the claim, the game is declared drawn.
quickplay-postponed =
    Otherwise the arbiter postpones the decision and may give the opponent two extra minutes; the draw can be
    declared later, even after a flag has fallen.
quickplay-rejected = If the arbiter rejects the claim, the opponent is given two extra minutes.
quickplay-final = The arbiter’s decision is final.
quickplay-increment =
    The player having the move with less than two minutes left may request an increment of five seconds for
    both players; this is also a draw offer. If it is declined and the arbiter agrees to the request, the
    clocks are set and the opponent is given two extra minutes.
quickplay-no-arbiter =
    Without an arbiter the claim ends the game; the position and the moves are submitted to an arbiter.
loss-on-time =
    A player who has not completed the moves in time loses the game; if the opponent could not checkmate, the
    game is drawn.
both-flags =
    If both flags have fallen and it cannot be established which fell first, the game is drawn in the last
    period.
both-flags-down = Once both flags have fallen, the game is drawn, whichever fell first.
wrong-set-up = A game begun from an incorrect initial position is cancelled, and a new game is played.
clock-setting =
    A clock set incorrectly is stopped at once, and the arbiter installs the correct setting by best
    judgement.
clock-placed = The arbiter decides where the clock is placed.
default-time = A player who arrives after the default time loses the game.
delay-excused = The arbiter may decide otherwise on a late arrival.
neither-present =
    If neither player is present at the start, White loses the time until arriving, unless the event or the
    arbiter decides otherwise.
board-turned =
    If the chessboard was placed incorrectly, the position is transferred to a correctly placed board, and the
    game continues.
colours-reversed = A game begun with the colours reversed continues, unless the arbiter rules otherwise.
set-up-cutoff =
    Once each player has completed a given number of moves, an incorrect set-up is no longer corrected.
clock-setting-cutoff =
    Once each player has completed a given number of moves, the setting of the clock is no longer changed,
    except, since 2014, where the schedule of the event would suffer.
pieces-displaced = A player who displaces pieces puts them back on their squares in that player’s own time.
displacement-found =
    If pieces are found to have been displaced, the position before the irregularity is reinstated or, if it
    cannot be identified, the last identifiable position.
pawn-becomes-queen =
    If the clock is pressed with the pawn still on the last rank, the move is illegal and the pawn is replaced
    by a queen.
promotion-to-finish =
    If the clock is pressed with the pawn still on the last rank, the opponent may restart the player’s clock,
    and the promotion must be completed.
distraction = No player may distract or annoy the opponent.
touched-out-of-hole =
    On a visually disabled player’s board, a piece is touched once it is taken out of its hole.
advice = No player may use advice or any other help.
refusal = A player who persistently refuses to comply with the Laws loses the game.
both-refuse = If both players persistently refuse to comply with the Laws, both lose the game.
disrepute = The players do nothing that brings chess into disrepute.
leaving-venue = A player leaves the playing venue only with the arbiter’s permission.
leaving-area = The player having the move leaves the playing area only with the arbiter’s permission.
outsiders =
    Anyone who is neither a player nor an arbiter enters the playing area only with the arbiter’s
    permission.
devices-forbidden =
    A player may not have an electronic device in the playing venue without the arbiter’s approval.
device-sounds = A player whose device makes a sound loses the game; an opponent who cannot win scores a draw.
device-on-person =
    A player with an electronic device on their person loses the game, and the opponent wins; the event may
    specify a less severe penalty.
device-in-bag =
    The event may allow a device in a bag, completely switched off; nobody uses that bag without permission.
inspection = The arbiter may have clothes and bags inspected in private; a player who refuses is penalised.
smoking = Smoking is permitted only in the section designated by the arbiter.
phones-of-others = Nobody uses a telephone in the playing venue without the arbiter’s authorisation.
infraction = An infraction of the rules of conduct leads to penalties.
clock-handled = The clock is handled properly: not hit, not picked up, not knocked over.
stopped-without-reason = A player who stops the clocks without a valid reason is penalised.
recording = Each player records the moves of both, one after the other, on the scoresheet.
recording-in-time-trouble =
    A player with less than five minutes left, and without thirty seconds added for each move, need not
    record for the rest of the period.
recording-not-needed = In rapid and blitz the players need not record the moves.
not-in-advance = A move is not recorded before it is made, except for a claim of a draw or as a sealed move.
recorded-before-next = A player may reply before recording, and records the previous move before making another.
scoresheet-content =
    The scoresheet is only for the moves, the times, draw offers, claims and other relevant data.
scoresheet-visible = The scoresheet is visible to the arbiter throughout the game.
flag-check = As soon as a flag falls, it is checked whether the player has completed the prescribed moves.
clock-defect = 
    What the clock shows is conclusive, unless it is evidently defective: then it is replaced, and the arbiter sets the
    times by best judgement.
disturbance = If the game is disturbed from outside, the arbiter may give one or both players extra time.
electronic-scoresheet = The moves may be recorded on a certified electronic scoresheet, if the event prescribes it.
neither-records = 
    If neither player has had to record, the arbiter stops the clocks after a flag-fall, and both bring their
    scoresheets up to date.
game-reconstructed = If no scoresheet is complete, the players reconstruct the game on a second board under the arbiter.
next-period = 
    If the game cannot be reconstructed, the next move is the first of the next period, unless more moves are
    proved.
draws-restricted = 
    The event may forbid draws by agreement before a number of moves, or altogether, without the arbiter’s consent.
scoresheet-completed =
    After a flag-fall, the player who has not recorded completes the scoresheet before making another move.
assistance = Both players assist the arbiter in any reconstruction of the game.
two-boards =
    A sighted and a visually disabled player use two boards if either of them demands it; the organiser may
    adapt the rules.
move-announced-aloud = Each move is announced clearly, repeated by the opponent and made on that player’s board.
made-when-announced =
    A visually disabled player has made a move once the piece is in its new hole and the move has been
    announced.
clock-after-announcing = The opponent’s clock is started only once the move has been announced.
sighted-by-the-rules = For the sighted player, the normal rules on touching and making a move apply.
score-in-braille = A visually disabled player keeps the score in Braille, in longhand or on a recording device.
slip-of-the-tongue =
    A slip of the tongue in the announcement is corrected at once, before the opponent’s clock is started.
boards-by-the-scores =
    If the boards differ and the scores agree, whoever recorded the right move and made another one corrects
    that board.
scores-retraced =
    If the scores differ too, the moves are retraced to the point where they agree, and the arbiter readjusts
    the clocks.
assistant-moves =
    The assistant of a visually disabled player may make the moves of either player on the other’s board.
assistant-announces = The assistant of a visually disabled player may announce the moves of both.
assistant-keeps-score =
    The assistant of a visually disabled player may keep that player’s score and start the opponent’s clock.
assistant-informs =
    The assistant gives the number of moves completed and the times used only at the player’s request.
assistant-claims-time = The assistant of a visually disabled player may claim that the time limit has been exceeded.
assistant-adjourns = The assistant of a visually disabled player may see to the formalities of an adjournment.
assistant-of-sighted = The assistant of the sighted player only makes and announces the moves.
sealing =
    At the end of the session the player having the move seals it; a move made on the board instead is the one
    to be sealed.
sealed-early =
    A move sealed before the end of the session counts as sealed at its end: the remaining time is used up.
offer-after-sealing =
    A draw that is offered after the opponent has sealed a move stays on offer until the opponent accepts or
    rejects it.
concluded-meanwhile =
    If the players agree to a draw, or one of them resigns, before the resumption, the game is over.
envelope-opened = The envelope is opened only when the player who must reply is present.
sealed-ambiguously = A player whose sealed move is ambiguous loses the game.
sealed-unclearly = A player whose sealed move cannot be made out loses the game.
sealed-illegally = A player whose sealed move is illegal loses the game.
replier-present =
    With the opponent present, the envelope is opened, the sealed move is made on the board and the opponent’s
    clock is started.
replier-arrives =
    A player who must reply and arrives late may stop the clocks and call the arbiter; then the envelope is
    opened.
reply-sealed = If the player who sealed the move is absent, the opponent may seal the reply in a new envelope.
late-for-resumption = A player who arrives for the resumption after the default time loses the game.
neither-resumes =
    If neither player is present at the resumption, the one who must reply loses the time until arriving.
envelope-lost =
    If the envelope is lost, the game continues with the recorded position and times, and with the move that its
    player says was sealed.
position-lost = If the position cannot be agreed either, the game is annulled and a new one is played.
times-of-resumption =
    Wrong times are corrected if a player points them out before making a first move; otherwise the game
    continues with them.
explanation = A player may ask the arbiter to explain particular articles of the Laws.
stopped-for-help = A player may stop the clocks only to ask for the arbiter’s assistance.
finished-players = A player who has finished the game is a spectator.
helper-for-pieces =
    A player who cannot move the pieces may provide an assistant, who must be acceptable to the arbiter.
helper-for-clock =
    A player who cannot use the clock may provide an assistant, who must be acceptable to the arbiter.
helper-for-score =
    A player who cannot record the moves may provide an assistant, who must be acceptable to the arbiter.
no-claim-by-displays = No claim may rest only on what is displayed in the hall.
draw-offer-noted = Both players note a draw offer on the scoresheet with the sign (=).
looks-at-scoresheet =
    A player may ask five times in a game to see the arbiter’s scoresheet; more requests are a distraction
    of the opponent.
reported-leaving =
    The event may oblige the opponent of the player having the move to report before leaving the playing
    area.
result-signed =
    The result that both players signed stands, even if it is wrong, unless the arbiter decides otherwise.
appeal = A player may appeal against the arbiter’s decision.
bystanders = Anybody not playing stays out of the game; an irregularity may be reported only to the arbiter.
illegal-move-before-reply =
    In unsupervised rapid and blitz, the arbiter who sees the illegal move or the opponent who claims it acts
    before the opponent has made the next move; afterwards the illegal move stands.
late-illegal-position =
    With both kings in check or a pawn on the last rank, the arbiter waits until one more move is completed; if
    the position is still illegal, the game is drawn.
correction-among-last-moves =
    An illegal move is corrected only if it is among the player’s last moves; an older one stands.
correction-among-last-moves-in-time-pressure =
    In time pressure only the opponent may claim an illegal move, and only among fewer of the last moves.
old-touched-man = A touched piece must be played.
old-enemy-man-touched =
    A player who touches an opponent’s piece must capture it or, if this is impossible, move the king.
old-false-move = After a false move, the opponent chooses among the remedies that the code provides.
old-objection =
    A player who objects to a move must do so before touching a piece; afterwards the right is lost.
old-draw-claim = The code provides for no draw claim: the players may only agree to a draw.
old-game-end = Checkmate, stalemate, resignation and agreement end the game.
clocks-may-be-stopped = A player who claims a draw may stop the clocks.
fivefold-in-a-row =
    When the same position recurs every second move, five times in a row, the game is drawn without a claim.
director-may-declare =
    The director may declare the game drawn after five repetitions in a row, or after seventy-five moves by each
    player without a capture or a pawn move.
clocks-stay-as-they-are = When something is corrected, the times on the clocks stay as they are.
upside-down-rook-is-queen =
    A rook placed upside down on the promotion square is a queen, unless the player announced another piece.
draw-after-a-move-each = The players may agree to a draw once both have made a move.
colours-reversed-early =
    A game begun with the colours reversed is started again if this is found before both players have made ten
    moves; later it continues.
two-hands-once-pressed =
    Using two hands to make a single move counts as an illegal move once the clock is pressed.
loss-by-material =
    A player who has not completed the moves in time loses the game; if the opponent has insufficient material,
    the game is drawn.
penalties-of-the-director =
    Where no penalty is specified, the director may warn the player or give the opponent extra time.
