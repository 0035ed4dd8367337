import { cashOnDelivery } from '../platform/payment-providers/cash/provider.ts';
import { newId } from '../platform/secrets/token.ts';
import type { NewOrderRow } from '../reservations/order-queries.ts';
import {
  cashHoldMinutes,
  gatewayStepSeconds,
  holdMinutes,
  type NewOrder,
  pollAfterMinutes,
} from './new-order.ts';

/**
 * The initial row of an order: created with a reservation, placed for cash on delivery, or paid if
 * the payable amount is 0.
 */
export function newOrderRow(
  newOrder: NewOrder,
  quoteHash: string,
): Omit<NewOrderRow, 'purchaseId'> {
  const {
    actor,
    priced,
    contact,
    provider,
    networkKey,
    idempotencyKey,
    requestHash,
    checkoutId,
    orderNumber,
    sources,
  } = newOrder;
  const { quote, coupon } = priced;
  const creditPaise = newOrder.credit?.paise ?? 0;
  const free = quote.charge === creditPaise;
  const cash = provider === cashOnDelivery.name;
  const settled = free || newOrder.counter !== undefined;
  return {
    id: newId('ord_'),
    ownerKey: actor.ownerKey,
    userId: actor.id ?? null,
    idempotencyKey,
    requestHash,
    checkoutId,
    quoteHash,
    status: settled ? 'paid' : cash ? 'placed' : 'created',
    amountPaise: quote.charge,
    creditPaise,
    creditAccount: newOrder.credit?.account ?? null,
    subtotalPaise: quote.subtotal,
    discountPaise: quote.discount,
    roundingPaise: quote.rounding,
    shippingPaise: quote.shipping,
    cashFeePaise: quote.fee,
    ...promised(newOrder),
    couponId: coupon?.id ?? null,
    couponCode: coupon?.code ?? null,
    hasReservedStock: true,
    paymentMethod: free ? (creditPaise > 0 ? 'credit' : 'none') : provider,
    provider: free && provider !== 'sandbox' ? 'none' : provider,
    networkKey: settled ? null : networkKey,
    ...contact,
    sources,
    orderNumber,
    holdMinutes: cash ? cashHoldMinutes : holdMinutes,
    leaseSeconds: settled || cash ? null : gatewayStepSeconds,
    reconcileMinutes: settled ? null : cash ? cashHoldMinutes : pollAfterMinutes,
  };
}

/** The promised delivery dates of the order's PIN code. */
export function promised({
  arrives,
}: Pick<NewOrder, 'arrives'>): Pick<NewOrderRow, 'promisedFrom' | 'promisedTo'> {
  return { promisedFrom: arrives?.from ?? null, promisedTo: arrives?.to ?? null };
}
