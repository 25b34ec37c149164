//! The addresses of the results of exams.

/// The number of the exam in the classroom whose results an address asks for (`#/results?classroom=1`).
pub fn classroom_exam(hash: &str) -> Option<usize> {
    let (_, query) = hash.split_once('?')?;
    let fields: Vec<(String, String)> = serde_urlencoded::from_str(query).ok()?;
    let (_, number) = fields.into_iter().find(|(name, _)| name == "classroom")?;
    number.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_an_address_names_an_exam_of_the_classroom() {
        for (hash, exam) in [
            ("#/results?classroom=2", Some(2)),
            ("#/results?a=b&classroom=12", Some(12)),
            ("#/results", None),
            ("#/results?classroom=", None),
            ("#/results?classroom=-1", None),
        ] {
            assert_eq!(classroom_exam(hash), exam, "{hash}");
        }
    }
}
