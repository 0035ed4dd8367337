import type { Passkey } from '@jyotiratna/contract';
import { ShopError } from '@jyotiratna/contract';
import type { AuthenticatorTransport, RegistrationResponseJSON } from '@simplewebauthn/server';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { requestEmail } from '../../platform/email/request-email.ts';
import { type Actor, type Member, requireAdminSettingUp, requireMember } from '../actor.ts';
import { audit } from '../audit/audit.ts';
import { findUser, lockUser, type UserRow } from '../queries.ts';
import { verifyOwner } from '../verify-owner.ts';
import { insertChallenge, insertPasskey, listPasskeys, takeChallenge } from './passkey-queries.ts';
import { relyingParty } from './relying-party.ts';
import { webAuthn } from './web-authn.ts';

type Dependencies = Pick<Deps, 'db' | 'env'>;

/** Maximum passkeys of an account. */
const MAX = 10;

/** The caller's passkeys, in order of creation. */
export async function readPasskeys(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
): Promise<{ passkeys: Passkey[] }> {
  const rows = await listPasskeys(db, requireMember(actor).id);
  return {
    passkeys: rows.map(({ id, name, createdAt, lastUsedAt, backedUp }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      backedUp,
    })),
  };
}

/**
 * The options of a new passkey, after verifying the owner.
 * @throws ShopError as `verifyOwner`, passkey_limit (409)
 */
export async function startPasskey(
  deps: Dependencies,
  actor: Actor,
  { password }: { password?: string | undefined },
) {
  const user = await ownRow(deps, requireMember(actor));
  await verifyOwner(deps, actor, user, password);
  const existing = await listPasskeys(deps.db, user.id);
  if (existing.length >= MAX) throw new ShopError('passkey_limit');
  const party = relyingParty(deps);
  const options = await (await webAuthn()).generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.name,
    excludeCredentials: existing.map(({ id, transports }) => ({
      id,
      transports: transportsOf(transports),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await insertChallenge(deps.db, options.challenge, 'register', user.id);
  return { options: { ...options } };
}

/**
 * Adds the passkey that the browser created, and notifies its owner by email.
 * @throws ShopError passkey_rejected (401) for an invalid or repeated response, passkey_limit (409)
 */
export async function addPasskey(
  deps: Dependencies,
  actor: Actor,
  { name, credential: response }: { name: string; credential: unknown },
): Promise<{ passkeys: Passkey[] }> {
  const member = requireMember(actor);
  const party = relyingParty(deps);
  const { registrationInfo } = await (await webAuthn())
    .verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: (challenge) => takeChallenge(deps.db, challenge, 'register', member.id),
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: true,
    })
    .catch(() => {
      throw new ShopError('passkey_rejected');
    });
  if (!registrationInfo) throw new ShopError('passkey_rejected');
  const { credential, credentialBackedUp: backedUp } = registrationInfo;
  await transact(deps.db, async (tx) => {
    if (!(await lockUser(tx, member.id))) throw new ShopError('unauthenticated');
    if ((await listPasskeys(tx, member.id)).length >= MAX) throw new ShopError('passkey_limit');
    const { id, counter, transports = [] } = credential;
    const publicKey = Buffer.from(credential.publicKey).toString('base64url');
    const row = { id, userId: member.id, name, publicKey, counter, transports, backedUp };
    if (!(await insertPasskey(tx, row))) throw new ShopError('passkey_rejected');
    await requestEmail(tx, { kind: 'passkey-added', userId: member.id, passkeyId: id });
    if (member.role === 'admin')
      await audit(tx, requireAdminSettingUp(actor), 'admin.passkey-added', `account:${member.id}`, {
        name,
      });
  });
  return readPasskeys(deps, actor);
}

/** The caller's account. @throws ShopError unauthenticated (401) */
export async function ownRow({ db }: Pick<Deps, 'db'>, { id }: Member): Promise<UserRow> {
  const user = await findUser(db, id);
  if (!user) throw new ShopError('unauthenticated');
  return user;
}

/** Transport hints (USB, NFC, …) of a device; browsers ignore unknown ones. */
export function transportsOf(transports: readonly string[]): AuthenticatorTransport[] {
  return transports as AuthenticatorTransport[];
}
