import type { MeasureRow } from './measure.ts';

/**
 * A figure counts as fallen below this share of the one before: runs of the same build differ by a
 * fifth.
 */
const share = 2 / 3;

/**
 * Rows whose figure has fallen by more than a third since the table that is committed, a line for
 * each. Only figures of which more is better are compared, those that are a number alone; a row
 * that was not there before has not fallen.
 * @param section the Markdown of the table before
 */
export function findFallen(section: string, rows: readonly MeasureRow[]): string[] {
  const before = new Map(section.split('\n').flatMap(readRow));
  return rows.flatMap(([name, value]) => {
    const [previous, is] = [before.get(nameOf(name)), numberOf(value)];
    if (previous === undefined || is === undefined || is >= previous * share) return [];
    return [`${name}: ${value}, was ${previous}`];
  });
}

function readRow(line: string): [name: string, stat: number][] {
  const [name = '', value = ''] = line
    .split('|')
    .slice(1)
    .map((cell) => cell.trim());
  const number = numberOf(value);
  return number === undefined ? [] : [[nameOf(name), number]];
}

/** Without the concurrent figure, as in 'home while 79 orders came in 8 s'. */
const nameOf = (name: string) => name.replace(/\d+/g, '#');
const numberOf = (value: string) => (/^\d+(\.\d+)?$/.test(value) ? Number(value) : undefined);
