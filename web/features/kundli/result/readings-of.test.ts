import type { KundliReply } from '@jyotiratna/contract';
import { expect, test } from 'vitest';
import { readingsOf } from './readings-of.ts';

const at = (graha: string, rashi: string, change: object = {}) => ({
  graha,
  rashi,
  dignity: 'neutral',
  combust: false,
  ...change,
});
const reply = {
  chart: {
    lagna: { rashi: 'Simha', rashiIndex: 4, degree: 10.5 },
    grahas: [
      at('Sun', 'Mesha', { dignity: 'exalted' }),
      at('Mercury', 'Mesha', { dignity: 'exalted', combust: true }),
      at('Saturn', 'Mesha', { dignity: 'debilitated' }),
      at('Venus', 'Tula', { dignity: 'moolatrikona' }),
      at('Rahu', 'Mithuna', { dignity: null }),
    ],
  },
  kundli: { data: { nakshatra_details: { chandra_rasi: { id: 3, name: 'Karka' } } } },
  running: {
    mahadasha: { name: 'Saturn' },
    antardasha: { name: 'Venus', end: '2027-03-01T00:00:00+05:30' },
  },
} as unknown as KundliReply;

test('each reading names the placement that it rests on', () => {
  expect(readingsOf(reply).map(({ rests }) => rests)).toEqual([
    'the lagna at 10°30′ Simha',
    'the Moon in Karka',
    'the dasha of Saturn and Venus, until 1 Mar 2027',
    'Sun exalted in Mesha',
    'Mercury combust, next to the Sun in Mesha',
    'Saturn debilitated in Mesha',
    'Venus in Tula, its own rashi',
  ]);
});

test('readings attribute their claims and follow from the data only', () => {
  const [lagna, moon, running] = readingsOf(reply).map(({ text }) => text);
  expect(lagna).toBe('In Jyotish someone with Simha rising is described as proud and generous.');
  expect(moon).toBe('A Moon in Karka is read as a mind that is caring and attached to home.');
  expect(running).toContain(
    'The mahadasha of Saturn runs, which Jyotish connects with work and patience',
  );
});

test('only properties constant all day are stated for a birth without a time', () => {
  const open = { ...reply, chart: { ...reply.chart, lagna: null }, running: null };
  expect(readingsOf(open).map(({ rests }) => rests)).toEqual(['the Moon in Karka']);
});
