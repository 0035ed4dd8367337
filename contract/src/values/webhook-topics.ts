/** The events that a shop reports to other programs. */
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

/** An administrator's trial of an endpoint. */
export const testTopic = 'webhook.test';
export const maxWebhooks = 10;
