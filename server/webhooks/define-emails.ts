import { sourceLocale } from '@jyotiratna/contract';
import { ownerOf, pageUrl } from '../platform/email/composed-email.ts';
import { defineEmails } from '../platform/email/define-emails.ts';
import type { Email } from '../platform/email/email.ts';
import { listEndpoints } from './queries.ts';

declare module '../platform/email/define-emails.ts' {
  interface EmailKinds {
    /** To the shop, once an endpoint of a webhook is disabled because it failed for days. */
    'webhook-disabled': { endpointId: string; at: string };
  }
}

export const webhookEmails = defineEmails({
  'webhook-disabled': {
    key: ({ endpointId, at }) => `webhook-disabled:${endpointId}:${at}`,
    render: async ({ db, env }, { endpointId }) => {
      const owner = ownerOf(env);
      const [row] = await listEndpoints(db, endpointId);
      if (!owner || !row?.endpoint.disabledAt) return null;
      const url = pageUrl(env, sourceLocale, `/admin/webhooks/${endpointId}`);
      return { to: owner, email: webhookDisabled(new URL(row.endpoint.url).host, url) };
    },
  },
});

/** In English, like the shop's other notices. */
function webhookDisabled(host: string, url: string): Email {
  return {
    subject: `Webhook to ${host} is off`,
    preview: 'It did not accept events for five days.',
    heading: 'A webhook is off',
    blocks: [
      {
        kind: 'note',
        text: `${host} has not accepted any event for five days, so the shop sends no more. Once it works again, switch it on; the events that wait are sent then.`,
      },
      { kind: 'action', label: 'Open the webhook', url },
    ],
    reason: 'You get this message because this is the email of the shop.',
  };
}
