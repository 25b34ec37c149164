//! Exams in English.

use acconcio_training::exam::Preset;

use super::ExamWords;

pub(super) const WORDS: ExamWords = ExamWords {
    heading: "Exams",
    lead: "Compose a paper from the incidents, and give its link to the candidates: everybody gets the same \
        paper, on every machine. Nothing is sent anywhere; each candidate saves a result file and hands \
        it to you.",
    compose: "Compose a paper",
    preset: "After the exam of",
    own: "a design of your own",
    add_section: "Add a section",
    remove_section: "Remove the section",
    count: "Incidents",
    admitted: "Which incidents",
    admitted_hint: "What is left empty admits everything.",
    topics: "Topics",
    levels: "Levels",
    editions: "Laws in force",
    regimes: "Time control and supervision",
    articles: "Articles on which the ruling rests, such as 4.3, 7.5",
    minutes: "Minutes",
    to_pass: "Needed to pass",
    to_pass_in: "Needed to pass, in",
    in_percent: "per cent",
    in_marks: "marks",
    marking: "Marks",
    per_item: "One mark for an incident that is right as a whole",
    weights_hint: "The marks for each point of a ruling. A point with 0 marks is not asked.",
    knock_outs: "Errors that fail the paper",
    drawn: "The paper",
    seed: "Number of the draw",
    another_seed: "Draw again",
    variant: "Variant",
    link: "Exam link",
    link_hint: "Variants A, B and C are worth the same: mirrored boards, other names and times, another \
        order, wherever the ruling stays the same.",
    copy: "Copy the link",
    copied: "The link has been copied.",
    open: "Open the exam",
    incidents: "The incidents on it",
    question_paper: "Question paper to print",
    key: "Key with marks and articles",
    sat: "Exams on this device",
    goes_on: "The exam goes on",
    go_on: "Go on with the exam",
    rules: "The rules",
    rules_lines: [
        "You may answer in any order, come back to an answer and change it until you hand in.",
        "Flag what you want to see again. What is not answered is worth nothing.",
        "Every answer is kept on this device at once. If the page is closed, open the link again and go \
         on; the clock does not stop.",
        "At the end of the time the paper is handed in by itself, with the answers given by then. Until \
         then nothing shows whether an answer is right.",
    ],
    assumptions: "Unless something else is said",
    assumption_lines: [
        "You are the arbiter of this game. What a struck eye marks, you did not see.",
        "Nothing happened but what is told. The clocks show what they show after each act.",
        "The Laws named with the incident are in force, with nothing added to them.",
    ],
    candidate: "Candidate",
    date: "Date",
    signature: "Signature",
    extra_time: "Extra time in per cent",
    handed_in: "This paper was handed in on this device: the result",
    extra_hint: "Extra time only as agreed with the examiner; the result file names it.",
    begin: "Begin: the time runs",
    items: "The incidents of the paper",
    time_left: "Time left",
    previous: "Previous",
    next: "Next",
    flag: "Flag for review",
    hand_in: "Hand in",
    confirm: "Hand in the paper?",
    confirm_hint: "After that no answer can be changed.",
    confirm_yes: "Hand it in",
    confirm_no: "Go on answering",
    time_up: "By the clock of this device the time is up. Hand in the paper?",
    time_up_hint: "If the clock was set meanwhile, go on with the time that was left; the result file says so.",
    time_up_no: "The clock was wrong: go on",
    over: "The exam is over",
    result: "Result",
    passed: "Passed",
    not_passed: "Not passed",
    save: "Save the result file",
    save_hint: "The file has your answers, not the marks: whoever opens it has them marked again. The \
        result stays on this device, too.",
    by_topic: "By topic",
    by_article: "By article",
    topic: "Topic",
    marks: "Marks",
    no_answer: "no answer",
    to_replay: "The replay of this incident, undisguised",
    to_exams: "Exams",
    cannot_open: "This exam cannot be opened",
    damaged: "The link is not whole: part of it is missing, or was changed on the way.",
    damaged_remedy: "Copy all of it, from the beginning to the end, or ask for it again.",
    other_version: "The link was made by another version of the app.",
    other_version_remedy: "Load the page again, so that you have the newest version; otherwise ask the \
        examiner for a new link.",
    misfits: "Some incidents of this paper are not here as they were when it was made.",
    misfits_remedy: "Load the page again, so that you have the newest version; otherwise ask the examiner \
        for a new link. Nothing was begun.",
};

pub(super) fn preset(preset: Preset) -> &'static str {
    match preset {
        Preset::FideArbiter => "FIDE: FIDE Arbiter, 80%",
        Preset::FrenchUvr => "France: rules unit (UVR), 24 of 30",
        Preset::PolishThirdClass => "Poland: class III, 80%",
        Preset::PolishSecondClass => "Poland: class II, 85%",
        Preset::UsChessLocal => "US Chess: local director, 80%",
        Preset::AustralianNational => "Australia: national arbiter, 80%",
    }
}

pub(super) fn preset_limits(preset: Preset) -> &'static str {
    match preset {
        Preset::FideArbiter => {
            "Only the part on the Laws. Regulations, titles and ratings, pairings and tie-breaks are not \
             asked here; the number of incidents is ours."
        }
        Preset::FrenchUvr => {
            "Written answers with their articles become a ruling in the form; a mark for each incident \
             that is right as a whole."
        }
        Preset::PolishThirdClass | Preset::PolishSecondClass => {
            "Open and closed questions become rulings in the form; the time is ours."
        }
        Preset::UsChessLocal => {
            "Only what the incidents under the rules of US Chess show; pairings and the other chapters are \
             not asked. The number and the time are ours."
        }
        Preset::AustralianNational => "Only the part on the Laws; the number of incidents is ours.",
    }
}
