import { type Passkey, ShopError } from '@jyotiratna/contract';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Transaction } from '../../platform/database/open-database.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { requestEmail } from '../../platform/email/request-email.ts';
import { type Actor, requireAdminSettingUp, requireMember } from '../actor.ts';
import { audit } from '../audit/audit.ts';
import { findIdentityOf } from '../google/queries.ts';
import { contactOfUser } from '../person-of.ts';
import { lockUser, type UserRow } from '../queries.ts';
import { verifyOwner } from '../verify-owner.ts';
import { isSigned } from './passkey-login.ts';
import { deletePasskey, findPasskey, insertChallenge, listPasskeys } from './passkey-queries.ts';
import { ownRow, readPasskeys, transportsOf } from './register-passkey.ts';
import { relyingParty } from './relying-party.ts';
import { webAuthn } from './web-authn.ts';

type Dependencies = Pick<Deps, 'db' | 'env' | 'log'>;
type Proof = { password?: string | undefined; credential?: unknown };

/** WebAuthn options to authorize a removal by one of the caller's passkeys. */
export async function startPasskeyRemoval(deps: Pick<Deps, 'db' | 'env'>, actor: Actor) {
  const { id } = requireMember(actor);
  const keys = await listPasskeys(deps.db, id);
  const options = await (await webAuthn()).generateAuthenticationOptions({
    rpID: relyingParty(deps).id,
    userVerification: 'required',
    allowCredentials: keys.map((key) => ({ id: key.id, transports: transportsOf(key.transports) })),
  });
  await insertChallenge(deps.db, options.challenge, 'removal', id);
  return { options: { ...options } };
}

/**
 * Removes a passkey; its owner gets an email.
 * @throws ShopError not_found (404) for another account's, invalid_input (400) for a wrong or
 * missing password, passkey_rejected (401), passkey_needed (409) where nothing else opens the
 * account, too_many_attempts (429)
 */
export async function removePasskey(
  deps: Dependencies,
  actor: Actor,
  { id, ...proof }: { id: string } & Proof,
): Promise<{ passkeys: Passkey[] }> {
  const member = requireMember(actor);
  const passkey = await findPasskey(deps.db, id);
  if (passkey?.userId !== member.id) throw new ShopError('not_found');
  await verifyRemoval(deps, actor, await ownRow(deps, member), proof);
  await transact(deps.db, async (tx) => {
    const user = await lockUser(tx, member.id);
    if (user && (await isOnlyLogin(tx, user))) throw new ShopError('passkey_needed');
    if (!(await deletePasskey(tx, member.id, id))) throw new ShopError('not_found');
    await requestEmail(tx, { kind: 'passkey-removed', userId: member.id, passkeyId: id });
    if (member.role === 'admin')
      await audit(
        tx,
        requireAdminSettingUp(actor),
        'admin.passkey-removed',
        `account:${member.id}`,
        {
          name: passkey.name,
        },
      );
  });
  return readPasskeys(deps, actor);
}

/** A number opens the account, and so does an email address: it gets the link to a new password. */
async function isOnlyLogin(tx: Transaction, user: UserRow): Promise<boolean> {
  if (contactOfUser(user) !== '' || user.passwordHash !== null) return false;
  return (
    (await findIdentityOf(tx, user.id)) === null && (await listPasskeys(tx, user.id)).length < 2
  );
}

/**
 * Verifies the owner by password or passkey: an open session alone would permit a passer-by to
 * remove the login method.
 */
async function verifyRemoval(
  deps: Dependencies,
  actor: Actor,
  user: UserRow,
  { password, credential }: Proof,
): Promise<void> {
  if (credential !== undefined) {
    const response = credential as AuthenticationResponseJSON;
    const used = await findPasskey(deps.db, response.id);
    const isOwn = used?.userId === user.id;
    if (isOwn && (await isSigned(deps, used, response, { purpose: 'removal', userId: user.id })))
      return;
    throw new ShopError('passkey_rejected');
  }
  return verifyOwner(deps, actor, user, password);
}
