import type { SubscriberList, SubscriberQuery } from '../calls/newsletter.ts';
import { type Call, queryString } from './call.ts';

type Done = { success: true };

export function createNewsletterCalls(call: Call) {
  return {
    /** Asks for a letter that asks back; the same reply whoever it is. */
    subscribe: (email: string) => call<Done>('POST', '/newsletter', { email }),
    /** 400 `token_invalid` for a link that is wrong or too old, as `unsubscribe`. */
    confirm: (token: string) => call<Done>('POST', '/newsletter/confirm', { token }),
    unsubscribe: (token: string) => call<Done>('POST', '/newsletter/unsubscribe', { token }),
    /** Administrators only. */
    subscribers: (query: SubscriberQuery = {}) => call<SubscriberList>('GET', `/admin/newsletter${queryString(query)}`),
    /** The path of the CSV file of everyone on the list, for a link. */
    exportPath: '/api/admin/newsletter/export.csv',
  };
}
