/**
 * State of an order that the shop itself makes: `open` until a link to it is sent, `ended` once
 * the link has expired or was withdrawn, `paid` once it is an order.
 */
export const draftStates = ['open', 'sent', 'ended', 'paid', 'cancelled'] as const;
export type DraftState = (typeof draftStates)[number];

/** Ways to pay at the counter; all but cash have the number of a receipt. */
export const counterMethods = ['cash', 'upi', 'card'] as const;
export type CounterMethod = (typeof counterMethods)[number];

/**
 * From this total in rupees no cash may be taken of one customer in a day, or for one transaction:
 * section 186 of the Income-tax Act, 2025.
 */
export const cashForbiddenFrom = 200_000;

/** Channels of a payment link; it can also be copied. */
export const linkChannels = ['email', 'text'] as const;
export type LinkChannel = (typeof linkChannels)[number];

/** Hours for which a payment link is valid. */
export const paymentLinkHours = 72;
