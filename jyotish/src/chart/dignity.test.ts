import { describe, expect, test } from 'vitest';
import { VISIBLE_GRAHAS } from '../tradition/grahas.ts';
import { type Dignity, dignityOf, isCombust, isDebilitated, isExalted } from './dignity.ts';

test.each<[Parameters<typeof dignityOf>, Dignity | null]>([
  [['Sun', 0, 10], 'exalted'],
  [['Sun', 6, 10], 'debilitated'],
  [['Sun', 4, 19.9], 'moolatrikona'],
  [['Sun', 4, 20], 'own'],
  [['Moon', 1, 2.9], 'exalted'],
  [['Moon', 1, 3], 'moolatrikona'],
  [['Mercury', 5, 14.9], 'exalted'],
  [['Mercury', 5, 15], 'moolatrikona'],
  [['Mercury', 5, 20], 'own'],
  [['Jupiter', 4, 5], 'friend'],
  [['Jupiter', 1, 5], 'enemy'],
  [['Jupiter', 10, 5], 'neutral'],
  [['Rahu', 1, 5], null],
])('%j is %s', (at, dignity) => {
  expect(dignityOf(...at)).toBe(dignity);
});

test('each of the seven visible grahas is exalted in one rashi and debilitated in the opposite one', () => {
  const all = Array.from({ length: 12 }, (_, rashi) => rashi);
  for (const graha of VISIBLE_GRAHAS) {
    const [exalted] = all.filter((rashi) => isExalted(graha, rashi));
    expect(all.filter((rashi) => isDebilitated(graha, rashi))).toEqual([(exalted! + 6) % 12]);
  }
});

describe('combustion', () => {
  test.each([
    ['Moon', 11.9, false, true],
    ['Moon', 12.1, false, false],
    ['Mercury', 13, false, true],
    ['Mercury', 13, true, false],
    ['Venus', 9, false, true],
    ['Venus', 9, true, false],
    ['Saturn', 15, true, false],
    ['Rahu', 0, true, false],
    ['Sun', 0, false, false],
  ] as const)(
    '%s %d degrees from the Sun, retrograde %s: %s',
    (graha, distance, retrograde, combust) => {
      // Across 0 degrees, where a simple difference would be wrong.
      expect(isCombust(graha, (355 + distance) % 360, 355, retrograde)).toBe(combust);
    },
  );
});
