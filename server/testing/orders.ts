import { newOrderNumber } from '@jyotiratna/contract';
import type { Deps } from '../platform/deps.ts';
import { orders } from '../reservations/schema.ts';

type Row = typeof orders.$inferInsert;

/**
 * Inserts an order directly into the database, as if bought `daysAgo`; `rupees` is the paid
 * amount.
 */
export async function addOrder(
  deps: Pick<Deps, 'db'>,
  order: Partial<Row> & { id: string; rupees?: number; daysAgo?: number },
): Promise<void> {
  const { id, rupees = 100, daysAgo = 0, ...extra } = order;
  await deps.db.insert(orders).values({
    id,
    orderNumber: newOrderNumber(),
    ownerKey: 'guest:x',
    idempotencyKey: id,
    requestHash: 'h',
    purchaseId: id,
    quoteHash: 'q',
    status: 'paid',
    amountPaise: rupees * 100,
    subtotalPaise: rupees * 100,
    discountPaise: 0,
    roundingPaise: 0,
    hasReservedStock: true,
    paymentMethod: 'razorpay',
    provider: 'razorpay',
    email: `${id}@example.com`,
    expiresAt: new Date(),
    createdAt: new Date(Date.now() - daysAgo * 86_400_000),
    ...extra,
  });
}
