import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { databaseKinds, openTestDatabase } from '../testing/test-database.ts';

const folder = path.join(import.meta.dirname, '../db/migrations');

/** The SQL statements of the migration that gave every order a number. */
async function readMigration(): Promise<string[]> {
  const name = (await readdir(folder)).find((file) => file.endsWith('_order-numbers.sql'));
  return (await readFile(path.join(folder, name!), 'utf8')).split('--> statement-breakpoint');
}

describe.each(databaseKinds())('orders of a database without numbers on %s', (kind) => {
  let database: OpenDatabase;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
    for (const undo of [
      'drop table refund_lines',
      'alter table order_items drop column restocked',
      'drop index orders_number',
      'alter table orders alter column order_number drop not null',
      'create index orders_number_prefix on orders (lower(order_number) text_pattern_ops)',
    ])
      await database.db.execute(sql.raw(undo));
  });
  afterEach(() => database.close());

  async function addOrder(id: string, number: string | null, status: string): Promise<void> {
    await database.db.execute(sql`insert into orders (id, owner_key, idempotency_key, request_hash, purchase_id, quote_hash,
        order_number, status, amount_paise, subtotal_paise, discount_paise, rounding_paise, holds_stock, payment_method, provider, expires_at)
      values (${id}, 'guest:x', ${id}, 'h', ${id}, 'q', ${number}, ${status}, 100, 100, 0, 0, false, 'razorpay', 'razorpay', now())`);
  }

  it('get one each: a number seen by a customer is unchanged, a duplicate stays with the paid one', async () => {
    await addOrder('ord_read', 'JR-8F3K2Q7', 'paid');
    await addOrder('ord_small', ' jr-9g4m3r8 ', 'shipped');
    await addOrder('ord_given-up', 'JR-TWICE22', 'expired');
    await addOrder('ord_bought', 'JR-TWICE22', 'paid');
    await addOrder('ord_odd', '<b>1</b>', 'paid');
    for (let n = 0; n < 50; n += 1) await addOrder(`ord_none${n}`, null, 'paid');
    for (const statement of await readMigration()) await database.db.execute(sql.raw(statement));

    const { rows } = (await database.db.execute(
      sql`select id, order_number as number from orders`,
    )) as unknown as {
      rows: { id: string; number: string }[];
    };
    const numbers = new Map(rows.map(({ id, number }) => [id, number]));
    expect(numbers.get('ord_read')).toBe('JR-8F3K2Q7');
    expect(numbers.get('ord_small')).toBe('JR-9G4M3R8');
    expect(numbers.get('ord_bought')).toBe('JR-TWICE22');
    expect(new Set(numbers.values()).size).toBe(55);
    expect([...numbers.values()].filter((number) => !/^JR-[0-9A-Z]{7}$/.test(number))).toEqual([]);
  });
});
