/** What the shop asks consent for: the account itself, births kept in it, the monthly newsletter. */
export const consentPurposes = ['account', 'kundlis', 'newsletter'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** The day of the privacy notice that people agree to when they open an account; a new wording gets a new day. */
export const accountNoticeVersion = '2026-11-01';
