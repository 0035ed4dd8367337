import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../../accounts/schema.ts';
import { images, products } from '../../catalogue/schema.ts';
import { solid } from '../../platform/images/images.fixture.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../../testing/checkout-shop.ts';
import { sendForm } from '../../testing/forms.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';

const wizard = {
  name: 'Rose Quartz',
  category: 'Semi-Precious',
  originalPrice: '2000',
  discountedPrice: '1000',
};

describe.each(databaseKinds())('drafts on %s', (kind) => {
  let shop: CheckoutShop;
  let admin: TestMember;
  let image: Buffer;
  beforeAll(async () => {
    shop = await createCheckoutShop(kind, { TRUST_PROXY: '1' });
    admin = await newMember(shop, 'admin');
    image = await solid(40, 30, 'png');
  });
  afterAll(() => shop.close());

  let from = 0;
  const add = async (fields: object = {}, files: Buffer[] = [image]) => {
    const reply = await sendForm(
      admin,
      'post',
      '/admin/add/product',
      { ...wizard, ...fields },
      files,
    );
    return { ...reply, product: reply.body.product };
  };
  const edit = (id: string, fields: object, files: Buffer[] = []) =>
    sendForm(admin, 'put', `/admin/product/${id}`, { name: 'Renamed', ...fields }, files);
  const publish = (ids: string[], published: boolean) =>
    admin.post('/admin/products/publish', { ids, published });
  const duplicate = async (id: string) =>
    (await admin.post(`/admin/products/${id}/duplicate`)).body.product;
  /** Where a customer can see the product: by URL, in lists, a search, a quote and an order. */
  async function seen({ _id, slug, name }: { _id: string; slug: string; name: string }) {
    const visitor = shop.visitor();
    from += 1;
    const [bySlug, byId, all, found, quote] = await Promise.all([
      visitor.get(`/products/${slug}`),
      visitor.get(`/products/${_id}`),
      visitor.get('/products?limit=1000'),
      visitor.get(`/products?search=${encodeURIComponent(name)}`),
      visitor.post('/cart/quote', { items: [{ productId: _id, quantity: 1 }] }),
    ]);
    const order = await startOrder(
      visitor,
      1000,
      [{ productId: _id, quantity: 1 }],
      {},
      {
        'x-forwarded-for': `10.1.0.${from}`,
      },
    );
    const has = (reply: { body: { products: { _id: string }[] } }) =>
      reply.body.products.some((one) => one._id === _id);
    return [
      bySlug.status,
      byId.status,
      has(all),
      has(found),
      quote.body.quote.subtotal,
      order.reply.status,
    ];
  }
  const everywhere = [200, 200, true, true, 1000, 200];
  const nowhere = [404, 404, false, false, 0, 409];

  it('are saved unpublished, hidden, and published in one step', async () => {
    const { status, product } = await add({ name: 'Secret Pearl', draft: 'true' });
    expect([status, product.draft]).toEqual([200, true]);
    expect(await seen(product)).toEqual(nowhere);
    expect((await admin.get(`/admin/products/${product._id}`)).body.product.name).toBe(
      'Secret Pearl',
    );
    expect((await shop.visitor().get(`/admin/products/${product._id}`)).status).toBe(401);
    expect((await publish([product._id], true)).body.products).toMatchObject([
      { draft: false, version: 2 },
    ]);
    expect(await seen(product)).toEqual(everywhere);
    expect((await publish([product._id], false)).body.products).toMatchObject([
      { draft: true, version: 3 },
    ]);
    expect(await seen(product)).toEqual(nowhere);
    const result = await shop.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `product:${product._id}`));
    expect(result.map(({ action }) => action).sort()).toEqual([
      'product.add',
      'product.publish',
      'product.unpublish',
    ]);
    expect(result.find(({ action }) => action === 'product.publish')!.difference).toMatchObject({
      draft: { before: true, after: false },
    });
  });

  it('are not the default; repeating a publication logs nothing', async () => {
    const { product } = await add({ name: 'Plain Pearl' });
    expect([product.draft, await seen(product)]).toEqual([false, everywhere]);
    expect((await publish([product._id], true)).body.products).toMatchObject([{ version: 1 }]);
    expect((await edit(product._id, { draft: 'true' })).body.product.draft).toBe(true);
    expect(await seen(product)).toEqual(nowhere);
    expect((await edit(product._id, { name: 'Plain Pearl' })).body.product.draft).toBe(true);
    expect((await edit(product._id, { draft: 'false' })).body.product.draft).toBe(false);
  });

  it('are preserved in orders, and displayed again in carts when republished', async () => {
    const { product } = await add({ name: 'Held Pearl', quantity: '3' });
    const buyer = await newMember(shop);
    await buyer.post('/cart/add', { productId: product._id, quantity: 1 });
    const payer = shop.visitor();
    const started = await startOrder(payer, 1000, [{ productId: product._id, quantity: 1 }]);
    await publish([product._id], false);
    expect((await buyer.get('/cart')).body.items).toEqual([]);
    const paid = await payer.post('/payments/verify', await shop.pay(started.gatewayOrderId));
    expect(paid.body.order).toMatchObject({ status: 'paid' });
    await publish([product._id], true);
    expect((await buyer.get('/cart')).body.items).toHaveLength(1);
  });

  it('need no image, but are not published without one', async () => {
    const { product } = await add({ name: 'Bare Pearl', draft: 'true' }, []);
    const other = (await add({ name: 'Clad Pearl', draft: 'true' })).product;
    const rejected = await publish([other._id, product._id], true);
    expect([rejected.status, rejected.body.code, rejected.body.fields.ids]).toEqual([
      400,
      'invalid_input',
      'Bare Pearl has no picture yet. Add one, then publish it.',
    ]);
    expect((await admin.get(`/admin/products/${other._id}`)).body.product.draft).toBe(true);
    expect((await edit(product._id, { draft: 'false' })).body.fields).toHaveProperty('images');
    expect((await edit(product._id, { draft: 'true' }, [image])).body.product.draft).toBe(true);
    expect((await publish([other._id, product._id], true)).body.products).toHaveLength(2);
    expect((await publish(['rem_none'], true)).body.code).toBe('product_not_found');
    expect(
      (await shop.visitor().post('/admin/products/publish', { ids: ['x'], published: true }))
        .status,
    ).toBe(401);
  });

  it('are listed separately, exported, and changed by a file', async () => {
    const { product } = await add({ name: 'Filed Pearl', draft: 'true' });
    const bare = (await add({ name: 'Bare File', draft: 'true' }, [])).product;
    const ids = async (query: string) =>
      (await admin.get(`/admin/products?limit=200&${query}`)).body.products.map(
        (one: { _id: string }) => one._id,
      );
    expect(await ids('draft=true')).toContain(product._id);
    expect(await ids('draft=false')).not.toContain(product._id);
    expect((await admin.get('/admin/products/export.csv')).body).toMatch(/,draft\r\n/);
    const send = (id: string, draft: string) =>
      sendForm(admin, 'post', '/admin/products/import', {}, [
        {
          field: 'file',
          name: 'remedies.csv',
          type: 'text/csv',
          bytes: Buffer.from(
            `id,name,category,draft\r\n${id},Filed Pearl,Semi-Precious,${draft}\r\n`,
          ),
        },
      ]);
    expect((await send(product._id, 'FALSE')).body).toMatchObject({ applied: true, updated: 1 });
    expect(await seen(product)).toEqual(everywhere);
    expect((await send(product._id, 'true')).body).toMatchObject({ applied: true, updated: 1 });
    expect(await seen(product)).toEqual(nowhere);
    expect((await send(bare._id, 'false')).body.errors).toMatchObject([
      { line: 2, column: 'draft' },
    ]);
    expect((await send(product._id, 'maybe')).body.errors).toMatchObject([
      { line: 2, column: 'draft' },
    ]);
  });

  it('are created by copying: with a new slug and new SKUs, the same images, and no unique data', async () => {
    const option = (value: string) => ({
      options: [{ name: 'size', value }],
      originalPrice: 900,
      discountedPrice: 900,
    });
    const ring = (
      await add({
        name: 'Copied Ring',
        nameHi: 'अँगूठी',
        lowStockAt: '4',
        isFeatured: 'true',
        variants: [
          { sku: 'CR-14', ...option('14'), quantity: 5 },
          { sku: 'CR-16', ...option('16'), quantity: 2 },
        ],
      })
    ).product;
    const copies = [await duplicate(ring._id), await duplicate(ring._id)];
    expect(copies).toMatchObject([
      {
        slug: 'copied-ring-copy',
        name: 'Copied Ring (copy)',
        draft: true,
        isFeatured: false,
        quantity: 0,
        lowStockAt: 4,
      },
      { slug: 'copied-ring-copy-2', hindi: { name: 'अँगूठी (प्रति)' } },
    ]);
    expect(copies.map(({ variants }) => variants.map(({ sku }: { sku: string }) => sku))).toEqual([
      ['CR-14-COPY', 'CR-16-COPY'],
      ['CR-14-COPY-2', 'CR-16-COPY-2'],
    ]);
    expect(copies[0].images).toEqual(ring.images);
    expect(await seen(copies[0])).toEqual(nowhere);
    expect((await admin.delete(`/admin/product/${ring._id}`)).status).toBe(200);
    expect((await shop.app.inject(copies[0].images[0])).statusCode).toBe(200);
    expect(await shop.deps.db.$count(images)).toBeGreaterThan(0);

    const stone = {
      stone: 'ruby',
      weightMg: '1040',
      pricePerCarat: '1000',
      origin: 'myanmar',
      nature: 'natural',
      treatment: 'none',
      shape: 'oval',
      cut: 'mixed',
      dimensions: '7.00 × 5.00 × 3.00',
      transparency: 'transparent',
      laboratory: 'GIA',
      reportNumber: 'A 1',
      reportDate: '2026-01-01',
    };
    const added = await add({ name: 'Copied Ruby', category: 'Precious', ...stone });
    expect(added.body.fields ?? added.status).toBe(200);
    expect(await duplicate(added.product._id)).toMatchObject({
      weightMg: 1040,
      pricePerCarat: 1000,
      reportNumber: null,
      laboratory: null,
      reportDate: null,
      quantity: 0,
    });
    expect((await admin.post('/admin/products/rem_none/duplicate')).body.code).toBe(
      'product_not_found',
    );
  });

  it('are copied by two administrators concurrently', async () => {
    const { product } = await add({ name: 'Twin' });
    const copies = await Promise.all([1, 2, 3].map(() => duplicate(product._id)));
    expect(new Set(copies.map(({ slug }) => slug)).size).toBe(3);
    const rows = await shop.deps.db.select().from(products).where(eq(products.name, 'Twin (copy)'));
    expect(rows).toHaveLength(3);
  });
});
