//! The texts of the page of results.

use super::Language;

impl Language {
    /// A proportion in thousandths as a percentage: `62.5%`.
    pub fn share(self, thousandths: u16) -> String {
        self.results().share_of_marks(self.marks(u32::from(thousandths) * 10))
    }

    /// A correlation in hundredths: `0.42`, `−0.07`.
    pub fn correlation(self, hundredths: i8) -> String {
        let mark = self.times().decimal_mark();
        let sign = if hundredths < 0 { "−" } else { "" };
        let size = hundredths.unsigned_abs();
        format!("{sign}{}{mark}{:02}", size / 100, size % 100)
    }
}
