import { lockOrder, type OrderRow, updateOrder } from '../../db/queries/orders.ts';
import { transact } from '../../db/transact.ts';
import type { Contact } from '../checkout/draft.ts';
import type { Deps } from '../deps.ts';
import { queueConfirmation } from './settle-bought.ts';

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
