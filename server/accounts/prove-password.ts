import { ShopError, sentence } from '@jyotiratna/contract';
import type { Deps } from '../platform/deps.ts';
import type { Actor } from './actor.ts';
import { passwordMatches } from './password-hash.ts';
import type { UserRow } from './queries.ts';
import { countingLogin } from './throttle.ts';

/**
 * Asks a logged-in person for their password once more, counted like a login: an open desk is no proof.
 * @param field where the form shows a wrong one
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
  const message = user.passwordHash ? sentence('password_wrong') : sentence('password_none');
  throw new ShopError('invalid_input', { message, fields: { [field]: message } });
}
