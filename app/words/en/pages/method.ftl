heading = How a ruling comes about
lead =
    No ruling here is written by hand. Each is worked out from the facts of the incident, in the same six
    steps, at the moment you ask for it.
steps = From the facts to the ruling
step-facts = Facts
step-facts-line =
    A scenario lists acts only: who touched, placed, released, pressed or said what, in which order, and
    whether the arbiter saw it. It never says what an act amounts to.
step-standing = Standing
step-standing-line =
    The acts are carried out on a board that may become as illegal as it did in the hall, with every hand on
    it and both clocks beside it.
step-account = Account
step-account-line =
    They are sorted into turns: which move was attempted, how far it got, whether the clock was pressed, who
    claimed what and when.
step-provisions = Provisions
step-provisions-line =
    The articles of the edition in force are asked in an arbiter’s order. Each applies, does not apply, or
    gives way to another, always on a fact that is named. This is the list under “Why”.
step-facets = Facets
step-facets-line =
    Only an article that applies can order something: the position, the move to be played, the times, the
    count, the result. Each line of a ruling names its article.
step-readings = Other readings
step-readings-line =
    Where a point is disputed, everything is worked out again with the other reading and shown beside the
    first, with those who hold it. Your answer is marked by the reading that it agrees with best.
sure-heading = How sure it is
sure-read =
    The Laws of 2009, 2018 and 2023 were read in full. Those of July 2017 were read in part; the rest follows
    from FIDE’s own list of what changed in 2018.
sure-laws-2014 =
    The Laws of 2014 are the least sure. Large parts were read in quotations and translations only, and some
    numbers, as well as the single minute in supervised blitz, are inferred from the editions before and
    after.
sure-july-2017 =
    By its letter the edition of July 2017 counts illegal moves, presses without a move and two-handed moves
    apart. Here they count together, as FIDE’s interpretation of June 2017 has it.
sure-us-chess =
    US Chess is ruled on where its rules differ from FIDE’s, and cited by chapter where no closer number was
    at hand.
sure-order =
    Which of two readings comes first is a choice. It is named in every ruling, and below the ruling, under
    “What if”, it can be turned.
proven-heading = What “proven” means
proven-documents =
    Two documents, Pagano’s seminar of 2012 and an article on the touch-move rule, were taken apart into
    single statements. A statement is proven when every incident that shows it gets the ruling that it asks
    for, and an incident just outside it does not.
proven-checked =
    This is checked again with every change of the app. It shows that the app rules as the statement says. It
    does not show that the statement is right.
not-ruled-heading = What is not ruled on
not-ruled-draw-claims =
    Whether a claim of a draw by repetition or by fifty moves is correct, and claims in a quickplay finish.
not-ruled-announced = Moves that are only announced or written down.
not-ruled-material =
    Whether a player can still be mated is judged by the material. Where that does not exclude it, the loss
    stands, and the reasons say so.
not-ruled-presence = Whether the opponent was at the board when a piece was touched.
not-ruled-chess960 =
    In Chess960, a king and rook moved wrongly are cited under the definition of an illegal move rather than
    under the rule they break.
not-ruled-measures =
    Measures against a player are named, with one that is recommended; the choice is the arbiter’s.
positions-heading = Where the incidents come from
positions-where = Which of these it is stands below every replay, with the source.
last-heading = What this is not
last-no-text =
    It is not the text of the Laws, which belongs to FIDE, and not an official opinion. In the hall the
    arbiter decides, on what he has seen and heard.
figures = In figures
figures-caption = Articles and variants by edition
edition = Edition
articles = Articles listed
turned-on = On which a ruling turns
replays = Variants
# $scenarios, $variants, $disputed-points, $disputed
replays-counted =
    { $scenarios } incidents are shown, in { $variants } variants. { $disputed-points } points are disputed,
    and the rulings on { $disputed } variants turn on one of them.
# $all, $gradable, $proven, $shown
statements-counted =
    The two documents make { $all } statements. On { $gradable } of them a ruling can be given: { $proven }
    are proven; { $shown } are shown in a replay, but nothing in the ruling says them.
# $unruled, $variants
unruled-counted = In { $unruled } of { $variants } variants the replay has such an act; the ruling names it.
# $recorded, $reconstructed, $constructed
positions-counted =
    { $recorded } incidents show the position as it is recorded, { $reconstructed } are real with a position
    rebuilt from the account, { $constructed } were made up to show a rule.
