import { errorMessage, ShopError } from '@jyotiratna/contract';
import type { Deps } from '../platform/deps.ts';
import { type Actor, requireMember } from './actor.ts';
import type { UserRow } from './queries.ts';
import { isRecent } from './sessions/queries.ts';
import { verifyOwnPassword } from './verify-password.ts';

/** Minutes for which a login counts as verification, for an account without a password. */
const recentMinutes = 10;

/**
 * Verifies the owner of an open session before a change of login methods: by password, or by a
 * recent login if the account has none.
 * @throws ShopError invalid_input (400), too_many_attempts (429)
 */
export async function verifyOwner(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  user: UserRow,
  password: string | undefined,
): Promise<void> {
  if (user.passwordHash !== null)
    return verifyOwnPassword(deps, actor, user, { field: 'password', password: password ?? '' });
  if (await isRecent(deps.db, requireMember(actor).sessionHash, recentMinutes)) return;
  throw new ShopError('invalid_input', { message: errorMessage('login_again') });
}
