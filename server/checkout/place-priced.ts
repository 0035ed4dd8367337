import {
  type CreateOrderReply,
  computeLeadTime,
  type Delivery,
  type ErrorMessage,
  errorMessage,
  type Locale,
  nameIn,
  ShopError,
} from '@jyotiratna/contract';
import { notEnough } from '../cart/add-to-cart.ts';
import { bundleShortage } from '../cart/bundle-shortage.ts';
import { maxQuantity } from '../cart/find-lines.ts';
import { findDelivery } from '../delivery/find-delivery.ts';
import { offerDelivery } from '../delivery/offer-delivery.ts';
import type { Deps } from '../platform/deps.ts';
import type { PaymentProvider } from '../platform/payment-providers/provider.ts';
import { providerOf } from '../platform/payment-providers/providers.ts';
import { type PricedLines, presentQuote } from '../pricing/price-lines.ts';
import { claimGatewayStep } from '../reservations/gateway-order-queries.ts';
import { duePaise } from '../reservations/order-credit.ts';
import type { OrderRow } from '../reservations/order-queries.ts';
import { couponRemoved } from './move-stock.ts';
import { gatewayStepSeconds, type NewOrder } from './new-order.ts';
import { openGatewayOrder } from './open-gateway-order.ts';
import { requirePan } from './require-pan.ts';
import { type PlacedOrder, reserveOrder } from './reserve-order.ts';

/** A priced cart, and the reason why its requested coupon does not apply, if so. */
export type Priced = PricedLines & { rejection?: ErrorMessage };

export type Placing = {
  priced: Priced;
  /** Recomputes the prices, after the catalogue has changed. */
  price: () => Promise<PricedLines>;
  /** Null if the order has no PIN code. */
  delivery: Delivery | null;
  /** The total shown to the buyer, in rupees. */
  amount: number;
  couponCode?: string | undefined;
  pan: string | undefined;
  /** Reads the share paid by store credit or a gift card, once the order can be placed. */
  credit: () => Promise<NewOrder['credit']>;
};

/**
 * Reserves an order for priced lines at their displayed total; the common last step of every
 * checkout.
 * @throws ShopError cart_empty, setting_unavailable, out_of_stock, amount_mismatch (409, with the
 * fresh `quote`), pan_needed (422), and those of `reserveOrder`
 */
export async function placePriced(
  deps: Deps,
  newOrder: Omit<NewOrder, 'priced' | 'arrives' | 'credit'>,
  { priced, price, delivery, amount, couponCode, pan, credit }: Placing,
): Promise<PlacedOrder> {
  requireBuyable(priced, { amount, couponCode }, newOrder.actor.locale ?? 'en');
  const contact = {
    ...newOrder.contact,
    pan: await requirePan(deps, { pan, chargePaise: priced.quote.charge }),
  };
  const arrives = delivery && (await arrivesWith(deps, delivery, priced));
  const placed = { ...newOrder, contact, priced, credit: await credit(), arrives: arrives ?? null };
  return reserveOrder(deps, placed).catch(async (error: unknown) => {
    throw error instanceof ShopError && error.code === 'amount_mismatch'
      ? await withFreshQuote(error, price)
      : error;
  });
}

function requireBuyable(
  priced: Priced,
  { amount, couponCode }: Pick<Placing, 'amount' | 'couponCode'>,
  locale: Locale,
): void {
  if (priced.lines.length === 0) throw new ShopError('cart_empty');
  for (const { product, quantity, problem, bundle } of priced.lines) {
    if (problem)
      throw new ShopError('setting_unavailable', {
        message: problem,
        data: { productId: product.id },
      });
    const left = maxQuantity(product);
    const short = bundleShortage({ product, bundle }, quantity, locale);
    if (quantity > left)
      throw notEnough(nameIn(product, locale), left, { productId: product.id }, short);
  }
  if (isAmount(amount, priced.quote.charge)) return;
  const data = { quote: presentQuote(priced.quote) };
  const removed = couponCode && !priced.coupon ? couponRemoved : {};
  throw new ShopError('amount_mismatch', {
    ...(priced.rejection ? { message: priced.rejection } : removed),
    data,
  });
}

/** The estimated delivery dates, including production time. */
async function arrivesWith(
  deps: Deps,
  delivery: Delivery,
  { lines }: PricedLines,
): Promise<Delivery['arrives']> {
  // No dates are promised while a ring size is unknown.
  if (lines.some(({ parts }) => parts?.setting?.size === 'unsure')) return null;
  return (await findDelivery(deps, delivery.pincode, computeLeadTime(lines))).arrives;
}

/** The catalogue changed between the quote and the reservation. */
async function withFreshQuote(
  error: ShopError,
  price: () => Promise<PricedLines>,
): Promise<ShopError> {
  const priced = await price();
  return new ShopError('amount_mismatch', {
    message: error.sentence,
    data: { quote: presentQuote(priced.quote) },
  });
}

/** Compares rupees with paise exactly: rounding would accept ₹1999.999 as ₹2000. */
export function isAmount(rupees: number, paise: number): boolean {
  return Math.abs(rupees * 100 - paise) < 1e-6;
}

/**
 * Creates the provider's order if necessary, and returns the response; `isRetry` if this request
 * did not create the order.
 * @throws ShopError in_progress (409), payments_unavailable (503)
 */
export async function openPayment(
  deps: Deps,
  provider: PaymentProvider,
  order: OrderRow,
  isRetry: boolean,
): Promise<CreateOrderReply> {
  const ready = order.status !== 'created' || order.gatewayOrderId !== null;
  if (!ready && isRetry && !(await claimGatewayStep(deps.db, order.id, gatewayStepSeconds))) {
    throw new ShopError('in_progress', { retryAfter: 1 });
  }
  const opened = ready ? order : await openGatewayOrder(deps, order, isRetry);
  const { id, orderNumber, gatewayOrderId, status } = opened;
  return {
    order: { id: gatewayOrderId ?? id, amount: duePaise(opened), currency: 'INR', status },
    keyId: (providerOf(deps, order) ?? provider).browser.publicKey,
    orderId: id,
    orderNumber,
  };
}

/**
 * The delivery to a PIN code: availability, rate and dates.
 * @param field of the PIN code in the request
 * @throws ShopError invalid_input if the shop does not deliver there
 */
export async function requireDeliverable(
  deps: Parameters<typeof offerDelivery>[0],
  pincode: string,
  field = 'address.pincode',
): Promise<Delivery> {
  const delivery = await offerDelivery(deps, pincode);
  if (delivery.served) return delivery;
  const message = errorMessage('pincode_not_served', { pincode });
  throw new ShopError('invalid_input', { message, fields: { [field]: message } });
}
