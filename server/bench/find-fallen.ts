import type { MeasureRow } from './measure.ts';

/** Relative regression threshold, well above the variation of a fifth between runs of one build. */
const share = 2 / 3;

/**
 * Lists the rows whose figure is more than a third below the committed table (regressions), a line
 * for each. Only plain numbers are compared, of which higher is better; new rows are ignored.
 * @param section the Markdown of the committed table
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

/** A row's name without its numbers, which vary, as in 'home while 79 orders came in 8 s'. */
const nameOf = (name: string) => name.replace(/\d+/g, '#');
const numberOf = (value: string) => (/^\d+(\.\d+)?$/.test(value) ? Number(value) : undefined);
