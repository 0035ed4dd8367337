import { describe, expect, test } from 'vitest';
import { REFERENCE_BIRTHS } from '../../golden/births.ts';
import { isoText, momentOf, offsetText } from './local-time.ts';

const iso = (date: string, time: string | null, zone: string) => {
  const { instant, offsetSeconds } = momentOf({ date, time, zone });
  return isoText(instant, offsetSeconds);
};

test.each(REFERENCE_BIRTHS)(
  '$id in $place is at the reference’s instant',
  ({ date, time, zone, utc, offset }) => {
    const moment = momentOf({ date, time, zone });
    expect(moment.instant).toBe(Date.parse(utc));
    expect(offsetText(moment.offsetSeconds)).toBe(offset);
    expect(moment.notes).toEqual([]);
  },
);

describe('historical offsets', () => {
  test.each([
    ['1941-09-30', '12:00', 'Asia/Kolkata', '+05:30'],
    ['1941-10-02', '12:00', 'Asia/Kolkata', '+06:30'],
    ['1942-06-01', '12:00', 'Asia/Kolkata', '+05:30'],
    ['1945-10-14', '12:00', 'Asia/Kolkata', '+06:30'],
    ['1945-10-16', '12:00', 'Asia/Kolkata', '+05:30'],
    ['1900-01-01', '12:00', 'Asia/Kolkata', '+05:21:10'],
    ['1985-12-31', '12:00', 'Asia/Kathmandu', '+05:30'],
    ['1986-01-02', '12:00', 'Asia/Kathmandu', '+05:45'],
  ])('%s %s in %s is at %s', (date, time, zone, offset) => {
    expect(iso(date, time, zone)).toBe(`${date}T${time}:00${offset}`);
  });

  test.each([
    ['Bombay time', '+04:51', Date.UTC(1950, 4, 1, 5, 9)],
    ['Calcutta time', '+05:53:20', Date.UTC(1950, 4, 1, 4, 6, 40)],
    ['a clock behind UTC', '-03:30', Date.UTC(1950, 4, 1, 13, 30)],
  ])('a fixed offset stands for %s', (_, zone, instant) => {
    const moment = momentOf({ date: '1950-05-01', time: '10:00', zone });
    expect(moment).toMatchObject({ instant, clock: 'shown', notes: [] });
    expect(isoText(moment.instant, moment.offsetSeconds)).toBe(`1950-05-01T10:00:00${zone}`);
  });
});

describe('a clock set forward or back', () => {
  test('moves a skipped time forward with a note', () => {
    const moment = momentOf({ date: '2021-03-14', time: '02:30', zone: 'America/New_York' });
    expect(moment.clock).toBe('skipped');
    expect(isoText(moment.instant, moment.offsetSeconds)).toBe('2021-03-14T03:30:00-04:00');
    expect(moment.notes.map(({ en }) => en)).toEqual([
      'Clocks skipped 02:30 that day; 03:30 was used.',
    ]);
  });

  test('replaces a day skipped by a country, with a note', () => {
    const { notes } = momentOf({ date: '2011-12-30', time: '10:00', zone: 'Pacific/Apia' });
    expect(notes.map(({ en }) => en)).toEqual([
      'Clocks skipped 2011-12-30 10:00 that day; 2011-12-31 10:00 was used.',
    ]);
  });

  test('uses the first of two ambiguous times, with a note', () => {
    const moment = momentOf({ date: '2021-11-07', time: '01:30', zone: 'America/New_York' });
    expect(moment.clock).toBe('doubled');
    expect(offsetText(moment.offsetSeconds)).toBe('-04:00');
    expect(moment.notes.map(({ en }) => en)).toEqual([
      'Clocks showed this time twice that day; the first was used.',
    ]);
  });
});

test('a missing time is noon, with a note', () => {
  const moment = momentOf({ date: '1995-08-14', time: null, zone: 'Asia/Kolkata' });
  expect(moment).toMatchObject({ instant: Date.UTC(1995, 7, 14, 6, 30), hasTime: false });
  expect(moment.notes.map(({ en }) => en)).toEqual([
    'No birth time was given, so 12:00 local time was used.',
  ]);
});

test.each([
  ['2023-02-29', '10:00', 'Asia/Kolkata'],
  ['2023-02-28', '24:00', 'Asia/Kolkata'],
  ['2023-02-28', '10:00', 'Asia/Nowhere'],
  ['2023-02-28', '10:00', '+05:60'],
  ['2023-02-28', '10:00', '+23:00'],
])('%s %s in %s is rejected', (date, time, zone) => {
  expect(() => momentOf({ date, time, zone })).toThrow(RangeError);
});

test.each([
  [19800, '+05:30'],
  [-12600, '-03:30'],
  [21208, '+05:53:28'],
  [0, '+00:00'],
])('%i seconds are formatted as %s', (seconds, text) => {
  expect(offsetText(seconds)).toBe(text);
});

test('an instant is rounded to the nearest second', () => {
  expect(isoText(999.6, 0)).toBe('1970-01-01T00:00:01+00:00');
});

test('dates of leap years and centuries follow the calendar', () => {
  const writes = (instant: number) => new Date(instant).toISOString().replace('.000Z', '+00:00');
  const edges = [
    '0000-02-29',
    '1600-12-31',
    '1799-12-31',
    '1900-02-28',
    '1900-03-01',
    '1969-12-31',
    '1996-02-29',
    '2000-02-29',
  ].map((day) => Date.parse(`${day}T23:59:59Z`));
  const steps = Array.from(
    { length: 4000 },
    (_, n) => Date.UTC(1799, 11, 30) + n * 40 * 86_400_000 + n * 7_717_000,
  );
  for (const instant of [...edges, ...steps]) expect(isoText(instant, 0)).toBe(writes(instant));
});
