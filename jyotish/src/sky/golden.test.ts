import { describe, expect, test } from 'vitest';
import { type GoldenBirth, REFERENCE_BIRTHS } from '../../golden/births.ts';
import { GRAHAS } from '../tradition/grahas.ts';
import { arc } from './angle.ts';
import type { Ephemeris } from './ephemeris.ts';
import { fullTheory } from './full-theory.ts';
import { lagnaAt, skyAt } from './sky.ts';
import { tables, trueNodePlace } from './tables.ts';
import { julianDay, terrestrial } from './time.ts';

/**
 * Tolerance in arcseconds: 1, but 4 within 2 degrees of the Sun, where light deflection is ignored.
 */
function tolerance(birth: GoldenBirth, longitude: number): number {
  const elongation = Math.abs(arc(birth.grahas.Sun.longitude, longitude));
  return elongation > 0 && elongation < 2 ? 4 : 1;
}

describe.each<Ephemeris>([tables, fullTheory])('by $name', (ephemeris) => {
  test.each(REFERENCE_BIRTHS)(
    'all grahas of $id are at their Swiss Ephemeris positions',
    (birth) => {
      const sky = skyAt(Date.parse(birth.utc), ephemeris);
      for (const graha of GRAHAS) {
        const { longitude, speed } = birth.grahas[graha];
        const difference = Math.abs(arc(longitude, sky.grahas[graha].longitude)) * 3600;
        expect(difference, `${graha}, arcseconds`).toBeLessThan(tolerance(birth, longitude));
        expect(sky.grahas[graha].speed, `speed of ${graha}`).toBeCloseTo(speed, 3);
      }
    },
  );
});

test.each(REFERENCE_BIRTHS)('ayanamsa, lagna and true node of $id', (birth) => {
  const instant = Date.parse(birth.utc);
  expect(Math.abs(skyAt(instant).ayanamsa - birth.ayanamsa) * 3600).toBeLessThan(0.01);
  expect(Math.abs(arc(birth.lagna, lagnaAt(instant, birth))) * 3600).toBeLessThan(0.1);
  const node = trueNodePlace(terrestrial(julianDay(instant))).longitude;
  expect(Math.abs(arc(birth.trueNode, node)) * 3600).toBeLessThan(2);
});
