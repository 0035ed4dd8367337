import type { Graha, Locale, ReturnStatus } from '@jyotiratna/contract';
import type { Executor } from '../database/open-database.ts';
import { addToOutbox } from '../outbox/queries.ts';
import { newId } from '../secrets/token.ts';

/** A message to compose, by the ids of its subject. */
export type EmailRequest =
  /** `again` identifies a repetition that an administrator requested. */
  | { kind: 'order-confirmation'; orderId: string; again?: string }
  /** To the customer of a cash-on-delivery order: requests confirmation. `again` as above. */
  | { kind: 'cash-question'; orderId: string; again?: string }
  /** To the shop, once an order is paid, or confirmed for cash on delivery. */
  | { kind: 'order-notice'; orderId: string }
  /** To the shop, once for remedies whose stock has fallen to their threshold. */
  | { kind: 'low-stock'; productIds: string[]; variantIds?: string[] }
  | { kind: 'shipped'; orderId: string }
  /** To the customer, once a stone of theirs is energised; `item` is the line's position. */
  | { kind: 'energised'; orderId: string; item: number }
  | { kind: 'refunded'; refundKey: string }
  /** To the shop, once a refund has failed. */
  | { kind: 'refund-failed'; refundKey: string }
  /** To the customer, once a part of an order comes back as a store credit. */
  | { kind: 'store-credit'; orderId: string; couponId: string }
  /** To the customer, once a return has reached that step. */
  | { kind: 'return-step'; returnId: string; step: ReturnStatus }
  /** To the customer of a delivered order, once: requests a review. */
  | { kind: 'review-request'; orderId: string }
  /** To the author of a review that the shop rejects. */
  | { kind: 'review-refused'; reviewId: string; withdrawn?: boolean }
  /** To the shop, once a return is requested. */
  | { kind: 'return-notice'; returnId: string }
  /**
   * The hours for a stone of the order, in a city (its slug), requested by its owner; of a
   * wearer's Moon (ids from 0).
   */
  | {
      kind: 'gem-hours';
      orderId: string;
      graha: Graha;
      city: string;
      locale: Locale;
      wearer?: { nakshatra: number; rashi: number };
    }
  /** `locale` of the page of the request; the account's where it is absent. */
  | { kind: 'password-reset'; email: string; locale?: Locale }
  | { kind: 'verify-email' | 'password-changed'; userId: string }
  /** `email` is the address that the message goes to: the new one, or the one that was. */
  | { kind: 'email-change' | 'email-changed'; userId: string; email: string }
  | { kind: 'invitation'; email: string }
  /** To the sender of a message, and to the shop. */
  | { kind: 'message-receipt' | 'message-notice'; messageId: string }
  | { kind: 'booking-confirmed' | 'booking-moved'; bookingId: string }
  /** `to` where the session itself loses its customer, because their account is deleted. */
  | { kind: 'booking-cancelled'; bookingId: string; to?: { email: string; locale: Locale } }
  /** To the shop, about a customer's action on a session. */
  | { kind: 'booking-notice'; bookingId: string; news: 'booked' | 'moved' | 'cancelled' | 'not-held' }
  /** To the healer of a slot that could not start. */
  | { kind: 'booking-not-held'; bookingId: string }
  /** `startsAt` (ISO 8601) is the start that it speaks of: moved sessions are called to mind again. */
  | { kind: 'booking-reminder'; bookingId: string; startsAt: string }
  /** To the customer of a session that an administrator refunded. */
  | { kind: 'session-refunded'; refundId: string }
  /** To a customer whose payment into the balance is an advance, with its receipt voucher. */
  | { kind: 'receipt-voucher'; number: string }
  /** To a customer who is notified once that healer is free. */
  | { kind: 'healer-free'; healerId: string; userId: string }
  /** To the shop, once a side of a session reports the other. */
  | { kind: 'session-report'; reportId: string }
  | { kind: 'newsletter-confirm' | 'newsletter-welcome'; subscriberId: string }
  /**
   * The owner's email to all newsletter subscribers. Queued for all of them at once, by a
   * statement of its own.
   */
  | { kind: 'campaign'; campaignId: string; subscriberId: string }
  | WishlistEmail;

/** About wishlist and stock. */
export type WishlistEmail =
  /** A cart was left at the checkout; `round` counts the consents of its address, `step` the mails of one. */
  | { kind: 'cart-reminder'; reminderId: string; round: number; step: number }
  /** Requests confirmation of a back-in-stock alert. */
  | { kind: 'stock-alert-confirm'; alertId: string }
  /** It is back in stock; `round` counts the alerts of this address. */
  | { kind: 'back-in-stock'; alertId: string; round: number };

/**
 * Queues a message in the transaction that decides it. A message about an event (an order
 * confirmed or shipped, a refund made, a session about to start, the hours for a stone) is
 * queued once, however often it is requested; for the other kinds each request is a message of
 * its own.
 * @returns whether it is a new message
 */
export async function requestEmail(tx: Executor, request: EmailRequest): Promise<boolean> {
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
  const { kind, orderId, again: second } = request;
  return second === undefined ? `${kind}:${orderId}` : `${kind}-again:${orderId}:${second}`;
}
