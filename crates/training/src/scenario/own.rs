//! The names of incidents and courses that come from a pack: they never are those of ours.

/// The beginning of the names of all incidents and courses that come from packs.
pub const OWN: &str = "own--";

/// The sign between the name of a pack and that of an incident in it. Neither has two hyphens together.
const IN: &str = "--";

/// The name of an incident or a course of a pack, by its name there.
pub fn own_name(pack: &str, name: &str) -> String {
    format!("{OWN}{pack}{IN}{name}")
}

/// Whether an incident or a course with this name comes from a pack.
pub fn is_own(name: &str) -> bool {
    name.starts_with(OWN)
}

/// The name of the pack and the name in it; none for an incident or a course of ours.
pub fn in_pack(name: &str) -> Option<(&str, &str)> {
    name.strip_prefix(OWN)?.split_once(IN)
}

/// Whether a name can be that of a pack, or of something in one.
pub fn is_name_in_pack(name: &str) -> bool {
    let is_sign = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
    let is_long = !(1..=MOST).contains(&name.len());
    !is_long
        && name.chars().all(is_sign)
        && !name.contains(IN)
        && !name.starts_with('-')
        && !name.ends_with('-')
}

/// The number of signs in a name.
const MOST: usize = 64;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_names_are_taken_apart_again() {
        let name = own_name("club-evening", "last-sunday");
        assert_eq!(name, "own--club-evening--last-sunday");
        assert_eq!(in_pack(&name), Some(("club-evening", "last-sunday")));
        assert!(is_own(&name) && !is_own("karpov-chernin"));
        for name in ["", "-a", "a-", "a--b", "A", "a/b", &"a".repeat(MOST + 1)] {
            assert!(!is_name_in_pack(name), "{name}");
        }
        assert!(is_name_in_pack("a") && is_name_in_pack(&"a".repeat(MOST)));
    }
}
