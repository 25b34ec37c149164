heading = Glossary
lead =
    What the words mean at the board, in our own words. Italian stands beside English, since many arbiters
    need both.
search = Search in either language
letters = Letters
nothing-found = No term matches.
reset = Show all terms
home = At home in
terms-shown = { $count ->
        [one] { $count } term
       *[other] { $count } terms
    }
