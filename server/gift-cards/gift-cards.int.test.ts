import { eq, like, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { creditAccount, expiredAccount, giftAccount } from '../ledger/accounts.ts';
import { balanceOf, ledgerTotal } from '../ledger/queries.ts';
import { topUps } from '../ledger/schema.ts';
import { refundPayments } from '../payments/refund-payment.ts';
import { buildEmail } from '../platform/email/build-email.ts';
import { outbox } from '../platform/outbox/schema.ts';
import { addProduct } from '../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../testing/checkout-shop.ts';
import { newMember, type TestMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { reconcileTopUps } from '../wallet/reconcile-top-ups.ts';
import { refundClosedBalances } from '../wallet/refund-closed-balances.ts';
import { lastDayOf } from './last-day.ts';
import { giftCards } from './schema.ts';
import { processGiftCards } from './send.ts';

describe.each(databaseKinds())('gift cards on %s', (kind) => {
  let shop: CheckoutShop;
  let admin: TestMember;
  let asha: TestMember;
  beforeEach(async () => {
    shop = await createCheckoutShop(kind, { GIFT_CARDS: 'on' });
    admin = await newMember(shop, 'admin');
    asha = await newMember(shop);
    await addProduct(shop.deps, { id: 'ring', price: 1000, stock: 9 });
  });
  afterEach(async () => {
    expect(await ledgerTotal(shop.deps.db), 'the ledger adds up to zero').toBe(0);
    await shop.close();
  });

  const balance = async (id: string) => (await balanceOf(shop.deps.db, giftAccount(id))) / 100;
  const credit = async () => (await balanceOf(shop.deps.db, creditAccount(asha.id))) / 100;
  const queued = async (kindOfEmail: string) =>
    (
      await shop.deps.db
        .select()
        .from(outbox)
        .where(like(outbox.key, `${kindOfEmail}:%`))
    ).length;
  const buy = async (amount: number, extra: object = {}) => {
    const by = shop.visitor();
    const reply = await by.post('/gift-cards', { amount, email: 'buyer@example.in', ...extra });
    return { by, reply, id: String(reply.body.purchase?.id), order: String(reply.body.order?.id) };
  };
  const bought = async (amount = 1000, extra: object = {}) => {
    const { by, id, order, reply } = await buy(amount, extra);
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    const { body } = await by.post('/gift-cards/verify', await shop.pay(order));
    expect(body.purchase, JSON.stringify(body)).toEqual({ id, status: 'paid', amount });
    return { id, order };
  };
  const emailOf = (cardId: string) => buildEmail(shop.deps, { kind: 'gift-card', cardId });
  /** The code in the email of a gift card. */
  const codeOf = async (id: string) => {
    const email = await emailOf(id);
    return /[2-9A-Z]{4}(?:-[2-9A-Z]{4}){3}/.exec(email?.text ?? '')?.[0] ?? '';
  };
  const set = (id: string, change: object) =>
    shop.deps.db.update(giftCards).set(change).where(eq(giftCards.id, id));
  const pay = (code: string, used: number, quantity = 1) =>
    startOrder(shop.visitor(), 1000 * quantity, [{ productId: 'ring', quantity }], {
      credit: used,
      giftCard: code,
    });

  it('are activated and sent once when page, webhook and poll report the payment concurrently', async () => {
    const { by, id, order } = await buy(1500);
    expect([await balance(id), await queued('gift-card')]).toEqual([0, 0]);
    const callback = await shop.pay(order);
    await shop.deps.db.update(topUps).set({ dueAt: new Date(0) });
    await Promise.all([
      by.post('/gift-cards/verify', callback),
      by.post('/gift-cards/verify', callback),
      shop.deliverWebhooks({ copies: 2 }),
      reconcileTopUps(shop.deps),
    ]);
    expect([
      await balance(id),
      await queued('gift-card'),
      await queued('gift-card-receipt'),
    ]).toEqual([1500, 1, 1]);
    const [row] = await shop.deps.db.select().from(giftCards);
    expect(JSON.stringify(row)).not.toContain((await codeOf(id)).replaceAll('-', ''));
    const receipt = await buildEmail(shop.deps, { kind: 'gift-card-receipt', cardId: id });
    expect(receipt).toMatchObject({
      to: 'buyer@example.in',
      text: expect.stringContaining('no tax invoice'),
    });
    expect(receipt?.text).not.toContain(await codeOf(id));
  });

  it('refund a second payment of the same session', async () => {
    const { id, order } = await bought(600);
    await shop.gateway.injectError('money', 'second-capture');
    await shop.pay(order);
    await shop.deliverWebhooks();
    await Promise.all([refundClosedBalances(shop.deps), refundClosedBalances(shop.deps)]);
    expect([await balance(id), (await shop.gateway.ledger()).refunds.length]).toEqual([600, 1]);
  });

  it('are sold within the bounds of the owner, and only where they are sold', async () => {
    expect((await buy(499)).reply.body.fields).toHaveProperty('amount');
    expect((await buy(10_001)).reply.body.fields).toHaveProperty('amount');
    expect((await buy(1000, { sendOn: '2999-01-01' })).reply.body.fields).toHaveProperty('sendOn');
    const { version } = (await admin.get('/admin/settings')).body;
    await admin.put('/admin/settings', { version, values: { GIFT_CARDS: 'off' } });
    expect((await buy(1000)).reply.body.code).toBe('gift_cards_off');
  });

  it('are sent to their recipient on the selected day', async () => {
    const gift = {
      recipientEmail: 'meera@example.in',
      recipientName: 'Meera',
      giverName: 'Asha',
      message: 'For you',
    };
    const { id } = await bought(1000, { ...gift, sendOn: '2999-01-01' }).catch(() =>
      bought(1000, gift),
    );
    await set(id, { sendOn: '2999-01-01', sentAt: null });
    await shop.deps.db.delete(outbox);
    await processGiftCards(shop.deps);
    expect(await queued('gift-card')).toBe(0);
    await set(id, { sendOn: '2020-01-01' });
    await Promise.all([processGiftCards(shop.deps), processGiftCards(shop.deps)]);
    expect(await queued('gift-card')).toBe(1);
    const email = await emailOf(id);
    expect(email).toMatchObject({ to: 'meera@example.in' });
    for (const words of ['Namaste Meera', 'Asha', 'For you', '₹1,000.00'])
      expect(email?.text).toContain(words);
  });

  it('go to their recipient on their day although the owner has sent them to another address', async () => {
    const { id } = await bought(1000, { recipientEmail: 'meera@example.in' });
    await set(id, { sendOn: '2999-01-01', sentAt: null });
    await shop.deps.db.delete(outbox);
    const send = (email: string, requestKey: string) =>
      admin.post(`/admin/gift-cards/${id}/send`, { email, requestKey });
    const sentToBuyer = await send('buyer@example.in', 'to-the-buyer');
    expect(sentToBuyer.body.card).toMatchObject({ waitsFor: '2999-01-01', sentAt: null });
    await set(id, { sendOn: '2020-01-01' });
    await processGiftCards(shop.deps);
    expect([await queued('gift-card'), await queued('gift-card-again')]).toEqual([1, 1]);
    expect(await emailOf(id)).toMatchObject({ to: 'meera@example.in' });
  });

  it('go to their buyer on their day, also after the buyer has deleted the account', async () => {
    const { id } = await bought(1000);
    await set(id, { buyerId: asha.id, sendOn: '2999-01-01', sentAt: null });
    await shop.deps.db.delete(outbox);
    expect((await asha.delete('/users/me', {})).status).toBe(200);
    await set(id, { sendOn: '2020-01-01' });
    await processGiftCards(shop.deps);
    expect(await queued('gift-card')).toBe(1);
    expect(await emailOf(id)).toMatchObject({ to: 'buyer@example.in' });
  });

  it('are not sent on their day to a recipient who has them already', async () => {
    const { id } = await bought(1000, { recipientEmail: 'meera@example.in' });
    await set(id, { sendOn: '2020-01-01', sentAt: null });
    await shop.deps.db.delete(outbox);
    await admin.post(`/admin/gift-cards/${id}/send`, { requestKey: 'before-its-day' });
    await processGiftCards(shop.deps);
    expect([await queued('gift-card'), await queued('gift-card-again')]).toEqual([0, 1]);
  });

  it('are redeemed into store credit once, however many do it at once', async () => {
    const { id } = await bought(1000);
    const code = await codeOf(id);
    const other = await newMember(shop);
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    const results = await Promise.all(
      [asha, other, asha].map((by) => by.post('/gift-cards/redeem', { code: typed })),
    );
    expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
    const all = (await credit()) + (await balanceOf(shop.deps.db, creditAccount(other.id))) / 100;
    expect([all, await balance(id)]).toEqual([1000, 0]);
    expect((await shop.visitor().post('/gift-cards/check', { code })).body.code).toBe(
      'gift_card_invalid',
    );
    expect((await shop.visitor().post('/gift-cards/redeem', { code })).status).toBe(401);
  });

  it('pay a guest’s order in full, and one of two concurrent orders', async () => {
    const code = await codeOf((await bought(1000)).id);
    const tries = await Promise.all([pay(code, 1000), pay(code, 1000)]);
    expect(tries.map(({ reply }) => reply.body.order?.status ?? reply.body.code).sort()).toEqual([
      'amount_mismatch',
      'paid',
    ]);
  });

  it('pay a part, may be tried again after a closed window, and get their share of a refund', async () => {
    const { id } = await bought(500);
    const code = await codeOf(id);
    const guest = shop.visitor();
    const items = [{ productId: 'ring', quantity: 1 }];
    const latest = (key: string) =>
      startOrder(guest, 1000, items, { credit: 500, giftCard: code }, { 'idempotency-key': key });
    await latest('first-try');
    const second = await latest('second-try');
    expect(second.reply.body.order).toMatchObject({ amount: 50_000 });
    await guest.post('/payments/verify', await shop.pay(second.gatewayOrderId));
    expect(await balance(id)).toBe(0);
    await set(id, { expiresAt: new Date(0) });
    const lines = [{ item: 0, quantity: 1, amount: 1000, restock: false }];
    await admin.post(`/admin/orders/${second.orderId}/refund`, { key: 'refund-of-all', lines });
    await refundPayments(shop.deps);
    await processGiftCards(shop.deps);
    expect(await balance(id), 'money that comes back can be used for a time').toBe(500);
    expect((await guest.post('/gift-cards/check', { code })).body).toMatchObject({ balance: 500 });
  });

  it('become income of the shop when they expire, and pay no more', async () => {
    const { id } = await bought(700);
    const code = await codeOf(id);
    await set(id, { expiresAt: sql`now() - interval '1 second'` });
    expect((await shop.visitor().post('/gift-cards/check', { code })).body.message).toContain(
      'expired',
    );
    expect((await pay(code, 700)).reply.body.code).toBe('gift_card_invalid');
    await Promise.all([processGiftCards(shop.deps), processGiftCards(shop.deps)]);
    expect([await balance(id), await balanceOf(shop.deps.db, expiredAccount)]).toEqual([0, 70_000]);
  });

  it('remind their owner once before they end, with the remaining balance, and only where cards are sold', async () => {
    const { id } = await bought(700);
    const tend = async () => {
      await Promise.all([processGiftCards(shop.deps), processGiftCards(shop.deps)]);
      return queued('gift-card-ends');
    };
    expect(await tend()).toBe(0);
    await set(id, { expiresAt: sql`now() + interval '29 days'` });
    const sold = async (GIFT_CARDS: 'on' | 'off') => {
      const { version } = (await admin.get('/admin/settings')).body;
      await admin.put('/admin/settings', { version, values: { GIFT_CARDS } });
    };
    await sold('off');
    expect(await tend()).toBe(0);
    await sold('on');
    expect([await tend(), await tend()]).toEqual([1, 1]);
    const [row] = await shop.deps.db.select().from(giftCards);
    const request = { kind: 'gift-card-ends', cardId: id, lastDay: lastDayOf(row!) ?? '' } as const;
    expect(await buildEmail(shop.deps, request)).toMatchObject({
      to: 'buyer@example.in',
      text: expect.stringContaining('₹700.00 is left on your gift card.'),
    });
    await pay(await codeOf(id), 700);
    expect(await buildEmail(shop.deps, request), 'a used one').toBeNull();
    await set(id, { expiresAt: sql`now() + interval '20 days'` });
    expect(await tend()).toBe(1);
  });

  it('are valid for a year or longer from their payment', async () => {
    const { id } = await bought();
    const [row] = await shop.deps.db.select().from(giftCards).where(eq(giftCards.id, id));
    const days = (Number(row?.expiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(365);
    expect(days).toBeLessThan(368);
  });

  it('cannot be guessed: after ten wrong codes a network is rejected, even with a valid code', async () => {
    const code = await codeOf((await bought()).id);
    const guess = (typed: string) => shop.visitor().post('/gift-cards/check', { code: typed });
    for (let n = 0; n < 10; n += 1)
      expect((await guess(`AAAA-AAAA-AAAA-${1000 + n}`)).status).toBe(400);
    expect((await guess(code)).status).toBe(429);
    expect((await asha.post('/gift-cards/redeem', { code })).status).toBe(429);
  });

  it('are refunded up to the remaining balance, once, by their payment', async () => {
    const { id } = await bought(1000);
    expect((await pay(await codeOf(id), 400)).reply.status).toBe(200);
    const presses = await Promise.all(
      [1, 2].map(() => admin.post(`/admin/gift-cards/${id}/refund`, {})),
    );
    expect(presses.map(({ status }) => status).sort()).toEqual([200, 409]);
    await refundClosedBalances(shop.deps);
    const { refunds } = await shop.gateway.ledger();
    expect([refunds.map(({ amount }: { amount: number }) => amount), await balance(id)]).toEqual([
      [60_000],
      0,
    ]);
  });

  it('are issued by the owner once for a request, disabled, sent again, and listed with the amount owed', async () => {
    const request = {
      amount: 2500,
      reason: 'A late parcel',
      months: 24,
      locale: 'hi',
      requestKey: 'for-meera-1',
    };
    const issue = () =>
      admin.post('/admin/gift-cards', { ...request, recipientEmail: 'meera@example.in' });
    const [one, two] = await Promise.all([issue(), issue()]);
    const { id } = one.body.card;
    expect([one.body.code, two.body.card.id]).toEqual([two.body.code, id]);
    const { code } = one.body;
    const status = (to: string) => admin.put(`/admin/gift-cards/${id}/status`, { status: to });
    expect((await status('disabled')).body.card.state).toBe('disabled');
    expect((await shop.visitor().post('/gift-cards/check', { code })).status).toBe(400);
    await status('active');
    expect((await shop.visitor().post('/gift-cards/check', { code })).body).toMatchObject({
      balance: 2500,
    });
    const send = () =>
      admin.post(`/admin/gift-cards/${id}/send`, {
        requestKey: 'send-again-1',
        email: 'm@example.in',
      });
    await Promise.all([send(), send()]);
    expect([await queued('gift-card'), await queued('gift-card-again')]).toEqual([1, 1]);
    await set(id, { sealedCode: null });
    await admin.post(`/admin/gift-cards/${id}/send`, { requestKey: 'send-again-2' });
    expect(await codeOf(id)).not.toBe(code);
    const { body } = await admin.get('/admin/gift-cards?search=meera');
    expect(body).toMatchObject({
      total: 1,
      owed: 2500,
      cards: [{ id, state: 'active', balance: 2500, origin: 'issued' }],
    });
    const read = await admin.get(`/admin/gift-cards/${id}`);
    expect(read.body.card).toMatchObject({
      note: 'A late parcel',
      movements: [{ kind: 'gift-issued', amount: 2500 }],
    });
  });
});
