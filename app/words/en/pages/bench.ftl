heading = Create an incident
lead =
    Set up a position, record what happened at the board, and see the ruling after each action. Everything stays on
    this device.
drafts = Your drafts
begin-new = Start with a new board
begin-with-incident = Start from an existing incident
untitled = Untitled incident
unlabelled = Variant { $id }
extent = { $acts ->
        [one] { $acts } action
       *[other] { $acts } actions
    }, { $variants ->
        [one] { $variants } variant
       *[other] { $variants } variants
    }
remove = Delete “{ $title }”
removed = “{ $title }” was deleted.
undo = Undo
redo = Redo
overtaken = This draft was changed in another window. Until you choose a version, nothing more is saved here.
take-theirs = Open the other version
keep-mine = Keep this one as a new draft
stages = Steps
set-up = Set up
record = Record
texts = Texts
send = Send
how-it-goes = How it works
set-up-line = Place the pieces, or paste a position or a game. Enter the clocks, the time control and the Laws.
record-line =
    Move the pieces as the players did, legal or not, press the clocks and have people speak. The ruling is there
    after each action.
texts-line = Give the incident a title and an introduction. You also see what to check before you share it.
send-line = Send a link, save a file or a picture, or keep it with your own incidents for practice, exams and lessons.
next-stage = Next: { $stage }
only-label = As it happened
framing-instead = Watch what happens at the board, then make your ruling.
source-instead = Entered by its author.
cannot-be-sent = It cannot be opened by others yet:
rule-on-it = Rule on it yourself
no-title-yet = It has no title yet.
send-link = Send the link
copy-link = Copy the link
link = Link to the incident
# $letters
link-length = The link contains the whole incident in { $letters } characters. Nothing is uploaded anywhere.
keep = Save with your own incidents
kept = Saved: it is now in the list of incidents, marked “own”.
pack = Created with Acconcio
save-file = Save as a file
files = Files of the incident (TOML)
# $file: a path
save-named = Save { $file }
disagree = Would you rule differently?
disagree-lead =
    The report puts the incident, the ruling, its reasons and your view into one file that you can attach to an
    issue of the project.
view = Your view
save-report = Save the report
copy-report = Copy the report
report-copied = Report copied
only-in-memory =
    There is no room left on this device: what you change now is lost when you close the page. Save it as a file.
variant = Variant
branch = Add a variant
delete-variant = Delete this variant
board = Board on which to record the actions
press = { PLAYER($player) } presses the clock
tools = Hands
tool = The hand
tool-move = Moves
tool-step = Step by step
tool-take-off = Removes
tool-displace = Knocks over
tool-put = Places
hint-move = Tap a piece to touch it, drag it to move it, tap a clock to press it. A legal move is played in full, clock included.
hint-step = Tap to touch, tap a square or drag to put the piece down, tap the piece again to release it.
hint-take-off = Tap the piece that is taken off the board.
hint-displace = Tap the piece that is knocked over, or drag it to where it ends up.
hint-put = Tap the square where the new piece is placed.
piece = Piece
upside-down = upside down
upright = upright
of-own = of their own colour
of-opponent = of the opponent
whose = Whose hand
hand = Hand
hand-one = one hand
hand-other = the other hand
hand-both = both hands
seen = The arbiter sees it
not-seen = The arbiter does not see it
next-action = The next actions:
next-seen = seen by the arbiter
next-unseen = not seen
seconds = { $seconds ->
        [0] at once
        [one] after { $seconds } second
       *[other] after { $seconds } seconds
    }
really-wait = Use real time
pause = Time before the next action:
promotion = The pawn reaches { $square }. What happens?
flipped-rook = Rook, upside down
pawn-left = The pawn is left there
withdraw = Cancel
no-pawn = No pawn is waiting to be promoted.
saying = Say or do something
who = Who
more = Choose…
anything-else = Anything else
acts = What happens
steps = Actions
to-the-end = Last action
next-comes = The next actions come
before-decision = before it
after-decision = after it
after = +{ $seconds } s
# $ruling: a ruling in short
changes = Ruling: { $ruling }
change-act = Change action { $number }
earlier = Move earlier
later = Move later
duplicate = Duplicate
delete = Delete
decide-here = Decision after this action
what = What
sight = Arbiter
seconds-before = Seconds before this action
no-square = none
square = Square
square-to = To
together-with = Together with the piece on
stance = Way up
owner = Whose piece
san = Move
manner = Touch
deliberate = deliberate
accidental = accidental
disputed = disputed
order = Order
order-known = known
order-unknown = cannot be established
purpose = Purpose
to-play = to play
to-show = to point at it
to-clear-up = to put the pieces in order
about = About action
about-none = not named
ruling = Ruling so far
ruling-after = After the decision
ruled-at-decision = This counts what followed, too. The incident is ruled on as it stands at the moment of decision.
show-decision = Show that ruling
in-full = The ruling in full
open-facts = Please confirm these facts
nothing-yet = Nothing has happened yet. Drag a piece, press a clock, or have somebody say something: the ruling is updated after each action.
since-act = So since action { $number }: { $sentence }.
since-fact = The ruling changed with the facts: { $facets }
otherwise = No: { $otherwise } (ruling then: { $ruling })
# $more
next-question = Next question ({ $more } more)
all-confirmed = All confirmed.
open-question = The ruling depends on it. Is this right?
as-recorded = Yes, it is right
only-here = Only for this variant
move-number = Move number
players = Players
increment = Increment in seconds
# $regime
usual-clocks = What you have not set follows the time control ({ $regime }).
counted = Completed illegal moves so far
rare = More facts
nothing-wrong = nothing
wrong-from-the-start = Incorrect from the start
setting = Setting
setting-competition = competition
setting-informal = friendly game
setting-online = online game
absent = Absent at the start
absent-nobody = nobody
absent-both = both players
default-time = Default time
event-rules = Rules of the event
prescribed-moves = Moves to complete in this period (0: none)
agreed-draws = Draws by agreement
agreed-draws-free = At any time
agreed-draws-after = After a number of moves
agreed-draws-never = Never
agreed-draws-moves = After how many moves of each player a draw may be agreed
scoresheets = Scoresheets
scoresheets-paper = paper
scoresheets-electronic = electronic
leaving = Leaving while the opponent has the move
leaving-free = free
leaving-reported = must be reported
devices = Electronic devices
devices-of-the-laws = as the Laws say
devices-in-a-bag = allowed in a bag, switched off
quickplay = Quickplay finish
quickplay-not-announced = not announced
quickplay-announced = announced
quickplay-without-arbiter = without an arbiter
visually-disabled = Visually disabled player
moves-before = { $moves ->
        [one] { $moves } half-move before this position is known.
       *[other] { $moves } half-moves before this position are known.
    }
text-language = Language of the texts
title = Title
framing = Introduction
event = Event
source = Source
label = Label of this variant
label-of = Label of “{ $variant }”
topics = Topics
level = Level
provenance = Origin of the position
remarks = To check before you share it
no-remark = Nothing to correct.
remark-no-act = { $variant }: nothing happens yet.
remark-impossible = { $variant }: action { $act } is not possible. Change or delete it.
remark-nothing-to-rule = There is nothing to rule on in any variant.
remark-gives-away = { $slot } ({ $language }) gives the ruling away: { $said }.
remark-after-the-end = { $variant }: action { $act } comes after the end of the game.
remark-improbable = The position is unlikely to arise in a game: { $why }.
remark-no-text = { $slot }: the text in { $language } is missing, while other languages have one.
remark-unwritten = { $slot }: nothing has been written yet.
remark-same-ruling = “{ $one }” and “{ $other }” have the same ruling.
remark-no-topic = No topic has been chosen.
# Words, separated by commas, that would tell a reader the ruling.
says-the-ruling =
    is illegal, was illegal, is an illegal move, was an illegal move, loses the game, wins the game, must move, must be
    moved, must capture, two extra minutes, is upheld, is rejected, is forfeited
empty-square = There is no piece on { $square }; choose a square where one stands at that moment.
not-held = This player’s hand is not on { $square }; the piece has to be touched or put down first.
occupied = A piece of the same colour stands on { $square }; move it or take it off first.
taken = A piece stands on { $square } already; a piece that is knocked over ends up on an empty square.
not-a-player = Only White or Black can do this.
since-action = It has been so since action { $number }.
no-such-act = There is no such action.
no-such-variant = There is no such variant.
last-variant = An incident has at least one variant.
name-taken = Another variant has this name.
too-many = No more actions can be added; delete some first.
command = In words
do-it = Do it
command-hint =
    For example: “White lifts e1”, “White puts e1 on g1”, “White releases g1”, “Black plays e7 e5”, “White presses
    the clock”.
command-unknown = “{ $word }” is not understood.
command-no-verb = Add what is done: lifts, puts, releases, plays, presses.
command-no-square = Add a square, from a1 to h8.
command-no-piece = Add the piece: queen, rook, bishop or knight.
# Words of commands, separated by commas; each has one meaning.
say-white = white
say-black = black
say-arbiter = arbiter
say-touches = touches, touch, lifts, lift, picks up
say-places = places, place, carries, carry
say-releases = releases, release, lets go of, lets go
say-plays = plays, play, moves, move
say-removes = removes, remove, takes off, take off
say-displaces = knocks over, knocks, displaces, displace
say-puts = puts, put
say-presses = presses, press
say-stops = stops, stop
say-adjusts = adjusts, adjust, j adoube
say-offers = offers, offer
say-accepts = accepts, accept
say-declines = declines, decline
say-resigns = resigns, resign
say-claims = claims, claim
say-mates = mates, says mate
say-notices = notices, notice
say-flag-falls = flag falls, flag
say-other-hand = with the other hand, other hand
say-both-hands = with both hands, both hands
say-unseen = unseen, not seen
say-upside-down = upside down
say-fillers = the, a, an, on, to, from, his, her, their, clock, clocks, draw, game, illegal, it, s, and, piece
