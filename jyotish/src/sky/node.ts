import { polynomial, turn } from './angle.ts';
import { lahiri } from './ayanamsa.ts';

/**
 * Sidereal longitude of the Moon's mean ascending node (mean Rahu) in degrees. `t` is in
 * centuries of TT.
 */
export function meanNode(t: number): number {
  return turn(
    polynomial(t, 125.0445479, -1934.1362891, 0.0020754, 1 / 467441, -1 / 60616000) - lahiri(t),
  );
}

/** Speed of Rahu in degrees per day; always negative. `t` is in centuries of TT. */
export function meanNodeSpeed(t: number): number {
  const day = 1 / 36525;
  const tropical = polynomial(t, -1934.1362891, 2 * 0.0020754, 3 / 467441, -4 / 60616000) * day;
  return tropical - (lahiri(t + day) - lahiri(t - day)) / 2;
}
