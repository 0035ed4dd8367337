import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../accounts/schema.ts';
import { products } from '../../catalogue/schema.ts';
import { addProduct } from '../../testing/catalogue.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

describe.each(databaseKinds())('the rate per carat of all stones of a kind on %s', (kind) => {
  let shop: TestShop;
  let admin: TestMember;
  beforeAll(async () => {
    shop = await createTestShop(kind);
    admin = await newMember(shop, 'admin');
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.deps.db.delete(products);
    await shop.deps.db.delete(auditLog);
    const ruby = { stone: 'ruby', nature: 'natural', treatment: 'heat', stock: 1 } as const;
    await addProduct(shop.deps, {
      ...ruby,
      id: 'a',
      weightMg: 500,
      pricePerCaratPaise: 1_000_000,
      price: 25_000,
    });
    await addProduct(shop.deps, {
      ...ruby,
      id: 'b',
      weightMg: 300,
      pricePerCaratPaise: 333_300,
      price: 5_000,
      originalPricePaise: 510_000,
    });
    await addProduct(shop.deps, {
      ...ruby,
      id: 'c',
      stone: 'emerald',
      weightMg: 300,
      pricePerCaratPaise: 333_300,
    });
  });

  const change = (body: object) => admin.post('/admin/stones/rates', { stone: 'ruby', ...body });
  const prices = async () =>
    Object.fromEntries(
      (await shop.deps.db.select().from(products)).map((row) => [
        row.id,
        [row.pricePerCaratPaise, row.discountedPricePaise, row.originalPricePaise],
      ]),
    );

  it('is previewed for each stone before anything changes, and then applied as previewed', async () => {
    const before = await prices();
    const body = { change: { by: 'percent', value: 5 } };
    const result = (await change(body)).body;
    expect(result).toMatchObject({
      applied: false,
      stones: [
        {
          id: 'a',
          rateBefore: 10_000,
          rateAfter: 10_500,
          priceBefore: 25_000,
          priceAfter: 26_250,
          mrpEnds: false,
        },
        { id: 'b', rateBefore: 3333, rateAfter: 3500, priceBefore: 5_000, priceAfter: 5_250 },
      ],
    });
    expect(await prices()).toEqual(before);

    expect((await change({ ...body, confirm: result.preview })).body).toMatchObject({
      ...result,
      applied: true,
    });
    expect(await prices()).toMatchObject({
      a: [1_050_000, 2_625_000, 2_625_000],
      b: [350_000, 525_000, 525_000],
      c: before.c,
    });
    const rows = await shop.deps.db.select().from(auditLog);
    expect(rows).toMatchObject([
      {
        action: 'stones.rate',
        subject: 'stones:ruby',
        difference: { 'stone-a': { before: 25_000, after: 26_250 } },
      },
    ]);
  });

  it.each([
    [{ by: 'rupees', value: -1000 }, [900_000, 233_300]],
    [{ by: 'set', value: 4000 }, [400_000, 400_000]],
    [{ by: 'percent', value: -33.33 }, [666_700, 222_200]],
  ])('changes by %j, in whole rupees', async (by, rates) => {
    const { body } = await change({ change: by });
    expect(body.stones.map(({ rateAfter }: { rateAfter: number }) => rateAfter * 100)).toEqual(
      rates,
    );
  });

  it('is rejected if a stone has changed since the preview', async () => {
    const body = { change: { by: 'percent', value: 5 } };
    const { preview } = (await change(body)).body;
    await shop.deps.db.update(products).set({ version: 2 }).where(eq(products.id, 'a'));
    const before = await prices();
    expect((await change({ ...body, confirm: preview })).status).toBe(409);
    expect(await prices()).toEqual(before);
  });
});
