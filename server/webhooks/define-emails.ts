import { type EmailMessages, emailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import { ownerOf, pageUrl } from '../platform/email/composed-email.ts';
import { defineEmails } from '../platform/email/define-emails.ts';
import type { Email } from '../platform/email/email.ts';
import { listEndpointRows } from './queries.ts';

declare module '../platform/email/define-emails.ts' {
  interface EmailKinds {
    /** To the shop, when a webhook endpoint is disabled because it has failed for days. */
    'webhook-disabled': { endpointId: string; at: string };
  }
}

export const webhookEmails = defineEmails({
  'webhook-disabled': {
    key: ({ endpointId, at }) => `webhook-disabled:${endpointId}:${at}`,
    render: async ({ db, env }, { endpointId }) => {
      const owner = ownerOf(env);
      const [row] = await listEndpointRows(db, endpointId);
      if (!owner || !row?.endpoint.disabledAt) return null;
      const url = pageUrl(env, owner.locale, `/admin/webhooks/${endpointId}`);
      const email = webhookDisabled(
        new URL(row.endpoint.url).host,
        url,
        emailMessages[owner.locale],
      );
      return { ...owner, email };
    },
  },
});

function webhookDisabled(
  host: string,
  url: string,
  { notices: { webhook: messages, reason } }: EmailMessages,
): Email {
  return {
    subject: messages.subject(host),
    preview: messages.preview,
    heading: messages.heading,
    blocks: [
      { kind: 'note', text: messages.text(host) },
      { kind: 'action', label: messages.open, url },
    ],
    reason,
  };
}
