import { consultationLimits } from '@jyotiratna/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { auditLog } from '../accounts/schema.ts';
import { healerAccounts } from '../healers/schema.ts';
import { solid } from '../platform/images/images.fixture.ts';
import { newHealer, startSession } from '../testing/consultations.ts';
import { sendForm } from '../testing/forms.ts';
import { newMember, type TestMember } from '../testing/members.ts';
import { sessionsAtShop } from '../testing/sessions-at-shop.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { sessionInvoices } from './documents/schema.ts';
import { issueSessionInvoices } from './documents/session-invoice.ts';
import { consultationImages } from './schema.ts';

describe.each(databaseKinds())('a session with a healer on %s', (kind) => {
  const at = sessionsAtShop(kind);
  const { read, change, sendMessage } = at;

  it('has at most its limit of images, also when two are sent at the same moment', async () => {
    const { db } = at.shop.deps;
    const id = await startSession(at.asha, at.healer);
    const { pictures: max } = consultationLimits;
    const images = Array.from({ length: max - 1 }, (_, n) => `pic_limit_${n}`);
    await db
      .insert(consultationImages)
      .values(images.map((image) => ({ id: image, consultationId: id, content: '' })));
    const bytes = await solid(400, 300, 'jpeg');
    const results = await Promise.all(
      ['picture-a', 'picture-b'].map((clientId) =>
        sendForm(at.asha, 'post', `/consultations/${id}/pictures`, { clientId }, [
          { field: 'picture', bytes },
        ]),
      ),
    );
    expect(results.map(({ body }) => body.code ?? 'sent').sort()).toEqual(['sent', 'upload_count']);
    expect(await db.$count(consultationImages, eq(consultationImages.consultationId, id))).toBe(
      max,
    );
  });

  it('has images visible only to its two participants, re-encoded, and deleted with its messages', async () => {
    const id = await startSession(at.asha, at.healer);
    const upload = await solid(2000, 900, 'jpeg');
    const send = (user: TestMember, clientId: string, bytes = upload) =>
      sendForm(user, 'post', `/consultations/${id}/pictures`, { clientId }, [
        { field: 'picture', bytes },
      ]);
    const { message } = (await send(at.asha, 'picture-1')).body;
    expect(message.content).toMatchObject({ kind: 'picture', width: 1280, height: 576 });
    expect((await send(at.asha, 'picture-1')).body.message.seq, 'sent twice it is one').toBe(
      message.seq,
    );
    const path = `/consultations/${id}/pictures/${message.content.pictureId}`;
    for (const user of [at.asha, at.healer]) {
      const { status, headers } = await user.get(path);
      expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
      expect(headers['cache-control']).toContain('private');
    }
    expect((await at.shop.visitor().get(path)).status).toBe(401);
    expect((await (await newMember(at.shop)).get(path)).status).toBe(404);
    expect((await at.shop.visitor().get(path.replace('/consultations', '/pictures'))).status).toBe(
      404,
    );
    expect(await send(at.asha, 'picture-2', Buffer.from('no picture'))).toMatchObject({
      status: 400,
      body: { code: 'upload_type' },
    });
    expect(await send(at.asha, 'short')).toMatchObject({
      status: 400,
      body: { fields: { clientId: expect.any(String) } },
    });
    expect(await send(await newMember(at.shop), 'picture-3')).toMatchObject({ status: 404 });
    await at.asha.post(`/consultations/${id}/end`, {});
    expect(await send(at.asha, 'picture-4')).toMatchObject({ status: 409 });
    const endedAt = sql`now() - interval '31 days'`;
    await change(id, { endedAt });
    expect((await at.healer.get(path)).status, 'the healer’s month is over').toBe(404);
    await at.asha.delete(`/consultations/${id}/transcript`);
    expect((await at.asha.get(path)).status).toBe(404);
    expect(
      await at.shop.deps.db.$count(consultationImages, eq(consultationImages.consultationId, id)),
    ).toBe(0);
  });

  it('has a tax invoice if the shop has configured its tax, and its healer a monthly statement', async () => {
    const id = await startSession(at.asha, at.healer);
    await sendMessage(at.healer, id, 'Namaste');
    await change(id, { clockMs: 4 * 60_000 });
    expect(await at.asha.get(`/consultations/${id}/invoice.pdf`)).toMatchObject({ status: 409 });
    await at.asha.post(`/consultations/${id}/end`, {});
    expect(await read(id)).toMatchObject({ charged: 180, refunded: 0 });
    const untold = { COMPANY_NAME: '', SESSION_TAX: undefined };
    expect(await at.asha.get(`/consultations/${id}/invoice.pdf`)).toMatchObject({
      body: { code: 'invoice_unavailable' },
    });
    const issuer = {
      ...{
        COMPANY_NAME: 'Ratna LLP',
        COMPANY_ADDRESS: 'MI Road, Jaipur',
        GSTIN: '08ABCDE1234F1Z0',
      },
      SESSION_TAX: { code: '999799', basisPoints: 1800 },
    };
    Object.assign(at.shop.deps.env, issuer);
    const papers = await Promise.all(
      [1, 2, 3].map(() => at.asha.get(`/consultations/${id}/invoice.pdf`)),
    );
    expect(papers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(papers.map(({ headers }) => headers['content-disposition'])).size).toBe(1);
    const [row] = await at.shop.deps.db
      .select()
      .from(sessionInvoices)
      .where(eq(sessionInvoices.consultationId, id));
    expect(row!.content).toMatchObject({
      number: expect.stringMatching(/^SES\/\d{4}\/\d{6}$/),
      buyer: { name: 'Test Person' },
      lines: [
        { hsn: '999799', rate: 1800, total: 18_000, taxable: 15_254, cgst: 1373, sgst: 1373 },
      ],
    });
    const owner = await newMember(at.shop, 'admin');
    const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
    const register = await owner.get(`/admin/reports/sales.csv?from=${today}&to=${today}`);
    expect(register.body).toContain(row!.number);
    expect((await at.healer.get(`/consultations/${id}/invoice.pdf`)).status).toBe(403);
    expect((await (await newMember(at.shop)).get(`/consultations/${id}/invoice.pdf`)).status).toBe(
      404,
    );
    Object.assign(at.shop.deps.env, untold);
    const month = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 7);
    const paper = await at.healer.get(`/healer/statement.pdf?month=${month}`);
    expect([paper.status, paper.headers['content-type'], paper.body.slice(0, 5)]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
  });

  it('rejects statements of anything but a month', async () => {
    for (const month of ['2026-13', '2026-00', '0000-01'])
      for (const file of ['pdf', 'csv'])
        expect(await at.healer.get(`/healer/statement.${file}?month=${month}`)).toMatchObject({
          status: 400,
          body: { fields: { month: expect.anything() } },
        });
  });

  it('is invoiced once after billing, even if no document is requested', async () => {
    const id = await startSession(at.asha, at.healer);
    await sendMessage(at.healer, id, 'Namaste');
    await change(id, { clockMs: 4 * 60_000 });
    await at.asha.post(`/consultations/${id}/end`, {});
    const invoices = () =>
      at.shop.deps.db.select().from(sessionInvoices).where(eq(sessionInvoices.consultationId, id));
    await issueSessionInvoices(at.shop.deps);
    expect(await invoices(), 'a shop that has not told its tax').toEqual([]);
    const before = { COMPANY_NAME: '', SESSION_TAX: undefined };
    Object.assign(at.shop.deps.env, {
      ...{
        COMPANY_NAME: 'Ratna LLP',
        COMPANY_ADDRESS: 'MI Road, Jaipur',
        GSTIN: '08ABCDE1234F1Z0',
      },
      SESSION_TAX: { code: '999799', basisPoints: 1800 },
    });
    await Promise.all([issueSessionInvoices(at.shop.deps), issueSessionInvoices(at.shop.deps)]);
    expect(await invoices()).toHaveLength(1);
    Object.assign(at.shop.deps.env, before);
  });

  it('has the company from the settings screen on its documents, not the environment’s', async () => {
    const id = await startSession(at.asha, at.healer);
    await sendMessage(at.healer, id, 'Namaste');
    await change(id, { clockMs: 4 * 60_000 });
    await at.asha.post(`/consultations/${id}/end`, {});
    const before = { COMPANY_NAME: '', SESSION_TAX: undefined };
    const issuer = {
      COMPANY_NAME: 'The environment’s',
      SESSION_TAX: { code: '999799', basisPoints: 1800 },
    };
    Object.assign(at.shop.deps.env, issuer);
    const owner = await newMember(at.shop, 'admin');
    const values = {
      COMPANY_NAME: 'Ratna House',
      COMPANY_ADDRESS: 'Mumbai',
      GSTIN: '27AAPFU0939F1ZV',
    };
    const { version } = (await owner.get('/admin/settings')).body;
    expect((await owner.put('/admin/settings', { version, values })).status).toBe(200);
    expect((await at.asha.get(`/consultations/${id}/invoice.pdf`)).status).toBe(200);
    const [row] = await at.shop.deps.db
      .select()
      .from(sessionInvoices)
      .where(eq(sessionInvoices.consultationId, id));
    expect(row!.content).toMatchObject({
      seller: { name: 'Ratna House', address: 'Mumbai', gstin: values.GSTIN },
    });
    const drawn = vi.spyOn(at.shop.deps.workers, 'renderStatement');
    const month = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 7);
    expect((await at.healer.get(`/healer/statement.pdf?month=${month}`)).status).toBe(200);
    expect(drawn.mock.calls[0]![0]).toMatchObject({ shopName: 'Ratna House' });
    drawn.mockRestore();
    const back = Object.fromEntries(Object.keys(values).map((name) => [name, null]));
    await owner.put('/admin/settings', { version: version + 1, values: back });
    Object.assign(at.shop.deps.env, before);
  });

  it('does not exist for other users', async () => {
    const id = await startSession(at.asha, at.healer);
    const otherUser = await newMember(at.shop);
    const otherHealer = await newHealer(at.shop, 'sample-healer-2');
    for (const other of [otherUser, otherHealer]) {
      expect(await other.get(`/consultations/${id}`)).toMatchObject({ status: 404 });
      expect(await other.get(`/consultations/${id}/messages`)).toMatchObject({ status: 404 });
      expect(await sendMessage(other, id, 'Let me in')).toMatchObject({ status: 404 });
      expect(await other.post(`/consultations/${id}/end`, {})).toMatchObject({ status: 404 });
    }
    await at.shop.deps.db.delete(healerAccounts).where(eq(healerAccounts.userId, otherHealer.id));
  });

  it('is read by an administrator with a reason, which the audit log records', async () => {
    const id = await startSession(at.asha, at.healer);
    await sendMessage(at.asha, id, 'A private word');
    const admin = await newMember(at.shop, 'admin');
    expect(
      await admin.post(`/admin/consultations/${id}/transcript`, { reason: ' ' }),
    ).toMatchObject({ status: 400 });
    const opened = await admin.post(`/admin/consultations/${id}/transcript`, {
      reason: 'Complaint of the customer',
    });
    expect(opened.body.messages).toHaveLength(1);
    const [entry] = await at.shop.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `consultation:${id}`));
    expect(entry).toMatchObject({ actorId: admin.id, action: 'consultation.transcript' });
    expect(JSON.stringify(entry)).toContain('Complaint of the customer');
  });
});
