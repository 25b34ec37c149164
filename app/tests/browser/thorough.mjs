// How many cases are tried: all of them under `cargo xtask test --thorough`, else a share in which every row and
// every column has its turn.

const ALL = Boolean(process.env.ACCONCIO_THOROUGH);

// Whether the case in this row and column is tried: each column has one row of `every`, and the next column the next
// of them.
export const isTried = (row, column, every) => ALL || row % every === column % every;
