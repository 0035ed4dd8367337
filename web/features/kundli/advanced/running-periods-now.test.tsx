import type { AdvancedReply } from '@jyotiratna/contract';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SaturnPassages } from './saturn-passages.tsx';
import { ThreeDashas } from './three-dashas.tsx';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 26) }));
afterEach(() => void vi.useRealTimers());

/**
 * Kolkata's local time was used next to IST until 1948; its UTC offset has seconds, which Date does
 * not parse.
 */
const calcutta = '+05:53:20';
const dasha = (name: 'Saturn' | 'Mercury', start: string, end: string) => ({
  name,
  start: `${start}T10:00:00${calcutta}`,
  end: `${end}T10:00:00${calcutta}`,
});
const stay: NonNullable<AdvancedReply['sadeSati']>[number] = {
  phase: 'peak',
  rashi: 11,
  rashiName: 'Meena',
  start: `2025-03-29T22:08:03${calcutta}`,
  end: `2027-06-03T00:10:00${calcutta}`,
  cycle: 2,
};
const passages = (sadeSatiOpen: AdvancedReply['sadeSatiOpen']) =>
  renderToString(
    <SaturnPassages
      reply={{ sadeSati: sadeSatiOpen ? null : [stay], sadeSatiOpen } as unknown as AdvancedReply}
    />,
  );

it('Saturn’s current transit is marked, with dates in the birthplace’s local time', () => {
  const html = passages(null);
  expect(html).toContain('>now<');
  expect(html).toContain('29 Mar 2025');
  expect(html).toContain('3 Jun 2027');
});

it('open results include a reason', () => {
  expect(passages('hour')).toContain('depends on the birth time');
  expect(passages('years')).toContain('births from 1900 to 2099');
});

it('the current mahadasha is selected', () => {
  const dashas = [
    { ...dasha('Saturn', '1990-01-01', '2009-01-01'), antardashas: [] },
    { ...dasha('Mercury', '2009-01-01', '2027-01-01'), antardashas: [] },
  ];
  expect(renderToString(<ThreeDashas dashas={dashas} />)).toMatch(
    /<option value="1" selected="">Mercury/,
  );
});
