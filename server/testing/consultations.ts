import { eq, sql } from 'drizzle-orm';
import { consultationMinutes, consultations } from '../consultations/schema.ts';
import { healerAccounts } from '../healers/schema.ts';
import { customerAccount, providerAccount } from '../ledger/accounts.ts';
import { ledgerTotal } from '../ledger/queries.ts';
import { recordMovement } from '../ledger/record-movement.ts';
import { transact } from '../platform/database/transact.ts';
import type { Deps } from '../platform/deps.ts';
import { newId } from '../platform/secrets/token.ts';
import { newMember, type TestMember } from './members.ts';
import type { TestShop } from './test-shop.ts';

/** The healer of these tests: ₹90 a minute, with 3 free minutes. */
export const testHealer = { id: 'sample-healer-1', rate: 90, freeMinutes: 3 };

/**
 * Polls the healer's dashboard once, as its page does repeatedly: the healer is online for another
 * 30 s.
 */
export async function visitDashboard(healer: TestMember): Promise<void> {
  const { status } = await healer.get('/healer/desk');
  if (status !== 200) throw new Error(`The desk answers ${status}.`);
}

/** A healer with an open dashboard. */
export async function newHealer(
  shop: Pick<TestShop, 'deps' | 'visitor'>,
  healerId = testHealer.id,
): Promise<TestMember> {
  const healer = await newMember(shop, 'healer');
  await shop.deps.db
    .insert(healerAccounts)
    .values({ healerId, userId: healer.id, switchedOn: true });
  await visitDashboard(healer);
  return healer;
}

/** A customer with a prepaid balance of this many rupees. */
export async function newCustomer(
  shop: Pick<TestShop, 'deps' | 'visitor'>,
  rupees: number,
): Promise<TestMember> {
  const customer = await newMember(shop);
  if (rupees > 0) await prepay(shop.deps, customer.id, rupees);
  return customer;
}

export async function prepay(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  rupees: number,
): Promise<void> {
  const between = { from: providerAccount('test'), to: customerAccount(userId) };
  const request = {
    kind: 'top-up',
    ref: newId('pay_'),
    ...between,
    amountPaise: rupees * 100,
  } as const;
  await transact(db, (tx) => recordMovement(tx, request));
}

/** A running session: requested, accepted, both connected. */
export async function startSession(
  customer: TestMember,
  healer: TestMember,
  healerId = testHealer.id,
): Promise<string> {
  await visitDashboard(healer);
  const response = await customer.post('/consultations', { healerId });
  if (response.status !== 200) throw new Error(JSON.stringify(response.body));
  const { id } = response.body.consultation;
  await healer.post(`/consultations/${id}/accept`, {});
  await customer.get(`/consultations/${id}/messages`);
  const { body } = await healer.get(`/consultations/${id}/messages`);
  if (body.consultation.status !== 'running')
    throw new Error(`The session is ${body.consultation.status}.`);
  return id;
}

/**
 * Simulates this many connected seconds: moves the stored times into the past, at most 25 s per
 * step, and sends the next heartbeat.
 */
export async function letPass(
  shop: Pick<TestShop, 'deps' | 'visitor'>,
  customer: TestMember,
  id: string,
  seconds: number,
): Promise<void> {
  for (let left = seconds; left > 0; left -= 25) {
    const ago = sql`now() - make_interval(secs => ${Math.min(25, left)}::float8)`;
    await shop.deps.db
      .update(consultations)
      .set({ tickedAt: ago, customerSeenAt: ago, healerSeenAt: sql`now()` })
      .where(eq(consultations.id, id));
    await customer.get(`/consultations/${id}/messages`);
  }
}

/**
 * Checks the invariants after every failure: the ledger totals zero, and minutes are billed once
 * each, without a gap, and add up to the bill. @returns the violations
 */
export async function errorsOf({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  const errors: string[] = [];
  if ((await ledgerTotal(db)) !== 0) errors.push('the ledger does not add up to zero');
  for (const row of await db.select().from(consultations)) {
    const minutes = await db
      .select()
      .from(consultationMinutes)
      .where(eq(consultationMinutes.consultationId, row.id))
      .orderBy(consultationMinutes.minute);
    if (minutes.some(({ minute }, at) => minute !== at))
      errors.push(`minutes of ${row.id} are not one after the other`);
    if (minutes.length * 60_000 !== row.billedUntil)
      errors.push(`${row.id} is not billed as far as its minutes`);
    const amount = minutes.reduce((total, { amountPaise }) => total + amountPaise, 0);
    if (amount !== row.chargedPaise)
      errors.push(`the minutes of ${row.id} do not add up to its bill`);
    if (row.status === 'running' && row.billedUntil < row.clockMs)
      errors.push(`${row.id} has minutes nobody billed`);
  }
  return errors;
}
