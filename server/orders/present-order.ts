import {
  type Graha,
  type Order,
  type OrderedPart,
  type OrderItem,
  toRupees,
} from '@jyotiratna/contract';
import type { OrderEventRow } from '../reservations/order-event-queries.ts';
import type { OrderItemRow, OrderRow } from '../reservations/order-queries.ts';
import type { StoredBundleItem } from '../reservations/schema.ts';
import { workshopLineOf } from './workshop/workshop-line.ts';

/**
 * The viewer's access to an order. `anyone`: by its id; `reader`: by the link of an email about it;
 * `owner`: by session or guest cookie; `admin`: an administrator.
 */
export type Viewer = 'anyone' | 'reader' | 'owner' | 'admin';

export type OrderParts = {
  order: OrderRow;
  items: OrderItemRow[];
  events: OrderEventRow[];
  paymentId: string | null;
  /** The carrier's tracking page of the parcel. */
  trackingUrl?: string | null;
  refunds?: Order['refunds'];
  documents?: Order['documents'];
  /** The grahas of the remedies, by product id. */
  grahas?: ReadonlyMap<string, Graha>;
  /** The refunded quantity of a line; absent: zero. */
  refundedUnits?: ((line: OrderItemRow) => number) | undefined;
};

/** An order as visible to the viewer; `anyone` receives no personal data. */
export function presentOrder(
  {
    order,
    items,
    events,
    paymentId,
    trackingUrl = null,
    refunds = [],
    documents = [],
    grahas,
    refundedUnits,
  }: OrderParts,
  viewer: Viewer,
): Order {
  const summary: Order = {
    _id: order.id,
    id: order.id,
    orderNumber: order.orderNumber,
    status: order.status,
    amount: toRupees(order.amountPaise),
    ...(order.creditPaise > 0 && { credit: toRupees(order.creditPaise) }),
    currency: 'INR',
    createdAt: order.createdAt.toISOString(),
    ...(order.provider === 'cash' && { cashOnDelivery: true as const }),
    items: items.map((item) => presentItem(item, viewer, { order, grahas, refundedUnits })),
  };
  if (viewer === 'anyone') return summary;
  const arrives =
    order.promisedFrom && order.promisedTo
      ? { from: order.promisedFrom, to: order.promisedTo }
      : null;
  if (viewer === 'reader') return { ...summary, arrives };
  return {
    ...summary,
    ...(order.email ? { email: order.email } : {}),
    address: order.address,
    billingAddress: order.billingAddress,
    ...(order.giftMessage !== null && { gift: { message: order.giftMessage } }),
    gstin: order.buyerGstin,
    pan: order.pan && `••••••${order.pan.end}`,
    paymentMethod: order.paymentMethod,
    provider: order.provider,
    subtotal: toRupees(order.subtotalPaise),
    discount: toRupees(order.discountPaise),
    couponCode: order.couponCode,
    sources: order.sources,
    shipping: toRupees(order.shippingPaise),
    ...(order.cashFeePaise > 0 && { fee: toRupees(order.cashFeePaise) }),
    arrives,
    rounding: toRupees(order.roundingPaise),
    refunded: toRupees(order.refundedPaise),
    refunds,
    documents,
    carrier: order.carrier,
    trackingNumber: order.trackingNumber,
    trackingUrl,
    timeline: events.map(({ to, at }) => ({ status: to, at: at.toISOString() })),
    ...(viewer === 'admin' ? { paymentId } : {}),
  };
}

type Around = Pick<OrderParts, 'order'> & {
  [Part in 'grahas' | 'refundedUnits']: OrderParts[Part] | undefined;
};

function presentItem(
  item: OrderItemRow,
  viewer: Viewer,
  { order, grahas, refundedUnits }: Around,
): OrderItem {
  const { name, nameHi, quantity, unitPricePaise, productId, sku, slug, image, parts, sankalpa } =
    item;
  const { energisedAt, energisedLink: link, energisedPicture } = item;
  const refunded = refundedUnits !== undefined && refundedUnits(item) >= quantity;
  const workshop = refunded ? null : workshopLineOf(item, order.status);
  const seen = {
    name,
    ...(nameHi ? { nameHi } : {}),
    qty: quantity,
    price: toRupees(unitPricePaise),
    ...(workshop ? { workshop } : {}),
  };
  if (viewer === 'anyone') return seen;
  const energised = energisedAt
    ? { energised: { at: energisedAt.toISOString(), link, picture: energisedPicture } }
    : {};
  const marked = item.hallmark && { hallmark: item.hallmark };
  const presented = { ...seen, ...(refunded && { refunded: true as const }), ...marked };
  if (viewer === 'reader') return { ...presented, ...energised };
  const graha = productId ? grahas?.get(productId) : undefined;
  return {
    ...presented,
    productId,
    sku,
    slug,
    ...(image ? { image } : {}),
    ...(graha ? { graha } : {}),
    ...(parts ? { parts } : {}),
    ...(item.bundle ? { bundle: item.bundle.map(presentPart) } : {}),
    ...(sankalpa ? { sankalpa } : {}),
    ...energised,
  };
}

function presentPart(part: StoredBundleItem): OrderedPart {
  const { name, nameHi, sku, quantity, weightMg, netQuantity, netUnit, countryOfOrigin } = part;
  return { name, nameHi, sku, quantity, weightMg, netQuantity, netUnit, countryOfOrigin };
}
