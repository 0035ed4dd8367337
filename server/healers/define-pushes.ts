import { pushMessages } from '@jyotiratna/messages/every-language/pushes.ts';
import { definePushMessages } from '../platform/push/define-pushes.ts';

declare module '../platform/push/define-pushes.ts' {
  interface PushKinds {
    /** To administrators who may see bookings. */
    'new-booking': { bookingId: string };
  }
}

/** Push messages about booked sessions. */
export const bookingPushMessages = definePushMessages({
  'new-booking': {
    choice: 'booking',
    key: ({ kind, bookingId }) => `${kind}:${bookingId}`,
    subject: ({ bookingId }) => bookingId,
    ttl: 36 * 3600,
    urgency: 'normal',
    render: async (_deps, _request, { locale }) => ({
      ...pushMessages[locale].booking,
      page: '/admin/bookings',
    }),
  },
});
