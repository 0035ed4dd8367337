import { ShopError } from '@jyotiratna/contract';
import { listAddresses } from '../../db/queries/addresses.ts';
import { listBookingsOf } from '../../db/queries/bookings.ts';
import { listOrdersOf } from '../../db/queries/my-orders.ts';
import { listSessions } from '../../db/queries/sessions.ts';
import { findUser } from '../../db/queries/users.ts';
import { readRemainingData } from '../../db/queries/users-data.ts';
import { type Actor, requireMember } from '../actor.ts';
import { presentAddresses } from '../addresses/present-addresses.ts';
import { presentBooking } from '../bookings/present-booking.ts';
import type { Deps } from '../deps.ts';
import { summarise } from './my-orders.ts';

/** Everything the shop keeps about the caller (DPDP Act 2023, section 11), without secrets or their hashes. */
export async function exportData({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<Record<string, unknown>> {
  const user = await findUser(db, requireMember(actor).id);
  if (!user) throw new ShopError('unauthenticated');
  const { id, email, name, role, image, emailVerifiedAt, createdAt } = user;
  const orders = await listOrdersOf(db, id, 10_000);
  return {
    account: { id, email, name, role, image, emailVerifiedAt, createdAt },
    addresses: presentAddresses(await listAddresses(db, id)).addresses,
    orders: orders.map((order) => ({
      ...summarise(order),
      email: order.email,
      address: order.address,
      couponCode: order.couponCode,
      paymentMethod: order.paymentMethod,
    })),
    bookings: (await listBookingsOf(db, id, 10_000)).map(presentBooking),
    sessions: await listSessions(db, id),
    ...(await readRemainingData(db, id)),
  };
}
