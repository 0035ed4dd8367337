/** Unambiguous characters, even on the phone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const orderNumberPrefix = 'JR-';
const length = 7;

/**
 * A public order number, for example 'JR-8F3K2Q7': one of 21 870 million. The checkout proposes
 * one; it is final after the server has saved it, because only the database can check that it is
 * unused.
 */
export function newOrderNumber(): string {
  const picks = crypto.getRandomValues(new Uint32Array(length));
  return orderNumberPrefix + Array.from(picks, (pick) => alphabet[pick % alphabet.length]).join('');
}

/**
 * A proposed number in its stored form, in capitals; null if malformed: `JR-` and 6 to 10
 * alphanumeric characters.
 */
export function readOrderNumber(proposed: string | undefined): string | null {
  const number = proposed?.trim().toUpperCase() ?? '';
  return /^JR-[0-9A-Z]{6,10}$/.test(number) ? number : null;
}
