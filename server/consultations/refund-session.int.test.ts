import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { customerAccount, sessionsAccount } from '../ledger/accounts.ts';
import { balanceOf, ledgerTotal } from '../ledger/queries.ts';
import { outbox } from '../platform/outbox/schema.ts';
import { newCustomer, startSession } from '../testing/consultations.ts';
import { newMember, type TestMember } from '../testing/members.ts';
import { sessionsAtShop } from '../testing/sessions-at-shop.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { sessionInvoices, sessionRefunds } from './documents/schema.ts';

const invoiced = {
  ...{ COMPANY_NAME: 'Ratna LLP', COMPANY_ADDRESS: 'MI Road, Jaipur', GSTIN: '08ABCDE1234F1Z0' },
  SESSION_TAX: { code: '999799', basisPoints: 1800 },
};
/** Number of concurrent requests. */
const replays = 1000;

describe.each(databaseKinds())('a refund of a session by an administrator on %s', (kind) => {
  const at = sessionsAtShop(kind);
  const { read, balance, change, sendMessage } = at;

  /** Holds and closes a chat of four minutes, two of them free: ₹180. */
  const endSession = async (by = at.asha) => {
    const id = await startSession(by, at.healer);
    await sendMessage(at.healer, id, 'Namaste');
    await change(id, { clockMs: 4 * 60_000 });
    await by.post(`/consultations/${id}/end`, {});
    expect(await read(id, by)).toMatchObject({ charged: 180, refunded: 0 });
    return id;
  };
  const refund = async (id: string, parts: object = {}) =>
    (await newMember(at.shop, 'admin')).post(`/admin/consultations/${id}/refund`, {
      ...{ clientId: `refund-of-${id}`, amount: 180, reason: 'The line was bad' },
      ...parts,
    });
  const rows = (id: string) =>
    at.shop.deps.db.select().from(sessionRefunds).where(eq(sessionRefunds.consultationId, id));
  const emails = async (id: string) =>
    (await at.shop.deps.db.select().from(outbox)).filter((row) =>
      JSON.stringify(row).includes(`"refundId":"refund-of-${id}"`),
    );

  it('is credited to the balance once, despite concurrent requests', async () => {
    const id = await endSession();
    expect(await balance()).toBe(320);
    const admin = await newMember(at.shop, 'admin');
    const body = { clientId: `refund-of-${id}`, amount: 180, reason: 'The line was bad' };
    const results = await Promise.all(
      Array.from({ length: replays }, () => admin.post(`/admin/consultations/${id}/refund`, body)),
    );
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set([200]));
    expect(results[0]?.body).toEqual({ adminRefunded: 180, creditNote: null });
    expect(await balance()).toBe(500);
    expect(await read(id)).toMatchObject({ charged: 180, refunded: 180 });
    expect(await rows(id)).toHaveLength(1);
    expect(await emails(id)).toHaveLength(1);
    expect(await ledgerTotal(at.shop.deps.db)).toBe(0);
    expect((await refund(id, { amount: 1 })).body.code).toBe('idempotency_mismatch');
    expect((await refund(id, { clientId: 'another-one', amount: 0.01 })).body.code).toBe(
      'refund_above_session',
    );
  });

  it('is refunded in parts, which never exceed the session’s price, even concurrently', async () => {
    const id = await endSession();
    const parts = await Promise.all(
      Array.from({ length: 12 }, (_, at_) =>
        refund(id, { clientId: `part-${at_}-${id}`, amount: 50 }),
      ),
    );
    expect(parts.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await balance()).toBe(320 + 150);
    expect((await refund(id, { clientId: `rest-${id}`, amount: 30 })).body.adminRefunded).toBe(180);
    const share = await at.healer.get('/healer/desk');
    expect(share.status, 'the healer’s share stays').toBe(200);
    expect(await balanceOf(at.shop.deps.db, sessionsAccount)).toBeLessThanOrEqual(0);
  });

  it('has a credit note at the rate of the invoice, which the sales register lists', async () => {
    const id = await endSession();
    const before = { COMPANY_NAME: '', SESSION_TAX: undefined };
    Object.assign(at.shop.deps.env, invoiced);
    expect((await at.asha.get(`/consultations/${id}/invoice.pdf`)).status).toBe(200);
    const { body } = await refund(id, { amount: 118 });
    expect(body.creditNote).toMatch(/^SCN\/\d{4}\/\d{6}$/);
    const [row] = await rows(id);
    const [invoice] = await at.shop.deps.db
      .select()
      .from(sessionInvoices)
      .where(eq(sessionInvoices.consultationId, id));
    expect(row?.content).toMatchObject({
      ...{ kind: 'credit_note', number: body.creditNote, original: { number: invoice?.number } },
      lines: [{ rate: 1800, total: 11_800, taxable: 10_000, cgst: 900, sgst: 900, igst: 0 }],
      totals: { payable: 11_800 },
    });
    const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
    const owner = await newMember(at.shop, 'admin');
    const register = await owner.get(`/admin/reports/sales.csv?from=${today}&to=${today}`);
    expect(register.body).toContain(body.creditNote);
    const { notes } = (await at.asha.get(`/consultations/${id}/credit-notes`)).body;
    expect(notes).toEqual([{ number: body.creditNote, date: today, amount: 118 }]);
    const paper = `/consultations/${id}/credit-note.pdf?number=${encodeURIComponent(body.creditNote)}`;
    expect(await at.asha.get(paper)).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/pdf' },
    });
    expect((await (await newCustomer(at.shop, 0)).get(paper)).status).toBe(404);
    Object.assign(at.shop.deps.env, before);
  });

  it('leaves the remainder to an invoice that is not issued yet', async () => {
    const id = await endSession();
    await refund(id, { amount: 62 });
    const before = { COMPANY_NAME: '', SESSION_TAX: undefined };
    Object.assign(at.shop.deps.env, invoiced);
    expect((await at.asha.get(`/consultations/${id}/invoice.pdf`)).status).toBe(200);
    const [invoice] = await at.shop.deps.db
      .select()
      .from(sessionInvoices)
      .where(eq(sessionInvoices.consultationId, id));
    expect(invoice?.content.totals).toMatchObject({ total: 11_800, taxable: 10_000 });
    Object.assign(at.shop.deps.env, before);
  });

  it('states the same remaining sum as the invoice, whichever comes first', async () => {
    const before = { COMPANY_NAME: '', SESSION_TAX: undefined };
    const sessions: { by: TestMember; id: string }[] = [];
    for (let count = 0; count < 4; count += 1) {
      const by = await newCustomer(at.shop, 500);
      sessions.push({ by, id: await endSession(by) });
    }
    Object.assign(at.shop.deps.env, invoiced);
    await Promise.all(
      sessions.flatMap(({ by, id }) => [
        refund(id, { amount: 62 }),
        by.get(`/consultations/${id}/invoice.pdf`),
      ]),
    );
    for (const { id } of sessions) {
      const [invoice] = await at.shop.deps.db
        .select()
        .from(sessionInvoices)
        .where(eq(sessionInvoices.consultationId, id));
      const notes = (await rows(id)).map(({ content }) => content?.totals.payable ?? 0);
      expect(
        (invoice?.content.totals.payable ?? 0) - notes.reduce((sum, paise) => sum + paise, 0),
      ).toBe(11_800);
    }
    Object.assign(at.shop.deps.env, before);
  });

  it('leaves nothing in the balance of an account that is deleted at the same time', async () => {
    const by = await newCustomer(at.shop, 500);
    const id = await endSession(by);
    const [reply, deleted] = await Promise.all([refund(id), by.delete('/users/me', {})]);
    expect(deleted.status).toBe(200);
    expect([200, 409]).toContain(reply.status);
    expect(await balanceOf(at.shop.deps.db, customerAccount(by.id))).toBe(0);
  });

  it('is rejected before the end, for an unknown session, without a reason, and for other roles', async () => {
    const id = await startSession(at.asha, at.healer);
    expect((await refund(id)).body.code).toBe('consultation_state');
    expect((await refund('con_none')).status).toBe(404);
    expect(Object.keys((await refund(id, { reason: ' ' })).body.fields)).toEqual(['reason']);
    expect((await refund(id, { amount: 0 })).status).toBe(400);
    expect((await at.asha.post(`/admin/consultations/${id}/refund`, {})).status).toBe(403);
    expect((await at.healer.post(`/admin/consultations/${id}/refund`, {})).status).toBe(403);
    expect(await balanceOf(at.shop.deps.db, customerAccount('nobody'))).toBe(0);
  });
});
