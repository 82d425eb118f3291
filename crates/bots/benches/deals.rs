//! Whole deals, as a simulation plays them. Elements per second are deals per second.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use sparrows_bots::{Level, play_deal};
use sparrows_engine::{Deal, Seat, Seed, Table};
use std::hint::black_box;

/// So many different deals are played in turn.
const DEALS: u64 = 64;

fn deals(criterion: &mut Criterion) {
    let table = Table::hong_kong();
    let mut group = criterion.benchmark_group("deals");
    group.throughput(Throughput::Elements(DEALS));
    group.sample_size(20);
    for level in Level::ALL {
        group.bench_function(level.as_str(), |bencher| {
            bencher.iter(|| {
                let mut points = 0;
                for n in 0..DEALS {
                    let mut deal = Deal::new(&table, Seed::from(n));
                    let played = play_deal(&mut deal, [level.bot(); 4], |_, _| {});
                    assert!(played.is_ok());
                    points += deal.scores()[Seat::East];
                }
                points
            });
        });
    }
    group.finish();
}

fn engine(criterion: &mut Criterion) {
    let deal = Deal::new(&Table::hong_kong(), Seed::from(1));
    let mut group = criterion.benchmark_group("engine");
    group.bench_function("new", |b| {
        b.iter(|| Deal::new(deal.table(), black_box(Seed::from(1))))
    });
    group.bench_function("clone", |b| b.iter(|| black_box(&deal).clone()));
    group.bench_function("legal", |b| b.iter(|| black_box(&deal).legal(Seat::East)));
    group.bench_function("view", |b| b.iter(|| black_box(&deal).view(Seat::East)));
    group.finish();
}

criterion_group!(benches, deals, engine);
criterion_main!(benches);
