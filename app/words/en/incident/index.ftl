official = Official text in the FIDE Handbook
editions = Edition
parts = Go to
search = Search by number or word
nothing-found = No article matches.
reset = Show all articles
numbers = Numbers by edition
otherwise = with a different rule
otherwise-key = ≠ marks editions with a different rule on the same matter.
part-article = Article { $number }
part-appendix = Appendix { $number }
part-guidelines = Guidelines { $number }
entries-shown = { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
chapter-aim = The aim of the game
chapter-board = Board and starting position
chapter-moves = How the pieces move
chapter-touch = Touching and moving
chapter-end = How a game ends
chapter-clock = The clock
chapter-irregularities = Irregularities
chapter-recording = Recording the moves
chapter-draws = Draws
chapter-quickplay-finish = Quickplay finish
chapter-points = Points
chapter-conduct = Conduct of the players
chapter-arbiter = The arbiter
chapter-rapid = Rapid
chapter-blitz = Blitz
chapter-notation = Notation
chapter-blind-players = Blind players
chapter-adjournment = Adjourned games
chapter-chess960 = Chess960
