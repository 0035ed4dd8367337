import type { TaxDocument } from '../../../orders/invoices/tax-document.ts';
import type { IssuedRow } from './tables.ts';

type Issued = Pick<TaxDocument, 'kind' | 'number'>;
type Series = { nature: TaxDocument['kind']; name: string; serials: number[]; digits: number };

/** Numbers missing between the first and last document of each series. */
export function findGaps(documents: readonly Issued[]): string[] {
  return seriesOf(documents).flatMap((series) => {
    const issued = new Set(series.serials);
    return spanOf(series)
      .filter((serial) => !issued.has(serial))
      .map((serial) => numberOf(series, serial));
  });
}

/**
 * Table 13: documents issued. A missing number counts as cancelled; one of another month's
 * document, possible around midnight, splits the range instead.
 * @param numbersOfOtherMonths missing numbers that are those of other months' documents
 */
export function listIssued(
  documents: readonly Issued[],
  numbersOfOtherMonths: ReadonlySet<string>,
): IssuedRow[] {
  return seriesOf(documents).flatMap((series) => {
    const issued = new Set(series.serials);
    const runs: number[][] = [[]];
    for (const serial of spanOf(series)) {
      if (numbersOfOtherMonths.has(numberOf(series, serial))) runs.push([]);
      else runs.at(-1)?.push(serial);
    }
    return runs
      .filter((run) => run.length > 0)
      .map((run) => ({
        nature: series.nature,
        from: numberOf(series, run[0] ?? 0),
        to: numberOf(series, run.at(-1) ?? 0),
        total: run.length,
        cancelled: run.filter((serial) => !issued.has(serial)).length,
      }));
  });
}

function seriesOf(documents: readonly Issued[]): Series[] {
  const groups = Map.groupBy(documents, ({ number }) => number.slice(0, number.lastIndexOf('/')));
  return [...groups].flatMap(([name, all]) => {
    const [first] = all;
    if (!first) return [];
    const parts = all.map(({ number }) => number.slice(name.length + 1));
    const serials = parts.map(Number).toSorted((a, b) => a - b);
    return [{ nature: first.kind, name, serials, digits: parts[0]?.length ?? 0 }];
  });
}

function spanOf({ serials }: Series): number[] {
  const [first = 0, last = 0] = [serials[0], serials.at(-1)];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

function numberOf({ name, digits }: Series, serial: number): string {
  return `${name}/${String(serial).padStart(digits, '0')}`;
}
