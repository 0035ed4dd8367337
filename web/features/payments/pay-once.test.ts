import { CallError } from '@jyotiratna/contract';
import { expect, it } from 'vitest';
import { payment } from '#messages/payments/payment.ts';
import type { WindowRequest } from './client.ts';
import { createPayer, type PurchaseCalls } from './pay-once.ts';

type GiftCard = { id: string; status: 'created' | 'paid' };
type Calls = PurchaseCalls<number, GiftCard>;

const request = {} as WindowRequest;
const callback = { fields: { slip: 'slip-1' }, paymentId: 'pay_1' };
const paid: GiftCard = { id: 'g1', status: 'paid' };
const pending: GiftCard = { id: 'g1', status: 'created' };

function stage(changes: Partial<Calls> = {}) {
  const log: string[] = [];
  const pay = createPayer<number, GiftCard>(
    {
      start: async (amount) => {
        log.push(`start ${amount}`);
        return { purchase: pending, request };
      },
      verify: async ({ slip }) => {
        log.push(`verify ${slip}`);
        return (await changes.verify?.({})) ?? paid;
      },
      read: async (id) => {
        log.push(`read ${id}`);
        return (await changes.read?.(id)) ?? pending;
      },
    },
    async () => {},
  );
  return {
    log,
    pay: () => pay(500, async () => callback),
    close: () => pay(500, async () => null),
  };
}

/** A call that fails this number of times with a status, or with 0 without a response. */
function failing(count: number, status: number): () => Promise<GiftCard> {
  let left = count;
  return async () => {
    left -= 1;
    if (left >= 0) throw new CallError(status, {});
    return paid;
  };
}

it('reports a payment again when the response is lost', async () => {
  const { log, pay } = stage({ verify: failing(2, 0) });
  await expect(pay()).resolves.toEqual({ purchase: paid, closed: false });
  expect(log).toEqual(['start 500', 'verify slip-1', 'verify slip-1', 'verify slip-1']);
});

it.each([0, 500, 503])(
  'verifies an unconfirmed payment instead of starting a second one (status %s)',
  async (status) => {
    const { log, pay } = stage({ verify: failing(status === 0 ? 4 : 1, status) });
    await expect(pay()).rejects.toThrow(payment.unconfirmed);
    log.length = 0;
    await expect(pay()).resolves.toEqual({ purchase: paid, closed: false });
    expect(log).toEqual(['verify slip-1']);
  },
);

it('starts another payment once the shop has rejected one', async () => {
  const { log, pay } = stage({ verify: failing(1, 400) });
  await expect(pay()).rejects.toThrow(CallError);
  log.length = 0;
  await pay();
  expect(log).toEqual(['start 500', 'verify slip-1']);
});

it('reads a purchase whose window was closed, because it may have been paid in another app', async () => {
  const { log, close } = stage({ read: async () => paid });
  await expect(close()).resolves.toEqual({ purchase: paid, closed: false });
  expect(log).toEqual(['start 500', 'read g1']);
});

it('starts another payment after a window that was closed without one', async () => {
  const { log, pay, close } = stage();
  await expect(close()).resolves.toEqual({ purchase: pending, closed: true });
  log.length = 0;
  await pay();
  expect(log).toEqual(['start 500', 'verify slip-1']);
});
