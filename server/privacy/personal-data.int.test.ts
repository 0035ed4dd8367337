import { noticeVersion } from '@jyotiratna/contract';
import { eq, isNull, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { issueToken } from '../accounts/issue-token.ts';
import { consents, customerNotes } from '../accounts/schema.ts';
import { consultationMessages, consultations } from '../consultations/schema.ts';
import { messages } from '../contact/schema.ts';
import { giftCards } from '../gift-cards/schema.ts';
import { bookings, healerAccounts } from '../healers/schema.ts';
import { savedKundlis } from '../kundli/schema.ts';
import { closedAccount, customerAccount } from '../ledger/accounts.ts';
import { balanceOf } from '../ledger/queries.ts';
import { subscribers } from '../newsletter/schema.ts';
import { returnRequests } from '../orders/returns/schema.ts';
import { reviews } from '../orders/reviews/schema.ts';
import { deliverEmail } from '../platform/email/deliver-email.ts';
import type { RenderedEmail } from '../platform/email/mailer.ts';
import { outbox } from '../platform/outbox/schema.ts';
import { orderItems, orders } from '../reservations/schema.ts';
import { addProduct } from '../testing/catalogue.ts';
import { errorsOf, newHealer, prepay, startSession, testHealer } from '../testing/consultations.ts';
import { addOrder } from '../testing/orders.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop, type Visitor } from '../testing/test-shop.ts';
import { sweepAccounts } from './sweep-accounts.ts';

const password = 'quiet marigold 41';
const birth = {
  name: 'Asha',
  gender: 'female',
  dob: '14-08-1995',
  birthTime: '07:40',
  location: 'Jaipur, Rajasthan, India',
};
const session = {
  healerId: 'sample-healer-4',
  mode: 'chat',
  date: '2026-11-22',
  time: '18:30',
  phone: '+91 98290 00000',
};

describe.each(databaseKinds())('personal data on %s', (kind) => {
  let shop: TestShop;
  const sent: RenderedEmail[] = [];
  let networks = 0;
  beforeAll(async () => {
    const mailer = { send: async (one: RenderedEmail) => void sent.push(one) };
    const clock = { now: () => Date.parse('2026-11-21T10:00:00+05:30') };
    shop = await createTestShop(
      kind,
      { TRUST_PROXY: '1' },
      { change: (deps) => ({ ...deps, mail: mailer, clock }) },
    );
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.deps.db.delete(bookings));

  const from = () => ({ 'x-forwarded-for': `203.0.113.${++networks}` });
  async function registered() {
    const visitor = shop.visitor();
    const email = `q${++networks}@example.in`;
    const { body } = await visitor.post(
      '/user/register',
      { email, password, name: 'Asha Rao' },
      from(),
    );
    const id = body.user.id as string;
    const prove = async () => {
      const { token } = await issueToken(shop.deps.db, { purpose: 'verify', email, userId: id });
      expect((await visitor.post('/user/verify-email', { token })).status).toBe(200);
    };
    return { visitor, email, id, prove };
  }

  /** Actions that a visitor can take with another person's email address, without a login. */
  async function writeUnder(email: string): Promise<void> {
    const guest = shop.visitor();
    const message = {
      name: 'Asha',
      email,
      subject: 'Ring size',
      message: 'Could you resize the ring?',
    };
    await guest.post('/contact', message, from());
    await guest.post('/bookings', { ...session, name: 'Asha', email }, from());
    await guest.post('/newsletter', { email }, from());
    await deliverEmail(shop.deps);
    const letter = sent.find(
      ({ to, subject }) => to === email && subject.includes('confirm your subscription'),
    );
    const token = new URL(
      /http\S+confirm\?token=\S+/.exec(letter?.text ?? '')?.[0] ?? '',
    ).searchParams.get('token');
    await guest.post('/newsletter/confirm', { token }, from());
  }

  const exported = async (visitor: Visitor) => (await visitor.get('/users/export')).body;
  const agreed = async (visitor: Visitor) => (await visitor.get('/users/consents')).body.consents;
  const stored = async (
    table: typeof messages | typeof subscribers | typeof bookings,
    email: string,
  ) => shop.deps.db.$count(table, eq(table.email, email));

  it('is exported in full: births, and content submitted under a verified address', async () => {
    const { visitor, email, prove } = await registered();
    await visitor.post('/users/kundlis', birth);
    await writeUnder(email);
    const before = await exported(visitor);
    expect(before).toMatchObject({
      savedKundlis: [{ birth }],
      messages: [],
      newsletter: null,
      bookings: [],
    });
    await prove();
    const after = await exported(visitor);
    expect(after).toMatchObject({
      messages: [{ subject: 'Ring size', message: 'Could you resize the ring?', answeredAt: null }],
      newsletter: { email, confirmedAt: expect.any(String) },
      bookings: [{ healerId: session.healerId, email }],
      sessions: [{}],
    });
    expect(after.consents.map(({ purpose }: { purpose: string }) => purpose)).toEqual([
      'account',
      'kundlis',
      'newsletter',
    ]);
  });

  it('is exported with the personal data of orders, their returns and the notes about a guest', async () => {
    const { visitor, email, id, prove } = await registered();
    const orderId = `ord_own${networks}`;
    const name = { name: 'Ravi Rao' };
    await addOrder(shop.deps, { id: orderId, userId: id, status: 'delivered' });
    await shop.deps.db
      .update(orders)
      .set({ giftMessage: 'For your day', buyerGstin: '08AAACR4849R1ZL' })
      .where(eq(orders.id, orderId));
    await addProduct(shop.deps, { id: 'stone' });
    await shop.deps.db.insert(orderItems).values({
      ...{ orderId, position: 0, productId: 'stone', variantId: 'stone', sku: 'S', name: 'Stone' },
      ...{ slug: 'stone', unitPricePaise: 100, quantity: 1, tookStock: false, sankalpa: name },
    });
    await shop.deps.db.insert(returnRequests).values({
      ...{ id: `ret_${orderId}`, orderId, status: 'declined', wish: 'refund', reason: 'faulty' },
      ...{ note: 'The clasp broke', answer: 'It was bent' },
    });
    await shop.deps.db.insert(customerNotes).values({ email, text: 'Rings twice', by: 'a@x.in' });
    expect((await exported(visitor)).notes).toEqual([]);
    await prove();
    expect(await exported(visitor)).toMatchObject({
      orders: [
        {
          ...{ giftMessage: 'For your day', buyerGstin: '08AAACR4849R1ZL', panEnd: null },
          energisations: [{ for: name, video: null }],
        },
      ],
      returns: [
        { status: 'declined', note: 'The clasp broke', answer: 'It was bent', pictures: 0 },
      ],
      notes: [{ text: 'Rings twice' }],
    });
    await visitor.delete('/users/me', { password });
    expect(await shop.deps.db.$count(customerNotes, eq(customerNotes.email, email))).toBe(0);
  });

  it('includes the reviews that were written as a guest about orders that it has now', async () => {
    const { visitor, id } = await registered();
    const orderId = `ord_guest${networks}`;
    await addOrder(shop.deps, { id: orderId, userId: id, status: 'delivered' });
    await addProduct(shop.deps, { id: 'bead' });
    await shop.deps.db.insert(reviews).values({
      ...{ id: 'rev_guest', productId: 'bead', orderId, buyerKey: 'mailbox', name: 'Asha' },
      ...{ stars: 5, text: 'It shines', status: 'published' },
    });
    expect((await exported(visitor)).reviews).toMatchObject([{ text: 'It shines' }]);
    expect((await visitor.delete('/users/me', { password })).status).toBe(200);
    expect(await shop.deps.db.$count(reviews, eq(reviews.id, 'rev_guest'))).toBe(0);
  });

  it('includes the gift cards that were bought as a guest under the verified address', async () => {
    const { visitor, email, prove } = await registered();
    await shop.deps.db.insert(giftCards).values({
      ...{ id: 'gft_guest', origin: 'bought', status: 'active', codeHash: 'x', codeEnd: 'WXYZ' },
      ...{ amountPaise: 50_000, buyerEmail: email, giverName: 'Asha', validMonths: 12 },
      ...{ recipientEmail: 'ravi@example.in', sentAt: new Date() },
    });
    expect((await exported(visitor)).giftCards).toEqual([]);
    await prove();
    expect((await exported(visitor)).giftCards).toMatchObject([{ amount: 500, giverName: 'Asha' }]);
    await visitor.delete('/users/me', { password });
    expect(await shop.deps.db.select().from(giftCards)).toMatchObject([
      { buyerEmail: null, giverName: '', recipientEmail: null },
    ]);
  });

  it('of a guest remains when an account under their unverified address is deleted', async () => {
    const { visitor, email } = await registered();
    await shop.deps.db.insert(customerNotes).values({ email, text: 'Rings twice', by: 'a@x.in' });
    expect((await visitor.delete('/users/me', { password })).status).toBe(200);
    expect(await shop.deps.db.$count(customerNotes, eq(customerNotes.email, email))).toBe(1);
  });

  it('is deleted with the account, including content submitted under its verified address', async () => {
    const { visitor, email, id, prove } = await registered();
    await prove();
    await visitor.post('/users/kundlis', birth);
    await writeUnder(email);
    expect((await visitor.delete('/users/me', { password })).status).toBe(200);
    for (const table of [messages, subscribers, bookings])
      expect(await stored(table, email)).toBe(0);
    expect(await shop.deps.db.$count(savedKundlis, eq(savedKundlis.userId, id))).toBe(0);
    expect(await shop.deps.db.$count(consents, eq(consents.email, email))).toBe(0);
    const [row] = await shop.deps.db.select().from(bookings);
    expect(row).toMatchObject({ name: 'Deleted customer', phone: '', status: 'cancelled' });
  });

  it('requires confirmation before deletion: open orders, and sessions that it cancels with their refund', async () => {
    const { visitor, id } = await registered();
    const closing = async () => (await visitor.get('/users/me/closing')).body;
    expect(await closing()).toEqual({ orders: [], bookings: [], balance: 0 });
    const { body } = await visitor.post(
      '/bookings',
      { ...session, name: 'Asha', email: 'asha@example.in' },
      from(),
    );
    await shop.deps.db.update(bookings).set({ paidPaise: 50_000 }).where(eq(bookings.userId, id));
    await addOrder(shop.deps, { id: `ord_open${networks}`, userId: id, status: 'shipped' });
    await addOrder(shop.deps, { id: `ord_done${networks}`, userId: id, status: 'delivered' });
    expect(await closing()).toMatchObject({
      orders: [{ id: `ord_open${networks}`, status: 'shipped' }],
      bookings: [{ id: body.booking.id, status: 'booked' }],
    });
    await visitor.put('/users/profile', { locale: 'hi' });
    await visitor.delete('/users/me', { password });
    const [row] = await shop.deps.db.select().from(bookings).where(eq(bookings.userId, id));
    expect(row).toMatchObject({
      status: 'cancelled',
      cancelledAt: expect.any(Date),
      refundRule: expect.any(String),
    });
    expect(row!.refundPaise! + row!.feePaise!).toBe(50_000);
    // Sent to the booking's contact, in the deleted account's language; the address is deleted
    // after sending.
    await deliverEmail(shop.deps);
    const result = sent.filter(
      ({ to, subject }) => to === 'asha@example.in' && subject.includes('सत्र रद्द हो गया'),
    );
    expect(result).toHaveLength(1);
    expect(result[0]!.text).toContain('₹500');
    const rows = await shop.deps.db
      .select()
      .from(outbox)
      .where(like(outbox.key, 'booking-cancelled:%'));
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('asha@example.in');
  });

  it('includes sessions with their messages and the balance, both deleted with the account', async () => {
    const { visitor, id } = await registered();
    const healer = await newHealer(shop);
    await prepay(shop.deps, id, 500);
    const session = await startSession({ ...visitor, id, email: '' }, healer);
    const message = (text: string) => ({
      clientId: `said-${text.length}-abc`,
      content: { kind: 'text', text },
    });
    await visitor.post(`/consultations/${session}/messages`, message('A private question'));
    await healer.post(`/consultations/${session}/messages`, message('A private answer'));
    const copy = await exported(visitor);
    expect(copy.consultations).toMatchObject([
      {
        id: session,
        messages: [
          { content: { text: 'A private question' } },
          { content: { text: 'A private answer' } },
        ],
      },
    ]);
    expect(copy.balance).toMatchObject({
      balance: 500,
      movements: [{ kind: 'top-up', amount: 500 }],
    });
    expect((await visitor.get('/users/me/closing')).body).toMatchObject({ balance: 500 });
    await shop.deps.db
      .update(consultations)
      .set({ clockMs: 3 * 60_000 })
      .where(eq(consultations.id, session));
    const before = await balanceOf(shop.deps.db, closedAccount);
    await visitor.delete('/users/me', { password });
    const [row] = await shop.deps.db
      .select()
      .from(consultations)
      .where(eq(consultations.id, session));
    expect(row).toMatchObject({
      status: 'ended',
      endReason: 'customer',
      chargedPaise: 9000,
      refundedPaise: 0,
    });
    expect(row!.transcriptDeletedAt).not.toBeNull();
    expect(await balanceOf(shop.deps.db, customerAccount(id))).toBe(0);
    expect((await balanceOf(shop.deps.db, closedAccount)) - before).toBe(41_000);
    expect(await errorsOf(shop.deps)).toEqual([]);
    expect(
      await shop.deps.db.$count(
        consultationMessages,
        eq(consultationMessages.consultationId, session),
      ),
    ).toBe(0);
    await shop.deps.db.delete(healerAccounts);
  });

  it('a healer’s deleted account terminates their session and is replaced by a sample in the list', async () => {
    const healer = await newHealer(shop);
    const { visitor, id } = await registered();
    const session = await startSession({ ...visitor, id, email: '' }, healer);
    expect((await healer.delete('/users/me', {})).status).toBe(200);
    expect((await visitor.get(`/consultations/${session}`)).body.consultation).toMatchObject({
      endReason: 'healer',
    });
    expect(await visitor.post('/consultations', { healerId: testHealer.id })).toMatchObject({
      status: 409,
    });
    expect(await shop.deps.db.$count(healerAccounts, isNull(healerAccounts.userId))).toBe(1);
    await shop.deps.db.delete(healerAccounts);
  });

  it('of session messages is deleted after its period, and the bill remains', async () => {
    const healer = await newHealer(shop);
    const { visitor, id } = await registered();
    const session = await startSession({ ...visitor, id, email: '' }, healer);
    const content = { kind: 'text', text: 'Long ago' };
    await healer.post(`/consultations/${session}/messages`, { clientId: 'long-ago-1', content });
    await visitor.post(`/consultations/${session}/end`, {});
    const messagesLeft = () =>
      shop.deps.db.$count(consultationMessages, eq(consultationMessages.consultationId, session));
    await sweepAccounts(shop.deps);
    expect(await messagesLeft()).toBe(1);
    const finished = (days: number) =>
      shop.deps.db
        .update(consultations)
        .set({ endedAt: sql`now() - make_interval(days => ${days}::int)` })
        .where(eq(consultations.id, session));
    await finished(366);
    await sweepAccounts(shop.deps);
    expect(await messagesLeft()).toBe(0);
    expect((await visitor.get(`/consultations/${session}`)).body.consultation).toMatchObject({
      transcriptDeleted: true,
      status: 'ended',
    });
    await shop.deps.db.delete(healerAccounts);
  });

  it('of other users remains when an account with an unverified address is deleted', async () => {
    const { visitor, email } = await registered();
    await writeUnder(email);
    expect((await visitor.delete('/users/me', { password })).status).toBe(200);
    for (const table of [messages, subscribers, bookings])
      expect(await stored(table, email)).toBe(1);
  });

  it('includes the consents, with time and version, and withdraws them', async () => {
    const { visitor, email, prove } = await registered();
    const standing = { noticeVersion, givenAt: expect.any(String), withdrawnAt: null };
    expect(await agreed(visitor)).toEqual([{ purpose: 'account', ...standing }]);
    await prove();
    await visitor.post('/users/kundlis', birth);
    await visitor.post('/users/kundlis', { ...birth, name: 'Ravi' });
    await writeUnder(email);
    expect((await agreed(visitor)).map(({ purpose }: { purpose: string }) => purpose)).toEqual([
      'account',
      'kundlis',
      'newsletter',
    ]);

    const { body } = await visitor.delete('/users/consents/kundlis');
    expect(body.consents[1]).toEqual({
      purpose: 'kundlis',
      ...standing,
      withdrawnAt: expect.any(String),
    });
    expect((await visitor.get('/users/kundlis')).body.kundlis).toEqual([]);
    await visitor.delete('/users/consents/newsletter');
    expect(await stored(subscribers, email)).toBe(0);
    expect(await agreed(visitor)).toHaveLength(2);
    expect((await visitor.delete('/users/consents/newsletter')).status).toBe(200);
    expect((await visitor.delete('/users/consents/account')).status).toBe(400);
  });

  it('withdraws the consent to store births with the last of them, and grants it with the next', async () => {
    const { visitor } = await registered();
    const kundlis = async () =>
      (await agreed(visitor)).find(({ purpose }: { purpose: string }) => purpose === 'kundlis');
    const [{ id }] = (await visitor.post('/users/kundlis', birth)).body.kundlis;
    await visitor.delete(`/users/kundlis/${id}`);
    expect(await kundlis()).toMatchObject({ withdrawnAt: expect.any(String) });
    await visitor.post('/users/kundlis', birth);
    expect(await kundlis()).toMatchObject({ withdrawnAt: null });
  });

  it('in a session is anonymized after a year', async () => {
    const email = 'last-year@example.in';
    await shop.visitor().post('/bookings', { ...session, name: 'Asha', email }, from());
    await shop.deps.db.update(bookings).set({ startsAt: sql`now() - interval '360 days'` });
    await sweepAccounts(shop.deps);
    expect(await stored(bookings, email)).toBe(1);
    await shop.deps.db.update(bookings).set({ startsAt: sql`now() - interval '367 days'` });
    await sweepAccounts(shop.deps);
    expect(await stored(bookings, email)).toBe(0);
  });
});
