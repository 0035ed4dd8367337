/** Emails about sessions that can start now. */
export const emails = {
  sessionRefunded: {
    subject: (amount: string) => `${amount} is back in your balance`,
    preview: 'We refunded your session.',
    text: (amount: string, healer: string, reason: string) =>
      `Namaste! We refunded ${amount} of your session with ${healer}. The reason: ${reason}`,
    button: 'Open the session',
    note: 'You can use the money for another session at once. A credit note is attached where the session had a tax invoice.',
  },
  sessionReview: {
    subject: 'Your words about your session',
    preview: 'We could not publish them.',
    text: (reason: string) =>
      `Namaste! We do not show your words about your session on the page of the healer. The reason: ${reason}`,
    button: 'Open the session',
    note: 'You can change them there at any time. Your stars count as before.',
  },
  receiptVoucher: {
    subject: (amount: string) => `Receipt voucher for ${amount}`,
    preview: 'Your payment for sessions.',
    text: (amount: string, number: string) =>
      `Namaste! We received ${amount} for your sessions. Receipt voucher ${number} is attached.`,
    button: 'Open your balance',
    note: 'The invoice of a session deducts the advance that it uses.',
  },
  healerFree: {
    subject: (name: string) => `${name} is free now`,
    preview: 'You can request a chat now.',
    text: (name: string) => `Namaste! ${name} is free now, as you asked us to tell you.`,
    button: 'Request a chat',
    note: 'This is our only message about it. Somebody else may be faster; then you can join the waiting list.',
  },
};
