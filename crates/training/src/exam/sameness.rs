//! Which disguises an incident can have: those in which it is ruled as before, but for the mirroring.

use shakmaty::{Color, Move};

use super::{Disguise, Mirrors, NAMES, PaperVariant, rank};
use crate::scenario::IncidentName;
use acconcio_adjudication::Adjudication;
use acconcio_adjudication::incident::{Incident, PerPlayer};
use acconcio_adjudication::laws::{Citation, Rule, Status, Step};
use acconcio_adjudication::ruling::{
    ClockRange, Duty, Facets, Outcome, Reinstatement, Ruling, TimeRange,
};

/// From this move on, one move more or less looks alike.
const MID_GAME: u32 = 10;

impl Disguise {
    /// The disguise of an incident on a variant of a paper. Each respect is changed only where the core
    /// rules as before but for the mirroring, by the same articles; otherwise it stays.
    pub fn of(
        name: &IncidentName,
        incident: &Incident,
        seed: u32,
        paper_variant: PaperVariant,
    ) -> Disguise {
        let chance = |paper_variant: PaperVariant| {
            rank(paper_variant.seed(seed), &name.scenario, &name.variant)
        };
        let [own, common] = [chance(paper_variant), chance(PaperVariant::A)];
        let plain = Disguise { names: below(own, NAMES), ..Disguise::default() };
        let step = match paper_variant {
            PaperVariant::A => return plain,
            PaperVariant::B => 0,
            PaperVariant::C => 1,
        };
        let Some(original) = Original::of(incident) else { return plain };
        let mirrored = |mirrors| Disguise { mirrors, ..plain };
        let mut faces = vec![Mirrors::Colours, Mirrors::Files, Mirrors::Both];
        faces.retain(|mirrors| original.is_ruled_alike(mirrored(*mirrors)));
        if faces.len() < 2 {
            faces.push(Mirrors::None);
        }
        let first = usize::try_from(common >> 40).unwrap_or_default();
        let mut kept = mirrored(faces[(first + step) % faces.len()]);
        let least = incident.clocks.white.min(incident.clocks.black);
        let seconds = (3 + below(own >> 8, 55)).min(u8::try_from(least / 4).unwrap_or(u8::MAX));
        let moves =
            if incident.start.fullmoves.get() < MID_GAME { 0 } else { 1 + below(own >> 16, 9) };
        let is_counted = below(own >> 24, 2) == 1;
        let counted = is_counted.then(|| original.opponent());
        for wished in [
            |it: Disguise, (seconds, _, _)| Disguise { seconds, ..it },
            |it, (_, moves, _)| Disguise { moves, ..it },
            |it, (_, _, counted)| Disguise { counted, ..it },
        ] {
            let changed = wished(kept, (seconds, moves, counted));
            if original.is_ruled_alike(changed) {
                kept = changed;
            }
        }
        kept
    }
}

/// An incident and its ruling, to be compared with disguised ones.
struct Original<'a> {
    incident: &'a Incident,
    remaining: PerPlayer<u32>,
    ruling: Ruling,
}

impl<'a> Original<'a> {
    /// Rules on an incident; none where it cannot be ruled on.
    fn of(incident: &'a Incident) -> Option<Original<'a>> {
        let Adjudication { reconstruction, ruling } = Adjudication::of(incident).ok()?;
        Some(Original { incident, remaining: reconstruction.board_state().remaining, ruling })
    }

    /// The player who is not ruled on.
    fn opponent(&self) -> Color {
        !self.ruling.subject.player
    }

    /// Whether the disguise can be applied, and the ruling is then the same: on the same turn, by the same
    /// articles, in every facet and every reading.
    fn is_ruled_alike(&self, disguise: Disguise) -> bool {
        let Some(changed) = disguise.applied(self.incident) else { return false };
        let Ok(Adjudication { reconstruction, ruling }) = Adjudication::of(&changed) else {
            return false;
        };
        let (own, other) = (&self.ruling, &ruling);
        let alike = |own: &Facets, own_trace: &[Step], other: &Facets, trace: &[Step]| {
            seen(own, disguise) == in_order(other.clone()) && asked(own_trace) == asked(trace)
        };
        let readings = || own.readings.iter().zip(&other.readings);
        self.remaining_seen(disguise) == Some(reconstruction.board_state().remaining)
            && disguise.mirrors.player(own.subject.player) == other.subject.player
            && own.subject.first_act == other.subject.first_act
            && own.subject.last_act == other.subject.last_act
            && own.subject.is_board_changed == other.subject.is_board_changed
            && own.unruled == other.unruled
            && alike(&own.facets, &own.trace, &other.facets, &other.trace)
            && own.readings.len() == other.readings.len()
            && readings().all(|(own, other)| {
                own.taken == other.taken
                    && alike(&own.facets, &own.trace, &other.facets, &other.trace)
            })
    }

    fn remaining_seen(&self, disguise: Disguise) -> Option<PerPlayer<u32>> {
        let less = |time: u32| time.checked_sub(u32::from(disguise.seconds));
        let PerPlayer { white, black } = per_player(self.remaining, disguise.mirrors);
        Some(PerPlayer { white: less(white)?, black: less(black)? })
    }
}

/// The provisions of a trace with their status.
fn asked(trace: &[Step]) -> Vec<(Rule, Citation, Status)> {
    let own = |step: &Step| (step.rule, step.by, step.status);
    trace.iter().flat_map(|step| [vec![own(step)], asked(&step.under)].concat()).collect()
}

fn per_player<T: Copy>(values: PerPlayer<T>, mirrors: Mirrors) -> PerPlayer<T> {
    if mirrors.exchanges_colours() { values.swapped() } else { values }
}

/// The facets as they have to be under a disguise.
fn seen(facets: &Facets, disguise: Disguise) -> Facets {
    let mirrors = disguise.mirrors;
    let mut seen = facets.clone();
    if let Reinstatement::PawnBecomesQueen(square) = &mut seen.board.value {
        *square = mirrors.square(*square);
    }
    if let Some(obligation) = &mut seen.obligation {
        obligation.value.duty = duty(obligation.value.duty, mirrors);
        let permitted = &mut obligation.value.permitted;
        *permitted = permitted.iter().map(|played| mirrors.played(played)).collect();
    }
    for change in &mut seen.time {
        change.value.player = mirrors.player(change.value.player);
    }
    if let Some(judgement) = &mut seen.judgement {
        let less = |time: u32| time.saturating_sub(u32::from(disguise.seconds));
        let ClockRange { white, black } = judgement.value;
        let range = |range: TimeRange| TimeRange {
            least: less(range.least),
            recommended: less(range.recommended),
            most: less(range.most),
        };
        let PerPlayer { white, black } =
            per_player(PerPlayer { white: range(white), black: range(black) }, mirrors);
        judgement.value = ClockRange { white, black };
    }
    if let Some(counts) = &mut seen.counts {
        if let Some(player) = disguise.counted {
            *counts.value.of_mut(player) += 1;
        }
        counts.value = per_player(counts.value, mirrors);
    }
    if let Some(discipline) = &mut seen.discipline {
        discipline.value.player = mirrors.player(discipline.value.player);
    }
    if let Outcome::Won(winner) | Outcome::HalfPoint(winner) = &mut seen.result.value {
        *winner = mirrors.player(*winner);
    }
    for remedy in seen.remedies.iter_mut().flat_map(|remedies| &mut remedies.value) {
        remedy.moves = remedy.moves.iter().map(|played| mirrors.played(played)).collect();
    }
    in_order(seen)
}

/// The facets with their lists in an order that does not depend on the names of squares and players.
fn in_order(mut facets: Facets) -> Facets {
    let sorted = |moves: &mut Vec<Move>| moves.sort_by_key(|played| format!("{played:?}"));
    if let Some(obligation) = &mut facets.obligation {
        sorted(&mut obligation.value.permitted);
    }
    facets.time.sort_by_key(|change| change.value.player.is_black());
    for remedy in facets.remedies.iter_mut().flat_map(|remedies| &mut remedies.value) {
        sorted(&mut remedy.moves);
    }
    facets
}

fn duty(duty: Duty, mirrors: Mirrors) -> Duty {
    let seen = |square| mirrors.square(square);
    match duty {
        Duty::Move(square) => Duty::Move(seen(square)),
        Duty::Capture(square) => Duty::Capture(seen(square)),
        Duty::CaptureWith { own, opponent } => {
            Duty::CaptureWith { own: seen(own), opponent: seen(opponent) }
        }
        Duty::Castle(side) => Duty::Castle(side),
        Duty::MoveKing(square) => Duty::MoveKing(seen(square)),
        Duty::Stands(played) => Duty::Stands(mirrors.played(&played)),
        Duty::PromoteOn(square) => Duty::PromoteOn(seen(square)),
        Duty::PromoteTo(role, square) => Duty::PromoteTo(role, seen(square)),
        Duty::MoveOneOf(one, other) => Duty::MoveOneOf(seen(one), seen(other)),
        Duty::PlayAnnounced(played) => Duty::PlayAnnounced(mirrors.played(&played)),
        Duty::Free => Duty::Free,
        Duty::OpponentChooses => Duty::OpponentChooses,
    }
}

/// A number below another that follows from chance.
fn below(chance: u64, most: u8) -> u8 {
    u8::try_from(chance % u64::from(most)).unwrap_or_default()
}
