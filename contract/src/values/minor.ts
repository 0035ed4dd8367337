import { indianDate } from './india.ts';

/** The age from which a user decides alone (DPDP Act, 2023, s. 2(f)). */
const adultYears = 18;

/**
 * Whether a user born on that day is below 18 years in India.
 * @param dob DD-MM-YYYY, with either separator
 * @param nowMs ms since 1970
 */
export function isMinor(dob: string, nowMs: number): boolean {
  const [day = '', month = '', year = ''] = dob.split(/[-/]/);
  const grown = `${String(Number(year) + adultYears)}-${month}-${day}`;
  return grown > indianDate(nowMs);
}
