/** Letters and digits that nobody confuses on the phone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const orderNumberPrefix = 'JR-';
const length = 7;

/**
 * A number that people call an order by, for example 'JR-8F3K2Q7': one of 21 870 million. The checkout proposes one; it
 * counts once the server has kept it, because only the database knows that it is free.
 */
export function newOrderNumber(): string {
  const picks = crypto.getRandomValues(new Uint32Array(length));
  return orderNumberPrefix + Array.from(picks, (pick) => alphabet[pick % alphabet.length]).join('');
}

/** A proposed number as it is kept, in capitals; null when it has not the form of one: `JR-` and 6 to 10 letters or digits. */
export function readOrderNumber(proposed: string | undefined): string | null {
  const number = proposed?.trim().toUpperCase() ?? '';
  return /^JR-[0-9A-Z]{6,10}$/.test(number) ? number : null;
}
