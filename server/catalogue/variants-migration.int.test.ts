import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { addProduct } from '../testing/catalogue.ts';
import { addOrder } from '../testing/orders.ts';
import { databaseKinds, openTestDatabase } from '../testing/test-database.ts';

const folder = path.join(import.meta.dirname, '../db/migrations');

/** Statements of the migration that gave every product its variant. */
async function readMigration(): Promise<string[]> {
  const name = (await readdir(folder)).find((file) => file.endsWith('_variants-and-stones.sql'));
  return (await readFile(path.join(folder, name!), 'utf8')).split('--> statement-breakpoint');
}

const newColumns = [
  'stone',
  'weight_mg',
  'price_per_carat_paise',
  'origin',
  'nature',
  'treatment',
  'shape',
  'cut',
  'dimensions',
  'transparency',
  'laboratory',
  'report_number',
  'report_date',
  'optioned',
];
const undo = [
  'alter table cart_lines drop constraint cart_lines_user_id_variant_id_pk',
  'alter table cart_lines drop column variant_id',
  'alter table cart_lines add constraint cart_lines_user_id_product_id_pk primary key (user_id, product_id)',
  'alter table order_items drop column variant_id',
  'alter table order_items drop column sku',
  'drop table product_variants cascade',
  ...newColumns.map((column) => `alter table products drop column ${column} cascade`),
];

describe.each(databaseKinds())('the migration to variants on %s', (kind) => {
  let database: OpenDatabase;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
  });
  afterEach(() => database.close());

  const rowsOf = async (query: string) =>
    ((await database.db.execute(sql.raw(query))) as unknown as { rows: Record<string, unknown>[] })
      .rows;
  const dump = async () => ({
    products: await rowsOf('select to_jsonb(p) as row from products p order by id'),
    cart: await rowsOf('select to_jsonb(c) as row from cart_lines c order by user_id, product_id'),
    items: await rowsOf('select to_jsonb(i) as row from order_items i order by order_id, position'),
  });

  it('preserves every column of every product, cart line and order line, and gives each product one variant', async () => {
    await addProduct(database, { id: 'ring', slug: 'pearl-ring', stock: 3 });
    await addProduct(database, { id: 'mala', slug: 'mala', stock: null, deletedAt: new Date(0) });
    await addOrder(database, { id: 'ord_1' });
    for (const statement of undo) await database.db.execute(sql.raw(statement));
    await database.db.execute(
      sql`insert into users (id, email, name) values ('usr_1', 'a@example.com', 'A')`,
    );
    await database.db.execute(
      sql`insert into cart_lines (user_id, product_id, quantity) values ('usr_1', 'ring', 2)`,
    );
    await database.db.execute(sql`insert into order_items (order_id, position, product_id, name, slug, unit_price_paise, quantity, took_stock)
      values ('ord_1', 0, 'ring', 'Pearl', 'pearl-ring', 100, 1, true), ('ord_1', 1, 'mala', 'Mala', 'mala', 100, 2, false)`);
    const before = await dump();
    for (const statement of await readMigration()) await database.db.execute(sql.raw(statement));
    const after = await dump();

    for (const table of ['products', 'cart', 'items'] as const) {
      expect(after[table]).toHaveLength(before[table].length);
      for (const [at, { row }] of after[table].entries())
        expect(row).toMatchObject(before[table][at]!.row as object);
    }
    const variants = await rowsOf(
      'select id, product_id, sku, options, stock, discounted_price_paise from product_variants order by id',
    );
    const only = { options: [], stock: null, discounted_price_paise: null };
    expect(variants).toEqual([
      { id: 'mala', product_id: 'mala', sku: 'MALA', ...only },
      { id: 'ring', product_id: 'ring', sku: 'PEARL-RING', ...only },
    ]);
    expect(after.cart.map(({ row }) => row)).toMatchObject([{ variant_id: 'ring', quantity: 2 }]);
    expect(after.items.map(({ row }) => row)).toMatchObject([
      { variant_id: 'ring', sku: 'PEARL-RING' },
      { variant_id: 'mala', sku: 'MALA' },
    ]);
  });
});
