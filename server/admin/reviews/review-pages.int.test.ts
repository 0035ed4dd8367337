import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionReviews } from '../../consultations/reviews/schema.ts';
import { consultations } from '../../consultations/schema.ts';
import { reviews } from '../../orders/reviews/schema.ts';
import { addProduct } from '../../testing/catalogue.ts';
import { newMember, type TestMember } from '../../testing/members.ts';
import { databaseKinds } from '../../testing/test-database.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

const count = 7;
const ids = Array.from({ length: count }, (_, at) => `review_${at}`);
/** Some reviews are of the same moment. */
const createdAt = (at: number) => new Date(Date.UTC(2026, 10, 1, 0, 0, Math.floor(at / 2)));

describe.each(databaseKinds())('the lists of reviews on %s', (kind) => {
  let shop: TestShop;
  let admin: TestMember;
  beforeAll(async () => {
    shop = await createTestShop(kind);
    admin = await newMember(shop, 'admin');
    const customer = await newMember(shop);
    const { db } = shop.deps;
    await addProduct(shop.deps, { id: 'bead' });
    await db.insert(reviews).values(
      ids.map((id, at) => ({
        ...{ id, productId: 'bead', buyerKey: id, imported: true },
        ...{ name: 'Asha', stars: 5, text: 'Well made.', createdAt: createdAt(at) },
      })),
    );
    const session = { userId: customer.id, healerId: 'sample-healer-1' };
    await db.insert(consultations).values(
      ids.map((id) => ({
        ...{ id, ...session, status: 'ended' as const, ratePaise: 1500, expiresAt: new Date() },
        ...{ freeMinutes: 0, sharePercent: 60, stars: 5 },
      })),
    );
    await db.insert(sessionReviews).values(
      ids.map((consultationId, at) => ({
        ...{ consultationId, text: 'Clear and kind.', createdAt: createdAt(at) },
      })),
    );
  });
  afterAll(() => shop.close());

  it.each(['/admin/reviews', '/admin/session-reviews'])(
    'of %s reach every review once, page by page',
    async (path) => {
      const found: string[] = [];
      let cursor: string | null = '';
      for (let page = 0; page < count && cursor !== null; page += 1) {
        const from: string = cursor && `&cursor=${cursor}`;
        const { body } = await admin.get(`${path}?status=waiting&limit=2${from}`);
        found.push(...body.reviews.map(({ id, _id }: { id?: string; _id?: string }) => _id ?? id));
        cursor = body.nextCursor;
      }
      expect(found).toEqual(ids.toReversed());
      const rejected = await admin.get(`${path}?cursor=x`);
      expect([rejected.status, Object.keys(rejected.body.fields)]).toEqual([400, ['cursor']]);
    },
  );
});
