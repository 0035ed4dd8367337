import { type DraftOrder, type ErrorMessage, errorMessage, ShopError } from '@jyotiratna/contract';
import { type Admin, audit } from '../accounts/audit/audit.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { expireOrder } from '../reservations/expire-order.ts';
import { lockOpenOrders, lockOwner } from '../reservations/order-queries.ts';
import { getDraft } from './list-drafts.ts';
import {
  type FoundDraft,
  findDraft,
  lockDraft,
  markCancelled,
  ownerOfDraft,
  withdrawLinks,
} from './queries.ts';

/** The error of a draft that can no longer be changed; null while it can. */
export function closedBecause({ state }: Pick<FoundDraft, 'state'>): ErrorMessage | null {
  if (state === 'paid') return errorMessage('draft_paid');
  return state === 'cancelled' ? errorMessage('draft_cancelled') : null;
}

/**
 * Changes an open draft and logs it. Orders of the draft are placed under the same lock.
 * @throws ShopError not_found, order_state for a draft that is paid or cancelled
 */
export async function changeDraft(
  deps: Pick<Deps, 'db'>,
  { actor, action, id }: { actor: Admin; action: string; id: string },
  work: (tx: Transaction, found: FoundDraft) => Promise<Record<string, unknown>>,
): Promise<void> {
  await transact(deps.db, async (tx) => {
    await lockOwner(tx, ownerOfDraft({ id }));
    await lockDraft(tx, id);
    const found = await findDraft(tx, id);
    if (!found) throw new ShopError('not_found');
    const message = closedBecause(found);
    if (message) throw new ShopError('order_state', { message });
    await audit(tx, actor, action, `draft:${id}`, await work(tx, found));
  });
}

/** Invalidates all payment links of a draft; another link can be sent. */
export async function withdrawLink(deps: Deps, actor: Admin, id: string): Promise<DraftOrder> {
  await changeDraft(deps, { actor, action: 'draft.withdraw', id }, async (tx) => {
    await withdrawLinks(tx, id);
    return {};
  });
  return getDraft(deps, id);
}

/**
 * Cancels a draft and ends the reservation of a payment in progress. If that payment is completed
 * nevertheless, it is handled as any late payment.
 */
export async function cancelDraft(deps: Deps, actor: Admin, id: string): Promise<DraftOrder> {
  await changeDraft(deps, { actor, action: 'draft.cancel', id }, async (tx) => {
    await withdrawLinks(tx, id);
    await markCancelled(tx, id);
    for (const order of await lockOpenOrders(tx, ownerOfDraft({ id })))
      await expireOrder(tx, order, `admin:${actor.id}`);
    return {};
  });
  return getDraft(deps, id);
}
