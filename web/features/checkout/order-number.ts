/** Letters and digits that nobody confuses on the phone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const prefix = 'JR-';
const length = 7;

/**
 * The number a customer reads on the confirmation, for example 'JR-8F3K2Q7'. Made in the browser and decoration only:
 * the order's own id is what counts.
 */
export function newOrderNumber(): string {
  const picks = crypto.getRandomValues(new Uint32Array(length));
  return prefix + Array.from(picks, (pick) => alphabet[pick % alphabet.length]).join('');
}
