import { formatRupeesExact, toRupees } from '@jyotiratna/contract';
import { pushMessages } from '@jyotiratna/messages/every-language/pushes.ts';
import { definePushMessages } from '../platform/push/define-pushes.ts';
import { findOrder } from '../reservations/order-queries.ts';

declare module '../platform/push/define-pushes.ts' {
  interface PushKinds {
    /**
     * To administrators who may see orders: an order is paid, or confirmed for cash on delivery.
     */
    'new-order': { orderId: string };
    /** To administrators who moderate reviews: a product review awaits moderation. */
    'new-review': { reviewId: string };
    /** To administrators who handle returns. */
    'return-requested': { returnId: string };
    /** To the order's customer. `again` distinguishes repeated steps of a courier's parcel. */
    'parcel-step': {
      orderId: string;
      parcelId?: string;
      step: 'shipped' | 'out_for_delivery' | 'delivered' | 'missed';
      again?: number;
    };
  }
}

const dayAndHalf = 36 * 3600;

/** Push messages about orders and their delivery. */
export const orderPushMessages = definePushMessages({
  'new-order': {
    choice: 'order',
    key: ({ kind, orderId }) => `${kind}:${orderId}`,
    subject: ({ orderId }) => `order-${orderId}`,
    ttl: dayAndHalf,
    urgency: 'normal',
    render: async ({ db }, { orderId }, { locale, named }) => {
      const order = await findOrder(db, orderId);
      if (!order) return null;
      const { title, body, bodyOf } = pushMessages[locale].order;
      const amount = formatRupeesExact(toRupees(order.amountPaise));
      return {
        title,
        body: named ? bodyOf(order.orderNumber, amount) : body,
        page: `/admin/orders/${orderId}`,
      };
    },
  },
  'new-review': {
    choice: 'review',
    key: ({ kind, reviewId }) => `${kind}:${reviewId}`,
    subject: ({ reviewId }) => reviewId,
    ttl: dayAndHalf,
    urgency: 'low',
    render: async (_deps, _request, { locale }) => ({
      ...pushMessages[locale].review,
      page: '/admin/reviews',
    }),
  },
  'return-requested': {
    choice: 'return',
    key: ({ kind, returnId }) => `${kind}:${returnId}`,
    subject: ({ returnId }) => returnId,
    ttl: dayAndHalf,
    urgency: 'normal',
    render: async (_deps, _request, { locale }) => ({
      ...pushMessages[locale].returned,
      page: '/admin/returns',
    }),
  },
  'parcel-step': {
    choice: 'parcel',
    key: ({ kind, orderId, parcelId = orderId, step, again = 0 }) =>
      `${kind}:${parcelId}:${step}:${again}`,
    subject: ({ orderId }) => `parcel-${orderId}`,
    ttl: dayAndHalf,
    urgency: 'normal',
    render: async ({ db }, { orderId, step }, { userId, locale, named }) => {
      const order = await findOrder(db, orderId);
      if (order?.userId !== userId) return null;
      const { body, bodyOf, ...titles } = pushMessages[locale].parcel;
      return {
        title: titles[step],
        body: named ? bodyOf(order.orderNumber) : body,
        page: `/order/${orderId}`,
      };
    },
  },
});
