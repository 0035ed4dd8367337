import { ShopError, sentence } from '@jyotiratna/contract';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { newId } from '../platform/secrets/token.ts';
import { findOrderByKey, insertOrder, lockOwner, type OrderRow } from '../reservations/order-queries.ts';
import { gatewayStepSeconds, type OrderDraft } from './order-draft.ts';

/** Minutes that a guest who named no items has for paying and verifying. */
const bareMinutes = 30;

/**
 * The specification's shortest create-order: a guest's amount without items. Nothing is reserved; items come with verify,
 * which settles the order only if they cost exactly this amount and are still there.
 * @throws ShopError cart_empty when there is nothing to pay either, invalid_input for paise
 */
export async function createBareOrder(
  deps: Pick<Deps, 'db'>,
  asked: Omit<OrderDraft, 'priced' | 'arrives' | 'checkoutId' | 'networkKey'>,
  { amount }: { amount: number },
): Promise<OrderRow> {
  if (amount === 0) throw new ShopError('cart_empty');
  if (!Number.isSafeInteger(amount)) {
    const message = sentence('whole_rupees');
    throw new ShopError('invalid_input', { message, fields: { amount: message } });
  }
  const { actor, idempotencyKey, requestHash, contact, provider, orderNumber } = asked;
  return transact(deps.db, async (tx) => {
    await lockOwner(tx, actor.ownerKey);
    const known = await findOrderByKey(tx, actor.ownerKey, idempotencyKey);
    if (known) throw new ShopError('in_progress', { retryAfter: 1 });
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
        holdsStock: false,
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
