import { timingSafeEqual } from 'node:crypto';
import { ShopError } from '@jyotiratna/contract';
import type { Actor } from '../accounts/actor.ts';
import { hashToken } from '../platform/secrets/token.ts';
import type { StoredBooking } from './queries.ts';

/**
 * Returns the booking to its owner's session or a client with the secret of its latest email.
 * @throws ShopError booking_not_found (404) for all other clients
 */
export function ownBooking(
  row: StoredBooking | null,
  actor: Actor,
  token: string | undefined,
): StoredBooking {
  if (!row) throw new ShopError('booking_not_found');
  const owns =
    row.ownerKey === actor.ownerKey || (actor.role === 'user' && row.userId === actor.id);
  if (!owns && !(token && row.tokenHash && isSame(hashToken(token), row.tokenHash)))
    throw new ShopError('booking_not_found');
  return row;
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
