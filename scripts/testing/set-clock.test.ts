import { expect, test } from 'vitest';
import { movedDate } from './set-clock.ts';

const minute = 60_000;

test('a mocked date affects reads of the current time, and nothing else', () => {
  const Moved = movedDate(90 * minute);
  const next = Moved.now() - Date.now();
  expect(Math.abs(next - 90 * minute)).toBeLessThan(minute);
  expect(Math.abs(new Moved().getTime() - Moved.now())).toBeLessThan(minute);
  expect(new Moved('2028-02-29T00:00:00Z').toISOString()).toBe('2028-02-29T00:00:00.000Z');
  expect(Moved.UTC(2028, 1, 29)).toBe(Date.UTC(2028, 1, 29));
  expect(new Moved()).toBeInstanceOf(Date);
  expect(new Date()).toBeInstanceOf(Moved);
});
