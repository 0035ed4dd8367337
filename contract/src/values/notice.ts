/**
 * The purposes of consent: the account itself, births stored in it, their daily email and daily
 * notification, notifications on a device, the monthly newsletter, abandoned-cart emails, messages
 * to a phone.
 */
export const consentPurposes = [
  'account',
  'kundlis',
  'daily-chart',
  'daily-chart-push',
  'push',
  'newsletter',
  'cart-reminders',
  'texts',
] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/**
 * The date of the privacy notice, which is its version: the page shows it, and every consent
 * records it. A changed text gets a new date and a new hash in `privacy-notice.test.ts` (DPDP Act
 * 2023, s. 6(10): the burden of proof).
 */
export const noticeVersion = '2026-11-28';
