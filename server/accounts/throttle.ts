import { setTimeout as pause } from 'node:timers/promises';
import { ShopError } from '@jyotiratna/contract';
import type { Deps } from '../platform/deps.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { hashToken } from '../platform/secrets/token.ts';
import {
  type AttemptRule,
  attemptsWithin,
  countAttempt,
  forgetAttempts,
  returnAttempt,
  secondsToWait,
} from './attempt-queries.ts';

/** OWASP ASVS 5.0, 6.3.1. Times in seconds. Kept in the database: a restart forgives nothing. */
const minutes = 60;
const perAccountAndAddress = { limit: 5, window: 15 * minutes, delay: 30 } satisfies AttemptRule;
const perAddress = { limit: 20, window: 15 * minutes } satisfies AttemptRule;
/** Failures of one account from everywhere after which its logins slow down; they never stop, or anyone could lock it. */
const perAccount = { limit: 1_000_000, window: 15 * minutes, slowFrom: 30, slowest: 3000 };

/** Wrong codes of a second factor, by account: who gets so far knows the password, and nobody else is locked out. */
export const codeRule: AttemptRule = perAccountAndAddress;

/** The rejection that names its end; `wait` in seconds. */
export function tooManyAttempts(wait: number): ShopError {
  return new ShopError('too_many_attempts', { retryAfter: Math.max(1, Math.ceil(wait)) });
}

/**
 * Looks at a guess of one account's password from one network address, unless too many there were wrong. Each guess is
 * counted before it is looked at, and a right one is forgotten again: any number that are sent at once learn no more than
 * the limit, the right one among them included. `realm` keeps kinds of proof apart.
 * @returns what `look` answers: whether the guess was right
 * @throws ShopError too_many_attempts (429) with `retryAfter`
 */
export async function countingLogin(
  { db }: Pick<Deps, 'db'>,
  { email, ip, realm = 'login' }: { email: string; ip: string; realm?: string },
  look: () => Promise<boolean>,
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
    const right = await look();
    if (right) {
      await forgetAttempts(db, pairKey);
      await returnAttempt(db, networkKey);
    } else await countAttempt(db, accountKey, perAccount);
    return right;
  } catch (error) {
    // Not looked at, so nothing was learnt: a busy shop counts against nobody.
    await returnAttempt(db, pairKey);
    await returnAttempt(db, networkKey);
    throw error;
  }
}

/**
 * Runs `work` if fewer than `limit` of its kind came from that network within the window; work that throws is not counted.
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
 * Runs `work` unless too many of its kind have failed as `counts` says from that network within the window.
 * @throws ShopError too_many_attempts (429) with `retryAfter`
 */
export async function limitFailures<Result>(
  deps: Pick<Deps, 'db'>,
  options: { kind: string; ip: string; limit: number; window: number; counts: (error: unknown) => boolean },
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
