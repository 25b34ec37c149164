search = Search articles, terms and disputed points
search-hint = By number or word: 7.5.1, promotion, flag …
nothing-found = No results in the handbook.
more-found = There are more results: add a word to narrow the search.
articles-line = Every edition since 2009, article by article, with the incidents that depend on each.
changes-line = Any two editions side by side, and the incidents on which the ruling changes.
disputed-line = Where the Laws can be read in two ways: both readings, who supports them, and the outcome.
proposals-line = What the Salerno seminar proposed in 2012, and what became law.
glossary-line = The terms an arbiter needs, and what they mean at the board.
mate-line = Whether a side can still mate in a given position, with the moves or a proof.
claims-line = What could have been claimed in the games of a PGN file, position by position.
quadrigliona-line =
    A game with two boards, two teams and its own rules: the rules, their open points, and incidents to rule on.
method-line = How a ruling is worked out, how reliable it is, and what is not ruled on.
proposal-point = The disputed point
proposal-wording = It concerned the wording only; no ruling changes.
