import { expect, it } from 'vitest';
import { formatDate, formatDateTime } from './dates.ts';

it('formats moments and days in India, regardless of the zone of the browser', () => {
  expect(formatDateTime('2026-11-20T19:12:00.000Z')).toBe('21 Nov 2026, 12:42 am');
  expect(formatDate('2026-11-20T19:12:00.000Z')).toBe('21 Nov 2026');
  expect(formatDate('2026-11-20')).toBe('20 Nov 2026');
});
