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
 * OWASP ASVS 5.0, 6.3.1. Times in seconds. Stored in the database: a restart does not reset it.
 */
const minutes = 60;
const perAccountAndAddress = { limit: 5, window: 15 * minutes, delay: 30 } satisfies AttemptRule;
const perAddress = { limit: 20, window: 15 * minutes } satisfies AttemptRule;
/**
 * Failures of one account from all networks after which its logins slow down; they never stop,
 * or any client could lock it.
 */
const perAccount = { limit: 1_000_000, window: 15 * minutes, slowFrom: 30, slowest: 3000 };

/**
 * Wrong codes of a second factor, by account: this requires the password, so it cannot lock out
 * other users.
 */
export const codeRule: AttemptRule = perAccountAndAddress;

/** The rejection that names its end; `wait` in seconds. */
export function tooManyAttempts(wait: number): ShopError {
  return new ShopError('too_many_attempts', { retryAfter: Math.max(1, Math.ceil(wait)) });
}

/**
 * Verifies an attempt at one account's password from one IP address, unless too many there were
 * wrong. Each attempt counts before it is verified, and a correct one is uncounted: any
 * number of concurrent ones cannot exceed the limit, including the correct one among them.
 * `realm` separates kinds of credentials.
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
    // Not verified, so no information was disclosed: an overloaded shop does not count it.
    await returnAttempt(db, pairKey);
    await returnAttempt(db, networkKey);
    throw error;
  }
}

/**
 * Runs `work` if fewer than `limit` of its kind were run from that network within the window;
 * work that throws does not count.
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
 * Runs `work` unless too many of its kind have failed, as defined by `counts`, from that network
 * within the window.
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
