import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { ShopError } from '@jyotiratna/contract';
import type { Executor } from '../database/open-database.ts';
import { decideSetting } from '../database/settings-queries.ts';
import type { Deps } from '../deps.ts';

/** The key that signs links, shared by all processes and stored in the database. */
export function readLinkKey(db: Executor): Promise<string> {
  return decideSetting(db, 'newsletter-key', () => randomBytes(32).toString('base64url'));
}

/**
 * A signed token for one reader id and one purpose, so that emails of any age have a working
 * unsubscribe link without a stored secret per reader. `until` (ms since 1970) is its expiry;
 * absent: it never expires.
 */
export function signLink(key: string, purpose: string, id: string, until?: number): string {
  const claim = `${id}.${until ?? ''}`;
  return `${claim}.${mac(key, purpose, claim)}`;
}

/** The reader id in a token; null if it is invalid, expired or for another purpose. */
export function readLink(key: string, purpose: string, token: string, now: number): string | null {
  const [id = '', until = '', given = '', ...extra] = token.split('.');
  const expected = Buffer.from(mac(key, purpose, `${id}.${until}`));
  const proof = Buffer.from(given);
  if (extra.length > 0 || proof.length !== expected.length || !timingSafeEqual(proof, expected))
    return null;
  return until === '' || now <= Number(until) ? id : null;
}

/**
 * The reader id in a request's token.
 * @throws ShopError token_invalid (400) for an invalid or expired token, or one for another purpose
 */
export async function requireReader(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  purpose: string,
  token: string,
): Promise<string> {
  const id = readLink(await readLinkKey(db), purpose, token, clock.now());
  if (!id) throw new ShopError('token_invalid');
  return id;
}

function mac(key: string, purpose: string, claim: string): string {
  return createHmac('sha256', key).update(`${purpose}:${claim}`).digest('base64url');
}
