steps = From the facts to the ruling
step-facts = Facts
step-facts-line =
    An incident lists actions only: who touched, placed, released, pressed or said what, in which order, and
    whether the arbiter saw it. It never says how an action is to be judged.
step-standing = Position on the board
step-standing-line =
    The actions are carried out on a board where illegal positions are possible, as they were at the real one,
    together with the players’ hands and both clocks.
step-account = What happened
step-account-line =
    The actions are sorted into turns: which move was attempted, how far it got, whether the clock was pressed,
    who claimed what and when.
step-provisions = Articles
step-provisions-line =
    The articles of the chosen edition are examined in the order in which an arbiter would take them. Each
    applies, does not apply, or gives way to another, always because of a stated fact. This is the list under
    “Why”.
step-facets = Points
step-facets-line =
    Only an article that applies can order something: the position, the move to be played, the times, the count,
    the result. Each line of a ruling cites its article.
step-readings = Other readings
step-readings-line =
    Where a point is disputed, everything is worked out again with the other reading and shown beside the first,
    with those who support it. Your answer is marked by the reading it matches best.
sure-heading = How reliable it is
sure-read =
    The Laws of 2009, 2018 and 2023 were read in full; those of July 2017, in part: the rest follows from FIDE’s
    own list of what changed in 2018.
sure-laws-2014 =
    The Laws of 2014 are the least certain. Large parts were read only in quotations and translations, and some
    numbers, as well as the single minute in supervised blitz, are inferred from the editions before and after.
sure-july-2017 =
    Read literally, the edition of July 2017 counts illegal moves, clock presses without a move and moves made
    with two hands separately. Here they are counted together, in line with FIDE’s interpretation of June 2017.
sure-us-chess =
    US Chess rules are applied where they differ from FIDE’s, and cited by chapter where no more precise number
    was available.
sure-order =
    Which of two readings comes first is a choice. Every ruling states it, and you can reverse it below the
    ruling, under “What if”.
proven-heading = What “proven” means
proven-documents =
    Two documents, Pagano’s seminar of 2012 and an article on the touch-move rule, were broken down into single
    statements. A statement is proven when every incident that illustrates it gets the ruling it calls for, and
    an incident just outside it does not.
proven-checked =
    This is checked again at every change of the app. It shows that the app rules as the statement says. It does
    not show that the statement is right.
not-ruled-heading = What is not ruled on
not-ruled-draw-claims =
    Under the rules of US Chess: claims in a quickplay finish, and conduct away from the moves.
not-ruled-announced = Moves that are only announced or written down, except in a draw claim.
not-ruled-material =
    Whether a player can still mate is settled by a search with a limit (under US Chess, by the material). Where
    mate is not proved impossible, the loss of the game stands, and the reasons say so.
not-ruled-presence = Whether the opponent was at the board when a piece was touched.
not-ruled-chess960 =
    In Chess960, incorrect moves of king and rook are cited under the definition of an illegal move and not
    under the rule they break.
not-ruled-measures =
    The penalties available against a player are listed and one is recommended; the choice is the arbiter’s.
positions-heading = Where the incidents come from
positions-where = Below every replay you see which of these it is, with the source.
last-heading = What this is not
last-no-text =
    It is not the text of the Laws, which belongs to FIDE, nor an official opinion. In the playing hall the
    arbiter decides, on the basis of what was seen and heard.
figures = In figures
figures-caption = Articles and variants by edition
edition = Edition
articles = Articles listed
turned-on = Articles that decide a ruling
replays = Variants
# $scenarios, $variants, $disputed-points, $disputed
replays-counted =
    There are { $scenarios } incidents in { $variants } variants. { $disputed-points } points are disputed, and
    the rulings on { $disputed } variants depend on one of them.
# $all, $gradable, $proven, $shown
statements-counted =
    The two documents make { $all } statements. A ruling can be given on { $gradable } of them: { $proven } are
    proven; { $shown } are shown in a replay, but no ruling states them.
# $unruled, $variants
unruled-counted =
    In { $unruled } of { $variants } variants the replay contains such an action; the ruling says so.
# $recorded, $reconstructed, $constructed
positions-counted =
    { $recorded } incidents show the position as recorded, { $reconstructed } are real incidents with a position
    reconstructed from the account, { $constructed } were constructed to illustrate a rule.
