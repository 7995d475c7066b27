/** Every solution of a small grid by plain backtracking: cell after cell, digit after digit, each rule as its sentence says. */

export interface OracleGrid {
  side: number;
  /** By cell, 0 where it is empty. */
  digits: readonly number[];
  boxes?: { rows: number; columns: number };
  regions?: string;
  diagonals?: boolean;
  windows?: boolean;
  groups?: boolean;
  knight?: boolean;
  king?: boolean;
  cages?: readonly { sum: number; cells: readonly number[] }[];
}

/** Calls back with each solution; the callback must not keep the list. */
export function forEachSolution(grid: OracleGrid, visit: (solution: readonly number[]) => void): void {
  const digits = grid.digits.map(() => 0);
  const cells = [...grid.digits.keys()];
  const before = cells.map((cell) => cells.filter((other) => other < cell && mustDiffer(grid, other, cell)));
  const place = (cell: number): void => {
    if (cell === digits.length) {
      visit(digits);
      return;
    }
    for (let digit = 1; digit <= grid.side; digit++) {
      if (grid.digits[cell] && grid.digits[cell] !== digit) continue;
      digits[cell] = digit;
      if (before[cell]!.every((other) => digits[other] !== digit) && sumsUp(grid, digits, cell))
        place(cell + 1);
    }
    digits[cell] = 0;
  };
  place(0);
}

/** How many solutions there are, and by cell and digit - 1. */
export function countOracle(grid: OracleGrid): { total: number; tally: number[][] } {
  let total = 0;
  const tally = grid.digits.map(() => Array.from({ length: grid.side }, () => 0));
  forEachSolution(grid, (solution) => {
    total++;
    for (const [cell, digit] of solution.entries()) tally[cell]![digit - 1]!++;
  });
  return { total, tally };
}

/** Whether the cage of a cell can still have its sum, as far as it is filled. */
function sumsUp(grid: OracleGrid, digits: readonly number[], cell: number): boolean {
  const cage = grid.cages?.find(({ cells }) => cells.includes(cell));
  if (!cage) return true;
  const placed = cage.cells.filter((other) => other <= cell);
  const sum = placed.reduce((all, other) => all + digits[other]!, 0);
  return placed.length === cage.cells.length ? sum === cage.sum : sum < cage.sum;
}

/** Whether a rule keeps the same digit from two different cells. */
export function mustDiffer(grid: OracleGrid, a: number, b: number): boolean {
  const { side, boxes, regions } = grid;
  const [rowA, columnA, rowB, columnB] = [Math.floor(a / side), a % side, Math.floor(b / side), b % side];
  if (rowA === rowB || columnA === columnB) return true;
  if (regions && regions[a] === regions[b]) return true;
  if (boxes) {
    const { rows, columns } = boxes;
    const sameBand = Math.floor(rowA / rows) === Math.floor(rowB / rows);
    if (sameBand && Math.floor(columnA / columns) === Math.floor(columnB / columns)) return true;
    if (grid.groups && rowA % rows === rowB % rows && columnA % columns === columnB % columns) return true;
  }
  if (grid.diagonals && rowA === columnA && rowB === columnB) return true;
  if (grid.diagonals && rowA + columnA === side - 1 && rowB + columnB === side - 1) return true;
  if (grid.windows && isWindow(side, rowA, columnA) && isWindow(side, rowB, columnB)) {
    const step = Math.sqrt(side) + 1;
    const [downA, downB] = [Math.floor((rowA - 1) / step), Math.floor((rowB - 1) / step)];
    if (downA === downB && Math.floor((columnA - 1) / step) === Math.floor((columnB - 1) / step)) return true;
  }
  const [down, right] = [Math.abs(rowA - rowB), Math.abs(columnA - columnB)];
  if (grid.knight && Math.min(down, right) === 1 && Math.max(down, right) === 2) return true;
  if (grid.king && down === 1 && right === 1) return true;
  return grid.cages?.some(({ cells }) => cells.includes(a) && cells.includes(b)) ?? false;
}

/** Whether a cell lies in a window, and not on the lines between them. */
function isWindow(side: number, row: number, column: number): boolean {
  const step = Math.sqrt(side) + 1;
  return row % step !== 0 && column % step !== 0;
}
