/** The day of the privacy notice that people agree to when they open an account; a new wording gets a new day. */
export const accountNoticeVersion = '2026-11-01';
