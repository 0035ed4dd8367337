import type { Pending } from '@jyotiratna/contract';
import { layout as t } from '#messages/admin/layout.ts';

const result = {
  orders: [t.newOrder, t.newOrders],
  bookings: [t.newSession, t.newSessions],
  messages: [t.newMessage, t.newMessages],
  reviews: [t.newReview, t.newReviews],
  sessionReviews: [t.newSessionReview, t.newSessionReviews],
  returns: [t.returnWaits, t.returnsWait],
} as const satisfies Record<keyof Pending, readonly [string, string]>;

/**
 * New items between two polls, such as '2 new orders, 1 new message'; null without any, or at
 * the first poll.
 */
export function newsOf(before: Pending | null, now: Pending): string | null {
  if (before === null) return null;
  const news = (Object.keys(result) as (keyof Pending)[]).flatMap((subject) => {
    const extra = now[subject] - before[subject];
    return extra > 0 ? [`${extra} ${result[subject][extra === 1 ? 0 : 1]}`] : [];
  });
  return news.length > 0 ? news.join(', ') : null;
}
