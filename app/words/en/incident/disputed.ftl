heading = Disputed points
open = Open under the Laws in force
closed = In earlier editions and other codes
principal = The app follows this reading
other = The other reading
under = Arises under
became = Outcome
still-open = It is still open.
other-code = It does not concern any edition of the FIDE Laws.
# $edition: its name
closed-since = From the { $edition } onwards, no ruling depends on it.
