import { type DraftOrder, errorMessage, ShopError, toPaise } from '@jyotiratna/contract';
import type { payAtCounterRoute as call } from '@jyotiratna/contract/admin/draft-orders';
import type { z } from 'zod';
import { type Admin, audit } from '../accounts/audit/audit.ts';
import { hashOf } from '../checkout/hash.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import type { Deps } from '../platform/deps.ts';
import { counter } from '../platform/payment-providers/counter/provider.ts';
import { networkKeyOf } from '../platform/secrets/shop-secret.ts';
import { findOrderByKey, isSoldTwice, type OrderRow } from '../reservations/order-queries.ts';
import { closedBecause } from './change-draft.ts';
import { limitCounterCash } from './limit-cash.ts';
import { getDraft } from './list-drafts.ts';
import { placeDraft } from './place-draft.ts';
import { type DraftRow, findDraft, ownerOfDraft } from './queries.ts';

type Payment = z.output<typeof call.body>;

/** The idempotency key of a draft's payment at the counter: a draft has only one. */
const idempotencyKey = 'counter-payment';

/**
 * Records the payment of a draft at the counter and places its order in the same transaction;
 * idempotent, also across processes. A payment that differs from the recorded one is rejected. An
 * open payment of the draft's link is replaced; if it is completed nevertheless, it is refunded as
 * a duplicate.
 * @throws ShopError not_found, order_state for a draft that was paid, cancelled or changed in the
 * meantime, cash_unavailable (409), invalid_input without a receipt number, and the errors of
 * `placeDraft`
 */
export async function takePayment(
  deps: Deps,
  actor: Admin,
  id: string,
  input: Payment,
): Promise<DraftOrder> {
  const found = await findDraft(deps.db, id);
  if (!found) throw new ShopError('not_found');
  requireReference(input);
  const { method, reference = '', amount } = input;
  const payment = { method, reference: reference || null };
  const requestHash = hashOf({ ...payment, amount });
  const findExisting = () => findOrderByKey(deps.db, ownerOfDraft(found.draft), idempotencyKey);
  const place = async () => {
    const { order } = await placeDraft(deps, found.draft, {
      ...{ amount, pan: input.pan, provider: counter.name, counter: payment },
      ...{ idempotencyKey, requestHash, isOwnMachine: true },
      networkKey: await networkKeyOf(deps, actor.ip),
      permit: (tx) => permit(tx, found.draft, { actor, input }),
    });
    return order;
  };
  const existing = (await findExisting()) ?? (await place().catch(rejectSecond(findExisting)));
  if (existing.requestHash !== requestHash) throw alreadyPaid();
  return getDraft(deps, id);
}

async function permit(
  tx: Transaction,
  { id, version }: DraftRow,
  { actor, input }: { actor: Admin; input: Payment },
) {
  const found = await findDraft(tx, id);
  if (!found) throw new ShopError('not_found');
  const message = closedBecause(found);
  if (message) throw new ShopError('order_state', { message });
  if (found.draft.version !== version)
    throw new ShopError('order_state', { message: errorMessage('draft_changed') });
  const { method, reference = null, amount } = input;
  if (method === 'cash') await limitCounterCash(tx, found.draft, toPaise(amount));
  await audit(tx, actor, 'draft.payment', `draft:${id}`, { method, reference, amount });
}

function requireReference({ method, reference = '' }: Payment): void {
  if (method === 'cash' || reference) return;
  const message = errorMessage('counter_reference_missing');
  throw new ShopError('invalid_input', { message, fields: { reference: message } });
}

/**
 * Handles a concurrent payment, by link or at the counter, which may also have sold the last units.
 */
function rejectSecond(findExisting: () => Promise<OrderRow | null>) {
  return async (error: unknown): Promise<OrderRow> => {
    const existing = await findExisting();
    if (existing) return existing;
    throw isSoldTwice(error) ? alreadyPaid() : error;
  };
}

const alreadyPaid = () => new ShopError('order_state', { message: errorMessage('draft_paid') });
