import { formatRupeesExact, toRupees } from '@jyotiratna/contract';
import type { Deps } from '../platform/deps.ts';
import { type ComposedText, defineTextMessages } from '../platform/text-messages/define-texts.ts';
import { indianNumber } from '../platform/text-messages/indian-number.ts';
import { duePaise } from '../reservations/order-credit.ts';
import { findOrderConfirmation } from './confirmation-queries.ts';
import { ownPage } from './emails/define-emails.ts';
import { findShipment, keyOfShipment, type ShipmentOf } from './notice-queries.ts';
import { findEnergised } from './workshop/queries.ts';

declare module '../platform/text-messages/define-texts.ts' {
  interface TextKinds {
    'order-placed': { orderId: string };
    'ring-size': { orderId: string };
    'cash-question': { orderId: string };
    /** One for each parcel. */
    shipped: ShipmentOf;
    delivered: { orderId: string };
    energised: { orderId: string; item: number };
  }
}

type Dependencies = Pick<Deps, 'db' | 'env'>;
type Confirmed = NonNullable<Awaited<ReturnType<typeof findOrderConfirmation>>>;
type Values = Record<string, string>;

const keyOf = ({ kind, orderId }: { kind: string; orderId: string }) => `${kind}:${orderId}`;

/**
 * Text messages to the phone number of the order's address, with a link that authorises actions on
 * the order.
 */
async function buildFrom(
  deps: Dependencies,
  orderId: string,
  valuesOf: (order: Confirmed) => Values | null,
): Promise<ComposedText | null> {
  const order = await findOrderConfirmation(deps.db, orderId);
  const to = order?.address && indianNumber(order.address.phone);
  const values = to ? valuesOf(order) : null;
  if (!order || !to || !values) return null;
  const { orderNumber, locale } = order;
  return { to, locale, values: { order: orderNumber, url: await ownPage(deps, order), ...values } };
}

const amountOf = ({ amountPaise }: Confirmed) => formatRupeesExact(toRupees(amountPaise));
const dueOf = (order: Confirmed) => formatRupeesExact(toRupees(duePaise(order)));

/** Messages about an order to its customer's phone. */
export const orderMessages = defineTextMessages({
  'order-placed': {
    key: keyOf,
    render: (deps, { orderId }) =>
      buildFrom(deps, orderId, (order) =>
        order.isSizePending ? null : { amount: amountOf(order) },
      ),
  },
  'ring-size': {
    key: keyOf,
    render: (deps, { orderId }) =>
      buildFrom(deps, orderId, ({ isSizePending }) => (isSizePending ? {} : null)),
  },
  'cash-question': {
    key: keyOf,
    render: (deps, { orderId }) =>
      buildFrom(deps, orderId, (order) =>
        order.status === 'placed' ? { amount: dueOf(order) } : null,
      ),
  },
  shipped: {
    key: keyOfShipment,
    render: async (deps, { kind: _, ...parcelOf }) => {
      const { orderId } = parcelOf;
      const parcel = await findShipment(deps.db, parcelOf);
      const { carrier, trackingNumber: number } = parcel ?? {};
      return carrier && number ? buildFrom(deps, orderId, () => ({ carrier, number })) : null;
    },
  },
  delivered: {
    key: keyOf,
    render: (deps, { orderId }) =>
      buildFrom(deps, orderId, ({ status }) => (status === 'delivered' ? {} : null)),
  },
  energised: {
    key: ({ kind, orderId, item }) => `${kind}:${orderId}:${item}`,
    render: async (deps, { orderId, item }) => {
      const line = await findEnergised(deps.db, { orderId, position: item });
      return line?.link || line?.picture ? buildFrom(deps, orderId, () => ({})) : null;
    },
  },
});
