import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../accounts/schema.ts';
import { documents } from '../documents/schema.ts';
import { healerAccount, payoutsAccount, tdsAccount } from '../ledger/accounts.ts';
import { balanceOf, ledgerTotal } from '../ledger/queries.ts';
import {
  errorsOf,
  letPass,
  newCustomer,
  newHealer,
  startSession,
  testHealer,
} from '../testing/consultations.ts';
import { newMember, type TestMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

describe.each(databaseKinds())('a payout to a healer on %s', (kind) => {
  let shop: TestShop;
  let healer: TestMember;
  let admin: TestMember;
  beforeAll(async () => {
    shop = await createTestShop(kind);
    healer = await newHealer(shop);
    admin = await newMember(shop, 'admin');
    const asha = await newCustomer(shop, 1000);
    const id = await startSession(asha, healer);
    const content = { kind: 'text', text: 'Namaste' };
    await healer.post(`/consultations/${id}/messages`, { clientId: 'message-1', content });
    await letPass(shop, asha, id, 301);
    await asha.post(`/consultations/${id}/end`, {});
  });
  afterAll(async () => {
    expect(await errorsOf(shop.deps)).toEqual([]);
    await shop.close();
  });
  const pay = (
    clientId: string,
    amount: unknown,
    by = admin,
    reference = 'UTR 1',
    healerId: string = testHealer.id,
  ) => by.post(`/admin/healers/${healerId}/payouts`, { clientId, amount, reference });
  const outstanding = () => balanceOf(shop.deps.db, healerAccount(healer.id));
  const saved = () =>
    shop.deps.db.select().from(auditLog).where(eq(auditLog.action, 'healer.payout'));

  it('reduces the ledger balance by the transferred sum, once, as both see', async () => {
    // Three minutes at ₹90, of which the healer's share is 60 %.
    expect(await outstanding()).toBe(16_200);
    const [one, two] = await Promise.all([pay('payout-one', 100.5), pay('payout-one', 100.5)]);
    for (const { status, body } of [one, two])
      expect({ status, body }).toMatchObject({
        status: 200,
        body: { owed: 61.5, payouts: [{ amount: 100.5 }] },
      });
    expect(await outstanding()).toBe(6_150);
    expect(await balanceOf(shop.deps.db, payoutsAccount)).toBe(10_050);
    expect(await ledgerTotal(shop.deps.db)).toBe(0);
    expect((await healer.get('/healer/desk')).body).toMatchObject({
      owed: 61.5,
      payouts: [{ amount: 100.5, reference: 'UTR 1' }],
    });
    const month = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 7);
    const resolved = sql`jsonb_set(${documents.published}, '{en,name}', '"=1+1 Ācārya"')`;
    await shop.deps.db
      .update(documents)
      .set({ published: resolved })
      .where(eq(documents.id, testHealer.id));
    const { body } = await admin.get(`/admin/payouts.csv?month=${month}`);
    expect(body).toMatch(/^\ufeffhealer,.*owed_now,account,paid,tds,transferred\r\n/);
    // A name that looks like a formula is escaped (CSV injection).
    expect(body).toMatch(/,'=1\+1 Ācārya,.*,61\.5,usr_/);
    expect(await saved()).toMatchObject([
      { subject: `healer:${testHealer.id}`, difference: { owed: { before: 162, after: 61.5 } } },
    ]);
  });

  it('deducts the tax configured by the accountant, from all of the year’s payouts', async () => {
    const values = { TDS_CODE: '1027', TDS_PERCENT: '10', TDS_THRESHOLD: '110' };
    expect((await admin.put('/admin/settings', { version: 0, values })).status).toBe(200);
    const { body } = await pay('payout-tds', 20, admin, 'UTR 2');
    // TDS of 10 % of ₹120.50, in whole rupees.
    expect(body).toMatchObject({ owed: 41.5, payouts: [{ amount: 20, tds: 12 }, { tds: 0 }] });
    expect(await balanceOf(shop.deps.db, tdsAccount)).toBe(1_200);
    expect(await balanceOf(shop.deps.db, payoutsAccount)).toBe(10_850);
    expect(await pay('payout-tds', 20, admin, 'UTR 2')).toMatchObject({
      status: 200,
      body: { owed: 41.5 },
    });
    expect(await ledgerTotal(shop.deps.db)).toBe(0);
    const [year, month] = new Date(Date.now() + 5.5 * 3_600_000)
      .toISOString()
      .split('-')
      .map(Number) as [number, number];
    const quarter = [4, 1, 2, 3][Math.floor((month - 1) / 3)];
    const path = `/admin/reports/tds.csv?year=${quarter === 4 ? year - 1 : year}&quarter=${quarter}`;
    const lines = (await admin.get(path)).body.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/,1027,10,20\.00,12\.00,8\.00,UTR 2$/);
    expect((await healer.get('/admin/reports/tds.csv?year=2026&quarter=3')).status).toBe(403);
    await admin.put('/admin/settings', { version: 1, values: { TDS_CODE: null } });
  });

  it('never exceeds the balance owed, despite concurrent payouts', async () => {
    const attempts = await Promise.all([1, 2, 3].map((n) => pay(`payout-race-${n}`, 41.5)));
    expect(attempts.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await outstanding()).toBe(0);
    expect(await pay('payout-more', 0.01)).toMatchObject({
      status: 409,
      body: { code: 'payout_too_much' },
    });
    expect(await pay('payout-one', 7), 'another sum under the same id').toMatchObject({
      status: 409,
    });
    expect(await saved()).toHaveLength(3);
  });

  it('is rejected with the invalid field, and recorded only by administrators', async () => {
    for (const amount of [0, -1, 1.005, '5', null])
      expect(await pay('payout-bad', amount)).toMatchObject({
        status: 400,
        body: { fields: { amount: expect.any(String) } },
      });
    expect(await pay('payout-bad', 1, admin, ' ')).toMatchObject({
      status: 400,
      body: { fields: { reference: expect.any(String) } },
    });
    expect(await pay('payout-bad', 1, admin, 'UTR', 'nobody')).toMatchObject({ status: 404 });
    for (const user of [healer, await newMember(shop)])
      expect((await pay('payout-bad', 1, user)).status).toBe(403);
  });
});
