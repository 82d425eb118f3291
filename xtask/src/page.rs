//! Building the page into `dist/`.

use crate::pack::pack;
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
    let mut cargo = sh::cargo();
    if profile == Profile::Web {
        cargo.args(["--config", &without_paths()]);
    }
    sh::run(cargo.args([
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
        // Where every call and every piece of data leads, for the splitter.
        "--",
        "-Clink-arg=--emit-relocs",
    ]))?;
    let built = sh::target_dir()?
        .join("wasm32-unknown-unknown")
        .join(folder);

    // Built beside and swapped in, so that an interrupted build leaves no half page.
    let main = built.join("sparrows_main.wasm");
    let dist = dist();
    let fresh = sh::root().join("dist.new");
    clear(&fresh)?;
    fs::create_dir_all(&fresh).with_context(|| fresh.display().to_string())?;
    split(&built.join("sparrows_web.wasm"), &main, &fresh)?;
    Bindgen::new()
        .input_path(&main)
        .out_name("sparrows")
        .web(true)?
        .typescript(false)
        // The parts loaded later call through the linker's table.
        .keep_lld_exports(true)
        .keep_debug(profile == Profile::Dev)
        .generate(&fresh)
        .context("wasm-bindgen")?;
    if profile == Profile::Web {
        for module in ["sparrows_bg.wasm", "split_later.wasm"] {
            let file = fresh.join(module);
            let bytes = fs::read(&file).with_context(|| file.display().to_string())?;
            let packed = pack(&bytes).with_context(|| file.display().to_string())?;
            fs::write(&file, packed).with_context(|| file.display().to_string())?;
        }
    }
    copy(&sh::root().join("crates/web/assets"), &fresh)?;
    for folder in ["messages", "sheets"] {
        copy(
            &sh::root().join("crates/text").join(folder),
            &fresh.join(folder),
        )?;
    }
    // In the repository, so that the folder exists before the first build.
    fs::write(fresh.join(".gitkeep"), "")?;
    clear(&dist)?;
    fs::rename(&fresh, &dist).with_context(|| dist.display().to_string())?;
    report(&dist, profile)
}

/// The setting that keeps this machine's folders out of the program: where a library panics, it
/// names its file.
fn without_paths() -> String {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(std::env::home_dir()?.join(".cargo")));
    let registries = home.and_then(|home| fs::read_dir(home.join("registry").join("src")).ok());
    let flags: Vec<String> = registries
        .into_iter()
        .flatten()
        .flatten()
        .map(|registry| format!("'--remap-path-prefix={}='", registry.path().display()))
        .collect();
    format!(
        "target.wasm32-unknown-unknown.rustflags=[{}]",
        flags.join(",")
    )
}

/// Cuts what is marked to be loaded later out of the program: the rest of it goes to `main`, the
/// cut parts and `split.js`, which loads them, to the folder.
fn split(program: &Path, main: &Path, folder: &Path) -> Result<()> {
    let bytes = fs::read(program).with_context(|| program.display().to_string())?;
    let mut options = wasm_split_cli_support::Options::new(&bytes);
    options.output_dir = folder;
    options.main_out_path = main;
    options.link_name = "./split.js";
    options.main_module = "./sparrows.js";
    wasm_split_cli_support::transform(options)
        .map_err(|error| anyhow::anyhow!("{error:#}"))
        .context("splitting the program")?;
    Ok(())
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

/// Files and folders that are loaded when the first deal stands.
const LATER: [&str; 2] = ["split_later.wasm", "sheets"];

/// Prints the weight of every file, and of what one person's first deal loads: all but what comes
/// later, and of the languages only the largest.
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
        } else if !LATER.iter().any(|later| name.starts_with(later)) {
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
