//! Building the page into `dist/`.

use crate::sh;
use anyhow::{Context, Result};
use flate2::{Compression, write::GzEncoder};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use wasm_bindgen_cli_support::Bindgen;

/// All that the first deal needs may weigh so much, gzip, in bytes.
const LIMIT: usize = 250 * 1024;

/// How the page is compiled.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Profile {
    /// Small, as people get it.
    Web,
    /// Quick to build.
    Dev,
}

impl Profile {
    /// Cargo's name for it, and its folder under the target directory.
    fn names(self) -> (&'static str, &'static str) {
        match self {
            Profile::Web => ("web", "web"),
            Profile::Dev => ("dev", "debug"),
        }
    }
}

/// Where the page is put.
pub fn dist() -> PathBuf {
    sh::root().join("dist")
}

/// Compiles the page, gathers its files in `dist/` and prints what they weigh.
pub fn build(profile: Profile) -> Result<()> {
    let (name, folder) = profile.names();
    // The tests need a library of the crate as well; beside one, a module would be linked without
    // optimisation over all crates.
    sh::run(sh::cargo().args([
        "rustc",
        "--crate-type",
        "cdylib",
        "--package",
        "sparrows-web",
        "--lib",
        "--target",
        "wasm32-unknown-unknown",
        "--profile",
        name,
    ]))?;
    let built = sh::target_dir()?
        .join("wasm32-unknown-unknown")
        .join(folder);

    // Built beside and swapped in, so that an interrupted build leaves no half page.
    let dist = dist();
    let fresh = sh::root().join("dist.new");
    clear(&fresh)?;
    fs::create_dir_all(&fresh).with_context(|| fresh.display().to_string())?;
    Bindgen::new()
        .input_path(built.join("sparrows_web.wasm"))
        .out_name("sparrows")
        .web(true)?
        .typescript(false)
        .keep_debug(profile == Profile::Dev)
        .remove_name_section(profile == Profile::Web)
        .remove_producers_section(profile == Profile::Web)
        .generate(&fresh)
        .context("wasm-bindgen")?;
    copy(&sh::root().join("crates/web/assets"), &fresh)?;
    let messages = sh::root().join("crates/text/messages");
    if messages.is_dir() {
        copy(&messages, &fresh.join("messages"))?;
    }
    // In the repository, so that the folder exists before the first build.
    fs::write(fresh.join(".gitkeep"), "")?;
    clear(&dist)?;
    fs::rename(&fresh, &dist).with_context(|| dist.display().to_string())?;
    report(&dist, profile)
}

fn clear(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| folder.display().to_string())?;
    }
    Ok(())
}

/// Copies a folder with all that is in it.
fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to).with_context(|| to.display().to_string())?;
    for entry in fs::read_dir(from).with_context(|| from.display().to_string())? {
        let entry = entry?;
        let (source, target) = (entry.path(), to.join(entry.file_name()));
        if entry.file_type()?.is_dir() {
            copy(&source, &target)?;
        } else {
            fs::copy(&source, &target).with_context(|| source.display().to_string())?;
        }
    }
    Ok(())
}

/// Prints the weight of every file, and of what one person's first deal loads: everything, but of
/// the languages only the largest.
fn report(dist: &Path, profile: Profile) -> Result<()> {
    let mut files = Vec::new();
    list(dist, &mut files)?;
    files.sort();
    let (mut total, mut largest_messages) = (0, 0);
    println!("{:>9} {:>9}", "bytes", "gzip");
    for file in &files {
        let bytes = fs::read(file).with_context(|| file.display().to_string())?;
        let small = gzip_len(&bytes)?;
        let name = file.strip_prefix(dist).unwrap_or(file);
        println!("{:>9} {small:>9}  {}", bytes.len(), name.display());
        if name.starts_with("messages") {
            largest_messages = largest_messages.max(small);
        } else {
            total += small;
        }
    }
    total += largest_messages;
    println!("{:>9} {total:>9}  first deal, one language", "");
    if profile == Profile::Web && total > LIMIT {
        println!("WARNING: the page weighs {total} bytes gzip; the limit is {LIMIT}");
    }
    Ok(())
}

fn list(folder: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            list(&entry.path(), files)?;
        } else if !entry.file_name().as_encoded_bytes().starts_with(b".") {
            files.push(entry.path());
        }
    }
    Ok(())
}

fn gzip_len(bytes: &[u8]) -> Result<usize> {
    // The level at which `sparrows serve` compresses.
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?.len())
}
