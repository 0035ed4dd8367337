import { defined } from '@jyotiratna/contract';
import { describe, expect, it } from 'vitest';
import type { Transaction } from '../../platform/database/open-database.ts';
import { transact } from '../../platform/database/transact.ts';
import { lockOrder } from '../../reservations/order-queries.ts';
import { addOrder } from '../../testing/orders.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop } from '../../testing/test-shop.ts';
import { untilBlocked } from '../../testing/until-blocked.ts';
import { confirmLockedOrder } from './confirm-order.ts';

describe.runIf(databaseKinds().includes('postgres'))('two cash orders of one purchase', () => {
  it('confirmed at the same moment: the second is rejected as paid', async () => {
    const shop = await createTestShop('postgres');
    const { db } = shop.deps;
    const cash = { status: 'placed', provider: 'cash', paymentMethod: 'cash' } as const;
    for (const id of ['ord_1', 'ord_2'])
      await addOrder(shop.deps, { id, purchaseId: 'one', ...cash });
    const confirm = async (tx: Transaction, id: string) =>
      confirmLockedOrder(tx, defined(await lockOrder(tx, id)), 'customer');
    const second = await transact(db, async (tx) => {
      await confirm(tx, 'ord_1');
      const other = transact(db, (its) => confirm(its, 'ord_2')).catch((error: unknown) => error);
      await untilBlocked(db, other);
      return { other };
    });
    expect(await second.other).toMatchObject({ code: 'order_state' });
    await shop.close();
  });
});
