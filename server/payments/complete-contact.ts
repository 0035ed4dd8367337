import type { Contact } from '../checkout/order-draft.ts';
import { queueConfirmation } from '../checkout/settle-bought.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { lockOrder, type OrderRow, updateOrder } from '../reservations/order-queries.ts';

/**
 * Fills what create-order did not name (the specification's shortest one names nothing). What is there already stays: a
 * callback must not move an order to another address.
 */
export async function completeContact(deps: Pick<Deps, 'db'>, order: OrderRow, contact: Contact): Promise<void> {
  const missing = missingOf(order, contact);
  if (Object.keys(missing).length === 0) return;
  await transact(deps.db, async (tx) => {
    const now = await lockOrder(tx, order.id);
    if (!now) return;
    const filled = await updateOrder(tx, now, missingOf(now, contact), 'verify');
    // A webhook may have been quicker, and found nobody to write to.
    if (filled.status === 'paid') await queueConfirmation(tx, filled);
  });
}

function missingOf(order: OrderRow, { email, address, billingAddress }: Contact): Partial<Contact> {
  return {
    ...(order.email === null && email ? { email } : {}),
    ...(order.address === null && address ? { address, billingAddress } : {}),
  };
}
