import {
  type Booking,
  bookingPrice,
  type CreateBookingBody,
  namedPrice,
  ShopError,
  sourceLocale,
} from '@jyotiratna/contract';
import type { Actor } from '../accounts/actor.ts';
import { rejectBlocked } from '../accounts/block-queries.ts';
import { requestPushToAdmins } from '../accounts/push/request-push.ts';
import { lockUser } from '../accounts/queries.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { requestEmail } from '../platform/email/request-email.ts';
import { newId } from '../platform/secrets/token.ts';
import { readSettings } from '../platform/settings/read-settings.ts';
import { countBooking } from './booking-limits.ts';
import { requireOffered } from './hours.ts';
import { isOnline } from './presence.ts';
import { presentBooking } from './present-booking.ts';
import { findHealer, lockRates } from './profiles/read-healers.ts';
import { findEqualBooking, insertBooking } from './queries.ts';
import { readSlot } from './read-slot.ts';

/**
 * Books a session, with or without a login, at the published price; the customer receives an email
 * with the link that changes it. A unique index prevents double bookings; an equal request of the
 * same caller gets the existing booking.
 * @throws ShopError healer_not_found (404), healer_offline (409) for a chat with an offline healer,
 * invalid_input (400) for an unavailable time, price_changed, slot_taken (409), customer_blocked
 * (403), too_many_attempts (429) with `retryAfter`
 */
export async function createBooking(
  deps: Pick<Deps, 'db' | 'env' | 'clock'>,
  actor: Actor,
  { healerId, mode, date, time, name, email, phone, price }: CreateBookingBody,
): Promise<Booking> {
  await findHealer(deps.db, healerId);
  if (mode === 'chat' && !(await isOnline(deps.db, healerId)))
    throw new ShopError('healer_offline');
  const startsAt = readSlot({ date, time }, deps.clock.now());
  await rejectBlocked(deps.db, email);
  await requireOffered(deps, healerId, { date, time });
  const locale = actor.locale ?? sourceLocale;
  return transact(deps.db, async (tx) => {
    if (actor.role === 'user' && !(await lockUser(tx, actor.id)))
      throw new ShopError('unauthenticated');
    const rates = await lockRates(tx, healerId);
    if (price !== undefined && price !== namedPrice(rates, mode))
      throw new ShopError('price_changed');
    await countBooking(tx, actor, email);
    const { SESSION_CANCEL_FEES } = await readSettings({ db: tx, env: deps.env });
    const values = {
      id: newId('bkg_'),
      healerId,
      mode,
      startsAt,
      ownerKey: actor.ownerKey,
      userId: actor.role === 'user' ? actor.id : null,
      name,
      email,
      phone,
      locale,
      ...bookingPrice(rates, mode),
      cancelFees: SESSION_CANCEL_FEES === 'on',
    };
    const row = await insertBooking(tx, values);
    if (!row) {
      // Repeated, as after a response that was lost.
      const before = await findEqualBooking(tx, values);
      if (!before) throw new ShopError('slot_taken');
      return presentBooking(tx, before, locale);
    }
    await requestEmail(tx, { kind: 'booking-confirmed', bookingId: row.id });
    await requestEmail(tx, { kind: 'booking-notice', bookingId: row.id, news: 'booked' });
    await requestPushToAdmins(tx, { kind: 'new-booking', bookingId: row.id }, '/admin/bookings');
    return presentBooking(tx, row, locale);
  });
}
