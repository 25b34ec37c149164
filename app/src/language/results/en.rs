//! The page of results in English.

use super::ResultsWords;

pub(super) const WORDS: ResultsWords = ResultsWords {
    heading: "Results",
    lead: "Open the result files of your candidates, all at once. They are read and marked again on this \
        device; nothing is sent anywhere, and nothing is kept when the page is closed.",
    open: "Open result files",
    drop: "Or drop them here.",
    reading: "The files are being read",
    empty: "Put all away",
    print: "Print",
    refused: "Files that are not in the table",
    candidates: "Candidates",
    candidate: "Candidate",
    variant: "Variant",
    marks: "Marks",
    outcome: "Result",
    time: "Time",
    remarks: "Remarks",
    none: "None",
    pass_list: "Pass list",
    nobody: "Nobody has passed.",
    items: "Incidents",
    item: "Incident",
    wholly: "Wholly right",
    share: "Marks reached",
    discrimination: "Discrimination",
    discrimination_hint: "Discrimination is the correlation of the marks on an incident with the marks on \
        all the others, from −1 to 1. Near 0 or below it, the incident does not tell good candidates \
        from weak ones. A dash stands where it cannot be told: fewer than three candidates, or all with \
        the same marks. The points of a ruling show the share of their marks that was reached.",
    median: "Median time",
    untold: "–",
    principles: "Wrong principles",
    principles_hint: "Which other law or fact would have made a wrong answer right? Only rulings on which \
        every question was answered can tell.",
    look: "Look for wrong principles",
    principle: "The candidate",
    no_principle: "No wrong answer follows a principle that is known here.",
    on_items: "Incidents",
    save_candidates: "Candidates (CSV)",
    save_items: "Incidents (CSV)",
    checksum: "What the checksum shows",
    checksum_lines: [
        "A file that was changed by accident, or by hand, is shown as changed. Marks are never taken from \
         a file: they are computed from its answers.",
        "It is no seal. Who knows how the app is made can write a file with a right checksum, and no file \
         shows who sat the exam, with what help, or how often it was begun. Only supervision shows that.",
    ],
};
