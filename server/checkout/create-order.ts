import {
  type CreateOrderReply,
  type Delivery,
  type ErrorMessage,
  errorMessage,
  isIn,
  itemAt,
  readOrderNumber,
  ShopError,
  soldStatuses,
  toPaise,
} from '@jyotiratna/contract';
import type { createOrderRoute as call } from '@jyotiratna/contract/checkout';
import type { z } from 'zod';
import { type Actor, buyerOf } from '../accounts/actor.ts';
import { rejectBlocked } from '../accounts/block-queries.ts';
import { findLines } from '../cart/find-lines.ts';
import { guessCoupon } from '../cart/guess-coupon.ts';
import { loadCart } from '../cart/load-cart.ts';
import { findByCode } from '../gift-cards/spend.ts';
import { creditAccount, giftAccount } from '../ledger/accounts.ts';
import type { Deps } from '../platform/deps.ts';
import { cashOnDelivery } from '../platform/payment-providers/cash/provider.ts';
import type { PaymentProvider } from '../platform/payment-providers/provider.ts';
import { networkKeyOf } from '../platform/secrets/shop-secret.ts';
import { newToken } from '../platform/secrets/token.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import {
  type PricedLines,
  pricedWithFee,
  pricedWithShipping,
  priceLines,
} from '../pricing/price-lines.ts';
import { isUsedUpBy } from '../reservations/coupon-use-queries.ts';
import {
  findOrderByKey,
  listCheckoutOrders,
  type OrderRow,
} from '../reservations/order-queries.ts';
import { requireCash } from './cash-limits.ts';
import { createBareOrder } from './create-bare-order.ts';
import { hashOf } from './hash.ts';
import { customerUsed } from './move-stock.ts';
import { contactOf, type NewOrder, type OrderContact } from './new-order.ts';
import {
  isAmount,
  openPayment,
  type Priced,
  placePriced,
  requireDeliverable,
} from './place-priced.ts';
import { rejectSoldOut } from './reject-sold-out.ts';
import { requireInvoiceAddress } from './require-invoice-address.ts';
import { requirePan } from './require-pan.ts';
import { requireSameCart } from './require-same-cart.ts';
import { sameRequest } from './reserve-order.ts';

export type CreateOrder = z.output<typeof call.body>;

/**
 * Prices the cart, reserves stock and coupon, and creates the provider's order; a cash-on-delivery
 * order is placed. A user's items and coupon are read from the server cart, a guest's from the
 * request; prices always from the catalogue.
 * @param key the Idempotency-Key header: the same key with the same request returns the same order
 * @throws ShopError amount_mismatch (409, with the fresh `quote`), out_of_stock, sold_out,
 * hold_limit, cart_empty, cash_unavailable, cart_mismatch, in_progress (409), customer_blocked
 * (403), idempotency_mismatch, pan_needed (422), rate_limited, network_holds, too_many_attempts
 * (429), payments_off (404), payments_unavailable (503)
 */
export async function createOrder(
  deps: Deps,
  actor: Actor,
  input: CreateOrder,
  key: string | undefined,
): Promise<CreateOrderReply> {
  const provider = input.paymentMethod === 'cash' ? cashOnDelivery : deps.payments;
  if (!provider) throw new ShopError('payments_off');
  return deps.checkoutLimiter.run(async () => {
    await rejectSoldOut(deps, actor, input.items ?? []);
    const { order, existing: isRetry } = await findOrReserve(deps, provider, actor, input, key);
    return openPayment(deps, provider, order, isRetry);
  });
}

/** `existing`: the order existed before this request. */
type Found = { order: OrderRow; existing: boolean };

async function findOrReserve(
  deps: Deps,
  provider: PaymentProvider,
  actor: Actor,
  input: CreateOrder,
  key: string | undefined,
): Promise<Found> {
  // Excludes the PAN, which is stored neither in plain text nor as a hash, and the traffic sources,
  // which may differ in a retry.
  const { pan, sources = null, ...hashed } = input;
  const requestHash = hashOf(hashed);
  const existing = key === undefined ? null : await findOrderByKey(deps.db, actor.ownerKey, key);
  if (existing) return { order: sameRequest(existing, requestHash), existing: true };
  const paid = await findPaid(deps, actor, input);
  if (paid) return { order: paid, existing: true };

  requireInvoiceAddress({ gstin: input.gstin, address: input.address });
  const contact = contactOf(input, actor);
  if (contact.email) await rejectBlocked(deps.db, contact.email);
  const draft = {
    actor,
    requestHash,
    idempotencyKey: key ?? `none:${newToken()}`,
    contact,
    provider: provider.name,
    orderNumber: readOrderNumber(input.orderNumber),
    textConsent: input.texts === true,
    networkKey: await networkKeyOf(deps, actor.ip),
    sources,
  };
  const delivery = await deliveryOf(deps, input);
  const bare = actor.role === 'guest' && !input.items && provider !== cashOnDelivery;
  if (bare) {
    contact.pan = await requirePan(deps, { pan, chargePaise: Math.round(input.amount * 100) });
    return { order: await createBareOrder(deps, draft, input), existing: false };
  }

  const price = () => priceCart(deps, actor, input, delivery?.price ?? 0);
  const priced = await price();
  if (provider === cashOnDelivery && priced.lines.length > 0)
    requireCash(await readSettings(deps), draft.contact, priced, delivery);
  if (actor.role !== 'guest' && priced.lines.length > 0)
    requireSameCart(priced.lines, input.items, actor.locale ?? 'en');
  const { kind, order } = await placePriced(
    deps,
    { ...draft, checkoutId: input.checkoutId ?? null },
    {
      ...{ priced, price, delivery, amount: input.amount, couponCode: input.couponCode, pan },
      credit: () => creditOf(deps, actor, input, priced),
    },
  );
  return { order, existing: kind !== 'made' };
}

/**
 * The requested store credit, or the share paid by a gift card. Whether the balance covers it is
 * checked when it is debited.
 * @throws ShopError invalid_input, gift_card_invalid (400), too_many_attempts (429)
 */
async function creditOf(
  deps: Deps,
  actor: Actor,
  { credit = 0, giftCard }: CreateOrder,
  { quote }: PricedLines,
): Promise<NewOrder['credit']> {
  if (credit === 0) return null;
  const paise = toPaise(credit);
  if (paise > quote.charge) throw rejectCredit(errorMessage('credit_above'));
  if (giftCard !== undefined) {
    const { id } = await findByCode(deps, actor, giftCard);
    return { paise, account: giftAccount(id) };
  }
  if (actor.role !== 'user') throw rejectCredit(errorMessage('credit_changed'));
  return { paise, account: creditAccount(actor.id) };
}

function rejectCredit(message: ErrorMessage): ShopError {
  return new ShopError('invalid_input', { message, fields: { credit: message } });
}

/**
 * The paid or placed order of a checkout page that missed the response and retries; the shop may
 * already have packed or shipped it.
 */
async function findPaid(
  deps: Deps,
  actor: Actor,
  { checkoutId, amount, paymentMethod }: CreateOrder,
): Promise<OrderRow | null> {
  if (!checkoutId) return null;
  const orders = await listCheckoutOrders(deps.db, actor.ownerKey, checkoutId);
  const onDelivery = paymentMethod === 'cash';
  const isDone = ({ status, provider }: OrderRow) =>
    provider === cashOnDelivery.name
      ? onDelivery && isIn(['placed', ...soldStatuses], status)
      : isIn(soldStatuses, status);
  return orders.find((order) => isDone(order) && isAmount(amount, order.amountPaise)) ?? null;
}

/**
 * Delivery to the address, if given. @throws ShopError invalid_input if the shop does not
 * deliver there
 */
async function deliveryOf(deps: Deps, { address }: CreateOrder): Promise<Delivery | null> {
  if (!address) return null;
  return requireDeliverable(deps, address.pincode);
}

/** @param shipping whole rupees */
async function priceCart(
  deps: Deps,
  actor: Actor,
  input: CreateOrder,
  shipping: number,
): Promise<Priced> {
  const cart =
    actor.role === 'guest' ? await priceItems(deps, actor, input) : await loadCart(deps, actor);
  if (cart.lines.length === 0) return cart;
  const rejection = await reasonNot(deps, actor, cart.coupon, contactOf(input, actor));
  const priced = rejection ? { ...priceLines(cart.lines, null), rejection } : cart;
  const sent = pricedWithShipping(priced, shipping);
  if (input.paymentMethod !== 'cash') return sent;
  return pricedWithFee(sent, (await readSettings(deps)).CASH_ON_DELIVERY_FEE);
}

/**
 * The reason why a coupon does not apply to this buyer, such as its usage limit per customer; null
 * if it applies.
 */
async function reasonNot(
  { db }: Deps,
  actor: Actor,
  coupon: PricedLines['coupon'],
  contact: Pick<OrderContact, 'email' | 'address'>,
): Promise<ErrorMessage | null> {
  if (!coupon || coupon.maxPerCustomer === null) return null;
  if (contact.email === null) return errorMessage('coupon_email_needed');
  const used = await isUsedUpBy(db, coupon, buyerOf(actor, contact));
  return used ? customerUsed(coupon.maxPerCustomer).message : null;
}

async function priceItems(
  deps: Deps,
  actor: Actor,
  { items = [], couponCode }: CreateOrder,
): Promise<PricedLines> {
  const [{ lines, missing }, coupon] = await Promise.all([
    findLines(deps, actor, items),
    couponCode ? guessCoupon(deps, actor, couponCode) : null,
  ]);
  if (missing.length > 0) {
    const data = { productId: itemAt(missing, 0).productId, left: 0 };
    throw new ShopError('sold_out', { message: errorMessage('remedy_of_cart_gone'), data });
  }
  return priceLines(lines, coupon);
}
