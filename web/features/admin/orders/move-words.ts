import { type AdminOrder, formatRupeesExact, type OrderMove } from '@jyotiratna/contract';

type Labels = {
  /** On the order's page. */
  button: string;
  question: string;
  explain: (order: AdminOrder) => string;
  confirm: string;
  busy: string;
  /** The toast. */
  done: string;
  failed: string;
  danger?: true;
};

/** Of a parcel that is on its way already. */
export const parcelLabels: Labels = {
  button: 'Correct the parcel',
  question: 'Correct carrier and tracking number?',
  explain: () => 'The order’s page shows the new ones at once. No second mail is sent.',
  confirm: 'Save',
  busy: 'Saving...',
  done: 'Parcel corrected',
  failed: 'Failed to correct the parcel',
};

/** The question of a refund names what goes back. */
export const refundQuestion = (rupees: number) =>
  rupees > 0 ? `Refund ${formatRupeesExact(rupees)}?` : moveLabels.refund.question;

/** The label of each action, and a description of its effect for the confirmation. */
export const moveLabels: Readonly<Record<OrderMove, Labels>> = {
  confirm: {
    button: 'Confirm order',
    question: 'Confirm this order in the customer’s name?',
    explain: ({ address }) =>
      `Only once the customer has said so${address?.phone ? `, for example at ${address.phone}` : ''}.`,
    confirm: 'Confirm order',
    busy: 'Saving...',
    done: 'Order confirmed',
    failed: 'Failed to confirm the order',
  },
  refuse: {
    button: 'Refused at the door',
    question: 'Was this parcel refused at the door?',
    explain: () => 'It is on its way back. Its pieces go into stock once it has come.',
    confirm: 'Mark refused',
    busy: 'Saving...',
    done: 'Marked as refused',
    failed: 'Failed to mark as refused',
    danger: true,
  },
  return: {
    button: 'Came back to us',
    question: 'Has this parcel come back, and are its pieces sound?',
    explain: () => 'They go into stock, and a credit note takes the invoice back. Take out of stock what is damaged.',
    confirm: 'It came back',
    busy: 'Saving...',
    done: 'Back in stock',
    failed: 'Failed to take the parcel back',
  },
  pack: {
    button: 'Mark packed',
    question: 'Mark this order as packed?',
    explain: () => 'The customer sees it on the order page.',
    confirm: 'Mark packed',
    busy: 'Saving...',
    done: 'Order packed',
    failed: 'Failed to mark as packed',
  },
  ship: {
    button: 'Mark shipped',
    question: 'Mark this order as shipped?',
    explain: ({ email }) => `The carrier and the tracking number go to ${email ?? 'the customer'} by mail.`,
    confirm: 'Mark shipped',
    busy: 'Saving...',
    done: 'Order shipped',
    failed: 'Failed to mark as shipped',
  },
  deliver: {
    button: 'Mark delivered',
    question: 'Mark this order as delivered?',
    explain: ({ cashOnDelivery, amount }) =>
      cashOnDelivery
        ? `This writes down that the courier has brought ${formatRupeesExact(amount)} in cash.`
        : 'This ends its way; a refund stays possible.',
    confirm: 'Mark delivered',
    busy: 'Saving...',
    done: 'Order delivered',
    failed: 'Failed to mark as delivered',
  },
  cancel: {
    button: 'Cancel order',
    question: 'Cancel this order?',
    explain: ({ refundable }) =>
      refundable > 0
        ? `The pieces go back into stock and ${formatRupeesExact(refundable)} goes back to the customer.`
        : 'The pieces go back into stock. No money was taken.',
    confirm: 'Cancel order',
    busy: 'Cancelling...',
    done: 'Order cancelled',
    failed: 'Failed to cancel the order',
    danger: true,
  },
  refund: {
    button: 'Refund',
    question: 'Refund this order?',
    explain: ({ refundable, cashOnDelivery }) =>
      cashOnDelivery
        ? `Up to ${formatRupeesExact(refundable)} can go back. You transfer it yourself, and write that down here.`
        : `Up to ${formatRupeesExact(refundable)} can go back the way it was paid, within 7-10 business days.`,
    confirm: 'Refund',
    busy: 'Refunding...',
    done: 'Refund requested',
    failed: 'Failed to refund',
    danger: true,
  },
  resend: {
    button: 'Resend confirmation',
    question: 'Send the confirmation again?',
    explain: ({ email }) => `It goes to ${email ?? 'the customer'}.`,
    confirm: 'Send again',
    busy: 'Sending...',
    done: 'Confirmation sent again',
    failed: 'Failed to send the confirmation',
  },
};
