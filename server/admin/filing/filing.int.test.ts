import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outsideAccount, sessionsAccount } from '../../ledger/accounts.ts';
import { recordMovement } from '../../ledger/record-movement.ts';
import { creditRefunds } from '../../orders/invoices/credit-refunds.ts';
import { refundPayments } from '../../payments/refund-payment.ts';
import { transact } from '../../platform/database/transact.ts';
import { addProduct } from '../../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../../testing/checkout-shop.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';

const GSTIN = '08ABCDE1234F1Z0';
const address = {
  ...{
    fullName: 'Asha Rao',
    addressLine: '1 MG Road',
    apartment: '',
    city: 'Pune',
    state: 'Maharashtra',
  },
  ...{ pincode: '411001', phone: '9876543210' },
};

describe.each(databaseKinds())('the filing of a month on %s', (kind) => {
  let shop: CheckoutShop;
  let admin: TestMember;
  const [year, month] = new Date(Date.now() + 330 * 60_000).toISOString().split('-');
  const period = `${month}${year}`;

  beforeAll(async () => {
    shop = await createCheckoutShop(kind, {
      ...{ COMPANY_NAME: 'Ratna', COMPANY_ADDRESS: 'Jaipur', GSTIN },
      TAX_DEFAULTS: 'Semi-Precious=7116:3',
    });
    admin = await newMember(shop, 'admin');
    await addProduct(shop.deps, { id: 'ring', name: 'Ring', price: 1030, stock: 100 });
    await addProduct(shop.deps, { id: 'set', name: 'Set', price: 150_000, stock: 100 });
    const first = await buy(1030, 'ring', {});
    await buy(150_000, 'set', { address });
    const lines = [{ item: 0, quantity: 0, amount: 515 }];
    const refund = { key: 'refund-filing-1', lines, reason: 'Fault' };
    const reply = await admin.post(`/admin/orders/${first}/refund`, refund);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    await refundPayments(shop.deps);
    await creditRefunds(shop.deps);
  });
  afterAll(() => shop.close());

  async function buy(amount: number, productId: string, extra: object): Promise<string> {
    const guest = shop.visitor();
    const order = await startOrder(guest, amount, [{ productId, quantity: 1 }], extra);
    expect(order.reply.status, JSON.stringify(order.reply.body)).toBe(200);
    await guest.post('/payments/verify', await shop.pay(order.gatewayOrderId));
    expect((await admin.get(`/admin/orders/${order.orderId}/invoice.pdf`)).status).toBe(200);
    return order.orderId;
  }

  it('exports a return as JSON: large sales by invoice, small ones by place, numbers without gaps', async () => {
    const { status, body, headers } = await admin.get(`/admin/reports/gstr1.json?period=${period}`);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain(`gstr1-${period}.json`);
    expect(body).toMatchObject({ gstin: GSTIN, fp: period, version: 'GST3.2.4' });
    expect(body.b2cl).toMatchObject([{ pos: '27', inv: [{ val: 150_000 }] }]);
    expect(body.b2cs).toMatchObject([
      { sply_ty: 'INTRA', pos: '08', rt: 3, txval: 500, camt: 7.5, samt: 7.5 },
    ]);
    expect(body.doc_issue.doc_det[0].docs).toMatchObject([{ totnum: 2, cancel: 0, net_issue: 2 }]);
  });

  it('exports the offline tool’s sheets in a zip', async () => {
    const url = `/api/admin/reports/gstr1.zip?period=${period}`;
    const reply = await shop.app.inject({ url, cookies: Object.fromEntries(admin.cookies) });
    expect(reply.statusCode).toBe(200);
    const files = unzipSync(new Uint8Array(reply.rawPayload));
    expect(Object.keys(files)).toHaveLength(11);
    expect(strFromU8(files['b2cl.csv'] ?? new Uint8Array())).toContain(',150000,27-Maharashtra,');
  });

  it('exports balanced vouchers for Tally, with sales, credit notes and money', async () => {
    const { status, body } = await admin.get(`/admin/reports/tally.xml?period=${period}`);
    expect(status).toBe(200);
    const types = [...body.matchAll(/VCHTYPE="([^"]+)"/g)].map(([, type]) => type);
    expect(types).toEqual(['Sales', 'Sales', 'Credit Note', 'Receipt', 'Receipt', 'Payment']);
    const amounts = [...body.matchAll(/<AMOUNT>(-?[\d.]+)</g)].map(([, amount]) =>
      Math.round(Number(amount) * 100),
    );
    expect(amounts.reduce((sum: number, paise: number) => sum + paise, 0)).toBe(0);
  });

  it('includes money of sessions paid outside of the shop in Tally, once per session and day', async () => {
    const minutes = [0, 1].map(
      (minute) => ({ kind: 'prepaid', ref: `con_1:${minute}`, amountPaise: 4500 }) as const,
    );
    await transact(shop.deps.db, async (tx) => {
      for (const minute of minutes)
        await recordMovement(tx, { ...minute, from: outsideAccount, to: sessionsAccount });
    });
    const { body } = await admin.get(`/admin/reports/tally.xml?period=${period}`);
    expect(body.match(/<VOUCHERNUMBER>con_1</g)).toHaveLength(1);
    expect(body).toContain(
      '<LEDGERNAME>Payments by outside</LEDGERNAME><ISDEEMEDPOSITIVE>Yes</ISDEEMEDPOSITIVE><AMOUNT>-90.00<',
    );
  });

  it('sums up its tables and names the first problems to check', async () => {
    const { body } = await admin.get(`/admin/reports/filing?period=${period}`);
    expect(body.gstin).toBe(GSTIN);
    const hsn = body.tables.find(({ table }: { table: string }) => table === '12');
    const sections = body.tables.filter(({ table }: { table: string }) =>
      ['4A', '5', '7', '9B'].includes(table),
    );
    const total = sections.reduce(
      (all: number, { taxable }: { taxable: number }) => all + taxable,
      0,
    );
    expect(hsn.taxable).toBeCloseTo(total, 2);
    expect(body.problems).toEqual([
      expect.objectContaining({
        kind: 'place',
        subject: expect.stringMatching(/^INV/),
        detail: 'Rajasthan',
      }),
      expect.objectContaining({
        kind: 'place',
        subject: expect.stringMatching(/^CRN/),
        detail: 'Rajasthan',
      }),
    ]);
  });

  it('accepts only a month in GSTN’s format, and only administrators', async () => {
    for (const invalid of ['132026', '2026-11', '']) {
      const { status, body } = await admin.get(`/admin/reports/gstr1.json?period=${invalid}`);
      expect({ wrong: invalid, status, fields: Object.keys(body.fields) }).toEqual({
        wrong: invalid,
        status: 400,
        fields: ['period'],
      });
    }
    expect((await shop.visitor().get(`/admin/reports/filing?period=${period}`)).status).toBe(401);
    const { body } = await admin.get('/admin/audit?limit=20');
    const exports = JSON.stringify(body).match(/gstr1\.export/g) ?? [];
    expect(exports.length).toBeGreaterThanOrEqual(2);
  });
});

describe.each(databaseKinds())('a seller without a GSTIN on %s', (kind) => {
  it('issues bills of supply, files no GSTR-1, and is warned about goods to another state', async () => {
    const shop = await createCheckoutShop(kind, {
      COMPANY_NAME: 'Ratna',
      COMPANY_ADDRESS: 'Jaipur',
    });
    const admin = await newMember(shop, 'admin');
    await addProduct(shop.deps, { id: 'ring', name: 'Ring', price: 1030, stock: 100 });
    const guest = shop.visitor();
    const order = await startOrder(guest, 1030, [{ productId: 'ring', quantity: 1 }], { address });
    await guest.post('/payments/verify', await shop.pay(order.gatewayOrderId));
    const invoice = () => admin.get(`/admin/orders/${order.orderId}/invoice.pdf`);
    expect(await invoice()).toMatchObject({ status: 409, body: { code: 'invoice_unavailable' } });
    const values = { GST_SCHEME: 'unregistered', COMPANY_STATE: 'Rajasthan' };
    expect((await admin.put('/admin/settings', { version: 0, values })).status).toBe(200);
    const paper = await invoice();
    expect(paper.headers['content-disposition']).toContain('BOS-');
    const today = new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 10);
    const { body: register } = await admin.get(
      `/admin/reports/sales.csv?from=${today}&to=${today}`,
    );
    expect(register).toMatch(/\nBILL,Bill of supply,BOS\/\d{4}\/000001,/);
    const period = `${today.slice(5, 7)}${today.slice(0, 4)}`;
    expect((await admin.get(`/admin/reports/gstr1.json?period=${period}`)).status).toBe(409);
    expect((await admin.get(`/admin/reports/filing?period=${period}`)).body).toEqual({
      ...{ gstin: '', tables: [] },
      problems: [
        { kind: 'other_state', subject: expect.stringMatching(/^BOS/), detail: 'Maharashtra' },
      ],
    });
    await shop.close();
  });
});
