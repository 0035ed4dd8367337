/**
 * Messages to a customer's phone, by WhatsApp or SMS. All but `requiredTextKinds` need a consent of
 * the number.
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
 * Their recipient has just requested them: the confirmation of a cash order, the link to an order
 * made on the phone, a sign-in code.
 */
export const requiredTextKinds: readonly TextKind[] = ['cash-question', 'payment-link', 'code'];

/** `file`: written to a file of the shop, where no sender is set up. */
export const textChannels = ['whatsapp', 'sms', 'file'] as const;
export type TextChannel = (typeof textChannels)[number];

/**
 * `queued`: not sent yet. `sending`: an attempt is in progress. `unknown`: it ended without a
 * response and is not repeated, because the message may have been sent. `withheld`: by consent or
 * a cap.
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

/** Views of the screen of messages. */
export const textViews = ['all', 'open', 'failed', 'withheld'] as const;
export type TextView = (typeof textViews)[number];
