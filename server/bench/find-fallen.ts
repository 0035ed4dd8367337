import type { Row } from './measure.ts';

/** A figure counts as fallen below this share of the one before: runs of the same build differ by a fifth. */
const share = 2 / 3;

/**
 * Rows whose figure has fallen by more than a third since the table that is committed, a line for each. Only figures of which more
 * is better are compared, those that are a number alone; a row that was not there before has not fallen.
 * @param section the Markdown of the table before
 */
export function findFallen(section: string, rows: readonly Row[]): string[] {
  const before = new Map(section.split('\n').flatMap(readRow));
  return rows.flatMap(([what, figure]) => {
    const [was, is] = [before.get(nameOf(what)), numberOf(figure)];
    if (was === undefined || is === undefined || is >= was * share) return [];
    return [`${what}: ${figure}, was ${was}`];
  });
}

function readRow(line: string): [name: string, figure: number][] {
  const [what = '', figure = ''] = line
    .split('|')
    .slice(1)
    .map((cell) => cell.trim());
  const number = numberOf(figure);
  return number === undefined ? [] : [[nameOf(what), number]];
}

/** Without what is measured next to the figure, as in 'home while 79 orders came in 8 s'. */
const nameOf = (what: string) => what.replace(/\d+/g, '#');
const numberOf = (figure: string) => (/^\d+(\.\d+)?$/.test(figure) ? Number(figure) : undefined);
