import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  computeLeadTime,
  defaultRingSize,
  firstRingSize,
  gramsOf,
  lastRingSize,
  metalMg,
  ringCircumferenceMm,
  settingPrice,
} from './jewellery.ts';

const weight = fc.integer({ min: 1, max: 1_000_000 });
const rate = fc.integer({ min: 1, max: 100_000_000 });
const making = fc.record({
  making: fc.constantFrom('per-gram' as const, 'fixed' as const),
  makingPaise: fc.integer({ min: 0, max: 100_000_000 }),
});

it('charges metal by weight plus making charges, rounded once, with components that add up', () => {
  fc.assert(
    fc.property(weight, rate, making, (mg, ratePaise, work) => {
      const { metalPaise, makingPaise, totalPaise } = settingPrice(mg, ratePaise, work);
      expect(metalPaise + makingPaise).toBe(totalPaise);
      expect(Math.min(metalPaise, makingPaise)).toBeGreaterThanOrEqual(0);
      const exact =
        (BigInt(mg) * BigInt(ratePaise) +
          BigInt(work.makingPaise) * (work.making === 'fixed' ? 1000n : BigInt(mg)) +
          500n) /
        1000n;
      expect(BigInt(totalPaise)).toBe(exact);
    }),
  );
});

it('charges 3.91 g of 22K gold plus making', () => {
  expect(settingPrice(3_910, 950_000, { making: 'per-gram', makingPaise: 60_000 })).toEqual({
    mg: 3_910,
    metalPaise: 3_714_500,
    makingPaise: 234_600,
    totalPaise: 3_949_100,
  });
});

it('adds weight per size, with the default size if it is unknown, and none without sizes', () => {
  const ring = { baseMg: 3000, perSizeMg: 70 };
  expect(metalMg(ring, firstRingSize)).toBe(3000);
  expect(metalMg(ring, lastRingSize)).toBe(3000 + 29 * 70);
  expect(metalMg(ring, 'unsure')).toBe(metalMg(ring, defaultRingSize));
  expect(metalMg(ring, null)).toBe(3000);
  expect([ringCircumferenceMm(1), ringCircumferenceMm(14), ringCircumferenceMm(30)]).toEqual([
    41, 54, 70,
  ]);
});

it('uses the longest preparation of the lines and the latest selected date', () => {
  const setLine = { parts: { setting: { daysToMake: 3 } } };
  const energisedLine = { extras: { energisation: { for: { day: '2026-11-30' } } } };
  expect(computeLeadTime([])).toEqual({ workDays: 0 });
  expect(computeLeadTime([{}, setLine])).toEqual({ workDays: 3 });
  expect(computeLeadTime([setLine, energisedLine, { sankalpa: { day: '2026-11-24' } }])).toEqual({
    workDays: 3,
    day: '2026-11-30',
  });
});

it.each([
  [6_647, '6.647'],
  [6_510, '6.51'],
  [6_500, '6.50'],
  [7_000, '7.00'],
  [5, '0.005'],
])('states %i mg as %s grams, as a price is computed from them', (mg, grams) => {
  expect(gramsOf(mg)).toBe(grams);
});
