import { type Order, type OrderStatus, ShopError } from '@jyotiratna/contract';
import { getOrder } from '../../orders/get-order.ts';
import { agentPageUrl, type Context } from './context.ts';
import { errorOf, failedMessage, infoOf } from './messages.ts';
import { priceOf } from './present-product.ts';
import { metaOf } from './version.ts';

const capability = 'dev.ucp.shopping.order';
const closed: readonly OrderStatus[] = [
  'expired',
  'cancelled',
  'refunded',
  'refund_pending',
  'refused',
  'returned',
];
const anyone = { role: 'guest', ownerKey: 'guest:agent', ip: '', locale: null } as const;

/**
 * An order by its unguessable id: status, lines and total, but no data of the buyer. It is not
 * linked to an agent's checkout, since the buyer placed it in their own browser: `checkout_id` is
 * the order's own id.
 */
export async function readOrder(context: Context, id: string) {
  try {
    return presentOrder(
      context,
      await getOrder(context.deps, { id, actor: anyone, key: undefined }),
    );
  } catch (error) {
    if (!(error instanceof ShopError && error.code === 'order_not_found')) throw error;
    return failedMessage(
      context,
      capability,
      [errorOf('not_found', 'No order has this id.', 'unrecoverable')],
      '/track',
    );
  }
}

function presentOrder(context: Context, order: Order) {
  const { amount } = priceOf(order.amount);
  const sum = order.items.reduce((total, { price, qty }) => total + priceOf(price).amount * qty, 0);
  const lines = order.items.map((item, at) => lineOf(item, `line_${at + 1}`, order.status));
  return {
    ucp: metaOf(capability),
    id: order._id,
    label: order.orderNumber,
    checkout_id: order._id,
    permalink_url: agentPageUrl(context, `/order/${order._id}`),
    line_items: lines,
    fulfillment: {},
    currency: 'INR',
    totals: [
      { type: 'subtotal', amount: sum },
      ...adjustment(amount - sum),
      { type: 'total', amount },
    ],
    messages: [infoOf('order_status', `The order is ${order.status.replaceAll('_', ' ')}.`)],
  };
}

/** Discount, delivery, fees and rounding as one total, because only the buyer may see each. */
function adjustment(amount: number) {
  if (amount === 0) return [];
  return [{ type: 'adjustment', display_text: 'Discount, delivery and rounding', amount }];
}

function lineOf(
  { name, price, qty, sku, productId }: Order['items'][number],
  id: string,
  status: OrderStatus,
) {
  const { amount } = priceOf(price);
  const isRemoved = closed.includes(status);
  const fulfilled = status === 'delivered' ? qty : 0;
  return {
    id,
    item: { id: sku ?? productId ?? id, title: name, price: amount },
    quantity: { original: qty, total: isRemoved ? 0 : qty, fulfilled: isRemoved ? 0 : fulfilled },
    totals: [{ type: 'total', amount: amount * qty }],
    status: isRemoved ? 'removed' : fulfilled > 0 ? 'fulfilled' : 'processing',
  };
}
