import { ShopError, toRupees } from '@jyotiratna/contract';
import { type Actor, requireMember } from '../accounts/actor.ts';
import { presentAddresses } from '../accounts/addresses/present-addresses.ts';
import { listAddresses } from '../accounts/addresses/queries.ts';
import { listConsents } from '../accounts/consent-queries.ts';
import { listPasskeys } from '../accounts/passkeys/passkey-queries.ts';
import { userOf } from '../accounts/person-of.ts';
import { exportPushChoices, exportPushSubscriptions } from '../accounts/push/push-queries.ts';
import { findUser } from '../accounts/queries.ts';
import { listSessions } from '../accounts/sessions/queries.ts';
import { findCartCoupon } from '../cart/queries.ts';
import { exportConsultations } from '../consultations/export-consultations.ts';
import { listBlocksBy, listReportsBy } from '../consultations/reports/queries.ts';
import { listVouchersOf } from '../consultations/vouchers/queries.ts';
import { listCardsBoughtBy } from '../gift-cards/queries.ts';
import { presentBookings } from '../healers/present-booking.ts';
import { listBookingsOf } from '../healers/queries.ts';
import { listImportedOf } from '../imports/queries.ts';
import { listSavedKundlis } from '../kundli/queries.ts';
import { listArchived } from '../orders/archive/list-archived.ts';
import { summarise } from '../orders/my-orders.ts';
import { listOrdersOf } from '../orders/my-orders-queries.ts';
import { listReturnsOf } from '../orders/returns/queries.ts';
import { listReviewsOf } from '../orders/reviews/queries.ts';
import type { Deps } from '../platform/deps.ts';
import { mailboxOf } from '../platform/phone-mailbox.ts';
import { listTextMessagesTo } from '../texts/queries.ts';
import { readMovements } from '../wallet/read-balance.ts';
import { creditOf } from '../wallet/read-credit.ts';
import { exportHealer } from './export-healer.ts';
import { readRemainingData } from './queries.ts';

/**
 * Exports all stored data about the caller (DPDP Act 2023, section 11), without secrets or their
 * hashes.
 */
export async function exportData(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  actor: Actor,
): Promise<Record<string, unknown>> {
  const user = await findUser(db, requireMember(actor).id);
  if (!user) throw new ShopError('unauthenticated');
  const { id, phone, name, role, image, locale, emailVerifiedAt, createdAt } = user;
  const email = mailboxOf(user) || null;
  const member = userOf(user);
  const orders = await listOrdersOf(db, id, 10_000);
  const bookings = await listBookingsOf(db, id, {
    limit: 10_000,
    verifiedEmail: member.verifiedEmail,
  });
  const kundlis = await listSavedKundlis(db, id);
  return {
    account: { id, email, phone, name, role, image, locale, emailVerifiedAt, createdAt },
    addresses: presentAddresses(await listAddresses(db, id)).addresses,
    orders: orders.map((order) => ({
      ...summarise(order),
      email: order.email,
      address: order.address,
      billingAddress: order.billingAddress,
      couponCode: order.couponCode,
      paymentMethod: order.paymentMethod,
      provider: order.provider,
      giftMessage: order.giftMessage,
      buyerGstin: order.buyerGstin,
      panEnd: order.pan?.end ?? null,
      sources: order.sources,
      energisations: order.items.flatMap(({ name: item, sankalpa, energisedLink: video }) =>
        sankalpa || video ? [{ item, for: sankalpa, video }] : [],
      ),
    })),
    returns: await listReturnsOf(db, id),
    ordersOfPreviousShop: (await listArchived({ db }, member.verifiedEmail, 10_000)).orders,
    recordsOfPreviousShop: await listImportedOf(db, id),
    bookings: await presentBookings(db, bookings, locale),
    consultations: await exportConsultations({ db, env }, user),
    consultationReports: await listReportsBy(db, id),
    balance: await readMovements(db, id, 10_000),
    giftCards: (await listCardsBoughtBy(db, member)).map((card) => ({
      ...{
        amount: toRupees(card.amountPaise),
        boughtAt: card.createdAt,
        email: card.buyerEmail,
        sendOn: card.sendOn,
      },
      ...{
        recipientName: card.recipientName,
        recipientEmail: card.recipientEmail,
        giverName: card.giverName,
      },
      message: card.message,
    })),
    savedKundlis: kundlis.map(({ request, createdAt, parentStatedAt }) => ({
      birth: request,
      savedAt: createdAt,
      parentStatedAt,
    })),
    storeCredit: await creditOf(db, id, 10_000),
    reviews: (await listReviewsOf(db, id)).map(
      ({ productId, stars, text, status, name, createdAt: writtenAt }) => ({
        productId,
        stars,
        text,
        status,
        name,
        writtenAt,
      }),
    ),
    sessions: await listSessions(db, id),
    passkeys: (await listPasskeys(db, id)).map(({ name, createdAt, lastUsedAt }) => ({
      name,
      createdAt,
      lastUsedAt,
    })),
    pushSubscriptions: await exportPushSubscriptions(db, id),
    pushChoices: await exportPushChoices(db, id),
    healer: await exportHealer(db, user),
    blocks: await listBlocksBy(db, id),
    vouchers: (await listVouchersOf(db, id)).map(({ number, kind, issuedAt, content }) => ({
      ...{ number, kind, issuedAt, content },
    })),
    cartCoupon: (await findCartCoupon(db, id))?.code ?? null,
    consents: await listConsents(db, member),
    textMessages: user.phone ? await listTextMessagesTo(db, user.phone) : [],
    ...(await readRemainingData(db, member)),
  };
}
