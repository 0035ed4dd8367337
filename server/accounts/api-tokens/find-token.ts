import type { Deps } from '../../platform/deps.ts';
import { hashToken } from '../../platform/secrets/token.ts';
import type { Member } from '../actor.ts';
import { readToken, touchToken } from './queries.ts';

/** The prefix of API tokens, by which secret scanners recognize leaked ones. */
export const tokenPrefix = 'jrt_';

const header = new RegExp(`^Bearer (${tokenPrefix}[A-Za-z0-9_-]{43})$`, 'i');

/** The API token of an Authorization header; null if it has none in the shop's format. */
export function readBearer(authorization: string | undefined): string | null {
  return header.exec(authorization ?? '')?.[1] ?? null;
}

type Call = {
  headers: { authorization?: string | undefined };
  routeOptions: { config: { access?: string } };
};

/** Whether a call of the administration has a bearer token; its cookies are then ignored. */
export function hasBearer({ headers, routeOptions }: Call): boolean {
  return routeOptions.config.access === 'admin' && /^Bearer /i.test(headers.authorization ?? '');
}

/**
 * The administrator on whose behalf a token acts, with its scopes; null for an unknown or expired
 * token, or one whose creator is no longer an administrator.
 */
export async function findToken(
  deps: Pick<Deps, 'db'>,
  token: string,
  ip: string,
): Promise<Member<'admin'> | null> {
  const found = await readToken(deps.db, hashToken(token));
  if (!found) return null;
  const { tokenId, tokenName, scopes, unusedFor, ...member } = found;
  // Written at most once a minute, so that most reads cause no write.
  if (unusedFor === null || unusedFor > 60) await touchToken(deps.db, tokenId);
  return {
    ...member,
    role: 'admin',
    ownerKey: `user:${member.id}`,
    sessionHash: `token:${tokenId}`,
    ip,
    token: { id: tokenId, name: tokenName, scopes },
  };
}
