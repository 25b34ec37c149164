unknown = Unknown
game = Game { $number }
# $number: of the move, such as “12.” or “12…”; $san
fault-illegal = { $number } { $san } is not legal in that position
# $number, $san
fault-ambiguous = { $number } { $san } could be made by more than one piece: give its starting square too
fault-no-move = “{ $number } { $text }” is not a move
fault-start = the tag FEN, “{ $fen }”, is not a legal position
fault-variant = “{ $variant }” is not chess under the Laws: only standard chess and Chess960 are read
fault-comment = a comment opened with a brace is never closed
fault-variation = a variation opened with a parenthesis is never closed
fault-too-long = more half-moves than any game has
fault-too-large = too much text for one game: is this a PGN file?
fault-no-game = neither tags nor moves: is this PGN?
fault-not-text = this is not plain text: is it a PGN file, saved as UTF-8?
