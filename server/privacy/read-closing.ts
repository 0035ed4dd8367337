import { type Closing, ShopError, toRupees } from '@jyotiratna/contract';
import { type Actor, requireMember } from '../accounts/actor.ts';
import { userOf } from '../accounts/person-of.ts';
import { findUser } from '../accounts/queries.ts';
import { presentBookings } from '../healers/present-booking.ts';
import { listBookingsOf } from '../healers/queries.ts';
import { creditAccount, customerAccount } from '../ledger/accounts.ts';
import { balanceOf } from '../ledger/queries.ts';
import { summarise } from '../orders/my-orders.ts';
import { listOrdersOf } from '../orders/my-orders-queries.ts';
import type { Executor } from '../platform/database/open-database.ts';
import type { Deps } from '../platform/deps.ts';

/** Statuses of open orders, which become inaccessible to their owner. */
const open = [
  'placed',
  'confirmed',
  'paid',
  'packed',
  'shipped',
  'refused',
  'payment_review',
  'refund_pending',
] as const;

/**
 * The consequences of deleting the caller's account: open orders become inaccessible, future
 * sessions are cancelled, the balance is refunded.
 */
export async function readClosing(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
): Promise<Closing> {
  const { id, locale } = requireMember(actor);
  const user = await findUser(db, id);
  if (!user) throw new ShopError('unauthenticated');
  const { verifiedEmail } = userOf(user);
  const orders = await listOrdersOf(db, user.id);
  const bookings = await listBookingsOf(db, user.id, { verifiedEmail });
  return {
    orders: orders
      .filter(({ status }) => (open as readonly string[]).includes(status))
      .map(summarise),
    bookings: await presentBookings(
      db,
      bookings.filter(
        ({ status, startsAt }) => status === 'booked' && startsAt.getTime() > clock.now(),
      ),
      locale,
    ),
    balance: toRupees(await closingPaise(db, user.id)),
  };
}

/** The remaining prepaid balance and store credit, in paise. */
async function closingPaise(db: Executor, userId: string): Promise<number> {
  const balance = await balanceOf(db, customerAccount(userId));
  return Math.max(0, balance) + (await balanceOf(db, creditAccount(userId)));
}
