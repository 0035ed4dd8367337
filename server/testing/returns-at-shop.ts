import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { products } from '../catalogue/schema.ts';
import { outbox } from '../platform/outbox/schema.ts';
import { addProduct } from './catalogue.ts';
import { type CheckoutShop, createCheckoutShop, startOrder } from './checkout-shop.ts';
import { newMember, type TestMember } from './members.ts';
import { deleteFrom } from './reused-databases.ts';
import type { DatabaseKind } from './test-database.ts';
import type { Visitor } from './test-shop.ts';

/**
 * Set-up for one test file: a shop with a gateway. Before each test it has two products, an
 * administrator and a buyer, and no rows of the previous test.
 */
export function returnsAtShop(kind: DatabaseKind) {
  const at = {
    shop: undefined as unknown as CheckoutShop,
    admin: undefined as unknown as TestMember,
    buyer: undefined as unknown as Visitor,
    /** Buys two rings and the stone for ₹7000. @returns the order's id */
    buy: async (): Promise<string> => {
      const items = [
        { productId: 'ring', quantity: 2 },
        { productId: 'stone', quantity: 1 },
      ];
      const { orderId, gatewayOrderId } = await startOrder(at.buyer, 7000, items);
      await at.buyer.post('/payments/verify', await at.shop.pay(gatewayOrderId));
      return orderId;
    },
    deliver: async (id: string): Promise<void> => {
      await at.admin.post(`/admin/orders/${id}/ship`, {
        carrier: 'India Post',
        trackingNumber: 'X1',
      });
      expect((await at.admin.post(`/admin/orders/${id}/deliver`)).status).toBe(200);
    },
    request: (
      id: string,
      lines: object[],
      extra: object = {},
      headers: Record<string, string> = {},
    ) =>
      at.buyer.post(
        `/payments/orders/${id}/returns`,
        { wish: 'refund', reason: 'size', lines, ...extra },
        headers,
      ),
    step: (id: string, name: string, body: object = {}) =>
      at.admin.post(`/admin/returns/${id}/${name}`, body),
    stockOf: async (id: string) =>
      (await at.shop.deps.db.select().from(products).where(eq(products.id, id)))[0]?.stock,
    steps: async () =>
      (await at.shop.deps.db.select().from(outbox).where(like(outbox.key, 'return-step:%'))).map(
        ({ key }) => key.split(':').at(-1),
      ),
  };

  let ofShop: string[] = [];
  const listFilledTables = async () => {
    const { rows } = await at.shop.deps.db.execute<{ name: string }>(
      sql`select oid::regclass::text as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`,
    );
    return rows.map(({ name }) => name);
  };
  beforeAll(async () => {
    at.shop = await createCheckoutShop(kind);
    ofShop = await listFilledTables();
  });
  beforeEach(async () => {
    const { deps, gateway } = at.shop;
    // Deleting the rows takes a tenth of the time of a new shop.
    const ofTest = (await listFilledTables()).filter((table) => !ofShop.includes(table));
    await deps.db.transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      if (ofTest.length > 0) await tx.execute(sql.raw(deleteFrom(ofTest)));
      await tx.execute(sql`delete from settings where key = 'shop'`);
    });
    await gateway.post('/__sandbox/reset');
    at.admin = await newMember(at.shop, 'admin');
    at.buyer = at.shop.visitor();
    await addProduct(deps, { id: 'ring', price: 1000, stock: 10 });
    await addProduct(deps, { id: 'stone', price: 5000, stock: 1 });
  });
  afterAll(() => at.shop.close());
  return at;
}
