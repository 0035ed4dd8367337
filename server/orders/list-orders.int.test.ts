import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { readEnv } from '../platform/env.ts';
import { databaseKinds, openTestDatabase } from '../testing/test-database.ts';
import { type ListOrders, listOrders } from './list-orders.ts';

/**
 * Orders 'JR-OLD1' to 'JR-OLD10050' in this order, then 5100 newer ones 'JR-NEW…': a search for the
 * new ones fills its page early, one for the old ones late.
 */
const old = 10_050;
const fresh = 5100;

describe.each(databaseKinds())('a long list of orders on %s', (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await database.db.execute(
      sql`insert into users (id, email, name) values ('usr_1', 'asha@example.com', 'Asha')`,
    );
    await database.db.execute(sql`insert into orders (id, owner_key, user_id, idempotency_key, request_hash, purchase_id,
        quote_hash, order_number, status, amount_paise, subtotal_paise, discount_paise, rounding_paise, holds_stock,
        payment_method, provider, email, address, expires_at, created_at)
      select 'ord_' || translate(lpad(n::text, 26, '0'), '0189', 'abcd'), 'user:usr_1', 'usr_1', n, 'h', n, 'q',
        case when n > ${old}::int then 'JR-NEW' || n else 'JR-OLD' || n end, 'paid', 100000, 100000, 0, 0, true, 'razorpay',
        case when n % 5000 = 0 then 'cash' else 'razorpay' end, 'n' || n || '@example.in',
        jsonb_build_object('fullName', 'Ravi Rao' || chr(97 + n % 26), 'phone', '+91 ' || 9000000000 + n, 'pincode', (302000 + n % 3000)::text), now(), timestamptz '2026-01-01' + n * interval '1 minute'
      from generate_series(1, ${old + fresh}::int) n`);
    await database.db.execute(sql`insert into payments (id, order_id, gateway_order_id, status, amount_paise, currency, source)
      select 'pay_Abc123', id, 'order_1', 'captured', 100000, 'INR', 'test' from orders where order_number = 'JR-OLD7'`);
    await database.db.execute(sql`analyze orders`);
  });
  afterAll(() => database.close());
  afterEach(() => void vi.restoreAllMocks());

  const list = (input: ListOrders) => listOrders({ db: database.db, env: readEnv({}) }, input);
  const minutes = (orders: { createdAt: string }[]) =>
    orders.map(({ createdAt }) => (Date.parse(createdAt) - Date.UTC(2026, 0, 1)) / 60_000);

  it('has a count capped at 10 000', async () => {
    expect(await list({ limit: '1' })).toMatchObject({ total: 10_000, totalExact: false });
    expect(await list({ limit: '1', search: 'new' })).toMatchObject({
      total: fresh,
      totalExact: true,
    });
    expect(await list({ limit: '1', search: 'JR-OLD' })).toMatchObject({
      total: 10_000,
      totalExact: false,
    });
  });

  it.each([
    ['few, by their number', 'new1000', []],
    ['few, whose numbers begin alike', 'OLD1004', [10_049, 10_048, 10_047]],
    ['many, all of them long ago', 'old', [10_050, 10_049, 10_048]],
    ['many, among them the newest', 'asha@', [15_150, 15_149, 15_148]],
    ['a name, by the beginnings of its words', 'raoc ravi', [15_134, 15_108, 15_082]],
    ['a phone number, however it is typed', '+91 90000-10007', [10_007]],
    ['the beginning of one', '900001504', [15_049, 15_048, 15_047]],
    ['a PIN code', '304999', [14_999, 11_999, 8999]],
    ['a payment', 'pay_Abc123', [7]],
  ])('finds %s, the newest first', async (_, search, newest) => {
    expect(minutes((await list({ search, limit: '3' })).orders)).toEqual(newest);
  });

  it.each([['jr-old'], ['asha@']])('is walked page by page for %s', async (search) => {
    const first = await list({ search, limit: '2' });
    const second = await list({ search, limit: '2', cursor: first.nextCursor! });
    const all = minutes([...first.orders, ...second.orders]);
    expect(all).toEqual([0, 1, 2, 3].map((step) => all[0]! - step));
  });

  it('is filtered by payment method', async () => {
    expect(minutes((await list({ payment: 'cash' })).orders)).toEqual([15_000, 10_000, 5000]);
    expect(await list({ payment: 'none' })).toMatchObject({ total: 0, orders: [] });
    expect(minutes((await list({ payment: 'online', limit: '1' })).orders)).toEqual([15_150]);
  });

  it('ends without a cursor', async () => {
    expect(await list({ search: 'OLD1004', limit: '11' })).toMatchObject({
      total: 11,
      nextCursor: null,
    });
  });

  it.skipIf(kind === 'embedded')('takes four queries, and a fifth for old matches', async () => {
    const queries = vi.spyOn(pg.Client.prototype, 'query');
    const counts: number[] = [];
    for (const filter of [{}, { search: 'OLD1004' }, { search: 'asha@' }, { search: 'old' }]) {
      queries.mockClear();
      await list(filter);
      counts.push(queries.mock.calls.length);
    }
    expect(counts).toEqual([4, 4, 4, 5]);
  });
});
