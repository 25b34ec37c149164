search = Search the glossary
letters = Letters
nothing-found = No term matches.
reset = Show all terms
home = Defined in
terms-shown = { $count ->
        [one] { $count } term
       *[other] { $count } terms
    }
