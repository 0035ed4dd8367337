import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { products } from '../catalogue/schema.ts';
import { refundPayments } from '../payments/refund-payment.ts';
import { payments } from '../payments/schema.ts';
import { orders } from '../reservations/schema.ts';
import { addProduct } from './catalogue.ts';
import { type Callback, type CheckoutShop, createCheckoutShop } from './checkout-shop.ts';
import { assertInvariants } from './invariants.ts';
import type { DatabaseKind } from './test-database.ts';
import type { Visitor } from './test-shop.ts';

/**
 * Set-up for one test file: a shop with a gateway, and five rings of ₹1000 under a new id before
 * each test. After each, due refunds are processed; stock, orders and payments must be consistent.
 */
export function paymentsAtShop(kind: DatabaseKind, env: Record<string, string> = {}) {
  const stockBefore: Record<string, number> = {};
  const at = {
    shop: undefined as unknown as CheckoutShop,
    testNumber: 0,
    /** The product's id. */
    ring: '',
    /** Lines of an order: one ring, or more. */
    one: (quantity = 1) => [{ productId: at.ring, quantity }],
    order: async (id: string) =>
      (await at.shop.deps.db.select().from(orders).where(eq(orders.id, id)))[0]!,
    /** The rings in stock. */
    stock: async () =>
      (await at.shop.deps.db.select().from(products).where(eq(products.id, at.ring)))[0]!.stock,
    payment: async (id: string) =>
      (await at.shop.deps.db.select().from(payments).where(eq(payments.id, id)))[0]!,
    verify: (visitor: Visitor, callback: Callback, extra: object = {}) =>
      visitor.post('/payments/verify', { ...callback, ...extra }),
    /** Simulates the passing of this many minutes for an order. */
    age: (id: string, minutes: number) =>
      at.shop.deps.db
        .update(orders)
        .set({
          createdAt: sql`${orders.createdAt} - make_interval(mins => ${minutes})`,
          expiresAt: sql`${orders.expiresAt} - make_interval(mins => ${minutes})`,
          reconcileAt: sql`${orders.reconcileAt} - make_interval(mins => ${minutes})`,
        })
        .where(eq(orders.id, id)),
  };

  beforeAll(async () => {
    at.shop = await createCheckoutShop(kind, env);
  });
  beforeEach(async () => {
    at.testNumber += 1;
    at.ring = `ring-${at.testNumber}`;
    stockBefore[at.ring] = 5;
    await addProduct(at.shop.deps, { id: at.ring, price: 1000, stock: 5 });
  });
  afterEach(async () => {
    await refundPayments(at.shop.deps);
    await assertInvariants(at.shop.deps.db, {
      stock: stockBefore,
      ledger: await at.shop.gateway.ledger(),
    });
  });
  afterAll(() => at.shop.close());
  return at;
}
