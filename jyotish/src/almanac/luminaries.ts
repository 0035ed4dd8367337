import { arc, turn } from '../sky/angle.ts';
import type { Place } from '../sky/ephemeris.ts';
import { tables } from '../sky/tables.ts';
import { julianDay, terrestrial } from '../sky/time.ts';

/**
 * First and last Gregorian year of the almanac. The tables extend two months further at each end.
 */
export const ALMANAC_YEARS = { from: 1900, to: 2060 } as const;

const DAY = 86_400_000;

/**
 * A steadily increasing angle: degrees in [0, 360) and degrees per day, at an instant in ms since
 * 1970. Throws RangeError outside the tables.
 */
export type SkyAngle = (instant: number) => Place;

function tt(instant: number): number {
  return terrestrial(julianDay(instant));
}

/** The Sun's sidereal longitude. */
export const sun: SkyAngle = (instant) => tables.place('Sun', tt(instant));

/** The Moon's sidereal longitude. */
export const moon: SkyAngle = (instant) => tables.place('Moon', tt(instant));

/**
 * The Moon's elongation from the Sun: the angle of tithi and karana. It is independent of the
 * ayanamsa.
 */
export const elongation: SkyAngle = (instant) => {
  const [m, s] = [moon(instant), sun(instant)];
  return { longitude: turn(m.longitude - s.longitude), speed: m.speed - s.speed };
};

/** The sum of both longitudes: the angle of the nityayoga. */
export const sumOfBoth: SkyAngle = (instant) => {
  const [m, s] = [moon(instant), sun(instant)];
  return { longitude: turn(m.longitude + s.longitude), speed: m.speed + s.speed };
};

/**
 * The instant (ms since 1970) nearest to `closeTo` at which an angle has a value, in degrees.
 * Newton's method with the angle's own speed, to less than a tenth of a millisecond.
 */
export function whenAt(angle: SkyAngle, degrees: number, closeTo: number): number {
  let instant = closeTo;
  for (let round = 0; round < 8; round += 1) {
    const { longitude, speed } = angle(instant);
    const step = (arc(longitude, degrees) / speed) * DAY;
    instant += step;
    if (Math.abs(step) < 0.1) break;
  }
  return instant;
}

/**
 * A time span in which an angle stays in one of the equal parts of the circle. [start, end) in ms
 * since 1970.
 */
export interface Segment {
  /** Index of the part; 0 starts at 0 degrees. */
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

/**
 * Every segment that overlaps [from, until), in order, with its actual start and end even outside
 * that span.
 * @param parts number of equal divisions of the circle: 30 tithis, 60 karanas, 27 nakshatras or
 * yogas, 12 rashis
 */
export function segmentsIn(angle: SkyAngle, parts: number, from: number, until: number): Segment[] {
  const width = 360 / parts;
  const { longitude, speed } = angle(from);
  let index = Math.floor(longitude / width) % parts;
  let start = whenAt(angle, index * width, from - ((longitude - index * width) / speed) * DAY);
  // Newton's method may return a start slightly after `from` if the segment starts at that very
  // instant.
  if (start > from) start = from;
  const segments: Segment[] = [];
  while (start < until) {
    const next = (index + 1) % parts;
    const end = whenAt(angle, next * width, start + (width / speed) * DAY);
    segments.push({ index, start, end });
    [index, start] = [next, end];
  }
  return segments;
}
