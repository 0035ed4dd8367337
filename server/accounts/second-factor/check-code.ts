import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Actor } from '../actor.ts';
import { countAttempt, deleteAttempts, secondsToWait } from '../attempt-queries.ts';
import { insertAudit } from '../audit/queries.ts';
import type { UserRow } from '../queries.ts';
import { codeRule, tooManyAttempts } from '../throttle.ts';
import { decryptSecret } from './encrypt-secret.ts';
import {
  countRecoveryCodes,
  findSecondFactor,
  type SecondFactorRow,
  takeRecoveryCode,
  takeStep,
} from './queries.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { stepOf } from './totp.ts';

type Dependencies = Pick<Deps, 'db' | 'env' | 'clock' | 'log'>;
type User = Pick<UserRow, 'id' | 'email'>;

/** True when the account requires a code at login. */
export async function requiresCode({ db }: Pick<Deps, 'db'>, userId: string): Promise<boolean> {
  return Boolean((await findSecondFactor(db, userId))?.confirmedAt);
}

/**
 * True when `code` is the app's current code or an unused recovery code; it is then used up. Only
 * called after the password is verified, so attempts are limited by account alone. They count
 * before verification, so that concurrent attempts cannot exceed the limit.
 * @throws ShopError too_many_attempts (429) with `retryAfter`
 */
export async function checkCode(
  deps: Dependencies,
  actor: Actor,
  user: User,
  code: string,
): Promise<boolean> {
  const factor = await findSecondFactor(deps.db, user.id);
  if (!factor?.confirmedAt) return false;
  return countingGuesses(deps, user, async () => {
    const typed = code.replaceAll(' ', '');
    if (!/^\d{6}$/.test(typed)) return spendRecoveryCode(deps, actor, user, typed);
    const step = stepIn(deps, factor, typed);
    return step !== null && takeStep(deps.db, user.id, step);
  });
}

/** Runs `work`, which verifies a code, unless the account has reached its limit of wrong codes. */
export async function countingGuesses(
  { db }: Pick<Deps, 'db'>,
  user: User,
  work: () => Promise<boolean>,
): Promise<boolean> {
  const key = `code:account:${user.id}`;
  if ((await countAttempt(db, key, codeRule)) === null) {
    throw tooManyAttempts(await secondsToWait(db, key, codeRule.limit));
  }
  const right = await work();
  if (right) await deleteAttempts(db, key);
  return right;
}

/** The code's TOTP time step; null if the code is invalid. */
export function stepIn(
  deps: Pick<Dependencies, 'env' | 'clock' | 'log'>,
  factor: SecondFactorRow,
  code: string,
) {
  const secret = decryptSecret(deps.env, factor.userId, factor.secret);
  if (secret === null)
    deps.log.error(
      { account: factor.userId },
      'SECOND_FACTOR_KEY does not decrypt this second factor',
    );
  return secret === null ? null : stepOf(secret, code, deps.clock.now());
}

async function spendRecoveryCode(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  user: User,
  code: string,
): Promise<boolean> {
  return transact(db, async (tx) => {
    if (!(await takeRecoveryCode(tx, user.id, hashRecoveryCode(code)))) return false;
    const left = await countRecoveryCodes(tx, user.id);
    const { ip, device = null } = actor;
    const entry = {
      actorId: user.id,
      actorEmail: user.email,
      action: 'admin.recovery-code',
      ip,
      device,
    };
    await insertAudit(tx, { ...entry, subject: `account:${user.id}`, difference: { left } });
    return true;
  });
}
