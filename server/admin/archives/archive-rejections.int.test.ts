import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from '../../catalogue/schema.ts';
import {
  type ArchiveShop,
  archiveOf,
  fillForArchive,
  moveIn,
  openForArchive,
} from '../../testing/archives-at-shop.ts';
import { databaseKinds } from '../../testing/test-database.ts';

describe.each(databaseKinds())('an archive of another shop on %s', (kind) => {
  let from: ArchiveShop;
  beforeAll(async () => {
    from = await openForArchive(kind);
    await fillForArchive(from);
  });
  afterAll(() => from.shop.close());

  it('is imported neither into a shop with goods or customers, nor if it is truncated', async () => {
    const bytes = await archiveOf(from);
    const full = await moveIn(from, bytes);
    expect(Object.keys(full.counts.archive)).toEqual(['dropped']);
    const third = await openForArchive(kind);
    const cut = await moveIn(third, bytes.subarray(0, bytes.length - 2048));
    expect(Object.keys(cut.counts.archive)).toEqual(['dropped']);
    expect(await third.shop.deps.db.$count(products)).toBe(0);
    await third.shop.close();
  });
});
