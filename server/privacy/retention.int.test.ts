import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '../db/schema.ts';
import { kinds } from '../platform/retention.ts';
import { addOrder } from '../testing/orders.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { sweepAccounts, sweepWithLease } from './sweep-accounts.ts';

const address = {
  fullName: 'Asha Rao',
  addressLine: '4 Johari Bazaar',
  apartment: '',
  city: 'Jaipur',
  state: 'Rajasthan' as const,
  pincode: '302003',
  phone: '9829000000',
};

describe.each(databaseKinds())('data retained for a period on %s', (kind) => {
  let shop: TestShop;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'jyotiratna-retention-'));
    shop = await createTestShop(kind, { DATA_DIR: dataDir, RETENTION_DAYS: 'messages=10' });
  });
  afterAll(async () => {
    await shop.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const daysAgo = (days: number) => sql`now() - make_interval(days => ${days}::int)`;
  const all = (query: SQL) =>
    shop.deps.db.execute(query) as unknown as Promise<{ rows?: object[] }>;
  const order = async (id: string) =>
    (await shop.deps.db.select().from(tables.orders).where(sql`id = ${id}`))[0]!;

  /**
   * Inserts one row a day older and one a day younger than the retention period; returns the rows
   * left.
   */
  async function sweepAround(
    days: number,
    add: (id: string, at: SQL) => Promise<unknown>,
    left: () => Promise<object[]>,
  ) {
    await add('old', daysAgo(days + 1));
    await add('young', daysAgo(days - 1));
    await sweepAccounts(shop.deps);
    return left();
  }

  it('erases all personal data in unpaid orders; paid ones retain it', async () => {
    const personal = {
      address,
      billingAddress: address,
      giftMessage: 'For you',
      buyerGstin: '08AABCU9603R1ZN',
    };
    const erased = {
      ...{ address: null, billingAddress: null, giftMessage: null, buyerGstin: null },
      doorKey: null,
    };
    const { days } = kinds['unpaid-orders'];
    const add = async (
      id: string,
      status: 'expired' | 'cancelled' | 'paid',
      age: number,
      extra: object = {},
    ) => {
      await addOrder(shop.deps, { id, status, ...personal, doorKey: 'door', ...extra });
      await shop.deps.db
        .update(tables.orders)
        .set({ expiresAt: daysAgo(age) })
        .where(sql`id = ${id}`);
    };
    await add('ord_old', 'expired', days + 1);
    await add('ord_young', 'expired', days - 1);
    await add('ord_paid', 'paid', 4000);
    await add('ord_cash_old', 'cancelled', days + 1, { provider: 'cash', userId: null });
    await add('ord_refunded', 'cancelled', days + 1);
    await shop.deps.db.insert(tables.payments).values({
      ...{ id: 'pay_1', gatewayOrderId: 'order_1', orderId: 'ord_refunded', status: 'captured' },
      ...{ amountPaise: 100, currency: 'INR', source: 'verify' },
    });
    await sweepAccounts(shop.deps);
    for (const id of ['ord_old', 'ord_cash_old'])
      expect(await order(id)).toMatchObject({ email: null, ...erased });
    for (const id of ['ord_young', 'ord_paid', 'ord_refunded'])
      expect(await order(id)).toMatchObject({ email: `${id}@example.com`, ...personal });
  });

  it('closed orders of a deleted account lose all personal data, also with only a phone number', async () => {
    const { db } = shop.deps;
    const user = {
      id: 'usr_phone',
      email: 'phone@example.in',
      name: 'Asha',
      role: 'user' as const,
    };
    await db.insert(tables.users).values({ ...user, deletedAt: daysAgo(0) });
    const closedOrder = {
      userId: user.id,
      email: null,
      status: 'delivered',
      phoneKey: '9829000000',
    } as const;
    await addOrder(shop.deps, { ...closedOrder, id: 'ord_counter' });
    await addOrder(shop.deps, {
      ...closedOrder,
      id: 'ord_parcel',
      address,
      buyerGstin: '08AABCU9603R1ZN',
    });
    await sweepAccounts(shop.deps);
    expect(await order('ord_counter')).toMatchObject({ phoneKey: null });
    expect(await order('ord_parcel')).toMatchObject({
      ...{ phoneKey: null, buyerGstin: null },
      address: { fullName: '', phone: '', state: 'Rajasthan', pincode: '302003' },
    });
  });

  it('messages are deleted after the configured days since their reply; open ones remain', async () => {
    const { messages } = tables;
    const add = (id: string, answeredAt: SQL | null) =>
      shop.deps.db
        .insert(messages)
        .values({ id, name: 'A', email: 'a@example.in', subject: 's', message: 'm', answeredAt });
    await shop.deps.db.insert(messages).values({
      id: 'waiting',
      name: 'A',
      email: 'a@example.in',
      subject: 's',
      message: 'm',
      createdAt: daysAgo(900),
    });
    const left = await sweepAround(10, add, () =>
      shop.deps.db.select({ id: messages.id }).from(messages),
    );
    expect(left.map((row) => (row as { id: string }).id).sort()).toEqual(['waiting', 'young']);
  });

  it('sessions with healers lose the name', async () => {
    const { bookings } = tables;
    const add = (id: string, startsAt: SQL) =>
      shop.deps.db.insert(bookings).values({
        ...{
          id,
          startsAt,
          healerId: id,
          mode: 'phone' as const,
          ownerKey: 'guest:x',
          sessionPaise: 1,
          perMinutePaise: 1,
        },
        ...{ freeMinutes: 0, name: 'Asha', email: `${id}@example.in`, phone: '9' },
      });
    const left = await sweepAround(kinds.bookings.days, add, () =>
      shop.deps.db
        .select({ id: bookings.id, email: bookings.email, phone: bookings.phone })
        .from(bookings)
        .orderBy(bookings.id),
    );
    expect(left).toEqual([
      { id: 'old', email: '', phone: '' },
      { id: 'young', email: 'young@example.in', phone: '9' },
    ]);
  });

  it('unconfirmed newsletter sign-ups are deleted', async () => {
    const { subscribers } = tables;
    const add = (id: string, createdAt: SQL) =>
      shop.deps.db.insert(subscribers).values({ id, email: `${id}@example.in`, createdAt });
    await shop.deps.db.insert(subscribers).values({
      id: 'reader',
      email: 'r@example.in',
      createdAt: daysAgo(900),
      confirmedAt: new Date(),
    });
    const left = await sweepAround(kinds['newsletter-requests'].days, add, () =>
      shop.deps.db.select({ id: subscribers.id }).from(subscribers).orderBy(subscribers.id),
    );
    expect(left).toEqual([{ id: 'reader' }, { id: 'young' }]);
  });

  it('cached charts are deleted', async () => {
    const { kundliCache } = tables;
    const add = (key: string, createdAt: SQL) =>
      shop.deps.db
        .insert(kundliCache)
        .values({ key, reply: {}, validUntil: new Date(), createdAt });
    const left = await sweepAround(kinds.kundlis.days, add, () =>
      shop.deps.db.select({ key: kundliCache.key }).from(kundliCache),
    );
    expect(left).toEqual([{ key: 'young' }]);
  });

  it('processed webhooks are deleted, and no others', async () => {
    const { webhookEvents } = tables;
    const add = (id: string, processedAt: SQL) =>
      shop.deps.db
        .insert(webhookEvents)
        .values({ id, event: 'e', payload: { raw: '' }, processedAt });
    await shop.deps.db
      .insert(webhookEvents)
      .values({ id: 'open', event: 'e', payload: { raw: '' }, receivedAt: daysAgo(900) });
    const left = await sweepAround(kinds.webhooks.days, add, () =>
      shop.deps.db.select({ id: webhookEvents.id }).from(webhookEvents).orderBy(webhookEvents.id),
    );
    expect(left).toEqual([{ id: 'open' }, { id: 'young' }]);
  });

  it('outbox records of sent emails are deleted, and no other task', async () => {
    const { outbox } = tables;
    const add = (key: string, doneAt: SQL) =>
      shop.deps.db
        .insert(outbox)
        .values({ kind: 'mail', key, payload: { email: 'a@example.in' }, doneAt });
    await shop.deps.db
      .insert(outbox)
      .values({ kind: 'refund', key: 'refund', payload: {}, doneAt: daysAgo(900) });
    const left = await sweepAround(kinds['sent-mails'].days, add, () =>
      shop.deps.db.select({ key: outbox.key }).from(outbox).orderBy(outbox.key),
    );
    expect(left).toEqual([{ key: 'refund' }, { key: 'young' }]);
  });

  it('orders stay, without their traffic sources', async () => {
    const source = { day: '2026-01-01', source: 'google' };
    const add = async (key: string, at: SQL) => {
      await addOrder(shop.deps, {
        id: `ord_source_${key}`,
        sources: { first: source, last: source },
      });
      await shop.deps.db
        .update(tables.orders)
        .set({ createdAt: at })
        .where(sql`id = ${`ord_source_${key}`}`);
    };
    await sweepAround(kinds.sources.days, add, async () => []);
    expect((await order('ord_source_old')).sources).toBeNull();
    expect((await order('ord_source_young')).sources).toEqual({ first: source, last: source });
  });

  it('entries of the audit log lose address and device, and stay', async () => {
    const { auditLog } = tables;
    const add = (subject: string, at: SQL) =>
      shop.deps.db.insert(auditLog).values({
        ...{
          subject,
          at,
          actorId: 'usr_a',
          actorEmail: 'a@example.in',
          action: 'admin.login',
          difference: {},
        },
        ...{ ip: '203.0.113.7', device: 'Test' },
      });
    const left = await sweepAround(kinds['login-addresses'].days, add, () =>
      shop.deps.db
        .select({ subject: auditLog.subject, ip: auditLog.ip, device: auditLog.device })
        .from(auditLog)
        .orderBy(auditLog.id),
    );
    expect(left).toEqual([
      { subject: 'old', ip: null, device: null },
      { subject: 'young', ip: '203.0.113.7', device: 'Test' },
    ]);
  });

  it('email files are deleted with their pages and drafts, and nothing else in the folder', async () => {
    const folder = path.join(dataDir, 'mail');
    await mkdir(folder, { recursive: true });
    const { days } = kinds['mail-files'];
    const files = [
      'a-1.eml',
      'a-1.html',
      `a-1.eml.${crypto.randomUUID()}`,
      'text-a-1.txt',
      'b-2.eml',
      'notes.txt',
    ];
    for (const name of files) {
      await writeFile(path.join(folder, name), '');
      const age = name.startsWith('b') ? days - 1 : days + 1;
      const time = new Date(Date.now() - age * 86_400_000);
      await utimes(path.join(folder, name), time, time);
    }
    await sweepAccounts(shop.deps);
    expect((await readdir(folder)).sort()).toEqual(['b-2.eml', 'notes.txt']);
  });

  it('is swept by one of several processes, and by the next one after the hour', async () => {
    const turns = await Promise.all(Array.from({ length: 5 }, () => sweepWithLease(shop.deps)));
    expect(turns.filter(Boolean)).toHaveLength(1);
    await all(
      sql`update settings set value = to_jsonb((value)::text::float8 - 3600) where key = 'turn of sweep'`,
    );
    expect(await sweepWithLease(shop.deps)).toBe(true);
    expect(await sweepWithLease(shop.deps)).toBe(false);
  });
});
