heading = Judge an incident as its arbiter.
lead =
    A hand touches the king. A clock is pressed with no move made. A claim is spoken. Watch it happen at the
    board, give your ruling, and see the one that follows from the Laws, article by article.
begin = Watch the first incident
resume = Go on where you left
go-on = Go on with the next incident
steps = How it works
watch = Watch
watch-line = The replay shows every touch, move, press and word in its order, and what the arbiter saw of it.
rule = Rule
rule-line =
    What was it? Which position, what must be played, which times, what result? You answer as an arbiter does.
compare = Compare
compare-line =
    Point by point, with the article for each. Where the Laws are read in two ways, both readings are told,
    and who holds them.
ways = Ways to learn
courses = Courses
courses-line =
    Subject by subject, from the easy to the hard: castling, promotion, blitz, the seminar slide by slide.
practice = Practice
practice-line = One incident after another, up to the first mistake, or only those you got wrong.
incidents-line = All of them, by subject, article, edition and level.
handbook-line = The articles of every edition in plain words, what changed, what is disputed.
progress-line = What you know, what you mix up, and what is due.
private = No account. What you do stays on this device.
ruled-so-far = Ruled on so far: { $ruled } of { $all } incidents.
