import {
  type Customer,
  type CustomerList,
  type CustomerRow,
  defined,
  ShopError,
  sourceLocale,
  toPaise,
  toRupees,
} from '@jyotiratna/contract';
import { type Admin, audit } from '../../accounts/audit/audit.ts';
import { deleteBlock, findBlock, findBlocked, insertBlock } from '../../accounts/block-queries.ts';
import { contactOfUser } from '../../accounts/person-of.ts';
import { findUser, type UserRow } from '../../accounts/queries.ts';
import { deleteSessionsOf } from '../../accounts/sessions/queries.ts';
import { endTokensOf } from '../../accounts/token-queries.ts';
import { endAllOf } from '../../consultations/bill.ts';
import { nameOfHealer, readHealerNames } from '../../healers/profiles/names.ts';
import { creditAccount, customerAccount, grantsAccount } from '../../ledger/accounts.ts';
import { depositCredit } from '../../ledger/deposit-credit.ts';
import { balanceOf } from '../../ledger/queries.ts';
import { listArchived } from '../../orders/archive/list-archived.ts';
import { readCursor, writeCursor } from '../../platform/database/cursor.ts';
import type { Executor, Transaction } from '../../platform/database/open-database.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Deps } from '../../platform/deps.ts';
import { mailboxOf } from '../../platform/phone-mailbox.ts';
import * as queries from './queries.ts';

const maxRows = 20;
const maxNotes = 100;
const guestPrefix = 'guest_';

type List = {
  kind?: CustomerRow['kind'] | undefined;
  search?: string | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
};

/**
 * A page of customers. Three queries.
 * @throws ShopError invalid_input for an unknown cursor
 */
export async function listCustomers(
  { db, env }: Money,
  { kind = 'account', search: requested, limit = 50, cursor: text }: List,
): Promise<CustomerList> {
  const search = requested?.trim() || undefined;
  if (kind === 'guest') {
    const cursor = text === undefined ? undefined : readCursor(text, 'text');
    const emails = await queries.listGuests(db, { search, limit, cursor });
    const page = emails.slice(0, limit);
    const [stats, blocked] = await Promise.all([
      queries.guestStats(db, env, page),
      findBlocked(db, page),
    ]);
    const next =
      emails.length > limit ? writeCursor({ value: defined(page.at(-1)), id: 'guest' }) : null;
    return {
      customers: page.map((email) => guestRow(email, stats.get(email), blocked.has(email))),
      nextCursor: next,
    };
  }
  const cursor = text === undefined ? undefined : readCursor(text, 'moment');
  const { rows, next } = await queries.listAccounts(db, { search, limit, cursor });
  const [stats, blocked] = await Promise.all([
    queries.accountStats(
      db,
      env,
      rows.map(({ user }) => user.id),
    ),
    findBlocked(
      db,
      rows.map(({ user }) => user.email),
    ),
  ]);
  return {
    customers: rows.map(({ user }) =>
      accountRow(user, stats.get(user.id), blocked.has(user.email)),
    ),
    nextCursor: next && writeCursor(next),
  };
}

/** @throws ShopError account_not_found */
export async function getCustomer({ db, env }: Money, key: string): Promise<Customer> {
  return present({ db, env }, await find({ db, env }, key));
}

/** @throws ShopError account_not_found */
export async function addNote(
  deps: Money,
  actor: Admin,
  key: string,
  text: string,
): Promise<Customer> {
  return change(deps, key, async (tx, found) => {
    await queries.insertNote(tx, found.whose, { text, by: actor.email });
    await audit(tx, actor, 'customer.note', subjectOf(key), { note: 'added' });
  });
}

/** @throws ShopError account_not_found, not_found for a note of a different customer */
export async function removeNote(
  deps: Money,
  actor: Admin,
  key: string,
  note: number,
): Promise<Customer> {
  return change(deps, key, async (tx, found) => {
    if (!(await queries.deleteNote(tx, found.whose, note))) throw new ShopError('not_found');
    await audit(tx, actor, 'customer.note', subjectOf(key), { note: 'removed' });
  });
}

/**
 * Blocks an email address, revokes its sessions and email links, and ends its current session with
 * a healer. Idempotent.
 * @throws ShopError account_not_found
 */
export async function blockAccount(
  deps: Money,
  actor: Admin,
  key: string,
  reason: string,
): Promise<Customer> {
  return change(deps, key, async (tx, { email, user }) => {
    if (!(await insertBlock(tx, email, { reason, by: actor.email }))) return;
    const sessionCount = user ? await deleteSessionsOf(tx, user.id) : 0;
    if (user) {
      await endTokensOf(tx, user.id);
      await endAllOf(tx, user.id, 'customer');
    }
    await audit(tx, actor, 'customer.block', subjectOf(key), { reason, ended: sessionCount });
  });
}

/**
 * Grants store credit, once per request key, with a reason displayed to the customer.
 * @param amount whole rupees
 * @throws ShopError account_not_found, also for a guest
 */
export async function grantCredit(
  deps: Money,
  actor: Admin,
  key: string,
  { amount, reason, requestKey }: { amount: number; reason: string; requestKey: string },
): Promise<Customer> {
  return change(deps, key, async (tx, { user }) => {
    if (!user) throw new ShopError('account_not_found');
    const moved = await depositCredit(tx, {
      ...{ kind: 'credit-grant', ref: `${user.id} ${requestKey}`, note: reason },
      ...{ from: grantsAccount, to: creditAccount(user.id), amountPaise: toPaise(amount) },
      contact: contactOfUser(user),
    });
    if (moved) await audit(tx, actor, 'customer.credit', subjectOf(key), { amount, reason });
  });
}

/** @throws ShopError account_not_found */
export async function unblock(deps: Money, actor: Admin, key: string): Promise<Customer> {
  return change(deps, key, async (tx, { email }) => {
    if (await deleteBlock(tx, email))
      await audit(tx, actor, 'customer.unblock', subjectOf(key), {});
  });
}

/** `env` decides whether test orders are counted. */
type Money = Pick<Deps, 'db' | 'env'>;
type Reading = { db: Executor; env: Money['env'] };
type Found = { email: string; user: UserRow | null; whose: queries.Whose };

async function change(
  { db, env }: Money,
  key: string,
  work: (tx: Transaction, found: Found) => Promise<void>,
): Promise<Customer> {
  return transact(db, async (tx) => {
    const found = await find({ db: tx, env }, key);
    await work(tx, found);
    return present({ db: tx, env }, found);
  });
}

async function find({ db, env }: Reading, key: string): Promise<Found> {
  const email = guestOf(key);
  if (email !== null) {
    if (!(await queries.guestStats(db, env, [email])).has(email))
      throw new ShopError('account_not_found');
    return { email, user: null, whose: { email } };
  }
  const user = key.length <= 64 ? await findUser(db, key) : null;
  if (user?.role !== 'user') throw new ShopError('account_not_found');
  return { email: user.email, user, whose: { userId: user.id } };
}

const keyOf = (email: string) => guestPrefix + Buffer.from(email).toString('base64url');

/**
 * The email address of a guest's key; null for an account's id, and for text that PostgreSQL
 * rejects.
 */
function guestOf(key: string): string | null {
  if (!key.startsWith(guestPrefix)) return null;
  const email = Buffer.from(key.slice(guestPrefix.length), 'base64url').toString();
  return email.includes('\0') || !email.includes('@') ? null : email;
}

/** The audit log identifies accounts by id and guests by their key. */
const subjectOf = (key: string) => `customer:${key}`;

function accountRow(
  user: UserRow,
  stats: queries.CustomerStats | undefined,
  blocked: boolean,
): CustomerRow {
  const { id: key, phone, name, createdAt } = user;
  const email = mailboxOf(user);
  return {
    key,
    kind: 'account',
    name: name || email || (phone ?? ''),
    email,
    phone,
    ...presentStats(stats),
    since: createdAt.toISOString(),
    blocked,
  };
}

function guestRow(
  email: string,
  stats: queries.CustomerStats | undefined,
  blocked: boolean,
): CustomerRow {
  return {
    key: keyOf(email),
    kind: 'guest',
    name: stats?.name ?? email,
    email,
    phone: null,
    ...presentStats(stats),
    since: null,
    blocked,
  };
}

function presentStats(
  stats: queries.CustomerStats | undefined,
): Pick<CustomerRow, 'orders' | 'spent' | 'lastOrderAt'> {
  const { orders = 0, paise = 0, lastAt = null } = stats ?? {};
  return { orders, spent: toRupees(paise), lastOrderAt: lastAt?.toISOString() ?? null };
}

/** Everything about one customer: nine queries for an account, seven for a guest. */
async function present({ db, env }: Reading, { email, user, whose }: Found): Promise<Customer> {
  const stats = user
    ? (await queries.accountStats(db, env, [user.id])).get(user.id)
    : (await queries.guestStats(db, env, [email])).get(email);
  const latest = await queries.listLatestOrders(db, whose, maxRows);
  const bookings = await queries.listLatestBookings(db, whose, maxRows);
  const names = await readHealerNames(db);
  const notes = await queries.listNotes(db, whose, maxNotes);
  const { orders: archivedOrders } = await listArchived({ db }, email, maxRows);
  const blocked = await findBlock(db, email);
  const balance = user ? toRupees(await balanceOf(db, customerAccount(user.id))) : null;
  const book = user ? await queries.listPhones(db, user.id) : [];
  const phones = [
    user?.phone ?? '',
    ...book,
    ...latest.flatMap(({ phone }) => phone || []),
    ...bookings.map(({ phone }) => phone),
  ];
  return {
    ...(user
      ? accountRow(user, stats, blocked !== null)
      : guestRow(email, stats, blocked !== null)),
    phones: [...new Set(phones)].filter(Boolean).slice(0, 5),
    emailProven: user ? user.emailVerifiedAt !== null : null,
    balance,
    credit: user ? toRupees(await balanceOf(db, creditAccount(user.id))) : null,
    block: blocked && { reason: blocked.reason, by: blocked.by, at: blocked.at.toISOString() },
    latestOrders: latest.map(({ id, orderNumber, status, amountPaise, provider, createdAt }) => ({
      _id: id,
      orderNumber,
      status,
      amount: toRupees(amountPaise),
      ...(provider === 'sandbox' && { test: true as const }),
      createdAt: createdAt.toISOString(),
    })),
    bookings: bookings.map(({ id, healerId, startsAt, status }) => ({
      id,
      healerName: nameOfHealer(names, healerId, sourceLocale),
      startsAt: startsAt.toISOString(),
      status,
    })),
    archivedOrders,
    notes: notes.map(({ id, text, by, at }) => ({ id, text, by, at: at.toISOString() })),
  };
}
