import type { Pending } from '@jyotiratna/contract';
import { readPendingRoute } from '@jyotiratna/contract/admin/dashboard';
import { queryOptions } from '@tanstack/react-query';
import { layout as t } from '#messages/admin/layout.ts';
import { api } from '../../../api.ts';

/** The query key of open items; every change of an order, a session or a message invalidates it. */
export const pendingKey = ['admin', 'waiting'];

/**
 * Counts of open items that need manual handling. Refetched each minute while the page is
 * visible.
 */
export const pendingQuery = queryOptions({
  queryKey: pendingKey,
  queryFn: () => api(readPendingRoute),
  staleTime: 60_000,
  refetchInterval: 60_000,
});

const marks: Readonly<Record<string, [field: keyof Pending, label: string]>> = {
  '/admin/orders': ['orders', t.pack],
  '/admin/bookings': ['bookings', t.come],
  '/admin/returns': ['returns', t.answerOrSettle],
  '/admin/reviews': ['reviews', t.look],
  '/admin/session-reviews': ['sessionReviews', t.look],
  '/admin/messages': ['messages', t.open],
};

/** The badge of a navigation link: the count, and its unit for screen readers. */
export function markOf(to: string, pending: Pending | undefined) {
  const [field, label] = marks[to] ?? [];
  const count = (field && pending?.[field]) ?? 0;
  return label && count > 0 ? { count, label } : null;
}
