/** Push notifications. Texts with names are for accounts that have enabled names. */
export const pushNotifications = {
  test: { title: 'Notifications work', body: 'This is the trial that you asked for.' },
  request: {
    title: 'A customer asks for a chat',
    titleOf: (name: string) => `${name} asks for a chat`,
    body: 'Please answer within a minute.',
    accept: 'Accept',
    decline: 'Decline',
  },
  requestOver: {
    missed: { title: 'A request was missed', body: 'Nobody answered within a minute.' },
    withdrawn: { title: 'A request was withdrawn', body: 'The customer did not wait any longer.' },
  },
  away: {
    title: 'You are away now',
    body: 'Two requests in a row were missed. Switch on again at your desk.',
  },
  ready: {
    title: 'Your healer is ready',
    titleOf: (name: string) => `${name} is ready for you`,
    body: 'Please open the session now.',
  },
  healerFree: {
    title: 'The healer you wait for is free',
    titleOf: (name: string) => `${name} is free now`,
    body: 'You can ask for a chat now.',
  },
  parcel: {
    shipped: 'Your parcel is on its way',
    out_for_delivery: 'Your parcel comes today',
    delivered: 'Your parcel was delivered',
    missed: 'Your parcel could not be delivered',
    body: 'Open your order for details.',
    bodyOf: (orderNumber: string) => `Order ${orderNumber}`,
  },
  backInStock: {
    title: 'A remedy you asked about is back',
    titleOf: (name: string) => `${name} is back`,
    body: 'It is in stock again.',
  },
  dailyChart: {
    title: 'Today from your chart',
    titleOf: (name: string) => `Today from the chart of ${name}`,
    body: 'Transits, dasha and panchang of the day.',
  },
  order: {
    title: 'A new order',
    body: 'Open the order for details.',
    bodyOf: (orderNumber: string, amount: string) => `${orderNumber}, ${amount}`,
  },
  booking: { title: 'A new session is booked', body: 'Open the bookings for details.' },
  review: { title: 'A new review', body: 'It is published once you have read it.' },
  returned: { title: 'A return is requested', body: 'Open the returns for details.' },
  message: {
    title: 'A new message',
    titleOf: (name: string) => `A new message from ${name}`,
    body: 'Open the inbox to read it.',
  },
};
