import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../accounts/schema.ts';
import { cartLines } from '../../cart/schema.ts';
import { images, productImages, products } from '../../catalogue/schema.ts';
import { solid } from '../../platform/images/images.fixture.ts';
import { orderItems, orders } from '../../reservations/schema.ts';
import { sendForm } from '../../testing/forms.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { addOrder } from '../../testing/orders.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

const wizard = {
  name: 'Rose Quartz',
  category: 'Semi-Precious',
  originalPrice: '2499',
  discountedPrice: '1249.50',
};

describe.each(databaseKinds())('administration of remedies on %s', (kind) => {
  let shop: TestShop;
  let admin: TestMember;
  let image: Buffer;
  let other: Buffer;

  beforeAll(async () => {
    shop = await createTestShop(kind);
    admin = await newMember(shop, 'admin');
    [image, other] = await Promise.all([solid(40, 30, 'png'), solid(30, 40, 'png')]);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    for (const table of [productImages, cartLines, orderItems, orders, products, images, auditLog])
      await shop.deps.db.delete(table);
  });

  const add = (fields: object = {}, files: Buffer[] = [image]) =>
    sendForm(admin, 'post', '/admin/add/product', { ...wizard, ...fields }, files);
  const edit = (id: string, fields: object, files: Buffer[] = []) =>
    sendForm(admin, 'put', `/admin/product/${id}`, { ...fields }, files);
  const file = async (url: string) => (await shop.app.inject(url)).statusCode;
  const auditRows = () => shop.deps.db.select().from(auditLog).orderBy(auditLog.id);

  it('adds a remedy with all its fields and shows it in the shop at once', async () => {
    await shop.visitor().get('/products');
    const { status, body } = await add(
      {
        description: 'A soft stone.\nFor the heart.',
        quantity: '12',
        attributes: [{ key: 'color', value: 'Pink', valueHi: 'गुलाबी', benefits: 'Calm' }],
        benefits: ['Traditionally worn for calm'],
        planets: ['Venus', 'Moon'],
        alts: ['Eight pink beads'],
        isFeatured: 'true',
        hsn: '7116',
        countryOfOrigin: 'India',
        nameHi: 'रोज़ क्वार्ट्ज़',
        descriptionHi: 'कोमल पत्थर।',
        benefitsHi: ['परंपरा से शांति के लिए'],
      },
      [image, other],
    );
    expect(status).toBe(200);
    expect(body.product).toMatchObject({
      slug: 'rose-quartz',
      originalPrice: 2499,
      discountedPrice: 1249.5,
      quantity: 12,
      description: 'A soft stone.\nFor the heart.',
      attributes: [{ key: 'color', value: 'Pink', valueHi: 'गुलाबी', benefits: 'Calm' }],
      planets: ['Venus', 'Moon'],
      isFeatured: true,
      hsn: '7116',
      hindi: { name: 'रोज़ क्वार्ट्ज़', description: 'कोमल पत्थर।', benefits: ['परंपरा से शांति के लिए'] },
      version: 1,
    });
    expect(body.product._id).toBe(body.product.id);
    expect(body.product.pictures.map(({ alt }: { alt: string }) => alt)).toEqual([
      'Eight pink beads',
      'Rose Quartz',
    ]);
    expect((await shop.visitor().get('/products')).body.total).toBe(1);
    for (const url of body.product.images) expect(await file(url)).toBe(200);
    const [entry] = await auditRows();
    expect(entry).toMatchObject({
      action: 'product.add',
      subject: `product:${body.product.id}`,
      actorEmail: admin.email,
    });
    expect(entry!.difference).toMatchObject({ discountedPrice: { before: null, after: 1249.5 } });
  });

  it.each([
    [{ discountedPrice: '' }, 2499, 2499],
    [{ originalPrice: '' }, 1249.5, 1249.5],
  ])('accepts one price for both: %o', async (fields, original, discounted) => {
    expect((await add(fields)).body.product).toMatchObject({
      originalPrice: original,
      discountedPrice: discounted,
    });
  });

  it('does not track the stock if no quantity is given', async () => {
    expect((await add()).body.product.quantity).toBeNull();
    expect((await add({ quantity: '0' })).body.product.quantity).toBe(0);
  });

  it.each([
    [{ name: '  ' }, 'name'],
    [{ category: 'Metal' }, 'category'],
    [{ originalPrice: '', discountedPrice: '' }, 'discountedPrice'],
    [{ originalPrice: '0' }, 'originalPrice'],
    [{ originalPrice: '1e3' }, 'originalPrice'],
    [{ originalPrice: '-5' }, 'originalPrice'],
    [{ discountedPrice: '2500' }, 'discountedPrice'],
    [{ quantity: '1.5' }, 'quantity'],
    [{ attributes: '[{"key":"color"' }, 'attributes'],
    [{ attributes: '[{"key":"color","value":"x","__proto__":{"admin":true}}]' }, 'attributes'],
    [{ attributes: '{"constructor":{"prototype":{"admin":true}}}' }, 'attributes'],
    [{ attributes: [{ key: 'smell', value: 'Rose' }] }, 'attributes.0.key'],
    [{ planets: ['Pluto'] }, 'planets.0'],
    [{ nameHi: 'एक\nदो' }, 'nameHi'],
    [{ benefitsHi: [''] }, 'benefitsHi.0'],
    [{ name: 'Bell\u0007' }, 'name'],
    [{ role: 'admin' }, 'role'],
    [{ redeemedCount: '5' }, 'redeemedCount'],
  ])('rejects %o, names the field and stores nothing', async (fields, field) => {
    const { status, body } = await add(fields);
    expect([status, Object.keys(body.fields)[0]]).toEqual([400, field]);
    expect(await shop.deps.db.$count(products)).toBe(0);
    expect(await shop.deps.db.$count(images)).toBe(0);
  });

  it('assigns unique slugs to remedies with the same name, also concurrently', async () => {
    const results = await Promise.all([add(), add(), add()]);
    expect(results.map(({ body }) => body.product.slug).sort()).toEqual([
      'rose-quartz',
      'rose-quartz-2',
      'rose-quartz-3',
    ]);
    expect((await add({ name: 'रुद्राक्ष माला' })).body.product.slug).toBe('rudraksha-mala');
  });

  it('preserves omitted fields and records the changes in the audit log', async () => {
    const { product } = (await add({ quantity: '4' })).body;
    const { status, body } = await edit(product.id, {
      name: 'Rose Quartz Mala',
      discountedPrice: '999',
    });
    expect(status).toBe(200);
    expect(body.product).toMatchObject({
      name: 'Rose Quartz Mala',
      slug: 'rose-quartz',
      originalPrice: 2499,
      discountedPrice: 999,
      quantity: 4,
      images: product.images,
      version: 2,
    });
    expect((await auditRows()).at(-1)!.difference).toEqual({
      name: { before: 'Rose Quartz', after: 'Rose Quartz Mala' },
      discountedPrice: { before: 1249.5, after: 999 },
      version: { before: 1, after: 2 },
    });
  });

  it.each([{}, { name: ' ' }])(
    'rejects an edit without a name and changes nothing: %o',
    async (fields) => {
      const { product } = (await add()).body;
      const { status, body } = await edit(product.id, { ...fields, discountedPrice: '999' });
      expect([status, Object.keys(body.fields)]).toEqual([400, ['name']]);
      const [row] = await shop.deps.db.select().from(products);
      expect(row).toMatchObject({ name: 'Rose Quartz', discountedPricePaise: 124_950 });
    },
  );

  it('saves, retains and removes Hindi, each field separately, and records it in the audit log', async () => {
    const { product } = (await add({ nameHi: 'रोज़ क्वार्ट्ज़' })).body;
    const stored = (
      await edit(product.id, { name: 'Rose', descriptionHi: 'कोमल।', benefitsHi: ['शांति'] })
    ).body.product;
    expect(stored.hindi).toEqual({ name: 'रोज़ क्वार्ट्ज़', description: 'कोमल।', benefits: ['शांति'] });
    const none = await edit(product.id, {
      name: 'Rose',
      nameHi: '',
      descriptionHi: '',
      benefitsHi: [],
    });
    expect(none.body.product).not.toHaveProperty('hindi');
    expect((await auditRows()).at(-1)!.difference).toEqual({
      nameHi: { before: 'रोज़ क्वार्ट्ज़', after: '' },
      descriptionHi: { before: 'कोमल।', after: '' },
      benefitsHi: { before: ['शांति'], after: [] },
      version: { before: 2, after: 3 },
    });
  });

  it('finds a remedy by its Hindi name in the administrators’ table', async () => {
    const { product } = (await add({ nameHi: 'मूँगा' })).body;
    const { body } = await admin.get(`/admin/products?search=${encodeURIComponent('मूंगा')}`);
    expect(body.products.map(({ id }: { id: string }) => id)).toEqual([product.id]);
  });

  it('replaces the images, and deletes unreferenced files', async () => {
    const { product } = (await add({}, [image, other])).body;
    const stored = (await add({ name: 'Pearl' }, [other])).body.product;
    const fresh = await solid(50, 50, 'png');
    const { body } = await edit(product.id, { name: 'Rose Quartz' }, [fresh]);
    expect(body.product.images).toHaveLength(1);
    expect(await file(product.images[0])).toBe(404);
    expect(await file(stored.images[0])).toBe(200);
    expect(await file(body.product.images[0])).toBe(200);
    expect(await shop.deps.db.$count(images)).toBe(2);
  });

  it('applies the last write of two editors without a version, and reports a conflict to one with a version', async () => {
    const { product } = (await add()).body;
    expect((await edit(product.id, { name: 'A', version: 1 })).status).toBe(200);
    const rejected = await edit(product.id, { name: 'B', quantity: '3', version: 1 });
    expect(rejected.status).toBe(409);
    expect(rejected.body).toMatchObject({
      code: 'stale_edit',
      product: { name: 'A', version: 2 },
      changes: [{ by: admin.email, fields: ['name'] }],
    });
    expect((await edit(product.id, { name: 'C' })).body.product).toMatchObject({
      name: 'C',
      version: 3,
    });
    const pair = await Promise.all(
      ['D', 'E'].map((name) => edit(product.id, { name, version: 3 })),
    );
    expect(pair.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('does not restore stock that was sold while the form was open', async () => {
    const { product } = (await add({ quantity: '10' })).body;
    await shop.deps.db.update(products).set({ stock: 7 }).where(eq(products.id, product.id));
    expect(
      (await edit(product.id, { name: 'X', quantity: '10', quantityWas: '10' })).body.product
        .quantity,
    ).toBe(7);
    expect(
      (await edit(product.id, { name: 'X', quantity: '15', quantityWas: '10' })).body.product
        .quantity,
    ).toBe(12);
    expect((await edit(product.id, { name: 'X', quantity: '0', quantityWas: '13' })).status).toBe(
      400,
    );
    expect((await edit(product.id, { name: 'X', quantity: '3' })).body.product.quantity).toBe(3);
  });

  it('deletes a remedy with its images, and removes it from carts', async () => {
    const { product } = (await add()).body;
    const buyer = await newMember(shop);
    await buyer.post('/cart/add', { productId: product.id, quantity: 1 });
    expect((await admin.delete(`/admin/product/${product.id}`)).body).toEqual({ success: true });
    expect((await buyer.get('/cart')).body.items).toEqual([]);
    expect((await shop.visitor().get(`/products/${product.slug}`)).status).toBe(404);
    expect(await shop.deps.db.$count(products)).toBe(0);
    expect(await file(product.images[0])).toBe(404);
    expect((await admin.delete(`/admin/product/${product.id}`)).status).toBe(404);
  });

  it('only soft-deletes a remedy in an order, and retains its image', async () => {
    const { product } = (await add()).body;
    await addOrder(shop.deps, { id: 'ord_1' });
    const of = { productId: product.id, variantId: product.id, sku: 'X' };
    const item = { ...of, orderId: 'ord_1', position: 0, name: 'x', slug: 'x', quantity: 1 };
    await shop.deps.db
      .insert(orderItems)
      .values({ ...item, image: product.images[0], unitPricePaise: 100, tookStock: false });
    await edit(product.id, { name: 'Rose Quartz' }, [other]);
    expect(await file(product.images[0])).toBe(200);
    expect((await admin.delete(`/admin/product/${product.id}`)).status).toBe(200);
    expect((await admin.get('/admin/products')).body.total).toBe(0);
    expect(await shop.deps.db.$count(products)).toBe(1);
    expect((await edit(product.id, { name: 'Back' })).status).toBe(404);
  });

  it('features a remedy once, despite repeated clicks', async () => {
    const { product } = (await add()).body;
    const press = () => admin.post(`/admin/products/${product.id}/feature`, { isFeatured: true });
    const results = await Promise.all([press(), press()]);
    expect(results.map(({ body }) => body.product.isFeatured)).toEqual([true, true]);
    expect((await auditRows()).filter(({ action }) => action === 'product.feature')).toHaveLength(
      1,
    );
    expect((await shop.visitor().get('/products?isFeatured=true')).body.total).toBe(1);
  });

  it.each([
    ['newest', ['Cat', 'Bar', 'Ant']],
    ['quantity-low', ['Bar', 'Ant', 'Cat']],
    ['quantity-high', ['Cat', 'Ant', 'Bar']],
    ['name', ['Ant', 'Bar', 'Cat']],
    ['price-high', ['Ant', 'Cat', 'Bar']],
  ])('lists by %s, page by page', async (sort, expected) => {
    const row = (n: number, name: string, price: number, stock: number | null) => ({
      id: `rem_${n}`,
      slug: `s-${n}`,
      name,
      category: 'Precious' as const,
      originalPricePaise: price,
      discountedPricePaise: price,
      stock,
      createdAt: new Date(2026, 0, n),
    });
    await shop.deps.db
      .insert(products)
      .values([row(1, 'Ant', 300, 5), row(2, 'Bar', 100, 2), row(3, 'Cat', 200, null)]);
    const seen: string[] = [];
    let cursor = '';
    do {
      const { body } = await admin.get(
        `/admin/products?sort=${sort}&limit=2${cursor && `&cursor=${cursor}`}`,
      );
      expect(body.total).toBe(3);
      seen.push(...body.products.map(({ name }: { name: string }) => name));
      cursor = body.nextCursor;
    } while (cursor);
    expect(seen).toEqual(expected);
    expect((await admin.get('/admin/products?search=s-2')).body.products).toHaveLength(1);
    expect((await admin.get('/admin/products?cursor=zz')).status).toBe(400);
  });
});
