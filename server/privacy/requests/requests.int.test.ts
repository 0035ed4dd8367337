import { emailMessages } from '@jyotiratna/messages/every-language/emails.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../accounts/schema.ts';
import { encryptPan } from '../../checkout/encrypt-pan.ts';
import { buildEmail } from '../../platform/email/build-email.ts';
import { orders } from '../../reservations/schema.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { nominees, privacyRequests } from './schema.ts';

const daughter = { name: 'Asha Rao', relation: 'daughter', email: 'asha@example.com' };

describe.each(databaseKinds())("a person's rights on %s", (kind) => {
  let shop: TestShop;
  let admin: TestMember;
  beforeAll(async () => {
    shop = await createTestShop(kind, { NOTICE_EMAIL: 'owner@example.com', NOTICE_LANGUAGE: 'hi' });
    admin = await newMember(shop, 'admin');
  });
  afterAll(() => shop.close());

  it('include a nominee: saved, exported, and deleted with the account', async () => {
    const user = await newMember(shop);
    expect((await user.get('/users/nominee')).body).toEqual({ nominee: null });
    const invalid = await user.put('/users/nominee', { ...daughter, email: 'nobody' });
    expect([invalid.status, Object.keys(invalid.body.fields)]).toEqual([400, ['email']]);
    await user.put('/users/nominee', { ...daughter, relation: 'niece' });
    expect((await user.put('/users/nominee', daughter)).body).toEqual({ nominee: daughter });
    expect((await user.get('/users/export')).body.nominee).toEqual(daughter);
    expect((await user.delete('/users/me', {})).status).toBe(200);
    expect(await shop.deps.db.select().from(nominees).where(eq(nominees.userId, user.id))).toEqual(
      [],
    );
  });

  it('include requests with a deadline, answered once, by email', async () => {
    const user = await newMember(shop);
    expect(
      (await user.post('/users/privacy-requests', { kind: 'access', text: ' ' })).body.fields,
    ).toHaveProperty('text');
    const sent = await user.post('/users/privacy-requests', {
      kind: 'correction',
      text: 'My name is spelled Rao.',
    });
    const [request] = sent.body.requests;
    const days = (Date.parse(request.dueAt) - Date.parse(request.createdAt)) / 86_400_000;
    expect([sent.status, Math.round(days), request.answeredAt]).toEqual([200, 30, null]);
    await shop.deps.db
      .update(privacyRequests)
      .set({ dueAt: new Date('2026-12-31T20:00:00Z') })
      .where(eq(privacyRequests.id, request.id));
    const notice = await buildEmail(shop.deps, { kind: 'privacy-request', requestId: request.id });
    expect(notice?.text, 'the day in India').toContain('2027-01-01');
    expect([notice?.to, notice?.subject]).toEqual([
      'owner@example.com',
      emailMessages.hi.privacyRequest.subject,
    ]);
    expect(notice?.text).toContain('/hi/admin/privacy');

    const reply = (text: string) =>
      admin.post(`/admin/privacy-requests/${request.id}/answer`, { answer: text });
    const results = await Promise.all([reply('Corrected.'), reply('Corrected.')]);
    expect(results.map(({ status }) => status)).toEqual([200, 200]);
    expect((await reply('Something else')).status).toBe(409);
    expect((await user.get('/users/privacy-requests')).body.requests[0]).toMatchObject({
      answer: 'Corrected.',
    });
    const email = await buildEmail(shop.deps, { kind: 'privacy-answer', requestId: request.id });
    expect([email?.to, email?.text]).toEqual([user.email, expect.stringContaining('Corrected.')]);
    await user.delete('/users/me', {});
    const [row] = await shop.deps.db
      .select()
      .from(privacyRequests)
      .where(eq(privacyRequests.id, request.id));
    expect(row).toMatchObject({ text: '', answer: '', kind: 'correction' });
  });

  it('list overdue requests first, and limit the open ones of a person', async () => {
    const user = await newMember(shop);
    const results = [];
    for (let n = 0; n < 6; n += 1)
      results.push(
        (await user.post('/users/privacy-requests', { kind: 'grievance', text: `No ${n}` })).status,
      );
    expect(results).toEqual([200, 200, 200, 200, 200, 429]);
    const { requests } = (await user.get('/users/privacy-requests')).body;
    await shop.deps.db
      .update(privacyRequests)
      .set({ dueAt: sql`now() - interval '1 day'` })
      .where(eq(privacyRequests.id, requests[0].id));
    const listed = (await admin.get('/admin/privacy-requests?state=open')).body;
    expect(listed).toMatchObject({ overdue: 1, requests: expect.any(Array) });
    expect(listed.requests[0]).toMatchObject({ id: requests[0].id, overdue: true });
  });

  it('ask a parent for a statement before the birth of a child is saved', async () => {
    const user = await newMember(shop);
    const year = new Date().getUTCFullYear() - 3;
    const birth = {
      name: 'Mira',
      gender: 'female',
      dob: `05-02-${year}`,
      birthTime: '10:00',
      location: 'Jaipur',
    };
    const rejected = await user.post('/users/kundlis', birth);
    expect([rejected.status, Object.keys(rejected.body.fields)]).toEqual([400, ['parent']]);
    expect((await user.post('/users/kundlis', { ...birth, parent: true })).status).toBe(200);
    const [saved] = (await user.get('/users/export')).body.savedKundlis;
    expect(saved).toMatchObject({
      parentStatedAt: expect.any(String),
      birth: expect.not.objectContaining({ parent: true }),
    });
    expect((await user.post('/users/kundlis', { ...birth, dob: '05-02-1990' })).status).toBe(200);
  });

  it('leave the PAN of a buyer sealed, but for an administrator with a reason that is logged', async () => {
    const pan = await encryptPan(shop.deps, 'ABCDE1234F');
    const base = {
      status: 'paid' as const,
      amountPaise: 1,
      subtotalPaise: 1,
      discountPaise: 0,
      roundingPaise: 0,
    };
    const keys = {
      ownerKey: 'guest:pan',
      idempotencyKey: 'pan',
      requestHash: 'x',
      purchaseId: 'pan',
      quoteHash: 'x',
    };
    const rest = {
      orderNumber: 'JR-PAN0001',
      hasReservedStock: false,
      paymentMethod: 'card',
      provider: 'razorpay',
    };
    await shop.deps.db
      .insert(orders)
      .values({ id: 'ord_pan', ...base, ...keys, ...rest, pan, expiresAt: new Date() });
    const path = '/admin/orders/ord_pan/pan';
    expect((await admin.post(path, { reason: ' ' })).body.fields).toHaveProperty('reason');
    expect((await (await newMember(shop)).post(path, { reason: 'Curious' })).status).toBe(403);
    expect((await admin.post(path, { reason: 'Form 61 of the quarter' })).body).toEqual({
      pan: 'ABCDE1234F',
    });
    const logged = await shop.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'order.pan'));
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).toContain('Form 61 of the quarter');
    expect(JSON.stringify(logged)).not.toContain('ABCDE1234F');
  });
});
