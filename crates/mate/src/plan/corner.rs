//! The mate in a corner by White's only man, one of Black's blocking a flight and White's king attacking the
//! others: the plan with the fewest men, found without comparing all plans.

use shakmaty::{Bitboard, Color, Role, Square};

use super::players::Players;
use super::{PLY, Plan, Task, barred, cost, plies};
use crate::attacks;
use crate::frontier::is_mate;
use crate::walks::Walk;

/// The distance from the corner up to which the man gives check.
const NEAR: u32 = 2;

/// The extra cost of a blocker who has to be promoted first.
const PROMOTION: usize = 4 * PLY;

/// The nearest mate so far.
struct Nearest<'a> {
    players: &'a Players,
    giver: &'a Walk,
    /// The cost of the mate, and the number of plies before it.
    best: Option<(usize, usize, Corner<'a>)>,
}

/// The squares of the men in a mate.
#[derive(Clone, Copy)]
struct Corner<'a> {
    mated: Square,
    king: Square,
    giver: Square,
    blocked: Square,
    /// The man who comes to block; none if one stands there already.
    blocker: Option<&'a Walk>,
}

/// Returns the nearest mate in a corner; none if White has more men than one, or none is in sight.
pub(super) fn plan(players: &Players) -> Option<Plan> {
    let [giver] = &players.givers[..] else { return None };
    let mut nearest = Nearest { players, giver: &giver.walk, best: None };
    for mated in Bitboard::CORNERS {
        for blocked in attacks::rook_attacks(mated, Bitboard::FULL) {
            nearest.compare_on(mated, blocked);
        }
    }
    let (_, plies, corner) = nearest.best?;
    Some(nearest.plan_of(&corner, plies as u64))
}

impl<'a> Nearest<'a> {
    /// Compares the mates on a square with this flight blocked.
    fn compare_on(&mut self, mated: Square, blocked: Square) {
        let zone = attacks::king_attacks(mated);
        let kings = kings(zone.without(blocked)) & !zone.with(mated);
        let givers = givers(self.giver.role, mated);
        for blocker in blockers(self.players, blocked) {
            for king in kings {
                for giver in givers.without(king) {
                    self.compare(Corner { mated, king, giver, blocked, blocker });
                }
            }
        }
    }

    fn compare(&mut self, corner: Corner<'a>) {
        let Some((white, black)) = self.moves(&corner) else { return };
        let turn = self.players.board.turn;
        let cost = cost(turn, white, black) + corner.charge();
        let is_better = self.best.is_none_or(|(least, _, _)| cost < least);
        if is_better && self.is_mate(&corner) {
            self.best = Some((cost, plies(turn, white, black), corner));
        }
    }

    /// The numbers of moves that White and Black need before the mate; none if a man cannot come.
    fn moves(&self, corner: &Corner<'_>) -> Option<(usize, usize)> {
        let [_, kings] = &self.players.kings;
        let mated = kings.mated.moves_to(corner.mated.into())?;
        let other = kings.other.moves_to(corner.king.into())?;
        // One move is the mate.
        let own = self.giver.moves_to(corner.giver.into())?.max(1) - 1;
        let blocking = match corner.blocker {
            Some(walk) => walk.moves_to(corner.blocked.into())?,
            None => 0,
        };
        Some((other + own, mated + blocking))
    }

    /// Whether it is mate once all the men have arrived.
    fn is_mate(&self, corner: &Corner<'_>) -> bool {
        let mut board = self.players.board;
        let tasks = self.tasks(corner);
        board.take_off(tasks.iter().flatten().flat_map(|task| [task.from, task.to]).collect());
        for task in tasks.iter().flatten() {
            board.put(task.color, task.role, task.to);
        }
        (board.turn, board.passed) = (Color::Black, None);
        let attackers = board.attackers(corner.king, Color::Black, board.occupied());
        attackers.is_empty() && is_mate(&board)
    }

    /// The tasks of the mated king, of the man who gives mate, of White's king and of the man who blocks.
    fn tasks(&self, corner: &Corner<'_>) -> [Option<Task>; 4] {
        let task = |color, role, from, to| Task { color, role, from, to, is_last: false };
        let move_king = |color, to| task(color, Role::King, self.players.board.king(color), to);
        let giver = task(Color::White, self.giver.role, self.giver.from, corner.giver);
        let block = |walk: &Walk| task(Color::Black, walk.role, walk.from, corner.blocked);
        [
            Some(move_king(Color::Black, corner.mated)),
            Some(Task { is_last: true, ..giver }),
            Some(move_king(Color::White, corner.king)),
            corner.blocker.map(block),
        ]
    }

    fn plan_of(&self, corner: &Corner<'_>, plies: u64) -> Plan {
        let Corner { mated, king, giver, blocked, blocker } = *corner;
        let kept = blocker.map_or(Bitboard::from(blocked), |_| Bitboard::EMPTY);
        let [for_white, for_black] = barred(&self.players.board, kept);
        Plan {
            tasks: self.tasks(corner).into_iter().flatten().collect(),
            kept,
            plies,
            // White's king does not come past the other.
            barred: [for_white | attacks::king_attacks(mated), for_black],
            shunned: Bitboard::from(mated).with(king).with(giver).with(blocked),
        }
    }
}

impl Corner<'_> {
    /// The extra cost of a blocker who has to be promoted first.
    fn charge(&self) -> usize {
        if self.blocker.is_some_and(|walk| walk.is_pawn) { PROMOTION } else { 0 }
    }
}

/// The squares from which a king attacks all of these.
fn kings(squares: Bitboard) -> Bitboard {
    squares.into_iter().fold(Bitboard::FULL, |all, square| all & attacks::king_attacks(square))
}

/// The squares near a corner from which a man of White's gives check there.
fn givers(role: Role, mated: Square) -> Bitboard {
    let checks = attacks::attacks(mated, role.of(Color::White), Bitboard::EMPTY);
    checks.into_iter().filter(|square| square.distance(mated) <= NEAR).collect()
}

/// The men who may come to block a square; nobody has to if one stands there.
fn blockers(players: &Players, blocked: Square) -> impl Iterator<Item = Option<&Walk>> {
    let board = &players.board;
    let others = board.color(Color::Black) & !board.role(Role::King);
    let is_blocked = others.contains(blocked);
    // Another man has to move while White's king comes near.
    let stands = (is_blocked && others.more_than_one()).then_some(None);
    let [_, walks] = &players.blacks;
    // A queen there takes the man who gives check, or comes between.
    let may_come = move |walk: &&Walk| !is_blocked && walk.role != Role::Queen;
    stands.into_iter().chain(walks.iter().filter(may_come).map(Some))
}
