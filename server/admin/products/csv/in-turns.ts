import { setImmediate as turn } from 'node:timers/promises';

/** Rows processed per event loop turn: a few milliseconds of work. */
const rowsPerTurn = 50;

/** Applies `work` to every row in order, and yields to the event loop between batches. */
export async function inTurns<Row>(rows: readonly Row[], work: (row: Row) => void): Promise<void> {
  for (const [at, row] of rows.entries()) {
    if (at > 0 && at % rowsPerTurn === 0) await turn();
    work(row);
  }
}
