import { expect, test } from 'vitest';
import { REFERENCE_CHARTS, REFERENCE_RETURNS } from '../../golden/places.ts';
import { castChart } from '../chart/chart.ts';
import { arc } from '../sky/angle.ts';
import { AYANAMSAS } from '../sky/ayanamsa.ts';
import { solarReturn } from '../varsha/solar-return.ts';
import { horizonAt, placidusCusps } from './cusps.ts';

const GRAHAS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu'] as const;
const arcseconds = (one: number, other: number) => Math.abs(arc(one, other)) * 3600;
const at = (instant: number, latitude: number, longitude: number) =>
  castChart({ instant, latitude, longitude, offsetSeconds: 0, hasTime: true });

test.each(REFERENCE_CHARTS)(
  'cusps, grahas and ayanamsas at latitude $latitude equal the reference',
  ({ instant, latitude, longitude, ayanamsas, cusps, grahas }) => {
    const own = placidusCusps(horizonAt(instant, { latitude, longitude }, 'krishnamurti'));
    for (const [place, cusp] of cusps.entries()) {
      const house = ((place + 9) % 12) + 1;
      expect(arcseconds(own[house - 1]!, cusp), `cusp ${house}`).toBeLessThan(0.1);
    }
    const chart = at(instant, latitude, longitude);
    for (const [place, graha] of GRAHAS.entries()) {
      expect(arcseconds(chart.grahas[graha].longitude, grahas[place]!), graha).toBeLessThan(0.5);
    }
    for (const [place, ayanamsa] of AYANAMSAS.entries()) {
      const own = castChart(chart.birth, undefined, ayanamsa).ayanamsa;
      expect(arcseconds(own, ayanamsas[place]!), ayanamsa).toBeLessThan(0.005);
    }
  },
);

test('the Sun returns to its degree of birth within a second of the reference', () => {
  for (const [born, completed, back] of REFERENCE_RETURNS) {
    const found = solarReturn(at(born * 1000, 13.08, 80.27), completed) / 1000;
    expect(Math.abs(found - back), `born ${born}, year ${completed}`).toBeLessThan(1);
  }
});
