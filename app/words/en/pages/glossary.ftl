heading = Glossary
lead =
    What the terms mean at the board, in our own words, and where the Laws define them.
search = Search the glossary
letters = Letters
nothing-found = No term matches.
reset = Show all terms
home = Defined in
terms-shown = { $count ->
        [one] { $count } term
       *[other] { $count } terms
    }
