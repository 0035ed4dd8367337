import { type DraftOrder, type DraftOrderRow, toRupees } from '@jyotiratna/contract';
import { presentCart } from '../cart/present-cart.ts';
import type { Deps } from '../platform/deps.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import { quoteDraft } from './price-draft.ts';
import { type DraftRow, type FoundDraft, ownerOfDraft } from './queries.ts';

export function presentDraftRow({ draft, order, state }: FoundDraft): DraftOrderRow {
  const { id, name, email, phone, amountPaise, createdAt, createdBy } = draft;
  return {
    ...{ id, state, name, email, phone, createdBy },
    amount: toRupees(amountPaise),
    createdAt: createdAt.toISOString(),
    order: order && { id: order.id, number: order.orderNumber, status: order.status },
  };
}

/** A draft at current prices. */
export async function presentDraft(deps: Deps, found: FoundDraft): Promise<DraftOrder> {
  const { draft } = found;
  const { priced, problems } = await quoteDraft(deps, pricingOf(draft)).catch(() =>
    unserved(deps, draft),
  );
  return {
    ...presentDraftRow(found),
    account: draft.userId,
    locale: draft.locale,
    cart: { ...(await presentCart(deps, priced)), problems },
    discount: draft.discount,
    address: draft.address,
    billingAddress: draft.billingAddress,
    gstin: draft.buyerGstin,
    note: draft.note,
    version: draft.version,
    panNeeded: await needsPan(deps, priced.quote.charge),
    linkExpiresAt: draft.linkExpiresAt?.toISOString() ?? null,
  };
}

/** Prices a draft without its PIN code, which is no longer served. */
function unserved(deps: Deps, draft: DraftRow) {
  return quoteDraft(deps, { ...pricingOf(draft), pincode: null });
}

/** Whether an order needs the customer's PAN. @param chargePaise the order's total */
export async function needsPan(
  deps: Pick<Deps, 'db' | 'env'>,
  chargePaise: number,
): Promise<boolean> {
  const { PAN_FROM } = await readSettings(deps);
  return PAN_FROM > 0 && chargePaise >= PAN_FROM * 100;
}

/** The fields of a draft that determine its price. */
export function pricingOf(draft: DraftRow) {
  const { locale, items, discount, address } = draft;
  return {
    ownerKey: ownerOfDraft(draft),
    locale,
    items,
    discount,
    pincode: address?.pincode ?? null,
  };
}
