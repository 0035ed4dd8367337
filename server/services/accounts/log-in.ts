import { ShopError } from '@jyotiratna/contract';
import { findUserByEmail, replaceHash, type UserRow } from '../../db/queries/users.ts';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { hashPassword, isOutdated, passwordMatches } from './password-hash.ts';
import { throttleLogin } from './throttle.ts';

/**
 * The account behind an e-mail address and its password, of the role that the door is for. An unknown address, a wrong
 * password and the other role are answered alike, in words and in time.
 * @throws ShopError wrong_credentials (401), too_many_attempts (429), busy (503)
 */
export async function logIn(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  input: { email: string; password: string; role: 'user' | 'admin' },
): Promise<UserRow> {
  const throttle = throttleLogin(deps, input.email, actor.ip);
  await throttle.check();
  const found = await findUserByEmail(deps.db, input.email);
  const matches = await passwordMatches(found?.passwordHash ?? null, input.password);
  if (!found?.passwordHash || !matches || found.role !== input.role) {
    await throttle.failed();
    throw new ShopError('wrong_credentials');
  }
  await throttle.succeeded();
  if (!isOutdated(found.passwordHash)) return found;
  return (await replaceHash(deps.db, found, await hashPassword(input.password))) ?? found;
}
