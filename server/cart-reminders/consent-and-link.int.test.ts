import { eq, like, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../accounts/schema.ts';
import { products } from '../catalogue/schema.ts';
import { removeUser } from '../privacy/queries.ts';
import { cartsAtCheckout } from '../testing/carts-at-checkout.ts';
import { addProduct } from '../testing/catalogue.ts';
import { newMember } from '../testing/members.ts';
import { databaseKinds } from '../testing/test-database.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { deleteReminders } from './queries.ts';
import { cartReminders } from './schema.ts';

describe.each(databaseKinds())('abandoned carts on %s', (kind) => {
  const carts = cartsAtCheckout(kind);
  const { email, two, sent, from, keep, pass, run, tokenIn, mailed } = carts;

  describe('the consent', () => {
    it('applies to one cart per browser and per email address', async () => {
      const visitor = carts.shop.visitor();
      await keep(visitor, { email: 'typo@exmaple.com' });
      await keep(visitor);
      expect(
        (await carts.shop.deps.db.select().from(cartReminders)).map((row) => row.email),
      ).toEqual([email]);
      await keep(carts.shop.visitor(), { checkoutId: 'checkout-2' });
      expect(await carts.shop.deps.db.select().from(cartReminders)).toMatchObject([
        { email, round: 2 },
      ]);
    });

    it('is withdrawn only by its owner', async () => {
      const visitor = carts.shop.visitor();
      await keep(visitor);
      await carts.shop.visitor().delete('/cart-reminders');
      expect(await carts.shop.deps.db.$count(cartReminders)).toBe(1);
      expect((await visitor.delete('/cart-reminders')).status).toBe(200);
      expect(await carts.shop.deps.db.$count(cartReminders)).toBe(0);
      expect((await visitor.delete('/cart-reminders')).status).toBe(200);
    });

    it('is withdrawn by the link in an email, also by one-click unsubscribe, and repeatedly', async () => {
      for (const locale of ['en', 'hi']) {
        const address = `${locale}@example.com`;
        await mailed(
          carts.shop.visitor(),
          { email: address, checkoutId: `checkout-${locale}` },
          { 'x-locale': locale },
        );
        const { pathname, search } = new URL(sent.at(-1)!.leaveUrl!);
        const press = () =>
          carts.shop.app.inject({
            method: 'POST',
            url: pathname + search,
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            payload: 'List-Unsubscribe=One-Click',
          });
        expect((await press()).statusCode).toBe(200);
        expect(
          await carts.shop.deps.db.$count(cartReminders, eq(cartReminders.email, address)),
        ).toBe(0);
        expect((await press()).statusCode).toBe(200);
      }
      await mailed(carts.shop.visitor());
      const token = tokenIn(sent.at(-1), 'leave');
      for (const invalid of [`${token}x`, tokenIn(sent.at(-1), 'restore'), 'x'])
        expect(
          (await carts.shop.visitor().post('/cart-reminders/leave', { token: invalid })).body.code,
        ).toBe('token_invalid');
      expect((await carts.shop.visitor().post('/cart-reminders/leave', { token })).status).toBe(
        200,
      );
      await pass(1440);
      await run();
      expect(sent).toHaveLength(3);
    });

    it('is accepted from shoppers, within limits, with an address and a cart', async () => {
      const admin = await newMember(carts.shop, 'admin');
      expect((await keep(admin)).status).toBe(403);
      expect((await keep(carts.shop.visitor(), { email: 'nobody' })).body.fields).toHaveProperty(
        'email',
      );
      expect((await keep(carts.shop.visitor(), { items: [] })).status).toBe(400);
      expect(
        (await keep(carts.shop.visitor(), { items: [{ productId: 'unknown', quantity: 1 }] }))
          .status,
      ).toBe(200);
      expect(await carts.shop.deps.db.$count(cartReminders)).toBe(0);
    });

    it('is stored without the name for an energised stone', async () => {
      const extras = {
        setting: { design: 'ring', metal: 'gold-22k', size: 14 },
        energisation: { tier: 'personal', for: { name: 'Meera Sharma', gotra: 'Kashyap' } },
      };
      const token = await mailed(carts.shop.visitor(), {
        items: [{ productId: 'loose', quantity: 1, extras }],
      });
      const [row] = await carts.shop.deps.db.select().from(cartReminders);
      expect(JSON.stringify(row)).not.toMatch(/Meera|Kashyap/);
      const { body } = await carts.shop.visitor().post('/cart-reminders/read', { token });
      expect(body.energiseAgain).toMatchObject([{ name: 'Stone loose' }]);
      expect(body.items).toMatchObject([
        { extras: { setting: extras.setting }, parts: { setting: { metal: 'gold-22k' } } },
      ]);
    });

    it('expires in time and with the account, and is part of the data export', async () => {
      const user = await newMember(carts.shop);
      await keep(user, { email: 'elsewhere@example.com' });
      await keep(carts.shop.visitor(), { email: user.email });
      const consented = async () =>
        (await user.get('/users/export')).body.cartReminders.map(
          (row: { email: string }) => row.email,
        );
      expect(await consented()).toEqual(['elsewhere@example.com']);
      await carts.shop.deps.db
        .update(users)
        .set({ emailVerifiedAt: new Date() })
        .where(eq(users.id, user.id));
      expect((await consented()).sort()).toEqual(['elsewhere@example.com', user.email].sort());
      const agreed = async () =>
        (await user.get('/users/consents')).body.consents.map(
          ({ purpose }: { purpose: string }) => purpose,
        );
      expect(await agreed()).toContain('cart-reminders');
      const left = (await user.delete('/users/consents/cart-reminders')).body.consents;
      expect(left.map(({ purpose }: { purpose: string }) => purpose)).not.toContain(
        'cart-reminders',
      );
      expect(await carts.shop.deps.db.$count(cartReminders)).toBe(0);
      await keep(user, { email: 'elsewhere@example.com' });
      await keep(carts.shop.visitor(), { email: user.email });
      await carts.shop.deps.db.transaction((tx) =>
        removeUser(tx, { id: user.id, email: user.email, verifiedEmail: user.email }),
      );
      expect(await carts.shop.deps.db.$count(cartReminders)).toBe(0);
      await keep(carts.shop.visitor());
      await pass(13 * 1440);
      await deleteReminders(carts.shop.deps.db, 14);
      expect(await carts.shop.deps.db.$count(cartReminders)).toBe(1);
      await pass(2 * 1440);
      await deleteReminders(carts.shop.deps.db, 14);
      expect(await carts.shop.deps.db.$count(cartReminders)).toBe(0);
    });

    it('is not requested if no purchase could end it, or if reminders are disabled', async () => {
      expect((await carts.shop.visitor().get('/config')).body.cartReminders).toEqual({
        mails: 2,
        days: 14,
      });
      const without = await createTestShop(kind, {});
      expect((await without.visitor().get('/config')).body.cartReminders).toBeNull();
      expect((await keep(without.visitor())).status).toBe(404);
      await without.close();
    });
  });

  describe('its link', () => {
    it('changes nothing when viewed, and returns current prices and unavailable items', async () => {
      const items = [
        ...two,
        { productId: 'pearl', quantity: 3 },
        { productId: 'band', variant: 'BAND-S', quantity: 1 },
      ];
      const token = await mailed(carts.shop.visitor(), { items });
      await carts.shop.deps.db
        .update(products)
        .set({ discountedPricePaise: 15_000 })
        .where(eq(products.id, 'ruby'));
      await carts.shop.deps.db.update(products).set({ stock: 2 }).where(eq(products.id, 'pearl'));
      await carts.shop.deps.db
        .update(products)
        .set({ deletedAt: sql`now()` })
        .where(eq(products.id, 'band'));
      const user = await newMember(carts.shop);
      const { body } = await user.post('/cart-reminders/read', { token });
      expect(body).toMatchObject({
        items: [
          { product: { _id: 'ruby', discountedPrice: 150 }, quantity: 2 },
          { product: { _id: 'pearl' }, quantity: 2 },
        ],
        short: [{ name: 'Stone pearl', nameHi: 'मोती', left: 2 }],
        gone: [{ name: expect.stringContaining('Stone band') }],
      });
      expect((await user.get('/cart')).body.items).toEqual([]);
      await carts.shop.deps.db
        .update(products)
        .set({ discountedPricePaise: 10_000 })
        .where(eq(products.id, 'ruby'));
    });

    it('fills a user’s cart on any device without doubling quantities, also concurrently', async () => {
      const items = [...two, { productId: 'pearl', quantity: 1 }];
      const token = await mailed(carts.shop.visitor(), { items });
      const user = await newMember(carts.shop);
      await user.post('/cart/add', { productId: 'pearl', quantity: 3 });
      await user.post('/cart/add', { productId: 'ruby', quantity: 1 });
      const results = await Promise.all(
        Array.from({ length: 6 }, () => user.post('/cart-reminders/restore', { token }, from())),
      );
      expect(results.map(({ status }) => status)).toEqual(Array(6).fill(200));
      const { body } = await user.get('/cart');
      const lines = body.items.map((item: { product: { _id: string }; quantity: number }) => [
        item.product._id,
        item.quantity,
      ]);
      expect(lines.sort()).toEqual([
        ['pearl', 3],
        ['ruby', 2],
      ]);
      expect(results[0]!.body.cart.items).toHaveLength(2);
    });

    it('keeps the extras of an existing line, and restores those of a missing one', async () => {
      const setting = (size: number) => ({ setting: { design: 'ring', metal: 'gold-22k', size } });
      const token = await mailed(carts.shop.visitor(), {
        items: [{ productId: 'loose', quantity: 1, extras: setting(14) }],
      });
      const [has, hasNot] = [await newMember(carts.shop), await newMember(carts.shop)];
      await has.post('/cart/add', { productId: 'loose', quantity: 1, extras: setting(9) });
      for (const [user, size] of [
        [has, 9],
        [hasNot, 14],
      ] as const) {
        await user.post('/cart-reminders/restore', { token }, from());
        expect((await user.get('/cart')).body.items).toMatchObject([
          { quantity: 1, extras: setting(size) },
        ]);
      }
    });

    it('leaves a full cart unchanged, and reports it', async () => {
      const token = await mailed(carts.shop.visitor());
      const user = await newMember(carts.shop);
      for (let at = 0; at < 50; at += 1) {
        await addProduct(carts.shop.deps, { id: `fill${at}` });
        await user.post('/cart/add', { productId: `fill${at}`, quantity: 1 });
      }
      expect((await user.post('/cart-reminders/restore', { token }, from())).body.code).toBe(
        'cart_full',
      );
      expect((await user.get('/cart')).body.items).toHaveLength(50);
      await carts.shop.deps.db.delete(products).where(like(products.id, 'fill%'));
    });

    it('returns the lines for a guest’s browser to add', async () => {
      const token = await mailed(carts.shop.visitor());
      const { body } = await carts.shop
        .visitor()
        .post('/cart-reminders/restore', { token }, from());
      expect(body).toMatchObject({
        cart: null,
        items: [{ product: { _id: 'ruby' }, quantity: 2 }],
      });
    });

    it('works only with its token, and while the cart is stored', async () => {
      const token = await mailed(carts.shop.visitor());
      const read = (given: string) =>
        carts.shop.visitor().post('/cart-reminders/read', { token: given });
      for (const invalid of [`${token}x`, tokenIn(sent.at(-1), 'leave'), 'x'])
        expect((await read(invalid)).body.code).toBe('token_invalid');
      expect((await read(token)).status).toBe(200);
      await carts.shop.deps.db.delete(cartReminders);
      expect((await read(token)).body.code).toBe('token_invalid');
    });
  });
});
