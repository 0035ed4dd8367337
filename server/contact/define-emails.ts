import { emailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import { ownerOf, pageUrl } from '../platform/email/composed-email.ts';
import { defineEmails } from '../platform/email/define-emails.ts';
import { messageEmail, messageReceipt } from './emails.ts';
import { findMessageRow } from './queries.ts';

declare module '../platform/email/define-emails.ts' {
  interface EmailKinds {
    /** Acknowledges a message to its sender. */
    'message-receipt': { messageId: string };
    /** Notifies the shop of a message. */
    'message-notice': { messageId: string };
  }
}

export const contactEmails = defineEmails({
  'message-receipt': {
    key: ({ kind, messageId }) => `${kind}:${messageId}`,
    render: async ({ db }, { messageId }) => {
      const message = await findMessageRow(db, messageId);
      if (!message) return null;
      const { id, email: to, locale } = message;
      return { to, locale, email: messageReceipt({ number: id }, emailMessages[locale]) };
    },
  },
  'message-notice': {
    key: ({ kind, messageId }) => `${kind}:${messageId}`,
    render: async ({ db, env }, { messageId }) => {
      const owner = ownerOf(env);
      const message = owner && (await findMessageRow(db, messageId));
      if (!message) return null;
      const url = pageUrl(env, owner.locale, '/admin/messages');
      const email = messageEmail({ ...message, url }, emailMessages[owner.locale]);
      return { ...owner, replyTo: message.email, email };
    },
  },
});
