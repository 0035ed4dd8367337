import { expect, it } from 'vitest';
import { indianDay } from './indian-day.ts';

it('tells the day in India, whatever the day is elsewhere', () => {
  expect(indianDay('2026-11-20T19:00:00.000Z')).toBe('21 Nov 2026');
});
