import type { ErrorWordsPart } from '../../error-words.ts';

/** Of orders while they are made, and of cash at the door. */
export const checkout = {
  titles: {
    hold_limit: 'Too many pieces',
    network_holds: 'Many unpaid orders',
    amount_mismatch: 'The total has changed',
    idempotency_mismatch: 'Different request',
    in_progress: 'In progress',
    cash_unavailable: 'Cash on delivery is not possible',
  },
  sentences: {
    hold_limit: 'These are more pieces than can be ordered at a time.',
    network_holds: 'Many orders from your internet address wait for their payment. Please try again in a few minutes.',
    amount_mismatch: 'The total has changed. Please review your order and try again.',
    idempotency_mismatch: 'This key was used for a different order. Please reload the page.',
    in_progress: 'Your order is being prepared. Please try again in a moment.',
    cash_unavailable: 'This order cannot be paid at the door.',
    cash_off: 'This shop takes no cash on delivery at the moment.',
    cash_amount: ({ most }) => `Orders of up to ₹${most} can be paid at the door.`,
    cash_made: 'Pieces that are made or energised for you cannot be paid at the door.',
    cash_place: ({ pincode }) => `Orders to ${pincode} cannot be paid at the door.`,
    cash_contact: 'To pay at the door, please give your email and your address.',
    cash_waiting:
      'An order of yours still waits to be confirmed. Please use the link in its email, or cancel it, and then order again.',
    rupees_only: 'Only INR is accepted.',
    whole_rupees: 'Please give an amount in whole rupees.',
    hold_limit_pieces: ({ most }) =>
      `Up to ${most} pieces can be ordered at a time. Please order fewer, or write to us for a larger order.`,
    hold_limit_remedy: ({ most, name }) =>
      `Up to ${most} pieces of ${name} can be ordered at a time. Please order fewer, or write to us for a larger order.`,
    network_holds_remedy: ({ name }) =>
      `Others at your internet address are just paying for ${name}. Please try again in a few minutes.`,
  },
} satisfies ErrorWordsPart;
