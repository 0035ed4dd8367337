import { availableParallelism } from 'node:os';
import { ShopError } from '@jyotiratna/contract';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's smallest argon2id setting: memory in KiB, passes, lanes. A rise re-hashes each password at its next login. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** The library's number for argon2id. */
const argon2id = 2;
const prefix = `$argon2id$v=19$m=${parameters.memoryCost},t=${parameters.timeCost},p=${parameters.parallelism}$`;

/** Belongs to no password; verifying against it costs what a real one costs. */
const nobodysHash = `${prefix}${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Hashing takes 19 MiB and a core each: as many at once as there are cores, and a queue that has an end. */
const places = availableParallelism();
const longestQueue = 100;
let busy = 0;
const queue: (() => void)[] = [];

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (busy < places) busy += 1;
  else if (queue.length >= longestQueue) throw new ShopError('busy', { retryAfter: 5 });
  else await new Promise<void>((start) => queue.push(start));
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) next();
    else busy -= 1;
  }
}

/**
 * The password's argon2id hash in PHC form. Text is compared in NFC, so that keyboards agree on 'é'.
 * @throws ShopError busy (503) when too many wait already
 */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize(), { algorithm: argon2id, ...parameters }));
}

/**
 * True when `password` belongs to `stored`. Without a stored hash it takes as long and answers false, so that the time
 * tells nobody whether an account exists.
 * @throws ShopError busy (503) when too many wait already
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const matches = await inTurn(() => verify(stored ?? nobodysHash, password.normalize()));
  return matches && stored !== null;
}

/** True when a hash was made with other parameters than today's. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(prefix);
}
