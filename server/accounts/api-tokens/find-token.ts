import type { Deps } from '../../platform/deps.ts';
import { hashToken } from '../../platform/secrets/token.ts';
import type { Member } from '../actor.ts';
import { readToken, touchToken } from './queries.ts';

/** Recognizable to programs that search for leaked secrets. */
export const tokenPrefix = 'jrt_';

const header = new RegExp(`^Bearer (${tokenPrefix}[A-Za-z0-9_-]{43})$`, 'i');

/** The token of an Authorization header; null where it has none of the shop's form. */
export function readBearer(authorization: string | undefined): string | null {
  return header.exec(authorization ?? '')?.[1] ?? null;
}

type Call = {
  headers: { authorization?: string | undefined };
  routeOptions: { config: { access?: string } };
};

/** Whether a call of the administration comes with a token: then its cookies are ignored. */
export function hasBearer({ headers, routeOptions }: Call): boolean {
  return routeOptions.config.access === 'admin' && /^Bearer /i.test(headers.authorization ?? '');
}

/**
 * The administrator for whom a token acts, with its scopes; null when it is unknown or expired,
 * or its creator is no administrator any more.
 */
export async function findToken(
  deps: Pick<Deps, 'db'>,
  token: string,
  ip: string,
): Promise<Member<'admin'> | null> {
  const found = await readToken(deps.db, hashToken(token));
  if (!found) return null;
  const { tokenId, tokenName, scopes, unusedFor, ...member } = found;
  // Updated at most once a minute, so that reads stay reads.
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
