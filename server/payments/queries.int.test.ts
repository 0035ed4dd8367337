import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { transact } from '../platform/database/transact.ts';
import { addOrder } from '../testing/orders.ts';
import { databaseKinds, openTestDatabase } from '../testing/test-database.ts';
import { recordPayment } from './queries.ts';

type Status = Parameters<typeof recordPayment>[1]['status'];

/** Callback, webhook and the provider's list report the same payment at different times. */
describe.each(databaseKinds())('records of a payment on %s', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  async function statusAfter(id: string, statuses: Status[]): Promise<Status> {
    const orderId = `of_${id}`;
    await addOrder(database, { id: orderId });
    let current: Status = 'created';
    for (const [at, status] of statuses.entries()) {
      const detail = {
        id,
        orderId,
        gatewayOrderId: `gateway_${id}`,
        status,
        amountPaise: 100,
        currency: 'INR',
      };
      current = (
        await transact(database.db, (tx) =>
          recordPayment(tx, { ...detail, source: `source ${at}` }),
        )
      ).status;
    }
    return current;
  }

  it.each<[Status, Status[]]>([
    ['captured', ['created', 'authorized', 'captured']],
    ['captured', ['captured', 'authorized']],
    ['captured', ['failed', 'captured', 'failed']],
    ['refunded', ['captured', 'refunded', 'captured']],
  ])('is %s after %j', async (expected, statuses) => {
    expect(await statusAfter(`pay_${statuses.join('_')}`, statuses)).toBe(expected);
  });
});
