import moonSeries from 'astronomia/data/elpMppDe';
import earthSeries from 'astronomia/data/vsop87Bearth';
import jupiterSeries from 'astronomia/data/vsop87Bjupiter';
import marsSeries from 'astronomia/data/vsop87Bmars';
import mercurySeries from 'astronomia/data/vsop87Bmercury';
import saturnSeries from 'astronomia/data/vsop87Bsaturn';
import venusSeries from 'astronomia/data/vsop87Bvenus';
import { Moon } from 'astronomia/elp';
import { Planet } from 'astronomia/planetposition';
import { ARCSEC, arc, turn } from './angle.ts';
import { siderealLongitude, toEclipticOfDate, type Vector } from './ecliptic.ts';
import type { Body, Ephemeris } from './ephemeris.ts';
import { centuries } from './time.ts';

/** Speed of light in au per day. */
const LIGHT = 173.1446326846693;
/** Correction from VSOP87's own frame to FK5, arcseconds. */
const FRAME = -0.0903;
/** The Moon's motion, in arcseconds, during its light time. */
const MOON_LIGHT_TIME = -0.7;
/** Half the step of numerical differentiation, days. */
const STEP = 0.01;

const moon = new Moon(moonSeries);
const earth = new Planet(earthSeries);
const planets = {
  Mars: new Planet(marsSeries),
  Mercury: new Planet(mercurySeries),
  Jupiter: new Planet(jupiterSeries),
  Venus: new Planet(venusSeries),
  Saturn: new Planet(saturnSeries),
};

function heliocentric(planet: Planet, jdTt: number): Vector {
  const { lon, lat, range } = planet.position2000(jdTt);
  const level = range * Math.cos(lat);
  return [level * Math.cos(lon), level * Math.sin(lon), range * Math.sin(lat)];
}

function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

/** The planet's position at the emission of the light that arrives now, au. */
function geometric(planet: Planet, observer: Vector, jdTt: number): Vector {
  let seen = minus(heliocentric(planet, jdTt), observer);
  for (let i = 0; i < 3; i += 1)
    seen = minus(heliocentric(planet, jdTt - Math.hypot(...seen) / LIGHT), observer);
  return seen;
}

/** Applies aberration: shifts the direction towards the Earth's motion. */
function aberrated(seen: Vector, jdTt: number): Vector {
  const before = heliocentric(earth, jdTt - STEP);
  const after = heliocentric(earth, jdTt + STEP);
  const distance = Math.hypot(...seen);
  const [x, y, z] = minus(after, before);
  const perLight = 1 / (2 * STEP * LIGHT);
  return [
    seen[0] / distance + x * perLight,
    seen[1] / distance + y * perLight,
    seen[2] / distance + z * perLight,
  ];
}

function moonVector(jdTt: number): Vector {
  const { x, y, z } = moon.positionXYZ(jdTt);
  return [x, y, z];
}

/**
 * Sidereal longitude in degrees, in [0, 360), from the full theory at a Julian day in TT. Light
 * deflection is ignored.
 */
export function fullLongitude(body: Body, jdTt: number): number {
  const t = centuries(jdTt);
  if (body === 'Moon') {
    return turn(
      siderealLongitude(toEclipticOfDate(moonVector(jdTt), t), t) + MOON_LIGHT_TIME * ARCSEC,
    );
  }
  const observer = heliocentric(earth, jdTt);
  const seen =
    body === 'Sun' ? minus([0, 0, 0], observer) : geometric(planets[body], observer, jdTt);
  return turn(siderealLongitude(toEclipticOfDate(aberrated(seen, jdTt), t), t) + FRAME * ARCSEC);
}

/**
 * Sidereal longitude in degrees, in [0, 360), of the true (osculating) node at a Julian day in TT:
 * the intersection of the Moon's orbital plane, from positions 0.02 d before and after, with the
 * ecliptic of date.
 */
export function trueNode(jdTt: number): number {
  const t = centuries(jdTt);
  const before = toEclipticOfDate(moonVector(jdTt - 0.02), t);
  const after = toEclipticOfDate(moonVector(jdTt + 0.02), t);
  const poleX = before[1] * after[2] - before[2] * after[1];
  const poleY = before[2] * after[0] - before[0] * after[2];
  return turn(siderealLongitude([-poleY, poleX, 0], t));
}

/**
 * VSOP87 and ELP/MPP02 at full precision: about 6 ms for a chart, and a second to load, so it is
 * imported only outside the range of the tables. Measured errors against Swiss Ephemeris 2.10: Sun
 * 0.04, Moon 0.22, others below 0.5 arcseconds, close to the Sun 3.2. Valid for all years supported
 * by `deltaT`.
 */
export const fullTheory: Ephemeris = {
  name: 'full theory',
  place(body, jdTt) {
    const speed =
      arc(fullLongitude(body, jdTt - STEP), fullLongitude(body, jdTt + STEP)) / (2 * STEP);
    return { longitude: fullLongitude(body, jdTt), speed };
  },
};
