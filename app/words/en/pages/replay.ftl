act-of = Act { $step } of { $total }
# $sentence: the act
back-at = Back: { $sentence }
broken-act = Act { $number }
seat-section = You are the arbiter of this section.
seat-alone = You watch this board alone.
seat-many = You have many boards to watch.
seat-rules-of-the-day = You are asked what the rules of the day provide.
seat-beside = You are asked, as an arbiter, what you would say to it.
what-is-shown = The replay shows everything; a struck eye marks what you did not see.
key-home = Home
key-end = End
key-space = Space
key-enter = Enter
