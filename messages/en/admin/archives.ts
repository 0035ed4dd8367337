/** The screen for exporting the full shop. */
export const archives = {
  title: 'Move out',
  promiseTitle: 'No lock-in',
  promise:
    'The shop is yours. You can take everything of it away at any time, without asking anyone: one file, in a form that is described and that other programs can read. An empty shop of this software makes the same shop of it.',
  contains:
    'It has products with variants and pictures, makers, articles, pages, questions and healers, customers with addresses, saved births and consents, orders with invoices, parcels, returns and refunds, prepaid balances, bookings and sessions with their conversations, the orders of your previous shop, reviews, coupons, gift cards, addresses that have moved, subscribers, messages and settings.',
  leavesOut:
    'It has no passwords and keys, no accounts of administrators and healers, no carts, no draft orders, no notes of healers about clients, no reports about conversations and not the audit log. Customers log in by a link the first time.',
  privacy:
    'The file has the personal data of your customers and their private conversations with healers, and it is not encrypted. Keep it where only you can open it, and delete copies that you do not need.',
  start: 'Make an archive',
  starting: 'Starting...',
  list: 'Archives',
  none: 'No archive yet',
  noneText:
    'Make one. It takes some minutes in the background, and is deleted here after some days.',
  loading: 'archives',
  of: (day: string) => `Archive of ${day}`,
  by: (email: string) => `Requested by ${email}`,
  making: (done: string, total: string) => `${done} of ${total} written. You can leave this page.`,
  ready: (size: string, day: string) => `${size}. It is deleted on ${day}.`,
  megabytes: (size: string) => `${size} MB`,
  download: 'Download',
  downloadOf: (day: string) => `Download the archive of ${day}`,
  password: 'Your password',
  passwordHint: 'Because it contains everything, it is asked for again.',
  confirm: 'Download now',
  delete: 'Delete',
  deleteOf: (day: string) => `Delete the archive of ${day}`,
  deleted: 'Deleted',
  failed: 'It did not work',
};
