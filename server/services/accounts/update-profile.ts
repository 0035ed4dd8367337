import { ShopError } from '@jyotiratna/contract';
import { type UserRow, updateUser } from '../../db/queries/users.ts';
import { type Actor, requireMember } from '../actor.ts';
import type { Deps } from '../deps.ts';

/** Changes the caller's name. @throws ShopError unauthenticated (401) */
export async function updateProfile(deps: Pick<Deps, 'db'>, actor: Actor, input: { name: string }): Promise<UserRow> {
  const user = await updateUser(deps.db, requireMember(actor).id, { name: input.name });
  if (!user) throw new ShopError('unauthenticated');
  return user;
}
