//! An exam as it is given to candidates: a text that tells nothing, and opens with a code.

use serde::{Deserialize, Serialize};

use super::code::{checksum, decoded, encoded};
use super::seal::{
    KEY, Purpose, SALT, decrypted, derived, encrypted, keyed, public, sealed, unsealed,
};
use super::{AccessCode, Link, LinkError};
use crate::scenario::Scenario;

/// The version of the text. A text of another version is rejected.
const VERSION: &str = "2";

/// The lengths of its parts: a key with the tag that authenticates it, the lecturer's part with the start code
/// as well, and a nonce.
const TAG: usize = 16;
const BY_START: usize = KEY + TAG;
const BY_LECTURER: usize = KEY + AccessCode::START + TAG;
const NONCE: usize = 12;

/// A sealed paper. Its incidents, its title and its blueprint are encrypted with a key of its own, and that key
/// twice: with the start code for the candidates, and with the lecturer's code. Either is derived slowly. As
/// text it consists of letters, digits, `-`, `.` and `_`; what was cut off or mistyped is detected before a code
/// is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SealedPaper {
    salt: [u8; SALT],
    by_start: [u8; BY_START],
    by_lecturer: [u8; BY_LECTURER],
    nonce: [u8; NONCE],
    body: Vec<u8>,
}

/// The key of a paper, by which a device that has begun it opens it again.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PaperKey([u8; KEY]);

/// The lecturer's heading of an exam, as it stands on all its sheets.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ExamHead {
    /// The title of the exam.
    pub title: String,
    /// The day, as `2027-03-14`; empty where none is set.
    pub date: String,
    /// The federation, or whoever else holds the exam; empty where nobody is named.
    pub organiser: String,
}

impl From<&str> for ExamHead {
    fn from(title: &str) -> ExamHead {
        ExamHead { title: title.to_owned(), ..ExamHead::default() }
    }
}

/// The content of a paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExamPaper {
    /// The heading.
    pub head: ExamHead,
    /// The paper itself.
    pub link: Link,
    /// The facts of those of its incidents that are the lecturer's own: no other device has them.
    pub own: Vec<Scenario>,
    /// The salt of the exam, which its variants share.
    pub(super) salt: [u8; SALT],
    /// The public keys of the lecturer and of the release.
    pub(super) lecturer: [u8; KEY],
    release: [u8; KEY],
}

/// The lecturer's access to an exam: its papers, its results, and the codes to be given out.
#[derive(Clone, PartialEq, Eq)]
pub struct LecturerAccess {
    salt: [u8; SALT],
    /// Opens the papers.
    wrapping: [u8; KEY],
    /// Opens the results.
    pub(super) secret: [u8; KEY],
    /// Makes the release code and the personal codes.
    naming: [u8; KEY],
}

/// The codes and keys of a new exam, with which its variants are sealed.
#[derive(Clone, PartialEq, Eq)]
pub struct NewExam {
    /// The code that the lecturer reads out.
    pub start: AccessCode,
    /// The code that the lecturer keeps to himself.
    pub code: AccessCode,
    /// The access that this code gives.
    pub access: LecturerAccess,
    key: PaperKey,
    starting: [u8; KEY],
    release: [u8; KEY],
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Body {
    title: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    date: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    organiser: String,
    paper: String,
    lecturer: PaperKey,
    release: PaperKey,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    own: Vec<Scenario>,
}

impl NewExam {
    /// The number of random bytes that an exam takes.
    pub const RANDOM: usize = SALT + KEY + AccessCode::START + AccessCode::LECTURER;

    /// Makes the codes and keys of an exam. It takes three slow derivations.
    pub fn of(random: &[u8; NewExam::RANDOM]) -> NewExam {
        let (salt, rest) = random.split_first_chunk::<SALT>().expect("of this length");
        let (key, rest) = rest.split_first_chunk::<KEY>().expect("of this length");
        let (start, code) = rest.split_at(AccessCode::START);
        let (start, code) = (AccessCode::of(start), AccessCode::of(code));
        let access = LecturerAccess::derived(&code, salt);
        let release = derived(&access.release_code(), salt, Purpose::Release);
        let starting = derived(&start, salt, Purpose::Start);
        NewExam { start, code, access, key: PaperKey(*key), starting, release: public(&release) }
    }

    /// Seals a variant of the exam with the facts of the lecturer's own incidents in it; `nonce` is random, and
    /// another one for each variant.
    pub fn seal(
        &self,
        head: &ExamHead,
        link: &Link,
        own: Vec<Scenario>,
        nonce: [u8; NONCE],
    ) -> SealedPaper {
        let ExamHead { title, date, organiser } = head.clone();
        let body = Body {
            title,
            date,
            organiser,
            paper: link.text(),
            lecturer: PaperKey(public(&self.access.secret)),
            release: PaperKey(self.release),
            own,
        };
        // Texts alone.
        let body = serde_json::to_vec(&body).unwrap_or_default();
        let LecturerAccess { salt, wrapping, .. } = &self.access;
        let with_start = [&self.key.0[..], self.start.bytes()].concat();
        // Each of these keys encrypts one text for ever, so the nonce need not differ.
        let by_start = encrypted(&self.starting, &ONCE, &self.key.0, salt);
        let by_lecturer = encrypted(wrapping, &ONCE, &with_start, salt);
        SealedPaper {
            salt: *salt,
            by_start: by_start.try_into().expect("a key and its tag"),
            by_lecturer: by_lecturer.try_into().expect("a key, a code and their tag"),
            nonce,
            body: encrypted(&self.key.0, &nonce, &body, salt),
        }
    }
}

/// The nonce of a key that encrypts one text only.
const ONCE: [u8; NONCE] = [0; NONCE];

impl SealedPaper {
    /// Writes the paper as text.
    pub fn text(&self) -> String {
        let SealedPaper { salt, by_start, by_lecturer, nonce, body } = self;
        let bytes = [&salt[..], by_start, by_lecturer, nonce, body].concat();
        format!("{VERSION}.{}.{:08x}", encoded(&bytes), checksum(&bytes))
    }

    /// Reads a paper from its text, still sealed.
    ///
    /// # Errors
    /// Returns an error for a text that is of another version, or damaged.
    pub fn read(text: &str) -> Result<SealedPaper, LinkError> {
        let text = text.trim();
        let version = text.split_once('.').and_then(|(version, _)| version.parse().ok());
        if let Some(found) = version.filter(|found: &u32| found.to_string() != VERSION) {
            return Err(LinkError::OtherVersion { found });
        }
        SealedPaper::read_whole(text).ok_or(LinkError::Damaged)
    }

    fn read_whole(text: &str) -> Option<SealedPaper> {
        let (body, sum) = text.strip_prefix(VERSION)?.strip_prefix('.')?.split_once('.')?;
        let bytes = decoded(body)?;
        if sum != format!("{:08x}", checksum(&bytes)) {
            return None;
        }
        let (salt, rest) = bytes.split_first_chunk()?;
        let (by_start, rest) = rest.split_first_chunk()?;
        let (by_lecturer, rest) = rest.split_first_chunk()?;
        let (nonce, body) = rest.split_first_chunk()?;
        Some(SealedPaper {
            salt: *salt,
            by_start: *by_start,
            by_lecturer: *by_lecturer,
            nonce: *nonce,
            body: body.to_vec(),
        })
    }

    /// The key that the start code gives; none for another code. It takes a slow derivation.
    pub fn key_of(&self, start: &AccessCode) -> Option<PaperKey> {
        let starting = derived(start, &self.salt, Purpose::Start);
        let key = decrypted(&starting, &ONCE, &self.by_start, &self.salt)?;
        key.try_into().ok().map(PaperKey)
    }

    /// The access that the lecturer's code gives; none for another code. It takes a slow derivation.
    pub fn access_of(&self, code: &AccessCode) -> Option<LecturerAccess> {
        let access = LecturerAccess::derived(code, &self.salt);
        self.for_lecturer(&access).is_some().then_some(access)
    }

    /// The key of the paper and the start code, for the lecturer of its exam.
    pub fn for_lecturer(&self, access: &LecturerAccess) -> Option<(PaperKey, AccessCode)> {
        let both = decrypted(&access.wrapping, &ONCE, &self.by_lecturer, &self.salt)?;
        let (key, start) = both.split_first_chunk::<KEY>()?;
        Some((PaperKey(*key), AccessCode::read(str::from_utf8(start).ok()?)?))
    }

    /// Opens the paper.
    ///
    /// # Errors
    /// Returns an error for the key of another paper, and for a paper that cannot be read.
    pub fn open(&self, key: &PaperKey) -> Result<ExamPaper, LinkError> {
        let body = decrypted(&key.0, &self.nonce, &self.body, &self.salt);
        let body = body.ok_or(LinkError::Damaged)?;
        let body: Body = serde_json::from_slice(&body).map_err(|_| LinkError::Damaged)?;
        let Body { title, date, organiser, paper, lecturer, release, own } = body;
        let head = ExamHead { title, date, organiser };
        let link = Link::read(&paper)?;
        let (salt, lecturer, release) = (self.salt, lecturer.0, release.0);
        Ok(ExamPaper { head, link, own, salt, lecturer, release })
    }
}

impl LecturerAccess {
    /// The access to the exam of a salt. It takes a slow derivation.
    pub(super) fn derived(code: &AccessCode, salt: &[u8; SALT]) -> LecturerAccess {
        let keys: [u8; 3 * KEY] = derived(code, salt, Purpose::Lecturer);
        let key = |place: usize| {
            let (_, from) = keys.split_at(place * KEY);
            *from.first_chunk::<KEY>().expect("three keys")
        };
        LecturerAccess { salt: *salt, wrapping: key(0), secret: key(1), naming: key(2) }
    }

    /// Whether it is the access to the exam of a paper.
    pub fn is_of(&self, paper: &SealedPaper) -> bool {
        self.salt == paper.salt
    }

    /// The code by which candidates open their own results.
    pub fn release_code(&self) -> AccessCode {
        AccessCode::of(&keyed(&self.naming, &[b"release"])[..AccessCode::RELEASE])
    }

    /// The code by which a candidate shows who he is: it follows from his name, whatever its order, its case and
    /// its punctuation.
    pub fn personal_code(&self, name: &str) -> AccessCode {
        let name = plain(name);
        AccessCode::of(
            &keyed(&self.naming, &[b"personal", name.as_bytes()])[..AccessCode::PERSONAL],
        )
    }
}

/// A name without order, case and punctuation, by which two spellings of it are one.
pub fn plain(name: &str) -> String {
    let lower = name.to_lowercase();
    let words = lower.split(|it: char| !it.is_alphanumeric()).filter(|word| !word.is_empty());
    let mut words: Vec<&str> = words.collect();
    words.sort_unstable();
    words.join(" ")
}

impl ExamPaper {
    /// Seals a candidate's own result until it is released. `random` is used once.
    pub fn sealed_until_release(&self, random: [u8; KEY], text: &str) -> String {
        encoded(&sealed(&self.release, random, text.as_bytes()))
    }

    /// Opens what was sealed until the release; none for another code. It takes a slow derivation.
    pub fn released(sealed_paper: &SealedPaper, code: &AccessCode, sealed: &str) -> Option<String> {
        let secret = derived(code, &sealed_paper.salt, Purpose::Release);
        String::from_utf8(unsealed(&secret, &decoded(sealed)?)?).ok()
    }
}

impl From<PaperKey> for String {
    fn from(key: PaperKey) -> String {
        encoded(&key.0)
    }
}

impl TryFrom<String> for PaperKey {
    type Error = &'static str;

    fn try_from(text: String) -> Result<PaperKey, &'static str> {
        let bytes = decoded(&text).ok_or("a key is base64url")?;
        bytes.try_into().map(PaperKey).map_err(|_| "a key has 32 bytes")
    }
}

/// Tells nothing of the key.
impl std::fmt::Debug for PaperKey {
    fn fmt(&self, text: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        text.write_str("PaperKey")
    }
}

impl std::fmt::Debug for LecturerAccess {
    fn fmt(&self, text: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        text.write_str("LecturerAccess")
    }
}

impl std::fmt::Debug for NewExam {
    fn fmt(&self, text: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        text.write_str("NewExam")
    }
}
