//! The facets of a ruling under the Laws, as text for people.

use super::Citation;
use super::facets::{Facets, Slot};
use crate::rule::phrase::{Move, phrase, spaced};
use crate::rule::report::Line;

/// Returns the facets, a line each.
pub fn lines(facets: &Facets) -> Vec<Line> {
    let mut lines = vec![line("trigger", &facets.trigger, |value| spaced(value))];
    let admissibility = facets.admissibility.iter();
    lines.extend(admissibility.map(|slot| line("claim", slot, |value| spaced(value))));
    lines.push(line("classification", &facets.classification, |value| spaced(value)));
    lines.push(line("completion", &facets.completion, |value| spaced(value)));
    lines.push(line("board", &facets.board, |value| {
        let act = value.act.map(|act| format!("act {act}"));
        phrase([spaced(value.position).into(), value.square.clone(), act])
    }));
    if let Some(slot) = &facets.obligation {
        lines.push(line("to play", slot, |value| {
            let squares = Some(value.squares.join(" ")).filter(|squares| !squares.is_empty());
            let stands = value.stands.as_ref().map(|played| played.text().to_owned());
            let words = [value.piece, value.castling].map(|word| word.map(spaced));
            let [piece, castling] = words;
            phrase([spaced(value.duty).into(), piece, castling, squares, stands])
        }));
        let (name, value) = ("permitted", moves(&slot.value.permitted));
        lines.push(Line { name, value, by: String::new() });
    }
    lines.extend(facets.time.iter().map(|slot| {
        line("time", slot, |value| {
            format!("{} {:+} s, {}", value.player, value.seconds, slot.force)
        })
    }));
    lines.extend(facets.judgement.iter().map(|slot| {
        line("judgement", slot, |value| {
            let (white, black) = (&value.white, &value.black);
            let white = format!("white {} to {} s", white.from, white.to);
            format!("{white}, black {} to {} s", black.from, black.to)
        })
    }));
    lines.extend(last_facets(facets));
    lines
}

fn last_facets(facets: &Facets) -> Vec<Line> {
    let mut lines = Vec::new();
    lines.extend(facets.counts.iter().map(|slot| {
        line("counts", slot, |value| format!("white {}, black {}", value.white, value.black))
    }));
    lines.extend(facets.discipline.iter().map(|slot| {
        line("discipline", slot, |value| {
            let measure = spaced(&value.recommended);
            let permitted: Vec<_> = value.permitted.iter().map(|word| spaced(word)).collect();
            format!("{}: {measure} recommended, of {}", value.player, permitted.join(", "))
        })
    }));
    lines.push(line("result", &facets.result, |value| {
        phrase([spaced(value.outcome).into(), value.winner.map(|winner| format!("by {winner}"))])
    }));
    lines.extend(facets.window.iter().map(|slot| {
        line("may claim", slot, |value| {
            let moves = value.moves.map(|moves| moves.to_string());
            let until = format!("until {}", spaced(value.until));
            phrase([spaced(&value.claimant).into(), until.into(), moves])
        })
    }));
    if let Some(slot) = &facets.remedies {
        for open in &slot.value {
            let value = format!("{}: {}", spaced(&open.remedy), moves(&open.moves));
            lines.push(Line { name: "remedy", value, by: cited(&slot.by) });
        }
    }
    lines
}

fn line<T>(name: &'static str, slot: &Slot<T>, value: impl FnOnce(&T) -> String) -> Line {
    Line { name, value: value(&slot.value), by: cited(&slot.by) }
}

fn cited(by: &Citation) -> String {
    format!("{} {}", by.edition, by.article)
}

fn moves(moves: &[Move]) -> String {
    let moves: Vec<&str> = moves.iter().map(Move::text).collect();
    moves.join(" ")
}
