other-reading = follows a reading other than the one applied here
proposal-as-law = treats a proposal of 2012 as law
enacted-overlooked = overlooks a proposal that is taken as enacted
as-if-pressed = rules as if the clock had been pressed
as-if-not-pressed = rules as if the clock had not been pressed
as-if-claimed = rules as if somebody had claimed in time
as-if-claimed-too-late = rules as if the claim had come too late
as-if-nobody-claimed = rules as if nobody had claimed
as-if-written-first = rules as if the move had first been written, and not made
as-if-claimed-untouched = rules as if no piece had been touched before the claim
as-if-touched-first = rules as if a piece had been touched before the claim
as-if-seen = rules as if the arbiter had seen it
as-if-unseen = rules as if the arbiter had not seen it
as-if-first-offence = rules as if it were the first illegal move
as-if-later-offence = rules as if there had been an illegal move before
touch-as-deliberate = treats as deliberate a touch that is not
touch-as-accidental = treats as accidental a touch that is not
touch-as-disputed = treats as disputed a touch that is not
other-piece-first = treats the other piece as the one touched first
# $applied, $played: standard, rapid, blitz
other-pace =
    applies the { $applied ->
        [standard] standard
        [rapid] rapid
       *[blitz] blitz
    } rule in { $played ->
        [standard] standard play
        [rapid] rapid
       *[blitz] blitz
    }
# $pace: standard, rapid, blitz
as-if-supervised =
    applies to { $pace ->
        [standard] standard play
        [rapid] rapid
       *[blitz] blitz
    } without adequate supervision the rules for play with it
# $pace: standard, rapid, blitz
as-if-unsupervised =
    applies to { $pace ->
        [standard] standard play
        [rapid] rapid
       *[blitz] blitz
    } with adequate supervision the rules for play without it
# $applied, $in-force: laws-…
other-edition = applies { $applied } where { $in-force } are in force
laws-2009 = the Laws of 2009
laws-2014 = the Laws of 2014
laws-2017 = the Laws of 2017
laws-2018 = the Laws of 2018
laws-2023 = the Laws of 2023
laws-draft = the draft of the next Laws
laws-us-chess = the US Chess rules
laws-king-penalty = the king penalty rules
laws-london-xiii = the rules of the London Chess Club
laws-bca-1862 = the laws of the British Chess Association
