import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderItems } from '../../reservations/schema.ts';
import { addCoupon, addProduct } from '../../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../../testing/checkout-shop.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { addOrder } from '../../testing/orders.ts';
import { databaseKinds } from '../../testing/test-database.ts';

describe.each(databaseKinds())('reports on %s', (kind) => {
  let shop: CheckoutShop;
  let admin: TestMember;
  const indianDay = (daysAgo: number) =>
    new Date(Date.now() + 330 * 60_000 - daysAgo * 86_400_000).toISOString().slice(0, 10);
  const today = indianDay(0);

  beforeAll(async () => {
    shop = await createCheckoutShop(kind, {
      COMPANY_NAME: 'Ratna',
      COMPANY_ADDRESS: 'Jaipur',
      GSTIN: '08ABCDE1234F1Z0',
      TAX_DEFAULTS: 'Semi-Precious=7116:3',
    });
    admin = await newMember(shop, 'admin');
    await addProduct(shop.deps, { id: 'ring', name: 'Ring', price: 1030, stock: 100 });
    await addProduct(shop.deps, { id: 'mala', name: '=Mala', price: 100, stock: 100 });
    await addCoupon(shop.deps, { code: 'HALF', value: 5000 });
    const old = {
      orderId: 'xord-old',
      position: 0,
      productId: 'mala',
      variantId: 'mala',
      sku: 'M',
      slug: 'm',
      name: 'M',
    };
    await addOrder(shop.deps, { id: 'xord-old', rupees: 900, daysAgo: 40 });
    await shop.deps.db
      .insert(orderItems)
      .values({ ...old, unitPricePaise: 90_000, quantity: 1, tookStock: true });
    for (const status of ['shipped', 'delivered'] as const) {
      const id = `xord-cash-${status}`;
      await addOrder(shop.deps, { id, rupees: 900, daysAgo: 60, provider: 'cash', status });
      await shop.deps.db
        .insert(orderItems)
        .values({ ...old, orderId: id, unitPricePaise: 90_000, quantity: 1, tookStock: true });
    }
    await buy(1030, [{ productId: 'ring', quantity: 1 }]);
    await buy(
      1080,
      [
        { productId: 'ring', quantity: 2 },
        { productId: 'mala', quantity: 1 },
      ],
      'HALF',
    );
    // An unpaid order, which no report includes.
    await startOrder(shop.visitor(), 1030, [{ productId: 'ring', quantity: 1 }]);
  });
  afterAll(() => shop.close());

  async function buy(
    amount: number,
    items: { productId: string; quantity: number }[],
    couponCode?: string,
  ) {
    const guest = shop.visitor();
    const order = await startOrder(guest, amount, items, couponCode ? { couponCode } : {});
    await guest.post('/payments/verify', await shop.pay(order.gatewayOrderId));
    expect((await admin.get(`/admin/orders/${order.orderId}/invoice.pdf`)).status).toBe(200);
  }
  const readSales = async (by: string, from = today, to = today) =>
    (await admin.get(`/admin/reports/summary?by=${by}&from=${from}&to=${to}`)).body;

  it('list the sales of each remedy in the period', async () => {
    const { rows, totals } = await readSales('product');
    expect(rows).toEqual([
      ['Ring', 2, 3, 3090],
      ['=Mala', 1, 1, 100],
    ]);
    expect(totals).toEqual([3, 4, 3190]);
    expect((await readSales('product', indianDay(41), indianDay(39))).rows).toEqual([
      ['=Mala', 1, 1, 900],
    ]);
  });

  it('count cash on delivery once the courier has the money', async () => {
    expect((await readSales('product', indianDay(61), indianDay(59))).totals).toEqual([1, 1, 900]);
  });

  it('list the use of each coupon', async () => {
    expect((await readSales('coupon')).rows).toEqual([['HALF', 1, 1080, 1080]]);
  });

  it('list taxes by HSN code and rate, as on the documents', async () => {
    const { rows } = await readSales('tax');
    expect(rows).toHaveLength(1);
    const [label, lines, taxable, cgst, sgst, igst, value] = rows[0];
    expect([label, lines, value]).toEqual(['7116 at 3%', 3, 2110]);
    expect(Math.round((taxable + cgst + sgst + igst) * 100)).toBe(211_000);
  });

  it('are exported to a file, and reject a period with its end before its start', async () => {
    const { body, status } = await admin.get(
      `/admin/reports/summary.csv?by=product&from=${today}&to=${today}`,
    );
    expect(status).toBe(200);
    const [head, first, second] = body.replace('\ufeff', '').trim().split('\r\n');
    expect([head, first]).toEqual(['Remedy,Orders,Pieces,Before discounts', 'Ring,2,3,3090.00']);
    // A name that begins with '=' must not become a formula (CSV injection).
    expect(second).not.toMatch(/^=/);
    expect(
      (await admin.get('/admin/reports/summary?by=tax&from=2026-02-02&to=2026-02-01')).status,
    ).toBe(400);
    expect(
      (await admin.get(`/admin/reports/summary?by=moon&from=${today}&to=${today}`)).status,
    ).toBe(400);
    expect(
      (await shop.visitor().get(`/admin/reports/summary?by=tax&from=${today}&to=${today}`)).status,
    ).toBe(401);
  });
});
