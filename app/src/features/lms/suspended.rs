//! The data that a learning platform stores for a learner: the marks of each incident, a few bits each.
//!
//! `1.`, then base64url: four bytes that identify the choice of incidents, then for each incident a bit
//! that says whether it was ruled on, and if so for each of the seven questions a bit that says whether
//! it was asked, and its points: two bits for none, half and full, else two bits and seven more.

use acconcio_training::grading::Question;
use acconcio_training::scenario::Package;
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;

use super::answered::Answered;
use crate::platform::storage::ruling_record::QuestionScore;

/// The version of the format.
const VERSION: &str = "1.";

/// Writes the marks in letters, digits, `-`, `_` and one point.
pub fn write(package: &Package, answers: &[Option<Answered>]) -> String {
    let mut bits = Bits::default();
    bits.push(u64::from(name_of(package)), 32);
    for answer in answers {
        bits.push(u64::from(answer.is_some()), 1);
        let Some(answer) = answer else { continue };
        for question in Question::ALL {
            let mark = answer.marks.iter().find(|mark| mark.question == question);
            bits.push(u64::from(mark.is_some()), 1);
            match mark.map(|mark| mark.points) {
                None => {}
                Some(0) => bits.push(0, 2),
                Some(50) => bits.push(1, 2),
                Some(100) => bits.push(2, 2),
                Some(points) => {
                    bits.push(3, 2);
                    bits.push(u64::from(points), 7);
                }
            }
        }
    }
    format!("{VERSION}{}", bits.to_base64())
}

/// Reads the marks; `None` where they are of another package, another version, or damaged.
pub fn read(package: &Package, text: &str) -> Option<Vec<Option<Answered>>> {
    let mut bits = Bits::of_base64(text.strip_prefix(VERSION)?)?;
    if bits.take(32)? != u64::from(name_of(package)) {
        return None;
    }
    let mut answers = Vec::with_capacity(package.incidents.len());
    for _ in &package.incidents {
        let is_ruled = bits.take(1)? == 1;
        answers.push(if is_ruled { Some(read_one(&mut bits)?) } else { None });
    }
    // Only the padding of the last byte may remain.
    (bits.left() < 8).then_some(answers)
}

fn read_one(bits: &mut Bits) -> Option<Answered> {
    let mut marks = Vec::new();
    for question in Question::ALL {
        if bits.take(1)? == 0 {
            continue;
        }
        let points = match bits.take(2)? {
            0 => 0,
            1 => 50,
            2 => 100,
            _ => u8::try_from(bits.take(7)?).ok().filter(|points| *points <= 100)?,
        };
        marks.push(QuestionScore { question, points });
    }
    Some(Answered { marks, answer: String::new() })
}

/// A hash that identifies the choice of incidents: FNV-1a over their names.
fn name_of(package: &Package) -> u32 {
    let names = package.incidents.iter().flat_map(|it| [&*it.scenario, "/", &*it.variant, "\n"]);
    names
        .flat_map(str::bytes)
        .fold(0x811c_9dc5, |hash: u32, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// A sequence of bits, read from the front.
#[derive(Default)]
struct Bits {
    bits: Vec<bool>,
    at: usize,
}

impl Bits {
    fn push(&mut self, value: u64, count: u32) {
        self.bits.extend((0..count).rev().map(|place| value >> place & 1 == 1));
    }

    fn take(&mut self, count: usize) -> Option<u64> {
        let taken = self.bits.get(self.at..self.at + count)?;
        self.at += count;
        Some(taken.iter().fold(0, |value, bit| value << 1 | u64::from(*bit)))
    }

    fn left(&self) -> usize {
        self.bits.len() - self.at
    }

    fn to_base64(&self) -> String {
        let byte = |eight: &[bool]| {
            let value = eight.iter().fold(0_u8, |value, bit| value << 1 | u8::from(*bit));
            value << (8 - eight.len())
        };
        BASE64_URL_SAFE_NO_PAD.encode(self.bits.chunks(8).map(byte).collect::<Vec<u8>>())
    }

    fn of_base64(text: &str) -> Option<Bits> {
        let mut bits = Bits::default();
        for byte in BASE64_URL_SAFE_NO_PAD.decode(text).ok()? {
            bits.push(u64::from(byte), 8);
        }
        Some(bits)
    }
}
