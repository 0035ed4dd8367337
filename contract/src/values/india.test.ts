import { expect, it } from 'vitest';
import { indianDate, indianMoment, indianTime, indiaOffsetMs, indiaZone } from './india.ts';

it.each([
  ['2026-11-20T18:29:59Z', '2026-11-20', '23:59'],
  ['2026-11-20T18:30:00Z', '2026-11-21', '00:00'],
])('at %s clocks in India show %s %s', (instant, date, time) => {
  const ms = Date.parse(instant);
  expect([indianDate(ms), indianTime(ms)]).toEqual([date, time]);
  expect(indianMoment(date, time)).toBe(Math.floor(ms / 60_000) * 60_000);
});

it('the constant offset equals the time zone’s in every season', () => {
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone: indiaZone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
  });
  for (const day of ['2026-01-15', '2026-07-15']) {
    const noon = Date.parse(`${day}T12:00:00Z`);
    expect(clock.format(noon)).toBe(new Date(noon + indiaOffsetMs).toISOString().slice(11, 16));
  }
});
