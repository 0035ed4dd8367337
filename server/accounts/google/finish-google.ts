import {
  defined,
  errorMessage,
  isEmail,
  ShopError,
  sliceText,
  sourceLocale,
  typedText,
} from '@jyotiratna/contract';
import type { Transaction } from '../../platform/database/open-database.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { hashToken, newId } from '../../platform/secrets/token.ts';
import type { Actor, Member } from '../actor.ts';
import { countAttempt } from '../attempt-queries.ts';
import { insertAccountConsent } from '../consent-queries.ts';
import {
  findUserByEmail,
  insertUser,
  lockUser,
  markEmailVerified,
  type UserRow,
} from '../queries.ts';
import { revokeLogins } from '../revoke-logins.ts';
import { consumeToken, type TokenRow } from '../token-queries.ts';
import type { Profile } from './provider/identity.ts';
import { deleteIdentitiesOf, findUserByIdentity, insertIdentity } from './queries.ts';
import { signInSecrets } from './sign-in-secrets.ts';
import { failed, requireGoogle, requireOwnRedirect } from './start-google.ts';

type Callback = {
  code: string;
  redirectUri: string;
  state: string | undefined;
  cookie: string | undefined;
};

/**
 * Completes a Google sign-in (OAuth): returns the account linked to the identity, else creates one.
 * An existing account is linked only if its owner is logged in, by the same email address or as
 * authorized by `linkGoogle`; administrators can never log in this way.
 * @throws ShopError google_unavailable (404), invalid_input (400) for a state of another browser or
 * a second use, google_failed (401), google_link_needed, google_taken (409)
 */
export async function finishGoogle(
  deps: Pick<Deps, 'db' | 'env' | 'google' | 'log' | 'adoptGuestOrders'>,
  actor: Actor,
  { code, redirectUri, state, cookie }: Callback,
): Promise<UserRow> {
  const google = requireGoogle(deps);
  requireOwnRedirect(deps, redirectUri);
  const signIn = cookie ? signInSecrets(cookie) : null;
  // The OAuth state is single-use: it is recorded as used before the code is sent to Google.
  const once = { limit: 1, window: 3600 };
  if (
    !signIn ||
    state !== signIn.state ||
    (await countAttempt(deps.db, `google:${hashToken(defined(cookie))}`, once)) === null
  ) {
    throw new ShopError('invalid_input', {
      message: errorMessage('google_failed'),
      fields: { state: errorMessage('sign_in_again') },
    });
  }
  const profile = await google.redeem(code, signIn, redirectUri).catch(failed(deps));
  if (!profile.emailVerified || !isEmail(profile.email)) throw new ShopError('google_failed');
  const user = await transact(deps.db, async (tx) => {
    const permission = await consumeToken(tx, 'google-link', hashToken(defined(cookie)));
    return permission
      ? linked(deps, tx, actor, permission, profile)
      : accountOf(deps, tx, actor, profile);
  });
  if (user.role === 'admin') throw new ShopError('google_failed');
  return user;
}

type Adopting = Pick<Deps, 'adoptGuestOrders'>;

async function accountOf(
  { adoptGuestOrders }: Adopting,
  tx: Transaction,
  actor: Actor,
  profile: Profile,
): Promise<UserRow> {
  const { issuer, subject, email } = profile;
  const existing = await findUserByIdentity(tx, issuer, subject);
  if (existing) return existing;
  const created = await insertUser(tx, {
    id: newId('usr_'),
    email,
    name: cleanName(profile.name) || email,
    image: safeImage(profile.picture),
    locale: actor.locale ?? sourceLocale,
    passwordHash: null,
  });
  const user = created ?? (await findUserByEmail(tx, email));
  // Of two concurrent sign-ins with a new identity, the second waits for the unique index and finds
  // the account of the first.
  const linkedUser = created ? null : await findUserByIdentity(tx, issuer, subject);
  if (linkedUser) return linkedUser;
  const isOwner = actor.role === 'user' && actor.id === user?.id;
  if (!user || !(created || isOwner)) throw new ShopError('google_link_needed');
  if (isOwner) await revokeUnverified(tx, actor, user);
  if (!(await insertIdentity(tx, { issuer, subject, userId: user.id })))
    throw new ShopError('google_failed');
  if (created) await insertAccountConsent(tx, created.id, true);
  await markEmailVerified(tx, user.id);
  await adoptGuestOrders(tx, user.id, email);
  return user;
}

/**
 * Revokes all logins of an unverified account but the caller's session and password: they may
 * belong to a stranger.
 */
async function revokeUnverified(
  tx: Transaction,
  { sessionHash }: Member,
  { id, emailVerifiedAt }: UserRow,
): Promise<void> {
  if (emailVerifiedAt !== null) return;
  await revokeLogins(tx, id, sessionHash);
  await deleteIdentitiesOf(tx, id);
}

/**
 * The caller's account, linked to the identity as authorized by `linkGoogle`. @throws ShopError
 * google_failed, google_taken
 */
async function linked(
  { adoptGuestOrders }: Adopting,
  tx: Transaction,
  actor: Actor,
  permission: TokenRow,
  { issuer, subject, email }: Profile,
): Promise<UserRow> {
  if (actor.role !== 'user' || actor.id !== permission.userId) throw new ShopError('google_failed');
  const user = await lockUser(tx, actor.id);
  if (!user) throw new ShopError('google_failed');
  // Google verifies only its own address; a different one stays unverified.
  const verifies = email === user.email;
  if (verifies) await revokeUnverified(tx, actor, user);
  const tied = await insertIdentity(tx, { issuer, subject, userId: user.id });
  if (!tied && (await findUserByIdentity(tx, issuer, subject))?.id !== user.id)
    throw new ShopError('google_taken');
  if (!verifies) return user;
  await markEmailVerified(tx, user.id);
  await adoptGuestOrders(tx, user.id, email);
  return user;
}

/**
 * The name, normalized as in the shop's own forms: no control characters, at most 120 characters.
 */
function cleanName(name: string): string {
  return sliceText(typedText(name.replace(/[\p{Cc}\u2028\u2029]/gu, ' ')).toWellFormed(), 120);
}

function safeImage(image: string | null): string | null {
  return image && image.length <= 500 && URL.canParse(image) && image.startsWith('https://')
    ? image
    : null;
}
