/** A month in GSTN's format (`112026`), with its first and last day in India, YYYY-MM-DD. */
export type FilingPeriod = { name: string; from: string; to: string };

/** @param name MMYYYY, checked by the contract */
export function filingPeriod(name: string): FilingPeriod {
  const [month, year] = [name.slice(0, 2), name.slice(2)];
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return { name, from: `${year}-${month}-01`, to: `${year}-${month}-${last}` };
}

/**
 * The first and last day of a financial year's quarter: the first quarter begins in April of
 * `year`, the fourth in January of the next.
 */
export function quarterDays(year: number, quarter: number): { from: string; to: string } {
  const month = quarter * 3;
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  return { from: day(Date.UTC(year, month, 1)), to: day(Date.UTC(year, month + 3, 0)) };
}
