//! The search for a platform: in a window around this one, or in the one that opened it.

/// A window, as far as it can be accessed.
pub trait Frame: Sized {
    /// The object of a platform.
    type Api;

    /// The object in the window; `None` also where the window belongs to another host and cannot be
    /// accessed.
    fn offered(&self) -> Option<Self::Api>;

    /// The window around it; `None` for the outermost.
    fn parent(&self) -> Option<Self>;

    /// The window that opened it.
    fn opener(&self) -> Option<Self>;
}

/// The greatest number of windows around one that are searched.
const MOST: usize = 20;

/// Finds the object of a platform: in this window, in those around it, then in the one that opened it
/// and those around that one.
pub fn find<F: Frame>(here: F) -> Option<F::Api> {
    let outermost = match outward(here) {
        Ok(found) => return Some(found),
        Err(outermost) => outermost,
    };
    outermost.iter().find_map(Frame::opener).and_then(|opener| outward(opener).ok())
}

/// Finds the object in this window or one around it; else returns these windows, the innermost first.
fn outward<F: Frame>(from: F) -> Result<F::Api, Vec<F>> {
    let mut way = Vec::new();
    let mut next = Some(from);
    while let Some(frame) = next.filter(|_| way.len() < MOST) {
        if let Some(found) = frame.offered() {
            return Ok(found);
        }
        next = frame.parent();
        way.push(frame);
    }
    Err(way)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Windows by index: the object in each, the window around it, and the one that opened it.
    #[derive(Clone, Copy)]
    struct Fake<'a>(&'a [(Option<u8>, Option<usize>, Option<usize>)], usize);

    impl Frame for Fake<'_> {
        type Api = u8;

        fn offered(&self) -> Option<u8> {
            self.0[self.1].0
        }

        fn parent(&self) -> Option<Self> {
            self.0[self.1].1.map(|place| Fake(self.0, place))
        }

        fn opener(&self) -> Option<Self> {
            self.0[self.1].2.map(|place| Fake(self.0, place))
        }
    }

    #[track_caller]
    fn check(windows: &[(Option<u8>, Option<usize>, Option<usize>)], found: Option<u8>) {
        assert_eq!(find(Fake(windows, 0)), found);
    }

    #[test]
    fn ok_a_platform_is_found_around_or_behind() {
        check(&[(Some(1), None, None)], Some(1));
        check(&[(None, Some(1), None), (None, Some(2), None), (Some(3), None, None)], Some(3));
        check(&[(None, None, Some(1)), (None, Some(2), None), (Some(5), None, None)], Some(5));
        // The opener of the window around it.
        check(&[(None, Some(1), None), (None, None, Some(2)), (Some(7), None, None)], Some(7));
        check(&[(Some(1), Some(1), None), (Some(2), None, None)], Some(1));
    }

    #[test]
    fn err_without_a_platform_the_search_ends() {
        check(&[(None, None, None)], None);
        // Windows that are around each other form a cycle.
        check(&[(None, Some(1), None), (None, Some(0), None)], None);
        check(&[(None, Some(0), Some(0))], None);
    }
}
