import { describe, expect, it } from 'vitest';
import { planSettlement } from './plan-settlement.ts';

type Details = Parameters<typeof planSettlement>[0];

const order: Details['order'] = {
  status: 'created',
  creditPaise: 0,
  amountPaise: 5000,
  currency: 'INR',
  linesKnown: true,
};
const payment: Details['payment'] = {
  status: 'captured',
  disposition: null,
  amountPaise: 5000,
  currency: 'INR',
};

function plan(
  change: {
    order?: object;
    payment?: object;
    siblingPaid?: boolean;
    linesSubmitted?: boolean;
  } = {},
) {
  const { siblingPaid = false, linesSubmitted = false } = change;
  return planSettlement({
    order: { ...order, ...change.order },
    payment: { ...payment, ...change.payment },
    siblingPaid,
    linesSubmitted,
  });
}

describe('the effect of a payment on its order', () => {
  it('confirms a reserved order whose amount it has', () => expect(plan()).toBe('apply'));

  it.each(['created', 'failed', 'authorized'])('does nothing while it is %s', (status) =>
    expect(plan({ payment: { status } })).toBe('none'),
  );

  it.each(['applied', 'duplicate', 'late', 'mismatch'])(
    'is decided once: %s stays',
    (disposition) => expect(plan({ payment: { disposition } })).toBe('none'),
  );

  it('reserves everything once more when the reservation has expired', () =>
    expect(plan({ order: { status: 'expired' } })).toBe('reapply'));

  it.each([
    'paid',
    'packed',
    'shipped',
    'delivered',
    'refund_pending',
    'refunded',
    'cancelled',
    'payment_review',
  ])('is too many for an order that is %s', (status) =>
    expect(plan({ order: { status } })).toBe('duplicate'),
  );

  it.each([[{ amountPaise: 4999 }], [{ amountPaise: 5001 }], [{ currency: 'USD' }]])(
    'does not match with %j',
    (invalid) => expect(plan({ payment: invalid })).toBe('mismatch'),
  );

  it('is a duplicate when another order of the purchase was paid', () =>
    expect(plan({ siblingPaid: true })).toBe('duplicate'));

  it('confirms nothing that was refunded at the dashboard', () =>
    expect(plan({ payment: { status: 'refunded' } })).toBe('duplicate'));

  describe('of an order made without lines', () => {
    it('awaits its lines', () =>
      expect(plan({ order: { linesKnown: false } })).toBe('await-lines'));
    it('uses the lines submitted by verify', () =>
      expect(plan({ order: { linesKnown: false }, linesSubmitted: true })).toBe('reapply'));
    it('is refunded once the time for the lines is over', () =>
      expect(plan({ order: { linesKnown: false, status: 'expired' } })).toBe('late'));
  });
});
