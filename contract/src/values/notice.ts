/**
 * Purposes of consent: the account itself, saved births, their daily email and daily notification,
 * push notifications, the monthly newsletter, abandoned-cart emails, messages to a phone.
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
 * Date and version of the privacy notice, displayed on its page and recorded with every consent. A
 * changed text requires a new date and a new hash in `privacy-notice.test.ts` (DPDP Act 2023, s.
 * 6(10): burden of proof).
 */
export const noticeVersion = '2026-11-28';
