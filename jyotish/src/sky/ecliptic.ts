import { ARCSEC, DEGREE, polynomial } from './angle.ts';
import { LAHIRI_J2000 } from './ayanamsa.ts';

/** A vector of any unit; by default with the axes of the J2000 ecliptic. */
export type Vector = readonly [x: number, y: number, z: number];

/**
 * The ecliptic of date relative to that of J2000 (IAU 2006), in degrees: `node` of their
 * intersection, `tilt` between them. `t` is in centuries of TT.
 */
function eclipticOfDate(t: number): { node: number; tilt: number } {
  return {
    tilt: polynomial(t, 0, 46.998973, -0.0334926, -0.00012559) * ARCSEC,
    node: polynomial(t, 629546.7936, -867.95758, 0.157992, -0.0005371) * ARCSEC,
  };
}

/**
 * Rotates a vector from the J2000 ecliptic to the ecliptic of date, with its x axis at their
 * intersection.
 * @param t Julian centuries from J2000
 */
export function toEclipticOfDate([x, y, z]: Vector, t: number): Vector {
  const { node, tilt } = eclipticOfDate(t);
  const [sinNode, cosNode] = [Math.sin(node * DEGREE), Math.cos(node * DEGREE)];
  const [sinTilt, cosTilt] = [Math.sin(tilt * DEGREE), Math.cos(tilt * DEGREE)];
  const across = y * cosNode - x * sinNode;
  return [
    x * cosNode + y * sinNode,
    across * cosTilt + z * sinTilt,
    z * cosTilt - across * sinTilt,
  ];
}

/**
 * Sidereal (Lahiri) longitude in degrees, not normalized to [0, 360), of a direction from
 * `toEclipticOfDate`. General precession is part of both longitude and ayanamsa, so it cancels and
 * is omitted.
 */
export function siderealLongitude([x, y]: Vector, t: number): number {
  return Math.atan2(y, x) / DEGREE + eclipticOfDate(t).node - LAHIRI_J2000 * ARCSEC;
}
