import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../accounts/schema.ts';
import { healerAccount } from '../ledger/accounts.ts';
import { balanceOf } from '../ledger/queries.ts';
import { faultsOf, letPass, newCustomer, newHealer, startSession, testHealer } from '../testing/consultations.ts';
import { newMember, type TestMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';

describe.each(databaseKinds())('a healer’s share on %s', (kind) => {
  let shop: TestShop;
  let healer: TestMember;
  let admin: TestMember;
  beforeAll(async () => {
    shop = await createTestShop(kind);
    healer = await newHealer(shop);
    admin = await newMember(shop, 'admin');
  });
  afterAll(() => shop.close());

  const change = (by: TestMember, id: string, sharePercent: unknown) =>
    by.put(`/admin/healers/${id}/share`, { sharePercent });

  it('is changed for sessions that are asked for later; one under way keeps what it began with', async () => {
    const asha = await newCustomer(shop, 500);
    const id = await startSession(asha, healer);
    expect(await change(admin, testHealer.id, 75)).toMatchObject({ status: 200, body: { sharePercent: 75 } });
    await healer.post(`/consultations/${id}/messages`, {
      clientId: 'message-1',
      content: { kind: 'text', text: 'Hi' },
    });
    await letPass(shop, asha, id, 200);
    await asha.post(`/consultations/${id}/end`, {});
    const first = await balanceOf(shop.deps.db, healerAccount(testHealer.id));
    expect(first).toBe((9000 * 60) / 100);
    const next = await startSession(asha, healer);
    await healer.post(`/consultations/${next}/messages`, {
      clientId: 'message-2',
      content: { kind: 'text', text: 'Hi' },
    });
    await asha.post(`/consultations/${next}/end`, {});
    expect(await balanceOf(shop.deps.db, healerAccount(testHealer.id))).toBe(first + (9000 * 75) / 100);
    expect(await faultsOf(shop.deps)).toEqual([]);
  });

  it('is the administrators’ to change, is written down once, and is a whole number of percent', async () => {
    await change(admin, testHealer.id, 60);
    for (const share of [-1, 101, 60.5, '60', null])
      expect(await change(admin, testHealer.id, share)).toMatchObject({ status: 400 });
    expect(await change(admin, 'sample-healer-2', 50)).toMatchObject({
      status: 404,
      body: { code: 'healer_not_found' },
    });
    for (const who of [healer, await newMember(shop)])
      expect(await change(who, testHealer.id, 99)).toMatchObject({ status: 403 });
    const written = () =>
      shop.deps.db.select().from(auditLog).where(eq(auditLog.action, 'healer.share')).orderBy(desc(auditLog.id));
    const before = (await written()).length;
    await change(admin, testHealer.id, 65);
    await change(admin, testHealer.id, 65);
    const entries = await written();
    expect(entries).toHaveLength(before + 1);
    expect(entries.at(0)).toMatchObject({
      subject: `healer:${testHealer.id}`,
      difference: { sharePercent: { before: 60, after: 65 } },
    });
  });
});
