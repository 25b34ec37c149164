//! The reliability of the marks of a class.

/// The reliability of the marks of a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reliability {
    /// Cronbach's alpha (1951), in hundredths: k/(k−1) · (1 − Σs²ᵢ/s²), with the variances of the k items and of
    /// the totals.
    pub alpha: i8,
    /// Its interval of 95 per cent, in hundredths, after Bonett (2002): ln(1−α) ± 1.96·√(2k/((k−1)(n−2))).
    pub interval: (i8, i8),
    /// The standard error of measurement, in hundredths of a mark: s·√(1−α).
    pub error: u32,
}

/// The quantile of the normal distribution for an interval of 95 per cent.
const Z: f64 = 1.959_964;

impl Reliability {
    /// The number of candidates below which the interval is too wide to tell anything: with twenty items and an
    /// alpha of 0.8 it reaches from 0.65 to 0.89 for twenty candidates.
    pub const FEWEST: usize = 20;

    /// The reliability of the points of each candidate on each item; the items in one order, points in hundredths
    /// of a mark. None for fewer candidates than [`Reliability::FEWEST`], for fewer than two items, and where all
    /// have the same marks.
    pub fn of(rows: &[Vec<u32>]) -> Option<Reliability> {
        if rows.len() < Reliability::FEWEST {
            return None;
        }
        let (alpha, deviation) = alpha(rows)?;
        let (n, k) = (rows.len() as f64, rows.first()?.len() as f64);
        let half = Z * (2.0 * k / ((k - 1.0) * (n - 2.0))).sqrt();
        // Where alpha is 1 there is no error, and no interval.
        let limit = |sign: f64| 1.0 - (1.0 - alpha) * (sign * half).exp();
        let error = deviation * (1.0 - alpha).max(0.0).sqrt();
        Some(Reliability {
            alpha: hundredths(alpha),
            interval: (hundredths(limit(1.0)), hundredths(limit(-1.0))),
            error: error.round() as u32,
        })
    }
}

fn hundredths(value: f64) -> i8 {
    (100.0 * value).round().clamp(-100.0, 100.0) as i8
}

/// Cronbach's alpha, and the standard deviation of the totals.
fn alpha(rows: &[Vec<u32>]) -> Option<(f64, f64)> {
    let items = rows.first()?.len();
    if items < 2 || rows.iter().any(|row| row.len() != items) {
        return None;
    }
    let of_item = |item: usize| variance(rows.iter().map(|row| f64::from(row[item])).collect());
    let of_items: f64 = (0..items).map(of_item).sum();
    let total =
        variance(rows.iter().map(|row| row.iter().map(|it| f64::from(*it)).sum()).collect());
    let k = items as f64;
    (total > 0.0).then(|| (k / (k - 1.0) * (1.0 - of_items / total), total.sqrt()))
}

/// The variance of a sample, with n − 1.
fn variance(values: Vec<f64>) -> f64 {
    let n = values.len() as f64;
    if n < 2.0 {
        return 0.0;
    }
    let mean = values.iter().sum::<f64>() / n;
    values.iter().map(|it| (it - mean).powi(2)).sum::<f64>() / (n - 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The worked example of <https://www.calkulon.com/en/learn/smart/cronbach-alpha>, checked by hand: item
    /// variances 5/3, 11/12 and 5/3, in sum 4.25; totals 13, 10, 15, 7 with variance 12.25; so
    /// 3/2 · (1 − 4.25/12.25) = 0.9796.
    #[test]
    fn ok_alpha_as_in_a_published_example() {
        let rows = [[4, 5, 4], [3, 4, 3], [5, 5, 5], [2, 3, 2]].map(|row| row.to_vec());
        let (alpha, deviation) = alpha(&rows).expect("three items");
        assert!((alpha - 0.979_592).abs() < 1e-6 && (deviation - 3.5).abs() < 1e-9);
        assert_eq!(Reliability::of(&rows), None, "four candidates carry no such figure");
    }

    /// Six times those candidates: variances of 24 with n − 1 = 23, so 3/2 · (1 − 4.25/12.25) again; the deviation
    /// is √(6·36.75/23) = 3.0963, the error 3.0963·√0.020408 = 0.4423 marks. The interval: half = 1.96 ·
    /// √(6/(2·22)) = 0.7238; 1 − 0.020408·e^±0.7238 = 0.9579 and 0.9901.
    #[test]
    fn ok_interval_and_error_as_by_hand() {
        let four = [[400, 500, 400], [300, 400, 300], [500, 500, 500], [200, 300, 200]];
        let rows: Vec<Vec<u32>> =
            (0..24).map(|candidate: usize| four[candidate % 4].to_vec()).collect();
        let found = Reliability::of(&rows).expect("24 candidates");
        assert_eq!(found, Reliability { alpha: 98, interval: (96, 99), error: 44 });
        let same = vec![vec![100, 200]; 30];
        assert_eq!(Reliability::of(&same), None, "all have the same marks");
    }
}
