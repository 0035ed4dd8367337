import type { Message, MessageBody, MessageList, MessageQuery } from '../calls/contact.ts';
import { type Call, queryString } from './call.ts';

type Done = { success: true };

export function createContactCalls(call: Call) {
  return {
    send: (body: MessageBody) => call<Done>('POST', '/contact', body),
    /** Administrators only, as `mark`. */
    messages: (query: MessageQuery = {}) => call<MessageList>('GET', `/admin/messages${queryString(query)}`),
    mark: (id: string, answered: boolean) =>
      call<{ message: Message }>('PUT', `/admin/messages/${encodeURIComponent(id)}`, { answered }),
  };
}
