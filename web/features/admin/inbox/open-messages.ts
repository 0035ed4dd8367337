import { listMessages } from '@jyotiratna/contract/admin/outreach';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../../../shop.ts';

/** Begins the key of everything that a message's answer changes. */
export const messagesKey = ['admin', 'messages'];

/** How many contact messages wait for an answer, for the navigation. */
export const openMessagesQuery = queryOptions({
  queryKey: [...messagesKey, 'open'],
  queryFn: async () => (await shop(listMessages, { query: { state: 'waiting', limit: '1' } })).waiting,
  staleTime: 60_000,
});
