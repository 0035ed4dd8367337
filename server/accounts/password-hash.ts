import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimiter } from '../platform/concurrency-limiter.ts';
import { legacyHash, legacyMatches } from './legacy-hash.ts';

/**
 * OWASP's smallest argon2id setting: memory in KiB, passes, lanes. A rise re-hashes each password
 * at its next login.
 */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** The library's number for argon2id. */
const argon2id = 2;
const prefix = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`;

/** Matches no password; verifying against it costs the same as a real one. */
const nobodysHash = `${prefix}${'A'.repeat(22)}$${'A'.repeat(43)}`;

/**
 * Hashing requires 19 MiB and a core each: the concurrency is the number of cores, with a
 * bounded queue.
 */
const limiter = createConcurrencyLimiter(availableParallelism(), 30_000, 100);

/**
 * The password's argon2id hash in PHC form. Text is compared in NFC, so that keyboards agree on
 * 'é'.
 * @throws ShopError busy (503) when the queue is full
 */
export function hashPassword(password: string): Promise<string> {
  return limiter.run(() => hash(password.normalize(), { algorithm: argon2id, ...parameters }));
}

/**
 * True when `password` matches `stored`, which may be one of WordPress. Without a stored hash it
 * runs equally long and returns false, so that the timing does not disclose the existence of an
 * account.
 * @throws ShopError busy (503) when the queue is full
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const legacy = stored === null ? null : legacyHash(stored);
  const own = legacy === null ? stored : null;
  const matches = await limiter.run(() => verify(own ?? nobodysHash, password.normalize()));
  // As long as for any other account, and longer: it happens once.
  if (legacy !== null) return limiter.run(() => legacyMatches(legacy, password));
  return matches && own !== null;
}

/** True when a hash was made with other parameters than today's, or by WordPress. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(prefix);
}
