import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { ShopError } from '@jyotiratna/contract';
import type { Executor } from '../database/open-database.ts';
import { decideSetting } from '../database/settings-queries.ts';
import type { Deps } from '../deps.ts';

/**
 * The key that signs links, one for all processes of a shop and for as long as its database lives.
 */
export function readLinkKey(db: Executor): Promise<string> {
  return decideSetting(db, 'newsletter-key', () => randomBytes(32).toString('base64url'));
}

/**
 * A signed token that identifies its reader by an id of theirs and permits one action, so that
 * an email of any age can carry a working unsubscribe link without a secret per reader in the
 * database. `until` (ms since 1970) is its expiry; without it, it never expires.
 */
export function signLink(key: string, purpose: string, id: string, until?: number): string {
  const claim = `${id}.${until ?? ''}`;
  return `${claim}.${mac(key, purpose, claim)}`;
}

/** The id that a token names; null when it is wrong, too old or made for another purpose. */
export function readLink(key: string, purpose: string, token: string, now: number): string | null {
  const [id = '', until = '', given = '', ...extra] = token.split('.');
  const expected = Buffer.from(mac(key, purpose, `${id}.${until}`));
  const proof = Buffer.from(given);
  if (extra.length > 0 || proof.length !== expected.length || !timingSafeEqual(proof, expected))
    return null;
  return until === '' || now <= Number(until) ? id : null;
}

/**
 * The id that the token of a request names.
 * @throws ShopError token_invalid (400) for a wrong or old token, or one of another purpose
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
