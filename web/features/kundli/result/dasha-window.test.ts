import { expect, it } from 'vitest';
import { dashaWindow, isRunning } from './dasha-window.ts';

const period = (name: 'Saturn' | 'Mercury' | 'Ketu', start: string, end: string) => ({
  id: 0,
  name,
  start: `${start}-01-01T00:00:00Z`,
  end: `${end}-01-01T00:00:00Z`,
  antardasha: [],
});
const periods = [
  period('Saturn', '1990', '2005'),
  period('Mercury', '2005', '2022'),
  period('Ketu', '2022', '2110'),
];
const birth = Date.parse('2000-01-01T00:00:00Z');
const now = Date.parse('2031-01-01T00:00:00Z');

it('fills the timeline from birth on without a gap', () => {
  const { segments } = dashaWindow(periods, birth, now);
  expect(segments[0]?.from).toBe(0);
  expect(segments.reduce((total, { share }) => total + share, 0)).toBeCloseTo(1);
  for (const [at, { from, share }] of segments.slice(0, -1).entries())
    expect(segments[at + 1]?.from).toBeCloseTo(from + share);
});

it('marks today within the timeline', () => {
  expect(dashaWindow(periods, birth, now).today).toBeCloseTo(0.5, 2);
});

it('marks no day after the 120 years', () => {
  expect(dashaWindow(periods, birth, Date.parse('2200-01-01T00:00:00Z')).today).toBeNull();
});

it('finds the current period by its half-open interval', () => {
  expect(periods.map((one) => isRunning(one, Date.parse('2005-01-01T00:00:00Z')))).toEqual([
    false,
    true,
    false,
  ]);
});
