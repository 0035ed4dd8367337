import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteBlock, insertBlock } from '../../accounts/block-queries.ts';
import { attempts, users } from '../../accounts/schema.ts';
import { deliverMail } from '../../boot/deliver-mail.ts';
import { designs, metalRates } from '../../catalogue/designs/schema.ts';
import { products } from '../../catalogue/schema.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { outbox } from '../../platform/outbox/schema.ts';
import { removePerson } from '../../privacy/queries.ts';
import { orderEvents, orders } from '../../reservations/schema.ts';
import { addProduct, addSizes } from '../../testing/catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from '../../testing/checkout-shop.ts';
import { newMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type Visitor } from '../../testing/test-shop.ts';
import { cartReminders } from '../schema.ts';
import { forgetReminders } from './queries.ts';
import { remindOfCarts } from './remind-of-carts.ts';

const email = 'asha@example.com';
const checkoutId = 'checkout-1';

describe.each(databaseKinds())('carts left at the checkout on %s', (kind) => {
  let shop: CheckoutShop;
  const sent: Mail[] = [];
  let networks = 0;
  beforeAll(async () => {
    const mail = { send: async (one: Mail) => void sent.push(one) };
    const change = (deps: CheckoutShop['deps']) => ({ ...deps, mail });
    shop = await createCheckoutShop(kind, { TRUST_PROXY: '1', ENERGISATION_PRICES: 'personal=1101' }, { change });
    await addProduct(shop.deps, { id: 'ruby', price: 100, stock: 5, nameHi: 'माणिक्य' });
    await addProduct(shop.deps, { id: 'pearl', price: 200, stock: 5, nameHi: 'मोती' });
    await addSizes(shop.deps, 'band', { s: { price: 100, stock: 4 }, m: { price: 120, stock: 4 } });
    await addProduct(shop.deps, { id: 'loose', price: 5000, stock: 1, weightMg: 900 });
    await shop.deps.db.insert(designs).values({
      id: 'ring',
      slug: 'ring',
      name: 'plain ring',
      kind: 'ring',
      weights: [{ metal: 'gold-22k', baseMg: 3_000, perSizeMg: 70 }],
      making: 'fixed',
      makingPaise: 60_000,
      daysToMake: 6,
    });
    await shop.deps.db.insert(metalRates).values({ metal: 'gold-22k', paisePerGram: 900_000 });
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    sent.length = 0;
    await shop.deps.db.delete(cartReminders);
    await shop.deps.db.delete(outbox);
    await shop.deps.db.delete(attempts).where(like(attempts.key, 'cart-reminder:%'));
    await shop.deps.db.update(products).set({ stock: 5, deletedAt: null });
    // What earlier tests have bought was bought long ago.
    await shop.deps.db.update(orderEvents).set({ at: sql`${orderEvents.at} - interval '30 days'` });
    await shop.deps.db.update(orders).set({ status: 'expired' }).where(eq(orders.status, 'created'));
  });

  const two = [{ productId: 'ruby', quantity: 2 }];
  const from = () => ({ 'x-forwarded-for': `198.51.${Math.floor(++networks / 250)}.${networks % 250}` });
  const keep = (visitor: Visitor, more: object = {}, headers: Record<string, string> = {}) =>
    visitor.post('/cart-reminders', { email, checkoutId, items: two, ...more }, { ...from(), ...headers });
  /** As if everything that was kept and mailed had been so many minutes earlier. */
  const pass = (minutes: number) => {
    const by = sql`make_interval(mins => ${minutes}::int)`;
    return shop.deps.db.update(cartReminders).set({
      keptAt: sql`${cartReminders.keptAt} - ${by}`,
      agreedAt: sql`${cartReminders.agreedAt} - ${by}`,
      sentAt: sql`${cartReminders.sentAt} - ${by}`,
    });
  };
  const run = async () => {
    await remindOfCarts(shop.deps);
    await deliverMail(shop.deps);
    return sent.length;
  };
  const tokenIn = (mail: Mail | undefined, page: string) =>
    new URL(
      new RegExp(`http\\S+/cart-reminders/${page}\\?token=\\S+`).exec(mail?.text ?? '')?.[0] ?? '',
    ).searchParams.get('token')!;
  /** The token of the first mail about what `visitor` keeps. */
  const mailed = async (visitor: Visitor, more: object = {}, headers: Record<string, string> = {}) => {
    expect((await keep(visitor, more, headers)).status).toBe(200);
    await pass(61);
    await run();
    return tokenIn(sent.at(-1), 'restore');
  };
  const buy = async (visitor: Visitor, more: object = {}) => {
    const { gatewayOrderId, orderId, reply } = await startOrder(visitor, 200, two, more, from());
    expect(reply.status).toBe(200);
    const callback = await shop.pay(gatewayOrderId);
    const verified = await visitor.post('/payments/verify', { ...callback, amount: 200, currency: 'INR', items: two });
    expect(verified.status).toBe(200);
    return orderId;
  };

  describe('the mails', () => {
    it('go out after an hour and after a day, and never a third', async () => {
      await keep(shop.visitor());
      await pass(58);
      expect(await run()).toBe(0);
      await pass(2);
      expect(await run()).toBe(1);
      expect(await run()).toBe(1);
      await pass(1440 - 62);
      expect(await run()).toBe(1);
      await pass(2);
      expect(await run()).toBe(2);
      await pass(1440);
      expect(await run()).toBe(2);
      const [first, last] = sent;
      expect(first).toMatchObject({ to: email, subject: 'Your cart is still here' });
      expect(first!.text).toContain('Stone ruby, 2 pieces');
      expect(first!.text).toContain('One more message may follow');
      expect(last!.text).toContain('No further message follows');
      for (const one of sent) {
        expect(one.html).toContain('Stone ruby, 2 pieces');
        expect(one.leaveUrl).toContain('/cart-reminders/leave?token=');
        expect(one.text + one.html).not.toContain('₹');
      }
    });

    it('count from the last change of the cart, and lie a day apart even where the first was late', async () => {
      const visitor = shop.visitor();
      await keep(visitor);
      await pass(50);
      await keep(visitor, { items: [{ productId: 'pearl', quantity: 1 }] });
      await pass(50);
      expect(await run()).toBe(0);
      await pass(1500);
      expect(await run()).toBe(1);
      expect(sent[0]!.text).toContain('Stone pearl');
      expect(await run()).toBe(1);
      await pass(1379);
      expect(await run()).toBe(1);
      await pass(2);
      expect(await run()).toBe(2);
    });

    it('speak the language of the page', async () => {
      await keep(shop.visitor(), {}, { 'x-locale': 'hi' });
      await pass(61);
      await run();
      expect(sent[0]!.subject).toBe('आपका कार्ट अब भी यहीं है');
      expect(sent[0]!.text).toContain('माणिक्य, 2 नग');
      expect(sent[0]!.text).toContain('/hi/cart-reminders/restore?token=');
      expect(sent[0]!.leaveUrl).toContain('/hi/cart-reminders/leave?token=');
    });

    it('are asked for once by any number of processes at the same time', async () => {
      for (let at = 0; at < 12; at += 1) await keep(shop.visitor(), { email: `many${at}@example.com` });
      await pass(61);
      await Promise.all(Array.from({ length: 5 }, () => remindOfCarts(shop.deps)));
      await Promise.all([deliverMail(shop.deps), deliverMail(shop.deps)]);
      expect(sent.map(({ to }) => to).sort()).toEqual(
        Array.from({ length: 12 }, (_, at) => `many${at}@example.com`).sort(),
      );
    });

    it('are at most two a week to one address, whoever ticks the box and however often', async () => {
      for (let at = 0; at < 4; at += 1) {
        await keep(shop.visitor(), { checkoutId: `checkout-of-${at}` });
        await pass(61);
        await run();
      }
      expect(sent).toHaveLength(2);
    });

    it('say nothing after days in which the shop was down', async () => {
      await keep(shop.visitor());
      await pass(60 + 2 * 1440 + 1);
      expect(await run()).toBe(0);
    });

    it('go by what was configured, and stop where it is switched off meanwhile', async () => {
      const env = { ...shop.deps.env, CART_REMINDERS: [30] };
      await keep(shop.visitor());
      await pass(31);
      await remindOfCarts({ ...shop.deps, env });
      await deliverMail({ ...shop.deps, env: { ...env, CART_REMINDERS: [] } });
      expect(sent).toEqual([]);
      await shop.deps.db.delete(cartReminders);
      await keep(shop.visitor(), { email: 'other@example.com' });
      await pass(31);
      await remindOfCarts({ ...shop.deps, env });
      await deliverMail({ ...shop.deps, env });
      expect(sent[0]!.text).toContain('No further message follows');
      await pass(3000);
      await remindOfCarts({ ...shop.deps, env });
      await deliverMail({ ...shop.deps, env });
      expect(sent).toHaveLength(1);
    });

    it('are not sent to a blocked address, whenever it was blocked', async () => {
      const told = { reason: 'test', by: 'owner@example.com' };
      await keep(shop.visitor());
      await pass(61);
      await remindOfCarts(shop.deps);
      await insertBlock(shop.deps.db, email, told);
      await deliverMail(shop.deps);
      await pass(1440);
      await run();
      expect(await shop.deps.db.$count(cartReminders)).toBe(0);
      expect((await keep(shop.visitor())).status).toBe(200);
      expect(await shop.deps.db.$count(cartReminders)).toBe(0);
      expect(sent).toEqual([]);
      await deleteBlock(shop.deps.db, email);
    });

    it('name what there is less of, and are not written where nothing can be had', async () => {
      const items = [...two, { productId: 'pearl', quantity: 1 }];
      await keep(shop.visitor(), { items });
      await pass(61);
      await shop.deps.db.update(products).set({ stock: 1 }).where(eq(products.id, 'ruby'));
      await shop.deps.db.update(products).set({ stock: 0 }).where(eq(products.id, 'pearl'));
      await run();
      expect(sent[0]!.text).toContain('Stone ruby: only 1 left');
      expect(sent[0]!.text).toContain('Stone pearl: no longer to be had');
      await shop.deps.db.update(products).set({ stock: 0 }).where(eq(products.id, 'ruby'));
      await pass(1440);
      expect(await run()).toBe(1);
    });
  });

  describe('a purchase', () => {
    it.each([
      [
        'of that very checkout, under another address',
        (visitor: Visitor) => buy(visitor, { email: 'b@example.com', checkoutId }),
      ],
      ['by the same browser', (visitor: Visitor) => buy(visitor, { email: 'b@example.com' })],
      ['by the same address in another browser', () => buy(shop.visitor())],
    ])('%s ends them, and what was kept goes', async (_, purchase) => {
      const visitor = shop.visitor();
      await keep(visitor);
      await purchase(visitor);
      await pass(61);
      expect(await run()).toBe(1);
      expect(sent[0]!.subject).toMatch(/^Your order/);
      expect(await shop.deps.db.$count(cartReminders)).toBe(0);
    });

    it('by an account of that address, which orders under another one, ends them', async () => {
      const who = await newMember(shop);
      await keep(shop.visitor(), { email: who.email });
      await who.post('/cart/add', { productId: 'ruby', quantity: 2 });
      await buy(who, { email: 'elsewhere@example.com' });
      await pass(61);
      await run();
      expect(sent.map(({ to }) => to)).toEqual(['elsewhere@example.com']);
    });

    it('between choosing whom to write and writing keeps the mail back', async () => {
      const visitor = shop.visitor();
      await keep(visitor);
      await pass(61);
      await remindOfCarts(shop.deps);
      await buy(visitor);
      await deliverMail(shop.deps);
      expect(sent.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Your order/)]);
    });

    it('of the cart that a link put elsewhere, under another address, ends them', async () => {
      const token = await mailed(shop.visitor());
      const reader = shop.visitor();
      expect((await reader.post('/cart-reminders/restore', { token }, from())).status).toBe(200);
      await buy(reader, { email: 'reader@example.com' });
      await pass(1440);
      await run();
      expect(sent.filter(({ to }) => to === email)).toHaveLength(1);
    });

    it('that is being paid is waited for, and one that came to nothing is not', async () => {
      const visitor = shop.visitor();
      await keep(visitor);
      await startOrder(visitor, 200, two, {}, from());
      await pass(61);
      expect(await run()).toBe(0);
      await shop.deps.db.update(orders).set({ status: 'expired' }).where(eq(orders.status, 'created'));
      expect(await run()).toBe(1);
    });

    it('from before the consent says nothing about this cart', async () => {
      const visitor = shop.visitor();
      await buy(visitor);
      await keep(visitor, { checkoutId: 'checkout-2' });
      await run();
      sent.length = 0;
      await shop.deps.db.update(cartReminders).set({ keptAt: sql`now() - interval '61 minutes'` });
      expect(await run()).toBe(1);
    });
  });

  describe('the consent', () => {
    it('is of one cart for a browser and for an address', async () => {
      const visitor = shop.visitor();
      await keep(visitor, { email: 'typo@exmaple.com' });
      await keep(visitor);
      expect((await shop.deps.db.select().from(cartReminders)).map((row) => row.email)).toEqual([email]);
      await keep(shop.visitor(), { checkoutId: 'checkout-2' });
      expect(await shop.deps.db.select().from(cartReminders)).toMatchObject([{ email, round: 2 }]);
    });

    it('is taken back where it was given, and by nobody else', async () => {
      const visitor = shop.visitor();
      await keep(visitor);
      await shop.visitor().delete('/cart-reminders');
      expect(await shop.deps.db.$count(cartReminders)).toBe(1);
      expect((await visitor.delete('/cart-reminders')).status).toBe(200);
      expect(await shop.deps.db.$count(cartReminders)).toBe(0);
      expect((await visitor.delete('/cart-reminders')).status).toBe(200);
    });

    it('is taken back by the link of a mail, also pressed by a mail program, and again', async () => {
      for (const locale of ['en', 'hi']) {
        const address = `${locale}@example.com`;
        await mailed(shop.visitor(), { email: address, checkoutId: `checkout-${locale}` }, { 'x-locale': locale });
        const { pathname, search } = new URL(sent.at(-1)!.leaveUrl!);
        const press = () =>
          shop.app.inject({
            method: 'POST',
            url: pathname + search,
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            payload: 'List-Unsubscribe=One-Click',
          });
        expect((await press()).statusCode).toBe(200);
        expect(await shop.deps.db.$count(cartReminders, eq(cartReminders.email, address))).toBe(0);
        expect((await press()).statusCode).toBe(200);
      }
      await mailed(shop.visitor());
      const token = tokenIn(sent.at(-1), 'leave');
      for (const wrong of [`${token}x`, tokenIn(sent.at(-1), 'restore'), 'x'])
        expect((await shop.visitor().post('/cart-reminders/leave', { token: wrong })).body.code).toBe('token_invalid');
      expect((await shop.visitor().post('/cart-reminders/leave', { token })).status).toBe(200);
      await pass(1440);
      await run();
      expect(sent).toHaveLength(3);
    });

    it('is asked of shoppers, within limits, with an address and a cart', async () => {
      const admin = await newMember(shop, 'admin');
      expect((await keep(admin)).status).toBe(403);
      expect((await keep(shop.visitor(), { email: 'nobody' })).body.fields).toHaveProperty('email');
      expect((await keep(shop.visitor(), { items: [] })).status).toBe(400);
      expect((await keep(shop.visitor(), { items: [{ productId: 'unknown', quantity: 1 }] })).status).toBe(200);
      expect(await shop.deps.db.$count(cartReminders)).toBe(0);
    });

    it('is kept without the name in which a stone is energised', async () => {
      const extras = {
        setting: { design: 'ring', metal: 'gold-22k', size: 14 },
        energisation: { tier: 'personal', for: { name: 'Meera Sharma', gotra: 'Kashyap' } },
      };
      const token = await mailed(shop.visitor(), { items: [{ productId: 'loose', quantity: 1, extras }] });
      const [row] = await shop.deps.db.select().from(cartReminders);
      expect(JSON.stringify(row)).not.toMatch(/Meera|Kashyap/);
      const { body } = await shop.visitor().post('/cart-reminders/read', { token });
      expect(body.energiseAgain).toMatchObject([{ name: 'Stone loose' }]);
      expect(body.items).toMatchObject([
        { extras: { setting: extras.setting }, parts: { setting: { metal: 'gold-22k' } } },
      ]);
    });

    it('ends with its time and with the account, and stands in the copy of a person’s data', async () => {
      const who = await newMember(shop);
      await keep(who, { email: 'elsewhere@example.com' });
      await keep(shop.visitor(), { email: who.email });
      const copy = async () =>
        (await who.get('/users/export')).body.cartReminders.map((row: { email: string }) => row.email);
      expect(await copy()).toEqual(['elsewhere@example.com']);
      await shop.deps.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, who.id));
      expect((await copy()).sort()).toEqual(['elsewhere@example.com', who.email].sort());
      const agreed = async () =>
        (await who.get('/users/consents')).body.consents.map(({ purpose }: { purpose: string }) => purpose);
      expect(await agreed()).toContain('cart-reminders');
      const left = (await who.delete('/users/consents/cart-reminders')).body.consents;
      expect(left.map(({ purpose }: { purpose: string }) => purpose)).not.toContain('cart-reminders');
      expect(await shop.deps.db.$count(cartReminders)).toBe(0);
      await keep(who, { email: 'elsewhere@example.com' });
      await keep(shop.visitor(), { email: who.email });
      await shop.deps.db.transaction((tx) =>
        removePerson(tx, { id: who.id, email: who.email, provenEmail: who.email }),
      );
      expect(await shop.deps.db.$count(cartReminders)).toBe(0);
      await keep(shop.visitor());
      await pass(13 * 1440);
      await forgetReminders(shop.deps.db, 14);
      expect(await shop.deps.db.$count(cartReminders)).toBe(1);
      await pass(2 * 1440);
      await forgetReminders(shop.deps.db, 14);
      expect(await shop.deps.db.$count(cartReminders)).toBe(0);
    });

    it('is not asked for where no purchase would end it, or mails are off', async () => {
      expect((await shop.visitor().get('/config')).body.cartReminders).toEqual({ mails: 2, days: 14 });
      const without = await createTestShop(kind, {});
      expect((await without.visitor().get('/config')).body.cartReminders).toBeNull();
      expect((await keep(without.visitor())).status).toBe(404);
      await without.close();
    });
  });

  describe('its link', () => {
    it('changes nothing when it is looked at, and tells today’s prices and what cannot be had', async () => {
      const items = [
        ...two,
        { productId: 'pearl', quantity: 3 },
        { productId: 'band', variant: 'BAND-S', quantity: 1 },
      ];
      const token = await mailed(shop.visitor(), { items });
      await shop.deps.db.update(products).set({ discountedPricePaise: 15_000 }).where(eq(products.id, 'ruby'));
      await shop.deps.db.update(products).set({ stock: 2 }).where(eq(products.id, 'pearl'));
      await shop.deps.db.update(products).set({ deletedAt: sql`now()` }).where(eq(products.id, 'band'));
      const who = await newMember(shop);
      const { body } = await who.post('/cart-reminders/read', { token });
      expect(body).toMatchObject({
        items: [
          { product: { _id: 'ruby', discountedPrice: 150 }, quantity: 2 },
          { product: { _id: 'pearl' }, quantity: 2 },
        ],
        short: [{ name: 'Stone pearl', nameHi: 'मोती', left: 2 }],
        gone: [{ name: expect.stringContaining('Stone band') }],
      });
      expect((await who.get('/cart')).body.items).toEqual([]);
      await shop.deps.db.update(products).set({ discountedPricePaise: 10_000 }).where(eq(products.id, 'ruby'));
    });

    it('fills a user’s cart on any device without doubling, however often and at the same moment', async () => {
      const items = [...two, { productId: 'pearl', quantity: 1 }];
      const token = await mailed(shop.visitor(), { items });
      const who = await newMember(shop);
      await who.post('/cart/add', { productId: 'pearl', quantity: 3 });
      await who.post('/cart/add', { productId: 'ruby', quantity: 1 });
      const replies = await Promise.all(
        Array.from({ length: 6 }, () => who.post('/cart-reminders/restore', { token }, from())),
      );
      expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200));
      const { body } = await who.get('/cart');
      const lines = body.items.map((item: { product: { _id: string }; quantity: number }) => [
        item.product._id,
        item.quantity,
      ]);
      expect(lines.sort()).toEqual([
        ['pearl', 3],
        ['ruby', 2],
      ]);
      expect(replies[0]!.body.cart.items).toHaveLength(2);
    });

    it('keeps the choices of a line that is there, and brings those of one that is not', async () => {
      const setting = (size: number) => ({ setting: { design: 'ring', metal: 'gold-22k', size } });
      const token = await mailed(shop.visitor(), { items: [{ productId: 'loose', quantity: 1, extras: setting(14) }] });
      const [has, hasNot] = [await newMember(shop), await newMember(shop)];
      await has.post('/cart/add', { productId: 'loose', quantity: 1, extras: setting(9) });
      for (const [who, size] of [
        [has, 9],
        [hasNot, 14],
      ] as const) {
        await who.post('/cart-reminders/restore', { token }, from());
        expect((await who.get('/cart')).body.items).toMatchObject([{ quantity: 1, extras: setting(size) }]);
      }
    });

    it('leaves a full cart as it is, and says so', async () => {
      const token = await mailed(shop.visitor());
      const who = await newMember(shop);
      for (let at = 0; at < 50; at += 1) {
        await addProduct(shop.deps, { id: `fill${at}` });
        await who.post('/cart/add', { productId: `fill${at}`, quantity: 1 });
      }
      expect((await who.post('/cart-reminders/restore', { token }, from())).body.code).toBe('cart_full');
      expect((await who.get('/cart')).body.items).toHaveLength(50);
      await shop.deps.db.delete(products).where(like(products.id, 'fill%'));
    });

    it('gives a guest’s browser what it puts in by itself', async () => {
      const token = await mailed(shop.visitor());
      const { body } = await shop.visitor().post('/cart-reminders/restore', { token }, from());
      expect(body).toMatchObject({ cart: null, items: [{ product: { _id: 'ruby' }, quantity: 2 }] });
    });

    it('opens for its token alone, and for as long as something is kept', async () => {
      const token = await mailed(shop.visitor());
      const read = (given: string) => shop.visitor().post('/cart-reminders/read', { token: given });
      for (const wrong of [`${token}x`, tokenIn(sent.at(-1), 'leave'), 'x'])
        expect((await read(wrong)).body.code).toBe('token_invalid');
      expect((await read(token)).status).toBe(200);
      await shop.deps.db.delete(cartReminders);
      expect((await read(token)).body.code).toBe('token_invalid');
    });
  });
});
