import { errorMessage, ShopError } from '@jyotiratna/contract';
import type { Deps } from '../../platform/deps.ts';
import { type Actor, type Member, requireAdminSettingUp } from '../actor.ts';
import { findUser, type UserRow } from '../queries.ts';
import { verifyOwnPassword } from '../verify-password.ts';
import { checkCode } from './check-code.ts';

type Dependencies = Pick<Deps, 'db' | 'env' | 'clock' | 'log'>;

/**
 * The calling administrator, after verifying the password again. @throws as `verifyOwnPassword`
 */
export async function verifyAdmin(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  password: string,
): Promise<{ admin: Member<'admin'>; user: UserRow }> {
  const admin = requireAdminSettingUp(actor);
  const user = await findUser(deps.db, admin.id);
  if (!user) throw new ShopError('unauthenticated');
  await verifyOwnPassword(deps, actor, user, { field: 'password', password });
  return { admin, user };
}

/**
 * The calling administrator, after verifying password and code.
 * @throws ShopError invalid_input (400) for a wrong password or code, too_many_attempts (429), busy
 * (503)
 */
export async function verifyBoth(
  deps: Dependencies,
  actor: Actor,
  { password, code }: { password: string; code: string },
): Promise<Member<'admin'>> {
  const { admin, user } = await verifyAdmin(deps, actor, password);
  if (!(await checkCode(deps, actor, user, code))) throw invalidCode();
  return admin;
}

/** The error for a wrong code in a form of a logged-in user. */
export function invalidCode(): ShopError {
  const message = errorMessage('wrong_code');
  return new ShopError('invalid_input', { message, fields: { code: message } });
}
