import { expect, it } from 'vitest';
import { lagnaPartsAt, MINUTE_VARGAS, nearestChange } from './birth-minutes.ts';
import { castChart } from './chart.ts';
import { vargaChart } from './varga.ts';

const birth = {
  instant: Date.UTC(1995, 7, 14, 2, 10),
  offsetSeconds: 19_800,
  latitude: 26.91962,
  longitude: 75.78781,
  hasTime: true,
};

it('divisions of the lagna equal those of the chart', () => {
  const chart = castChart(birth, undefined, 'raman');
  const parts = lagnaPartsAt(birth, birth.instant, 'raman');
  expect(parts.longitude).toBeCloseTo(chart.lagna!.longitude, 9);
  expect(parts.vargas).toEqual(MINUTE_VARGAS.map((varga) => vargaChart(chart, varga).lagna));
});

it.each(MINUTE_VARGAS.map((varga, at) => [varga, at] as const))(
  'the nearest changes of D%i enclose the birth, and are accurate to a second',
  (_varga, at) => {
    const read = ({ vargas }: ReturnType<typeof lagnaPartsAt>) => vargas[at]!;
    const own = read(lagnaPartsAt(birth, birth.instant, 'lahiri'));
    const before = nearestChange(birth, 'lahiri', read, -1)!;
    const after = nearestChange(birth, 'lahiri', read, 1)!;
    expect([before.at < birth.instant, after.at > birth.instant]).toEqual([true, true]);
    expect(read(before.parts)).not.toBe(own);
    expect(read(after.parts)).not.toBe(own);
    expect(read(lagnaPartsAt(birth, before.at + 1000, 'lahiri'))).toBe(own);
    expect(read(lagnaPartsAt(birth, after.at - 1000, 'lahiri'))).toBe(own);
  },
);

it('a division that lasts longer than four hours has no near change', () => {
  expect(nearestChange(birth, 'lahiri', () => 0, 1)).toBe(null);
});
