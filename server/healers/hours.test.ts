import { expect, it } from 'vitest';
import { hoursOf, offeredOn } from './hours.ts';

const hours = {
  week: [['09:00'], [], [], [], [], [], ['17:30', '18:00']],
  exceptions: [{ date: '2026-11-23', times: [] }],
} satisfies ReturnType<typeof hoursOf>;

it.each([
  ['Monday, the first of the week', '2026-11-30', ['09:00']],
  ['Sunday, its last day', '2026-11-29', ['17:30', '18:00']],
  ['a Monday that is an exception', '2026-11-23', []],
])('%s', (_, date, times) => {
  expect(offeredOn(hours, date)).toEqual(times);
});

it('a healer without settings has the whole grid on every day', () => {
  expect(offeredOn(hoursOf(null), '2026-11-24')).toHaveLength(12);
});
