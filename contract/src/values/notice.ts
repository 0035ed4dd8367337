/** What the shop asks consent for: the account itself, births kept in it, the monthly newsletter, mails about a cart that was left. */
export const consentPurposes = ['account', 'kundlis', 'newsletter', 'cart-reminders'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** The day of the privacy notice that people agree to when they open an account; a new wording gets a new day. */
export const accountNoticeVersion = '2026-11-01';
