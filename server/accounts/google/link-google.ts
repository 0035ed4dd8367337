import { ShopError } from '@jyotiratna/contract';
import type { Deps } from '../../platform/deps.ts';
import { hashToken } from '../../platform/secrets/token.ts';
import { type Actor, requireUser } from '../actor.ts';
import { findUser, type UserRow } from '../queries.ts';
import { insertToken } from '../token-queries.ts';
import { verifyOwner } from '../verify-owner.ts';
import { verifyOwnPassword } from '../verify-password.ts';
import { deleteIdentitiesOf, findIdentityOf } from './queries.ts';
import { startGoogle } from './start-google.ts';

/** Maximum time until the return from Google, in seconds. */
const within = 600;

/**
 * Starts linking a Google account to the caller's, after verifying the owner: access to an open
 * session must not suffice to add another login method. The browser's cookie is the authorization,
 * recorded here and used up by `finishGoogle`.
 * @throws ShopError as `startGoogle` and `verifyOwner`
 */
export async function linkGoogle(
  deps: Pick<Deps, 'db' | 'env' | 'google' | 'log'>,
  actor: Actor,
  { redirectUri, password }: { redirectUri: string; password?: string | undefined },
): Promise<{ url: string; cookie: string }> {
  const user = await own(deps, actor);
  await verifyOwner(deps, actor, user, password);
  const started = await startGoogle(deps, { redirectUri });
  const permission = { purpose: 'google-link', email: user.email, userId: user.id } as const;
  await insertToken(deps.db, { ...permission, hash: hashToken(started.cookie) }, within);
  return started;
}

/**
 * Unlinks Google from the caller's account, after verifying the password, which thus remains as a
 * login method.
 * @throws ShopError as `verifyOwnPassword`
 */
export async function unlinkGoogle(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  { password }: { password: string },
): Promise<void> {
  const user = await own(deps, actor);
  await verifyOwnPassword(deps, actor, user, { field: 'password', password });
  await deleteIdentitiesOf(deps.db, user.id);
}

/** The login methods of the caller's account: password and Google. */
export async function readSignInMethods(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
): Promise<{ password: boolean; google: { since: string } | null }> {
  const user = await own(deps, actor);
  const identity = await findIdentityOf(deps.db, user.id);
  return {
    password: user.passwordHash !== null,
    google: identity && { since: identity.createdAt.toISOString() },
  };
}

async function own({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<UserRow> {
  const user = await findUser(db, requireUser(actor).id);
  if (!user) throw new ShopError('unauthenticated');
  return user;
}
