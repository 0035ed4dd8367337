import { setTimeout as pause } from 'node:timers/promises';
import { ShopError } from '@jyotiratna/contract';
import type { Deps } from '../platform/deps.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { hashToken } from '../platform/secrets/token.ts';
import {
  type AttemptRule,
  attemptsWithin,
  countAttempt,
  deleteAttempts,
  returnAttempt,
  secondsToWait,
} from './attempt-queries.ts';

/**
 * Rate limits of logins (OWASP ASVS 5.0, 6.3.1), times in seconds. Counters are in the database, so
 * a restart does not reset them.
 */
const minutes = 60;
const perAccountAndAddress = { limit: 5, window: 15 * minutes, delay: 30 } satisfies AttemptRule;
const perAddress = { limit: 20, window: 15 * minutes } satisfies AttemptRule;
/**
 * Failures of one account from all networks after which its logins are delayed; they are never
 * blocked, or any client could lock the account.
 */
const perAccount = { limit: 1_000_000, window: 15 * minutes, slowFrom: 30, slowest: 3000 };

/**
 * Limit of wrong second-factor codes by account: it requires the password, so a stranger cannot
 * lock the account.
 */
export const codeRule: AttemptRule = perAccountAndAddress;

/** The error too_many_attempts with `retryAfter`; `wait` in seconds. */
export function tooManyAttempts(wait: number): ShopError {
  return new ShopError('too_many_attempts', { retryAfter: Math.max(1, Math.ceil(wait)) });
}

/**
 * Verifies an attempt at one account's password from one IP address, unless too many failed. Each
 * attempt counts before it is verified and a correct one is uncounted, so that concurrent attempts,
 * even with the correct one among them, cannot exceed the limit. `realm` separates kinds of
 * credentials.
 * @returns the result of `look`: whether the attempt was correct
 * @throws ShopError too_many_attempts (429) with `retryAfter`
 */
export async function countingLogin(
  { db }: Pick<Deps, 'db'>,
  { email, ip, realm = 'login' }: { email: string; ip: string; realm?: string },
  check: () => Promise<boolean>,
): Promise<boolean> {
  const account = hashToken(email);
  const network = networkOf(ip);
  const pairKey = `${realm}:pair:${hashToken(`${account} ${network}`)}`;
  const networkKey = `${realm}:network:${hashToken(network)}`;
  const accountKey = `${realm}:account:${account}`;

  if ((await countAttempt(db, networkKey, perAddress)) === null) {
    throw tooManyAttempts(await secondsToWait(db, networkKey, perAddress.limit));
  }
  if ((await countAttempt(db, pairKey, perAccountAndAddress)) === null) {
    await returnAttempt(db, networkKey);
    throw tooManyAttempts(await secondsToWait(db, pairKey, perAccountAndAddress.limit));
  }
  const excess = (await attemptsWithin(db, accountKey)) - perAccount.slowFrom;
  if (excess > 0) await pause(Math.min(perAccount.slowest, excess * 100));
  try {
    const right = await check();
    if (right) {
      await deleteAttempts(db, pairKey);
      await returnAttempt(db, networkKey);
    } else await countAttempt(db, accountKey, perAccount);
    return right;
  } catch (error) {
    // The attempt was not verified, for example because the shop is overloaded, so it does not
    // count.
    await returnAttempt(db, pairKey);
    await returnAttempt(db, networkKey);
    throw error;
  }
}

/**
 * Runs `work` unless a network has reached its limit for this kind of work within the window; work
 * that throws does not count.
 * @throws ShopError too_many_attempts (429) with `retryAfter`
 */
export async function limitPerNetwork<Result>(
  deps: Pick<Deps, 'db'>,
  options: { kind: string; ip: string; limit: number; window: number },
  work: () => Promise<Result>,
): Promise<Result> {
  const key = `${options.kind}:network:${hashToken(networkOf(options.ip))}`;
  if ((await countAttempt(deps.db, key, options)) === null) {
    throw tooManyAttempts(await secondsToWait(deps.db, key, options.limit));
  }
  try {
    return await work();
  } catch (error) {
    await returnAttempt(deps.db, key);
    throw error;
  }
}

/**
 * Runs `work` unless too many calls of its kind from that network have failed, as decided by
 * `counts`, within the window.
 * @throws ShopError too_many_attempts (429) with `retryAfter`
 */
export async function limitFailedAttempts<Result>(
  deps: Pick<Deps, 'db'>,
  options: {
    kind: string;
    ip: string;
    limit: number;
    window: number;
    counts: (error: unknown) => boolean;
  },
  work: () => Promise<Result>,
): Promise<Result> {
  const key = `${options.kind}:network:${hashToken(networkOf(options.ip))}`;
  const wait = await secondsToWait(deps.db, key, options.limit);
  if (wait > 0) throw tooManyAttempts(wait);
  try {
    return await work();
  } catch (error) {
    if (options.counts(error)) await countAttempt(deps.db, key, options);
    throw error;
  }
}
