import { ShopError } from '@jyotiratna/contract';
import { listAddresses } from '../../db/queries/addresses.ts';
import { listBookingsOf } from '../../db/queries/bookings.ts';
import { listConsents } from '../../db/queries/consents.ts';
import { listSavedKundlis } from '../../db/queries/kundli.ts';
import { listOrdersOf } from '../../db/queries/my-orders.ts';
import { listSessions } from '../../db/queries/sessions.ts';
import { findUser } from '../../db/queries/users.ts';
import { readRemainingData } from '../../db/queries/users-data.ts';
import { type Actor, requireMember } from '../actor.ts';
import { presentAddresses } from '../addresses/present-addresses.ts';
import { presentBooking } from '../bookings/present-booking.ts';
import type { Deps } from '../deps.ts';
import { summarise } from './my-orders.ts';
import { personOf } from './person-of.ts';

/** Everything the shop keeps about the caller (DPDP Act 2023, section 11), without secrets or their hashes. */
export async function exportData({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<Record<string, unknown>> {
  const user = await findUser(db, requireMember(actor).id);
  if (!user) throw new ShopError('unauthenticated');
  const { id, email, name, role, image, locale, emailVerifiedAt, createdAt } = user;
  const person = personOf(user);
  const orders = await listOrdersOf(db, id, 10_000);
  const bookings = await listBookingsOf(db, id, { limit: 10_000, provenEmail: person.provenEmail });
  const kundlis = await listSavedKundlis(db, id);
  return {
    account: { id, email, name, role, image, locale, emailVerifiedAt, createdAt },
    addresses: presentAddresses(await listAddresses(db, id)).addresses,
    orders: orders.map((order) => ({
      ...summarise(order),
      email: order.email,
      address: order.address,
      billingAddress: order.billingAddress,
      couponCode: order.couponCode,
      paymentMethod: order.paymentMethod,
      provider: order.provider,
    })),
    bookings: bookings.map(presentBooking),
    savedKundlis: kundlis.map(({ request, createdAt }) => ({ birth: request, savedAt: createdAt })),
    sessions: await listSessions(db, id),
    consents: await listConsents(db, person),
    ...(await readRemainingData(db, person)),
  };
}
