import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, queryCount, success, typed } from '../fields.ts';
import { issue } from '../values/error-messages.ts';
import { webhookTopics } from '../values/webhook-topics.ts';

/** Endpoints of other programs to which the shop sends its events. */

const url = typed(500, issue('webhook_url')).regex(
  /^https?:\/\/[^\s/@]+(\/[^\s]*)?$/,
  issue('webhook_url'),
);
const topics = z
  .array(z.enum(webhookTopics, issue('choice_invalid')), issue('webhook_topics'))
  .min(1, issue('webhook_topics'))
  .max(webhookTopics.length);

export const webhook = z.object({
  id: z.string(),
  url: z.string(),
  topics: z.array(z.string()),
  createdAt: z.string(),
  /** Time at which the endpoint was disabled; null while it is active. */
  disabledAt: z.string().nullable(),
  /** Start of the current series of failed deliveries; null after a success. */
  failingSince: z.string().nullable(),
  /** Number of queued deliveries. */
  pending: z.int(),
});
export type Webhook = z.infer<typeof webhook>;

export const webhookDelivery = z.object({
  id: z.string(),
  /** The `webhook-id` header, identical for every attempt and replay. */
  eventId: z.string(),
  topic: z.string(),
  /** The subject of the event, such as `order:ord_…`. */
  subject: z.string(),
  createdAt: z.string(),
  attempts: z.int(),
  deliveredAt: z.string().nullable(),
  /** Time of the next attempt; null once it is delivered. */
  dueAt: z.string().nullable(),
  /** HTTP status of the latest response; null without a response. */
  status: z.int().nullable(),
  /** Error type of the latest attempt; null without one. */
  error: z.string().nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

const params = z.strictObject({ id });
/** The secret is returned only once, by the call that creates it. */
const secretReply = z.object({ webhook, secret: z.string() });

export const listWebhooksRoute = endpoint({
  method: 'GET',
  path: '/api/admin/webhooks',
  access: 'admin',
  reply: z.object({ webhooks: z.array(webhook) }),
});

export const addWebhookRoute = endpoint({
  method: 'POST',
  path: '/api/admin/webhooks',
  access: 'admin',
  body: z.strictObject({ url, topics }),
  reply: secretReply,
});

/**
 * `active` enables or disables an endpoint. Events that occur while it is disabled are not sent.
 */
export const saveWebhookRoute = endpoint({
  method: 'PUT',
  path: '/api/admin/webhooks/:id',
  access: 'admin',
  params,
  body: z.strictObject({ url, topics, active: z.boolean() }),
  reply: z.object({ webhook }),
  errors: ['not_found'],
});

/** Rotates the secret; the old one also signs for one more day. */
export const rotateWebhookSecretRoute = endpoint({
  method: 'POST',
  path: '/api/admin/webhooks/:id/secret',
  access: 'admin',
  params,
  reply: secretReply,
  errors: ['not_found'],
});

export const deleteWebhookRoute = endpoint({
  method: 'DELETE',
  path: '/api/admin/webhooks/:id',
  access: 'admin',
  params,
  reply: success,
  errors: ['not_found'],
});

/** Queues an event `webhook.test`. */
export const testWebhookRoute = endpoint({
  method: 'POST',
  path: '/api/admin/webhooks/:id/test',
  access: 'admin',
  params,
  reply: success,
  errors: ['not_found'],
});

/** Deliveries, latest first. */
export const listDeliveriesRoute = endpoint({
  method: 'GET',
  path: '/api/admin/webhooks/:id/deliveries',
  access: 'admin',
  params,
  query: z.strictObject({
    limit: queryCount(200).optional(),
    /** Pagination cursor: the id of the last row of the previous page. */
    cursor: z
      .string()
      .regex(/^\d{1,15}$/, issue('cursor_invalid'))
      .optional(),
  }),
  reply: z.object({ deliveries: z.array(webhookDelivery), nextCursor: z.string().nullable() }),
  errors: ['not_found'],
});

/** Replays a delivery with the same id. */
export const replayDeliveryRoute = endpoint({
  method: 'POST',
  path: '/api/admin/webhooks/:id/deliveries/:delivery/replay',
  access: 'admin',
  params: params.extend({ delivery: z.string().regex(/^\d{1,15}$/, issue('id_invalid')) }),
  reply: success,
  errors: ['not_found'],
});
