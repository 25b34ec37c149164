heading = Glossary
lead =
    What the terms mean at the board, in our own words. The Italian term stands beside the English one, since
    many arbiters need both.
search = Search in both languages
letters = Letters
nothing-found = No term matches.
reset = Show all terms
home = Defined in
terms-shown = { $count ->
        [one] { $count } term
       *[other] { $count } terms
    }
