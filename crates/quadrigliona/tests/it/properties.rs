//! Properties that hold for random incidents, whatever players, clocks and runners do.

use acconcio_properties::cases;
use acconcio_quadrigliona::act::{ActKind, ArbiterAct, Clock, Origin, Person};
use acconcio_quadrigliona::disputed_point::PresetReadings;
use acconcio_quadrigliona::grading::{is_right, model_answer};
use acconcio_quadrigliona::ruling::{Facets, GameOutcome, Outcome, PieceEffect, Ruling, TieBreak};
use acconcio_quadrigliona::{
    Act, AdjudicationError, Incident, MatchState, Seat, Table, Team, adjudicate,
};
use proptest::prelude::*;
use proptest::sample::{Index, select};
use shakmaty::{ByColor, Color, Role, Square};

use crate::incident_text::{act, incident};

const BOARDS: [&str; 5] = [
    crate::incident_text::START,
    "r3k2r/ppp2ppp/8/3n4/4P3/8/PPP2PPP/R3K2R[QRNPqrnp] w KQkq - 0 1",
    "4k3/P6p/8/8/8/8/p6P/4K3[NPnp] w - - 0 1",
    "6k1/5ppp/8/8/8/8/5PPP/4R1K1[Pp] w - - 0 1",
    "6rk/6pp/7n/6N1/8/8/6PP/6RK[Nn] w - - 0 1",
];

/// The acts to choose from; those that are impossible at the moment are left out.
const ACTS: &[&str] = &[
    "WA e2e4",
    "WA e4d5",
    "WA g5f7",
    "WA e1e8",
    "WA a7a8",
    "WA says=Q",
    "WA N@f3",
    "WA P@h8",
    "WA P@c2",
    "WA c2c4",
    "WA R@h1",
    "WA e1g1",
    "WA h1f1",
    "WA back",
    "WA touch=e1",
    "WA xd5",
    "WA press",
    "WA press",
    "WA press",
    "BA press",
    "BA press",
    "BA press",
    "BA e7e5",
    "BA d5b4",
    "BA h6f5",
    "BA a2a1",
    "BA N@f6",
    "BA P@h1",
    "BA g8f8",
    "BA e8e7",
    "BA Q@d4~",
    "BA N@c3!",
    "WB e2e4",
    "WB g5f7",
    "WB press",
    "BB press",
    "WB press",
    "BB press",
    "BB e7e5",
    "BB N@f2",
    "BB P@a1",
    "BB e8d8",
    "WA hand=N",
    "WA hand=P",
    "RR carry=N",
    "RR deliver=N",
    "RR deliver=P",
    "BB deliver=N",
    "RR errs=drops-piece",
    "RB errs=touches-hoop",
    "RR errs=steps-on-board",
    "WA errs=drops-piece",
    "RR press=WA",
    "BB press=BA",
    "WA behaves=blocks-view",
    "BB behaves=noise?",
    "WA tells=suggests-move",
    "WA wait",
    "WA flag",
    "BA flag",
    "WA notice",
    "BA consent",
    "WA consent",
    "BA claim=illegal-move",
    "WA claim=illegal-move",
    "BA claim=flag-fall",
    "WA claim=checkmate",
    "BA claim=stalemate",
    "BA claim=repetition",
    "WA claim=touch-move",
    "WA claim=wrong-set-up",
    "BB claim=misconduct",
    "WB claim=runner-fault",
    "WA stopall+",
    "WA claim=dispute+",
    "WA claim=dispute",
    "WA stop",
    "WA offer+",
    "BA accept+",
    "BA accept",
    "WA resign",
    "WA count=1",
    "WA 30 press",
    "BA 700 notice",
    "WA start=A",
    "WB start=B",
    "AR reinstate=A",
    "AR tie",
];

/// Appends the acts of a list that are possible, one after the other.
fn possible(incident: &mut Incident, acts: impl IntoIterator<Item = Act>) {
    let mut match_state = MatchState::opening(incident);
    for act in acts {
        if let Ok(next) = match_state.after(&act) {
            match_state = next;
            incident.acts.push(act);
        }
    }
}

prop_compose! {
    fn incidents()(
        boards in [select(&BOARDS[..]), select(&BOARDS[..])],
        choices in proptest::collection::vec(any::<Index>(), 1..24),
    ) -> Incident {
        let mut incident = incident(boards[0], boards[1], "");
        possible(&mut incident, choices.iter().map(|choice| act(ACTS[choice.index(ACTS.len())])));
        incident
    }
}

/// The number of pieces of a colour and kind, wherever they are.
fn wood(match_state: &MatchState, color: Color, role: Role) -> usize {
    let mut all: usize = 0;
    for table in Table::ALL {
        all += (match_state.tables.of(table).board.by_color(color)
            & match_state.tables.of(table).board.by_role(role))
        .count();
        let seat = Seat { table, color };
        let runner = match_state.runners.of(seat.team());
        let stores = [
            match_state.reserve.at(seat),
            match_state.aside.at(seat),
            match_state.beside.at(seat.partner()),
            *runner.handed.of(table),
            *runner.carried.of(table),
        ];
        all += stores.iter().map(|store| usize::from(*store.get(role))).sum::<usize>();
    }
    all
}

/// The reflection of a match: boards exchanged, colours exchanged, or both.
#[derive(Clone, Copy)]
struct Mirror {
    boards: bool,
    colours: bool,
}

impl Mirror {
    fn table(self, table: Table) -> Table {
        if self.boards { table.other() } else { table }
    }

    fn color(self, color: Color) -> Color {
        if self.colours { !color } else { color }
    }

    fn team(self, team: Team) -> Team {
        if self.boards == self.colours { team } else { team.other() }
    }

    fn seat(self, seat: Seat) -> Seat {
        Seat { table: self.table(seat.table), color: self.color(seat.color) }
    }

    fn square(self, square: Square) -> Square {
        if self.colours { square.flip_vertical() } else { square }
    }

    fn person(self, person: Person) -> Person {
        match person {
            Person::Player(seat) => Person::Player(self.seat(seat)),
            Person::Runner(team) => Person::Runner(self.team(team)),
            Person::Team(team) => Person::Team(self.team(team)),
            Person::Arbiter | Person::Bystander => person,
        }
    }

    fn incident(self, incident: &Incident) -> Incident {
        let mut tables = incident.tables.clone();
        if self.boards {
            std::mem::swap(&mut tables.a, &mut tables.b);
        }
        if self.colours {
            for start in [&mut tables.a, &mut tables.b] {
                start.position.mirror();
                start.clocks = start.clocks.swapped();
                start.illegal_moves = start.illegal_moves.swapped();
            }
        }
        let acts = incident.acts.iter().map(|act| Act {
            by: self.person(act.by),
            kind: self.kind(&act.kind),
            ..act.clone()
        });
        Incident { tables, acts: acts.collect(), ..incident.clone() }
    }

    fn kind(self, kind: &ActKind) -> ActKind {
        let mut kind = kind.clone();
        match &mut kind {
            ActKind::Touches { square, table, .. } => {
                *square = self.square(*square);
                *table = table.map(|table| self.table(table));
            }
            ActKind::Places { from, to, table } => {
                (*from, *to) = (self.square(*from), self.square(*to));
                *table = table.map(|table| self.table(table));
            }
            ActKind::Removes { square } | ActKind::Puts { square, .. } => {
                *square = self.square(*square)
            }
            ActKind::PressesClock { of: Some(Clock { table, color }) } => {
                (*table, *color) = (self.table(*table), self.color(*color));
            }
            ActKind::StartsGame { table } => *table = self.table(*table),
            ActKind::Decides(ArbiterAct::Reinstates { table }) => {
                *table = self.table(*table);
            }
            ActKind::TakesBack
            | ActKind::NamesPromotion(_)
            | ActKind::CountsAloud(_)
            | ActKind::PressesClock { of: None }
            | ActKind::StopsClocks { .. }
            | ActKind::Claims { .. }
            | ActKind::OffersDraw { .. }
            | ActKind::AnswersDraw { .. }
            | ActKind::Resigns
            | ActKind::FlagFalls
            | ActKind::Notices
            | ActKind::Consents
            | ActKind::Waits
            | ActKind::Says(_)
            | ActKind::Misbehaves(_)
            | ActKind::HandsOver { .. }
            | ActKind::Carries { .. }
            | ActKind::Delivers { .. }
            | ActKind::Errs(_)
            | ActKind::Arranges(_)
            | ActKind::Decides(
                ArbiterAct::StepsIn
                | ArbiterAct::Warns
                | ArbiterAct::LetsPlayGoOn
                | ArbiterAct::BreaksTie,
            ) => {}
        }
        kind
    }

    fn effect(self, effect: PieceEffect) -> PieceEffect {
        match effect {
            PieceEffect::ToReserve { role, of } => {
                PieceEffect::ToReserve { role, of: self.seat(of) }
            }
            PieceEffect::BackToCapturer { role, of } => {
                PieceEffect::BackToCapturer { role, of: self.seat(of) }
            }
            PieceEffect::BackToStart { pieces, team } => {
                PieceEffect::BackToStart { pieces, team: self.team(team) }
            }
            PieceEffect::CountsAs { table, square, role } => PieceEffect::CountsAs {
                table: self.table(table),
                square: self.square(square),
                role,
            },
            PieceEffect::NoCastlingWith { table, square } => PieceEffect::NoCastlingWith {
                table: self.table(table),
                square: self.square(square),
            },
            PieceEffect::DoubleStepFrom { table, square } => PieceEffect::DoubleStepFrom {
                table: self.table(table),
                square: self.square(square),
            },
            PieceEffect::Occurred { table, times } => {
                PieceEffect::Occurred { table: self.table(table), times }
            }
        }
    }

    fn won(self, outcome: Outcome) -> Outcome {
        match outcome {
            Outcome::Won(team) => Outcome::Won(self.team(team)),
            Outcome::Continues | Outcome::Drawn | Outcome::BeginsAnew => outcome,
        }
    }

    /// The ruling as text that does not depend on an order.
    fn seen(self, facets: &Facets) -> Vec<String> {
        let game = facets.game.map(|slot| match slot.value {
            GameOutcome::Won(team) => GameOutcome::Won(self.team(team)),
            GameOutcome::Continues | GameOutcome::Drawn => slot.value,
        });
        let tie = facets.tie_break.map(|slot| match slot.value {
            TieBreak::RaceOrAward(team) => TieBreak::RaceOrAward(self.team(team)),
            TieBreak::Race => TieBreak::Race,
        });
        let counts = Seat::ALL.map(|seat| facets.counts.map(|slot| slot.value.at(self.seat(seat))));
        let against =
            facets.discipline.map(|slot| (self.person(slot.value.against), slot.value.recommended));
        let mut seen = vec![
            format!("{:?} {:?}", facets.trigger.value, facets.admissibility.map(|slot| slot.value)),
            format!("{:?} {:?}", facets.classification.value, facets.completion.map(|s| s.value)),
            format!("{:?} {game:?} {tie:?} {counts:?}", facets.board.value),
            format!("{:?} {against:?}", self.won(facets.result.value)),
            format!("{:?} {}", facets.window.map(|slot| slot.value), facets.classification.by),
        ];
        let mut changes: Vec<String> = facets
            .pieces
            .iter()
            .map(|slot| format!("{:?}", self.effect(slot.value)))
            .chain(
                facets
                    .time
                    .iter()
                    .map(|slot| format!("{:?} {}", self.seat(slot.value.seat), slot.value.seconds)),
            )
            .collect();
        changes.sort();
        seen.extend(changes);
        seen
    }
}

/// All readings, in an order that does not depend on the mirror.
fn readings(mirror: Mirror, ruling: &Ruling) -> Vec<Vec<String>> {
    let mut all: Vec<Vec<String>> =
        ruling.readings.iter().map(|reading| mirror.seen(&reading.facets)).collect();
    all.sort();
    all
}

const AS_IT_IS: Mirror = Mirror { boards: false, colours: false };

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(2_000)))]

    #[test]
    fn every_incident_is_ruled_on(incident in incidents()) {
        match adjudicate(&incident) {
            Ok(ruling) => {
                let halls = MatchState::all(&incident, &incident.acts).unwrap();
                let match_state = halls.last().unwrap();
                for facets in ruling.facets_under_each_reading() {
                    prop_assert!(is_right(match_state, &ruling, &model_answer(match_state, &ruling, facets)));
                    if let Some(counts) = &facets.counts {
                        let more: u32 = Seat::ALL.into_iter().map(|seat| {
                            u32::from(counts.value.at(seat) - ruling.subject.counted.at(seat))
                        }).sum();
                        prop_assert_eq!(more, 1);
                    }
                }
            }
            Err(AdjudicationError::Act { .. }) => prop_assert!(false, "possible acts only"),
            Err(error) => prop_assert!(false, "{}", error),
        }
    }

    #[test]
    fn another_reading_is_what_its_holder_rules(incident in incidents()) {
        for reading in adjudicate(&incident).expect("ruled").readings {
            let preset_readings = reading.taken.iter().fold(PresetReadings::default(), |all, it| {
                all.with(it.point, it.side)
            });
            let held = adjudicate(&Incident { preset_readings, ..incident.clone() }).expect("ruled");
            prop_assert_eq!((held.subject, held.facets), (reading.subject, reading.facets));
        }
    }

    #[test]
    fn wood_is_neither_lost_nor_made(incident in incidents()) {
        let from_nowhere = incident.acts.iter().any(|act| matches!(
            act.kind,
            ActKind::Puts { from: Origin::Nowhere, .. }
        ));
        if from_nowhere {
            return Ok(());
        }
        let halls = MatchState::all(&incident, &incident.acts).unwrap();
        let all = |match_state: &MatchState| {
            ByColor::new_with(|color| Role::ALL.map(|role| wood(match_state, color, role)))
        };
        for match_state in &halls {
            prop_assert_eq!(all(match_state), all(&halls[0]));
        }
    }

    #[test]
    fn teams_and_colours_exchanged_are_ruled_on_alike(
        incident in incidents(),
        mirror in select(vec![(true, false), (false, true), (true, true)]),
    ) {
        let mirror = Mirror { boards: mirror.0, colours: mirror.1 };
        let other = adjudicate(&mirror.incident(&incident)).unwrap();
        let one = adjudicate(&incident).unwrap();
        prop_assert_eq!(AS_IT_IS.seen(&other.facets), mirror.seen(&one.facets));
        prop_assert_eq!(readings(AS_IT_IS, &other), readings(mirror, &one));
    }
}
