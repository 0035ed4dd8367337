import type { Executor } from '../platform/database/open-database.ts';
import { hashToken, newToken } from '../platform/secrets/token.ts';
import { insertToken, type TokenPurpose } from './token-queries.ts';

/** Validity of each kind of secret, in seconds. */
const lifetimes = {
  reset: 30 * 60,
  verify: 48 * 3600,
  invite: 24 * 3600,
  healer: 7 * 24 * 3600,
  email: 24 * 3600,
  // A week, so that an owner who notices a hijacked email address late can still revert it.
  'email-back': 7 * 24 * 3600,
  'google-link': 10 * 60,
} satisfies Record<TokenPurpose, number>;

/** Creates a secret of 256 bits; the database stores only its hash. */
export async function issueToken(
  db: Executor,
  details: { purpose: TokenPurpose; email: string; userId?: string; issuedBy?: string },
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken();
  const expiresAt = await insertToken(
    db,
    { ...details, hash: hashToken(token) },
    lifetimes[details.purpose],
  );
  return { token, expiresAt };
}
