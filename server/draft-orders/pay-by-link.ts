import {
  type CreateOrderReply,
  errorMessage,
  type PaymentLink,
  ShopError,
} from '@jyotiratna/contract';
import type { payByLinkRoute as call } from '@jyotiratna/contract/draft-orders';
import type { z } from 'zod';
import type { Actor } from '../accounts/actor.ts';
import { presentCart } from '../cart/present-cart.ts';
import { hashOf } from '../checkout/hash.ts';
import { openPayment } from '../checkout/place-priced.ts';
import { sameRequest } from '../checkout/reserve-order.ts';
import { orderKey } from '../orders/order-key.ts';
import type { Deps } from '../platform/deps.ts';
import { networkKeyOf } from '../platform/secrets/shop-secret.ts';
import { hashToken, newToken } from '../platform/secrets/token.ts';
import { findOrder, findOrderByKey, type OrderRow } from '../reservations/order-queries.ts';
import { placeDraft } from './place-draft.ts';
import { needsPan, pricingOf } from './present-draft.ts';
import { quoteDraft } from './price-draft.ts';
import { type FoundDraft, findDraft, findDraftByLink, ownerOfDraft } from './queries.ts';

const orderChanged = () => new ShopError('order_state', { message: errorMessage('draft_changed') });
const linkExpired = () =>
  new ShopError('token_invalid', { message: errorMessage('payment_link_ended') });

async function findByToken({ db }: Pick<Deps, 'db'>, token: string): Promise<FoundDraft> {
  const found = await findDraftByLink(db, hashToken(token));
  if (!found) throw linkExpired();
  return found;
}

/** The order behind a payment link, for its customer. @throws ShopError token_invalid */
export async function readPaymentLink(deps: Deps, token: string): Promise<PaymentLink> {
  const { draft, order } = await findByToken(deps, token);
  const { priced } = await quoteDraft(deps, pricingOf(draft));
  const { items, quote } = await presentCart(deps, priced);
  return {
    ...{ items, quote, version: draft.version, name: draft.name, address: draft.address },
    panNeeded: await needsPan(deps, priced.quote.charge),
    expiresAt: draft.linkExpiresAt?.toISOString() ?? '',
    paidOrder: order && { id: order.id, key: await orderKey(deps, order.id) },
  };
}

/**
 * Reserves the order of a payment link and opens its payment. A repeated request continues the same
 * order, in any process.
 * @param key the Idempotency-Key header
 * @throws ShopError token_invalid (400), payments_off (404), idempotency_mismatch (422),
 * order_state if the shop has changed the draft since it was displayed, and the errors of
 * `placeDraft` and `openPayment`
 */
export async function payByLink(
  deps: Deps,
  actor: Pick<Actor, 'ip' | 'isOwnMachine'>,
  { token, amount, pan, version: shownVersion }: z.output<typeof call.body>,
  key: string | undefined,
): Promise<CreateOrderReply> {
  const provider = deps.payments;
  if (!provider) throw new ShopError('payments_off');
  const found = await findByToken(deps, token);
  return deps.checkoutLimiter.run(async () => {
    const paid = found.order && (await findOrder(deps.db, found.order.id));
    if (paid) return openPayment(deps, provider, paid, true);
    const requestHash = hashOf({ amount });
    const ownerKey = ownerOfDraft(found.draft);
    const existing = key === undefined ? null : await findOrderByKey(deps.db, ownerKey, key);
    if (existing)
      return openPayment(deps, provider, requireCurrent(sameRequest(existing, requestHash)), true);
    const { version } = found.draft;
    if (shownVersion !== undefined && shownVersion !== version) throw orderChanged();
    const { kind, order } = await placeDraft(deps, found.draft, {
      ...{
        amount,
        pan,
        requestHash,
        idempotencyKey: key ?? `none:${newToken()}`,
        provider: provider.name,
      },
      networkKey: await networkKeyOf(deps, actor.ip),
      isOwnMachine: actor.isOwnMachine,
      permit: async (tx) => {
        const now = await findDraft(tx, found.draft.id);
        if (now?.state !== 'sent') throw linkExpired();
        if (now.draft.version !== version) throw orderChanged();
      },
    });
    return openPayment(deps, provider, requireCurrent(order), kind !== 'made');
  });
}

/** Throws if the order was created from an earlier version of the draft. */
function requireCurrent(order: OrderRow): OrderRow {
  if (order.submittedLines?.refused) throw orderChanged();
  return order;
}
