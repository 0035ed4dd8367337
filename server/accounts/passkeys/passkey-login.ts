import { ShopError } from '@jyotiratna/contract';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Deps } from '../../platform/deps.ts';
import type { Actor } from '../actor.ts';
import { findUser, type UserRow } from '../queries.ts';
import { recordLogin } from '../record-login.ts';
import {
  findPasskey,
  insertChallenge,
  type PasskeyRow,
  recordPasskeyUse,
  takeChallenge,
} from './passkey-queries.ts';
import { transportsOf } from './register-passkey.ts';
import { relyingParty } from './relying-party.ts';
import { webAuthn } from './web-authn.ts';

type Dependencies = Pick<Deps, 'db' | 'env' | 'log'>;
type Role = UserRow['role'];

/** WebAuthn options of a login. They list no credentials, so that they disclose no account. */
export async function startPasskeyLogin(deps: Pick<Deps, 'db' | 'env'>) {
  const options = await (await webAuthn()).generateAuthenticationOptions({
    rpID: relyingParty(deps).id,
    userVerification: 'required',
  });
  await insertChallenge(deps.db, options.challenge, 'login', null);
  return { options: { ...options } };
}

/**
 * Authenticates by passkey and returns its owner. Unknown keys, wrong signatures, repeated
 * responses and other roles have identical responses.
 * @throws ShopError passkey_rejected (401)
 */
export async function passkeyLogin(
  deps: Dependencies,
  actor: Actor,
  { role, credential }: { role: Role; credential: unknown },
): Promise<UserRow> {
  const response = credential as AuthenticationResponseJSON;
  const passkey = await findPasskey(deps.db, response.id);
  const user = passkey && (await findUser(deps.db, passkey.userId));
  const isRight =
    user?.role === role &&
    passkey &&
    (await isSigned(deps, passkey, response, { purpose: 'login', userId: null }));
  const failure = isRight ? null : 'passkey_rejected';
  await recordLogin(deps, actor, { account: user, door: role, failure });
  if (!isRight) throw new ShopError('passkey_rejected');
  return user;
}

/** Whether a passkey has signed a challenge of this purpose. The challenge is used up. */
export async function isSigned(
  deps: Dependencies,
  passkey: PasskeyRow,
  response: AuthenticationResponseJSON,
  { purpose, userId }: { purpose: 'login' | 'removal'; userId: string | null },
): Promise<boolean> {
  const party = relyingParty(deps);
  try {
    const { verified, authenticationInfo } = await (await webAuthn()).verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => takeChallenge(deps.db, challenge, purpose, userId),
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
        // The conditional update below compares counters, atomically for concurrent logins too.
        counter: 0,
        transports: transportsOf(passkey.transports),
      },
    });
    return verified && (await recordPasskeyUse(deps.db, passkey.id, authenticationInfo.newCounter));
  } catch (error) {
    deps.log.info({ account: passkey.userId, reason: String(error) }, 'a passkey was rejected');
    return false;
  }
}
