heading = Your ruling
waiting = Watch the replay up to the moment of decision, then rule.
cannot-rule = No ruling can be given on this incident, because it cannot be set up:
next-question = Continue
submit = Give the ruling
reveal = Show the ruling without giving one
change = Change
unanswered = not answered yet
choose-first = Please answer this question first.
keys-hint = Number keys choose, Enter continues.
enter-hint = Enter continues.
clock-keys-hint = Arrow keys set the clock in focus, Enter continues.
on-the-board =
    Answer on the board: choose the piece that must be moved or captured. To name one move only, choose its
    square as well; for castling, king and rook.
no-such-move = No legal move goes there from the piece you chose.
no-piece = Nothing stands there.
picked = You ask for:
add-piece = Or another piece
add-piece-hint = The next piece you choose is added as an alternative.
clear = Clear
promote-to = Which piece must the pawn become?
any-promotion = As the player chooses
any-legal-move = Any legal move
any-legal-move-hint = Nothing that was touched can be played.
nothing-binds = Nothing binds the player
nothing-binds-hint = There is no duty to rule on; the game simply goes on.
clocks-hint =
    Set both clocks to the times with which the game goes on. Where the times are left to your judgement,
    every time within reason counts as right; an increment gained by a wrong press may be taken back.
reset-clocks = As they show now
unchanged = unchanged
no-legal-position = From this position no legal moves can be worked out; choose one of the answers below.
