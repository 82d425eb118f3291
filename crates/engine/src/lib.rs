//! The rules of Sparrows: tiles, walls, hands, the table, records and the analysis of hands.
//!
//! Everything here is a pure function of its input: no files, clock, threads, network, global
//! state or hidden randomness. Faces (page, terminal, simulator) show what the engine says and
//! compute no score, legal move or payment of their own.
//!
//! A whole deal:
//!
//! ```
//! use sparrows_engine::{Deal, Seed, Table};
//!
//! let mut deal = Deal::new(&Table::hong_kong(), Seed::from(7));
//! while !deal.is_over() {
//!     for seat in deal.awaiting().iter() {
//!         let view = deal.view(seat);
//!         // The last legal decision: pass in a window, discard on a turn.
//!         deal.act(seat, *view.legal.last().unwrap()).unwrap();
//!     }
//! }
//! let settlement = deal.settlement().unwrap();
//! println!("{:?}: {:?}", settlement.ending, settlement.scores);
//! ```
//!
//! Where to look: [`tile`] and [`notation`] for the vocabulary, [`Deal`] for play, [`View`] for
//! what a seat may know, [`rules`] for what differs between tables, [`record`] for saving and
//! replay, [`analysis`] for shanten and waits.

pub mod analysis;
pub mod analyzer;
pub mod card;
pub mod chance;
pub mod hand;
pub mod kind_set;
pub mod meld;
pub mod notation;
pub mod options;
pub mod record;
pub mod rules;
pub mod scorer;
pub mod seat;
mod strict;
pub mod table;
pub mod tile;
pub mod tile_list;
pub mod tile_set;

pub use chance::{Chance, Seed};
pub use kind_set::KindSet;
pub use meld::{FaceMeld, Meld, MeldKind};
pub use record::Game;
pub use rules::Rules;
pub use seat::{BySeat, Seat, SeatSet};
pub use table::{Action, ActionKind, Deal, Event, Illegal, Pick, Settlement, Table, View};
pub use tile::{Counts, Kind, Suit, TileId};
pub use tile_list::TileList;
pub use tile_set::TileSet;

// The example in the README is a test.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
