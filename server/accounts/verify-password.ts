import { errorMessage, ShopError } from '@jyotiratna/contract';
import type { Deps } from '../platform/deps.ts';
import type { Actor } from './actor.ts';
import { passwordMatches } from './password-hash.ts';
import type { UserRow } from './queries.ts';
import { countingLogin } from './throttle.ts';

/**
 * Verifies a logged-in user's password again, rate-limited like a login: an open session alone does
 * not verify its owner.
 * @param field the form field that displays the error
 * @throws ShopError invalid_input (400) for a wrong password, too_many_attempts (429), busy (503)
 */
export async function verifyOwnPassword(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  user: Pick<UserRow, 'email' | 'passwordHash'>,
  { field, password }: { field: string; password: string },
): Promise<void> {
  const guess = { email: user.email, ip: actor.ip, realm: 'proof' };
  if (await countingLogin(deps, guess, () => passwordMatches(user.passwordHash, password))) return;
  const message = user.passwordHash
    ? errorMessage('password_wrong')
    : errorMessage('password_none');
  throw new ShopError('invalid_input', { message, fields: { [field]: message } });
}
