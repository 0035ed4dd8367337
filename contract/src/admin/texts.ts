import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { phone, prose, queryCount, success } from '../fields.ts';
import { textChannels, textKinds, textStates, textViews } from '../values/text-messages.ts';

/** A message sent to a customer's phone. `cost` in rupees; null without a configured price. */
export const sentText = z.object({
  key: z.string(),
  kind: z.enum(textKinds),
  /** The recipient's number; null after the retention period. */
  to: z.string().nullable(),
  channel: z.enum(textChannels),
  /** True if the sandbox took the message: no phone received it. */
  sandbox: z.boolean(),
  state: z.enum(textStates),
  /** The reason for which it was withheld (the shop's) or failed (the provider's). */
  reason: z.string().nullable(),
  /** The text; null if a real number receives it and it contains a secret. */
  text: z.string().nullable(),
  parts: z.int(),
  cost: z.number().nullable(),
  createdAt: z.string(),
});
export type SentText = z.infer<typeof sentText>;

/** Number and costs in rupees of messages sent in the last 24 hours and in this month (India). */
const totals = z.object({ count: z.int(), cost: z.number().nullable() });

export const listTextMessagesRoute = endpoint({
  method: 'GET',
  path: '/api/admin/texts',
  access: 'admin',
  query: z.strictObject({
    show: z.enum(textViews).optional(),
    limit: queryCount(100).optional(),
    cursor: z.string().max(400).optional(),
  }),
  reply: z.object({
    texts: z.array(sentText),
    nextCursor: z.string().nullable(),
    day: totals,
    month: totals,
    /** Maximum number of messages in 24 hours: to all customers, and to one. */
    caps: z.object({ day: z.int(), customer: z.int() }),
    /** Channels in the order in which they are tried; if empty, no message is sent. */
    senders: z.array(z.object({ channel: z.enum(textChannels), sandbox: z.boolean() })),
  }),
});

/** The message templates to register with WhatsApp and on the DLT portal, in each language. */
export const listTextTemplates = endpoint({
  method: 'GET',
  path: '/api/admin/texts/templates',
  access: 'admin',
  reply: z.object({
    templates: z.array(
      z.object({
        kind: z.enum(textKinds),
        locale: z.string(),
        /** Whether the message requires the customer's consent. */
        optional: z.boolean(),
        /** The template with {{1}}, {{2}} … as placeholders. */
        whatsapp: z.string(),
        /** The template with {#var#} as placeholder. */
        sms: z.string(),
        /** The template's name at WhatsApp, and its DLT id; null if not configured. */
        name: z.string(),
        dlt: z.string().nullable(),
      }),
    ),
    /** Webhook URLs to enter at the providers. */
    webhooks: z.object({ whatsapp: z.string(), sms: z.string().nullable() }),
  }),
});
export type TextTemplates = z.infer<typeof listTextTemplates.reply>;

/** Simulates a customer's reply, such as STOP, in the sandbox. */
export const replyInSandbox = endpoint({
  method: 'POST',
  path: '/api/admin/texts/reply',
  access: 'admin',
  body: z.strictObject({ from: phone, channel: z.enum(textChannels), text: prose(200) }),
  reply: success,
  errors: ['texts_off'],
});
