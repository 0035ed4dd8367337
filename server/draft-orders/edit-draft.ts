import { type DraftOrder, errorMessage, ShopError } from '@jyotiratna/contract';
import type { editDraftOrderRoute as call } from '@jyotiratna/contract/admin/draft-orders';
import type { z } from 'zod';
import { type Admin, differenceOf } from '../accounts/audit/audit.ts';
import { changesAfter, staleEdit } from '../accounts/audit/stale-edit.ts';
import { requireInvoiceAddress } from '../checkout/require-invoice-address.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import type { Deps } from '../platform/deps.ts';
import { expireOrder } from '../reservations/expire-order.ts';
import {
  isPurchasePaid,
  lockOpenOrders,
  rejectOldPayments,
} from '../reservations/order-queries.ts';
import { changeDraft } from './change-draft.ts';
import { auditedContent, contentOf } from './draft-content.ts';
import { requirePermittedDiscount } from './limit-discount.ts';
import { getDraft } from './list-drafts.ts';
import { priceDraft } from './price-draft.ts';
import { findDraft, ownerOfDraft, updateDraft } from './queries.ts';

/**
 * Changes the contents of a draft. The reservation of a payment in progress ends, and that payment
 * is refunded if it is completed: its amount is no longer the draft's total.
 * @throws ShopError not_found, order_state for a paid or cancelled draft, stale_edit (409, with the
 * changes since), invalid_input, and the errors of `priceDraft`
 */
export async function editDraft(
  deps: Deps,
  actor: Admin,
  id: string,
  { version, ...input }: z.output<typeof call.body>,
): Promise<DraftOrder> {
  const existing = await findDraft(deps.db, id);
  if (!existing) throw new ShopError('not_found');
  const content = contentOf(input);
  const { items, discount, address } = content;
  requireInvoiceAddress({ gstin: existing.draft.buyerGstin, address });
  const { priced } = await priceDraft(deps, {
    ...{ ownerKey: ownerOfDraft({ id }), locale: existing.draft.locale, items, discount },
    pincode: address?.pincode ?? null,
  });
  if (discount) await requirePermittedDiscount(deps, actor, priced.quote);
  const change = { ...content, amountPaise: priced.quote.charge };
  await changeDraft(deps, { actor, action: 'draft.edit', id }, async (tx, { draft }) => {
    if (!(await updateDraft(tx, { id, version }, change)))
      throw staleEdit(await changesAfter(tx, `draft:${id}`, version), {});
    await endPayments(tx, id, `admin:${actor.id}`);
    const before = { ...auditedContent(draft), version };
    return differenceOf(before, { ...auditedContent(content), version: version + 1 });
  });
  return getDraft(deps, id);
}

/**
 * Ends the payments in progress of a draft.
 * @throws ShopError order_state if one of them has been completed concurrently
 */
async function endPayments(tx: Transaction, id: string, source: string): Promise<void> {
  const ownerKey = ownerOfDraft({ id });
  for (const order of await lockOpenOrders(tx, ownerKey)) await expireOrder(tx, order, source);
  await rejectOldPayments(tx, ownerKey);
  if (await isPurchasePaid(tx, id))
    throw new ShopError('order_state', { message: errorMessage('draft_paid') });
}
