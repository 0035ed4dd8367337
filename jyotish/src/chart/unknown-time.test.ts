import { expect, test } from 'vitest';
import { chartOf } from '../../golden/chart.ts';
import { isoText, momentOf } from '../time/local-time.ts';
import { castChart } from './chart.ts';
import { nakshatraChangeOn } from './unknown-time.ts';
import { zodiacPoint } from './zodiac.ts';

const place = { latitude: 26.9196, longitude: 75.7878 };
const birthOn = (date: string) => ({ ...momentOf({ date, time: null, zone: 'Asia/Kolkata' }), ...place });

test('a change of nakshatra during the day is found to the minute', () => {
  const changes = Array.from({ length: 28 }, (_, i) => {
    const date = `1995-08-${String(i + 1).padStart(2, '0')}`;
    return { date, change: nakshatraChangeOn(birthOn(date)) };
  });
  // 27 nakshatras in 27.3 days: all but one or two of these days see a change.
  expect(changes.filter(({ change }) => change).length).toBeGreaterThanOrEqual(25);
  for (const { date, change } of changes) {
    if (!change) continue;
    const moonAt = (instant: number) => {
      const chart = castChart({ ...birthOn(date), instant });
      return zodiacPoint(chart.grahas.Moon.longitude).nakshatra;
    };
    expect(isoText(change.at, 19800).slice(0, 10)).toBe(date);
    expect([moonAt(change.at - 60_000), moonAt(change.at)]).toEqual([change.from, change.to]);
    expect(change.to).toBe((change.from + 1) % 27);
  }
});

test('a chart without a time has neither lagna nor houses', () => {
  const chart = chartOf('1995-08-14', null);
  expect(chart.lagna).toBeNull();
  expect(Object.values(chart.grahas).every(({ house }) => house === null)).toBe(true);
});

test('a place beyond 66 degrees gets a chart when no time asks for a lagna', () => {
  const tromso = { latitude: 69.65, longitude: 18.96 };
  const moment = momentOf({ date: '1995-08-14', time: '07:40', zone: 'Europe/Oslo' });
  expect(() => castChart({ ...moment, ...tromso })).toThrow(RangeError);
  expect(castChart({ ...moment, ...tromso, hasTime: false }).lagna).toBeNull();
});
