export const consents = {
  heading: 'What you agreed to',
  given: (day: string, notice: string) => `Agreed on ${day}, privacy notice of ${notice}.`,
  ended: (day: string) => `Withdrawn on ${day}.`,
  withdraw: 'Withdraw',
  question: 'Withdraw your consent?',
  withdrawn: 'Consent withdrawn',
  failed: 'Your consent could not be withdrawn. Please try again.',
  notLoaded: 'What you agreed to could not be loaded.',
  account: {
    title: 'Your account',
    hint: 'Deleting the account withdraws it.',
  },
  kundlis: {
    title: 'Saved kundlis',
    hint: 'Birth details that you asked us to keep.',
    consequence: 'All saved kundlis are removed. You can make and save a kundli again at any time.',
  },
  'daily-chart': {
    title: 'A chart’s daily email',
    hint: 'Every morning, for each saved kundli where you switched it on.',
    consequence: 'No more daily emails will come. Your saved kundlis stay.',
  },
  'daily-chart-push': {
    title: 'A chart’s daily notification',
    hint: 'Every morning on your devices, for each saved kundli where you switched it on.',
    consequence: 'No more daily notifications will come. Your saved kundlis and devices stay.',
  },
  push: {
    title: 'Notifications on your devices',
    hint: 'On the devices listed under Notifications, about what you chose there.',
    consequence: 'All devices are removed, and no more notifications will come.',
  },
  newsletter: {
    title: 'Our newsletter',
    hint: 'Once a month, to your email.',
    consequence: 'Your email is removed from the list at once, and no more newsletters will come.',
  },
  'cart-reminders': {
    title: 'Emails about a cart you left',
    hint: 'At most two, with a link that brings the cart back.',
    consequence:
      'We delete the saved copy and send no more emails about it. Your cart itself stays.',
  },
  texts: {
    title: 'Messages to your phone',
    hint: 'By WhatsApp or SMS, about orders and what you asked for.',
    consequence: 'No more messages will come, except a sign-in code that you ask for. Emails stay.',
  },
};
