/** Labels of each order action: button, question, confirmation and toasts. */
export const orderTransitions = {
  confirm: {
    button: 'Confirm order',
    question: 'Confirm this order in the customer’s name?',
    confirm: 'Confirm order',
    busy: 'Saving...',
    done: 'Order confirmed',
    failed: 'Failed to confirm the order',
  },
  refuse: {
    button: 'Refused at the door',
    question: 'Was this parcel refused at the door?',
    confirm: 'Mark refused',
    busy: 'Saving...',
    done: 'Marked as refused',
    failed: 'Failed to mark as refused',
  },
  return: {
    button: 'Came back to us',
    question: 'Has this parcel come back, and are its pieces sound?',
    confirm: 'It came back',
    busy: 'Saving...',
    done: 'Back in stock',
    failed: 'Failed to take the parcel back',
  },
  pack: {
    button: 'Mark packed',
    question: 'Mark this order as packed?',
    confirm: 'Mark packed',
    busy: 'Saving...',
    done: 'Order packed',
    failed: 'Failed to mark as packed',
  },
  ship: {
    button: 'Mark shipped',
    question: 'Mark this order as shipped?',
    confirm: 'Mark shipped',
    busy: 'Saving...',
    done: 'Order shipped',
    failed: 'Failed to mark as shipped',
  },
  deliver: {
    button: 'Mark delivered',
    question: 'Mark this order as delivered?',
    confirm: 'Mark delivered',
    busy: 'Saving...',
    done: 'Order delivered',
    failed: 'Failed to mark as delivered',
  },
  collect: {
    button: 'Hand over',
    question: 'Hand this order over at the counter?',
    confirm: 'Hand over',
    busy: 'Saving...',
    done: 'Order handed over',
    failed: 'Failed to hand over',
  },
  cancel: {
    button: 'Cancel order',
    question: 'Cancel this order?',
    confirm: 'Cancel order',
    busy: 'Cancelling...',
    done: 'Order cancelled',
    failed: 'Failed to cancel the order',
  },
  refund: {
    button: 'Refund',
    question: 'Refund this order?',
    confirm: 'Refund',
    busy: 'Refunding...',
    done: 'Refund requested',
    failed: 'Failed to refund',
  },
  resend: {
    button: 'Resend confirmation',
    question: 'Send the confirmation again?',
    confirm: 'Send again',
    busy: 'Sending...',
    done: 'Confirmation sent again',
    failed: 'Failed to send the confirmation',
  },
  parcel: {
    button: 'Correct the parcel',
    question: 'Correct carrier and tracking number?',
    confirm: 'Save',
    busy: 'Saving...',
    done: 'Parcel corrected',
    failed: 'Failed to correct the parcel',
  },
};

/** Explanation of each order action, displayed before confirmation. */
export const moveExplanations = {
  confirm: (phone: string) =>
    phone
      ? `Only once the customer has said so, for example at ${phone}.`
      : 'Only once the customer has said so.',
  refuse: 'It is on its way back. Its pieces go into stock once it has come.',
  return:
    'They go into stock, and a credit note takes the invoice back. Take out of stock what is damaged.',
  pack: 'The customer sees it on the order page.',
  ship: (email: string) => `The carrier and the tracking number go to ${email} by email.`,
  deliverCash: (amount: string) => `This records that the courier has brought ${amount} in cash.`,
  deliver: 'This ends its way; a refund stays possible.',
  collect: 'Its tax invoice is issued, and the order is delivered.',
  cancelPaid: (amount: string) =>
    `The pieces go back into stock and ${amount} goes back to the customer.`,
  cancel: 'The pieces go back into stock. No money was taken.',
  refundCash: (amount: string) =>
    `Up to ${amount} can go back. You transfer the money yourself, and record that here.`,
  refund: (amount: string) =>
    `Up to ${amount} can go back the way it was paid, within 7-10 business days.`,
  resend: (email: string) => `It goes to ${email}.`,
  parcel: 'The order’s page shows the new ones at once. No second email is sent.',
  customer: 'the customer',
  refundOf: (amount: string) => `Refund ${amount}?`,
};
