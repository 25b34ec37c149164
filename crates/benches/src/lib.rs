//! The cost of rulings and searches: the benches of this repository, in a package of their own so that
//! neither its tests nor its programs are built with what only benches need. Figures hold for one machine: compare two
//! runs on the same one.
