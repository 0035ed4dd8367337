import type { Waiting } from '@jyotiratna/contract';
import { readWaiting } from '@jyotiratna/contract/admin/dashboard';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../../../shop.ts';

/** Every change of an order, a session or a message makes it stale. */
export const waitingKey = ['admin', 'waiting'];

/** What has come in and waits for a person. Asked again each minute while the page is looked at. */
export const waitingQuery = queryOptions({
  queryKey: waitingKey,
  queryFn: () => shop(readWaiting),
  staleTime: 60_000,
  refetchInterval: 60_000,
});

/** The mark at a link of the navigation: how many, and of what for those who do not see where it stands. */
export function markOf(to: string, waiting: Waiting | undefined): { count: number; label: string } | null {
  const { orders = 0, bookings = 0, messages = 0, reviews = 0, returns = 0 } = waiting ?? {};
  const mark = {
    '/admin/orders': { count: orders, label: 'to pack' },
    '/admin/bookings': { count: bookings, label: 'to come' },
    '/admin/returns': { count: returns, label: 'to answer or settle' },
    '/admin/reviews': { count: reviews, label: 'to look at' },
    '/admin/messages': { count: messages, label: 'open' },
  }[to];
  return mark && mark.count > 0 ? mark : null;
}
