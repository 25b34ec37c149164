//! The views of a participant and of the lecturer.

use acconcio_app::language::Language;
use acconcio_training::exam::Tally;
use serde_json::{Value, json};

use crate::classroom::Classroom;
use crate::exam::{Exam, ExamWork, Marks, Phase};
use crate::live::Live;

/// All that concerns a participant now: his own and nobody else's.
pub(super) fn participant(
    classroom: &mut Classroom,
    participant: usize,
    language: Language,
    steady: u64,
) -> Value {
    let name = classroom.participants.get(participant).map(|it| it.name.clone());
    let number = classroom.exams.len();
    let exam = classroom.exam_mut().map(|exam| {
        exam.exam_work(participant);
        own_exam(exam, (number, participant), language, steady)
    });
    let live = classroom.live().map(|live| {
        let answer = live.answers.get(&participant);
        json!({
            "id": classroom.lives.len(),
            "seq": answer.map_or(0, |(seq, _)| *seq),
            "answer": answer.map(|(_, answer)| answer),
            "revealed": live.is_revealed,
        })
    });
    let me = json!({ "number": participant + 1, "name": name });
    json!({ "room": classroom.code, "me": me, "exam": exam, "question": live })
}

fn own_exam(
    exam: &Exam,
    (number, participant): (usize, usize),
    language: Language,
    steady: u64,
) -> Option<Value> {
    let exam_work = exam.known_exam_work(participant)?;
    let items: Vec<Value> = exam_work
        .items
        .iter()
        .map(|work| json!({ "seq": work.seq, "answer": work.last(), "seconds": work.seconds }))
        .collect();
    let result = match exam.phase {
        Phase::Released => exam.marks(exam_work).map(|marks| result(marks, language)),
        Phase::Prepared | Phase::Running | Phase::Paused | Phase::Over => None,
    };
    Some(json!({
        "id": number,
        "title": exam.title,
        "phase": exam.phase.name(),
        "ran": exam.clock.ran(steady),
        "remaining": exam.remaining(exam_work, steady),
        "over": exam.is_over(exam_work, steady),
        "handed_in": exam_work.handed_in.is_some(),
        "late": late(exam_work),
        "items": items,
        "result": result,
    }))
}

fn late(exam_work: &ExamWork) -> usize {
    exam_work.items.iter().filter(|work| work.late.is_some()).count()
}

fn result(marks: &Marks, language: Language) -> Value {
    let tally = |tally: &Tally| {
        format!("{} / {}", language.marks(tally.points), language.marks(tally.out_of))
    };
    json!({
        "total": tally(&marks.total),
        "passed": marks.is_passed,
        "items": marks.items.iter().map(tally).collect::<Vec<_>>(),
    })
}

/// All that concerns the lecturer now. Until the answers to a live question are revealed, their number alone.
pub(super) fn lecturer(classroom: &mut Classroom, language: Language, steady: u64) -> Value {
    let everybody = classroom.participants.len();
    if let Some(exam) = classroom.exam_mut() {
        for participant in 0..everybody {
            exam.exam_work(participant);
        }
    }
    let exam = classroom.exam().map(|exam| {
        let minutes: Vec<u16> =
            exam.papers.iter().map(|(_, paper)| paper.blueprint().minutes).collect();
        json!({
            "id": classroom.exams.len(),
            "title": exam.title,
            "phase": exam.phase.name(),
            "minutes": minutes,
            "items": exam.papers.first().map_or(0, |(_, paper)| paper.items.len()),
            "ran": exam.clock.ran(steady),
        })
    });
    let live = classroom.live().map(|live| live_for_lecturer(classroom, live));
    let roster: Vec<Value> = classroom
        .roster
        .iter()
        .map(|it| json!({ "name": it.name, "code": it.code, "joined": it.participant.is_some() }))
        .collect();
    let people: Vec<Value> =
        (0..everybody).map(|it| person(classroom, it, language, steady)).collect();
    let ended = classroom.exams.iter().enumerate().filter(|(_, exam)| exam.phase.has_ended());
    let ended: Vec<Value> =
        ended.map(|(index, exam)| json!({ "number": index + 1, "title": exam.title })).collect();
    json!({
        "code": classroom.code,
        "people": people,
        "roster": roster,
        "exam": exam,
        "ended": ended,
        "question": live,
    })
}

fn live_for_lecturer(classroom: &Classroom, live: &Live) -> Value {
    json!({
        "id": classroom.lives.len(),
        "put": live.put,
        "answers": live.answers.len(),
        "revealed": live.is_revealed,
    })
}

fn person(classroom: &Classroom, number: usize, language: Language, steady: u64) -> Value {
    let participant = classroom.participants.get(number);
    let exam_work = classroom.exam().and_then(|exam| Some((exam, exam.known_exam_work(number)?)));
    let exam_work = exam_work.map(|(exam, exam_work)| {
        let result = match exam.phase {
            Phase::Over | Phase::Released => exam.marks(exam_work),
            Phase::Prepared | Phase::Running | Phase::Paused => None,
        };
        json!({
            "variant": exam.papers.get(exam_work.paper).map(|(_, it)| it.link.paper_variant.letter()),
            "answered": exam_work.items.iter().filter(|work| work.seq > 0).count(),
            "extra": exam_work.extra,
            "handed_in": exam_work.handed_in.is_some(),
            "over": exam.is_over(exam_work, steady),
            "remaining": exam.remaining(exam_work, steady),
            "late": late(exam_work),
            "late_counted": exam_work.is_late_counted,
            "result": result.map(|marks| self::result(marks, language)),
        })
    });
    json!({
        "number": number + 1,
        "name": participant.map(|it| it.name.clone()),
        "connected": participant.is_some_and(|it| it.connections > 0),
        "exam": exam_work,
    })
}

/// Adds to the live question of a view what is known of it once it is revealed.
pub(super) fn with_revealed(mut view: Value, revealed: Option<Value>) -> Value {
    if let (Some(question), Some(Value::Object(revealed))) =
        (view["question"].as_object_mut(), revealed)
    {
        question.extend(revealed);
    }
    view
}
