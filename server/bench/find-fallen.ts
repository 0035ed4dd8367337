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
  return rows.flatMap(([subject, stat]) => {
    const [previous, is] = [before.get(nameOf(subject)), numberOf(stat)];
    if (previous === undefined || is === undefined || is >= previous * share) return [];
    return [`${subject}: ${stat}, was ${previous}`];
  });
}

function readRow(line: string): [name: string, stat: number][] {
  const [subject = '', stat = ''] = line
    .split('|')
    .slice(1)
    .map((cell) => cell.trim());
  const number = numberOf(stat);
  return number === undefined ? [] : [[nameOf(subject), number]];
}

/** Without the concurrent figure, as in 'home while 79 orders came in 8 s'. */
const nameOf = (subject: string) => subject.replace(/\d+/g, '#');
const numberOf = (stat: string) => (/^\d+(\.\d+)?$/.test(stat) ? Number(stat) : undefined);
