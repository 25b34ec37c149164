heading = Hints
line = A hint costs part of the marks for this question. Only the most expensive hint counts.
look-at = Look at
the-answer = The ruling on this point:
how-sure = How sure are you?
certainty-guess = Guess
certainty-fair = Fairly sure
certainty-certain = Certain
# The cost of a hint.
cost = −{ $percent }
deducted = hint −{ $points }
hint-article = Which article applies
hint-provision = What it requires
hint-answer = The answer
