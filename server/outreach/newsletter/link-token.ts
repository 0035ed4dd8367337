import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Executor } from '../../platform/database/open-database.ts';
import { decideSetting } from '../../platform/database/settings-queries.ts';

/** What a link from a email lets its reader do. */
export type LinkPurpose = 'confirm' | 'leave' | 'alert-confirm' | 'alert-leave' | 'cart-restore' | 'cart-leave';

/** The key that signs links, one for all processes of a shop and for as long as its database lives. */
export function readLinkKey(db: Executor): Promise<string> {
  return decideSetting(db, 'newsletter-key', () => randomBytes(32).toString('base64url'));
}

/**
 * A token that names who reads it (a subscriber, somebody who waits for stock or has left a cart) and proves itself, so that a email of any age can carry a working way out without
 * the database keeping a secret for each. `until` (ms since 1970) ends it; without it, it works for ever.
 */
export function signLink(key: string, purpose: LinkPurpose, id: string, until?: number): string {
  const claim = `${id}.${until ?? ''}`;
  return `${claim}.${mac(key, purpose, claim)}`;
}

/** The subscriber that a token names; null when it is wrong, too old or made for another purpose. */
export function readLink(key: string, purpose: LinkPurpose, token: string, now: number): string | null {
  const [id = '', until = '', given = '', ...more] = token.split('.');
  const expected = Buffer.from(mac(key, purpose, `${id}.${until}`));
  const proof = Buffer.from(given);
  if (more.length > 0 || proof.length !== expected.length || !timingSafeEqual(proof, expected)) return null;
  return until === '' || now <= Number(until) ? id : null;
}

function mac(key: string, purpose: LinkPurpose, claim: string): string {
  return createHmac('sha256', key).update(`${purpose}:${claim}`).digest('base64url');
}
