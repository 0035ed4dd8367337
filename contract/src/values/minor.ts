import { indianDate } from './india.ts';

/** Age of majority (DPDP Act, 2023, s. 2(f)). */
const adultYears = 18;

/**
 * Whether a user with that date of birth is below 18 years in India.
 * @param dob DD-MM-YYYY, with either separator
 * @param nowMs milliseconds since the epoch
 */
export function isMinor(dob: string, nowMs: number): boolean {
  const [day = '', month = '', year = ''] = dob.split(/[-/]/);
  const grown = `${String(Number(year) + adultYears)}-${month}-${day}`;
  return grown > indianDate(nowMs);
}
