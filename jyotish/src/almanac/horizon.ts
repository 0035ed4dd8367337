import { position } from 'astronomia/moonposition';
import { arc, DEGREE } from '../sky/angle.ts';
import { lahiri } from '../sky/ayanamsa.ts';
import { meanSiderealTime, type TrueEquator, trueEquator } from '../sky/sidereal-time.ts';
import type { Observer } from '../sky/sky.ts';
import { tables } from '../sky/tables.ts';
import { centuries, julianDay, terrestrial } from '../sky/time.ts';

/**
 * Definition of sunrise. `almanac`: the upper limb on a level horizon with 34 arcminutes of
 * refraction, as in printed Indian almanacs. `hindu`: the centre of the disc without refraction;
 * sunrise some four minutes later, sunset as much earlier.
 */
export type SunriseConvention = 'almanac' | 'hindu';

/** The direction of a horizon crossing. */
export type Crossing = 'rise' | 'set';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Refraction at the horizon, degrees. */
const REFRACTION = 34 / 60;
/** Half the Sun's width at one astronomical unit, degrees. */
const SUN_RADIUS = 15.993 / 60;
const EARTH_RADIUS_KM = 6378.14;
/**
 * Fraction of the Moon's parallax that remains after subtraction of half the Moon's width, which
 * is proportional to the parallax.
 */
const PARALLAX_SHARE = 0.7275;

/** The position of a body for an observer. Degrees. */
interface Sight {
  /** West of the meridian, in [-180, 180). */
  readonly hourAngle: number;
  readonly declination: number;
  /** Geocentric altitude of the body's centre that defines its rise and set. */
  readonly horizon: number;
}

type Appearance = (instant: number) => Sight;

/**
 * Hour angle and declination at an instant of an ecliptic longitude and latitude of date (degrees,
 * mean equinox).
 */
function sight(
  instant: number,
  longitude: number,
  latitude: number,
  east: number,
  equator: TrueEquator,
) {
  const jdUt = julianDay(instant);
  const t = centuries(terrestrial(jdUt));
  const lambda = longitude * DEGREE + equator.nutationInLongitude;
  const beta = latitude * DEGREE;
  const [sin, cos] = [Math.sin(equator.obliquity), Math.cos(equator.obliquity)];
  const ascension = Math.atan2(Math.sin(lambda) * cos - Math.tan(beta) * sin, Math.cos(lambda));
  const declination = Math.asin(Math.sin(beta) * cos + Math.cos(beta) * sin * Math.sin(lambda));
  const sidereal = meanSiderealTime(jdUt, t) + equator.equationOfEquinoxes / DEGREE + east;
  return { hourAngle: arc(ascension / DEGREE, sidereal), declination: declination / DEGREE };
}

/**
 * The Sun's distance in astronomical units, accurate to a few parts in 100 000 (Meeus, chapter 25),
 * sufficient for its apparent radius.
 */
function sunDistance(t: number): number {
  const anomaly = (357.52911 + 35999.05029 * t) * DEGREE;
  return 1.00014 - 0.01671 * Math.cos(anomaly) - 0.00014 * Math.cos(2 * anomaly);
}

/**
 * The Sun's apparent positions during one day. Nutation changes by a tenth of an arcsecond per day,
 * so one value is sufficient.
 */
function sunSeen(day: number, east: number, convention: SunriseConvention): Appearance {
  const equator = trueEquator(terrestrial(julianDay(day)));
  return (instant) => {
    const jdTt = terrestrial(julianDay(instant));
    const t = centuries(jdTt);
    const longitude = tables.place('Sun', jdTt).longitude + lahiri(t);
    const horizon = convention === 'hindu' ? 0 : -(REFRACTION + SUN_RADIUS / sunDistance(t));
    return { ...sight(instant, longitude, 0, east, equator), horizon };
  };
}

/**
 * The Moon's apparent positions during one day: longitude from the tables, latitude and distance
 * from Meeus' series (4 arcsec).
 */
function moonSeen(day: number, east: number): Appearance {
  const equator = trueEquator(terrestrial(julianDay(day)));
  return (instant) => {
    const jdTt = terrestrial(julianDay(instant));
    const longitude = tables.place('Moon', jdTt).longitude + lahiri(centuries(jdTt));
    const { lat, range } = position(jdTt);
    const parallax = Math.asin(EARTH_RADIUS_KM / range) / DEGREE;
    const horizon = PARALLAX_SHARE * parallax - REFRACTION;
    return { ...sight(instant, longitude, lat / DEGREE, east, equator), horizon };
  };
}

/** Degrees by which a body is above the altitude that defines its rise and set. */
function above({ hourAngle, declination, horizon }: Sight, latitude: number): number {
  const [phi, delta, h] = [latitude * DEGREE, declination * DEGREE, hourAngle * DEGREE];
  const altitude = Math.asin(
    Math.sin(phi) * Math.sin(delta) + Math.cos(phi) * Math.cos(delta) * Math.cos(h),
  );
  return altitude / DEGREE - horizon;
}

/**
 * The hour angle in degrees at which a body crosses its horizon; null if it stays above or below it
 * all day.
 */
function crossingAngle({ declination, horizon }: Sight, latitude: number): number | null {
  const [phi, delta] = [latitude * DEGREE, declination * DEGREE];
  const cosine =
    (Math.sin(horizon * DEGREE) - Math.sin(phi) * Math.sin(delta)) /
    (Math.cos(phi) * Math.cos(delta));
  return Math.abs(cosine) <= 1 ? Math.acos(cosine) / DEGREE : null;
}

/**
 * Sunrise or sunset of the solar day whose noon is nearest to `middle`, an instant in ms since
 * 1970.
 * @returns ms since 1970, converged to a tenth of a second; null if the Sun does not cross the
 * horizon
 */
export function sunCrossing(
  crossing: Crossing,
  middle: number,
  { latitude, longitude }: Observer,
  convention: SunriseConvention,
): number | null {
  const check = sunSeen(middle, longitude, convention);
  let noon = middle;
  for (let round = 0; round < 3; round += 1) noon -= (check(noon).hourAngle / 360) * DAY;
  const side = crossing === 'rise' ? -1 : 1;
  let instant = noon;
  for (let round = 0; round < 40; round += 1) {
    const seen = check(instant);
    const angle = crossingAngle(seen, latitude);
    if (angle === null) break;
    const step = (arc(seen.hourAngle, side * angle) / 360) * DAY;
    instant += step;
    if (Math.abs(step) < 10) return instant;
  }
  const height = (at: number) => above(check(at), latitude);
  return climbBetween(height, noon + side * (DAY / 2), noon);
}

/**
 * The zero of an altitude that is lowest at `low` and highest at `high` (instants in ms since
 * 1970), by bisection, because it is flat at both limits. Near the polar day the Sun may cross the
 * horizon although noon's declination gives no crossing.
 * @returns ms since 1970, or null if the altitude stays above or below zero
 */
function climbBetween(
  height: (instant: number) => number,
  low: number,
  high: number,
): number | null {
  if (height(low) >= 0 || height(high) < 0) return null;
  let [below, aloft] = [low, high];
  while (Math.abs(aloft - below) > 10) {
    const middle = (below + aloft) / 2;
    if (height(middle) < 0) below = middle;
    else aloft = middle;
  }
  return aloft;
}

/**
 * The first moonrise or moonset in [from, until), ms since 1970; null without one, as on one day of
 * most months. In the far north the Moon may be up, or down, for only some minutes: turning points
 * between hourly samples are tested.
 */
export function moonCrossing(
  crossing: Crossing,
  from: number,
  until: number,
  observer: Observer,
): number | null {
  const check = moonSeen((from + until) / 2, observer.longitude);
  const height = (instant: number) =>
    above(check(instant), observer.latitude) * (crossing === 'rise' ? 1 : -1);
  let [before, low] = [from - HOUR, height(from - HOUR)];
  let [at, middle] = [from, height(from)];
  while (at < until) {
    const after = at + HOUR;
    const high = height(after);
    const found = risingIn(height, [before, at, after], [low, middle, high]);
    if (found !== null && found >= from && found < until) return found;
    [before, low, at, middle] = [at, middle, after, high];
  }
  return null;
}

type Three = readonly [number, number, number];

/**
 * The instant at which a height rises through zero between three sampled instants, or exceeds it
 * for less than a step; null without one.
 */
function risingIn(height: (instant: number) => number, at: Three, heights: Three): number | null {
  const [low, middle, high] = heights;
  if (middle < 0 && high >= 0) return between(height, at[1], at[2]);
  if (low >= 0 || middle >= 0 || middle < low || middle < high) return null;
  const top = highestIn(height, at[0], at[2]);
  return height(top) >= 0 ? climbBetween(height, at[0], top) : null;
}

/**
 * The maximum of a height with a single maximum between two instants, to a second, by ternary
 * search.
 */
function highestIn(height: (instant: number) => number, start: number, end: number): number {
  let [a, b] = [start, end];
  while (b - a > 1000) {
    const third = (b - a) / 3;
    if (height(a + third) < height(b - third)) a += third;
    else b -= third;
  }
  return (a + b) / 2;
}

/** The zero of an almost linear function between two instants, to 50 ms, by the secant method. */
function between(height: (instant: number) => number, start: number, end: number): number {
  let [a, fa, b, fb] = [start, height(start), end, height(end)];
  for (let round = 0; round < 12 && Math.abs(b - a) > 50; round += 1) {
    const next = b - (fb * (b - a)) / (fb - fa);
    [a, fa, b, fb] = [b, fb, next, height(next)];
  }
  return b;
}
