import { expect, test } from 'vitest';
import { GOLDEN_GEM_HOURS, REFERENCE_DAYS, type ReferenceDay } from '../../golden/almanac.ts';
import type { Graha } from '../tradition/grahas.ts';
import type { DaySpan } from './day-parts.ts';
import { gemWindows } from './gem-hours.ts';
import type { SunriseConvention } from './horizon.ts';
import type { Segment } from './luminaries.ts';
import { panchangOf } from './panchang.ts';

/**
 * Tolerances in seconds: for sunrise, sunset and parts of the day; for moonrise and the end times
 * of the limbs.
 */
const SUN_TOLERANCE = 5;
const MOON_TOLERANCE = 10;

const cases = REFERENCE_DAYS.flatMap((day) =>
  (['almanac', 'hindu'] as const).map((convention) => ({
    ...day,
    name: `${day.place} ${day.date}`,
    convention,
  })),
);

type Case = ReferenceDay & { convention: SunriseConvention };

function panchang({ date, zone, latitude, longitude, convention }: Case) {
  return panchangOf({ date, zone, latitude, longitude }, convention);
}

function closeTo(
  instants: (number | null)[],
  seconds: readonly (number | null)[],
  tolerance: number,
  name: string,
) {
  expect(
    instants.map((instant) => instant === null),
    name,
  ).toEqual(seconds.map((second) => second === null));
  for (const [i, instant] of instants.entries()) {
    if (instant !== null)
      expect(Math.abs(instant / 1000 - seconds[i]!), name).toBeLessThan(tolerance);
  }
}

const ends = (spans: readonly DaySpan[]) => spans.flatMap(({ start, end }) => [start, end]);

test.each(cases)('sunrise, sunset and the Moon of $name ($convention)', (day) => {
  const { sunrise, sunset, nextSunrise, moonrise, moonset, sunRashi } = panchang(day);
  closeTo([sunrise, sunset, nextSunrise], day[day.convention].sun, SUN_TOLERANCE, 'Sun');
  closeTo([moonrise, moonset], day.moon, MOON_TOLERANCE, 'Moon');
  expect(sunRashi).toBe(day[day.convention].sunRashi);
});

test.each(cases)('limbs of $name ($convention)', (day) => {
  const result = panchang(day);
  const { limbs, kshaya, vriddhi } = day[day.convention];
  const compare = (
    segments: readonly Segment[],
    expected: (typeof limbs)['tithi'],
    name: string,
  ) => {
    expect(
      segments.map(({ index }) => index),
      name,
    ).toEqual(expected.map(([index]) => index));
    closeTo(
      ends(segments),
      expected.flatMap(([, start, end]) => [start, end]),
      MOON_TOLERANCE,
      name,
    );
  };
  compare(result.tithis, limbs.tithi, 'tithi');
  compare(result.karanas, limbs.karana, 'karana');
  compare(result.nakshatras, limbs.nakshatra, 'nakshatra');
  compare(result.yogas, limbs.yoga, 'yoga');
  compare(result.moonRashis, limbs.moonRashi, 'rashi of the Moon');
  expect(result.kshayaTithis).toEqual(kshaya);
  expect(result.vriddhiTithi).toBe(vriddhi);
});

test.each(cases)('parts of day and night of $name ($convention)', (day) => {
  const result = panchang(day);
  const { spans, lists, choghadiya, hora } = day[day.convention];
  for (const subject of [
    'rahu',
    'yamaganda',
    'gulika',
    'abhijit',
    'brahma',
    'brahmaFixed',
  ] as const) {
    closeTo(ends([result[subject]]), spans[subject], SUN_TOLERANCE, subject);
  }
  closeTo(ends(result.durmuhurta), lists.durmuhurta.flat(), SUN_TOLERANCE, 'durmuhurta');
  closeTo(ends(result.varjyam), lists.varjyam.flat(), MOON_TOLERANCE, 'varjyam');
  closeTo(ends(result.amritKaal), lists.amritKaal.flat(), MOON_TOLERANCE, 'amrit kaal');
  const names = (of: { day: readonly { name: string }[]; night: readonly { name: string }[] }) =>
    [...of.day, ...of.night].map(({ name }) => name).join(' ');
  expect(names(result.choghadiya)).toBe(choghadiya);
  expect(names(result.hora)).toBe(hora);
});

test.each(cases)('lunar month and eras of $name ($convention)', (day) => {
  const { amanta, purnimanta, shaka, vikram } = panchang(day).month;
  expect([amanta.index, purnimanta.index, amanta.adhika, shaka, vikram]).toEqual(day.month);
  expect(purnimanta.adhika).toBe(amanta.adhika);
});

const gemCases = GOLDEN_GEM_HOURS.flatMap((season) =>
  Object.entries(season.windows).map(([graha, windows]) => ({
    ...season,
    graha: graha as Graha,
    expected: windows,
  })),
);

test.each(gemCases)('hours for the stone of $graha from $from, $days days', (season) => {
  const { from, zone, latitude, longitude, graha, days, wearer, expected } = season;
  const result = gemWindows(graha, { date: from, zone, latitude, longitude }, days, wearer).windows;
  expect(result.map(({ tier, reasons }) => [tier, reasons.join(' ')])).toEqual(
    expected.map(([, , tier, reasons]) => [tier, reasons]),
  );
  closeTo(
    ends(result),
    expected.flatMap(([start, end]) => [start, end] as const),
    MOON_TOLERANCE,
    'window',
  );
});
