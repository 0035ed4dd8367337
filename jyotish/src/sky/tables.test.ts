import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arc } from './angle.ts';
import { BODIES } from './ephemeris.ts';
import { fullTheory, trueNode } from './full-theory.ts';
import generated from './generated/tables.json' with { type: 'json' };
import { tables, trueNodePlace } from './tables.ts';

const FIRST = 2415020.5;
const LAST = 2488069.5;

/** Instants spread over two centuries, at irregular steps relative to the tables. */
const INSTANTS = Array.from(
  { length: 25 },
  (_, i) => FIRST + ((i * 0.6180339887498949) % 1) * (LAST - FIRST),
);

describe.each(BODIES)('the table of %s', (body) => {
  test('is within 0.05 arcseconds of the full theory', () => {
    for (const jd of INSTANTS) {
      const difference =
        arc(fullTheory.place(body, jd).longitude, tables.place(body, jd).longitude) * 3600;
      expect(Math.abs(difference), `at JD ${jd}`).toBeLessThan(0.05);
    }
  });

  test('returns the speed of the full theory within 0.5 arcseconds per day', () => {
    for (const jd of INSTANTS) {
      const difference = (fullTheory.place(body, jd).speed - tables.place(body, jd).speed) * 3600;
      expect(Math.abs(difference), `at JD ${jd}`).toBeLessThan(0.5);
    }
  });

  test('is continuous between segments', () => {
    const { start, days } = generated.tables[body];
    for (let seam = start + days; seam < LAST; seam += days) {
      const [before, after] = [tables.place(body, seam - 1e-6), tables.place(body, seam + 1e-6)];
      expect(Math.abs(arc(before.longitude, after.longitude)) * 3600, `at JD ${seam}`).toBeLessThan(
        0.2,
      );
    }
  });

  test('moves continuously from 1900 to 2100', () => {
    fc.assert(
      fc.property(fc.double({ min: FIRST, max: LAST - 1, noNaN: true }), (jd) => {
        const before = tables.place(body, jd);
        const after = tables.place(body, jd + 0.25);
        const expected = ((before.speed + after.speed) / 2) * 0.25;
        expect(Math.abs(arc(before.longitude, after.longitude) - expected)).toBeLessThan(0.003);
      }),
      { numRuns: 300 },
    );
  });
});

test('the table of the true node is within 0.5 arcseconds of the full theory', () => {
  for (const jd of INSTANTS) {
    expect(
      Math.abs(arc(trueNode(jd), trueNodePlace(jd).longitude)) * 3600,
      `at JD ${jd}`,
    ).toBeLessThan(0.5);
  }
});

test.each([2414950, 2488200])('Julian day %i is outside the tables', (jd) => {
  expect(() => tables.place('Moon', jd)).toThrow(RangeError);
});
