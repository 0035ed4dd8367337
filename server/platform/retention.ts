/**
 * How many days personal data is kept, by what it is: `days` unless RETENTION_DAYS says otherwise, and never fewer than
 * `least`. What tax law requests (paid orders, invoices, refunds, consents) is not here: it stays.
 */
export const kinds = {
  // A capture may come up to five days late.
  'unpaid-orders': { days: 30, least: 7 },
  messages: { days: 365, least: 1 },
  bookings: { days: 365, least: 1 },
  // A healer reads them for 30 days.
  transcripts: { days: 365, least: 30 },
  'newsletter-requests': { days: 30, least: 7 },
  // Asked for stock and never confirmed, or told.
  'stock-alert-requests': { days: 30, least: 7 },
  // Still waiting for stock.
  'stock-alerts': { days: 365, least: 30 },
  // Since they were last changed; the second mail may come days later.
  'kept-carts': { days: 14, least: 3 },
  kundlis: { days: 30, least: 1 },
  webhooks: { days: 30, least: 2 },
  // Their key keeps one mail from going out twice.
  'sent-mails': { days: 30, least: 7 },
  'mail-files': { days: 30, least: 1 },
  // After the return has ended.
  'return-pictures': { days: 90, least: 1 },
  // A year, as the DPDP Rules ask of logs and the privacy notice says; then the entry stays without address and device.
  'login-addresses': { days: 365, least: 365 },
} as const satisfies Record<string, { days: number; least: number }>;

export type Kind = keyof typeof kinds;
export type Retention = Readonly<Record<Kind, number>>;

/** Reads 'unpaid-orders=60,mail-files=7'. @throws Error whose message says what the variable takes */
export function readRetention(text: string): Retention {
  const days: Record<string, number> = Object.fromEntries(
    Object.entries(kinds).map(([kind, given]) => [kind, given.days]),
  );
  for (const part of text.split(',').filter(Boolean)) {
    const [, kind = '', number = ''] = /^\s*([a-z-]+)=(\d{1,5})\s*$/.exec(part) ?? [];
    if (!Object.hasOwn(kinds, kind)) {
      throw new Error(`takes days by kind such as unpaid-orders=30, of the kinds ${Object.keys(kinds).join(', ')}`);
    }
    const { least } = kinds[kind as Kind];
    if (Number(number) < least) throw new Error(`takes ${least} days or more for ${kind}`);
    days[kind] = Number(number);
  }
  return days as Retention;
}
