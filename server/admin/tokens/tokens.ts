import {
  type ApiToken,
  errorMessage,
  maxTokens,
  ShopError,
  type TokenScope,
} from '@jyotiratna/contract';
import { tokenPrefix } from '../../accounts/api-tokens/find-token.ts';
import {
  countTokens,
  deleteToken,
  insertApiToken,
  listTokenRows as listRows,
} from '../../accounts/api-tokens/queries.ts';
import { type Admin, audit } from '../../accounts/audit/audit.ts';
import { lockUser } from '../../accounts/queries.ts';
import { verifyAdmin } from '../../accounts/second-factor/verify-admin.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { hashToken, newId, newToken } from '../../platform/secrets/token.ts';

/** All tokens, latest first. */
export async function listTokens({ db }: Pick<Deps, 'db'>): Promise<ApiToken[]> {
  return (await listRows(db)).map(({ createdAt, expiresAt, lastUsedAt, ...token }) => ({
    ...token,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

type TokenRequest = { name: string; scopes: TokenScope[]; days: number; password: string };

/**
 * Creates an API token for the calling administrator, after verifying the password. The database
 * stores only its hash.
 * @returns the token, only this once
 * @throws ShopError invalid_input (400) for a wrong password or too many tokens, too_many_attempts
 * (429)
 */
export async function createToken(
  deps: Pick<Deps, 'db'>,
  actor: Admin,
  { name, scopes, days, password }: TokenRequest,
): Promise<{ token: string; details: ApiToken }> {
  const { admin } = await verifyAdmin(deps, actor, password);
  const token = tokenPrefix + newToken();
  const id = newId('tok_');
  await transact(deps.db, async (tx) => {
    if ((await lockUser(tx, admin.id))?.role !== 'admin') throw new ShopError('unauthenticated');
    if ((await countTokens(tx, admin.id)) >= maxTokens) {
      const message = errorMessage('token_limit', { most: maxTokens });
      throw new ShopError('invalid_input', { message, fields: { name: message } });
    }
    const row = {
      id,
      name,
      hash: hashToken(token),
      ending: token.slice(-4),
      scopes,
      userId: admin.id,
    };
    await insertApiToken(tx, row, days);
    await audit(tx, admin, 'token.create', `token:${id}`, {
      name: { before: null, after: name },
      scopes: { before: null, after: scopes },
      days: { before: null, after: days },
    });
  });
  const details = (await listTokens(deps)).find((one) => one.id === id);
  if (!details) throw new ShopError('not_found');
  return { token, details };
}

/** Revokes a token at once. @throws ShopError not_found (404) */
export async function revokeToken(deps: Pick<Deps, 'db'>, admin: Admin, id: string): Promise<void> {
  await transact(deps.db, async (tx) => {
    const removed = await deleteToken(tx, id);
    if (!removed) throw new ShopError('not_found');
    await audit(tx, admin, 'token.revoke', `token:${id}`, {
      name: { before: removed.name, after: null },
    });
  });
}
