import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { products } from '../../catalogue/schema.ts';
import { refundPayments } from '../../payments/refund-payment.ts';
import { refunds } from '../../payments/schema.ts';
import { buildEmail } from '../../platform/email/build-email.ts';
import { orders } from '../../reservations/schema.ts';
import { addProduct } from '../../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../../testing/checkout-shop.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import type { Visitor } from '../../testing/test-shop.ts';
import { creditRefunds } from './credit-refunds.ts';
import { invoices } from './schema.ts';

const company = {
  COMPANY_NAME: 'Ratna Exports',
  COMPANY_ADDRESS: '12 Johari Bazaar, Jaipur',
  GSTIN: '08ABCDE1234F1Z0',
  TAX_DEFAULTS: 'Semi-Precious=7116:3',
};
const address = {
  fullName: 'आशा शर्मा',
  addressLine: '4 MG Road',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
  phone: '9999999999',
};

describe.each(databaseKinds())('tax documents on %s', (kind) => {
  let shop: CheckoutShop;
  let admin: TestMember;

  beforeAll(async () => {
    shop = await createCheckoutShop(kind, company);
    admin = await newMember(shop, 'admin');
    await addProduct(shop.deps, { id: 'mala', price: 1030, stock: 1000, name: 'रुद्राक्ष माला' });
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.deps.db.delete(invoices));

  async function buy(visitor: Visitor, extra: object = {}): Promise<string> {
    const items = [{ productId: 'mala', quantity: 1 }];
    const started = await startOrder(visitor, 1030, items, { address, ...extra });
    await visitor.post('/payments/verify', await shop.pay(started.gatewayOrderId));
    return started.orderId;
  }
  const pdf = (visitor: Visitor, path: string) => visitor.get(path);
  const refundKeys = (id: string) =>
    shop.deps.db
      .select({ refundKey: refunds.key })
      .from(refunds)
      .where(eq(refunds.orderId, id)) as unknown as Promise<[{ refundKey: string }]>;
  const issued = () => shop.deps.db.select().from(invoices).orderBy(invoices.number);

  it('are PDFs, issued once despite repeated requests', async () => {
    const id = await buy(shop.visitor());
    const results = await Promise.all(
      [1, 2, 3].map(() => pdf(admin, `/admin/orders/${id}/invoice.pdf`)),
    );
    for (const { status, body, headers } of results) {
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'application/pdf',
        'no-store',
      ]);
      expect(body.slice(0, 5)).toBe('%PDF-');
    }
    const [row, ...rest] = await issued();
    expect(rest).toEqual([]);
    expect(row!.content.totals).toMatchObject({ taxable: 100_000, igst: 3000, payable: 103_000 });
  });

  it('name the billing address, and are taxed where the parcel goes', async () => {
    const { phone: _, ...place } = address;
    const billing = {
      ...place,
      fullName: 'Ratna Traders',
      city: 'Jaipur',
      state: 'Rajasthan',
      pincode: '302003',
    };
    const id = await buy(shop.visitor(), {
      address: { ...address, billingSameAsShipping: false, billing },
    });
    expect((await pdf(admin, `/admin/orders/${id}/invoice.pdf`)).status).toBe(200);
    expect((await issued())[0]!.content).toMatchObject({
      buyer: { name: 'Ratna Traders', lines: ['4 MG Road', 'Jaipur 302003', 'Rajasthan'] },
      deliveredTo: { name: 'आशा शर्मा', lines: ['4 MG Road', 'Pune 411001', 'Maharashtra'] },
      placeOfSupply: { state: 'Maharashtra', stateCode: '27' },
      totals: { igst: 3000, cgst: 0 },
    });
  });

  it("name the buyer's GSTIN, and stand in the sales register under it", async () => {
    const items = [{ productId: 'mala', quantity: 1 }];
    // The second one is a valid GSTIN, but the order has no address.
    for (const gstin of ['27AAPFU0939F1ZW', '27AAPFU0939F1ZV']) {
      const { reply } = await startOrder(shop.visitor(), 1030, items, { gstin });
      expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, ['gstin']]);
    }
    const ids = [
      await buy(shop.visitor(), { gstin: ' 27aapfu0939f1zv ' }),
      await buy(shop.visitor()),
    ];
    for (const id of ids) await pdf(admin, `/admin/orders/${id}/invoice.pdf`);
    const [invoice] = await issued();
    expect(invoice!.content).toMatchObject({ buyer: { gstin: '27AAPFU0939F1ZV' } });
    const { date } = invoice!.content;
    const { status, body } = await admin.get(`/admin/reports/sales.csv?from=${date}&to=${date}`);
    expect(status).toBe(200);
    const rows = body
      .trim()
      .split('\r\n')
      .map((row: string) => row.split(','));
    expect(rows.map(([section]: string[]) => section)).toEqual(['section', 'B2B', 'B2C']);
    expect(rows[1]).toEqual(
      expect.arrayContaining(['27AAPFU0939F1ZV', '27-Maharashtra', '1000.00', '30.00']),
    );
    expect((await admin.get('/admin/reports/sales.csv?from=2026-02-02&to=2026-02-01')).status).toBe(
      400,
    );
    expect(
      (await shop.visitor().get(`/admin/reports/sales.csv?from=${date}&to=${date}`)).status,
    ).toBe(401);
  });

  it('have serial numbers without gaps, also where some transactions fail', async () => {
    const [first, unpaid] = [
      await buy(shop.visitor()),
      (await startOrder(shop.visitor(), 1030, [{ productId: 'mala', quantity: 1 }])).orderId,
    ];
    const paid = [first, await buy(shop.visitor()), await buy(shop.visitor())];
    const results = await Promise.all(
      [unpaid, ...paid, unpaid].map((id) => pdf(admin, `/admin/orders/${id}/invoice.pdf`)),
    );
    expect(results.map(({ status }) => status)).toEqual([409, 200, 200, 200, 409]);
    const serials = (await issued()).map(({ number }) => Number(number.split('/')[2]));
    expect(serials).toEqual([serials[0], serials[0]! + 1, serials[0]! + 2]);
    expect((await issued())[0]!.number).toMatch(/^INV\/\d{4}\/\d{6}$/);
  });

  it('are issued with the parcel, and a credit note with each refund', async () => {
    const id = await buy(shop.visitor());
    await admin.post(`/admin/orders/${id}/ship`, { carrier: 'India Post', trackingNumber: 'EE1' });
    await admin.post(`/admin/orders/${id}/refund`, {
      key: 'a-third-of-it',
      lines: [{ item: 0, quantity: 0, amount: 343.33 }],
    });
    await refundPayments(shop.deps);
    await Promise.all([creditRefunds(shop.deps), creditRefunds(shop.deps)]);
    const rows = await issued();
    expect(rows.map((row) => row.kind)).toEqual(['credit_note', 'invoice']);
    const note = rows[0]!.content;
    expect(note).toMatchObject({
      original: { number: rows[1]!.number },
      totals: { payable: 34_333, igst: 1000 },
    });
    const { order } = (await admin.get(`/admin/orders/${id}`)).body;
    expect(order.documents).toHaveLength(2);
    for (const document of order.documents)
      expect((await pdf(admin, document.path.replace('/api', ''))).headers['content-type']).toBe(
        'application/pdf',
      );
  });

  it('credit a refund once it is processed, and only on its own order', async () => {
    const [id, other] = [await buy(shop.visitor()), await buy(shop.visitor())];
    await admin.post(`/admin/orders/${id}/refund`, {
      key: 'half-of-it',
      lines: [{ item: 0, quantity: 0, amount: 515 }],
    });
    const [refund] = await shop.deps.db.select().from(refunds).where(eq(refunds.orderId, id));
    const note = (order: string) =>
      pdf(admin, `/admin/orders/${order}/credit-notes/${refund!.key}`);
    const before = await note(id);
    expect([before.status, before.body.code]).toEqual([409, 'order_state']);
    await refundPayments(shop.deps);
    expect((await note(other)).body.code).toBe('not_found');
    expect((await note(id)).status).toBe(200);
    expect(await shop.deps.db.$count(invoices, eq(invoices.kind, 'credit_note'))).toBe(1);
  });

  it('are for administrators and the owner only', async () => {
    const [owner, otherUser] = [await newMember(shop), await newMember(shop)];
    await owner.post('/cart/add', { productId: 'mala', quantity: 1 });
    const id = await buy(owner);
    const path = `/payments/orders/${id}/invoice.pdf`;
    expect((await pdf(owner, path)).status).toBe(200);
    expect((await pdf(otherUser, path)).body.code).toBe('order_not_found');
    expect((await pdf(shop.visitor(), path)).body.code).toBe('order_not_found');
    expect((await pdf(owner, `/admin/orders/${id}/invoice.pdf`)).status).toBe(403);
    expect((await pdf(admin, `/admin/orders/${id}/credit-notes/rf_none`)).status).toBe(404);
  });

  it('are offered to a guest as soon as the order is paid, by the page and with the confirmation', async () => {
    const guest = shop.visitor();
    const id = await buy(guest);
    const { order } = (await guest.get(`/payments/orders/${id}`)).body;
    const path = `/api/payments/orders/${id}/invoice.pdf`;
    expect(order.documents).toEqual([{ number: null, kind: 'invoice', path }]);
    expect((await admin.get(`/admin/orders/${id}`)).body.order.documents).toMatchObject([
      { kind: 'invoice' },
    ]);
    const emailMessage = await buildEmail(shop.deps, { kind: 'order-confirmation', orderId: id });
    const [row] = await issued();
    expect(emailMessage?.attachments).toMatchObject([
      { fileName: `${row!.number.replaceAll('/', '-')}.pdf`, type: 'application/pdf' },
    ]);
    expect(emailMessage!.attachments![0]!.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await pdf(guest, path.replace('/api', ''))).headers['content-type']).toBe(
      'application/pdf',
    );
    expect((await guest.get(`/payments/orders/${id}`)).body.order.documents[0].number).toBe(
      row!.number,
    );
    expect((await shop.visitor().get(`/payments/orders/${id}`)).body.order).not.toHaveProperty(
      'documents',
    );
  });

  it('credit the refunded line, and notify the customer of the details', async () => {
    await addProduct(shop.deps, {
      id: 'ruby',
      price: 1002.5,
      stock: 5,
      name: 'Ruby',
      hsn: '7103',
      gstBasisPoints: 25,
    });
    const guest = shop.visitor();
    const items = [
      { productId: 'mala', quantity: 1 },
      { productId: 'ruby', quantity: 1 },
    ];
    const started = await startOrder(guest, 2033, items, { address });
    await guest.post('/payments/verify', await shop.pay(started.gatewayOrderId));
    const id = started.orderId;
    await pdf(admin, `/admin/orders/${id}/invoice.pdf`);
    const lines = [{ item: 1, quantity: 1, amount: 1002.5 }];
    await admin.post(`/admin/orders/${id}/refund`, { key: 'the-ruby-alone', lines });
    expect((await guest.get(`/payments/orders/${id}`)).body.order.refunds).toMatchObject([
      { status: 'pending' },
    ]);
    await refundPayments(shop.deps);
    const { order } = (await guest.get(`/payments/orders/${id}`)).body;
    expect(order).toMatchObject({
      rounding: 0.5,
      refunds: [
        {
          amount: 1002.5,
          status: 'processed',
          lines: [{ name: 'Ruby', quantity: 1, amount: 1002.5 }],
        },
      ],
    });
    const [{ refundKey }] = await refundKeys(id);
    const emailMessage = await buildEmail(shop.deps, { kind: 'refunded', refundKey });
    expect(emailMessage!.text).toContain('Ruby: ₹1,002.50');
    expect(emailMessage!.attachments).toHaveLength(1);
    const note = (await issued()).find((row) => row.kind === 'credit_note')!.content;
    expect(note.lines).toMatchObject([
      { description: 'Ruby', quantity: 1, rate: 25, igst: 250, total: 100_250 },
    ]);
    // The remaining refund includes the rounding, and nothing of the ruby.
    const rest = [{ item: 0, quantity: 1, amount: 1030 }];
    await admin.post(`/admin/orders/${id}/refund`, { key: 'and-the-mala', lines: rest });
    await refundPayments(shop.deps);
    await creditRefunds(shop.deps);
    const last = (await issued()).filter((row) => row.kind === 'credit_note')[1]!.content;
    expect(last).toMatchObject({
      lines: [{ description: 'रुद्राक्ष माला' }],
      totals: { rounding: 50, payable: 103_050 },
    });
    expect((await guest.get(`/payments/orders/${id}`)).body.order).toMatchObject({
      status: 'refunded',
      refunded: 2033,
    });
  });

  it('exclude sandbox payments, without a gap in their numbers', async () => {
    const { payments } = shop.deps;
    shop.deps.payments = { ...payments!, name: 'sandbox' };
    const test = await buy(shop.visitor());
    shop.deps.payments = payments;
    const [before, after] = [await buy(shop.visitor()), await buy(shop.visitor())];
    expect((await pdf(admin, `/admin/orders/${before}/invoice.pdf`)).status).toBe(200);
    const rejected = await pdf(admin, `/admin/orders/${test}/invoice.pdf`);
    expect([rejected.status, rejected.body.message]).toEqual([
      409,
      'A test order has no tax invoice.',
    ]);
    const ship = { carrier: 'Delhivery', trackingNumber: 'T1' };
    expect((await admin.post(`/admin/orders/${test}/ship`, ship)).body.order).toMatchObject({
      status: 'shipped',
      documents: [],
      provider: 'sandbox',
      paymentMethod: 'sandbox',
    });
    expect((await pdf(admin, `/admin/orders/${after}/invoice.pdf`)).status).toBe(200);
    const serials = (await issued()).map(({ number }) => Number(number.split('/')[2]));
    expect(serials[1]! - serials[0]!).toBe(1);
    expect((await admin.get(`/admin/orders/${after}`)).body.order).toMatchObject({
      provider: 'razorpay',
    });
  });

  it('are deferred until a missing rate is entered, while the order proceeds', async () => {
    await addProduct(shop.deps, { id: 'onyx', price: 1030, stock: 5, name: 'Onyx', hsn: '7113' });
    const guest = shop.visitor();
    const { orderId: id, gatewayOrderId } = await startOrder(
      guest,
      1030,
      [{ productId: 'onyx', quantity: 1 }],
      {
        address,
      },
    );
    await guest.post('/payments/verify', await shop.pay(gatewayOrderId));
    const rejected = await pdf(admin, `/admin/orders/${id}/invoice.pdf`);
    expect([rejected.status, rejected.body.code]).toEqual([409, 'invoice_unavailable']);
    expect(rejected.body.message).toContain('No tax rate has been entered for Onyx');
    expect((await guest.get(`/payments/orders/${id}`)).body.order.documents).toEqual([]);
    expect(
      (await buildEmail(shop.deps, { kind: 'order-confirmation', orderId: id }))?.attachments,
    ).toBeUndefined();
    const shipped = await admin.post(`/admin/orders/${id}/ship`, {
      carrier: 'India Post',
      trackingNumber: 'EE1',
    });
    expect(shipped.body.order).toMatchObject({
      status: 'shipped',
      documents: [],
      invoiceWaits: 'Onyx',
    });
    expect(await issued()).toEqual([]);
    const missingRates = [{ name: 'Onyx', rate: 'remedy' }];
    expect(shipped.body.order).toMatchObject({ missingRates });
    const listed = (await admin.get('/payments/orders')).body.orders;
    expect(listed.find(({ _id }: { _id: string }) => _id === id)).toMatchObject({ missingRates });
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
    const register = `/admin/reports/sales.csv?from=${today}&to=${today}`;
    const pending = `WAITING,No invoice yet: enter the tax rate of Onyx in Taxes,,${today},${shipped.body.order.orderNumber}`;
    expect((await admin.get(register)).body).toContain(pending);

    const existing = await buy(shop.visitor());
    expect((await pdf(admin, `/admin/orders/${existing}/invoice.pdf`)).status).toBe(200);
    await shop.deps.db.update(products).set({ gstBasisPoints: 300 }).where(eq(products.id, 'onyx'));
    expect((await admin.get(`/admin/orders/${id}`)).body.order).toMatchObject({
      invoiceWaits: null,
      documents: [{ number: null, kind: 'invoice' }],
    });
    expect((await pdf(guest, `/payments/orders/${id}/invoice.pdf`)).status).toBe(200);
    expect((await admin.get(register)).body).not.toContain('WAITING');
    const [first, second] = await issued();
    expect(Number(second!.number.split('/')[2]) - Number(first!.number.split('/')[2])).toBe(1);
    expect(second!.content.lines).toMatchObject([{ hsn: '7113', rate: 300 }]);
  });

  it('retain the rate of the purchase when another one is entered', async () => {
    const id = await buy(shop.visitor());
    await admin.put('/admin/settings', {
      version: 0,
      values: { TAX_DEFAULTS: 'Semi-Precious=7117:18' },
    });
    expect((await pdf(admin, `/admin/orders/${id}/invoice.pdf`)).status).toBe(200);
    expect((await issued())[0]!.content.lines).toMatchObject([{ hsn: '7116', rate: 300 }]);
    await admin.put('/admin/settings', { version: 1, values: { TAX_DEFAULTS: null } });
  });

  it('are not issued by a seller without a GSTIN', async () => {
    const id = await buy(shop.visitor());
    const { GSTIN } = shop.deps.env;
    for (const invalid of ['', '99ABCDE1234F1Z5', 'none']) {
      shop.deps.env.GSTIN = invalid;
      expect((await pdf(admin, `/admin/orders/${id}/invoice.pdf`)).body.code).toBe(
        'invoice_unavailable',
      );
    }
    expect(
      (await admin.post(`/admin/orders/${id}/ship`, { carrier: 'x', trackingNumber: 'y' })).status,
    ).toBe(200);
    shop.deps.env.GSTIN = GSTIN;
    expect(await shop.deps.db.$count(invoices, eq(invoices.orderId, id))).toBe(0);
    expect(await shop.deps.db.$count(orders, eq(orders.status, 'shipped'))).toBeGreaterThan(0);
  });
});
