//! Tests of a classroom through its web, without a network.

mod exam;
mod fixture;
mod joining;
mod live;
mod losses;
mod web;
