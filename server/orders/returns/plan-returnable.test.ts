import { describe, expect, it } from 'vitest';
import { planReturnable, rejectionOf } from './plan-returnable.ts';

const deliveredAt = Date.parse('2026-11-02T18:00:00+05:30');
const unset = { returnDays: null, returnPercent: null };
const items = [
  { position: 0, quantity: 2, returnRule: 'standard' as const, ...unset },
  { position: 1, quantity: 1, returnRule: 'loose_stone' as const, ...unset },
  { position: 2, quantity: 1, returnRule: 'faulty_only' as const, ...unset },
];
const money = items.map(({ position }) => ({ position, refundedQuantity: 0 }));
const on = (moment: string, extra: Partial<Parameters<typeof planReturnable>[0]> = {}) =>
  planReturnable(
    { items, money, returns: [], refunded: new Set(), deliveredAt, ...extra },
    Date.parse(moment),
  );

describe('returnable items', () => {
  it('are allowed through the last day of each rule, in India', () => {
    expect(on('2026-11-12T23:59:00+05:30').map(({ position, until }) => [position, until])).toEqual(
      [
        [0, '2026-12-02'],
        [1, '2026-11-12'],
        [2, '2026-12-02'],
      ],
    );
    expect(on('2026-11-13T00:00:00+05:30').map(({ position }) => position)).toEqual([0, 2]);
    expect(on('2026-12-03T00:00:00+05:30')).toEqual([]);
  });

  it('follow the rule displayed at purchase', () => {
    const set = {
      position: 0,
      quantity: 1,
      returnRule: 'set_jewellery' as const,
      returnDays: 7,
      returnPercent: 80,
    };
    expect(on('2026-11-09T23:59:00+05:30', { items: [set] })).toMatchObject([
      { until: '2026-11-09', percent: 80 },
    ]);
    expect(on('2026-11-10T00:00:00+05:30', { items: [set] })).toEqual([]);
  });

  it('exclude refunded, returning and exchanged items', () => {
    const one = (status: 'approved' | 'declined' | 'settled', refundKey: string | null = null) => ({
      status,
      refundKey,
      lines: [{ returnId: 'r', position: 0, quantity: 1, restock: null, creditedPaise: 0 }],
    });
    const left = (extra: object) => on('2026-11-03T12:00:00+05:30', extra)[0]?.quantity;
    expect(left({ returns: [one('declined')] })).toBe(2);
    expect(left({ returns: [one('approved')] })).toBe(1);
    expect(left({ returns: [one('settled')] })).toBe(1);
    const money = [{ position: 0, refundedQuantity: 1 }];
    const refunded = new Set(['rf_1']);
    expect(left({ returns: [one('settled', 'rf_1')], money, refunded })).toBe(1);
    expect(
      on('2026-11-03T12:00:00+05:30', { returns: [one('approved')], money, refunded })[0]?.position,
    ).toBe(1);
    // A unit whose refund failed is back in stock, and counts once after its money was refunded
    // again.
    expect(left({ returns: [one('settled', 'rf_failed')] })).toBe(1);
    expect(left({ returns: [one('settled', 'rf_failed')], money, refunded })).toBe(1);
  });

  it('require a defect where only defects qualify, and an available quantity', () => {
    const lines = on('2026-11-03T12:00:00+05:30');
    expect(rejectionOf(lines, { item: 2, quantity: 1 }, 'changed_mind')).toBe('reason');
    expect(rejectionOf(lines, { item: 2, quantity: 1 }, 'faulty')).toBe(null);
    expect(rejectionOf(lines, { item: 0, quantity: 3 }, 'faulty')).toBe('gone');
    expect(rejectionOf(lines, { item: 9, quantity: 1 }, 'faulty')).toBe('gone');
  });
});
