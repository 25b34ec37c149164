heading = What could be claimed
lead =
    Paste games, or open a PGN file: every repetition, fifty and seventy-five moves, and dead position, with
    who could have claimed how. The games stay on this device.
games = Games (PGN)
games-hint =
    Moves in English letters, in those of another language, or with figurines; any number of games. A file can
    also be dropped here.
look = Look at these games
open = Open a file
example = Try an example
edition = Edition
at-work = Reading …
stop = Stop
stopped = Stopped before the end of the file.
failed =
    The reading did not start, or broke off. Load the page again; with the network off, only once the app has
    been kept on the device.
empty = The field is empty: paste a game, open a file, or try the example.
empty-file = The file is empty.
no-game = There is no game in it.
nothing = Nothing could be claimed in these games, and nothing drew them without a claim.
list = Games with something to see
skipped = Games that were skipped
findings = What there is to see
none-under = Nothing under this edition.
board = The position
at-start = At the start
apparent = Looks like the third time, and is not
apparent-line =
    The men stand on the same squares as before, but the position has not arisen three times: a claim would be
    incorrect.
open-point =
    Open: by the letter of the article, a capture en passant counts that would expose the king; then this is
    no draw.
unknown = Unknown
# The names of the two games of the example.
example-castling = A right to castle
example-repetition = There and back
only-listed = Only the first { $listed } are listed.
game = Game { $number }
# $played: a move
quiet-since = The last capture or pawn move: { $played }
# $winner: white, black
proof-of-no-mate = Why { PLAYER($winner) } can no longer mate
line-of-file = Line { $line }
# $games: how many; $games-shown: the number as it is written; $with-entries; $skipped: how many; $skipped-shown: the number as it is written
games-read =
    { $games ->
        [one] { $games-shown } game
       *[other] { $games-shown } games
    }: { $with-entries } with something to see, { $skipped-shown } skipped
repetition =
    The same position, { $times ->
        [3] third time
        [4] fourth time
        [5] fifth time
       *[other] time no. { $times }
    }
fivefold = The same position five times
fifty-moves = Fifty moves by each player without a capture or a pawn move
seventy-five-moves = Seventy-five moves by each player without a capture or a pawn move
dead-position = A dead position: neither player can mate any more
# $color: white, black; $played: a move
by-writing-the-move =
    { PLAYER($color) } could claim before the move: by writing { $played }, declaring it to the arbiter, and
    not playing it
# $color: white, black
having-the-move = { PLAYER($color) } could claim after it, having the move
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
# $number: of the move, such as “12.” or “12…”; $san
fault-illegal = { $number } { $san } is not legal there
# $number, $san
fault-ambiguous = { $number } { $san } could be made by more than one man: name its square too
fault-no-move = “{ $number } { $text }” is not a move
fault-start = the tag FEN, “{ $fen }”, is not a legal position
fault-variant = “{ $variant }” is not chess by the Laws: only the usual chess and Chess960 are read
fault-comment = a comment is opened by a brace and never closed
fault-variation = a variation is opened by a bracket and never closed
fault-too-long = more half-moves than any game has
fault-too-large = too much text for one game: is this a PGN file?
fault-no-game = neither tags nor moves: is this PGN?
fault-not-text = this is no plain text: is it a PGN file, saved as UTF-8?
