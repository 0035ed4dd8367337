import {
  and,
  asc,
  eq,
  exists,
  inArray,
  isNotNull,
  ne,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ConsentUser } from '../accounts/consent-queries.ts';
import { deletePasskeysOf } from '../accounts/passkeys/passkey-queries.ts';
import { deletePhoneOf } from '../accounts/phone/code-queries.ts';
import { deletePushOf } from '../accounts/push/push-queries.ts';
import type { UserRow } from '../accounts/queries.ts';
import { consents, customerNotes, identities, tokens, users } from '../accounts/schema.ts';
import { cartCoupons, cartLines } from '../cart/schema.ts';
import {
  deleteReminderByEmail,
  deleteReminderOfOwner,
  listRemindersOf,
} from '../cart-reminders/queries.ts';
import { productVariants } from '../catalogue/schema.ts';
import { deleteHealerAlertsOf, listHealerAlertsOf } from '../consultations/alerts/queries.ts';
import { deleteBlocksOf } from '../consultations/reports/queries.ts';
import { consultations } from '../consultations/schema.ts';
import { messages } from '../contact/schema.ts';
import { deleteDraftsOf, listDraftsOf } from '../draft-orders/queries.ts';
import { giftCards } from '../gift-cards/schema.ts';
import { deleteCertificatesOf } from '../healers/certificates/queries.ts';
import { bookings } from '../healers/schema.ts';
import { savedKundlis } from '../kundli/schema.ts';
import { creditAccount, customerAccount } from '../ledger/accounts.ts';
import { ledgerEntries, topUps } from '../ledger/schema.ts';
import { deleteSubscriberByEmail } from '../newsletter/queries.ts';
import { subscribers } from '../newsletter/schema.ts';
import { returnImages, returnRequests } from '../orders/returns/schema.ts';
import { reviews } from '../orders/reviews/schema.ts';
import { energisationImages } from '../orders/workshop/schema.ts';
import { isUnfinishedRefund } from '../payments/refund-queries.ts';
import { refunds } from '../payments/schema.ts';
import type { Executor } from '../platform/database/open-database.ts';
import { orderItems, orders } from '../reservations/schema.ts';
import { deleteAlertsByEmail, listAlertsByEmail } from '../stock-alerts/queries.ts';
import { eraseTextMessagesTo } from '../texts/queries.ts';
import { deleteWishlistOf, listWishlist } from '../wishlist/queries.ts';
import { clearRequests, findNominee, listRequestsOf } from './requests/queries.ts';

/** Stored data about a user besides their profile. */
export async function readRemainingData(db: Executor, member: ConsentUser) {
  const cart = await db
    .select({
      productId: cartLines.productId,
      sku: productVariants.sku,
      quantity: cartLines.quantity,
      extras: cartLines.extras,
      addedAt: cartLines.createdAt,
    })
    .from(cartLines)
    .innerJoin(productVariants, eq(productVariants.id, cartLines.variantId))
    .where(eq(cartLines.userId, member.id));
  const signIns = await db
    .select({ issuer: identities.issuer, since: identities.createdAt })
    .from(identities)
    .where(eq(identities.userId, member.id));
  const notes = await db
    .select({ text: customerNotes.text, at: customerNotes.at })
    .from(customerNotes)
    .where(notesOn(member));
  const wishlist = await listWishlist(db, member.id);
  const cartReminders = await listRemindersOf(db, { id: member.id, email: member.verifiedEmail });
  const healerAlerts = (await listHealerAlertsOf(db, member.id)).map(
    ({ healerId, createdAt, notifiedAt }) => ({
      healerId,
      createdAt,
      notifiedAt,
    }),
  );
  const draftOrders = await listDraftsOf(db, { id: member.id, email: member.verifiedEmail });
  const nominee = await findNominee(db, member.id);
  const privacyRequests = (await listRequestsOf(db, member.id)).map(
    ({ userId: _, ...request }) => request,
  );
  return {
    cart,
    draftOrders,
    nominee,
    privacyRequests,
    cartReminders,
    wishlist,
    healerAlerts,
    signIns,
    notes,
    ...(await readByAddress(db, member.verifiedEmail)),
  };
}

/** Matches notes about an account, or about the guest with its verified address. */
function notesOn({ id, verifiedEmail }: ConsentUser) {
  return or(
    eq(customerNotes.userId, id),
    verifiedEmail === null ? undefined : eq(customerNotes.email, verifiedEmail),
  );
}

/**
 * Data identified only by an email address: any visitor can enter an address, so the data belongs
 * to the user who has verified it.
 */
async function readByAddress(db: Executor, email: string | null) {
  if (email === null) return { messages: [], newsletter: null, stockAlerts: [] };
  const { name, subject, message, createdAt, answeredAt } = messages;
  const saved = await db
    .select({ name, email: messages.email, subject, message, createdAt, answeredAt })
    .from(messages)
    .where(eq(messages.email, email))
    .orderBy(asc(createdAt));
  const [newsletter = null] = await db
    .select({
      email: subscribers.email,
      requestedAt: subscribers.createdAt,
      confirmedAt: subscribers.confirmedAt,
    })
    .from(subscribers)
    .where(eq(subscribers.email, email));
  return { messages: saved, newsletter, stockAlerts: await listAlertsByEmail(db, email) };
}

/**
 * Whether an account has data that only its owner may delete: orders, paid gift cards, a balance or
 * pending top-up, bookings, sessions with healers, reviews, or a role other than customer. One
 * query.
 */
export async function hasMoney(
  db: Executor,
  { id, role }: Pick<UserRow, 'id' | 'role'>,
): Promise<boolean> {
  if (role !== 'user') return true;
  const of = (table: PgTable, condition: SQL | undefined) =>
    exists(db.select({ one: sql`1` }).from(table).where(condition));
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, id),
        or(
          of(orders, and(eq(orders.userId, id), ne(orders.status, 'expired'))),
          of(giftCards, and(eq(giftCards.buyerId, id), ne(giftCards.status, 'ordered'))),
          of(topUps, and(eq(topUps.userId, id), ne(topUps.status, 'ended'))),
          of(
            ledgerEntries,
            inArray(ledgerEntries.account, [customerAccount(id), creditAccount(id)]),
          ),
          of(bookings, eq(bookings.userId, id)),
          of(consultations, eq(consultations.userId, id)),
          of(reviews, eq(reviews.userId, id)),
        ),
      ),
    );
  return rows.length > 0;
}

/**
 * Deletes a user's personal data (soft delete): the row stays, because orders, retained by tax law,
 * reference it.
 */
export async function removeUser(
  tx: Executor,
  user: ConsentUser & { email: string },
): Promise<void> {
  await tx
    .update(users)
    .set({
      email: `deleted-${user.id}@deleted.invalid`,
      name: 'Deleted customer',
      image: null,
      passwordHash: null,
      emailVerifiedAt: null,
      deletedAt: sql`now()`,
    })
    .where(eq(users.id, user.id));
  await tx.delete(cartLines).where(eq(cartLines.userId, user.id));
  await tx.delete(cartCoupons).where(eq(cartCoupons.userId, user.id));
  await deleteWishlistOf(tx, user.id);
  await deleteHealerAlertsOf(tx, user.id);
  await deleteBlocksOf(tx, user.id);
  await clearRequests(tx, user.id);
  await deleteCertificatesOf(tx, user.id);
  await deleteDraftsOf(tx, { id: user.id, email: user.verifiedEmail });
  await deleteReminderOfOwner(tx, `user:${user.id}`);
  await tx.delete(savedKundlis).where(eq(savedKundlis.userId, user.id));
  await deletePasskeysOf(tx, user.id);
  await deletePushOf(tx, user.id);
  await tx.delete(identities).where(eq(identities.userId, user.id));
  await tx.delete(tokens).where(or(eq(tokens.userId, user.id), eq(tokens.email, user.email)));
  await tx.delete(customerNotes).where(notesOn(user));
  const [{ phone } = { phone: null }] = await tx
    .select({ phone: users.phone })
    .from(users)
    .where(eq(users.id, user.id));
  if (phone) await eraseTextMessagesTo(tx, phone);
  await deletePhoneOf(tx, user.id);
  await tx.update(consents).set({ email: null, phone: null }).where(eq(consents.userId, user.id));
  if (user.verifiedEmail === null) return;
  await tx.delete(messages).where(eq(messages.email, user.verifiedEmail));
  await deleteSubscriberByEmail(tx, user.verifiedEmail);
  await deleteAlertsByEmail(tx, user.verifiedEmail);
  await deleteReminderByEmail(tx, user.verifiedEmail);
}

/**
 * Deletes email address, delivery and billing address and the names for energisation from the
 * closed orders of deleted accounts. State and PIN code stay, since they are the place of supply in
 * tax records. The messages and images of closed returns are deleted. An open order keeps its
 * address until it is closed, and until an open return or an unfinished refund is.
 */
export async function anonymiseClosedOrders(db: Executor): Promise<void> {
  const deleted = db.select({ id: users.id }).from(users).where(isNotNull(users.deletedAt));
  const theirs = db.select({ id: orders.id }).from(orders).where(inArray(orders.userId, deleted));
  await db
    .update(returnRequests)
    .set({ note: '' })
    .where(
      and(
        inArray(returnRequests.orderId, theirs),
        ne(returnRequests.note, ''),
        inArray(returnRequests.status, ['settled', 'declined', 'withdrawn']),
      ),
    );
  const closedReturns = db
    .select({ id: returnRequests.id })
    .from(returnRequests)
    .where(
      and(
        inArray(returnRequests.orderId, theirs),
        inArray(returnRequests.status, ['settled', 'declined', 'withdrawn']),
      ),
    );
  await db.delete(returnImages).where(inArray(returnImages.returnId, closedReturns));
  const openReturn = db
    .select({ one: sql`1` })
    .from(returnRequests)
    .where(
      and(
        eq(returnRequests.orderId, orders.id),
        notInArray(returnRequests.status, ['settled', 'declined', 'withdrawn']),
      ),
    );
  const unfinishedRefund = db
    .select({ one: sql`1` })
    .from(refunds)
    .where(and(eq(refunds.orderId, orders.id), isUnfinishedRefund));
  const isClosed = and(
    inArray(orders.userId, deleted),
    inArray(orders.status, ['delivered', 'returned', 'refunded', 'cancelled', 'expired']),
    notExists(openReturn),
    notExists(unfinishedRefund),
  );
  const closedOrders = db.select({ id: orders.id }).from(orders).where(isClosed);
  await db
    .update(orderItems)
    .set({ sankalpa: null, energisedLink: null, energisedPicture: null })
    .where(
      and(
        or(
          isNotNull(orderItems.sankalpa),
          isNotNull(orderItems.energisedLink),
          isNotNull(orderItems.energisedPicture),
        ),
        inArray(orderItems.orderId, closedOrders),
      ),
    );
  await db.delete(energisationImages).where(inArray(energisationImages.orderId, closedOrders));
  await db
    .update(orders)
    .set({
      email: null,
      address: sql`case when ${orders.address} is null then null else jsonb_build_object('fullName', '', 'addressLine', '', 'apartment', '', 'city', '', 'phone', '', 'state', ${orders.address}->'state', 'pincode', ${orders.address}->'pincode') end`,
      mailboxKey: null,
      phoneKey: null,
      doorKey: null,
      billingAddress: null,
      buyerGstin: null,
      giftMessage: null,
    })
    .where(
      and(
        isClosed,
        sql`num_nonnulls(${orders.email}, ${orders.phoneKey}, ${orders.billingAddress},
          ${orders.buyerGstin}, ${orders.giftMessage},
          nullif(${orders.address} ->> 'fullName', '')) > 0`,
      ),
    );
}

/** Moves the orders of one account to another. */
export async function moveOrders(tx: Executor, from: string, to: string): Promise<void> {
  await tx.update(orders).set({ userId: to }).where(eq(orders.userId, from));
}

/** Moves administrators' notes about one account to another. */
export async function moveNotes(tx: Executor, from: string, to: string): Promise<void> {
  await tx.update(customerNotes).set({ userId: to }).where(eq(customerNotes.userId, from));
}
