import type { Transaction } from '../platform/database/open-database.ts';
import { deleteTokensOf } from './api-tokens/queries.ts';
import { deletePasskeysOf } from './passkeys/passkey-queries.ts';
import { deletePhoneOf } from './phone/code-queries.ts';
import { deleteSessionsOf } from './sessions/queries.ts';
import { endTokensOf } from './token-queries.ts';

/**
 * Revokes all logins of an account except its password and Google identities: sessions other than
 * the given one, email links, passkeys, the phone number, and an administrator's API tokens.
 */
export async function revokeLogins(
  tx: Transaction,
  userId: string,
  exceptSession?: string,
): Promise<void> {
  await deleteSessionsOf(tx, userId, exceptSession);
  await endTokensOf(tx, userId);
  await deletePasskeysOf(tx, userId);
  await deletePhoneOf(tx, userId);
  await deleteTokensOf(tx, userId);
}
