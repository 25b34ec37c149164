//! The texts without parameters, in English.

pub(super) mod acts;
pub(super) mod book;
pub(super) mod disputed_points;
pub(super) mod facts;
pub(super) mod rulings;

use super::{Difference, QuadriglionaWords};

const fn row(
    matter: &'static str,
    blitz: &'static str,
    here: &'static str,
    rule: Option<u8>,
) -> Difference {
    Difference { matter, blitz, here, rule }
}

pub(super) const WORDS: QuadriglionaWords = QuadriglionaWords {
    heading: "Quadrigliona",
    lead: "Two boards, two teams, two runners. What one partner captures, the other may put on his own \
        board, once it has been carried to him through the hoops.",
    contents: "On this page",
    what: "What it is",
    what_lines: [
        "A team is two players and a runner. One player has White on one board, the other has Black on \
            the board beside it; so the pieces that one captures are of his partner’s colour.",
        "Both games run at once, and the first to end decides the match. A team wins together and loses \
            together.",
        "The boards stand side by side with the clocks on the outside, each player’s in sight of all \
            four. Between them lie the hoops through which the runners jump, feet together.",
    ],
    match_state: "The hall: both boards, the clocks outside, the hoops between",
    turn: "How a captured piece travels",
    steps: [
        ("Capture", "A player takes a piece. It stays beside him."),
        ("Press", "He presses his clock. Only now is the move completed."),
        ("Hand over", "He gives the piece to his runner."),
        ("Run", "The runner jumps through the hoops, one piece at a time."),
        ("Reserve", "He lays it on the partner’s table, in everybody’s sight."),
        ("Put", "Instead of a move, the partner puts it on an empty square."),
    ],
    rules: "The rules",
    rules_lead: "Told in our own words, with the numbers of the document.",
    subjects: [
        "The event and the teams",
        "Players, boards and clocks",
        "Captured pieces and the reserve",
        "Putting a piece on the board",
        "Promotion",
        "Mate, stalemate, waiting",
        "Whose board, whose turn, whose voice",
        "The move and the press",
        "Disputes and repetition",
        "Illegal moves",
        "The end of the match",
    ],
    from_fide: "From the FIDE Laws of 2009",
    from_fide_lead: "Where the rules say nothing else, FIDE blitz is followed. These articles are used, \
        and cited where they decide.",
    differences: "What differs from blitz",
    matter: "Matter",
    in_blitz: "In FIDE blitz",
    here: "In Quadrigliona",
    rows: [
        row("A piece touched", "has to be moved", "binds nobody", Some(14)),
        row("A move", "is made when released", "exists only at the press", Some(14)),
        row(
            "An illegal move",
            "loses on a claim",
            "a minute for the opponent; the third loses",
            Some(18),
        ),
        row("A captured piece", "is out of the game", "joins the partner’s reserve", Some(5)),
        row("A turn", "is a move", "is a move, or a piece put on the board", Some(7)),
        row("A promoted pawn", "is replaced", "stays a pawn of wood, named aloud", Some(9)),
        row(
            "Checkmate",
            "ends the game",
            "only if no piece that could arrive would parry it",
            Some(10),
        ),
        row("Stalemate", "is a draw", "is none while a piece could arrive", Some(10)),
        row("Nothing to mate with", "is a draw", "never happens", Some(10)),
        row(
            "Repetition",
            "the third occurrence",
            "the fourth, counted aloud, without pieces put",
            Some(17),
        ),
        row("Advice", "is forbidden", "is allowed between partners", Some(13)),
        row("Calling the arbiter", "one player", "in a dispute both, with both clocks", Some(15)),
        row("An offer of a draw", "one player", "both members, on either side", Some(21)),
        row("Time", "less than fifteen minutes", "fifteen minutes for each player", None),
    ],
    open: "Open points",
    open_lead: "The document was written for a feast of chess, not for a court. Where it is silent or \
        contradicts itself, it is read as follows; the other reading stays tenable, and a ruling that \
        follows it counts as well.",
    read_here: "Read here",
    other: "Or",
    why: "Why",
    gaps: "Holes in the document",
    replays: "Replays",
    replays_lead: "Each is a moment of a match. Watch both boards, then rule.",
    no_replays: "There are no replays yet.",
    done: "ruled rightly",
    partly: "ruled in part",
    not_done: "not ruled yet",
    to_game: "The game and its rules",
    next_replay: "Next replay",
    reserve: "Reserve",
    captured: "Captured, not handed over",
    empty: "empty",
    track: "The runners and their hoops",
    exchange: "show it large",
    key_exchange: "the other board large (phone)",
    seat: "You are the arbiter of the match and see both boards.",
    laws: "Quadrigliona; beside it FIDE blitz, Laws of 2009",
    rule: "Rule",
    nothing_ruled: "Nothing is to be ruled on this",
    pieces_hint: "Nothing chosen means: nothing changes.",
    no_pieces: "Nothing changes",
    no_change: "unchanged",
    window: "Still open to a claim",
    measures: "Measures at the arbiter’s disposal",
    by_other: "Your ruling is marked by this reading:",
};
