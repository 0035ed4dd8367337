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
  /** Throws if the order may not be placed; runs while the draft's orders are locked. */
  permit: (tx: Transaction) => Promise<void>;
};

/**
 * Places the order of a draft at current prices, by the same last step as the checkout.
 * @throws ShopError customer_blocked (403), and the errors of `placePriced`
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
      textConsent: false,
      sources: null,
      shopPurchase: { purchaseId: draft.id, permit },
    },
    { priced, price, delivery, amount, pan, credit: async () => null },
  );
}

/**
 * An address that is not served is a state of the draft, not invalid input: the customer did not
 * enter it in this request.
 */
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
