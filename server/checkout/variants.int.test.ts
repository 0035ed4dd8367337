import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products, productVariants } from '../catalogue/schema.ts';
import { orderItems } from '../reservations/schema.ts';
import { addProduct, addSizes } from '../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../testing/checkout-shop.ts';
import { newMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';

type Item = { productId: string; variant?: string; quantity: number };

describe.each(databaseKinds())('a product with variants on %s', (kind) => {
  let shop: CheckoutShop;
  beforeAll(async () => {
    shop = await createCheckoutShop(kind);
    const small = { price: 500, stock: 3 };
    for (const id of ['ring', 'band', 'hoop', 'cord'])
      await addSizes(shop.deps, id, { 14: small, 16: { price: 700, stock: 5 } });
    await addSizes(shop.deps, 'last', {
      14: { price: 500, stock: 1 },
      16: { price: 700, stock: 5 },
    });
    await addProduct(shop.deps, { id: 'ruby', price: 500, stock: 1, hasVariants: false });
  });
  afterAll(() => shop.close());

  const left = async (id: string) => {
    const [product] = await shop.deps.db.select().from(products).where(eq(products.id, id));
    const variants = await shop.deps.db
      .select()
      .from(productVariants)
      .where(eq(productVariants.productId, id));
    const own = variants
      .filter(({ options }) => options.length > 0)
      .map(({ sku, stock }) => [sku, stock]);
    return {
      stock: product!.stock,
      price: product!.discountedPricePaise,
      variants: Object.fromEntries(own),
    };
  };

  it('displays the price of the cheapest available variant and the total stock, with its variants', async () => {
    const { product } = (await shop.visitor().get('/products/ring')).body;
    expect(product).toMatchObject({ discountedPrice: 500, quantity: 8 });
    expect(product.variants).toMatchObject([
      {
        sku: 'RING-14',
        options: [{ name: 'size', value: '14' }],
        discountedPrice: 500,
        quantity: 3,
      },
      { sku: 'RING-16', discountedPrice: 700, quantity: 5 },
    ]);
    expect((await shop.visitor().get('/products/ruby')).body.product).not.toHaveProperty(
      'variants',
    );
  });

  it('requires a variant wherever only the product is given', async () => {
    const user = await newMember(shop);
    const items = [{ productId: 'ring', quantity: 1 }];
    const rejected = await user.post('/cart/add', items[0]!);
    expect([rejected.status, rejected.body.code]).toEqual([400, 'variant_needed']);
    expect(rejected.body.variants.map(({ sku }: { sku: string }) => sku)).toEqual([
      'RING-14',
      'RING-16',
    ]);
    expect((await startOrder(shop.visitor(), 500, items)).reply).toMatchObject({
      status: 400,
      body: { code: 'variant_needed' },
    });
    const quoted = await shop.visitor().post('/cart/quote', { items });
    expect(quoted.body).toMatchObject({
      items: [],
      problems: [{ productId: 'ring', code: 'variant_needed_of', left: 0 }],
    });
    expect((await user.post('/cart/merge', { items })).body.skipped).toMatchObject([
      { productId: 'ring', code: 'variant_needed_of' },
    ]);
    expect((await user.post('/cart/add', { ...items[0], variant: 'RING-15' })).status).toBe(404);
  });

  it('requires it with the product’s name in the language of the page', async () => {
    await shop.deps.db.update(products).set({ nameHi: 'अंगूठी' }).where(eq(products.id, 'cord'));
    const hindi = { 'x-locale': 'hi' };
    const item = { productId: 'cord', quantity: 1 };
    const user = await newMember(shop);
    const results = [
      await user.post('/cart/add', item, hindi),
      await shop
        .visitor()
        .post('/payments/create-order', { amount: 500, currency: 'INR', items: [item] }, hindi),
      await shop
        .visitor()
        .post('/stock-alerts', { productId: 'cord', email: 'asha@example.in' }, hindi),
    ];
    expect(results.map(({ body }) => [body.code, body.params])).toEqual(
      results.map(() => ['variant_needed', { name: 'अंगूठी' }]),
    );
  });

  it('has one cart line for each variant, with its name and price', async () => {
    const user = await newMember(shop);
    await user.post('/cart/add', { productId: 'ring', variant: 'ring-14', quantity: 1 });
    const { body } = await user.post('/cart/add', {
      productId: 'ring',
      variant: 'RING-16',
      quantity: 2,
    });
    expect(body.items).toMatchObject([
      {
        _id: 'ring-14',
        variant: { sku: 'RING-14' },
        product: { id: 'ring', name: 'Stone ring (size 14)', discountedPrice: 500 },
        quantity: 1,
      },
      {
        _id: 'ring-16',
        variant: { sku: 'RING-16' },
        product: { discountedPrice: 700, quantity: 5 },
        quantity: 2,
      },
    ]);
    expect(body.quote.total).toBe(1900);
    expect((await user.post('/cart/remove', { productId: 'ring' })).body.code).toBe(
      'variant_needed',
    );
    const rest = await user.post('/cart/remove', { productId: 'ring', variant: 'RING-16' });
    expect(rest.body.items.map(({ _id }: { _id: string }) => _id)).toEqual(['ring-14']);
    expect((await user.post('/cart/remove', { productId: 'ring' })).body.items).toEqual([]);
  });

  it('is ordered, paid, removed from the cart and restocked by its variant', async () => {
    const user = await newMember(shop);
    await user.post('/cart/add', { productId: 'band', variant: 'BAND-14', quantity: 3 });
    await user.post('/cart/add', { productId: 'band', variant: 'BAND-16', quantity: 1 });
    await user.post('/cart/remove', { productId: 'band', variant: 'BAND-16' });
    const { body } = await user.post('/payments/create-order', { amount: 1500, currency: 'INR' });
    expect(await left('band')).toEqual({
      stock: 5,
      price: 70_000,
      variants: { 'BAND-14': 0, 'BAND-16': 5 },
    });
    await user.post('/cart/add', { productId: 'band', variant: 'BAND-16', quantity: 1 });
    const paid = await user.post('/payments/verify', await shop.pay(body.order.id));
    expect(paid.body.order.status).toBe('paid');
    expect(paid.body.order.items).toMatchObject([{ name: 'Stone band (size 14)', sku: 'BAND-14' }]);
    const [item] = await shop.deps.db
      .select()
      .from(orderItems)
      .where(eq(orderItems.orderId, body.orderId));
    expect(item).toMatchObject({
      variantId: 'band-14',
      sku: 'BAND-14',
      nameHi: 'Stone band (साइज़ 14)',
      tookStock: true,
    });
    const cart = await user.get('/cart');
    expect(cart.body.items.map(({ _id }: { _id: string }) => _id)).toEqual(['band-16']);
  });

  it('releases stock of its variant, at its price, when the order is replaced', async () => {
    const visitor = shop.visitor();
    const items = [{ productId: 'hoop', variant: 'HOOP-14', quantity: 3 }];
    await startOrder(visitor, 1500, items);
    expect(await left('hoop')).toMatchObject({ stock: 5, price: 70_000 });
    await startOrder(visitor, 700, [{ productId: 'hoop', variant: 'HOOP-16', quantity: 1 }]);
    expect(await left('hoop')).toEqual({
      stock: 7,
      price: 50_000,
      variants: { 'HOOP-14': 3, 'HOOP-16': 4 },
    });
  });

  it('rejects a stale price of a variant', async () => {
    const order = await startOrder(shop.visitor(), 500, [
      { productId: 'cord', variant: 'CORD-16', quantity: 1 },
    ]);
    expect(order.reply).toMatchObject({
      status: 409,
      body: { code: 'amount_mismatch', quote: { charge: 700 } },
    });
  });

  it.each<[string, Item]>([
    ['the last of a size', { productId: 'last', variant: 'LAST-14', quantity: 1 }],
    ['a stone of which there is one', { productId: 'ruby', quantity: 1 }],
  ])('%s is sold once to 60 buyers at the same moment', async (_subject, item) => {
    const orders = await Promise.all(
      Array.from({ length: 60 }, () => startOrder(shop.visitor(), 500, [item])),
    );
    const statuses = orders.map(({ reply }) => reply.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(59);
    expect((await left(item.productId)).stock).toBe(item.productId === 'last' ? 5 : 0);
  });
});
