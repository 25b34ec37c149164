games = Games (PGN)
games-hint =
    Moves may have English piece letters, those of another language, or figurines; paste any number of games.
    You can also drop a file here.
look = Check these games
open = Open a file
example = Try an example
edition = Claims under
at-work = Reading…
stop = Stop
stopped = Stopped before the end of the file.
failed =
    The check did not start or was interrupted. Reload the page; offline it works only once the app is saved on
    this device.
empty = The field is empty: paste a game, open a file or try the example.
empty-file = The file is empty.
no-game = It contains no game.
nothing = In these games no draw could be claimed, and none was drawn without a claim.
list = Games with findings
skipped = Skipped games
findings = Findings
none-under = No findings under this edition.
board = The position
at-start = At the start
apparent = Only apparently the third occurrence
apparent-line =
    The pieces are on the same squares as before, but the position has not occurred three times: a claim would
    be incorrect.
open-point =
    Disputed point: by the letter of the article, an en passant capture that would expose the king also counts;
    then there is no draw.
# The names of the two games of the example.
example-castling = Castling rights
example-repetition = Back and forth
only-listed = Only the first { $listed } are listed.
# $played: a move
quiet-since = Last capture or pawn move: { $played }
# $winner: white, black
proof-of-no-mate = Why { PLAYER($winner) } can no longer mate
line-of-file = Line { $line }
# $games: how many; $games-shown: the number as it is written; $with-entries; $skipped: how many; $skipped-shown: the number as it is written
games-read =
    { $games ->
        [one] { $games-shown } game
       *[other] { $games-shown } games
    }: { $with-entries } with findings, { $skipped-shown } skipped
repetition =
    Same position, { $times ->
        [3] third occurrence
        [4] fourth occurrence
        [5] fifth occurrence
       *[other] occurrence no. { $times }
    }
fivefold = The same position five times
fifty-moves = Fifty moves by each player without a capture or a pawn move
seventy-five-moves = Seventy-five moves by each player without a capture or a pawn move
dead-position = Dead position: neither player can mate any more
# $color: white, black; $played: a move
by-writing-the-move =
    Before the move, { PLAYER($color) } could claim by writing { $played }, declaring it to the arbiter, and not
    playing it
# $color: white, black
having-the-move = After the move, { PLAYER($color) } could claim, having the move
unclaimed = The game was drawn here without a claim
possible-claims = { $count ->
        [one] { $count } possible claim
       *[other] { $count } possible claims
    }
draws-without-claim = { $count ->
        [one] { $count } draw without a claim
       *[other] { $count } draws without a claim
    }
apparent-repetitions = { $count ->
        [one] { $count } repetition in appearance only
       *[other] { $count } repetitions in appearance only
    }
