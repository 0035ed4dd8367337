import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimiter } from '../platform/concurrency-limiter.ts';
import { legacyHash, legacyMatches } from './legacy-hash.ts';

/**
 * OWASP's minimum for argon2id: memory in KiB, passes, lanes. After an increase each password is
 * rehashed at its next login.
 */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** The library's constant for argon2id. */
const argon2id = 2;
const prefix = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`;

/** Matches no password; verifying against it costs the same as a real one. */
const dummyHash = `${prefix}${'A'.repeat(22)}$${'A'.repeat(43)}`;

/**
 * Each hash takes 19 MiB and a core: as many run in parallel as there are cores, with a bounded
 * queue.
 */
const limiter = createConcurrencyLimiter(availableParallelism(), 30_000, 100);

/**
 * The password's argon2id hash in PHC form. The text is normalized to NFC, so that 'é' is the same
 * from every keyboard.
 * @throws ShopError busy (503) when the queue is full
 */
export function hashPassword(password: string): Promise<string> {
  return limiter.run(() => hash(password.normalize(), { algorithm: argon2id, ...parameters }));
}

/**
 * True when `password` matches `stored`, also a hash of WordPress. Without a stored hash it takes
 * equally long and returns false, so that the timing does not disclose whether an account exists.
 * @throws ShopError busy (503) when the queue is full
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const legacy = stored === null ? null : legacyHash(stored);
  const own = legacy === null ? stored : null;
  const matches = await limiter.run(() => verify(own ?? dummyHash, password.normalize()));
  // A WordPress hash takes longer, but only once: the login replaces it.
  if (legacy !== null) return limiter.run(() => legacyMatches(legacy, password));
  return matches && own !== null;
}

/** True when a hash has other parameters than the current ones, or is one of WordPress. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(prefix);
}
