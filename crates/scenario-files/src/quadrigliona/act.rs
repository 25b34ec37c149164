//! The conversion of one written act of a match into an act of the core.

use acconcio_adjudication::incident::{Manner, Reply, Sight};
use acconcio_quadrigliona::act::{
    Accord, ActKind, ArbiterAct, Arrangement, Claim, Clock, Clocks, Misconduct, Origin, Roles,
    RunnerFault, Saying,
};
use acconcio_quadrigliona::{Act, Person, Seat, Table};
use toml::Spanned;

use super::file;
use crate::acts::WrittenAct;
use crate::reader::{Reader, Written};

const SEATS: &str = "white-a, black-a, white-b, black-b";
const ACTS: &str = "plays, drops, passes, touches, places, takes-back, removes, puts, names, counts, \
    presses-clock, stops-clocks, starts-game, claims, offers-draw, answers-draw, resigns, \
    flag-falls, notices, consents, waits, says, misbehaves, hands-over, carries, delivers, errs, \
    registers, arrives-late, lines-up, substitutes, hires, decides";

impl WrittenAct for file::Act {
    type Act = Act;
    type Person = Person;
    type Kind = ActKind;
    const PEOPLE: &'static str = "white-a, black-a, white-b, black-b, runner-red, runner-blue, team-red, \
        team-blue, arbiter, bystander";

    /// Returns one act, or several for `plays`, `drops` and `passes`.
    fn kinds(reader: &mut Reader<'_, file::Act>, by: Person) -> Option<Vec<(Person, ActKind)>> {
        let press = ActKind::PressesClock { of: None };
        Some(match reader.raw().does().get_ref().as_str() {
            "plays" => {
                let (from, to) = (reader.square("from")?, reader.square("to")?);
                let mut kinds = vec![
                    ActKind::Touches { square: from, manner: Manner::Deliberate, table: None },
                    ActKind::Places { from, to, table: None },
                ];
                if reader.raw().piece.is_some() {
                    kinds.push(ActKind::NamesPromotion(reader.piece()?));
                }
                kinds.push(press);
                kinds.into_iter().map(|kind| (by, kind)).collect()
            }
            "drops" => vec![(by, reader.puts()?), (by, press)],
            "passes" => {
                let role = reader.piece()?;
                let Some(team) = by.team() else {
                    let by = reader.raw().by();
                    reader.complain("by", by.span(), "nobody runs for him", SEATS);
                    return None;
                };
                let runner = Person::Runner(team);
                vec![
                    (by, ActKind::HandsOver { role }),
                    (runner, ActKind::Carries { pieces: Roles(vec![role]) }),
                    (runner, ActKind::Delivers { role }),
                ]
            }
            does => vec![(by, reader.kind(does)?)],
        })
    }

    fn act(by: Person, kind: ActKind, sight: Sight, after: u32) -> Act {
        Act { by, kind, sight, after }
    }
}

impl Reader<'_, file::Act> {
    fn kind(&mut self, does: &str) -> Option<ActKind> {
        Some(match does {
            "touches" => ActKind::Touches {
                square: self.square("square")?,
                manner: self.choice("manner", "deliberate, accidental, disputed")?,
                table: self.table()?,
            },
            "places" => ActKind::Places {
                from: self.square("from")?,
                to: self.square("to")?,
                table: self.table()?,
            },
            "takes-back" => ActKind::TakesBack,
            "removes" => ActKind::Removes { square: self.square("square")? },
            "puts" => self.puts()?,
            "names" => ActKind::NamesPromotion(self.piece()?),
            "counts" => ActKind::CountsAloud(self.number("number", |raw| &raw.number)?),
            "presses-clock" => ActKind::PressesClock { of: self.clock()? },
            "stops-clocks" => ActKind::StopsClocks {
                which: self.choice::<Clocks>("what", "own-board, both-boards")?,
                accord: self.accord()?,
            },
            "starts-game" => ActKind::StartsGame { table: self.needed("table", "a, b")? },
            "claims" => ActKind::Claims { what: self.claim()?, accord: self.accord()? },
            "offers-draw" => ActKind::OffersDraw { accord: self.accord()? },
            "answers-draw" => ActKind::AnswersDraw {
                reply: self.needed::<Reply>("what", "accepts, declines")?,
                accord: self.accord()?,
            },
            "resigns" => ActKind::Resigns,
            "flag-falls" => ActKind::FlagFalls,
            "notices" => ActKind::Notices,
            "consents" => ActKind::Consents,
            "waits" => ActKind::Waits,
            "says" => {
                let words = "suggests-move, asks-to-wait, asks-for-advice";
                ActKind::Says(self.needed::<Saying>("what", words)?)
            }
            "misbehaves" => {
                let words = "hides-reserve, blocks-view, offends, noise";
                ActKind::Misbehaves(self.needed::<Misconduct>("what", words)?)
            }
            "hands-over" => ActKind::HandsOver { role: self.piece()? },
            "carries" => ActKind::Carries { pieces: self.pieces()? },
            "delivers" => ActKind::Delivers { role: self.piece()? },
            "errs" => {
                let words = "drops-piece, touches-hoop, steps-on-board, touches-clock";
                ActKind::Errs(self.needed::<RunnerFault>("what", words)?)
            }
            "registers" | "arrives-late" | "lines-up" | "substitutes" | "hires" => {
                ActKind::Arranges(self.arrangement(does)?)
            }
            "decides" => ActKind::Decides(self.decision()?),
            _ => {
                self.complain_of_act_kind(ACTS);
                return None;
            }
        })
    }

    fn arrangement(&mut self, does: &str) -> Option<Arrangement> {
        Some(match does {
            "registers" => Arrangement::Registers {
                when: self.needed("when", "by-the-day-before, on-the-day")?,
                before: self.number("before", |raw| &raw.before)?,
                places: self.number("places", |raw| &raw.places)?,
            },
            "arrives-late" => {
                Arrangement::ArrivesLate { agreed: self.needed("agreed", "agreed, not-agreed")? }
            }
            "lines-up" => Arrangement::LinesUp {
                players: self.number("players", |raw| &raw.players)?,
                runners: self.number("runners", |raw| &raw.runners)?,
                colours: self.needed("colours", "one-of-each, the-same")?,
                captain: self.needed("captain", "named, not-named")?,
                caps: self.needed("caps", "distinct, alike")?,
            },
            "substitutes" => Arrangement::Substitutes {
                when: self.needed("when", "between-games, during-game")?,
            },
            _ => Arrangement::Hires {
                players: self.number("players", |raw| &raw.players)?,
                from: self.needed("from", "eliminated, still-in")?,
                need: self.needed("need", "short, complete")?,
            },
        })
    }

    fn decision(&mut self) -> Option<ArbiterAct> {
        let what = self.optional("what");
        if what.is_some_and(|what| what.get_ref() == "reinstates") {
            return Some(ArbiterAct::Reinstates { table: self.needed("table", "a, b")? });
        }
        self.needed("what", "steps-in, warns, reinstates, lets-play-go-on, breaks-tie")
    }

    fn puts(&mut self) -> Option<ActKind> {
        Some(ActKind::Puts {
            role: self.piece()?,
            square: self.square("square")?,
            from: self.choice::<Origin>("from", "reserve, on-its-way, nowhere")?,
        })
    }

    fn claim(&mut self) -> Option<Claim> {
        self.needed(
            "what",
            "illegal-move, touch-move, flag-fall, checkmate, stalemate, no-mating-material, \
             repetition, quickplay-finish, wrong-set-up, misconduct, runner-fault, \
             simultaneous-end, dispute",
        )
    }

    fn accord(&mut self) -> Option<Accord> {
        self.choice("accord", "alone, with-partner")
    }

    /// Parses the field `table`. The outer none is an error; the inner one means that the field is
    /// absent.
    fn table(&mut self) -> Option<Option<Table>> {
        match self.optional("table") {
            None => Some(None),
            Some(field) => self.word("table", &field, "a, b").map(Some),
        }
    }

    /// Parses the field `of`. The two levels are as in [`Reader::table`].
    fn clock(&mut self) -> Option<Option<Clock>> {
        let Some(field) = self.optional("of") else { return Some(None) };
        let person = self.word::<Person>("of", &field, SEATS)?;
        match person.seat() {
            Some(Seat { table, color }) => Some(Some(Clock { table, color })),
            None => {
                let message = format!("`{}` has no clock", person.name());
                self.complain("of", field.span(), message, format!("one of: {SEATS}"));
                None
            }
        }
    }

    fn pieces(&mut self) -> Option<Roles> {
        let written = self.raw().pieces.as_ref();
        let written = self.present("pieces", written, "[\"knight\"]")?;
        let roles = written.get_ref().iter().map(|field| self.as_piece("pieces", field));
        roles.collect::<Option<_>>().map(Roles)
    }

    fn number(
        &mut self,
        name: &'static str,
        of: impl Fn(&file::Act) -> &Option<Spanned<u8>>,
    ) -> Option<u8> {
        let number = of(self.raw()).as_ref().map(|number| *number.get_ref());
        self.present(name, number, "1")
    }
}

#[cfg(test)]
mod tests {
    use super::ACTS;

    #[test]
    fn ok_every_act_is_offered_where_one_is_unknown() {
        crate::tests::check_names(include_str!("act.rs"), ACTS);
    }
}
