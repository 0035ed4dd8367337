import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Executor } from '../../platform/database/open-database.ts';
import { decideSetting } from '../../platform/database/settings-queries.ts';

/** The permitted action of a link in an email. */
export type LinkPurpose = 'confirm' | 'leave' | 'alert-confirm' | 'alert-leave' | 'cart-restore' | 'cart-leave';

/** The key that signs links, one for all processes of a shop and for as long as its database lives. */
export function readLinkKey(db: Executor): Promise<string> {
  return decideSetting(db, 'newsletter-key', () => randomBytes(32).toString('base64url'));
}

/**
 * A signed token that identifies its reader (a subscriber, a back-in-stock subscriber or the
 * owner of an abandoned cart), so that an email of any age can carry a working unsubscribe link
 * without a secret per reader in the database. `until` (ms since 1970) is its expiry; without
 * it, it never expires.
 */
export function signLink(key: string, purpose: LinkPurpose, id: string, until?: number): string {
  const claim = `${id}.${until ?? ''}`;
  return `${claim}.${mac(key, purpose, claim)}`;
}

/** The subscriber that a token names; null when it is wrong, too old or made for another purpose. */
export function readLink(key: string, purpose: LinkPurpose, token: string, now: number): string | null {
  const [id = '', until = '', given = '', ...extra] = token.split('.');
  const expected = Buffer.from(mac(key, purpose, `${id}.${until}`));
  const proof = Buffer.from(given);
  if (extra.length > 0 || proof.length !== expected.length || !timingSafeEqual(proof, expected)) return null;
  return until === '' || now <= Number(until) ? id : null;
}

function mac(key: string, purpose: LinkPurpose, claim: string): string {
  return createHmac('sha256', key).update(`${purpose}:${claim}`).digest('base64url');
}
