import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverEmail } from '../platform/email/deliver-email.ts';
import { createMemoryMailer } from '../platform/email/memory-mailer.ts';
import { orders } from '../reservations/schema.ts';
import { newMember, type TestMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type Reply, type TestShop } from '../testing/test-shop.ts';

const body = {
  name: ' Meera Sharma ',
  email: 'Meera@Example.com',
  subject: 'Ring size',
  message: 'Could you resize the ring?\nOrder JR-1.',
};

describe.each(databaseKinds())('the contact form on %s', (kind) => {
  const company = 'care@shop.example';
  const mailer = createMemoryMailer();
  let shop: TestShop;
  let admin: TestMember;
  let networks = 0;
  beforeAll(async () => {
    const env = { TRUST_PROXY: '1', COMPANY_EMAIL: company };
    shop = await createTestShop(kind, env, { change: (deps) => ({ ...deps, mail: mailer }) });
    admin = await newMember(shop, 'admin');
  });
  afterAll(() => shop.close());

  /** Each request comes from a different network, unless one is given. */
  const send = (extra: object = {}, from = `203.0.113.${++networks}`) =>
    shop.visitor().post('/contact', { ...body, ...extra }, { 'x-forwarded-for': from });

  it('delivers a message to the inbox', async () => {
    expect(await send()).toMatchObject({ status: 200, body: { success: true } });
    const inbox = (await admin.get('/admin/messages')).body;
    expect(inbox.waiting).toBe(1);
    expect(inbox.messages).toEqual([
      expect.objectContaining({
        ...body,
        name: 'Meera Sharma',
        email: 'meera@example.com',
        answeredAt: null,
      }),
    ]);
  });

  it('names the order to which a message refers, if any', async () => {
    const order = {
      ownerKey: 'guest:1',
      idempotencyKey: 'k',
      requestHash: 'h',
      purchaseId: 'p',
      quoteHash: 'q',
    };
    const prices = {
      amountPaise: 100,
      subtotalPaise: 100,
      discountPaise: 0,
      roundingPaise: 0,
      hasReservedStock: false,
    };
    await shop.deps.db.insert(orders).values({
      ...order,
      ...prices,
      id: 'ord_known',
      orderNumber: 'JR-KNOWN001',
      status: 'paid',
      paymentMethod: 'razorpay',
      provider: 'razorpay',
      expiresAt: new Date(),
    });
    for (const orderId of ['ord_known', 'ord_unknown'])
      await send({ subject: `About ${orderId}`, orderId });
    const { messages } = (await admin.get('/admin/messages')).body;
    expect(messages.slice(0, 2)).toMatchObject([
      { subject: 'About ord_unknown', orderId: null },
      { subject: 'About ord_known', orderId: 'ord_known' },
    ]);
    expect((await send({ orderId: 'a/b' })).body.fields).toHaveProperty('orderId');
  });

  it('stores a resubmitted message once, and reopens it', async () => {
    const same = { subject: 'Sent twice' };
    await Promise.all([send(same), send(same)]);
    const twice = async () =>
      (await admin.get('/admin/messages')).body.messages.filter(
        ({ subject }: Reply['body']) => subject === same.subject,
      );
    const [message, ...extra] = await twice();
    expect(extra).toEqual([]);
    await admin.put(`/admin/messages/${message._id}`, { answered: true });
    await send(same);
    expect(await twice()).toEqual([message]);
    await send({ subject: 'Sent twice', message: 'Other words' });
    expect(await twice()).toHaveLength(2);
  });

  it('sends its author a receipt without the message, and the shop a copy with the author as reply-to', async () => {
    const email = 'writer@example.com';
    await send({ email, message: 'A secret of mine' });
    await send({ email, message: 'A secret of mine' });
    await deliverEmail(shop.deps);
    const [{ _id: id }] = (await admin.get(`/admin/messages?search=${email}`)).body.messages;
    const [receipt, ...extra] = mailer.sent.filter(({ to }) => to === email);
    expect(extra).toEqual([]);
    expect(receipt).toMatchObject({ subject: 'We have your message', replyTo: company });
    expect(receipt!.text).toContain(id);
    expect(receipt!.text + receipt!.html).not.toMatch(/secret|Meera|Ring/);
    const notice = mailer.sent.filter(
      ({ to, text }) => to === company && text.includes('A secret of mine'),
    );
    expect(notice).toMatchObject([
      { replyTo: email, subject: 'Message from the contact page: Ring size' },
    ]);
  });

  it('does not flood a mailbox with receipts, regardless of the submitter', async () => {
    for (let n = 0; n < 5; n += 1)
      await send({ email: `flooded+${n}@example.com`, subject: `Flood ${n}` });
    await deliverEmail(shop.deps);
    expect(mailer.sent.filter(({ to }) => to.startsWith('flooded+'))).toHaveLength(3);
  });

  it('names every missing or invalid field, and stores nothing', async () => {
    const before = (await admin.get('/admin/messages')).body.waiting;
    const reply = await send({ name: ' ', email: 'meera', subject: '', message: '\n' });
    expect(reply.status).toBe(400);
    expect(reply.body.fields).toEqual({
      name: 'Please provide your name.',
      email: 'Please provide a valid email.',
      subject: 'Please say what it is about.',
      message: 'Please write your message.',
    });
    expect((await admin.get('/admin/messages')).body.waiting).toBe(before);
  });

  it('accepts ten messages an hour from one network and returns Retry-After', async () => {
    const results = await Promise.all(
      Array.from({ length: 14 }, (_, n) => send({ subject: `Question ${n}` }, '198.51.100.7')),
    );
    expect(results.filter(({ status }) => status === 200)).toHaveLength(10);
    const rejected = results.find(({ status }) => status === 429);
    expect(rejected?.body.retryAfter).toBeGreaterThan(0);
  });

  it('returns the inbox page by page, each message once', async () => {
    const { waiting: pending } = (await admin.get('/admin/messages')).body;
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Reply['body'] = (
        await admin.get(`/admin/messages?limit=4${cursor && `&cursor=${cursor}`}`)
      ).body;
      seen.push(...page.messages.map(({ _id }: { _id: string }) => _id));
      cursor = page.nextCursor;
    }
    expect(new Set(seen).size).toBe(pending);
    expect(seen).toHaveLength(pending);
  });

  it('marks a message as resolved and as open again', async () => {
    const [first] = (await admin.get('/admin/messages?limit=1')).body.messages;
    const marked = await admin.put(`/admin/messages/${first._id}`, { answered: true });
    expect(marked.body.message.answeredAt).not.toBeNull();
    expect((await admin.get('/admin/messages?state=answered')).body.messages).toHaveLength(1);
    await admin.put(`/admin/messages/${first._id}`, { answered: false });
    expect((await admin.get('/admin/messages?state=answered')).body.messages).toEqual([]);
    expect((await admin.put('/admin/messages/msg_none', { answered: true })).status).toBe(404);
  });

  it('records the administrator who marked it, once despite repeated clicks', async () => {
    const [, second] = (await admin.get('/admin/messages?limit=2')).body.messages;
    const press = () => admin.put(`/admin/messages/${second._id}`, { answered: true });
    const results = await Promise.all([press(), press()]);
    expect(new Set(results.map((reply) => reply.body.message.answeredAt)).size).toBe(1);
    const { entries } = (await admin.get(`/admin/audit?subject=message:${second._id}`)).body;
    expect(entries).toMatchObject([{ actor: admin.email, action: 'message.done', difference: {} }]);
  });

  it.each([
    ['uncommon name', { name: 'Uncommon Name' }],
    ['UNCOMMON@', { email: 'uncommon@example.com' }],
    ['an uncommon subject', { subject: 'An uncommon subject' }],
    ['100%', { message: 'It was 100% gold, you said.' }],
  ])('finds %s in every field, whatever the case', async (search, extra) => {
    await send(extra);
    const { messages } = (await admin.get(`/admin/messages?search=${encodeURIComponent(search)}`))
      .body;
    expect(messages).toHaveLength(1);
    const [key, value] = Object.entries(extra)[0]!;
    expect(messages[0][key]).toBe(value);
  });
});
