import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyBalanceTransfer } from '../../ledger/apply-balance-refund.ts';
import { balanceRefunds } from '../../ledger/schema.ts';
import { transact } from '../../platform/database/transact.ts';
import {
  letPass,
  newCustomer,
  newHealer,
  prepay,
  startSession,
} from '../../testing/consultations.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';
import { closeBalance } from '../../wallet/close-balance.ts';
import { sessionInvoices } from '../documents/schema.ts';
import { issueSessionInvoices } from '../documents/session-invoice.ts';
import { consultations } from '../schema.ts';
import { issueVouchers } from './issue-vouchers.ts';

const env = {
  ...{ COMPANY_NAME: 'Ratna', COMPANY_ADDRESS: 'Jaipur', GSTIN: '08ABCDE1234F1Z0' },
  SESSION_TAX: '999799:18',
};

describe.each(databaseKinds())('vouchers of advances on %s', (kind) => {
  let shop: TestShop;
  let asha: TestMember;
  /** A customer who paid before the switch to advances. */
  let early: TestMember;
  let admin: TestMember;
  const [year, month] = new Date(Date.now() + 330 * 60_000).toISOString().split('-');
  const gstr1 = async () =>
    (await admin.get(`/admin/reports/gstr1.json?period=${month}${year}`)).body;
  const vouchersOf = async (of = asha) => (await of.get('/users/balance/vouchers')).body.vouchers;

  beforeAll(async () => {
    shop = await createTestShop(kind, env);
    asha = await newCustomer(shop, 0);
    early = await newCustomer(shop, 300);
    admin = await newMember(shop, 'admin');
  });
  afterAll(() => shop.close());

  it('are not issued while the accountant treats payments as on account', async () => {
    await issueVouchers(shop.deps);
    expect(await vouchersOf(early)).toEqual([]);
    expect(await gstr1()).not.toHaveProperty('at');
  });

  it('are issued once per payment despite concurrent processes, and reported in 11A and 13', async () => {
    await admin.put('/admin/settings', { version: 0, values: { TOP_UPS_AS: 'advance' } });
    await prepay(shop.deps, asha.id, 1000);
    await Promise.all([
      issueVouchers(shop.deps),
      issueVouchers(shop.deps),
      issueVouchers(shop.deps),
    ]);
    expect(await vouchersOf()).toMatchObject([{ kind: 'receipt_voucher', amount: 1000 }]);
    expect(await vouchersOf(early), 'of a payment before the switch').toEqual([]);
    const { at, doc_issue: issued } = await gstr1();
    expect(at).toMatchObject([
      { pos: '08', itms: [{ rt: 18, ad_amt: 847.46, camt: 76.27, samt: 76.27 }] },
    ]);
    expect(issued.doc_det).toMatchObject([{ doc_num: 6, docs: [{ totnum: 1, cancel: 0 }] }]);
  });

  it('are available as a PDF to their customer only', async () => {
    const [{ number }] = await vouchersOf();
    const path = `/users/balance/voucher.pdf?number=${encodeURIComponent(number)}`;
    expect(await asha.get(path)).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/pdf' },
    });
    expect((await (await newMember(shop)).get(path)).status).toBe(404);
  });

  it('are used up by the invoice of a session', async () => {
    const healer = await newHealer(shop);
    const id = await startSession(asha, healer);
    await healer.post(`/consultations/${id}/messages`, {
      clientId: 'message-1',
      content: { kind: 'text', text: 'Namaste' },
    });
    await letPass(shop, asha, id, 301);
    await asha.post(`/consultations/${id}/end`, {});
    await issueSessionInvoices(shop.deps);
    const { at, txpd, b2cs } = await gstr1();
    // ₹270 of the ₹1,000 are invoiced, so ₹730 remain as an advance.
    expect(b2cs).toMatchObject([{ pos: '08', rt: 18, txval: 228.82 }]);
    expect(at[0].itms[0].ad_amt).toBeCloseTo(847.46 - 228.82, 2);
    expect(txpd).toBeUndefined();
  });

  it('are issued before an invoice that uses them, also on request', async () => {
    const late = await newCustomer(shop, 1000);
    const healer = await newHealer(shop, 'sample-healer-2');
    const id = await startSession(late, healer, 'sample-healer-2');
    await healer.post(`/consultations/${id}/messages`, {
      clientId: 'message-2',
      content: { kind: 'text', text: 'Namaste' },
    });
    await letPass(shop, late, id, 601);
    await late.post(`/consultations/${id}/end`, {});
    expect((await late.get(`/consultations/${id}/invoice.pdf`)).status).toBe(200);
    const [invoice] = await shop.deps.db
      .select()
      .from(sessionInvoices)
      .where(eq(sessionInvoices.consultationId, id));
    const [{ number }] = await vouchersOf(late);
    const { payable } = invoice?.content.totals ?? {};
    expect(invoice?.content.advances).toMatchObject([{ number, total: payable }]);
  });

  it('are not used up by payments for a session outside of the balance', async () => {
    const rahul = await newCustomer(shop, 1000);
    const healer = await newHealer(shop, 'sample-healer-3');
    const id = await startSession(rahul, healer, 'sample-healer-3');
    await healer.post(`/consultations/${id}/messages`, {
      clientId: 'message-3',
      content: { kind: 'text', text: 'Namaste' },
    });
    await letPass(shop, rahul, id, 301);
    await rahul.post(`/consultations/${id}/end`, {});
    const { db } = shop.deps;
    const prepaidPaise = sql`${consultations.chargedPaise} - 10000`;
    await db.update(consultations).set({ prepaidPaise }).where(eq(consultations.id, id));
    expect((await rahul.get(`/consultations/${id}/invoice.pdf`)).status).toBe(200);
    const [invoice] = await db
      .select()
      .from(sessionInvoices)
      .where(eq(sessionInvoices.consultationId, id));
    expect(invoice?.content.totals.payable).toBeGreaterThan(10_000);
    expect(invoice?.content.advances).toMatchObject([{ total: 10_000 }]);
  });

  it('have refund vouchers once the remaining balance is refunded', async () => {
    const rest = await newCustomer(shop, 118);
    await issueVouchers(shop.deps);
    await prepay(shop.deps, rest.id, 50);
    await issueVouchers(shop.deps);
    await transact(shop.deps.db, (tx) => closeBalance(tx, { id: rest.id, contact: rest.email }));
    for (const { key } of await shop.deps.db.select().from(balanceRefunds)) {
      await shop.deps.db.update(balanceRefunds).set({ status: 'failed' });
      await transact(shop.deps.db, (tx) => applyBalanceTransfer(tx, key, 'UTR 1'));
    }
    await Promise.all([issueVouchers(shop.deps), issueVouchers(shop.deps)]);
    const vouchers = await vouchersOf(rest);
    const amounts = (of: string) =>
      vouchers
        .flatMap((one: { kind: string; amount: number }) => (one.kind === of ? [one.amount] : []))
        .toSorted();
    expect(amounts('refund_voucher')).toEqual(amounts('receipt_voucher'));
    expect(
      (await gstr1()).doc_issue.doc_det.map(({ doc_num }: { doc_num: number }) => doc_num),
    ).toEqual([1, 6, 8]);
  });
});
