import type { Graha, Locale, ReturnStatus } from '@jyotiratna/contract';
import type { Executor } from '../database/open-database.ts';
import { addToOutbox } from '../outbox/queries.ts';
import { newId } from '../secrets/token.ts';

/** A message to write, by the ids of what it is about. */
export type EmailRequest =
  /** `again` names a repetition that an administrator asked for. */
  | { kind: 'order-confirmation'; orderId: string; again?: string }
  /** To the customer of an order that is to be paid at the door: whether they want it. `again` as above. */
  | { kind: 'cash-question'; orderId: string; again?: string }
  /** To the shop, once an order is paid, or confirmed where it is paid at the door. */
  | { kind: 'order-notice'; orderId: string }
  /** To the shop, once for remedies that have come down to their threshold. */
  | { kind: 'low-stock'; productIds: string[]; variantIds?: string[] }
  | { kind: 'shipped'; orderId: string }
  /** To the customer, once a stone of theirs is energised; `item` is the line's position. */
  | { kind: 'energised'; orderId: string; item: number }
  | { kind: 'refunded'; refundKey: string }
  /** To the shop, once a refund has failed. */
  | { kind: 'refund-failed'; refundKey: string }
  /** To the customer, once a part of an order comes back as a store credit. */
  | { kind: 'store-credit'; orderId: string; couponId: string }
  /** To the customer, once a return has come to that step. */
  | { kind: 'return-step'; returnId: string; step: ReturnStatus }
  /** To the customer of a delivered order, once: what they think of it. */
  | { kind: 'review-request'; orderId: string }
  /** To who wrote a review that the shop rejects. */
  | { kind: 'review-refused'; reviewId: string; withdrawn?: boolean }
  /** To the shop, once a return is asked for. */
  | { kind: 'return-notice'; returnId: string }
  /** The hours for a stone of the order, in a city (its slug), that its owner asked for; of a wearer's Moon (ids from 0). */
  | {
      kind: 'gem-hours';
      orderId: string;
      graha: Graha;
      city: string;
      locale: Locale;
      wearer?: { nakshatra: number; rashi: number };
    }
  /** `locale` of the page on which it was asked for; the account's where none was told. */
  | { kind: 'password-reset'; email: string; locale?: Locale }
  | { kind: 'verify-email' | 'password-changed'; userId: string }
  /** `email` is the address that the message goes to: the new one, or the one that was. */
  | { kind: 'email-change' | 'email-changed'; userId: string; email: string }
  | { kind: 'invitation'; email: string }
  /** To who wrote a message, and to the shop. */
  | { kind: 'message-receipt' | 'message-notice'; messageId: string }
  | { kind: 'booking-confirmed' | 'booking-moved'; bookingId: string }
  /** `to` where the session itself forgets whom it was with, because their account goes. */
  | { kind: 'booking-cancelled'; bookingId: string; to?: { email: string; locale: Locale } }
  /** To the shop, of what a customer did with a session. */
  | { kind: 'booking-notice'; bookingId: string; news: 'booked' | 'moved' | 'cancelled' | 'not-held' }
  /** To the healer of a slot that could not start. */
  | { kind: 'booking-not-held'; bookingId: string }
  /** `startsAt` (ISO 8601) is the start that it speaks of: moved sessions are called to mind again. */
  | { kind: 'booking-reminder'; bookingId: string; startsAt: string }
  /** To a customer who is notified once that healer is free. */
  | { kind: 'healer-free'; healerId: string; userId: string }
  | { kind: 'newsletter-confirm' | 'newsletter-welcome'; subscriberId: string }
  /** What the owner has written to everyone who gets the newsletter. Noted for all of them at once, by a statement of its own. */
  | { kind: 'campaign'; campaignId: string; subscriberId: string }
  | WishMail;

/** About what somebody wishes for. */
export type WishMail =
  /** A cart was left at the checkout; `round` counts the consents of its address, `step` the mails of one. */
  | { kind: 'cart-reminder'; reminderId: string; round: number; step: number }
  /** Whether an address wants to be told of stock. */
  | { kind: 'stock-alert-confirm'; alertId: string }
  /** It is back; `round` counts the waits of this address. */
  | { kind: 'back-in-stock'; alertId: string; round: number };

/**
 * Notes a message in the transaction that decides it. What tells a fact (an order confirmed or shipped, a refund made, a
 * session about to start, the hours for a stone) is one message, however often it is asked for; of the other kinds each request is a message of its own.
 * @returns whether it is a new message
 */
export async function requestMail(tx: Executor, request: EmailRequest): Promise<boolean> {
  return addToOutbox(tx, 'mail', keyOf(request), request);
}

function keyOf(request: EmailRequest): string {
  if ('refundKey' in request) return `${request.kind}:${request.refundKey}`;
  if (request.kind === 'store-credit') return `store-credit:${request.couponId}`;
  if (request.kind === 'energised') return `energised:${request.orderId}:${request.item}`;
  if (request.kind === 'return-step') return `return-step:${request.returnId}:${request.step}`;
  if (request.kind === 'return-notice') return `return-notice:${request.returnId}`;
  if (request.kind === 'gem-hours') return `gem-hours:${request.orderId}:${request.graha}`;
  if (request.kind === 'booking-reminder') return `booking-reminder:${request.bookingId}:${request.startsAt}`;
  if (request.kind === 'review-request') return `review-request:${request.orderId}`;
  if (request.kind === 'shipped' || request.kind === 'order-notice') return `${request.kind}:${request.orderId}`;
  if (request.kind === 'back-in-stock') return `back-in-stock:${request.alertId}:${request.round}`;
  if (request.kind === 'cart-reminder') return `cart-reminder:${request.reminderId}:${request.round}:${request.step}`;
  if (request.kind === 'campaign') return `campaign:${request.campaignId}:${request.subscriberId}`;
  if ('messageId' in request) return `${request.kind}:${request.messageId}`;
  if (request.kind !== 'order-confirmation' && request.kind !== 'cash-question') return newId(`${request.kind}:`);
  const { kind, orderId, again } = request;
  return again === undefined ? `${kind}:${orderId}` : `${kind}-again:${orderId}:${again}`;
}
