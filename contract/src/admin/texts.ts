import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { phone, prose, queryCount, success } from '../fields.ts';
import { textChannels, textKinds, textStates, textViews } from '../values/text-messages.ts';

/** A message to a customer's phone. `cost` in rupees; null where no price is set. */
export const sentText = z.object({
  key: z.string(),
  kind: z.enum(textKinds),
  /** The number; null once its period of retention is over. */
  to: z.string().nullable(),
  channel: z.enum(textChannels),
  /** No phone got it. */
  sandbox: z.boolean(),
  state: z.enum(textStates),
  /** Why it was withheld or failed: the shop's own reason, or the provider's. */
  reason: z.string().nullable(),
  /** Its text, where no real number receives it or it contains no secret. */
  text: z.string().nullable(),
  parts: z.int(),
  cost: z.number().nullable(),
  createdAt: z.string(),
});
export type SentText = z.infer<typeof sentText>;

/** Messages sent in the last 24 hours and in this month (India), with their costs in rupees. */
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
    /** Most messages in 24 hours: of all customers, of one. */
    caps: z.object({ day: z.int(), customer: z.int() }),
    /** In the order in which they are tried; without one no message is sent. */
    senders: z.array(z.object({ channel: z.enum(textChannels), sandbox: z.boolean() })),
  }),
});

/**
 * The templates as they have to be registered with WhatsApp and on the DLT portal, in each
 * language.
 */
export const listTextTemplates = endpoint({
  method: 'GET',
  path: '/api/admin/texts/templates',
  access: 'admin',
  reply: z.object({
    templates: z.array(
      z.object({
        kind: z.enum(textKinds),
        locale: z.string(),
        /** Whether a number gets it only with consent. */
        optional: z.boolean(),
        /** With {{1}}, {{2}} … for its values. */
        whatsapp: z.string(),
        /** With {#var#} for its values. */
        sms: z.string(),
        /** The name at WhatsApp, and the DLT template id; null where the settings name none. */
        name: z.string(),
        dlt: z.string().nullable(),
      }),
    ),
    /** The addresses to enter with the providers. */
    webhooks: z.object({ whatsapp: z.string(), sms: z.string().nullable() }),
  }),
});
export type TextTemplates = z.infer<typeof listTextTemplates.reply>;

/** In the sandbox: a customer's reply to the shop, such as STOP. */
export const replyInSandbox = endpoint({
  method: 'POST',
  path: '/api/admin/texts/reply',
  access: 'admin',
  body: z.strictObject({ from: phone, channel: z.enum(textChannels), text: prose(200) }),
  reply: success,
  errors: ['texts_off'],
});
