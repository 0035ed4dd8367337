import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../reservations/schema.ts';
import { addProduct } from '../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../testing/checkout-shop.ts';
import { newMember, type TestMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';

describe.each(databaseKinds())('test orders on %s', (kind) => {
  let shop: CheckoutShop;
  let admin: TestMember;
  let tested = '';
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());

  beforeAll(async () => {
    shop = await createCheckoutShop(kind);
    admin = await newMember(shop, 'admin');
    await addProduct(shop.deps, { id: 'ring', price: 1000, stock: 50 });
    await buy();
    tested = await buy();
    await shop.deps.db.update(orders).set({ provider: 'sandbox' }).where(eq(orders.id, tested));
  });
  afterAll(() => shop.close());

  async function buy(): Promise<string> {
    const visitor = shop.visitor();
    const items = [{ productId: 'ring', quantity: 1 }];
    const { gatewayOrderId, orderId } = await startOrder(visitor, 1000, items, {
      email: 'asha@example.com',
    });
    await visitor.post('/payments/verify', await shop.pay(gatewayOrderId));
    return orderId;
  }
  const metrics = async () => {
    const dashboard = (await admin.get('/admin/dashboard')).body;
    const query = `from=${today}&to=${today}`;
    const summary = (await admin.get(`/admin/reports/summary?by=product&${query}`)).body;
    const [guest] = (await admin.get('/admin/customers?kind=guest')).body.customers;
    const { columns, totals } = summary;
    return {
      test: dashboard.test,
      today: [dashboard.today.orders, dashboard.today.revenue],
      report: [columns[0].head, totals],
      guest: [guest.orders, guest.spent],
    };
  };

  it('count in no statistics of a live shop', async () => {
    expect(await metrics()).toEqual({
      ...{ test: false, today: [1, 1000], report: ['Remedy', [1, 1, 1000]], guest: [1, 1000] },
    });
  });

  it('are labelled in lists', async () => {
    const listed = (await admin.get('/payments/orders')).body.orders;
    const marked = listed
      .filter(({ test }: { test?: true }) => test)
      .map(({ _id }: { _id: string }) => _id);
    expect(marked).toEqual([tested]);
    const [{ key }] = (await admin.get('/admin/customers?kind=guest')).body.customers;
    const { latestOrders } = (await admin.get(`/admin/customers/${key}`)).body.customer;
    expect(latestOrders.map(({ test }: { test?: true }) => test ?? false).sort()).toEqual([
      false,
      true,
    ]);
    expect((await admin.get('/admin/orders.csv')).body).toMatch(/,test,/);
  });

  it('count, labelled, in a shop on the sandbox', async () => {
    const { PAYMENTS } = shop.deps.env;
    shop.deps.env.PAYMENTS = 'sandbox';
    expect(await metrics()).toEqual({
      ...{
        test: true,
        today: [2, 2000],
        report: ['Remedy (test orders)', [2, 2, 2000]],
        guest: [2, 2000],
      },
    });
    shop.deps.env.PAYMENTS = PAYMENTS;
  });
});
