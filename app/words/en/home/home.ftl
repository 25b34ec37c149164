heading = You’re the arbiter. Make the call.
lead =
    A player touches the king. A clock is pressed without a move. A claim is made. Watch what happens at the
    board, give your ruling, then compare it with the one that follows from the Laws, article by article.
begin = Watch the first incident
resume = Continue where you left off
go-on = Next incident
steps = How it works
watch = Watch
watch-line =
    The replay shows every touch, move, clock press and statement in order, and what the arbiter saw of it.
rule = Decide
rule-line =
    Was there an irregularity? Which position does the game continue from, what must be played, what are the
    clock times, what is the result? You answer the questions an arbiter has to answer.
compare = Compare
compare-line =
    Point by point, with the article for each. Where the Laws can be read in two ways, you see both readings and
    who supports them.
ways = Ways to learn
courses = Courses
courses-line = One topic at a time, from easy to hard: castling, promotion, blitz, the seminar slide by slide.
practice = Practice
practice-line = One incident after another, until your first mistake, or only those you got wrong.
incidents-line = All of them, by topic, article, edition and level.
handbook-line = The articles of every edition in plain words, what changed, and what is disputed.
progress-line = What you know, what you confuse, and what is due for review.
private = No account needed. Your data stays on this device.
ruled-so-far = Incidents ruled on so far: { $ruled } of { $all }.
