import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solid } from '../../platform/images/images.fixture.ts';
import { addProduct, addSizes } from '../../testing/catalogue.ts';
import { sendForm } from '../../testing/forms.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

const embedded = databaseKinds().slice(0, 1);

describe.each(embedded)('administration of bundles on %s', (kind) => {
  let shop: TestShop;
  let admin: TestMember;
  let image: Buffer;
  beforeAll(async () => {
    shop = await createTestShop(kind);
    admin = await newMember(shop, 'admin');
    image = await solid(40, 30, 'png');
    await addProduct(shop.deps, { id: 'ruby', price: 1000, stock: 5 });
    await addProduct(shop.deps, { id: 'pearl', price: 500, stock: 9, nameHi: 'मोती' });
    await addSizes(shop.deps, 'ring', {
      14: { price: 700, stock: 2 },
      16: { price: 800, stock: 8 },
    });
  });
  afterAll(() => shop.close());

  const parts = [
    { productId: 'ruby', quantity: 1 },
    { productId: 'pearl', quantity: 2 },
  ];
  const add = (name: string, bundle: object, extra: object = {}) =>
    sendForm(
      admin,
      'post',
      '/admin/add/product',
      { name, category: 'Semi-Precious', bundle, ...extra },
      [image],
    );
  const edit = (id: string, fields: object) =>
    sendForm(admin, 'put', `/admin/product/${id}`, {
      name: 'Set',
      category: 'Semi-Precious',
      ...fields,
    });

  it('adds, lists and edits bundles, ignoring prices and stock of the form', async () => {
    const { status, body } = await add(
      'Calm set',
      { price: 1800, parts },
      { quantity: '50', originalPrice: '9999' },
    );
    expect(status).toBe(200);
    const { id, slug } = body.product;
    expect(body.product).toMatchObject({ originalPrice: 2000, discountedPrice: 1800, quantity: 4 });
    expect(body.product.bundle).toMatchObject({
      price: 1800,
      percentOff: null,
      parts: [{}, { nameHi: 'मोती' }],
    });
    const listed = (await shop.visitor().get('/products?search=calm')).body.products;
    expect(listed).toMatchObject([{ slug, bundle: { parts: [{ quantity: 1 }, { quantity: 2 }] } }]);
    expect(listed[0].bundle).not.toHaveProperty('price');
    const other = {
      percentOff: 25,
      parts: [{ productId: 'ring', variant: 'RING-14', quantity: 2 }],
    };
    const edited = await edit(id, { name: 'Calm set', quantity: '7', bundle: other });
    expect(edited.body.product).toMatchObject({
      originalPrice: 1400,
      discountedPrice: 1050,
      quantity: 1,
    });
    const { product } = (await shop.visitor().get(`/products/${slug}`)).body;
    expect(product.bundle.parts).toMatchObject([
      { variant: 'RING-14', options: [{ value: '14' }], state: 'available' },
    ]);
  });

  it.each([
    ['a price above the total of its parts', { price: 2000.01, parts }, 'bundle.price'],
    ['two prices', { price: 10, percentOff: 10, parts }, 'bundle.price'],
    ['a single piece', { price: 10, parts: parts.slice(0, 1) }, 'bundle.parts'],
    ['a part twice', { price: 10, parts: [parts[0], parts[0]] }, 'bundle.parts.1'],
    [
      'an unknown part',
      { price: 10, parts: [...parts, { productId: 'gone', quantity: 1 }] },
      'bundle.parts.2.productId',
    ],
    [
      'a part without its variant',
      { price: 10, parts: [{ productId: 'ring', quantity: 2 }] },
      'bundle.parts.0.productId',
    ],
  ])('are rejected with %s', async (_, bundle, field) => {
    const { status, body } = await add('Wrong set', bundle);
    expect([status, body.code]).toEqual([400, 'invalid_input']);
    expect(Object.keys(body.fields)).toContain(field);
  });

  it('rejects bundles within bundles or with a weight, and does not convert a remedy to one', async () => {
    const { body } = await add('Inner set', { percentOff: 5, parts });
    const nested = await add('Outer set', {
      percentOff: 5,
      parts: [{ productId: body.product.id, quantity: 2 }],
    });
    const heavy = await add('Heavy set', { percentOff: 5, parts }, { weightMg: '900' });
    const turned = await edit('ruby', { bundle: { percentOff: 5, parts } });
    expect([nested, heavy, turned].map((reply) => reply.status)).toEqual([400, 400, 400]);
  });

  it('retains a bundle as unavailable once an item is deleted, and the list gives the reason', async () => {
    await addProduct(shop.deps, { id: 'jade', price: 100 });
    const { body } = await add('Jade set', {
      percentOff: 0,
      parts: [{ productId: 'jade', quantity: 2 }],
    });
    const copy = await admin.post(`/admin/products/${body.product.id}/duplicate`);
    expect(copy.body.product.bundle).toMatchObject({
      percentOff: 0,
      parts: [{ productId: 'jade', quantity: 2 }],
    });
    expect((await admin.delete('/admin/product/jade')).status).toBe(200);
    const { products } = (await admin.get('/admin/products?search=jade')).body;
    expect(
      products.map(({ quantity, bundle }: { quantity: number; bundle: { parts: object[] } }) => [
        quantity,
        bundle.parts,
      ]),
    ).toMatchObject([
      [0, [{ productId: 'jade', state: 'deleted' }]],
      [0, [{ state: 'deleted' }]],
    ]);
  });
});
