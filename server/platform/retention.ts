/**
 * The retention of personal data in days, by kind: `days` unless RETENTION_DAYS overrides it,
 * and never less than `min`. Data required by tax law (paid orders, invoices, refunds,
 * consents) is not here: it is retained.
 */
export const kinds = {
  // A capture may arrive up to five days late.
  'unpaid-orders': { days: 30, min: 7 },
  messages: { days: 365, min: 1 },
  bookings: { days: 365, min: 1 },
  // A healer reads them for 30 days.
  transcripts: { days: 365, min: 30 },
  'newsletter-requests': { days: 30, min: 7 },
  // Back-in-stock alerts that were never confirmed, or already sent.
  'stock-alert-requests': { days: 30, min: 7 },
  // Still pending alerts.
  'stock-alerts': { days: 365, min: 30 },
  // Since their last change; the second email may be sent days later.
  'kept-carts': { days: 14, min: 3 },
  // Orders of the shop for a customer; the order that was made stays.
  'draft-orders': { days: 90, min: 7 },
  kundlis: { days: 30, min: 1 },
  webhooks: { days: 30, min: 2 },
  // Their key prevents a duplicate email.
  'sent-mails': { days: 30, min: 7 },
  'mail-files': { days: 30, min: 1 },
  // Number and text of messages to phones; state and cost stay.
  texts: { days: 90, min: 7 },
  // After the return is closed.
  'return-pictures': { days: 90, min: 1 },
  // Names, addresses and messages of gift cards that were not paid, are used up or have expired.
  'gift-cards': { days: 90, min: 30 },
  // Of imports from a previous shop, with the records of customers in their reports.
  'import-files': { days: 30, min: 1 },
  // Of paid orders: records of a tax year are kept six years from its end.
  pans: { days: 2557, min: 365 },
  // Two years compare a season with the one before.
  sources: { days: 730, min: 30 },
  // A year, as the DPDP Rules require for logs and as published in the privacy notice; then the
  // entry stays without address and device.
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
