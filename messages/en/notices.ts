/** Emails to the shop's own mailbox. Amounts and start times are formatted already. */
export const notices = {
  /**
   * The reason for which the shop gets an email; `replyReason` if its reply address is a
   * customer's.
   */
  reason: 'You get this message because this is the email of the shop.',
  replyReason:
    'You get this message because this is the email of the shop. An answer goes to the customer.',
  customer: 'Customer',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  openOrder: 'Open the order',
  order: {
    subject: (number: string, total: string) => `New order ${number}: ${total}`,
    heading: (number: string) => `New order ${number}`,
    test: 'The payment was a test: no money has moved.',
    bought: 'Bought',
    paid: 'Paid',
    cash: 'To be paid on delivery',
  },
  lowStock: {
    heading: 'Low stock',
    one: (name: string, quantity: string) => `Low stock: ${name}, ${quantity}`,
    some: (count: number) => `Low stock: ${count} remedies`,
    list: 'Remedies that run out',
    soldOut: 'sold out',
    left: (count: number) => `${count} left`,
    more: (count: number) => `And ${count} more.`,
    open: 'Open the stock',
    reason:
      'You get this message because this is the email of the shop. It names each remedy once until its stock is filled up.',
  },
  refundFailed: {
    subject: (amount: string, number: string) => `Refund failed: ${amount}, order ${number}`,
    preview: 'The customer has not got this money back.',
    heading: (amount: string) => `A refund of ${amount} failed`,
    text: 'The payment provider did not give this money back to the customer. Look at the payment there, then try the refund again on the page of the order.',
    title: 'Refund',
    order: 'Order',
    payment: 'Payment',
    amount: 'Amount',
  },
  return: {
    subject: (number: string) => `Return requested: order ${number}`,
    heading: (number: string) => `A return for order ${number}`,
    title: 'Requested',
    reason: 'Reason',
    items: 'Items of the return',
    open: 'Open the returns',
  },
  booking: {
    headings: {
      booked: 'New session',
      moved: 'Session moved',
      cancelled: 'Session cancelled',
      'not-held': 'Session not held',
    },
    title: 'Session',
    healer: 'Healer',
    mode: 'By',
    at: 'When',
    notHeld: (amount: string) =>
      `Nobody could begin it within 15 minutes. Paid and to be given back: ${amount}.`,
    open: 'Open the bookings',
  },
  message: {
    subject: (subject: string) => `Message from the contact page: ${subject}`,
    title: (name: string) => `${name} wrote`,
    from: 'From',
    number: 'Number',
    open: 'Open the inbox',
  },
  report: {
    subject: (healer: string) => `A session was reported: ${healer}`,
    heading: 'A session was reported',
    preview: (by: string, of: string) => `${by} reports ${of}`,
    title: 'Report',
    by: 'By',
    sides: { customer: 'customer', healer: 'healer' },
    of: 'About',
    reason: 'Reason',
    reasons: {
      contact: 'asked to talk outside the shop',
      money: 'asked for money or a payment elsewhere',
      abuse: 'rude, threatening or improper',
      promise: 'promised a result, or frightened with one',
      other: 'something else',
    },
    text: 'Text',
    open: 'Open the sessions',
  },
  webhook: {
    subject: (host: string) => `Webhook to ${host} is off`,
    preview: 'It did not accept events for five days.',
    heading: 'A webhook is off',
    text: (host: string) =>
      `${host} has not accepted any event for five days, so the shop sends no more. Once it works again, switch it on; the events that wait are sent then.`,
    open: 'Open the webhook',
  },
};
