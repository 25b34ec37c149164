//! What `rule` prints for people.

use std::fmt::Write;

use super::facets::{Facets, Slot};
use super::facts::Fact;
use super::json::{Choice, Citation, Move, Report, Ruling, Step};

/// The rulings on a story, to read.
pub fn report(report: &Report) -> String {
    let mut text = String::new();
    for ruling in &report.rulings {
        if !text.is_empty() {
            text.push('\n');
        }
        text += &format!("{} / {}\n", report.story, ruling.variant);
        text += &body(ruling);
    }
    text
}

fn body(ruling: &Ruling) -> String {
    let mut text = format!("  under {}, {}", ruling.edition, ruling.regime);
    let readings = ruling.doctrine.as_deref().unwrap_or("readings of its own");
    let _ = write!(text, ", {readings}");
    for number in &ruling.enacted {
        let _ = write!(text, ", proposal {number} enacted");
    }
    let subject = &ruling.subject;
    let (player, first, last) = (subject.player, subject.first_act, subject.last_act);
    let _ = write!(text, "\n  the turn of {player}, acts {first} to {last}");
    if let Some(position) = &subject.position {
        let _ = write!(text, ", from {position}");
    }
    text.push_str("\n\n");
    let facets = facets(&ruling.facets);
    facets.iter().for_each(|line| text += &facet(line, 2));
    text.push_str("\n  trace\n");
    trace(&ruling.trace, 4, &mut text);
    for reading in &ruling.readings {
        text.push_str("\n  other reading\n");
        reading.taken.iter().for_each(|choice| text += &taken(choice));
        let other = self::facets(&reading.facets);
        other.iter().filter(|line| !facets.contains(line)).for_each(|line| text += &facet(line, 4));
        for line in &facets {
            if !other.iter().any(|other| other.0 == line.0) {
                text += &format!("    {:<16}none\n", line.0);
            }
        }
    }
    for act in &ruling.unruled {
        let _ = write!(text, "\n  act {act} is not ruled on\n");
    }
    text
}

/// A facet's name, its value, and what orders it.
type Line = (&'static str, String, String);

fn facet((name, value, by): &Line, indent: usize) -> String {
    let indent = " ".repeat(indent);
    if by.is_empty() {
        format!("{indent}{name:<16}{value}\n")
    } else {
        format!("{indent}{name:<16}{value}  [{by}]\n")
    }
}

fn facets(facets: &Facets) -> Vec<Line> {
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
            let stands = value.stands.as_ref().map(|played| played.san.clone());
            let words = [value.piece, value.castling].map(|word| word.map(spaced));
            let [piece, castling] = words;
            phrase([spaced(value.duty).into(), piece, castling, squares, stands])
        }));
        lines.push(("permitted", moves(&slot.value.permitted), String::new()));
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
            phrase([spaced(value.claimant).into(), until.into(), moves])
        })
    }));
    if let Some(slot) = &facets.remedies {
        for open in &slot.value {
            let value = format!("{}: {}", spaced(&open.remedy), moves(&open.moves));
            lines.push(("remedy", value, cited(&slot.by)));
        }
    }
    lines
}

fn line<T>(name: &'static str, slot: &Slot<T>, value: impl FnOnce(&T) -> String) -> Line {
    (name, value(&slot.value), cited(&slot.by))
}

fn cited(by: &Citation) -> String {
    format!("{} {}", by.edition, by.article)
}

fn trace(steps: &[Step], indent: usize, text: &mut String) {
    for step in steps {
        let (rule, status) = (spaced(&step.rule), spaced(step.status));
        let line = format!("{} {rule}: {status}, {}", step.by.article, fact(&step.fact));
        let _ = writeln!(text, "{}{line}", " ".repeat(indent));
        trace(&step.under, indent + 2, text);
    }
}

fn fact(fact: &Fact) -> String {
    let squares = Some(fact.squares.join(" ")).filter(|squares| !squares.is_empty());
    let number = fact.number.map(|number| number.to_string());
    let act = fact.act.map(|act| format!("(act {act})"));
    let played = fact.played.as_ref().map(|played| played.san.clone());
    let words = [fact.player, fact.word.as_deref(), fact.piece, fact.castling];
    let [player, word, piece, castling] = words.map(|word| word.map(spaced));
    phrase([Some(spaced(fact.fact)), player, word, piece, castling, squares, played, number, act])
}

fn taken(choice: &Choice) -> String {
    let act = choice.act.map(|act| format!(" of act {act}")).unwrap_or_default();
    let holders: Vec<_> = choice.holders.iter().map(|holder| spaced(holder)).collect();
    let point = spaced(&choice.point);
    format!("    {point}{act} read the {} way, held by {}\n", choice.side, holders.join(", "))
}

fn moves(moves: &[Move]) -> String {
    let san: Vec<_> = moves.iter().map(|played| played.san.as_str()).collect();
    san.join(" ")
}

fn phrase(words: impl IntoIterator<Item = Option<String>>) -> String {
    words.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

fn spaced(word: &str) -> String {
    word.replace('-', " ")
}
