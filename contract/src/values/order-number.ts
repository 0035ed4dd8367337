/** Characters that are unambiguous even on the phone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const orderNumberPrefix = 'JR-';
const length = 7;

/**
 * Creates a public order number such as 'JR-8F3K2Q7': one of 21 870 million. The checkout proposes
 * it; it is final once the server has saved it, because only the database can check that it is
 * unused.
 */
export function newOrderNumber(): string {
  const picks = crypto.getRandomValues(new Uint32Array(length));
  return orderNumberPrefix + Array.from(picks, (pick) => alphabet[pick % alphabet.length]).join('');
}

/**
 * Normalizes a proposed number to capitals; null if malformed: `JR-` and 6 to 10 alphanumeric
 * characters.
 */
export function readOrderNumber(proposed: string | undefined): string | null {
  const number = proposed?.trim().toUpperCase() ?? '';
  return /^JR-[0-9A-Z]{6,10}$/.test(number) ? number : null;
}
