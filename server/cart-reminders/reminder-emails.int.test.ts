import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { deleteBlock, insertBlock } from '../accounts/block-queries.ts';
import { products } from '../catalogue/schema.ts';
import { deliverEmail } from '../platform/email/deliver-email.ts';
import { orders } from '../reservations/schema.ts';
import { cartsAtCheckout } from '../testing/carts-at-checkout.ts';
import { startOrder } from '../testing/checkout-shop.ts';
import { newMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import type { Visitor } from '../testing/test-shop.ts';
import { remindOfCarts } from './remind-of-carts.ts';
import { cartReminders } from './schema.ts';

describe.each(databaseKinds())('abandoned carts on %s', (kind) => {
  const carts = cartsAtCheckout(kind);
  const { email, checkoutId, two, sent, from, keep, pass, run, mailed, buy } = carts;

  describe('the reminder emails', () => {
    it('are sent after an hour and after a day, and never a third time', async () => {
      await keep(carts.shop.visitor());
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
      expect(first!.text).toContain('We may write once more');
      expect(last!.text).toContain('This is our last message about this cart');
      for (const one of sent) {
        expect(one.html).toContain('Stone ruby, 2 pieces');
        expect(one.leaveUrl).toContain('/cart-reminders/leave?token=');
        expect(one.text + one.html).not.toContain('₹');
      }
    });

    it('are scheduled from the last change of the cart, a day apart even if the first was late', async () => {
      const visitor = carts.shop.visitor();
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

    it('are in the language of the page', async () => {
      await keep(carts.shop.visitor(), {}, { 'x-locale': 'hi' });
      await pass(61);
      await run();
      expect(sent[0]!.subject).toBe('आपका कार्ट अब भी यहीं है');
      expect(sent[0]!.text).toContain('माणिक्य, 2 नग');
      expect(sent[0]!.text).toContain('/hi/cart-reminders/restore?token=');
      expect(sent[0]!.leaveUrl).toContain('/hi/cart-reminders/leave?token=');
    });

    it('are claimed once despite concurrent processes', async () => {
      for (let at = 0; at < 12; at += 1)
        await keep(carts.shop.visitor(), { email: `many${at}@example.com` });
      await pass(61);
      await Promise.all(Array.from({ length: 5 }, () => remindOfCarts(carts.shop.deps)));
      await Promise.all([deliverEmail(carts.shop.deps), deliverEmail(carts.shop.deps)]);
      expect(sent.map(({ to }) => to).sort()).toEqual(
        Array.from({ length: 12 }, (_, at) => `many${at}@example.com`).sort(),
      );
    });

    it('are limited to two a week per address, despite repeated consents', async () => {
      for (let at = 0; at < 4; at += 1) {
        await keep(carts.shop.visitor(), { checkoutId: `checkout-of-${at}` });
        await pass(61);
        await run();
      }
      expect(sent).toHaveLength(2);
    });

    it('are skipped after days of downtime', async () => {
      await keep(carts.shop.visitor());
      await pass(60 + 2 * 1440 + 1);
      expect(await run()).toBe(0);
    });

    it('follow the configuration, and stop when it is disabled later', async () => {
      const env = { ...carts.shop.deps.env, CART_REMINDERS: [30] };
      await keep(carts.shop.visitor());
      await pass(31);
      await remindOfCarts({ ...carts.shop.deps, env });
      await deliverEmail({ ...carts.shop.deps, env: { ...env, CART_REMINDERS: [] } });
      expect(sent).toEqual([]);
      await carts.shop.deps.db.delete(cartReminders);
      await keep(carts.shop.visitor(), { email: 'other@example.com' });
      await pass(31);
      await remindOfCarts({ ...carts.shop.deps, env });
      await deliverEmail({ ...carts.shop.deps, env });
      expect(sent[0]!.text).toContain('This is our last message about this cart');
      await pass(3000);
      await remindOfCarts({ ...carts.shop.deps, env });
      await deliverEmail({ ...carts.shop.deps, env });
      expect(sent).toHaveLength(1);
    });

    it('are not sent to a blocked address, whenever it was blocked', async () => {
      const block = { reason: 'test', by: 'owner@example.com' };
      await keep(carts.shop.visitor());
      await pass(61);
      await remindOfCarts(carts.shop.deps);
      await insertBlock(carts.shop.deps.db, email, block);
      await deliverEmail(carts.shop.deps);
      await pass(1440);
      await run();
      expect(await carts.shop.deps.db.$count(cartReminders)).toBe(0);
      expect((await keep(carts.shop.visitor())).status).toBe(200);
      expect(await carts.shop.deps.db.$count(cartReminders)).toBe(0);
      expect(sent).toEqual([]);
      await deleteBlock(carts.shop.deps.db, email);
    });

    it('name items with reduced stock, and are not sent if nothing is available', async () => {
      const items = [...two, { productId: 'pearl', quantity: 1 }];
      await keep(carts.shop.visitor(), { items });
      await pass(61);
      await carts.shop.deps.db.update(products).set({ stock: 1 }).where(eq(products.id, 'ruby'));
      await carts.shop.deps.db.update(products).set({ stock: 0 }).where(eq(products.id, 'pearl'));
      await run();
      expect(sent[0]!.text).toContain('Stone ruby: only 1 left');
      expect(sent[0]!.text).toContain('Stone pearl: no longer available');
      await carts.shop.deps.db.update(products).set({ stock: 0 }).where(eq(products.id, 'ruby'));
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
      ['by the same address in another browser', () => buy(carts.shop.visitor())],
    ])('%s ends them, and what was kept goes', async (_, purchase) => {
      const visitor = carts.shop.visitor();
      await keep(visitor);
      await purchase(visitor);
      await pass(61);
      expect(await run()).toBe(1);
      expect(sent[0]!.subject).toMatch(/^Your order/);
      expect(await carts.shop.deps.db.$count(cartReminders)).toBe(0);
    });

    it('by an account of that address, with another order address, stops reminders', async () => {
      const user = await newMember(carts.shop);
      await keep(carts.shop.visitor(), { email: user.email });
      await user.post('/cart/add', { productId: 'ruby', quantity: 2 });
      await buy(user, { email: 'elsewhere@example.com' });
      await pass(61);
      await run();
      expect(sent.map(({ to }) => to)).toEqual(['elsewhere@example.com']);
    });

    it('between selection and sending suppresses the reminder', async () => {
      const visitor = carts.shop.visitor();
      await keep(visitor);
      await pass(61);
      await remindOfCarts(carts.shop.deps);
      await buy(visitor);
      await deliverEmail(carts.shop.deps);
      expect(sent.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Your order/)]);
    });

    it('of a cart restored elsewhere by the link, under another address, stops reminders', async () => {
      const token = await mailed(carts.shop.visitor());
      const reader = carts.shop.visitor();
      expect((await reader.post('/cart-reminders/restore', { token }, from())).status).toBe(200);
      await buy(reader, { email: 'reader@example.com' });
      await pass(1440);
      await run();
      expect(sent.filter(({ to }) => to === email)).toHaveLength(1);
    });

    it('with a pending payment delays reminders, and a failed one does not', async () => {
      const visitor = carts.shop.visitor();
      await keep(visitor);
      await startOrder(visitor, 200, two, {}, from());
      await pass(61);
      expect(await run()).toBe(0);
      await carts.shop.deps.db
        .update(orders)
        .set({ status: 'expired' })
        .where(eq(orders.status, 'created'));
      expect(await run()).toBe(1);
    });

    it('before the consent does not affect this cart', async () => {
      const visitor = carts.shop.visitor();
      await buy(visitor);
      await keep(visitor, { checkoutId: 'checkout-2' });
      await run();
      sent.length = 0;
      await carts.shop.deps.db
        .update(cartReminders)
        .set({ savedAt: sql`now() - interval '61 minutes'` });
      expect(await run()).toBe(1);
    });
  });
});
