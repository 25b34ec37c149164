heading = Disputed points
lead =
    Each is read in two ways by people who know the Laws. The app rules by one of them and always shows the
    other.
open = Open under the Laws in force
closed = Of earlier editions and other codes
principal = The app rules by this
other = The other reading
under = Exists under
became = What became of it
still-open = It is open to this day.
other-code = It concerns no edition of FIDE’s Laws.
# $edition: its name
closed-since = Under the { $edition } and later no ruling turns on it.
