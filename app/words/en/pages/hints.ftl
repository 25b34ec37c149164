heading = Hints
line = A hint costs a part of this question. Of several the dearest counts.
look-at = Look at
the-answer = The ruling on this point:
how-sure = How sure are you?
certainty-guess = A guess
certainty-fair = Fairly sure
certainty-certain = Certain
# The cost of a hint.
cost = −{ $percent }
deducted = hint −{ $points }
hint-article = Which article
hint-provision = What it asks
hint-answer = The answer
