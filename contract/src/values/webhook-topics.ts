/** Events for which the shop calls webhooks. */
export const webhookTopics = [
  'order.paid',
  'order.confirmed',
  'order.shipped',
  'order.delivered',
  'order.cancelled',
  'order.refunded',
  'product.updated',
  'stock.changed',
  'session.ended',
] as const;
export type WebhookTopic = (typeof webhookTopics)[number];

/** Topic of an administrator's test event. */
export const testTopic = 'webhook.test';
export const maxWebhooks = 10;
