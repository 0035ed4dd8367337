import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../accounts/schema.ts';
import { bookings } from '../healers/schema.ts';
import { closedAccount, creditAccount, grantsAccount, orderAccount } from '../ledger/accounts.ts';
import { balanceOf, ledgerTotal } from '../ledger/queries.ts';
import { recordMovement } from '../ledger/record-movement.ts';
import { transact } from '../platform/database/transact.ts';
import { phoneAddress } from '../platform/phone-mailbox.ts';
import { newId } from '../platform/secrets/token.ts';
import { refundCredit } from '../reservations/order-credit.ts';
import { newMember, type TestMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

const phone = '+919829000000';
const session = {
  healerId: 'sample-healer-4',
  mode: 'phone',
  date: '2026-11-23',
  time: '18:30',
  name: 'Asha',
  email: 'asha@example.in',
  phone: '+91 98290 00000',
};

describe.each(databaseKinds())('money of a deleted account on %s', (kind) => {
  let shop: TestShop;
  let admin: TestMember;
  let asha: TestMember;
  beforeAll(async () => {
    const clock = { now: () => Date.parse('2026-11-21T10:00:00+05:30') };
    shop = await createTestShop(kind, {}, { change: (deps) => ({ ...deps, clock }) });
    admin = await newMember(shop, 'admin');
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    asha = await newMember(shop);
  });
  afterEach(async () => {
    expect(await ledgerTotal(shop.deps.db)).toBe(0);
  });

  const openByPhoneAlone = () =>
    shop.deps.db
      .update(users)
      .set({ email: phoneAddress(asha.id), phone })
      .where(eq(users.id, asha.id));
  const move = (of: Omit<Parameters<typeof recordMovement>[1], 'ref' | 'amountPaise'>) =>
    transact(shop.deps.db, (tx) =>
      recordMovement(tx, { ...of, ref: newId('ref_'), amountPaise: 25_000 }),
    );
  const listed = async () =>
    (await admin.get('/admin/closed-balances')).body.refunds as {
      id: string;
      amount: number;
      contact: string;
    }[];
  /** Enters the owner's transfers of everything listed. */
  async function settle(): Promise<void> {
    for (const { id } of await listed())
      await admin.post(`/admin/closed-balances/${id}/transfer`, { reference: 'UTR 1' });
    expect(await balanceOf(shop.deps.db, closedAccount)).toBe(0);
  }

  it('is listed under the phone of an account that has no mailbox', async () => {
    await openByPhoneAlone();
    await move({ kind: 'credit-grant', from: grantsAccount, to: creditAccount(asha.id) });
    expect((await asha.delete('/users/me', {})).status).toBe(200);
    expect(await listed()).toMatchObject([{ amount: 250, contact: phone }]);
    await settle();
  });

  it('is listed under the phone of an order without an email address that is refunded later', async () => {
    await openByPhoneAlone();
    await move({ kind: 'credit-grant', from: grantsAccount, to: orderAccount('ord_1') });
    await asha.delete('/users/me', {});
    const address = { phone, fullName: 'Asha' } as never;
    const order = {
      ...{ id: 'ord_1', creditPaise: 25_000, creditAccount: creditAccount(asha.id) },
      ...{ email: null, address },
    };
    await transact(shop.deps.db, (tx) =>
      refundCredit(tx, order, { key: 'refund-1', creditPaise: 25_000 }),
    );
    expect(await listed()).toMatchObject([{ amount: 250, contact: phone }]);
    await settle();
  });

  it('includes the refund of a paid session that the deletion cancels, once', async () => {
    const { body } = await asha.post('/bookings', session);
    const { id } = body.booking;
    await admin.post(`/admin/bookings/${id}/payment`, { paid: 500 });
    expect((await asha.delete('/users/me', {})).status).toBe(200);
    const [row] = await shop.deps.db.select().from(bookings).where(eq(bookings.id, id));
    expect(row).toMatchObject({
      status: 'cancelled',
      email: '',
      refundPaise: 40_000,
      feePaise: 10_000,
    });
    expect(await listed()).toMatchObject([{ amount: 400, contact: 'asha@example.in' }]);
    await settle();
    expect(await listed()).toEqual([]);
  });
});
