//! Short sounds, made as they are needed. Off until wanted.

use crate::play::Play;
use crate::prefs::use_prefs;
use leptos::prelude::*;
use sparrows_engine::Event;
use std::cell::RefCell;
use web_sys::{AudioContext, OscillatorType};

thread_local! {
    // Made with the first sound: browsers allow it only after the person has done something.
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// One note: when it starts and how long it lasts in seconds, its pitch in hertz, its loudness.
struct Note(f64, f64, f32, f32);

const CLICK: &[Note] = &[Note(0.0, 0.05, 1900.0, 0.5), Note(0.0, 0.07, 420.0, 0.6)];
const CALL: &[Note] = &[
    Note(0.0, 0.06, 1600.0, 0.6),
    Note(0.07, 0.06, 1600.0, 0.6),
    Note(0.0, 0.16, 330.0, 0.5),
];
const TURN: &[Note] = &[Note(0.0, 0.14, 880.0, 0.25)];
const WIN: &[Note] = &[
    Note(0.0, 0.3, 523.25, 0.5),
    Note(0.12, 0.3, 659.25, 0.5),
    Note(0.24, 0.5, 783.99, 0.5),
];

/// Plays what happens, while the person wants sounds.
pub fn follow(play: Play) {
    let prefs = use_prefs();
    Effect::new(move |before: Option<()>| {
        let news = play.news.get();
        let (on, volume) = prefs.with_untracked(|p| (p.sounds, p.volume.get()));
        // The first is history.
        if before.is_none() || !on || news.is_empty() {
            return;
        }
        let person = play.shown.with_untracked(|shown| shown.view.seat);
        let notes = news.iter().rev().find_map(|event| match event {
            Event::Win(_) => Some(WIN),
            Event::JokerExchange { .. } => Some(CALL),
            Event::Meld { .. } | Event::AddedKong { .. } | Event::Flower { .. } => Some(CALL),
            Event::Draw { seat, .. } if *seat == person => Some(TURN),
            Event::Discard { .. } => Some(CLICK),
            _ => None,
        });
        if let Some(notes) = notes {
            // A browser without sound is no reason to stop.
            let _ = sound(notes, f32::from(volume) / 100.0);
        }
    });
}

fn sound(notes: &[Note], volume: f32) -> Result<(), wasm_bindgen::JsValue> {
    CONTEXT.with_borrow_mut(|context| {
        if context.is_none() {
            *context = Some(AudioContext::new()?);
        }
        let Some(context) = context.as_ref() else {
            return Ok(());
        };
        let now = context.current_time();
        for &Note(start, length, pitch, loudness) in notes {
            let (tone, gain) = (context.create_oscillator()?, context.create_gain()?);
            tone.set_type(OscillatorType::Triangle);
            tone.frequency().set_value(pitch);
            let level = (loudness * volume).max(0.0001);
            gain.gain().set_value_at_time(level, now + start)?;
            gain.gain()
                .exponential_ramp_to_value_at_time(0.0001, now + start + length)?;
            tone.connect_with_audio_node(&gain)?;
            gain.connect_with_audio_node(&context.destination())?;
            tone.start_with_when(now + start)?;
            tone.stop_with_when(now + start + length)?;
        }
        Ok(())
    })
}
