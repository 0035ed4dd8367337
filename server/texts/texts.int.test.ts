import { createHmac } from 'node:crypto';
import { textSenderToken } from '@jyotiratna/sandbox-gateway/testing/start-texts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consents } from '../accounts/schema.ts';
import { transact } from '../platform/database/transact.ts';
import { requestText } from '../platform/text-messages/request-text.ts';
import { eventually } from '../testing/eventually.ts';
import { addOrder } from '../testing/orders.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTextShop, type TextShop } from '../testing/text-shop.ts';
import { applyReply, permitMessages, withdrawMessages } from './consent.ts';

const numberAt = (at: number) => `+9198290${String(at).padStart(5, '0')}`;

describe.each(databaseKinds())('messages to phones on %s', (kind) => {
  let shop: TextShop;
  let count = 100;
  beforeAll(async () => {
    shop = await createTextShop(kind);
  });
  afterAll(() => shop.close());

  const grant = (phone: string) =>
    transact(shop.deps.db, (tx) => permitMessages(tx, { phone, userId: null }));

  /** Adds an order of a new phone number, with its message queued. */
  async function queued({
    consent = true,
    kind = 'order-placed' as 'order-placed' | 'cash-question',
    phone = '',
  } = {}) {
    count += 1;
    const to = phone || numberAt(count);
    const id = `ord_${count}`;
    const place = {
      fullName: 'Asha Rao',
      addressLine: '4 Hill Road',
      apartment: '',
      city: 'Jaipur',
    };
    const address = { ...place, state: 'Rajasthan' as const, pincode: '302001', phone: to };
    await addOrder(shop.deps, {
      id,
      address,
      status: kind === 'cash-question' ? 'placed' : 'paid',
    });
    if (consent) await grant(to);
    await transact(shop.deps.db, (tx) => requestText(tx, { kind, orderId: id }));
    return { to, key: `${kind}:${id}` };
  }

  it('reach only a number with consent, except for messages just requested by its owner', async () => {
    const [without, asked, permitted] = [
      await queued({ consent: false }),
      await queued({ consent: false, kind: 'cash-question' }),
      await queued(),
    ];
    await Promise.all([shop.deliver(), shop.deliver()]);
    expect(await shop.rowOf(without.key)).toMatchObject({
      state: 'withheld',
      reason: 'no-consent',
    });
    expect(await shop.sentTo(without.to)).toEqual([]);
    expect(await shop.sentTo(asked.to)).toEqual([asked.key]);
    expect(await shop.sentTo(permitted.to)).toEqual([permitted.key]);
    await eventually(async () =>
      expect(await shop.rowOf(permitted.key)).toMatchObject({ state: 'read', costMills: 115 }),
    );
  });

  it('stop at once after STOP, including other kinds and queued ones; another person’s checkout does not lift the stop', async () => {
    const { to } = await queued();
    const sender = shop.deps.textSenders[0]!;
    const value = {
      messages: [{ from: to.slice(1), id: 'wamid.1', type: 'text', text: { body: ' Stop. ' } }],
    };
    const body = JSON.stringify({ entry: [{ changes: [{ field: 'messages', value }] }] });
    const sign = (secret: string) =>
      `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
    const post = (signature: string) =>
      shop.visitor().post('/texts/whatsapp', body, {
        'content-type': 'application/json',
        'x-hub-signature-256': signature,
      });
    expect((await post(sign('another secret'))).status).toBe(401);
    expect(sender.readWebhook?.({ headers: {}, query: {}, body: Buffer.from(body) })).toBeNull();
    expect(await shop.deps.db.$count(consents, eq(consents.phone, to))).toBe(1);
    expect((await post(sign(textSenderToken))).status).toBe(200);
    const question = await queued({ consent: false, kind: 'cash-question', phone: to });
    await shop.deliver();
    expect(await shop.sentTo(to)).toEqual([]);
    expect(await shop.rowOf(question.key)).toMatchObject({ state: 'withheld', reason: 'stopped' });
    expect(await grant(to)).toBe(false);
    await transact(shop.deps.db, (tx) => applyReply(tx, { from: to, text: 'START' }));
    const second = await queued({ consent: false, phone: to });
    await shop.deliver();
    expect(await shop.sentTo(to)).toEqual([second.key]);
  });

  it('are sent once although every response is lost, and the webhook reports their state', async () => {
    await shop.textProvider.misbehave({ lostReplies: 1, doubled: 0.5, lies: 1 });
    const all = await Promise.all(Array.from({ length: 6 }, () => queued()));
    for (let round = 0; round < 3; round += 1) await Promise.all([shop.deliver(), shop.deliver()]);
    await shop.textProvider.misbehave({ lostReplies: 0, doubled: 0, lies: 0 });
    for (const { to, key } of all) {
      expect(await shop.sentTo(to)).toEqual([key]);
      await eventually(async () =>
        expect(['delivered', 'read']).toContain((await shop.rowOf(key))?.state),
      );
    }
  });

  it('have an unknown state without a response or a webhook, and are not retried', async () => {
    await shop.textProvider.misbehave({ lostReplies: 1, lost: 1 });
    const { to, key } = await queued();
    for (let round = 0; round < 3; round += 1) await shop.deliver();
    await shop.textProvider.misbehave({ lostReplies: 0, lost: 0 });
    expect(await shop.rowOf(key)).toMatchObject({ state: 'unknown', attempts: 1 });
    expect(await shop.sentTo(to)).toEqual([key]);
  });

  it('are sent by SMS to a phone without WhatsApp, with the DLT template and its price', async () => {
    await shop.textProvider.misbehave({ noWhatsApp: 1 });
    const { to, key } = await queued();
    await shop.deliver();
    await eventually(async () => expect(await shop.rowOf(key)).toMatchObject({ channel: 'sms' }));
    await shop.deliver();
    await shop.textProvider.misbehave({ noWhatsApp: 0 });
    await eventually(async () =>
      expect(await shop.rowOf(key)).toMatchObject({ state: 'delivered', channel: 'sms' }),
    );
    const sms = (await shop.textProvider.messages()).filter((one) => one.to === to);
    expect(sms).toMatchObject([{ channel: 'sms', template: '1107000000001' }]);
    const row = await shop.rowOf(key);
    expect(row?.costMills).toBe(200 * (row?.parts ?? 0));
  });

  it('never exceed the limits, however many processes send', async () => {
    const phone = numberAt(900);
    await grant(phone);
    const { version } = (await shop.admin.get('/admin/settings')).body;
    await shop.admin.put('/admin/settings', { version, values: { TEXT_CAP_CUSTOMER: '2' } });
    const all = await Promise.all(
      Array.from({ length: 5 }, () => queued({ consent: false, phone })),
    );
    await Promise.all([shop.deliver(), shop.deliver()]);
    await shop.admin.put('/admin/settings', {
      version: version + 1,
      values: { TEXT_CAP_CUSTOMER: null },
    });
    expect(await shop.sentTo(phone)).toHaveLength(2);
    const rows = await Promise.all(all.map(({ key }) => shop.rowOf(key)));
    expect(rows.filter((row) => row?.reason === 'customer-cap')).toHaveLength(3);
  });

  it('are listed for administrators, page by page, and end with a withdrawn consent', async () => {
    const { body } = await shop.admin.get('/admin/texts?limit=3');
    expect(body.texts).toHaveLength(3);
    const rest = (await shop.admin.get(`/admin/texts?limit=3&cursor=${body.nextCursor}`)).body
      .texts;
    const keys = [...body.texts, ...rest].map(({ key }: { key: string }) => key);
    expect(new Set(keys).size).toBe(6);
    expect((await shop.admin.get('/admin/texts?show=withheld')).body.texts.length).toBeGreaterThan(
      2,
    );
    expect((await shop.admin.get('/admin/texts/templates')).body.templates[0]).toMatchObject({
      dlt: '1107000000001',
    });
    const phone = numberAt(901);
    await grant(phone);
    for (const _ of [1, 2])
      await transact(shop.deps.db, (tx) => withdrawMessages(tx, { phone, userId: null }));
    expect(await shop.deps.db.$count(consents, eq(consents.phone, phone))).toBe(2);
  });

  it('have a webhook whose URL is verified by the shop’s own token', async () => {
    const check = (token: string) =>
      shop.app.inject(
        `/api/texts/whatsapp?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=1158`,
      );
    expect((await check('wrong')).statusCode).toBe(401);
    expect((await check(textSenderToken)).body).toBe('1158');
  });
});
