import { type Closing, ShopError } from '@jyotiratna/contract';
import { listBookingsOf } from '../../db/queries/bookings.ts';
import { listOrdersOf } from '../../db/queries/my-orders.ts';
import { findUser } from '../../db/queries/users.ts';
import { type Actor, requireMember } from '../actor.ts';
import { presentBooking } from '../bookings/present-booking.ts';
import type { Deps } from '../deps.ts';
import { summarise } from './my-orders.ts';
import { personOf } from './person-of.ts';

/** What is on its way or being decided: afterwards its owner cannot look at it any more. */
const open = ['paid', 'packed', 'shipped', 'payment_review', 'refund_pending'] as const;

/** What deleting the account would cost the caller: open orders out of sight, coming sessions cancelled. */
export async function readClosing({ db, clock }: Pick<Deps, 'db' | 'clock'>, actor: Actor): Promise<Closing> {
  const user = await findUser(db, requireMember(actor).id);
  if (!user) throw new ShopError('unauthenticated');
  const { provenEmail } = personOf(user);
  const orders = await listOrdersOf(db, user.id);
  const bookings = await listBookingsOf(db, user.id, { provenEmail });
  return {
    orders: orders.filter(({ status }) => (open as readonly string[]).includes(status)).map(summarise),
    bookings: bookings
      .filter(({ status, startsAt }) => status === 'booked' && startsAt.getTime() > clock.now())
      .map(presentBooking),
  };
}
