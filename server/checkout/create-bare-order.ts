import { errorMessage, ShopError } from '@jyotiratna/contract';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { newId } from '../platform/secrets/token.ts';
import { insertOrder } from '../reservations/insert-order-queries.ts';
import { findOrderByKey, lockOwner, type OrderRow } from '../reservations/order-queries.ts';
import { gatewayStepSeconds, type NewOrder } from './new-order.ts';

/** Minutes in which a guest's order without items must be paid and verified. */
const bareMinutes = 30;

/**
 * Creates the specification's minimal order: a guest's amount without items. Nothing is reserved;
 * verify sends the items, and settles the order only if they cost exactly this amount and are still
 * available.
 * @throws ShopError cart_empty when the amount is 0 as well, invalid_input for paise
 */
export async function createBareOrder(
  deps: Pick<Deps, 'db'>,
  newOrder: Omit<NewOrder, 'priced' | 'arrives' | 'checkoutId' | 'networkKey' | 'credit'>,
  { amount }: { amount: number },
): Promise<OrderRow> {
  if (amount === 0) throw new ShopError('cart_empty');
  if (!Number.isSafeInteger(amount)) {
    const message = errorMessage('whole_rupees');
    throw new ShopError('invalid_input', { message, fields: { amount: message } });
  }
  const { actor, idempotencyKey, requestHash, contact, provider, orderNumber } = newOrder;
  return transact(deps.db, async (tx) => {
    await lockOwner(tx, actor.ownerKey);
    const existing = await findOrderByKey(tx, actor.ownerKey, idempotencyKey);
    if (existing) throw new ShopError('in_progress', { retryAfter: 1 });
    const id = newId('ord_');
    const paise = amount * 100;
    return insertOrder(
      tx,
      {
        id,
        ownerKey: actor.ownerKey,
        idempotencyKey,
        requestHash,
        purchaseId: id,
        quoteHash: '',
        status: 'created',
        amountPaise: paise,
        subtotalPaise: paise,
        discountPaise: 0,
        roundingPaise: 0,
        hasReservedStock: false,
        linesKnown: false,
        paymentMethod: provider,
        provider,
        ...contact,
        orderNumber,
        holdMinutes: bareMinutes,
        leaseSeconds: gatewayStepSeconds,
        reconcileMinutes: bareMinutes,
      },
      'checkout',
    );
  });
}
