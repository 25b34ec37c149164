heading = Your ruling
waiting = Watch the replay up to the moment of decision, then give your ruling.
cannot-rule = No ruling can be given on this incident because it cannot be reconstructed:
next-question = Continue
submit = Submit ruling
reveal = Reveal the ruling
change = Change
undo = Undo
undo-keys-hint = Number keys answer, Backspace undoes.
full-ruling = Full ruling
inapplicable = Not applicable
inapplicable-hint = Nothing is to be decided on this point.
unanswered = not answered yet
choose-first = Please answer this question first.
keys-hint = Use the number keys to choose and Enter to continue.
enter-hint = Press Enter to continue.
clock-keys-hint = Use the arrow keys to set the selected clock and Enter to continue.
on-the-board =
    Answer on the board: select the piece that must be moved or captured. To specify a single move, select its
    target square as well; for castling, select king and rook.
no-such-move = The selected piece has no legal move to that square.
no-piece = There is no piece on that square.
picked = Required:
add-piece = Add an alternative
add-piece-hint = The next piece you select is added as an alternative.
clear = Clear
promote-to = Which piece must the pawn be promoted to?
any-promotion = The player’s choice
any-legal-move = Any legal move
any-legal-move-hint = No touched piece can be moved or captured.
nothing-binds = No obligation
nothing-binds-hint = There is no obligation to decide on; the game simply continues.
clocks-hint =
    Set both clocks to the times with which the game continues. Where the times are at your discretion, any
    reasonable time is accepted; an increment gained by pressing the clock improperly may be removed.
reset-clocks = Leave unchanged
unchanged = unchanged
no-legal-position = No legal moves can be calculated from this position; choose one of the answers below.
