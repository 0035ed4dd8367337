import { emailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import { ownPage } from '../../orders/emails/define-emails.ts';
import { defineEmails } from '../../platform/email/define-emails.ts';
import { findOrder } from '../../reservations/order-queries.ts';
import { findParcel } from '../parcel-queries.ts';
import { deliveryFailed, parcelLater } from './parcel-emails.ts';

declare module '../../platform/email/define-emails.ts' {
  interface EmailKinds {
    /** To the customer, once for each missed delivery: asks for another day or phone number. */
    'parcel-missed': { parcelId: string; miss: number };
    /** To the customer, once for each later delivery date. */
    'parcel-later': { parcelId: string; day: string };
  }
}

/** Emails about delivery. */
export const parcelEmails = defineEmails({
  'parcel-missed': {
    key: ({ kind, parcelId, miss }) => `${kind}:${parcelId}:${miss}`,
    render: async (deps, { parcelId, miss }) => {
      const parcel = await findParcel(deps.db, parcelId);
      const order = parcel && (await findOrder(deps.db, parcel.orderId));
      if (!order?.email || parcel?.state !== 'missed' || parcel.misses !== miss) return null;
      const { email: to, locale, orderNumber } = order;
      const url = await ownPage(deps, { orderId: order.id, locale });
      const details = { orderNumber, url, carrier: parcel.carrier ?? '' };
      return { to, locale, email: deliveryFailed(details, emailMessages[locale]) };
    },
  },
  'parcel-later': {
    key: ({ kind, parcelId, day }) => `${kind}:${parcelId}:${day}`,
    render: async (deps, { parcelId, day }) => {
      const parcel = await findParcel(deps.db, parcelId);
      const order = parcel && (await findOrder(deps.db, parcel.orderId));
      if (!order?.email || order.status !== 'shipped' || parcel?.notifiedOn !== day) return null;
      const { email: to, locale, orderNumber } = order;
      const url = await ownPage(deps, { orderId: order.id, locale });
      const details = { orderNumber, url, carrier: parcel.carrier ?? '', day };
      return { to, locale, email: parcelLater(details, emailMessages[locale]) };
    },
  },
});
