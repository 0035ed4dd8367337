import { CallError, type Order } from '@jyotiratna/contract';
import { describe, expect, it, vi } from 'vitest';
import { PayError, type PayParts, type Purchase, pay } from './pay.ts';

const purchase: Purchase = {
  body: {
    amount: 1648,
    currency: 'INR',
    items: [{ productId: 'p1', quantity: 1 }],
    email: 'a@b.co',
  },
  idempotencyKey: 'key-1',
  shopName: 'Shop',
  customer: { name: 'First Last', email: 'a@b.co', phone: '98290 00000' },
};
// Fields of no real provider: this code must not depend on their names.
const callback = { fields: { slip: 'slip-1', seal: 'f00' }, paymentId: 'pay_1' };
const stored = { _id: 'o1', status: 'paid' } as Order;
const pending = { _id: 'o1', status: 'created' } as Order;

function stage(changes: Partial<PayParts> = {}, orders: Partial<PayParts['orders']> = {}) {
  const log: string[] = [];
  const parts: PayParts = {
    payments: { mode: 'sandbox', title: 'Pay', scriptUrl: '/pay.js' },
    loadScript: async (url) => void log.push(`script ${url}`),
    openWindow: async () => {
      log.push('window');
      return callback;
    },
    // Polls during an open window are identified by their delay of 10 s; here they never happen.
    wait: (ms) =>
      ms === 10_000 ? new Promise(() => {}) : Promise.resolve(void log.push(`wait ${ms}`)),
    ...changes,
    orders: {
      create: async (_body, key) => {
        log.push(`create ${key}`);
        return {
          order: { id: 'order_1', amount: 164800, currency: 'INR', status: 'created' },
          keyId: 'k',
          orderId: 'o1',
          orderNumber: 'JR-2345678',
        };
      },
      verify: async (body) => {
        log.push(`verify ${body.slip} ${body.seal} ₹${body.amount}`);
        return { success: true, order: stored };
      },
      get: async (id) => {
        log.push(`get ${id}`);
        return { order: stored };
      },
      ...orders,
    },
  };
  const events = { onStep: (step: string) => void log.push(step), onFailed: vi.fn() };
  const abort = new AbortController();
  const run = (body: Partial<Purchase['body']> = {}) =>
    pay(parts, { ...purchase, body: { ...purchase.body, ...body } }, events, abort.signal);
  return { log, events, abort, run };
}

const unreachable = () => Promise.reject(new CallError(0, {}));

describe('pay', () => {
  it('loads the script, creates the order, opens the window and verifies, in this order', async () => {
    const { log, run } = stage();
    await expect(run()).resolves.toEqual({ kind: 'paid', order: stored, callback });
    expect(log).toEqual([
      'starting',
      'script /pay.js',
      'create key-1',
      'paying',
      'window',
      'verifying',
      'verify slip-1 f00 ₹1648',
    ]);
  });

  it('only waits 1.2 s when no provider is configured', async () => {
    const { log, run } = stage({ payments: { mode: 'none', title: '', scriptUrl: '' } });
    await expect(run()).resolves.toEqual({ kind: 'simulated' });
    expect(log).toEqual(['starting', 'wait 1200']);
  });

  it('opens no window for cash on delivery, also where no provider is configured', async () => {
    for (const mode of ['sandbox', 'none']) {
      const { log, run } = stage({ payments: { mode, title: '', scriptUrl: '/pay.js' } });
      await expect(run({ paymentMethod: 'cash' })).resolves.toEqual({
        kind: 'placed',
        order: stored,
      });
      expect(log).toEqual(['placing', 'create key-1', 'get o1']);
    }
  });

  it('opens no window when nothing is left to pay', async () => {
    const free = { id: 'o1', amount: 0, currency: 'INR', status: 'paid' } as const;
    const { log, run } = stage(
      {},
      {
        create: async () => ({ order: free, keyId: '', orderId: 'o1', orderNumber: 'JR-2345678' }),
      },
    );
    await expect(run()).resolves.toEqual({ kind: 'paid', order: stored, callback: null });
    expect(log).not.toContain('window');
  });

  it('opens no window for an earlier payment, also once the order is packed', async () => {
    for (const status of ['paid', 'packed', 'delivered']) {
      const order = { id: 'o1', amount: 164_800, currency: 'INR', status } as const;
      const { log, run } = stage(
        {},
        { create: async () => ({ order, keyId: '', orderId: 'o1', orderNumber: 'JR-2345678' }) },
      );
      await expect(run()).resolves.toEqual({ kind: 'paid', order: stored, callback: null });
      expect(log).not.toContain('window');
    }
  });

  it('verifies nothing after a dismissal', async () => {
    const { log, run } = stage(
      { openWindow: async () => null },
      { get: async () => ({ order: pending }) },
    );
    await expect(run()).resolves.toEqual({ kind: 'dismissed' });
    expect(log).not.toContain('verifying');
  });

  it('trusts a dismissal only when no money has arrived', async () => {
    const { run } = stage({ openWindow: async () => null });
    await expect(run()).resolves.toEqual({ kind: 'paid', order: stored, callback: null });
  });

  it('polls the order when the window never calls back', async () => {
    const { run } = stage({ openWindow: () => new Promise(() => {}), wait: async () => {} });
    await expect(run()).resolves.toEqual({ kind: 'paid', order: stored, callback: null });
  });

  it('opens no second window for an order that is paid already', async () => {
    const paid = { id: 'order_1', amount: 164800, currency: 'INR', status: 'paid' } as const;
    const { log, run } = stage(
      {},
      {
        create: async () => ({ order: paid, keyId: 'k', orderId: 'o1', orderNumber: 'JR-2345678' }),
      },
    );
    await expect(run()).resolves.toEqual({ kind: 'paid', order: stored, callback: null });
    expect(log).not.toContain('window');
  });

  it('reports a failed attempt and continues to wait', async () => {
    const { events, run } = stage({
      openWindow: async (_request, onFailed) => {
        onFailed({ description: 'Declined' });
        return callback;
      },
    });
    await expect(run()).resolves.toMatchObject({ kind: 'paid' });
    expect(events.onFailed).toHaveBeenCalledExactlyOnceWith({ description: 'Declined' });
  });

  it('loads no script for a provider without one', async () => {
    const { log, run } = stage({ payments: { mode: 'other', title: 'Other Pay', scriptUrl: '' } });
    await expect(run()).resolves.toMatchObject({ kind: 'paid' });
    expect(log.slice(0, 3)).toEqual(['starting', 'create key-1', 'paying']);
  });

  it('creates no order when the script does not load', async () => {
    const { log, run } = stage({ loadScript: () => Promise.reject(new Error('late')) });
    await expect(run()).rejects.toMatchObject({ stage: 'start' });
    expect(log).toEqual(['starting']);
  });

  it("fails with 'Failed to create order' when the response contains no order", async () => {
    const { run } = stage({}, { create: async () => ({}) as never });
    const error = await run().catch((thrown: PayError) => thrown);
    expect(error).toBeInstanceOf(PayError);
    expect((error as PayError).cause).toMatchObject({ message: 'Failed to create order' });
  });

  it('retries a lost create under the same key, then gives up', async () => {
    const create = vi.fn(unreachable);
    const { run } = stage({}, { create });
    await expect(run()).rejects.toMatchObject({ stage: 'start', orderId: null });
    expect(create.mock.calls.map((call: unknown[]) => call[1])).toEqual(Array(4).fill('key-1'));
  });

  it('does not retry a rejection', async () => {
    const create = vi.fn(() => Promise.reject(new CallError(409, { code: 'amount_mismatch' })));
    const { run } = stage({}, { create });
    await expect(run()).rejects.toMatchObject({ stage: 'start' });
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('names the order when its payment could not be verified', async () => {
    const { run } = stage(
      {},
      { verify: () => Promise.reject(new CallError(400, { code: 'payment_unverified' })) },
    );
    await expect(run()).rejects.toMatchObject({ stage: 'verify', orderId: 'o1' });
  });

  it('retries a verification with a lost response', async () => {
    const verify = vi
      .fn()
      .mockImplementationOnce(unreachable)
      .mockResolvedValue({ success: true, order: stored });
    const { run } = stage({}, { verify });
    await expect(run()).resolves.toMatchObject({ kind: 'paid' });
    expect(verify).toHaveBeenCalledTimes(2);
  });

  it('opens no window after navigation', async () => {
    const { abort, log, run } = stage();
    abort.abort();
    await expect(run()).resolves.toEqual({ kind: 'dismissed' });
    expect(log).not.toContain('window');
  });
});
