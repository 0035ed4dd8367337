import { type DraftOrder, defined, errorMessage, ShopError } from '@jyotiratna/contract';
import type { makeDraftOrderRoute as call } from '@jyotiratna/contract/admin/draft-orders';
import type { z } from 'zod';
import { type Admin, audit, differenceOf } from '../accounts/audit/audit.ts';
import { rejectBlocked } from '../accounts/block-queries.ts';
import { findUser } from '../accounts/queries.ts';
import { requireInvoiceAddress } from '../checkout/require-invoice-address.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { isPhoneMailbox } from '../platform/phone-mailbox.ts';
import { newId } from '../platform/secrets/token.ts';
import { auditedContent, contentOf } from './draft-content.ts';
import { requirePermittedDiscount } from './limit-discount.ts';
import { getDraft } from './list-drafts.ts';
import { priceDraft } from './price-draft.ts';
import { findDraftId, insertDraft } from './queries.ts';

type NewDraft = z.output<typeof call.body>;

/**
 * Creates a draft order; idempotent by the request key. Reserves no stock.
 * @throws ShopError account_not_found, customer_blocked (403), invalid_input, and the errors of
 * `priceDraft`
 */
export async function makeDraft(deps: Deps, actor: Admin, input: NewDraft): Promise<DraftOrder> {
  const { requestKey, items, discount = null, address, gstin, locale } = input;
  requireInvoiceAddress({ gstin, address });
  const content = contentOf(input);
  const existing = await findDraftId(deps.db, requestKey);
  if (existing) return getDraft(deps, existing);
  const customer = await readCustomer(deps, input);
  const id = newId('dra_');
  const pricing = {
    ownerKey: `draft:${id}`,
    locale,
    items,
    discount,
    pincode: address?.pincode ?? null,
  };
  const { priced } = await priceDraft(deps, pricing);
  if (discount) await requirePermittedDiscount(deps, actor, priced.quote);
  const saved = await transact(deps.db, async (tx) => {
    const row = await insertDraft(tx, {
      ...{ id, requestKey, createdBy: actor.email, locale, ...customer, ...content },
      buyerGstin: gstin ?? null,
      amountPaise: priced.quote.charge,
    });
    if (row)
      await audit(
        tx,
        actor,
        'draft.make',
        `draft:${id}`,
        differenceOf(null, auditedContent(content)),
      );
    return row;
  });
  return getDraft(deps, saved?.id ?? defined(await findDraftId(deps.db, requestKey)));
}

async function readCustomer(deps: Deps, { customer, address }: NewDraft) {
  const { account, name, email, phone } = customer;
  const user = account === undefined ? null : await findUser(deps.db, account);
  if (account !== undefined && user?.role !== 'user') throw new ShopError('account_not_found');
  const own = user && !isPhoneMailbox(user.email) ? user.email : null;
  const contact = { email: email ?? own, phone: phone ?? address?.phone ?? user?.phone ?? null };
  if (!contact.email && !contact.phone) {
    const message = errorMessage('draft_contact_missing');
    throw new ShopError('invalid_input', { message, fields: { 'customer.phone': message } });
  }
  for (const mailbox of [contact.email, user?.email])
    if (mailbox) await rejectBlocked(deps.db, mailbox);
  return { userId: user?.id ?? null, name, ...contact };
}
