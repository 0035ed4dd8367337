/**
 * The retention of personal data in days, by kind: `days` unless RETENTION_DAYS overrides it, and
 * at least `min`. Data required by tax law (paid orders, invoices, refunds, consents) is not
 * listed, because it is retained.
 */
export const kinds = {
  // A capture may arrive up to five days late.
  'unpaid-orders': { days: 30, min: 7 },
  messages: { days: 365, min: 1 },
  bookings: { days: 365, min: 1 },
  // Healers can read transcripts for 30 days.
  transcripts: { days: 365, min: 30 },
  'newsletter-requests': { days: 30, min: 7 },
  // Back-in-stock alerts that were never confirmed, or were sent.
  'stock-alert-requests': { days: 30, min: 7 },
  // Pending back-in-stock alerts.
  'stock-alerts': { days: 365, min: 30 },
  // Days from the last change; the second email may be sent days later.
  'kept-carts': { days: 14, min: 3 },
  // Orders placed from drafts stay.
  'draft-orders': { days: 90, min: 7 },
  kundlis: { days: 30, min: 1 },
  webhooks: { days: 30, min: 2 },
  // Until then, their key prevents a duplicate email.
  'sent-mails': { days: 30, min: 7 },
  'mail-files': { days: 30, min: 1 },
  // The number and text of text messages; state and cost stay.
  texts: { days: 90, min: 7 },
  // Days after the return is closed.
  'return-pictures': { days: 90, min: 1 },
  // Names, addresses and messages of gift cards that are unpaid, used up or expired.
  'gift-cards': { days: 90, min: 30 },
  // Files of imports from a previous shop, with the data of customers in their reports.
  'import-files': { days: 30, min: 1 },
  // PANs of paid orders: tax records must be stored for six years from the end of the tax year.
  pans: { days: 2557, min: 365 },
  // Two years, so that a season can be compared with the previous one.
  sources: { days: 730, min: 30 },
  // A year, as required for logs by the DPDP Rules and published in the privacy notice; then the
  // log entry stays without address and device.
  'login-addresses': { days: 365, min: 365 },
} as const satisfies Record<string, { days: number; min: number }>;

export type RetentionType = keyof typeof kinds;
export type Retention = Readonly<Record<RetentionType, number>>;

/**
 * Parses 'unpaid-orders=60,mail-files=7'.
 * @throws Error whose message has the variable's allowed values
 */
export function readRetention(text: string): Retention {
  const days: Record<string, number> = Object.fromEntries(
    Object.entries(kinds).map(([kind, given]) => [kind, given.days]),
  );
  for (const part of text.split(',').filter(Boolean)) {
    const [, kind = '', number = ''] = /^\s*([a-z-]+)=(\d{1,5})\s*$/.exec(part) ?? [];
    if (!Object.hasOwn(kinds, kind)) {
      throw new Error(
        `must list days by kind such as unpaid-orders=30, of the kinds ${Object.keys(kinds).join(', ')}`,
      );
    }
    const { min: lower } = kinds[kind as RetentionType];
    if (Number(number) < lower) throw new Error(`must be ${lower} days or more for ${kind}`);
    days[kind] = Number(number);
  }
  return days as Retention;
}
