import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { attempts } from '../accounts/schema.ts';
import { remindOfCarts } from '../cart-reminders/remind-of-carts.ts';
import { cartReminders } from '../cart-reminders/schema.ts';
import { designs, metalRates } from '../catalogue/designs/schema.ts';
import { products } from '../catalogue/schema.ts';
import { deliverEmail } from '../platform/email/deliver-email.ts';
import type { RenderedEmail } from '../platform/email/mailer.ts';
import { outbox } from '../platform/outbox/schema.ts';
import { orderEvents, orders } from '../reservations/schema.ts';
import { addProduct, addSizes } from './catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from './checkout-shop.ts';
import type { DatabaseKind } from './test-database.ts';
import type { Visitor } from './test-shop.ts';

const email = 'asha@example.com';
const checkoutId = 'checkout-1';
const two = [{ productId: 'ruby', quantity: 2 }];

/**
 * Set-up for one test file: a shop with abandoned-cart emails. Before each test no cart is stored,
 * no email was sent, and stock is reset.
 */
export function cartsAtCheckout(kind: DatabaseKind) {
  let networks = 0;
  const at = {
    shop: undefined as unknown as CheckoutShop,
    email,
    checkoutId,
    /** Lines of a cart: two rubies. */
    two,
    sent: [] as RenderedEmail[],
    /** Headers of a different network for each request, so that no rate limit applies. */
    from: () => ({ 'x-forwarded-for': `198.51.${Math.floor(++networks / 250)}.${networks % 250}` }),
    /** Stores the cart for abandoned-cart emails, as the checkbox of the checkout does. */
    keep: (visitor: Visitor, extra: object = {}, headers: Record<string, string> = {}) =>
      visitor.post(
        '/cart-reminders',
        { email, checkoutId, items: two, ...extra },
        { ...at.from(), ...headers },
      ),
    /** Backdates all stored carts and sent emails by this number of minutes. */
    pass: (minutes: number) => {
      const by = sql`make_interval(mins => ${minutes}::int)`;
      return at.shop.deps.db.update(cartReminders).set({
        savedAt: sql`${cartReminders.savedAt} - ${by}`,
        agreedAt: sql`${cartReminders.agreedAt} - ${by}`,
        sentAt: sql`${cartReminders.sentAt} - ${by}`,
      });
    },
    /** Runs the due jobs. @returns the number of emails sent in this test */
    run: async () => {
      await remindOfCarts(at.shop.deps);
      await deliverEmail(at.shop.deps);
      return at.sent.length;
    },
    tokenIn: (emailMessage: RenderedEmail | undefined, page: string) =>
      new URL(
        new RegExp(`http\\S+/cart-reminders/${page}\\?token=\\S+`).exec(
          emailMessage?.text ?? '',
        )?.[0] ?? '',
      ).searchParams.get('token')!,
    /**
     * Stores the cart of `visitor` and runs the jobs. @returns the token of the first email about
     * it
     */
    mailed: async (visitor: Visitor, extra: object = {}, headers: Record<string, string> = {}) => {
      expect((await at.keep(visitor, extra, headers)).status).toBe(200);
      await at.pass(61);
      await at.run();
      return at.tokenIn(at.sent.at(-1), 'restore');
    },
    buy: async (visitor: Visitor, extra: object = {}) => {
      const { gatewayOrderId, orderId, reply } = await startOrder(
        visitor,
        200,
        two,
        extra,
        at.from(),
      );
      expect(reply.status).toBe(200);
      const callback = await at.shop.pay(gatewayOrderId);
      const verified = await visitor.post('/payments/verify', {
        ...callback,
        amount: 200,
        currency: 'INR',
        items: two,
      });
      expect(verified.status).toBe(200);
      return orderId;
    },
  };

  beforeAll(async () => {
    const mailer = { send: async (one: RenderedEmail) => void at.sent.push(one) };
    const change = (deps: CheckoutShop['deps']) => ({ ...deps, mail: mailer });
    at.shop = await createCheckoutShop(
      kind,
      { TRUST_PROXY: '1', ENERGISATION_PRICES: 'personal=1101' },
      { change },
    );
    const { deps } = at.shop;
    await addProduct(deps, { id: 'ruby', price: 100, stock: 5, nameHi: 'माणिक्य' });
    await addProduct(deps, { id: 'pearl', price: 200, stock: 5, nameHi: 'मोती' });
    await addSizes(deps, 'band', { s: { price: 100, stock: 4 }, m: { price: 120, stock: 4 } });
    await addProduct(deps, { id: 'loose', price: 5000, stock: 1, weightMg: 900 });
    await deps.db.insert(designs).values({
      id: 'ring',
      slug: 'ring',
      name: 'plain ring',
      kind: 'ring',
      weights: [{ metal: 'gold-22k', baseMg: 3_000, perSizeMg: 70 }],
      making: 'fixed',
      makingPaise: 60_000,
      daysToMake: 6,
    });
    await deps.db.insert(metalRates).values({ metal: 'gold-22k', paisePerGram: 900_000 });
  });
  afterAll(() => at.shop.close());
  beforeEach(async () => {
    const { db } = at.shop.deps;
    at.sent.length = 0;
    await db.delete(cartReminders);
    await db.delete(outbox);
    await db.delete(attempts).where(like(attempts.key, 'cart-reminder:%'));
    await db.update(products).set({ stock: 5, deletedAt: null });
    // Purchases of previous tests are backdated.
    await db.update(orderEvents).set({ at: sql`${orderEvents.at} - interval '30 days'` });
    await db.update(orders).set({ status: 'expired' }).where(eq(orders.status, 'created'));
  });
  return at;
}
