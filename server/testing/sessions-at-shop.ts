import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { consultations } from '../consultations/schema.ts';
import { addProduct } from './catalogue.ts';
import { errorsOf, newCustomer, newHealer, visitDashboard } from './consultations.ts';
import type { TestMember } from './members.ts';
import type { DatabaseKind } from './test-database.ts';
import { createTestShop, type TestShop } from './test-shop.ts';

/**
 * Set-up for one test file: a shop with a healer online, and a new customer with ₹500 before each
 * test. After each the customer's sessions are closed, and all bills must be correct.
 */
export function sessionsAtShop(kind: DatabaseKind) {
  const at = {
    shop: undefined as unknown as TestShop,
    healer: undefined as unknown as TestMember,
    /** The customer. */
    asha: undefined as unknown as TestMember,
    /** Reads a session as `by`, by default as the customer. */
    read: async (id: string, by?: TestMember) =>
      (await (by ?? at.asha).get(`/consultations/${id}`)).body.consultation,
    /** The customer's balance in rupees. */
    balance: async () => (await at.asha.get('/users/balance')).body.balance,
    /** Updates a session's row, to simulate its progress. */
    change: (id: string, set: object) =>
      at.shop.deps.db.update(consultations).set(set).where(eq(consultations.id, id)),
    /** Sends a message; a repeated text is the same message (idempotent). */
    sendMessage: (
      by: TestMember,
      id: string,
      text: string,
      clientId = `msg-${text.padEnd(8, '.').replaceAll(/[^\w-]/g, '_')}`,
    ) => by.post(`/consultations/${id}/messages`, { clientId, content: { kind: 'text', text } }),
  };

  beforeAll(async () => {
    at.shop = await createTestShop(kind);
    at.healer = await newHealer(at.shop);
    await addProduct(at.shop.deps, { id: 'ring', price: 1500, stock: 5 });
  });
  beforeEach(async () => {
    at.asha = await newCustomer(at.shop, 500);
    await visitDashboard(at.healer);
  });
  afterEach(async () => {
    await at.asha
      .get('/consultations')
      .then(({ body }) =>
        Promise.all(
          body.consultations.map(({ id }: { id: string }) =>
            at.asha.post(`/consultations/${id}/end`, {}),
          ),
        ),
      );
    expect(await errorsOf(at.shop.deps)).toEqual([]);
  });
  afterAll(() => at.shop.close());
  return at;
}
