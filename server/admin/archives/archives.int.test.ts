import type { BundlePart } from '@jyotiratna/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../accounts/schema.ts';
import { healerCertificates } from '../../healers/certificates/schema.ts';
import { healerAccounts } from '../../healers/schema.ts';
import { creditAccount } from '../../ledger/accounts.ts';
import { balanceOf } from '../../ledger/queries.ts';
import { returnRequests } from '../../orders/returns/schema.ts';
import { parcels } from '../../parcels/schema.ts';
import {
  type ArchiveShop,
  archivedCertificate,
  archivedHealer,
  archiveOf,
  filesOf,
  fillForArchive,
  moveIn,
  openForArchive,
} from '../../testing/archives-at-shop.ts';
import { databaseKinds } from '../../testing/test-database.ts';

describe.each(databaseKinds())('an archive of the shop on %s', (kind) => {
  let from: ArchiveShop;
  let code = '';
  let to: ArchiveShop;
  beforeAll(async () => {
    from = await openForArchive(kind);
    to = await openForArchive(kind);
    code = await fillForArchive(from);
  });
  afterAll(async () => {
    await from.shop.close();
    await to.shop.close();
  });

  it('recreates an equal shop from an empty one', async () => {
    const first = await archiveOf(from);
    const moved = await moveIn(to, first);
    expect(moved).toMatchObject({ status: 'finished', done: moved.total });
    expect(Object.values(moved.counts).flatMap((counts) => Object.keys(counts as object))).toEqual(
      expect.not.arrayContaining(['dropped', 'failed']),
    );
    const [before, after] = [await filesOf(first), await filesOf(await archiveOf(to))];
    expect(Object.keys(before)).toEqual(
      expect.arrayContaining([
        'products-000001.jsonl',
        'documents-000001.jsonl',
        'users-000001.jsonl',
        'end.json',
      ]),
    );
    expect(Object.keys(before).filter((name) => name.startsWith('images/')).length).toBeGreaterThan(
      1,
    );
    expect(after).toEqual(before);
    const { body } = await to.shop.visitor().get('/products/ring');
    expect(body.product.name).toBe('Ring');
    const { bundle } = (await to.shop.visitor().get('/products/pair')).body.product;
    const parts = new Map(bundle.parts.map((part: BundlePart) => [part.productId, part.quantity]));
    expect(parts).toEqual(new Map(Object.entries({ ring: 1, bead: 2 })));
    const { deps } = to.shop;
    const [user] = await deps.db.select().from(users).where(eq(users.role, 'user'));
    expect(await balanceOf(deps.db, creditAccount(user?.id ?? ''))).toBe(70_000);
    expect((await to.shop.visitor().post('/gift-cards/check', { code })).body).toMatchObject({
      balance: 2500,
    });
    expect(await deps.db.select().from(healerAccounts)).toMatchObject([
      { ...archivedHealer, userId: null, switchedOn: false },
    ]);
    expect(await deps.db.select().from(healerCertificates)).toMatchObject([
      { ...archivedCertificate, content: '' },
    ]);
    expect([await deps.db.$count(parcels), await deps.db.$count(returnRequests)]).toEqual([1, 1]);
  });
});
