import type { CreditKind } from '@jyotiratna/contract';

/** Store credit in the profile and at checkout. */
export const storeCredit = {
  title: 'Store credit',
  balance: (amount: string) => `You have ${amount}.`,
  hint: 'It pays for orders of this shop, in part or in full: choose it when you pay.',
  empty:
    'You have none. The shop adds it for a return that you want credited, and you add it from a gift card.',
  loading: 'Loading your store credit...',
  failed: 'Your store credit could not be loaded.',
  history: 'What came in and went out',
  kinds: {
    'credit-grant': 'Given by the shop',
    'credit-return': 'For a return',
    'credit-gift': 'From a gift card',
    'credit-used': 'Used',
    'credit-released': 'Back: not bought, or cancelled',
    'credit-refund': 'Back with a refund',
  } satisfies Record<CreditKind, string>,
  order: (number: string) => `Order ${number}`,
  use: (amount: string) => `Use store credit: ${amount}`,
  used: 'Store credit',
  toPay: 'To pay',
};
