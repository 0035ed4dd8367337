import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { healerAccount } from '../ledger/accounts.ts';
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
import { createTestShop, type TestShop, type Visitor } from '../testing/test-shop.ts';
import { consultations } from './schema.ts';

describe.each(databaseKinds())('the successor of a healer on %s', (kind) => {
  const month = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 7);
  let shop: TestShop;
  let admin: TestMember;
  let former: TestMember;
  let successor: Visitor;
  /** A session of the former healer, who earned ₹54 in it. */
  let id: string;
  beforeAll(async () => {
    shop = await createTestShop(kind);
    admin = await newMember(shop, 'admin');
    former = await newHealer(shop);
    id = await reserveSession(former);
    expect((await former.delete('/users/me', {})).status).toBe(200);
    const email = 'successor@example.in';
    const invitation = await admin.post(`/admin/healers/${testHealer.id}/invite`, {
      email,
      sharePercent: 50,
    });
    successor = shop.visitor();
    const form = { email, name: 'Second person', password: 'kanyakumari-sunrise-88' };
    const { code: invite } = invitation.body.invitation;
    expect((await successor.post('/healer/register', { ...form, invite })).status).toBe(200);
  });
  afterAll(async () => {
    expect(await errorsOf(shop.deps)).toEqual([]);
    expect(await ledgerTotal(shop.deps.db)).toBe(0);
    await shop.close();
  });

  /** Starts a session with one billed minute. */
  async function reserveSession(healer: Visitor) {
    const asha = await newCustomer(shop, 500);
    const session = await startSession(asha, healer as TestMember);
    const content = { kind: 'text', text: 'A secret of mine' };
    await healer.post(`/consultations/${session}/messages`, { clientId: 'message-1', content });
    await letPass(shop, asha, session, 200);
    await asha.post(`/consultations/${session}/end`, {});
    return session;
  }

  it('cannot read the former user’s sessions', async () => {
    expect((await successor.get('/consultations')).body).toEqual({
      consultations: [],
      freeChatsHad: [],
    });
    for (const path of ['', '/messages', '/transcript.txt', '/pictures/pic_1'])
      expect((await successor.get(`/consultations/${id}${path}`)).status).toBe(404);
    const content = { kind: 'text', text: 'Hello' };
    const message = { clientId: 'message-9', content };
    expect((await successor.post(`/consultations/${id}/messages`, message)).status).toBe(404);
  });

  it('is not owed and cannot see the former user’s earnings', async () => {
    expect((await successor.get('/healer/desk')).body).toMatchObject({
      owed: 0,
      payouts: [],
      months: [],
      open: [],
    });
    expect((await successor.get(`/healer/statement.csv?month=${month}`)).body).not.toContain(id);
  });

  it('earns separately; the owner sees and pays both', async () => {
    await successor.post('/healer/switch', { on: true });
    const own = await reserveSession(successor);
    const [reservedSession] = await shop.deps.db
      .select()
      .from(consultations)
      .where(eq(consultations.id, own));
    const outstanding = (user: string) => balanceOf(shop.deps.db, healerAccount(user));
    expect([
      await outstanding(former.id),
      await outstanding(reservedSession!.healerUserId!),
    ]).toEqual([5400, 4500]);
    const list = async () =>
      (await admin.get('/admin/consultations')).body.healers.filter(
        ({ owed: total }: { owed: number }) => total > 0,
      );
    expect(await list()).toMatchObject([
      { id: testHealer.id, former: false, owed: 45, months: [{ sessions: 1, share: 45 }] },
      { id: former.id, former: true, email: null, owed: 54, months: [{ sessions: 1, share: 54 }] },
    ]);
    const { body: csv } = await admin.get(`/admin/payouts.csv?month=${month}`);
    expect(csv).toMatch(new RegExp(`${testHealer.id},.*,54,54,${former.id},0,0,0\r\n`));
    expect(csv).toMatch(
      new RegExp(`${testHealer.id},.*,45,45,${reservedSession!.healerUserId},0,0,0\r\n`),
    );
    const pay = (to: string, amount: number, clientId = `payout-${to}-${amount}`) =>
      admin.post(`/admin/healers/${to}/payouts`, { clientId, amount, reference: 'UTR 7' });
    expect(await pay(testHealer.id, 46)).toMatchObject({
      status: 409,
      body: { code: 'payout_too_much' },
    });
    expect((await pay(former.id, 54)).body).toMatchObject({ owed: 0, payouts: [{ amount: 54 }] });
    expect(await outstanding(reservedSession!.healerUserId!)).toBe(4500);
    expect((await successor.get('/healer/desk')).body).toMatchObject({ owed: 45, payouts: [] });
    expect((await pay(testHealer.id, 45)).body).toMatchObject({
      owed: 0,
      payouts: [{ amount: 45 }],
    });
  });
});
