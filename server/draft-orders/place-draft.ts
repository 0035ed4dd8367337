import { ShopError } from '@jyotiratna/contract';
import { rejectBlocked } from '../accounts/block-queries.ts';
import type { NewOrder, OrderContact } from '../checkout/new-order.ts';
import { placePriced } from '../checkout/place-priced.ts';
import type { PlacedOrder } from '../checkout/reserve-order.ts';
import { phoneKey } from '../platform/contact-keys.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import type { Deps } from '../platform/deps.ts';
import { pricingOf } from './present-draft.ts';
import { priceDraft } from './price-draft.ts';
import { type DraftRow, ownerOfDraft } from './queries.ts';

export type PlacingDraft = Pick<
  NewOrder,
  'idempotencyKey' | 'requestHash' | 'provider' | 'networkKey' | 'counter'
> & {
  /** The displayed total in rupees. */
  amount: number;
  pan: string | undefined;
  isOwnMachine?: boolean | undefined;
  /** Throws where the order may not be placed; runs under the lock of the draft's orders. */
  permit: (tx: Transaction) => Promise<void>;
};

/**
 * Makes the order of a draft by the last step of the checkout, at current prices.
 * @throws ShopError customer_blocked (403), and those of `placePriced`
 */
export async function placeDraft(
  deps: Deps,
  draft: DraftRow,
  placing: PlacingDraft,
): Promise<PlacedOrder> {
  const { amount, pan, permit, isOwnMachine = false, ...details } = placing;
  if (draft.email) await rejectBlocked(deps.db, draft.email);
  const price = async () => (await priceDraft(deps, pricingOf(draft))).priced;
  const { priced, delivery } = await priceDraft(deps, pricingOf(draft)).catch(rejectPlace);
  return placePriced(
    deps,
    {
      ...details,
      actor: {
        ownerKey: ownerOfDraft(draft),
        locale: draft.locale,
        isOwnMachine,
        ...(draft.userId && { id: draft.userId }),
      },
      checkoutId: draft.id,
      contact: contactOf(draft),
      orderNumber: null,
      texts: false,
      sources: null,
      madeByShop: { purchaseId: draft.id, permit },
    },
    { priced, price, delivery, amount, pan, credit: async () => null },
  );
}

/** The buyer did not type the address: that it is not served is no error of the request. */
function rejectPlace(error: unknown): never {
  if (error instanceof ShopError && error.code === 'invalid_input') {
    throw new ShopError('order_state', { message: error.sentence });
  }
  throw error;
}

function contactOf(draft: DraftRow): OrderContact {
  const { locale, email, phone, address, billingAddress, buyerGstin } = draft;
  return {
    ...{ locale, email, address, billingAddress, buyerGstin, pan: null, giftMessage: null },
    ...(phone && { phoneKey: phoneKey(phone) }),
  };
}
