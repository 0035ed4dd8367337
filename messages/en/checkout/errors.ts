import { formatRupees } from '@jyotiratna/contract';
import type { ErrorWordsPart } from '../../error-labels.ts';

/** Errors at checkout, including cash on delivery. */
export const checkout = {
  titles: {
    hold_limit: 'Too many pieces',
    network_holds: 'Many unpaid orders',
    amount_mismatch: 'The total has changed',
    idempotency_mismatch: 'Different request',
    pan_needed: 'PAN needed',
    in_progress: 'In progress',
    cash_unavailable: 'Cash on delivery is not available',
  },
  sentences: {
    hold_limit: 'That is more pieces than can be ordered at a time.',
    network_holds:
      'Several orders from your network are waiting for payment. Please try again in a few minutes.',
    amount_mismatch: 'The total has changed. Please review your order and try again.',
    idempotency_mismatch: 'This key was used for a different order. Please reload the page.',
    pan_needed: 'An order of this amount needs the PAN of its buyer.',
    in_progress: 'Your order is being prepared. Please try again in a moment.',
    cash_unavailable: 'Cash on delivery is not available for this order.',
    payment_link_ended: 'This payment link is no longer valid. Please ask the shop for a new one.',
    draft_paid: 'This order has been paid already.',
    draft_cancelled: 'This draft was cancelled.',
    draft_changed: 'The shop has changed this order.',
    draft_contact_missing: 'Please enter an email or a phone number of the customer.',
    draft_channel_missing: 'This draft has no address for that channel.',
    discount_limit: ({ most }) => `Your role may give at most ${most}% off.`,
    discount_reason_missing: 'Please give a reason for the discount.',
    counter_cash_limit: ({ limit }) =>
      `The law forbids cash of ${formatRupees(limit)} or more from one person in a day. Please take it by UPI or card.`,
    counter_reference_missing: 'Please enter the number on the receipt.',
    cash_off: 'Cash on delivery is not available at the moment.',
    cash_amount: ({ most: max }) => `Cash on delivery is available for orders of up to ₹${max}.`,
    cash_made: 'Cash on delivery is not available for pieces made or energised for you.',
    cash_gift:
      'Cash on delivery is not available for a gift: its receiver would have to pay for it. Please pay online.',
    cash_place: ({ pincode }) => `Cash on delivery is not available at ${pincode}.`,
    cash_contact: 'For cash on delivery, please enter your email and address.',
    cash_waiting:
      'You already have an order waiting to be confirmed. Please confirm it with the link in its email, or cancel it, and then order again.',
    cash_open: ({ most: max }) =>
      `Up to ${max} cash-on-delivery orders can be on their way to you at a time. Please pay online, or order again once one has arrived.`,
    cash_network:
      'Many cash-on-delivery orders from your network are on their way. Please pay online, or order fewer pieces.',
    rupees_only: 'Only INR is accepted.',
    whole_rupees: 'Please enter an amount in whole rupees.',
    hold_limit_pieces: ({ most: max }) =>
      `Up to ${max} pieces can be ordered at a time. Please order fewer, or write to us for a larger order.`,
    hold_limit_remedy: ({ most: max, name }) =>
      `Up to ${max} pieces of ${name} can be ordered at a time. Please order fewer, or write to us for a larger order.`,
    network_holds_remedy: ({ name }) =>
      `Someone on your network is paying for ${name} right now. Please try again in a few minutes.`,
  },
} satisfies ErrorWordsPart;
