import { type Locale, ShopError } from '@jyotiratna/contract';
import type { Deps } from '../platform/deps.ts';
import { type Actor, requireMember } from './actor.ts';
import { type UserRow, updateUser } from './queries.ts';

/**
 * Changes the caller's name, the language of their emails, or both. @throws ShopError
 * unauthenticated (401)
 */
export async function updateProfile(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  input: { name?: string | undefined; locale?: Locale | undefined },
): Promise<UserRow> {
  const user = await updateUser(deps.db, requireMember(actor).id, {
    ...(input.name === undefined ? {} : { name: input.name }),
    ...(input.locale === undefined ? {} : { locale: input.locale }),
  });
  if (!user) throw new ShopError('unauthenticated');
  return user;
}
