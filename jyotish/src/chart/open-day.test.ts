import { describe, expect, test } from 'vitest';
import { chartOf } from '../../golden/chart.ts';
import { isoText, momentOf } from '../time/local-time.ts';
import { type Birth, castChart } from './chart.ts';
import { mahadashas } from './dasha.ts';
import { gemAdvice } from './gem/advice.ts';
import { kundliData } from './kundli-data.ts';
import { openDay } from './open-day.ts';
import { openDayLabels } from './open-day-labels.ts';

const place = { latitude: 26.9196, longitude: 75.7878 };
const zone = 'Asia/Kolkata';
const offset = 19_800;
const now = Date.UTC(2026, 0, 1);
const HOUR = 3_600_000;

const birthOn = (date: string): Birth => ({ ...momentOf({ date, time: null, zone }), ...place });
function dayOn(date: string) {
  const start = momentOf({ date, time: '00:00', zone }).instant;
  return { start, end: start + 24 * HOUR };
}
const dayOf = (date: string) => openDay(birthOn(date), dayOn(date));
const dates = Array.from({ length: 28 }, (_, i) => `1995-08-${String(i + 1).padStart(2, '0')}`);
/** Charts for a birth at every hour of a date, cast with the birth time. */
const hourly = (date: string) =>
  Array.from({ length: 24 }, (_, hour) =>
    castChart({
      ...birthOn(date),
      hasTime: true,
      instant: dayOn(date).start + hour * HOUR + 7 * 60_000,
    }),
  );

test('nakshatras of a day are contiguous, with changes to the minute', () => {
  let changes = 0;
  for (const date of dates) {
    const { start, end } = dayOn(date);
    const { nakshatras } = dayOf(date);
    expect([nakshatras[0]!.from, nakshatras.at(-1)!.until]).toEqual([start, end]);
    nakshatras.slice(1).forEach((stay, i) => {
      expect(stay.from).toBe(nakshatras[i]!.until);
      expect(stay.index).toBe((nakshatras[i]!.index + 1) % 27);
      const moonAt = (instant: number) =>
        castChart({ ...birthOn(date), instant }).grahas.Moon.nakshatra;
      expect([moonAt(stay.from - 60_000), moonAt(stay.from)]).toEqual([
        nakshatras[i]!.index,
        stay.index,
      ]);
      changes += 1;
    });
  }
  // The Moon passes 27 nakshatras in 27.3 days.
  expect(changes).toBeGreaterThanOrEqual(26);
});

test('all three nakshatras are listed if the Moon leaves two in a day', () => {
  const year = Array.from({ length: 3000 }, (_, i) =>
    isoText(Date.UTC(1990, 0, 1) + i * 86_400_000, 0).slice(0, 10),
  );
  const three = year.map((date) => dayOf(date).nakshatras).find((stays) => stays.length === 3)!;
  expect(three[1]!.until - three[1]!.from).toBeLessThan(24 * HOUR);
  expect(three[2]!.index).toBe((three[0]!.index + 2) % 27);
});

test.each(dates)(
  'for %s every hour’s dashas are within the ranges, and every returned attribute is valid',
  (date) => {
    const day = dayOf(date);
    const chart = castChart({ ...birthOn(date), hasTime: false });
    const result = kundliData(chart, now, 'en', day);
    expect([result.dasha_periods, result.dasha_balance]).toEqual([[], null]);
    const { nakshatra, chandra_rasi, soorya_rasi, zodiac } = result.nakshatra_details;
    const yogas = result.yoga_details.flatMap(({ yoga_list }) => yoga_list);
    expect(yogas.length).toBeGreaterThan(0);
    for (const timed of hourly(date)) {
      const { instant } = timed.birth;
      const { periods } = day.dashas.find(
        ({ stay }) => stay.from <= instant && instant < stay.until,
      )!;
      mahadashas(timed.grahas.Moon.longitude, instant).forEach(({ lord, start, end }, i) => {
        const spread = periods[i]!;
        expect(spread.lord).toBe(lord);
        for (const [at, { earliest, latest }] of [
          [start, spread.start] as const,
          [end, spread.end] as const,
        ]) {
          expect(at).toBeGreaterThanOrEqual(earliest - 1);
          expect(at).toBeLessThanOrEqual(latest + 1);
        }
      });
      const hour = kundliData(timed, now);
      if (nakshatra)
        expect(hour.nakshatra_details.nakshatra).toMatchObject({
          ...nakshatra,
          pada: expect.any(Number),
        });
      if (chandra_rasi) expect(hour.nakshatra_details.chandra_rasi).toEqual(chandra_rasi);
      if (soorya_rasi) expect(hour.nakshatra_details.soorya_rasi).toEqual(soorya_rasi);
      if (zodiac) expect(hour.nakshatra_details.zodiac).toEqual(zodiac);
      const verdicts = new Map(
        hour.yoga_details
          .flatMap(({ yoga_list }) => yoga_list)
          .map(({ name, has_yoga }) => [name, has_yoga]),
      );
      for (const { name, has_yoga } of yogas)
        expect([name, verdicts.get(name)]).toEqual([name, has_yoga]);
    }
  },
);

test('the pada, which lasts six hours, is never returned', () => {
  for (const date of dates) {
    const { nakshatra } = kundliData(
      castChart({ ...birthOn(date), hasTime: false }),
      now,
      'en',
      dayOf(date),
    ).nakshatra_details;
    expect(nakshatra?.pada ?? null).toBeNull();
  }
});

test('on a day of two nakshatras both birth stones are listed, each with its hours', () => {
  const date = dates.find((one) => dayOf(one).nakshatras.length === 2)!;
  const advice = gemAdvice(castChart({ ...birthOn(date), hasTime: false }), now, 'en', dayOf(date));
  if (advice.basis !== 'nakshatra')
    throw new Error('advice without a birth time rests on the lagna');
  const reasons = [advice.best, advice.alternative!].map(({ reasons: [first] }) => first!.text);
  expect(reasons.toSorted()).toEqual([
    expect.stringMatching(/nakshatra (?:until|from) \d\d:\d\d that day\.$/),
    expect.stringMatching(/nakshatra (?:until|from) \d\d:\d\d that day\.$/),
  ]);
  expect(advice.note).toContain('changed its nakshatra');
});

describe('descriptions', () => {
  test.each(['en', 'hi'] as const)(
    'in %s include hours, nakshatras and the possible dashas of today',
    (language) => {
      for (const date of dates) {
        const labels = openDayLabels(dayOf(date), offset, now, language);
        expect(labels.headers).toHaveLength(dayOf(date).dashas.length);
        expect(labels.today).toMatch(language === 'hi' ? /महादशा/ : /mahadasha/);
        const all = JSON.stringify(labels);
        expect(all).not.toMatch(/undefined|NaN|null/);
        if (language === 'hi')
          expect(Object.values(labels).flat().join(' ')).not.toMatch(/[A-Za-z]/);
      }
    },
  );

  test('are single names if the day is unambiguous', () => {
    const quiet = dates
      .map((date) => openDayLabels(dayOf(date), offset, now, 'en'))
      .filter((w) => w.changes.length === 0);
    for (const labels of quiet) expect(labels.nakshatra).not.toContain('until');
  });
});

test('a chart without a time has neither lagna nor houses', () => {
  const chart = chartOf('1995-08-14', null);
  expect(chart.lagna).toBeNull();
  expect(Object.values(chart.grahas).every(({ house }) => house === null)).toBe(true);
});

test('a place beyond 66 degrees has a chart if no birth time requires a lagna', () => {
  const tromso = { latitude: 69.65, longitude: 18.96 };
  const moment = momentOf({ date: '1995-08-14', time: '07:40', zone: 'Europe/Oslo' });
  expect(() => castChart({ ...moment, ...tromso })).toThrow(RangeError);
  expect(castChart({ ...moment, ...tromso, hasTime: false }).lagna).toBeNull();
});
