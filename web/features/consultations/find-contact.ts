export type ContactType = 'phone' | 'payment';

/**
 * An Indian mobile number: 10 digits starting with 6 to 9, optionally after +91 or 0, with spaces,
 * dots or hyphens between them.
 */
const phone = /(?<![\d.])(?:\+?91[\s.-]?|0)?[6-9](?:[\s.-]?\d){9}(?![\d.]*\d)/;
/**
 * A UPI id: a name and a payment service; unlike an email address it has no dot after the service.
 */
const payment = /(?<![\w.])[\w.-]{2,}@[a-z][a-z0-9]{1,}(?![\w.]*\w)/i;

/**
 * Finds a phone number or a payment address in a message, in Latin or Devanagari digits; null
 * without one.
 */
export function findContact(text: string): ContactType | null {
  const latin = text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
  if (payment.test(latin)) return 'payment';
  return phone.test(latin) ? 'phone' : null;
}
