import type { WebhookTopic } from '@jyotiratna/contract';

/** The screens of webhooks and their deliveries. */
export const webhooks = {
  title: 'Webhooks',
  subject: 'webhooks',
  url: 'Address',
  urlHint: 'With https://, such as https://books.example.com/events.',
  topics: 'Events',
  add: 'Add a webhook',
  addText: 'The shop posts each event to this address, signed as Standard Webhooks has it.',
  change: 'Change',
  changeTitle: 'Change this webhook',
  save: 'Save',
  saved: 'Webhook saved',
  saveFailed: 'It could not be saved',
  active: 'Active',
  state: 'State',
  failing: 'Fails',
  off: 'Off',
  pending: 'To be sent',
  created: 'Added',
  secretTitle: 'Secret of the webhook',
  secretText:
    'It is shown only now. With it the other program verifies that an event comes from this shop.',
  rotate: 'New secret',
  rotateQuestion: 'Replace the secret?',
  rotateText:
    'Events are signed with both secrets for a day. Enter the new one in the other program by then.',
  rotated: 'Secret replaced',
  copied: 'Secret copied',
  remove: 'Delete',
  removeText: 'The other program gets no more events, and the list of its deliveries is deleted.',
  removeQuestion: 'Delete this webhook?',
  removed: 'Webhook deleted',
  test: 'Send a trial',
  tested: 'The trial is on its way',
  emptyTitle: 'No webhooks yet',
  emptyText:
    'A webhook reports orders, stock and sessions to another program at the moment they change.',
};

export const webhookDeliveries = {
  title: 'Deliveries',
  subject: 'deliveries',
  topic: 'Event',
  about: 'About',
  at: 'Happened',
  attempts: 'Attempts',
  result: 'Result',
  delivered: (status: number) => `Delivered (${status})`,
  failed: (reason: string) => `Failed: ${reason}`,
  waiting: 'To be sent',
  next: 'Next attempt',
  none: 'None',
  replay: 'Send again',
  replayed: 'It is sent again',
  back: 'All webhooks',
  emptyTitle: 'No deliveries yet',
  emptyText: 'Events of the last 30 days are listed here.',
};

export const webhookTopicNames: Record<WebhookTopic, string> = {
  'order.paid': 'Order paid',
  'order.confirmed': 'Cash order confirmed',
  'order.shipped': 'Order shipped',
  'order.delivered': 'Order delivered',
  'order.cancelled': 'Order cancelled',
  'order.refunded': 'Refund made',
  'product.updated': 'Remedy changed',
  'stock.changed': 'Stock changed',
  'session.ended': 'Session ended',
};
