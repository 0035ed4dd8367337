/** The financial year of a date (YYYY-MM-DD), April to March, such as '2026-27'. */
export function financialYear(date: string): string {
  const [year, month] = date.split('-').map(Number) as [number, number];
  const first = month >= 4 ? year : year - 1;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

/** The first and last day of the financial year of a date, YYYY-MM-DD. */
export function taxYear(date: string): { from: string; to: string } {
  const first = Number(financialYear(date).slice(0, 4));
  return { from: `${first}-04-01`, to: `${first + 1}-03-31` };
}

/**
 * An invoice number such as 'INV/2627/000001': unique in its financial year, at most 16 characters
 * (rule 46 of the CGST rules).
 */
export function documentNumber(series: string, year: string, serial: number): string {
  return `${series}/${year.slice(2, 4)}${year.slice(5)}/${String(serial).padStart(6, '0')}`;
}
