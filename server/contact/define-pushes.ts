import { pushMessages } from '@jyotiratna/messages/every-language/pushes.ts';
import { definePushMessages } from '../platform/push/define-pushes.ts';
import { findMessageRow } from './queries.ts';

declare module '../platform/push/define-pushes.ts' {
  interface PushKinds {
    /** Notifies the administrators whose role includes the inbox. */
    'new-message': { messageId: string };
  }
}

export const contactPushMessages = definePushMessages({
  'new-message': {
    choice: 'message',
    key: ({ kind, messageId }) => `${kind}:${messageId}`,
    subject: ({ messageId }) => messageId,
    ttl: 36 * 3600,
    urgency: 'normal',
    render: async ({ db }, { messageId }, { locale, named }) => {
      const message = await findMessageRow(db, messageId);
      if (!message) return null;
      const { title, titleOf, body } = pushMessages[locale].message;
      return {
        title: named ? titleOf(message.name) : title,
        body: (named && message.subject) || body,
        page: '/admin/messages',
      };
    },
  },
});
