import { describe, expect, it } from 'vitest';
import { type Claim, hiddenReason } from './claims.ts';

const claim: Claim = {
  figure: '97%',
  figureHi: '',
  basis: 'Survey of 2026, 412 replies',
  asOf: '2026-10-31',
  confirmed: true,
  sample: false,
};
const demo = { acceptsPayments: false, servesAbroad: false };
const earnest = { acceptsPayments: true, servesAbroad: false };

describe('a claim', () => {
  it('is visible in a demo once it has a figure', () => {
    expect(
      hiddenReason('satisfaction', { ...claim, sample: true, confirmed: false }, demo),
    ).toBeNull();
    expect(hiddenReason('satisfaction', { ...claim, figure: '' }, demo)).toBe('empty');
    expect(hiddenReason('satisfaction', undefined, demo)).toBe('empty');
  });

  it.each([
    [{}, null],
    [{ sample: true }, 'sample'],
    [{ confirmed: false }, 'unconfirmed'],
    [{ basis: '' }, 'unconfirmed'],
    [{ asOf: '' }, 'unconfirmed'],
  ])('with %j in a shop that takes money: %s', (part, reason) => {
    expect(hiddenReason('satisfaction', { ...claim, ...part }, earnest)).toBe(reason);
  });

  it('is hidden without a zone abroad if it claims international shipping', () => {
    expect(hiddenReason('international', claim, earnest)).toBe('not_served');
    expect(hiddenReason('international', claim, { ...earnest, servesAbroad: true })).toBeNull();
  });
});
