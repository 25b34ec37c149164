parts = Parts of the handbook
back = Back to the ruling
coming = Loading…
articles = Articles
changes = What changed
disputed = Disputed points
proposals = Proposals
glossary = Glossary
mate = Is mate still possible?
claims = Draw claims
quadrigliona = Quadrigliona
method = Method
handbook-heading = Handbook
handbook-lead =
    The Laws in plain words, edition by edition: what changed, what is disputed, and the incidents that
    illustrate it.
laws-heading = The Laws, article by article
laws-lead =
    What each article is about, in our own words, and its number in the other editions. The official text is
    FIDE’s.
changes-heading = What changed
changes-lead = Choose two editions to see which articles differ, and which incidents are ruled on differently.
disputed-heading = Disputed points
disputed-lead =
    People who know the Laws read each of these points in two ways. The app rules by one reading and always
    shows the other.
proposals-heading = What became of the Salerno proposals
proposals-lead =
    In 2012 Pagano’s seminar for arbiters closed with proposals to amend the Laws then in force. Eight of them
    can be traced.
glossary-heading = Glossary
glossary-lead =
    What the terms mean at the board, in our own words, and where the Laws define them.
method-heading = How a ruling is worked out
method-lead =
    No ruling here is written by hand. Each is worked out from the facts of the incident, in the same six steps,
    at the moment you ask for it.
mate-heading = Is mate still possible?
mate-lead =
    By any possible series of legal moves, however badly both sides play: this decides the result when a flag
    falls, a player resigns, or a second illegal move is completed. The answer comes with the moves, or with a
    proof.
claims-heading = What could be claimed
claims-lead =
    Paste games or open a PGN file to find every repetition, every run of fifty or seventy-five moves without a
    capture or a pawn move, every dead position, and who could have claimed a draw and how. The games stay on
    this device.
quadrigliona-heading = Quadrigliona
quadrigliona-lead =
    Two boards, two teams, two runners. A piece that one player captures may be placed by the partner on the
    other board, once the runner has carried it there through the hoops.
