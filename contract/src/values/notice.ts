/**
 * The purposes of consent: the account itself, births stored in it, the monthly newsletter,
 * abandoned-cart emails.
 */
export const consentPurposes = ['account', 'kundlis', 'newsletter', 'cart-reminders'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/**
 * The date of the privacy notice that users accept at registration; a changed notice gets a new
 * date.
 */
export const accountNoticeVersion = '2026-11-01';
