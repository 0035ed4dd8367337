import { bookingDates } from '@jyotiratna/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { auditLog } from '../accounts/schema.ts';
import { readPresence } from '../healers/presence.ts';
import { bookings, healerAccounts } from '../healers/schema.ts';
import { customerAccount, healerAccount, sessionsAccount } from '../ledger/accounts.ts';
import { balanceOf } from '../ledger/queries.ts';
import { ledgerEntries, ledgerMovements } from '../ledger/schema.ts';
import { solid } from '../platform/images/pictures.fixture.ts';
import { hashToken } from '../platform/secrets/token.ts';
import { addProduct } from '../testing/catalogue.ts';
import {
  faultsOf,
  letPass,
  lookAtDesk,
  newCustomer,
  newHealer,
  startSession,
  testHealer,
} from '../testing/consultations.ts';
import { sendForm } from '../testing/forms.ts';
import { newMember, type TestMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { billSession } from './bill.ts';
import { sessionInvoices } from './papers/schema.ts';
import { issueSessionInvoices } from './papers/session-invoice.ts';
import { consultationMinutes, consultationPictures, consultations } from './schema.ts';
import { sweepConsultations } from './sweep-consultations.ts';

describe.each(databaseKinds())('a session with a healer on %s', (kind) => {
  let shop: TestShop;
  let healer: TestMember;
  let asha: TestMember;
  beforeAll(async () => {
    shop = await createTestShop(kind);
    healer = await newHealer(shop);
    await addProduct(shop.deps, { id: 'ring', price: 1500, stock: 5 });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    asha = await newCustomer(shop, 500);
    await lookAtDesk(healer);
  });
  afterEach(async () => {
    await asha
      .get('/consultations')
      .then(({ body }) =>
        Promise.all(body.consultations.map(({ id }: { id: string }) => asha.post(`/consultations/${id}/end`, {}))),
      );
    expect(await faultsOf(shop.deps)).toEqual([]);
  });

  const read = async (id: string, by = asha) => (await by.get(`/consultations/${id}`)).body.consultation;
  const balance = async () => (await asha.get('/users/balance')).body.balance;
  const change = (id: string, set: object) =>
    shop.deps.db.update(consultations).set(set).where(eq(consultations.id, id));
  const say = (
    by: TestMember,
    id: string,
    text: string,
    clientId = `msg-${text.padEnd(8, '.').replaceAll(/[^\w-]/g, '_')}`,
  ) => by.post(`/consultations/${id}/messages`, { clientId, content: { kind: 'text', text } });

  it('is asked for, accepted, held, billed, rated and read again', async () => {
    const id = await startSession(asha, healer);
    expect(await read(id)).toMatchObject({ status: 'running', freeMinutes: 3, charged: 0, clockRuns: true });
    await say(asha, id, 'Namaste');
    await say(healer, id, 'What can I do for you?');
    const again = await say(asha, id, 'Namaste');
    expect(again.body.message.seq).toBe(1);
    const card = { clientId: 'card-0001', content: { kind: 'product', productId: 'ring' } };
    expect(await asha.post(`/consultations/${id}/messages`, card)).toMatchObject({ status: 403 });
    await healer.post(`/consultations/${id}/messages`, card);
    await letPass(shop, asha, id, 200);
    expect(await read(id)).toMatchObject({ charged: testHealer.rate });
    expect(await read(id, healer)).toMatchObject({ charged: testHealer.rate, side: 'healer' });
    const ended = await asha.post(`/consultations/${id}/end`, {});
    expect(ended.body.consultation).toMatchObject({ status: 'ended', endReason: 'customer', charged: 90, refunded: 0 });
    expect(await balance()).toBe(410);
    expect(await balanceOf(shop.deps.db, healerAccount(testHealer.id))).toBe(5400);
    const { body } = await healer.get(`/consultations/${id}/messages?after=1`);
    expect(
      body.messages.map(({ seq, sender, content }: { seq: number; sender: string; content: { kind: string } }) => [
        seq,
        sender,
        content.kind,
      ]),
    ).toEqual([
      [2, 'healer', 'text'],
      [3, 'healer', 'product'],
    ]);
    expect(await say(asha, id, 'One more')).toMatchObject({ status: 409 });
    await asha.post(`/consultations/${id}/rating`, { stars: 5, review: 'Clear words' });
    expect(await read(id)).toMatchObject({ stars: 5, review: 'Clear words' });
    expect((await asha.get(`/consultations/${id}/transcript.txt`)).body).toContain('Namaste');
    const month = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 7);
    expect((await healer.get(`/healer/statement.csv?month=${month}`)).body).toContain(`${id},`);
    await asha.delete(`/consultations/${id}/transcript`);
    expect((await healer.get(`/consultations/${id}/messages`)).body.messages).toEqual([]);
  });

  it('is one at a time for a customer, and free minutes with a healer are had once', async () => {
    const id = await startSession(asha, healer);
    const second = await asha.post('/consultations', { healerId: testHealer.id });
    expect(second).toMatchObject({ status: 409, body: { code: 'consultation_open', consultationId: id } });
    await say(healer, id, 'Hello there');
    await asha.post(`/consultations/${id}/end`, {});
    const next = await startSession(asha, healer);
    expect(await read(next)).toMatchObject({ freeMinutes: 0, charged: 90 });
  });

  it('stands in two tabs as one: both ask at once, one request is there', async () => {
    const both = await Promise.all([1, 2, 3].map(() => asha.post('/consultations', { healerId: testHealer.id })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('is billed once a minute, however many bill at once', async () => {
    const id = await startSession(asha, healer);
    await change(id, { clockMs: 6 * 60_000 - 1 });
    await Promise.all(Array.from({ length: 6 }, () => billSession(shop.deps, id)));
    await sweepConsultations(shop.deps);
    expect(await read(id)).toMatchObject({ charged: 270 });
    expect(await balance()).toBe(230);
  });

  it('ends where the balance holds no further minute, and not a paisa is taken beyond it', async () => {
    const id = await startSession(asha, healer);
    await change(id, { clockMs: 20 * 60_000 });
    await sweepConsultations(shop.deps);
    expect(await read(id)).toMatchObject({ status: 'ended', endReason: 'balance', charged: 450, refunded: 450 });
    expect(await balance(), 'the healer has not said a word: all goes back').toBe(500);
    expect(await balanceOf(shop.deps.db, sessionsAccount)).toBeGreaterThanOrEqual(0);
  });

  it('is refused where neither free minutes nor balance give a minute', async () => {
    const poor = await newCustomer(shop, 80);
    await poor.post(`/consultations/${await startSession(poor, healer)}/end`, {});
    const again = await poor.post('/consultations', { healerId: testHealer.id });
    expect(again).toMatchObject({ status: 402, body: { code: 'balance_low' } });
  });

  it('is not asked for at another price a minute than the customer saw', async () => {
    for (const wait of [false, true]) {
      const refused = await asha.post('/consultations', { healerId: testHealer.id, wait, price: 89 });
      expect(refused).toMatchObject({ status: 409, body: { code: 'price_changed' } });
    }
    expect((await asha.post('/consultations', { healerId: testHealer.id, price: 90 })).status).toBe(200);
  });

  it('stops its clock after the grace while one is away, and goes on where it was', async () => {
    const id = await startSession(asha, healer);
    const before = (await read(id)).clockMs;
    const away = sql`now() - interval '90 seconds'`;
    await change(id, { healerSeenAt: away, customerSeenAt: away, tickedAt: away });
    await asha.get(`/consultations/${id}/messages`);
    expect(await read(id)).toMatchObject({ clockMs: before, clockRuns: false, otherIsThere: false });
    await healer.get(`/consultations/${id}/messages`);
    expect(await read(id)).toMatchObject({ clockRuns: true });
    expect((await read(id)).clockMs - before).toBeLessThan(30_000);
  });

  it.each([
    ['back', sql`now() + interval '2 hours'`],
    ['forward', sql`now() - interval '2 hours'`],
  ])('bills nothing for a clock that was set %s', async (_, moment) => {
    const id = await startSession(asha, healer);
    const before = (await read(id)).clockMs;
    await change(id, { healerSeenAt: moment, customerSeenAt: moment, tickedAt: moment });
    await asha.get(`/consultations/${id}/messages`);
    await healer.get(`/consultations/${id}/messages`);
    await asha.get(`/consultations/${id}/messages`);
    const after = (await read(id)).clockMs;
    expect(after).toBeGreaterThanOrEqual(before);
    expect(after - before).toBeLessThanOrEqual(30_000);
  });

  it('counts at most the grace between two signs of life, whatever the clock says has passed', async () => {
    const id = await startSession(asha, healer);
    const before = (await read(id)).clockMs;
    // Both were seen just now by a clock that then jumped.
    await change(id, { tickedAt: sql`now() - interval '2 hours'` });
    await asha.get(`/consultations/${id}/messages`);
    expect((await read(id)).clockMs - before).toBeGreaterThanOrEqual(30_000);
    expect((await read(id)).clockMs - before).toBeLessThan(60_000);
  });

  it('goes on for whoever writes or reads, in whatever way: nobody talks while the clock stands', async () => {
    const id = await startSession(asha, healer);
    const upload = await solid(40, 40, 'jpeg');
    const ways = {
      words: () => say(asha, id, 'Are you there?'),
      'the same words again': () => say(asha, id, 'Are you there?'),
      'a picture': () =>
        sendForm(asha, 'post', `/consultations/${id}/pictures`, { clientId: 'picture-1' }, [
          { field: 'picture', bytes: upload },
        ]),
      'the transcript': () => asha.get(`/consultations/${id}/transcript.txt`),
    };
    for (const [way, take] of Object.entries(ways)) {
      await change(id, { customerSeenAt: sql`now() - interval '2 minutes'`, healerSeenAt: sql`now()` });
      expect(await read(id, healer), way).toMatchObject({ otherIsThere: false, clockRuns: false });
      await take();
      expect(await read(id, healer), way).toMatchObject({ otherIsThere: true, clockRuns: true });
    }
  });

  it('one that cannot be billed keeps no other waiting', async () => {
    const id = await startSession(asha, healer);
    await say(healer, id, 'Namaste');
    const [second, third] = ['sample-healer-2', 'sample-healer-4'];
    const others: { id: string; by: TestMember }[] = [];
    for (const healerId of [second, third]) {
      const by = await newCustomer(shop, 500);
      const other = await newHealer(shop, healerId);
      others.push({ id: await startSession(by, other, healerId), by });
    }
    const minute = { consultationId: others[0]!.id, minute: 1, amountPaise: 0 };
    await shop.deps.db.insert(consultationMinutes).values(minute);
    for (const one of [id, ...others.map((other) => other.id)]) await change(one, { clockMs: 4 * 60_000 - 1 });
    await expect(sweepConsultations(shop.deps)).rejects.toThrow();
    expect(await read(id)).toMatchObject({ charged: 90 });
    expect((await read(others[1]!.id, others[1]!.by)).charged).toBeGreaterThan(0);
    await shop.deps.db
      .delete(consultationMinutes)
      .where(and(eq(consultationMinutes.consultationId, minute.consultationId), eq(consultationMinutes.minute, 1)));
    for (const other of others) await other.by.post(`/consultations/${other.id}/end`, {});
    await shop.deps.db
      .delete(healerAccounts)
      .where(inArray(healerAccounts.healerId, ['sample-healer-2', 'sample-healer-4']));
  });

  it('ends at once where its customer is blocked, billed as far as it had come', async () => {
    const id = await startSession(asha, healer);
    await say(healer, id, 'Namaste');
    await change(id, { clockMs: 4 * 60_000 - 1, customerSeenAt: sql`now()`, healerSeenAt: sql`now()` });
    const admin = await newMember(shop, 'admin');
    const { status, body } = await admin.post(`/admin/customers/${asha.id}/block`, { reason: 'Threats' });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(await asha.get(`/consultations/${id}`)).toMatchObject({ status: 401 });
    const ended = await read(id, healer);
    expect(ended).toMatchObject({ status: 'ended', endReason: 'customer' });
    expect(await balanceOf(shop.deps.db, customerAccount(asha.id))).toBe(50_000 - ended.charged * 100);
    asha = await newCustomer(shop, 0);
  });

  it('gives back the minutes in which the customer’s words were left unanswered, and no others', async () => {
    const id = await startSession(asha, healer);
    await say(healer, id, 'Namaste');
    await say(asha, id, 'What about my work?');
    await change(id, { clockMs: 7 * 60_000 + 1, healerSeenAt: sql`now()`, customerSeenAt: sql`now()` });
    await healer.post(`/consultations/${id}/end`, {});
    // Minutes 3 to 7 were billed; an answer was due by the end of the second.
    expect(await read(id)).toMatchObject({ charged: 450, refunded: 450, refundRule: 'silent' });
    const next = await startSession(asha, healer);
    await change(next, { clockMs: 2 * 60_000 + 1 });
    await say(asha, next, 'And my house?');
    await say(healer, next, 'It is well placed');
    await change(next, { clockMs: 4 * 60_000 + 1 });
    await healer.post(`/consultations/${next}/end`, {});
    expect(await read(next)).toMatchObject({ charged: 450, refunded: 0, refundRule: null });
  });

  it.each([
    ['the healer’s', { healer: 6 * 60, customer: 1 }, { refunded: 90, refundRule: 'connection' }],
    ['everyone’s', { healer: 360, customer: 360 }, { refunded: 90, refundRule: 'connection' }],
    ['the customer’s', { healer: 1, customer: 6 * 60 }, { refunded: 0, refundRule: null }],
  ])('gives the cut minute back where %s line is gone for good', async (_, gone, expected) => {
    const id = await startSession(asha, healer);
    await say(healer, id, 'Namaste');
    await change(id, { clockMs: 4 * 60_000 + 1 });
    await sweepConsultations(shop.deps);
    const ago = (seconds: number) => sql`now() - make_interval(secs => ${seconds}::float8)`;
    await change(id, { healerSeenAt: ago(gone.healer), customerSeenAt: ago(gone.customer) });
    await sweepConsultations(shop.deps);
    expect(await read(id)).toMatchObject({ endReason: 'away', charged: 180, ...expected });
    const share = Math.floor(((180 - expected.refunded) * 100 * 60) / 100);
    const booked = await shop.deps.db
      .select({ amountPaise: ledgerEntries.amountPaise })
      .from(ledgerEntries)
      .innerJoin(ledgerMovements, eq(ledgerMovements.id, ledgerEntries.movementId))
      .where(and(eq(ledgerMovements.kind, 'share'), eq(ledgerMovements.ref, id), eq(ledgerEntries.side, 'to')));
    expect(booked).toEqual([{ amountPaise: share }]);
  });

  it('waits for a healer who is busy, in the order of asking, and is called within half an hour', async () => {
    const busy = await startSession(asha, healer);
    const [ravi, mina] = [await newCustomer(shop, 500), await newCustomer(shop, 500)];
    const wait = async (who: TestMember) =>
      (await who.post('/consultations', { healerId: testHealer.id, wait: true })).body.consultation;
    const first = await wait(ravi);
    const second = await wait(mina);
    expect([first, second]).toMatchObject([
      { status: 'waiting', ahead: 0 },
      { status: 'waiting', ahead: 1 },
    ]);
    expect(await say(ravi, first.id, 'Hello there')).toMatchObject({ status: 409 });
    expect(await healer.post(`/consultations/${first.id}/accept`, {})).toMatchObject({ status: 409 });
    await asha.post(`/consultations/${busy}/end`, {});
    await healer.post(`/consultations/${first.id}/accept`, {});
    expect(await read(second.id, mina)).toMatchObject({ ahead: 0 });
    await ravi.get(`/consultations/${first.id}/messages`);
    await healer.get(`/consultations/${first.id}/messages`);
    expect(await read(first.id, ravi)).toMatchObject({ status: 'running', ahead: null });
    await ravi.post(`/consultations/${first.id}/end`, {});
    await change(second.id, { customerSeenAt: sql`now() - interval '6 minutes'` });
    await sweepConsultations(shop.deps);
    expect(await read(second.id, mina)).toMatchObject({ status: 'ended', endReason: 'withdrawn', charged: 0 });
    const late = await wait(mina);
    await change(late.id, { expiresAt: new Date(0) });
    expect(await healer.post(`/consultations/${late.id}/accept`, {})).toMatchObject({ status: 409 });
    await sweepConsultations(shop.deps);
    expect(await read(late.id, mina)).toMatchObject({ status: 'ended', endReason: 'missed' });
  });

  it('two tabs that start it at once get the free minutes once, and a balance is spent once', async () => {
    const poor = await newCustomer(shop, 90);
    const { body } = await poor.post('/consultations', { healerId: testHealer.id });
    const { id } = body.consultation;
    await healer.post(`/consultations/${id}/accept`, {});
    await Promise.all([1, 2, 3].flatMap(() => [poor, healer].map((who) => who.get(`/consultations/${id}/messages`))));
    expect(await read(id, poor)).toMatchObject({ status: 'running', freeMinutes: 3 });
    await say(healer, id, 'Namaste');
    await change(id, { clockMs: 9 * 60_000 });
    await Promise.all([1, 2, 3].flatMap(() => [poor, healer].map((who) => who.get(`/consultations/${id}/messages`))));
    expect(await read(id, poor)).toMatchObject({ status: 'ended', endReason: 'balance', charged: 90, refunded: 0 });
    expect(await balanceOf(shop.deps.db, customerAccount(poor.id))).toBe(0);
    expect(await poor.post('/consultations', { healerId: testHealer.id })).toMatchObject({ status: 402 });
  });

  it('a request that nobody answers, one withdrawn and one declined cost nothing', async () => {
    const ask = async () => (await asha.post('/consultations', { healerId: testHealer.id })).body.consultation.id;
    const missed = await ask();
    await change(missed, { expiresAt: new Date(0) });
    expect(await healer.post(`/consultations/${missed}/accept`, {})).toMatchObject({ status: 409 });
    await sweepConsultations(shop.deps);
    expect(await read(missed)).toMatchObject({ status: 'ended', endReason: 'missed', charged: 0 });
    const withdrawn = await ask();
    await asha.post(`/consultations/${withdrawn}/end`, {});
    expect(await read(withdrawn)).toMatchObject({ endReason: 'withdrawn' });
    const declined = await ask();
    await healer.post(`/consultations/${declined}/end`, {});
    expect(await read(declined)).toMatchObject({ endReason: 'declined' });
  });

  it('ends by itself where one stays away, or nobody writes', async () => {
    const away = await startSession(asha, healer);
    await change(away, { healerSeenAt: sql`now() - interval '6 minutes'` });
    await sweepConsultations(shop.deps);
    expect(await read(away)).toMatchObject({ endReason: 'away' });
    const silent = await startSession(asha, healer);
    await change(silent, { startedAt: sql`now() - interval '11 minutes'` });
    await sweepConsultations(shop.deps);
    expect(await read(silent)).toMatchObject({ endReason: 'silence' });
  });

  it('has pictures that only its two people see, encoded anew, and gone with what was said', async () => {
    const id = await startSession(asha, healer);
    const upload = await solid(2000, 900, 'jpeg');
    const send = (who: TestMember, clientId: string, bytes = upload) =>
      sendForm(who, 'post', `/consultations/${id}/pictures`, { clientId }, [{ field: 'picture', bytes }]);
    const { message } = (await send(asha, 'picture-1')).body;
    expect(message.content).toMatchObject({ kind: 'picture', width: 1280, height: 576 });
    expect((await send(asha, 'picture-1')).body.message.seq, 'sent twice it is one').toBe(message.seq);
    const path = `/consultations/${id}/pictures/${message.content.pictureId}`;
    for (const who of [asha, healer]) {
      const { status, headers } = await who.get(path);
      expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
      expect(headers['cache-control']).toContain('private');
    }
    expect((await shop.visitor().get(path)).status).toBe(401);
    expect((await (await newMember(shop)).get(path)).status).toBe(404);
    expect((await shop.visitor().get(path.replace('/consultations', '/pictures'))).status).toBe(404);
    expect(await send(asha, 'picture-2', Buffer.from('no picture'))).toMatchObject({
      status: 400,
      body: { code: 'upload_type' },
    });
    expect(await send(asha, 'short')).toMatchObject({
      status: 400,
      body: { fields: { clientId: expect.any(String) } },
    });
    expect(await send(await newMember(shop), 'picture-3')).toMatchObject({ status: 404 });
    await asha.post(`/consultations/${id}/end`, {});
    expect(await send(asha, 'picture-4')).toMatchObject({ status: 409 });
    const endedAt = sql`now() - interval '31 days'`;
    await change(id, { endedAt });
    expect((await healer.get(path)).status, 'the healer’s month is over').toBe(404);
    await asha.delete(`/consultations/${id}/transcript`);
    expect((await asha.get(path)).status).toBe(404);
    expect(await shop.deps.db.$count(consultationPictures, eq(consultationPictures.consultationId, id))).toBe(0);
  });

  it('has a tax invoice where the shop has told its tax, and its healer a month on paper', async () => {
    const id = await startSession(asha, healer);
    await say(healer, id, 'Namaste');
    await change(id, { clockMs: 4 * 60_000 });
    expect(await asha.get(`/consultations/${id}/invoice.pdf`)).toMatchObject({ status: 409 });
    await asha.post(`/consultations/${id}/end`, {});
    expect(await read(id)).toMatchObject({ charged: 180, refunded: 0 });
    const untold = { COMPANY_NAME: '', SESSION_TAX: undefined };
    expect(await asha.get(`/consultations/${id}/invoice.pdf`)).toMatchObject({ body: { code: 'invoice_unavailable' } });
    const told = {
      ...{ COMPANY_NAME: 'Ratna LLP', COMPANY_ADDRESS: 'MI Road, Jaipur', GSTIN: '08ABCDE1234F1Z5' },
      SESSION_TAX: { code: '999799', basisPoints: 1800 },
    };
    Object.assign(shop.deps.env, told);
    const papers = await Promise.all([1, 2, 3].map(() => asha.get(`/consultations/${id}/invoice.pdf`)));
    expect(papers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(papers.map(({ headers }) => headers['content-disposition'])).size).toBe(1);
    const [row] = await shop.deps.db.select().from(sessionInvoices).where(eq(sessionInvoices.consultationId, id));
    expect(row!.content).toMatchObject({
      number: expect.stringMatching(/^SES\/\d{4}\/\d{6}$/),
      buyer: { name: 'Test Person' },
      lines: [{ hsn: '999799', rate: 1800, total: 18_000, taxable: 15_254, cgst: 1373, sgst: 1373 }],
    });
    const owner = await newMember(shop, 'admin');
    const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
    const register = await owner.get(`/admin/reports/sales.csv?from=${today}&to=${today}`);
    expect(register.body).toContain(row!.number);
    expect((await healer.get(`/consultations/${id}/invoice.pdf`)).status).toBe(403);
    expect((await (await newMember(shop)).get(`/consultations/${id}/invoice.pdf`)).status).toBe(404);
    Object.assign(shop.deps.env, untold);
    const month = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 7);
    const paper = await healer.get(`/healer/statement.pdf?month=${month}`);
    expect([paper.status, paper.headers['content-type'], paper.body.slice(0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
  });

  it('is invoiced once it was billed, also where nobody asks for a paper, once', async () => {
    const id = await startSession(asha, healer);
    await say(healer, id, 'Namaste');
    await change(id, { clockMs: 4 * 60_000 });
    await asha.post(`/consultations/${id}/end`, {});
    const invoices = () => shop.deps.db.select().from(sessionInvoices).where(eq(sessionInvoices.consultationId, id));
    await issueSessionInvoices(shop.deps);
    expect(await invoices(), 'a shop that has not told its tax').toEqual([]);
    const before = { COMPANY_NAME: '', SESSION_TAX: undefined };
    Object.assign(shop.deps.env, {
      ...{ COMPANY_NAME: 'Ratna LLP', COMPANY_ADDRESS: 'MI Road, Jaipur', GSTIN: '08ABCDE1234F1Z5' },
      SESSION_TAX: { code: '999799', basisPoints: 1800 },
    });
    await Promise.all([issueSessionInvoices(shop.deps), issueSessionInvoices(shop.deps)]);
    expect(await invoices()).toHaveLength(1);
    Object.assign(shop.deps.env, before);
  });

  it('has the company that was saved on the settings screen on its papers, not the environment’s', async () => {
    const id = await startSession(asha, healer);
    await say(healer, id, 'Namaste');
    await change(id, { clockMs: 4 * 60_000 });
    await asha.post(`/consultations/${id}/end`, {});
    const before = { COMPANY_NAME: '', SESSION_TAX: undefined };
    const told = { COMPANY_NAME: 'The environment’s', SESSION_TAX: { code: '999799', basisPoints: 1800 } };
    Object.assign(shop.deps.env, told);
    const owner = await newMember(shop, 'admin');
    const values = { COMPANY_NAME: 'Ratna House', COMPANY_ADDRESS: 'Mumbai', GSTIN: '27AAPFU0939F1ZV' };
    const { version } = (await owner.get('/admin/settings')).body;
    expect((await owner.put('/admin/settings', { version, values })).status).toBe(200);
    expect((await asha.get(`/consultations/${id}/invoice.pdf`)).status).toBe(200);
    const [row] = await shop.deps.db.select().from(sessionInvoices).where(eq(sessionInvoices.consultationId, id));
    expect(row!.content).toMatchObject({ seller: { name: 'Ratna House', address: 'Mumbai', gstin: values.GSTIN } });
    const drawn = vi.spyOn(shop.deps.workers, 'renderStatement');
    const month = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 7);
    expect((await healer.get(`/healer/statement.pdf?month=${month}`)).status).toBe(200);
    expect(drawn.mock.calls[0]![0]).toMatchObject({ shopName: 'Ratna House' });
    drawn.mockRestore();
    const back = Object.fromEntries(Object.keys(values).map((name) => [name, null]));
    await owner.put('/admin/settings', { version: version + 1, values: back });
    Object.assign(shop.deps.env, before);
  });

  it('a healer says when they can be booked, and about themselves in both languages', async () => {
    const day = bookingDates(Date.now()).at(-1)!;
    const closed = bookingDates(Date.now()).at(-2)!;
    const hours = { week: Array.from({ length: 7 }, () => ['18:00']), exceptions: [{ date: closed, times: [] }] };
    expect(await healer.put('/healer/hours', { ...hours, week: [] })).toMatchObject({ status: 400 });
    expect(
      await healer.put('/healer/hours', { week: hours.week, exceptions: [{ date: closed, times: ['03:00'] }] }),
    ).toMatchObject({
      status: 400,
    });
    expect((await healer.put('/healer/hours', hours)).body).toEqual({ hours });
    const free = async (date: string) =>
      (await shop.visitor().get(`/bookings/slots?healerId=${testHealer.id}&date=${date}`)).body.slots
        .filter(({ available }: { available: boolean }) => available)
        .map(({ time }: { time: string }) => time);
    expect(await free(day)).toEqual(['18:00']);
    expect(await free(closed)).toEqual([]);
    const wish = { healerId: testHealer.id, mode: 'chat', date: day, name: 'Asha', phone: '+91 98290 00000' };
    const book = (time: string) => asha.post('/bookings', { ...wish, time, email: asha.email });
    expect(await book('09:00')).toMatchObject({ status: 400, body: { fields: { time: expect.any(String) } } });
    const { booking } = (await book('18:00')).body;
    expect(await asha.post(`/bookings/${booking.id}/reschedule`, { date: day, time: '09:00' })).toMatchObject({
      status: 400,
    });
    const bio = { en: 'Thirty years of Vedic astrology', hi: '' };
    expect((await healer.put('/healer/bio', bio)).body).toEqual({ bio });
    const { healers } = await readPresence(shop.deps.db);
    expect(healers.find(({ id }) => id === testHealer.id)?.bio).toEqual({ en: bio.en, hi: bio.en });
    expect((await healer.get('/healer/desk')).body).toMatchObject({ hours, bio });
    await shop.deps.db.update(healerAccounts).set({ hours: null, bioEn: null });
  });

  it('a slot booked without a login becomes a session of whoever has its secret and logs in', async () => {
    const guest = shop.visitor();
    const [day] = bookingDates(Date.now()).slice(-1);
    const wish = {
      healerId: testHealer.id,
      mode: 'chat',
      date: day,
      time: '19:00',
      name: 'Asha',
      phone: '+91 98290 00000',
    };
    const { booking } = (await guest.post('/bookings', { ...wish, email: 'guest@example.in' })).body;
    const secret = 'from-the-message';
    const begins = { tokenHash: hashToken(secret), startsAt: sql`now() - interval '1 minute'` };
    await shop.deps.db.update(bookings).set(begins).where(eq(bookings.id, booking.id));
    await sweepConsultations(shop.deps);
    expect((await asha.get('/consultations')).body.consultations, 'nobody’s account').toEqual([]);
    const claim = (who: TestMember, token?: string) => who.post(`/bookings/${booking.id}/claim`, { token });
    expect(await claim(asha)).toMatchObject({ status: 404 });
    expect(await claim(asha, 'another')).toMatchObject({ status: 404 });
    expect(await claim(asha, secret)).toMatchObject({ status: 200 });
    expect(await claim(asha, secret), 'again is no failure').toMatchObject({ status: 200 });
    expect(await claim(await newMember(shop), secret)).toMatchObject({ status: 409 });
    await Promise.all([sweepConsultations(shop.deps), sweepConsultations(shop.deps)]);
    const [open] = (await asha.get('/consultations')).body.consultations;
    expect(open).toMatchObject({ status: 'accepted', bookingId: booking.id, ratePerMinute: 90 });
    await asha.get(`/consultations/${open.id}/messages`);
    await healer.get(`/consultations/${open.id}/messages`);
    expect(await read(open.id)).toMatchObject({ status: 'running', freeMinutes: 3 });
  });

  it('a slot that is booked opens at its time although its customer waits for somebody else', async () => {
    const waiting = (await asha.post('/consultations', { healerId: testHealer.id, wait: true })).body.consultation;
    const [date] = bookingDates(Date.now()).slice(-1);
    const wish = { healerId: testHealer.id, mode: 'chat', date, time: '19:30', name: 'Asha', phone: '+91 98290 00000' };
    const { booking } = (await asha.post('/bookings', { ...wish, email: asha.email })).body;
    await shop.deps.db
      .update(bookings)
      .set({ startsAt: sql`now() - interval '2 minutes'` })
      .where(eq(bookings.id, booking.id));
    await sweepConsultations(shop.deps);
    expect(await read(waiting.id)).toMatchObject({ status: 'ended', endReason: 'withdrawn', charged: 0 });
    const [open] = (await asha.get('/consultations')).body.consultations;
    expect(open).toMatchObject({ status: 'accepted', bookingId: booking.id });
  });

  it('does not exist for anybody else', async () => {
    const id = await startSession(asha, healer);
    const stranger = await newMember(shop);
    const otherHealer = await newHealer(shop, 'sample-healer-2');
    for (const other of [stranger, otherHealer]) {
      expect(await other.get(`/consultations/${id}`)).toMatchObject({ status: 404 });
      expect(await other.get(`/consultations/${id}/messages`)).toMatchObject({ status: 404 });
      expect(await say(other, id, 'Let me in')).toMatchObject({ status: 404 });
      expect(await other.post(`/consultations/${id}/end`, {})).toMatchObject({ status: 404 });
    }
    await shop.deps.db.delete(healerAccounts).where(eq(healerAccounts.userId, otherHealer.id));
  });

  it('is read by an administrator with a reason, which the audit log keeps', async () => {
    const id = await startSession(asha, healer);
    await say(asha, id, 'A private word');
    const admin = await newMember(shop, 'admin');
    expect(await admin.post(`/admin/consultations/${id}/transcript`, { reason: ' ' })).toMatchObject({ status: 400 });
    const opened = await admin.post(`/admin/consultations/${id}/transcript`, { reason: 'Complaint of the customer' });
    expect(opened.body.messages).toHaveLength(1);
    const [entry] = await shop.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `consultation:${id}`));
    expect(entry).toMatchObject({ actorId: admin.id, action: 'consultation.transcript' });
    expect(JSON.stringify(entry)).toContain('Complaint of the customer');
  });

  it('a person is invited to be a healer once, and is online as long as the desk is open and on', async () => {
    const admin = await newMember(shop, 'admin');
    const invited = { email: 'ranga@example.in', sharePercent: 70 };
    const { body } = await admin.post('/admin/healers/sample-healer-6/invite', invited);
    const { code: invite } = body.invitation;
    const form = { ...{ email: invited.email, name: 'Ranga' }, ...{ password: 'kanyakumari-sunrise-88', invite } };
    const visitor = shop.visitor();
    const both = await Promise.all([
      visitor.post('/healer/register', form),
      shop.visitor().post('/healer/register', form),
    ]);
    expect(both.map(({ status }) => status).sort()[0]).toBe(200);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const desk = shop.visitor();
    expect(await desk.post('/healer/login', { email: form.email, password: form.password })).toMatchObject({
      status: 200,
    });
    expect((await desk.get('/healer/desk')).body).toMatchObject({ healerId: 'sample-healer-6', online: false });
    expect((await desk.post('/healer/switch', { on: true })).body).toEqual({ switchedOn: true, online: true });
    await shop.deps.db.update(healerAccounts).set({ presentUntil: sql`now() - interval '1 second'` });
    expect(await asha.post('/consultations', { healerId: 'sample-healer-6' })).toMatchObject({ status: 409 });
    expect(await visitor.post('/user/login', { email: form.email, password: form.password })).toMatchObject({
      status: 401,
    });
  });

  it('the balance of a customer is theirs alone, and minutes of a session are one line of it', async () => {
    const id = await startSession(asha, healer);
    await letPass(shop, asha, id, 250);
    await say(healer, id, 'There you are');
    await asha.post(`/consultations/${id}/end`, {});
    expect((await asha.get('/users/balance')).body.movements[0]).toMatchObject({
      kind: 'minute',
      consultationId: id,
      amount: -180,
      count: 2,
    });
    expect(await balanceOf(shop.deps.db, customerAccount(asha.id))).toBe(32_000);
  });
});
