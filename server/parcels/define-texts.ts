import { indianDate } from '@jyotiratna/contract';
import { ownPage } from '../orders/emails/define-emails.ts';
import { defineTextMessages } from '../platform/text-messages/define-texts.ts';
import { indianNumber } from '../platform/text-messages/indian-number.ts';
import { findOrder } from '../reservations/order-queries.ts';
import { findParcel } from './parcel-queries.ts';

declare module '../platform/text-messages/define-texts.ts' {
  interface TextKinds {
    /** Once for each day in India on which the courier attempts the delivery. */
    'out-for-delivery': { parcelId: string; day: string };
  }
}

/** Messages about delivery. */
export const parcelMessages = defineTextMessages({
  'out-for-delivery': {
    key: ({ kind, parcelId, day }) => `${kind}:${parcelId}:${day}`,
    render: async (deps, { parcelId, day }) => {
      const parcel = await findParcel(deps.db, parcelId);
      // A message sent on a later day would promise the wrong day.
      if (parcel?.state !== 'out_for_delivery' || indianDate(Date.now()) !== day) return null;
      const order = await findOrder(deps.db, parcel.orderId);
      const to = order?.address && indianNumber(order.address.phone);
      if (!order || !to) return null;
      const { id: orderId, locale, orderNumber } = order;
      const url = await ownPage(deps, { orderId, locale });
      return {
        to,
        locale,
        values: { order: orderNumber, carrier: parcel.carrier ?? parcel.courier, url },
      };
    },
  },
});
