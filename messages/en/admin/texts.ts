import type { TextChannel, TextKind, TextState, TextView } from '@jyotiratna/contract';

export const phoneMessages = {
  title: 'Phone messages',
  subject: 'phone messages',
  view: 'Show',
  none: 'No messages here',
  message: 'Message',
  to: 'To',
  erased: 'Erased',
  state: 'State',
  cost: 'Cost',
  parts: (parts: number) => `${parts} parts`,
  secret: 'Its text contains a code, which is shown to no one.',
  at: 'Sent',
  actions: 'Actions',
  stop: 'Reply STOP',
  stopOf: (number: string) => `Reply STOP from ${number}`,
  replied: 'The reply is on its way',
  off: 'No sender is set up: TEXT_MESSAGES is off, and no message is sent.',
  sandbox: 'These messages go to a sandbox. No phone gets them.',
  day: (count: number, most: number) => `Last 24 hours: ${count} of at most ${most}`,
  month: (count: number) => `This month: ${count}`,
  costs: (amount: string) => `Costs: ${amount}`,
  noPrice: 'Prices are under Settings. Without them no costs are shown.',
  perCustomer: (most: number) => `At most ${most} to one phone in 24 hours.`,
  templates: 'Templates to register',
  templateTable: 'Texts of the templates',
  templatesNote:
    'WhatsApp and the DLT portal accept only registered texts. Register these, and enter their ids in the settings of the server.',
  kind: 'Message',
  language: 'Language',
  whatsapp: 'WhatsApp',
  sms: 'SMS (DLT)',
  dltMissing: 'no template id yet',
  needsConsent: 'needs consent',
  webhooks: (address: string) => `Webhook of WhatsApp: ${address}`,
  smsWebhook: (address: string) => `Address for replies by SMS: ${address}`,
};

export const textViews: Record<TextView, string> = {
  all: 'All',
  open: 'Not confirmed',
  failed: 'Failed',
  withheld: 'Not sent',
};

export const textStates: Record<TextState, string> = {
  queued: 'Waiting',
  sending: 'Being sent',
  unknown: 'Sent or not: unknown',
  sent: 'Sent',
  delivered: 'Delivered',
  read: 'Read',
  failed: 'Failed',
  withheld: 'Not sent',
};

export const textChannels: Record<TextChannel, string> = {
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  file: 'File',
};

export const textKinds: Record<TextKind, string> = {
  'order-placed': 'Order placed',
  'cash-question': 'Confirm a cash order',
  'payment-link': 'Payment link',
  shipped: 'On its way',
  'out-for-delivery': 'Out for delivery',
  delivered: 'Delivered',
  'ring-size': 'Ring size needed',
  energised: 'Energised',
  'healer-free': 'Healer is free',
  code: 'Sign-in code',
};

/** The shop's own reasons; a provider's reasons are displayed unchanged. */
export const textReasons: Record<string, string> = {
  'no-consent': 'This number has not agreed to messages.',
  stopped: 'This number has replied STOP, or withdrawn its consent.',
  'day-cap': 'The most messages of a day were reached.',
  'customer-cap': 'The most messages to this phone were reached.',
  late: 'No sender took it for two days.',
};
