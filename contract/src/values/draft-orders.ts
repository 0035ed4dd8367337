/**
 * State of an order created by the shop. `open`: no link was sent yet; `sent`: a payment link is
 * valid; `ended`: the link has expired or was withdrawn; `paid`: it has become an order.
 */
export const draftStates = ['open', 'sent', 'ended', 'paid', 'cancelled'] as const;
export type DraftState = (typeof draftStates)[number];

/** Payment methods at the counter; all but cash have a receipt number. */
export const counterMethods = ['cash', 'upi', 'card'] as const;
export type CounterMethod = (typeof counterMethods)[number];

/**
 * The total in rupees from which a shop must not accept cash from one customer in a day, or for one
 * transaction: section 186 of the Income-tax Act, 2025.
 */
export const cashForbiddenFrom = 200_000;

/** Channels of a payment link; it can also be copied. */
export const linkChannels = ['email', 'text'] as const;
export type LinkChannel = (typeof linkChannels)[number];

/** Validity of a payment link in hours. */
export const paymentLinkHours = 72;
