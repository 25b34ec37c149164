#!/usr/bin/env python3
"""Writes oracle.txt: random games, with the answers of python-chess for every ply.

    pip install chess==1.11.2
    python3 crates/adjudication/tests/it/record/oracle.py > crates/adjudication/tests/it/record/oracle.txt

The games are drawn from a fixed seed, so the file comes out the same each time. A line is a game:

    START MOVES THREE FIVE ROW FIFTY SEVENTY

START is the number of a position below. MOVES has a number for each ply: its place among the
legal moves in the order of their text (e2e4). The others have the plies at which something holds, each
as its distance from the one before. A number below 90 is a character from `!` on, a larger one is `}`
and two characters in base 91; `~` is an empty list.

- THREE    `is_repetition(3)`
- FIVE     `is_fivefold_repetition()`, at any distance, as in the Laws since July 2017
- ROW      five times, every second move of each player, as in 2014; python-chess no longer has this,
           so it is counted here from its own keys
- FIFTY    `is_fifty_moves()`
- SEVENTY  `is_seventyfive_moves()`
"""

import random
import chess

STARTS = [
    chess.STARTING_FEN,
    "4k2r/5ppp/8/8/2B5/8/5PPP/6K1 w k - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1",
    "4k3/8/8/8/4p3/8/3P4/K3R3 w - - 0 1",
    "4k3/3p4/8/2P1P3/8/8/8/4K2R b K - 5 40",
    "4k3/2p1p1p1/8/1P1P1P1P/1p1p1p1p/8/2P1P1P1/4K3 w - - 0 1",
    "8/P6k/8/8/8/8/1p6/1K4R1 w - - 0 1",
    "2k5/8/8/8/8/8/8/K1B1N3 w - - 70 60",
    "2k3r1/8/8/8/8/8/8/K1B1N3 b - - 0 1",
    "8/8/3k4/8/8/3K4/8/R7 w - - 40 60",
]

# The probabilities with which a player moves his last man back.
MOODS = [0.0, 0.4, 0.8, 0.95]
GAMES = 3000


def written(value):
    if value < 90:
        return chr(33 + value)
    return "}" + chr(33 + value // 91) + chr(33 + value % 91)


def plies(found):
    steps = [ply - before for before, ply in zip([0] + found, found)]
    return "".join(map(written, steps)) or "~"


def place(board, move):
    return written(sorted(each.uci() for each in board.legal_moves).index(move.uci()))


def choose(dice, board, mood):
    legal = list(board.legal_moves)
    if len(board.move_stack) > 1 and dice.random() < mood:
        last = board.move_stack[-2]
        back = [m for m in legal if m.from_square == last.to_square and m.to_square == last.from_square]
        if back:
            return back[0]
    quiet = [m for m in legal if not board.is_zeroing(m)]
    if quiet and dice.random() < mood:
        return dice.choice(quiet)
    return dice.choice(legal)


def game(dice, index):
    start = dice.randrange(len(STARTS))
    mood = dice.choice(MOODS)
    length = 170 if index % 10 == 0 else dice.randrange(8, 60)
    board = chess.Board(STARTS[start])
    keys = [board._transposition_key()]
    moves, three, five, row, fifty, seventy = [], [], [], [], [], []
    for ply in range(length + 1):
        if board.is_repetition(3):
            three.append(ply)
        if board.is_fivefold_repetition():
            five.append(ply)
        if ply >= 16 and all(keys[ply - 4 * back] == keys[ply] for back in range(1, 5)):
            row.append(ply)
        if board.is_fifty_moves():
            fifty.append(ply)
        if board.is_seventyfive_moves():
            seventy.append(ply)
        if ply == length or not any(board.legal_moves):
            break
        move = choose(dice, board, mood)
        moves.append(place(board, move))
        board.push(move)
        keys.append(board._transposition_key())
    told = [plies(found) for found in (three, five, row, fifty, seventy)]
    return " ".join([str(start), "".join(moves) or "~"] + told)


def main():
    dice = random.Random(52)
    print(f"# python-chess {chess.__version__}; written by oracle.py")
    for start in STARTS:
        print(f"= {start}")
    for index in range(GAMES):
        print(game(dice, index))


if __name__ == "__main__":
    main()
