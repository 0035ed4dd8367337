import { eq, or } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { productImages, products, productVariants } from '../catalogue/schema.ts';
import { readClaims } from '../content/claims.ts';
import { listDocuments } from '../documents/queries.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { coupons } from '../pricing/schema.ts';
import { createMemoryImageStore } from '../testing/memory-image-store.ts';
import { databaseKinds, openTestDatabase } from '../testing/test-database.ts';
import { seedRemedies } from './catalogue/catalogue.ts';
import { seedSizes } from './catalogue/sizes.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedShop } from './seed-shop.ts';

const deletedRemedy: typeof products.$inferInsert = {
  id: 'p',
  slug: 's',
  name: 'n',
  category: 'Precious',
  originalPricePaise: 1,
  discountedPricePaise: 1,
  deletedAt: new Date(),
};

describe.each(databaseKinds())('the demo catalogue on %s', (kind) => {
  let database: OpenDatabase;
  afterEach(() => database.close());

  it('is added to an empty shop once, also by two processes at the same time', async () => {
    database = await openTestDatabase(kind);
    const { db } = database;
    const store = createMemoryImageStore();
    await Promise.all([seedCatalogue(db, store), seedCatalogue(db, store)]);
    expect(await db.$count(products)).toBe(seedRemedies.length);
    const configured = Object.keys(seedSizes).length;
    expect(await db.$count(products, eq(products.hasVariants, true))).toBe(configured);
    expect(await db.$count(productVariants)).toBe(
      seedRemedies.length +
        Object.values(seedSizes).reduce((total, sizes) => total + sizes.length, 0),
    );
    expect(await db.$count(productImages)).toBe(
      seedRemedies.flatMap((remedy) => remedy.pictures).length,
    );
    expect(
      await db.$count(productImages, or(eq(productImages.alt, ''), eq(productImages.altHi, ''))),
    ).toBe(0);
    expect((await db.select().from(coupons)).find(({ code }) => code === 'JYOTI50')).toMatchObject({
      type: 'percentage',
      value: 5000,
      active: true,
    });
    expect(await seedCatalogue(db, store)).toBe(false);
  });

  it('is not added to a shop whose remedies were all deleted', async () => {
    database = await openTestDatabase(kind);
    const { db } = database;
    await db.insert(products).values(deletedRemedy);
    expect(await seedCatalogue(db, createMemoryImageStore())).toBe(false);
    expect(await db.$count(products)).toBe(1);
  });

  it('is added without sample healers or claims to a shop that never had the demo', async () => {
    database = await openTestDatabase(kind);
    const { db } = database;
    const start = (demo: boolean) => seedShop(db, createMemoryImageStore(), { demo });
    await start(false);
    await db.insert(products).values(deletedRemedy);
    expect(await start(true)).toBe(false);
    expect(await listDocuments(db, 'healer')).toEqual([]);
    expect(await readClaims(db)).toEqual({ version: 0, claims: {} });
    expect(await listDocuments(db, 'faq')).not.toEqual([]);
  });
});
