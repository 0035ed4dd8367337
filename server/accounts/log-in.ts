import { errorMessage, ShopError } from '@jyotiratna/contract';
import type { Deps } from '../platform/deps.ts';
import type { Actor } from './actor.ts';
import { hashPassword, isOutdated, passwordMatches } from './password-hash.ts';
import { findUserByEmail, replaceHash, type UserRow } from './queries.ts';
import { recordLogin } from './record-login.ts';
import { checkCode, requiresCode } from './second-factor/check-code.ts';
import { countingLogin } from './throttle.ts';

/**
 * Authenticates by email address and password, for the role of the login page. An unknown address,
 * a wrong password and another role have identical responses, in content and in time. An
 * administrator with a second factor also sends its code, in a second request. Every outcome is
 * logged.
 * @throws ShopError wrong_credentials, second_factor_needed or wrong_code (401), too_many_attempts
 * (429), busy (503)
 */
export async function logIn(
  deps: Pick<Deps, 'db' | 'env' | 'clock' | 'log'>,
  actor: Actor,
  input: { email: string; password: string; role: UserRow['role']; code?: string | undefined },
): Promise<UserRow> {
  const found = await findUserByEmail(deps.db, input.email);
  try {
    const user = await prove(deps, actor, found, input);
    await recordLogin(deps, actor, { account: user, door: input.role, failure: null });
    return user;
  } catch (error) {
    if (error instanceof ShopError) {
      await recordLogin(deps, actor, { account: found, door: input.role, failure: error.code });
    }
    throw error;
  }
}

async function prove(
  deps: Pick<Deps, 'db' | 'env' | 'clock' | 'log'>,
  actor: Actor,
  found: UserRow | null,
  input: { email: string; password: string; role: UserRow['role']; code?: string | undefined },
): Promise<UserRow> {
  const right = await countingLogin(deps, { email: input.email, ip: actor.ip }, async () => {
    const matches = await passwordMatches(found?.passwordHash ?? null, input.password);
    return matches && found?.role === input.role;
  });
  if (!right || !found?.passwordHash) throw new ShopError('wrong_credentials');
  if (found.role === 'admin') await requireCode(deps, actor, found, input.code);
  if (!isOutdated(found.passwordHash)) return found;
  return (await replaceHash(deps.db, found, await hashPassword(input.password))) ?? found;
}

async function requireCode(
  deps: Pick<Deps, 'db' | 'env' | 'clock' | 'log'>,
  actor: Actor,
  user: UserRow,
  code: string | undefined,
): Promise<void> {
  if (!(await requiresCode(deps, user.id))) return;
  if (code === undefined) throw new ShopError('second_factor_needed');
  if (await checkCode(deps, actor, user, code)) return;
  throw new ShopError('wrong_code', { fields: { code: errorMessage('wrong_code') } });
}
