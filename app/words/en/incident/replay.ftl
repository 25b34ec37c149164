act-of = Action { $step } of { $total }
# $sentence: the act
back-at = Back: { $sentence }
broken-act = Action { $number }
seat-section = You are the arbiter of this section.
seat-alone = You are supervising only this board.
seat-many = You are supervising many boards.
seat-rules-of-the-day = You are asked what the rules of the time provide.
seat-beside = You are asked for your opinion as an arbiter.
what-is-shown = The replay shows everything; a crossed-out eye marks what you did not see.
key-home = Home
key-end = End
key-space = Space
key-enter = Enter
key-backspace = Backspace
