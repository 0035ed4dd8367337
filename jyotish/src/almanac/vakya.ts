const DAY = 86_400_000;
const DEGREE = Math.PI / 180;

/** Length of the Arya Siddhanta's solar year in days: 365 and 15 nadis, 31 vinadis, 15 tatparas. */
const YEAR = 365 + 15 / 60 + 31 / 3600 + 15 / 216_000;

/** Sunrise at Ujjain, 75.77° east, at the start of the Kali yuga; ms since 1970. */
const KALI = (588_465.75 - 75.77 / 360 - 2_440_587.5) * DAY;

/** Longitude of the Sun's apogee in degrees, and circumference of its epicycle in degrees. */
const APOGEE = 78;
const EPICYCLE = 13.5;

/**
 * The entry of the Sun into a rashi by the Tamil Vakya almanacs: the Arya Siddhanta's mean Sun and
 * its one equation. Up to half a day from the true entry; ms since 1970. (R. Sewell and S. B.
 * Dikshit, The Indian Calendar, tables; the months of the Vakyakarana.)
 * @param kali completed years of the Kali yuga at the Sun's last entry into Mesha
 * @param rashi 0 Mesha to 11 Meena
 */
export function vakyaEntry(kali: number, rashi: number): number {
  const target = rashi * 30;
  let mean = target;
  // The equation is below 2.2 degrees and changes slowly: each iteration reduces the error to a
  // thirtieth.
  for (let round = 0; round < 12; round += 1) {
    const equation = Math.asin((EPICYCLE / 360) * Math.sin((mean - APOGEE) * DEGREE)) / DEGREE;
    mean = target + equation;
  }
  return KALI + (kali + mean / 360) * YEAR * DAY;
}

/** Entries of the Vakya Sun between two instants, in order. */
export function vakyaEntries(from: number, until: number): { rashi: number; entry: number }[] {
  const first = Math.floor((from - KALI) / (YEAR * DAY)) - 1;
  const last = Math.floor((until - KALI) / (YEAR * DAY)) + 1;
  const found: { rashi: number; entry: number }[] = [];
  for (let kali = first; kali <= last; kali += 1) {
    for (let rashi = 0; rashi < 12; rashi += 1)
      found.push({ rashi, entry: vakyaEntry(kali, rashi) });
  }
  return found.filter(({ entry }) => entry > from && entry < until);
}
