import type { Pending } from '@jyotiratna/contract';
import { readPendingRoute } from '@jyotiratna/contract/admin/dashboard';
import { queryOptions } from '@tanstack/react-query';
import { layout as t } from '#messages/admin/layout.ts';
import { shop } from '../../../shop.ts';

/** Every change of an order, a session or a message makes it stale. */
export const pendingKey = ['admin', 'waiting'];

/**
 * Counts of open items that need manual handling. Refetched each minute while the page is
 * visible.
 */
export const pendingQuery = queryOptions({
  queryKey: pendingKey,
  queryFn: () => shop(readPendingRoute),
  staleTime: 60_000,
  refetchInterval: 60_000,
});

/** The badge at a navigation link: the count, and its unit for screen readers. */
export function markOf(
  to: string,
  pending: Pending | undefined,
): { count: number; label: string } | null {
  const {
    orders = 0,
    bookings = 0,
    messages = 0,
    reviews = 0,
    sessionReviews = 0,
    returns = 0,
  } = pending ?? {};
  const mark = {
    '/admin/orders': { count: orders, label: t.pack },
    '/admin/bookings': { count: bookings, label: t.come },
    '/admin/returns': { count: returns, label: t.answerOrSettle },
    '/admin/reviews': { count: reviews, label: t.look },
    '/admin/session-reviews': { count: sessionReviews, label: t.look },
    '/admin/messages': { count: messages, label: t.open },
  }[to];
  return mark && mark.count > 0 ? mark : null;
}
