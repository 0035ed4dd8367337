import type { Waiting } from '@jyotiratna/contract';

const told = {
  orders: ['new order', 'new orders'],
  bookings: ['new session', 'new sessions'],
  messages: ['new message', 'new messages'],
  reviews: ['new review', 'new reviews'],
  returns: ['return that waits', 'returns that wait'],
} as const satisfies Record<keyof Waiting, readonly [string, string]>;

/** What has come in between two looks, such as '2 new orders, 1 new message'; null where nothing has, or at the first look. */
export function newsOf(before: Waiting | null, now: Waiting): string | null {
  if (before === null) return null;
  const news = (Object.keys(told) as (keyof Waiting)[]).flatMap((what) => {
    const more = now[what] - before[what];
    return more > 0 ? [`${more} ${told[what][more === 1 ? 0 : 1]}`] : [];
  });
  return news.length > 0 ? news.join(', ') : null;
}
