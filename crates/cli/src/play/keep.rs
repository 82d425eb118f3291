//! The file that keeps a deal: a record, written on with every decision.

use crate::outcome::Failure;
use crate::replay;
use sparrows_engine::Game;
use std::fs::OpenOptions;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

/// A record on disk.
pub struct Keep {
    path: PathBuf,
    /// How much of the record the file has; none before the first line is written.
    written: Option<usize>,
}

impl Keep {
    /// The file and, where it is there, the open deal in it.
    ///
    /// # Errors
    /// A file that cannot be read, is no record, or holds a deal that is over.
    pub fn open(path: &Path) -> Result<(Self, Option<Game>), Failure> {
        let fresh = Self {
            path: path.to_owned(),
            written: None,
        };
        if let Err(error) = path.symlink_metadata()
            && error.kind() == ErrorKind::NotFound
        {
            return Ok((fresh, None));
        }
        let (name, bytes) = replay::read(path)?;
        if bytes.is_empty() {
            let written = Some(0);
            return Ok((Self { written, ..fresh }, None));
        }
        let text = String::from_utf8(bytes).map_err(|_| {
            Failure::Input(format!(
                "{name}: not UTF-8; --record takes a record or a new file"
            ))
        })?;
        let game = Game::read(&text).map_err(|error| Failure::Input(format!("{name}:{error}")))?;
        if game.deal().is_over() {
            return Err(Failure::Input(format!(
                "{name}: the deal in it is over; name another file, or see it with `sparrows replay {name}`"
            )));
        }
        let written = (text == game.to_text()).then_some(text.len());
        if written.is_none() {
            // Written by hand: from here on it stands as the program writes it.
            std::fs::write(path, game.to_text())
                .map_err(|error| Failure::file(&name, "written", &error))?;
        }
        let written = Some(written.unwrap_or_else(|| game.to_text().len()));
        Ok((Self { written, ..fresh }, Some(game)))
    }

    /// The name of the file.
    pub fn name(&self) -> String {
        self.path.display().to_string()
    }

    /// Writes what the file has not yet.
    ///
    /// # Errors
    /// A file that cannot be written; one that came into being meanwhile is left alone.
    pub fn save(&mut self, game: &Game) -> Result<(), Failure> {
        let text = game.to_text();
        let mut options = OpenOptions::new();
        match self.written {
            None => options.write(true).create_new(true),
            Some(_) => options.append(true),
        };
        let rest = text.get(self.written.unwrap_or(0)..).unwrap_or_default();
        options
            .open(&self.path)
            .and_then(|mut file| file.write_all(rest.as_bytes()))
            .map_err(|error| Failure::file(self.path.display(), "written", &error))?;
        self.written = Some(text.len());
        Ok(())
    }

    /// A new file beside this one: `deal.jsonl`, `deal-2.jsonl`, `deal-3.jsonl` …
    pub fn beside(&self) -> Self {
        let stem = self.path.file_stem().unwrap_or_default().to_string_lossy();
        let (base, number) = stem
            .rsplit_once('-')
            .and_then(|(base, number)| Some((base, number.parse::<u32>().ok()?)))
            .unwrap_or((&stem, 1));
        let named = |number: u32| {
            let mut name = format!("{base}-{number}");
            if let Some(extension) = self.path.extension() {
                name.push('.');
                name.push_str(&extension.to_string_lossy());
            }
            self.path.with_file_name(name)
        };
        let mut number = number.saturating_add(1);
        while named(number).symlink_metadata().is_ok() && number < u32::MAX {
            number += 1;
        }
        Self {
            path: named(number),
            written: None,
        }
    }
}
