export type ContactType = 'phone' | 'payment';

/**
 * 10 digits that begin as Indian mobile numbers do, with +91 or 0 before them and blanks, dots or
 * hyphens between them.
 */
const phone = /(?<![\d.])(?:\+?91[\s.-]?|0)?[6-9](?:[\s.-]?\d){9}(?![\d.]*\d)/;
/** A UPI id: a name and a payment service without a dot after it, which tells it from an email. */
const payment = /(?<![\w.])[\w.-]{2,}@[a-z][a-z0-9]{1,}(?![\w.]*\w)/i;

/**
 * A phone number or a payment address in a message, in Latin or Devanagari digits; null: neither.
 */
export function findContact(text: string): ContactType | null {
  const latin = text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
  if (payment.test(latin)) return 'payment';
  return phone.test(latin) ? 'phone' : null;
}
