import type { Executor } from '../platform/database/open-database.ts';
import type { Actor } from './actor.ts';
import { type AttemptRule, countAttempt, secondsToWait } from './attempt-queries.ts';
import { findUser } from './queries.ts';
import { tooManyAttempts } from './throttle.ts';

/** An owner of orders; `id` and `email` are those of the account, absent for a guest. */
type Contacted = Pick<Actor, 'ownerKey'> & { id?: string; email?: string };

/** Whether the email address is the caller's own, verified one. */
export async function isVerified(tx: Executor, actor: Contacted, email: string): Promise<boolean> {
  if (!actor.id || actor.email !== email) return false;
  const user = await findUser(tx, actor.id);
  return Boolean(user?.emailVerifiedAt);
}

/**
 * Counts a message under a key. @throws ShopError too_many_attempts (429) with `retryAfter` once
 * the rule's limit is reached
 */
export async function limitMessages(tx: Executor, key: string, rule: AttemptRule): Promise<void> {
  if ((await countAttempt(tx, key, rule)) === null)
    throw tooManyAttempts(await secondsToWait(tx, key, rule.limit));
}
