heading = Handbook
lead =
    The Laws in plain words, edition by edition; what changed, what is disputed, and the incidents that show
    it.
parts = Parts of the handbook
search = Search articles, terms and disputed points
search-hint = By number or word: 7.5.1, promotion, flag …
nothing-found = Nothing in the handbook matches.
more-found = More are found: add a word to narrow the search.
back = Back to the ruling
articles = Articles
articles-line = Every edition since 2009, article by article, each with the incidents that turn on it.
changes = What changed
changes-line = Any two editions side by side, and the incidents on which the ruling changed.
disputed = Disputed points
disputed-line = Where the Laws are read in two ways: both sides, who holds them, what became of it.
proposals = Proposals
proposals-line = What the seminar of Salerno asked for in 2012, and what became law.
glossary = Glossary
glossary-line = The words an arbiter needs, in English and Italian side by side.
mate = Still a mate?
mate-line = Whether a side can still mate in a position, with the moves or with a proof.
claims = Claims in games
claims-line = What could have been claimed in the games of a PGN file, position by position.
quadrigliona = Quadrigliona
quadrigliona-line =
    A game of two boards and two teams, with rules of its own: the rules, their open points, and incidents to
    rule on.
method = Method
method-line = How a ruling comes about, how sure it is, and what is not ruled on.
proposal-point = The disputed point
proposal-wording = It concerned words only; no ruling changes.
