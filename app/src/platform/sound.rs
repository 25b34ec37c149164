//! The sounds of a replay, with a short vibration where the device can. They are computed when they are first
//! needed; nothing is fetched for them.
//!
//! A browser lets a page sound only after the visitor has touched it: [`unlock`] is called then, and until then
//! nothing is heard.

use std::cell::RefCell;
use std::f32::consts::TAU;

use web_sys::js_sys::Reflect;
use web_sys::{AudioBuffer, AudioContext, AudioContextState};

/// A sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sound {
    /// A piece that comes down on the board.
    Wood,
    /// The button of a clock.
    Clock,
    /// A bell.
    Bell,
}

thread_local! {
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
    static BUFFERS: RefCell<Vec<(Sound, AudioBuffer)>> = const { RefCell::new(Vec::new()) };
}

/// Lets the page sound from here on; called while the visitor presses something.
pub(crate) fn unlock() {
    CONTEXT.with_borrow_mut(|context| {
        if context.is_none() {
            // Without one, as on a device that has no sound, nothing is heard.
            *context = AudioContext::new().ok();
        }
        if let Some(context) = context
            && context.state() == AudioContextState::Suspended
        {
            // It is asked again at the next press.
            let _ = context.resume();
        }
    });
}

/// Plays a sound, and lets the device vibrate; nothing before [`unlock`].
pub(crate) fn play(sound: Sound) {
    CONTEXT.with_borrow(|context| {
        let Some(context) = context else { return };
        vibrate(sound);
        if context.state() == AudioContextState::Running {
            // What cannot be played is not heard; the page says everything in words.
            let _ = start(context, sound);
        }
    });
}

fn start(context: &AudioContext, sound: Sound) -> Option<()> {
    let source = context.create_buffer_source().ok()?;
    source.set_buffer(Some(&buffer(context, sound)?));
    source.connect_with_audio_node(&context.destination()).ok()?;
    source.start().ok()
}

/// The computed sound, which is kept.
fn buffer(context: &AudioContext, sound: Sound) -> Option<AudioBuffer> {
    BUFFERS.with_borrow_mut(|buffers| {
        if let Some((_, buffer)) = buffers.iter().find(|(of, _)| *of == sound) {
            return Some(buffer.clone());
        }
        let samples = sound.samples();
        let length = u32::try_from(samples.len()).ok()?;
        let buffer = context.create_buffer(1, length, RATE).ok()?;
        buffer.copy_to_channel(&samples, 0).ok()?;
        buffers.push((sound, buffer.clone()));
        Some(buffer)
    })
}

fn vibrate(sound: Sound) {
    let navigator = gloo::utils::window().navigator();
    if Reflect::has(&navigator, &"vibrate".into()).unwrap_or(false) {
        // A device that is set not to vibrate does not.
        let _ = navigator.vibrate_with_duration(sound.vibration());
    }
}

/// The samples in a second.
const RATE: f32 = 22_050.0;

/// The greatest amplitude.
const PEAK: f32 = 0.6;

/// The seconds in which a sound fades at its end.
const FADE: f32 = 0.01;

/// A way in which a body swings after it has been struck.
struct Mode {
    /// In hertz.
    frequency: f32,
    /// The seconds after which the swing has the part 1/e of its strength.
    decay: f32,
    /// The strength, in proportion to the other modes.
    level: f32,
}

const fn mode(frequency: f32, decay: f32, level: f32) -> Mode {
    Mode { frequency, decay, level }
}

/// The modes of a small block of wood on felt.
const WOOD: [Mode; 4] = [
    mode(310.0, 0.030, 1.0),
    mode(745.0, 0.018, 0.6),
    mode(1480.0, 0.010, 0.4),
    mode(2930.0, 0.004, 0.3),
];

/// The modes of the button of a clock.
const CLOCK: [Mode; 3] =
    [mode(190.0, 0.024, 0.7), mode(1260.0, 0.010, 0.6), mode(3420.0, 0.005, 0.6)];

/// The modes of a small bell: hum, prime, tierce, quint and nominal.
const BELL: [Mode; 5] = [
    mode(440.0, 0.60, 0.25),
    mode(880.0, 0.45, 0.8),
    mode(1056.0, 0.30, 0.35),
    mode(1320.0, 0.22, 0.25),
    mode(1760.0, 0.30, 0.5),
];

impl Sound {
    const fn modes(self) -> &'static [Mode] {
        match self {
            Sound::Wood => &WOOD,
            Sound::Clock => &CLOCK,
            Sound::Bell => &BELL,
        }
    }

    /// The strokes: the second of each, and its strength.
    const fn strokes(self) -> &'static [(f32, f32)] {
        match self {
            Sound::Wood | Sound::Bell => &[(0.0, 1.0)],
            // The button goes down, and the lever comes to rest.
            Sound::Clock => &[(0.0, 0.7), (0.048, 1.0)],
        }
    }

    /// The length, in seconds.
    const fn length(self) -> f32 {
        match self {
            Sound::Wood => 0.18,
            Sound::Clock => 0.2,
            Sound::Bell => 1.8,
        }
    }

    /// The milliseconds for which the device vibrates.
    const fn vibration(self) -> u32 {
        match self {
            Sound::Wood => 12,
            Sound::Clock => 20,
            Sound::Bell => 40,
        }
    }

    /// The sound as samples between -1 and 1.
    fn samples(self) -> Vec<f32> {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a sound is some thousand samples long"
        )]
        let length = (self.length() * RATE) as u16;
        let times = (0..length).map(|index| f32::from(index) / RATE);
        let samples: Vec<f32> = times.map(|time| self.swing(time)).collect();
        let highest = samples.iter().fold(f32::MIN_POSITIVE, |high, it| high.max(it.abs()));
        samples.into_iter().map(|sample| sample * PEAK / highest).collect()
    }

    /// The swing at a second.
    fn swing(self, time: f32) -> f32 {
        let end = ((self.length() - time) / FADE).min(1.0);
        let after = |(at, strength): &(f32, f32)| {
            let time = time - at;
            let of = |mode: &Mode| {
                mode.level * (-time / mode.decay).exp() * (TAU * mode.frequency * time).sin()
            };
            if time < 0.0 { 0.0 } else { strength * self.modes().iter().map(of).sum::<f32>() }
        };
        end * self.strokes().iter().map(after).sum::<f32>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_a_sound_begins_and_ends_in_silence_and_is_not_too_loud() {
        for sound in [Sound::Wood, Sound::Clock, Sound::Bell] {
            let samples = sound.samples();
            let highest = samples.iter().fold(0.0_f32, |high, it| high.max(it.abs()));
            assert!((highest - PEAK).abs() < 0.001, "{sound:?}: {highest}");
            assert!(samples[0].abs() < 0.001, "{sound:?} begins with a crack");
            let last = samples[samples.len() - 20..].iter().fold(0.0_f32, |a, it| a.max(it.abs()));
            assert!(last < 0.02, "{sound:?} is cut off at {last}");
        }
    }

    #[test]
    fn ok_a_clock_is_heard_twice_and_a_bell_rings_on() {
        let loudness = |sound: Sound, from: f32, to: f32| {
            let within = |index: f32| (from..to).contains(&(index / RATE));
            let samples = sound.samples();
            let counted = samples.iter().zip(0_u16..).filter(|(_, at)| within(f32::from(*at)));
            counted.fold(0.0_f32, |high, (sample, _)| high.max(sample.abs()))
        };
        let [first, between, second] =
            [(0.0, 0.02), (0.04, 0.047), (0.048, 0.07)].map(|(a, b)| loudness(Sound::Clock, a, b));
        assert!(first > 2.0 * between && second > 2.0 * between, "{first} {between} {second}");
        assert!(loudness(Sound::Bell, 0.9, 1.0) > 0.02);
        assert!(loudness(Sound::Wood, 0.15, 0.18) < 0.02);
    }
}
