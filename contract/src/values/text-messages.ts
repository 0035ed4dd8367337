/**
 * Messages to a customer's phone, by WhatsApp or SMS. All but `requiredTextKinds` require consent
 * for the number.
 */
export const textKinds = [
  'order-placed',
  'cash-question',
  'payment-link',
  'shipped',
  'out-for-delivery',
  'delivered',
  'ring-size',
  'energised',
  'healer-free',
  'code',
] as const;
export type TextKind = (typeof textKinds)[number];

/**
 * Messages that their recipient has just requested: confirmation of a cash-on-delivery order,
 * payment link of an order taken on the phone, login code.
 */
export const requiredTextKinds: readonly TextKind[] = ['cash-question', 'payment-link', 'code'];

/** `file`: written to a file of the shop, if no sender is configured. */
export const textChannels = ['whatsapp', 'sms', 'file'] as const;
export type TextChannel = (typeof textChannels)[number];

/**
 * `queued`: not sent yet. `sending`: an attempt is in progress. `unknown`: the attempt ended
 * without a response, and is not retried, because the message may have been sent. `withheld`:
 * because of consent or a cap.
 */
export const textStates = [
  'queued',
  'sending',
  'unknown',
  'sent',
  'delivered',
  'read',
  'failed',
  'withheld',
] as const;
export type TextState = (typeof textStates)[number];

/** Filters of the message screen. */
export const textViews = ['all', 'open', 'failed', 'withheld'] as const;
export type TextView = (typeof textViews)[number];
