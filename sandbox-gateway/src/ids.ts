import { createHash, randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export type IdPrefix = 'order' | 'pay' | 'rfnd' | 'evt' | 'job' | 'setl';

/** Generates ids in the provider's format: prefix and 14 alphanumerics. */
export type NewId = (prefix: IdPrefix) => string;

/** @param seed makes ids repeatable, for tests that compare full responses */
export function createIds(seed?: string): NewId {
  let created = 0;
  return (prefix) => {
    created += 1;
    const bytes =
      seed === undefined
        ? randomBytes(14)
        : createHash('sha256').update(`${seed}:${created}`).digest();
    return `${prefix}_${Array.from(bytes.subarray(0, 14), (byte) => alphabet[byte % alphabet.length]).join('')}`;
  };
}
